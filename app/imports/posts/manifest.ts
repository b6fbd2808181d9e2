import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { now } from "~/base/kernel/clock";
import { contentDir } from "~/base/kernel/config";
import { writeWhole } from "~/base/kernel/finish-file";
import { makeFolder } from "~/base/kernel/private-files";
import { parseJson } from "~/base/text/parse-json";
import { isFields } from "~/site/content-overlay";
import { oldAddressProblems } from "~/site/site.server";
import { ImportRefused } from "../read-file";
import { notesFolder as folder, manifestFile, NOTE, noteFile, undoneFile } from "./notes";
import type { OldAddress } from "./old-addresses";

type Redirects = Record<string, string>;
type Manifest = {
  given: string;
  at: string;
  files: Record<string, string>;
  /** What tells each of its posts from others, by file. */
  posts: Record<string, string>;
  redirects: Record<string, OldAddress>;
};

const hashOf = (at: string) => createHash("sha256").update(readFileSync(at)).digest("hex");
const redirectsFile = (content: string) => path.join(content, "redirects.json");

const numbersIn = (pattern: RegExp): number[] =>
  (existsSync(folder()) ? readdirSync(folder()) : []).flatMap((name) => {
    const number = pattern.exec(name)?.[1];
    return number ? Number(number) : [];
  });

/** Returns the manifests of imports that can still be undone, by number. */
const manifests = (): Map<number, Manifest> =>
  new Map(
    numbersIn(/^posts-(\d+)\.json$/).map((number) => [
      number,
      JSON.parse(readFileSync(manifestFile(number), "utf8")),
    ]),
  );

/** The highest import number that has a manifest here. A restored database may not know that import any more. */
export const lastNumber = (): number => Math.max(0, ...numbersIn(NOTE));

/** The posts that imports wrote into CONTENT_DIR, without those that were taken back: the file of each, and its key. */
export function importedPosts(): [file: string, key: string][] {
  const notes = numbersIn(NOTE).map(
    (number) => JSON.parse(readFileSync(noteFile(number), "utf8")) as Manifest,
  );
  return notes.flatMap(({ files, posts }) => Object.entries(posts).filter(([file]) => file in files));
}

/** Stores what an import writes, with a hash of each file. Of the `wanted` redirects it lists those that an import wrote. */
export function keepManifest(made: {
  number: number;
  given: string;
  stage: string;
  files: string[];
  posts: Record<string, string>;
  redirects: Redirects;
  wanted: Map<string, OldAddress>;
}): void {
  makeFolder(folder());
  const others = manifests();
  const { number } = made;
  const isImported = ([from, { to }]: [string, OldAddress]) =>
    Object.hasOwn(made.redirects, from) || [...others.values()].some((other) => holds(other, from, to));
  const redirects = Object.fromEntries([...made.wanted].filter(isImported));
  const files = Object.fromEntries(made.files.map((file) => [file, hashOf(path.join(made.stage, file))]));
  const { given, posts } = made;
  const manifest: Manifest = { given, at: now().toISOString(), files, posts, redirects };
  writeWhole(manifestFile(number), JSON.stringify(manifest, null, 2));
}

const holds = ({ redirects }: Manifest, from: string, to: string) =>
  Object.hasOwn(redirects, from) && redirects[from]?.to === to;

