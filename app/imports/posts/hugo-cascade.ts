import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isFields } from "~/site/content-overlay";
import { splitHead } from "~/site/files.server";
import type { HugoSite } from "./hugo-addresses";

type Fields = Record<string, unknown>;

/** Custom fields can be in `params`, or beside Hugo's own. */
export const withParams = ({ params, ...said }: Fields): Fields => ({
  ...(isFields(params) ? params : {}),
  ...said,
});

/**
 * Returns the fields that Hugo's `cascade` sets for a file: from the site's settings, and from the `_index.md` of each
 * section it is in; the nearest wins. A cascade for only some of the pages is told.
 */
export function hugoCascade(
  { content, settings }: HugoSite,
  tell: (what: string) => void,
): (file: string) => Fields {
  const known = new Map<string, Fields>();
  const saidIn = (name: string, cascade: unknown): Fields => {
    const parts = [cascade].flat().filter(isFields);
    const forPages = parts.flatMap(({ target, _target = target, ...said }) => {
      const { kind = "page", ...more } = isFields(_target) ? _target : {};
      if (kind !== "page") return [];
      if (Object.keys(more).length === 0) return withParams(said);
      tell(`what ${name} cascades to ${JSON.stringify(more)}: not understood`);
      return [];
    });
    // In a list the first one wins.
    return Object.assign({}, ...forPages.reverse());
  };
  const cascadeOf = (file: string): unknown => {
    if (!existsSync(file)) return undefined;
    try {
      return splitHead(readFileSync(file, "utf8")).head?.cascade;
    } catch (error) {
      tell(`what ${path.relative(content, file)} cascades: ${(error as Error).message}`);
      return undefined;
    }
  };
  const at = (folder: string): Fields => {
    const before = known.get(folder);
    if (before) return before;
    const isTop = folder === content || folder === path.dirname(folder);
    const above = isTop ? saidIn("the settings", settings.cascade) : at(path.dirname(folder));
    const index = path.join(folder, "_index.md");
    const said = { ...above, ...saidIn(path.relative(content, index), cascadeOf(index)) };
    known.set(folder, said);
    return said;
  };
  return (file) => at(path.dirname(file));
}
