import type { SiteView } from "~/domain/site";

type MetaArguments = { matches: readonly ({ id: string; data?: unknown } | undefined)[] };

/** Returns the title as "Title | Site". After a failed post it starts with "Error: …", which screen readers read first. */
export function pageTitle(title: string, { matches }: MetaArguments) {
  const root = matches.find((match) => match?.id === "root")?.data as
    | { site: SiteView; failed: boolean }
    | undefined;
  return [{ title: `${root?.failed ? "Error: " : ""}${title}${root ? ` | ${root.site.name}` : ""}` }];
}
