import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { isFields } from "~/site/content-overlay";
import type { AddressOf } from "./exported";

/** Jekyll's default permalink. */
const BY_DATE = "/:categories/:year/:month/:day/:title.html";
const STYLES: Record<string, string> = {
  date: BY_DATE,
  pretty: "/:categories/:year/:month/:day/:title",
  none: "/:categories/:title.html",
};

function permalinkOf(root: string): string {
  const file = path.join(root, "_config.yml");
  if (!existsSync(file)) return BY_DATE;
  const settings: unknown = parse(readFileSync(file, "utf8"));
  const permalink =
    isFields(settings) && typeof settings.permalink === "string" ? settings.permalink : "date";
  return STYLES[permalink] ?? permalink;
}

/** Returns a function that computes a post's Jekyll addresses. */
export function jekyllAddresses(root: string): AddressOf {
  const permalink = permalinkOf(root);
  return ({ called, slug, head }) => {
    const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})-/.exec(called) ?? [];
    if (!year) return [];
    const given = head.categories ?? head.category ?? [];
    const categories = (Array.isArray(given) ? given : String(given).split(/\s+/)).map((one) =>
      String(one).toLowerCase(),
    );
    const parts: Record<string, string | undefined> = {
      categories: categories.join("/"),
      ...{ year, month, day, title: slug, slug, i_month: String(Number(month)), i_day: String(Number(day)) },
    };
    const address = permalink.replace(/:([a-z_]+)/g, (all, part) => parts[part] ?? all);
    return address.includes(":") ? [] : [address.replace(/\/{2,}/g, "/")];
  };
}
