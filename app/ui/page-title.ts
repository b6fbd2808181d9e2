import type { SiteView } from "~/domain/site";

/** What a meta function needs of its arguments: the root loader's data. */
type MetaArguments = { matches: readonly ({ id: string; data?: unknown } | undefined)[] };

/** "Title | Site"; after a failed post "Error: …", so that a screen reader hears it first. */
export function pageTitle(title: string, { matches }: MetaArguments) {
  const root = matches.find((match) => match?.id === "root")?.data as
    | { site: SiteView; failed: boolean }
    | undefined;
  return [{ title: `${root?.failed ? "Error: " : ""}${title}${root ? ` | ${root.site.name}` : ""}` }];
}