/** Reads the operator's content/redirects.json; {} when there is none. @throws ImportRefused when it is not valid */
export function readRedirects(content: string): Redirects {
  const file = redirectsFile(content);
  if (!existsSync(file)) return {};
  let why = "must be an object of old paths and new ones";
  try {
    const value = parseJson(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
    if (isFields(value)) return value as Redirects;
  } catch (error) {
    why = `cannot be read: ${(error as Error).message}`;
  }
  throw new ImportRefused(`${file} ${why}. Correct it first.`);
}

/** Splits off redirects that are new; those that the site's start would reject, such as one for an existing page, are refused. */
export function usableRedirects(
  wanted: Map<string, OldAddress>,
  known: Redirects,
): { redirects: Redirects; refused: string[] } {
  const all = [...wanted].map(([from, { to }]) => [from, to] as const);
  const taken = new Set(all.map(([, to]) => to));
  const asked = all.filter(([from, to]) => !Object.hasOwn(known, from) && from !== to);
  const problems = oldAddressProblems({ ...known, ...Object.fromEntries(asked) });
  const problemOf = (from: string) => {
    if (taken.has(from)) return `${from}: there is another post at this address`;
    return problems.find((problem) => problem.startsWith(`${from}: `));
  };
  const elsewhere = all.filter(([from, to]) => Object.hasOwn(known, from) && known[from] !== to);
  return {
    redirects: Object.fromEntries(asked.filter(([from]) => !problemOf(from))),
    refused: [
      ...asked.flatMap(([from]) => problemOf(from) ?? []),
      ...elsewhere.map(([from]) => `${from}: redirects.json leads it to ${known[from]}`),
    ].map((problem) => `the old address ${problem}`),
  };
}

/** Adds redirects to content/redirects.json; on a conflict the new one wins. */
export function addRedirects(content: string, more: Redirects): void {
  if (Object.keys(more).length > 0) writeRedirects(content, { ...readRedirects(content), ...more });
}

function writeRedirects(content: string, all: Redirects): void {
  const file = redirectsFile(content);
  writeWhole(file, `${JSON.stringify(all, null, 2)}\n`, { isPublic: true });
  if (Object.keys(all).length === 0) rmSync(file);
}

/** What undoing an import deleted, and what it kept: files changed since, and pictures and redirects that kept posts use. */
export type Undone = { deleted: string[]; kept: string[]; shown: string[]; addresses: string[] };

/** @throws ImportRefused when the note of what an import wrote is gone */
export function requireNote(number: number): void {
  if (!existsSync(noteFile(number)))
    throw new ImportRefused(
      `Which files import ${number} wrote is noted in ${manifestFile(number)}, which is not there: a restored backup may be older than such notes. Delete the files yourself. Nothing was changed.`,
    );
}

/** Takes an import back: deletes the files that are as it wrote them, and the addresses that lead to nothing then. */
export function undoPosts(number: number): Undone {
  const all = manifests();
  const undone = all.get(number);
  // It was broken off before it wrote anything, or after it was taken back.
  if (!undone) return { deleted: [], kept: [], shown: [], addresses: [] };
  const content = contentDir();
  const isThere = (file: string) => existsSync(path.join(content, file));
  const isPicture = (file: string) => file.startsWith("files/");
  const there = Object.keys(undone.files).filter(isThere);
  const same = there.filter((file) => hashOf(path.join(content, file)) === undone.files[file]);
  for (const file of same) if (!isPicture(file)) rmSync(path.join(content, file));
  const texts = textsIn(content);
  const shown = same.filter((file) => isPicture(file) && texts.some((text) => text.includes(`/${file}`)));
  const deleted = same.filter((file) => !shown.includes(file));
  for (const file of deleted.filter(isPicture)) rmSync(path.join(content, file));
  for (const file of deleted) removeIfEmpty(content, path.dirname(file));

  const now = Object.entries(readRedirects(content));
  const imported = now.filter(([from, to]) => holds(undone, from, to));
  const stays = ([from, to]: [string, string]) =>
    [...all.values()].some(
      (one) => holds(one, from, to) && one.redirects[from]?.posts.some((file) => isThere(file)),
    );
  const addresses = imported.filter(stays).map(([from]) => from);
  const gone = new Set(imported.filter((one) => !stays(one)).map(([from]) => from));
  const rest = now.filter(([from]) => !gone.has(from));
  if (rest.length < now.length) writeRedirects(content, Object.fromEntries(rest));
  const kept = there.filter((file) => !same.includes(file));
  const files = Object.fromEntries(Object.entries(undone.files).filter(([file]) => kept.includes(file)));
  writeWhole(undoneFile(number), JSON.stringify({ ...undone, files }, null, 2));
  rmSync(manifestFile(number));
  return { deleted, kept, shown, addresses };
}

/** The texts of posts and pages, to find out which pictures they still use. */
const textsIn = (content: string): string[] =>
  ["posts", "pages"].flatMap((name) => {
    const at = path.join(content, name);
    const files = existsSync(at) ? readdirSync(at).filter((file) => file.endsWith(".md")) : [];
    return files.map((file) => readFileSync(path.join(at, file), "utf8"));
  });

/** Removes emptied picture folders; the posts folder stays. */
function removeIfEmpty(content: string, name: string): void {
  const at = path.join(content, name);
  if (!name.startsWith("files") || !existsSync(at) || readdirSync(at).length > 0) return;
  rmdirSync(at);
  removeIfEmpty(content, path.dirname(name));
}
