import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isFields } from "~/site/content-overlay";
import { splitHead } from "~/site/files.server";
import { ImportRefused } from "../read-file";
import type { HugoSite } from "./hugo-addresses";

type Fields = Record<string, unknown>;

/** Custom fields can be in `params`, or beside Hugo's own. */
export const withParams = ({ params, ...said }: Fields): Fields => ({
  ...(isFields(params) ? params : {}),
  ...said,
});

/** Tells what Hugo's `cascade` sets, which is not read. @throws ImportRefused where that hides posts */
export function tellCascades({ contents, settings }: HugoSite, tell: (what: string) => void): void {
  const say = (name: string, cascade: unknown) => {
    const said = JSON.stringify(cascade);
    if (said === undefined) return;
    if (/"(?:draft|publishdate|expirydate|_?build)":/i.test(said))
      throw new ImportRefused(
        `${name} hides posts by a cascade, ${said}: write that into those posts first.`,
      );
    tell(`what ${name} cascades: ${said.slice(0, 300)}`);
  };
  say("the settings", settings.cascade);
  for (const content of contents)
    for (const name of readdirSync(content, { recursive: true, encoding: "utf8" }).sort()) {
      if (!/^_index\.(?:[\w-]+\.)?\w+$/.test(path.basename(name))) continue;
      try {
        say(name, splitHead(readFileSync(path.join(content, name), "utf8")).head?.cascade);
      } catch (error) {
        if (error instanceof ImportRefused) throw error;
        tell(`what ${name} cascades: ${(error as Error).message}`);
      }
    }
}
