import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isThere } from "~/base/kernel/is-there";
import { orElse } from "~/base/kernel/or-else";
import { parseJson } from "~/base/text/parse-json";
import { ImportRefused } from "../read-file";
import { type Export, FILE_MAX } from "./exported";
import { Ledger } from "./ledger";
import { isGhost, readGhost } from "./read-ghost";
import { isPostFile, readMarkdownPosts } from "./read-markdown";
import { readSubstack } from "./read-substack";
import { readWordPress } from "./read-wordpress";

/** Reads an export of any kind, or a folder that holds one or Markdown files. @throws ImportRefused with what is wrong */
export async function readExport(given: string): Promise<Export> {
  const ledger = new Ledger();
  if (!isThere(given)) throw new ImportRefused(`There is no ${given}.`);
  if (!statSync(given).isDirectory()) return readFile(given, ledger);
  if (existsSync(path.join(given, "site.json")))
    throw new ImportRefused(`${given} is a Loam’s content: copy what you want of it into CONTENT_DIR.`);
  noteFiles(given, ledger);
  if (existsSync(path.join(given, "posts.csv"))) return readSubstack(given, ledger);
  const names = readdirSync(given).sort();
  const inside = (ending: string) =>
    names.filter((name) => name.endsWith(ending)).map((name) => path.join(given, name));
  const exports = [...inside(".xml").filter(isWordPress), ...inside(".json").filter(isGhostFile)];
  if (exports.length === 0) return readMarkdownPosts(given, ledger);
  const read: Export[] = [];
  for (const file of exports) {
    ledger.used(path.basename(file));
    read.push(await readFile(file, ledger));
  }
  // WordPress exports a large site as several files.
  return {
    ...(read[0] as Export),
    posts: read.flatMap(({ posts }) => posts),
    origins: [...new Set(read.flatMap(({ origins }) => origins))],
  };
}

/** Folders of programs and versions: they are named, and what is inside is not looked at. */
const CLOSED = /^(?:\..*|node_modules|_site|public|resources|vendor|themes)$/;

/** Notes every file of a folder: what nobody uses is left, by its folder. */
function noteFiles(given: string, ledger: Ledger, below = ""): void {
  for (const entry of readdirSync(path.join(given, below), { withFileTypes: true })) {
    const name = path.posix.join(below, entry.name);
    const [top = "", ...rest] = name.split("/");
    if (!entry.isDirectory())
      ledger.given(
        name,
        rest.length > 0 ? `files in ${top}/ that no post shows` : "files that no post shows",
        rest.join("/") || top,
      );
    else if (CLOSED.test(entry.name))
      ledger.given(`${name}/`, "folders that are not looked into", `${name}/`);
    else noteFiles(given, ledger, name);
  }
}

async function readFile(file: string, ledger: Ledger): Promise<Export> {
  const { size } = statSync(file);
  if (size > FILE_MAX)
    throw new ImportRefused(
      `${file} has ${Math.ceil(size / 1024 / 1024)} MB, and ${FILE_MAX / 1024 / 1024} are read: export it in parts.`,
    );
  if (size === 0) throw new ImportRefused(`${file} is empty.`);
  switch (path.extname(file).toLowerCase()) {
    case ".json":
      return readGhost(jsonOf(file), file, ledger);
    case ".xml":
      return readWordPress(file, ledger);
    case ".csv":
      if (path.basename(file) === "posts.csv") return readSubstack(path.dirname(file), ledger);
  }
  if (isPostFile(file)) return readMarkdownPosts(file, ledger);
  throw new ImportRefused(
    `${file} is not known: give Ghost's .json, WordPress's .xml, or a folder (unpack a .zip first).`,
  );
}

function jsonOf(file: string): unknown {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch {
    throw new ImportRefused(`${file} is not in UTF-8, as JSON is.`);
  }
  try {
    return parseJson(text);
  } catch (error) {
    throw new ImportRefused(`${file} is cut off or damaged: ${(error as Error).message}`);
  }
}

const isWordPress = (file: string) =>
  /xmlns:wp=/.test(readFileSync(file).subarray(0, 10_000).toString("latin1"));

function isGhostFile(file: string): boolean {
  return (
    statSync(file).size <= FILE_MAX && orElse(() => isGhost(JSON.parse(readFileSync(file, "utf8"))), false)
  );
}
