import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type Site, type SiteView, siteSchema } from "~/domain/site";
import { config } from "~/kernel/config";

/**
 * Reads one JSON file of the self-hoster's content and checks it.
 * @throws Error that names the file and each field that is wrong.
 */
function readContent<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const at = path.join(config().contentDir, file);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(at, "utf8"));
  } catch (error) {
    throw new Error(`${at} cannot be read: ${(error as Error).message}`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    (issue) => `  ${issue.path.join(".") || "(whole file)"}: ${issue.message}`,
  );
  throw new Error(`${at} has mistakes:\n${lines.join("\n")}`);
}

let site: Site | undefined;

/** content/site.json, read once. */
export function siteContent(): Site {
  site ??= readContent("site.json", siteSchema);
  return site;
}

/** The part of it that every page shows. */
export function siteView(): SiteView {
  const { name, description, offer, links } = siteContent();
  return { name, description, offer, hasCommunity: links.communityChannel !== "", reviewsUrl: links.reviews };
}
