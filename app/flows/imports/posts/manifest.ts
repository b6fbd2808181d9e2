import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { oldAddressProblems } from "~/content/site.server";
import { isFields } from "~/domain/content-overlay";
import { now } from "~/kernel/clock";
import { config, contentDir } from "~/kernel/config";
import { writeWhole } from "~/kernel/finish-file";
import { makeFolder } from "~/kernel/private-files";
import { ImportRefused } from "../read-file";
import type { OldAddress } from "./old-addresses";

type Redirects = Record<string, string>;
type Manifest = {
  given: string;
  at: string;
  files: Record<string, string>;
  redirects: Record<string, OldAddress>;
};

const hashOf = (at: string) => createHash("sha256").update(readFileSync(at)).digest("hex");
const folder = () => path.join(config().dataDir, "imports");
const manifestFile = (number: number) => path.join(folder(), `posts-${number}.json`);
/** One that was taken back: of its files those that stayed. */
const undoneFile = (number: number) => path.join(folder(), `posts-${number}.undone.json`);
/** The note of an import, undone or not. */
const NOTE = /^posts-(\d+)(?:\.undone)?\.json$/;
const noteFile = (number: number) =>
  existsSync(manifestFile(number)) ? manifestFile(number) : undoneFile(number);
const redirectsFile = (content: string) => path.join(content, "redirects.json");

const numbersIn = (pattern: RegExp): number[] =>
  (existsSync(folder()) ? readdirSync(folder()) : []).flatMap((name) => {
    const number = pattern.exec(name)?.[1];
    return number ? Number(number) : [];
  });

/** Those of all imports that can be taken back, by their number. */
const manifests = (): Map<number, Manifest> =>
  new Map(
    numbersIn(/^posts-(\d+)\.json$/).map((number) => [
      number,
      JSON.parse(readFileSync(manifestFile(number), "utf8")),
    ]),
  );

/** The largest number of an import that left a note here: a database that was set back may not know it. */
export const lastNumber = (): number => Math.max(0, ...numbersIn(NOTE));

/** The files of CONTENT_DIR that imports wrote, without those that were taken back. */
export function importedFiles(): Set<string> {
  const notes = numbersIn(NOTE).map((number) => noteFile(number));
  return new Set(
    notes.flatMap((at) => Object.keys((JSON.parse(readFileSync(at, "utf8")) as Manifest).files)),
  );
}

/** Notes what an import writes, with a sum of each file; of the addresses that it `wanted`, those that it or another import wrote. */
export function keepManifest(made: {
  number: number;
  given: string;
  stage: string;
  files: string[];
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
  const manifest: Manifest = { given: made.given, at: now().toISOString(), files, redirects };
  writeWhole(manifestFile(number), JSON.stringify(manifest, null, 2));
}

const holds = ({ redirects }: Manifest, from: string, to: string) =>
  Object.hasOwn(redirects, from) && redirects[from]?.to === to;

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
  writeWhole(file, `${JSON.stringify(all, null, 2)}\n`, { isPublic: true });
  if (Object.keys(all).length === 0) rmSync(file);
}

/** What taking an import back deleted, and what stays: files that somebody has changed, pictures and addresses of posts that stay. */
export type Undone = { deleted: string[]; kept: string[]; shown: string[]; addresses: string[] };

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

/** The posts and pages, in which pictures are named. */
const textsIn = (content: string): string[] =>
  ["posts", "pages"].flatMap((name) => {
    const at = path.join(content, name);
    const files = existsSync(at) ? readdirSync(at).filter((file) => file.endsWith(".md")) : [];
    return files.map((file) => readFileSync(path.join(at, file), "utf8"));
  });

/** The folders of pictures; that of the posts stays. */
function removeIfEmpty(content: string, name: string): void {
  const at = path.join(content, name);
  if (!name.startsWith("files") || !existsSync(at) || readdirSync(at).length > 0) return;
  rmdirSync(at);
  removeIfEmpty(content, path.dirname(name));
}
