import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { oldAddressProblems } from "~/content.server";
import { isFields } from "~/domain/content-overlay";
import { now } from "~/kernel/clock";
import { config, contentDir } from "~/kernel/config";
import { ImportRefused } from "../read-file";

type Redirects = Record<string, string>;
type Manifest = { given: string; at: string; files: Record<string, string>; redirects: Redirects };

const hashOf = (at: string) => createHash("sha256").update(readFileSync(at)).digest("hex");
const folder = () => path.join(config().dataDir, "imports");
const manifestFile = (number: number) => path.join(folder(), `posts-${number}.json`);
const redirectsFile = (content: string) => path.join(content, "redirects.json");

/** Notes what an import writes, with a sum of each file. @returns the number by which it can be taken back */
export function keepManifest(made: {
  given: string;
  stage: string;
  files: string[];
  redirects: Redirects;
}): number {
  mkdirSync(folder(), { recursive: true });
  const numbers = readdirSync(folder()).map((name) => Number(/^posts-(\d+)\.json$/.exec(name)?.[1] ?? 0));
  const number = Math.max(0, ...numbers) + 1;
  const files = Object.fromEntries(made.files.map((file) => [file, hashOf(path.join(made.stage, file))]));
  const manifest: Manifest = { given: made.given, at: now().toISOString(), files, redirects: made.redirects };
  writeFileSync(manifestFile(number), JSON.stringify(manifest, null, 2));
  return number;
}

/** content/redirects.json of the operator; empty where there is none. @throws ImportRefused when it is damaged */
export function readRedirects(content: string): Redirects {
  const file = redirectsFile(content);
  if (!existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
    if (isFields(value)) return value as Redirects;
  } catch {}
  throw new ImportRefused(`${file} must be an object of old paths and new ones. Mend it first.`);
}

/** Those that are not there yet; one that a start of the site would not accept, as one of a page of today, is refused. */
export function usableRedirects(
  wanted: Redirects,
  known: Redirects,
): { redirects: Redirects; refused: string[] } {
  const posts = new Set(Object.values(wanted));
  const asked = Object.entries(wanted).filter(([from, to]) => !Object.hasOwn(known, from) && from !== to);
  const problems = oldAddressProblems({ ...known, ...Object.fromEntries(asked) });
  const problemOf = (from: string) => {
    if (posts.has(from)) return `${from}: there is another post at this address`;
    return problems.find((problem) => problem.startsWith(`${from}: `));
  };
  return {
    redirects: Object.fromEntries(asked.filter(([from]) => !problemOf(from))),
    refused: asked.flatMap(([from]) => problemOf(from) ?? []).map((problem) => `the old address ${problem}`),
  };
}

export function addRedirects(content: string, more: Redirects): void {
  if (Object.keys(more).length > 0) writeRedirects(content, { ...readRedirects(content), ...more });
}

function writeRedirects(content: string, all: Redirects): void {
  const file = redirectsFile(content);
  writeFileSync(`${file}.new`, `${JSON.stringify(all, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  if (Object.keys(all).length === 0) rmSync(file);
}

/**
 * Takes an import back: deletes the files that are as it wrote them, and its old addresses. @returns what was deleted, and
 * what stays because somebody has changed it. @throws ImportRefused when there is no such import
 */
export function undoPosts(number: number): { deleted: string[]; kept: string[] } {
  if (!existsSync(manifestFile(number))) throw new ImportRefused(`There is no import ${number} of posts.`);
  const { files, redirects } = JSON.parse(readFileSync(manifestFile(number), "utf8")) as Manifest;
  const content = contentDir();
  const there = Object.keys(files).filter((file) => existsSync(path.join(content, file)));
  const deleted = there.filter((file) => hashOf(path.join(content, file)) === files[file]);
  for (const file of deleted) rmSync(path.join(content, file));
  for (const file of deleted) removeIfEmpty(content, path.dirname(file));
  const now = readRedirects(content);
  const rest = Object.entries(now).filter(([from, to]) => redirects[from] !== to);
  if (rest.length < Object.keys(now).length) writeRedirects(content, Object.fromEntries(rest));
  rmSync(manifestFile(number));
  return { deleted, kept: there.filter((file) => !deleted.includes(file)) };
}

/** The folders of pictures; that of the posts stays. */
function removeIfEmpty(content: string, name: string): void {
  const at = path.join(content, name);
  if (!name.startsWith("files") || !existsSync(at) || readdirSync(at).length > 0) return;
  rmdirSync(at);
  removeIfEmpty(content, path.dirname(name));
}
