import { addressed } from "~/routes";

/** Returns an address for each route, with these values for its parameters. */
export function urlsOf(parameters: { id: string; partner?: string }): { file: string; url: string }[] {
  const values: Record<string, string> = {
    partner: "cursor",
    section: "members",
    slug: "no-such-post",
    "*": "no/such/page",
    ...parameters,
  };
  return addressed.map(({ file, path = "" }) => ({
    file,
    url: `/${path.replace(/:(\w+)|\*/g, (part, name) => values[name ?? part] ?? "x")}`,
  }));
}
