import { hash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { transaction } from "~/base/data/database";
import { contentDir } from "~/base/kernel/config";
import { makeFolder, putInPlace } from "~/base/kernel/private-files";
import { insertImport } from "~/imports/data";
import { IMPORT_STAGE } from "~/site/files.server";
import { ownFiles } from "~/site/own.server";
import type { Post } from "~/site/pages";
import { NEVER, normalizedHead, slugOfFile } from "~/site/post-head";
import { allPosts, postProblem, siteContent } from "~/site/site.server";
import { ImportRefused } from "../read-file";
import { endImport } from "../run";
import type { download } from "./download";
import type { Export, ExportedPost } from "./exported";
import { fileOf, plainSlug } from "./make-post";
import {
  addRedirects,
  importedPosts,
  keepManifest,
  lastNumber,
  readRedirects,
  usableRedirects,
} from "./manifest";
import { fileOfPost, type OldAddress, oldAddressesOf } from "./old-addresses";
import { Pictures } from "./pictures";
import { placesFor } from "./places";
import { readExport } from "./read-export";

export type PostsImported = {
  product: Export["product"];
  read: number;
  /** Files in CONTENT_DIR that were written, or would be. */
  posts: string[];
  /** Those of `posts` that are drafts, and why. */
  drafts: { post: string; why: string }[];
  pictures: string[];
  redirects: Record<string, string>;
  /** Posts that exist on the site already. */
  there: string[];
  /** Posts that were not written, each with its reason. Together with `posts` and `there` these are all that were read. */
  refused: string[];
  left: { post: string | null; what: string }[];
  /** The number to undo the import by; null when nothing was written. */
  number: number | null;
};

type Options = { dryRun: boolean; fetchFrom: typeof download | null; tell: (text: string) => void };
type Planned = { post: ExportedPost; slug: string; key: string };

/**
 * Reads an export and writes its posts, pictures and old addresses into CONTENT_DIR. Everything is prepared in a staging
 * folder and then moved. Existing files are never overwritten, so a second run changes nothing. @throws ImportRefused
 */
export async function importPosts(
  given: string,
  { dryRun, fetchFrom, tell }: Options,
): Promise<PostsImported> {
  const found = await readExport(given);
  const { timeZone } = siteContent();
  const known = new Map(allPosts().map((post) => [post.slug, keysOf(post)]));
  for (const [file, key] of importedPosts()) known.get(slugOfFile(path.basename(file)))?.push(key);
  const planned = withSlugs(found.posts, timeZone, known);
  const moved = new Map<string, string>();
  for (const { post, slug } of planned)
    for (const address of [...post.addresses, post.file])
      if (!moved.has(address)) moved.set(address, `/blog/${slug}`);
  const result: PostsImported = {
    ...{ product: found.product, posts: [], drafts: [], pictures: [], redirects: {}, number: null },
    read: planned.length + found.refused.length,
    there: planned.filter(({ slug }) => known.has(slug)).map(({ slug }) => fileOfPost(slug)),
    refused: found.refused.map(({ name, why }) => `${name}: ${why}`),
    left: found.left.map((what) => ({ post: null, what })),
  };
  const content = contentDir();
  const stage = newStage(dryRun ? os.tmpdir() : content);
  try {
    const pictures = new Pictures(
      found,
      { stage, content, files: ownFiles().size },
      dryRun ? null : fetchFrom,
    );
    mkdirSync(path.join(stage, "posts"));
    const fields: string[] = [];
    const keys: Record<string, string> = {};
    const loaded = new Map<string, OldAddress>();
    for (const { post, slug, key } of planned) {
      if (known.has(slug)) continue;
      const file = fileOfPost(slug);
      const left = [...post.left];
      const came = new Map<string, string>();
      const places = placesFor(pictures, { origins: found.origins, moved, came, folder: post.folder });
      try {
        const made = await fileOf(post, slug, { places, timeZone, left, fields });
        writeFileSync(path.join(stage, file), made.file);
        const problem = postProblem(`${slug}.md`, path.join(stage, file));
        if (problem) throw new Error(problem);
        result.posts.push(file);
        if (made.hidden) result.drafts.push({ post: file, why: made.hidden });
        keys[file] = key;
        for (const [from, to] of came)
          loaded.set(from, { to, posts: [...(loaded.get(from)?.posts ?? []), file] });
        result.left.push(...[...new Set(left)].map((what) => ({ post: file, what })));
      } catch (error) {
        rmSync(path.join(stage, file), { force: true });
        const why = error instanceof RangeError ? "it nests too deep" : (error as Error).message;
        result.refused.push(`${post.name}: ${why}`);
      }
      if (result.posts.length > 0 && result.posts.length % 100 === 0) tell(`${result.posts.length} posts`);
    }
    result.pictures = pictures.files;
    if (fields.length > 0)
      result.left.push({ post: null, what: `fields that mean nothing here: ${counted(fields)}` });
    const here = new Set([...result.posts, ...result.there]);
    const wanted = oldAddressesOf(
      found.product,
      planned.filter(({ slug }) => here.has(fileOfPost(slug))),
    );
    for (const [from, address] of loaded) if (!wanted.has(from)) wanted.set(from, address);
    const { redirects, refused } = usableRedirects(wanted, readRedirects(content));
    result.redirects = redirects;
    result.left.push(...refused.map((what) => ({ post: null, what })));
    if (!dryRun && result.posts.length === 0) addRedirects(content, redirects);
    if (!dryRun && result.posts.length > 0) {
      const files = [...result.pictures, ...result.posts];
      // The manifest comes first, so that an import interrupted by a power cut can still be undone.
      const row = { kind: "posts", file: path.basename(path.resolve(given)), fingerprint: "" };
      const { number } = await transaction((tx) => insertImport(tx, row, lastNumber()));
      result.number = number;
      keepManifest({ number, given, stage, files, posts: keys, redirects, wanted });
      addRedirects(content, redirects);
      for (const file of files) move(path.join(stage, file), path.join(content, file));
      const done = { rowsDone: result.read, counts: { written: result.posts.length } };
      await transaction((tx) => endImport(tx, number, done));
    }
    return result;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Each once, with how often: `layout (4), toc (1)`. */
function counted(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} (${count})`).join(", ");
}

function newStage(folder: string): string {
  try {
    return mkdtempSync(path.join(folder, IMPORT_STAGE));
  } catch (error) {
    throw new ImportRefused(`${folder} cannot be written to (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** Makes the file readable for the web server, whatever the administrator's umask is. */
function move(from: string, to: string): void {
  makeFolder(path.dirname(to), { isPublic: true });
  if (existsSync(to) && !readFileSync(to).equals(readFileSync(from)))
    throw new ImportRefused(`${to} was made by somebody else meanwhile. Run the import again.`);
  putInPlace(from, to, { isPublic: true });
}

/** What tells a post from others of its slug; drafts without a day may all be called the same, so they have their text too. */
const keyOf = (title: unknown, date: unknown, text: unknown) =>
  hash("sha256", JSON.stringify([title, date, date === NEVER && text]), "hex");

const keysOf = ({ title, date }: Post) => [keyOf(title, date, null)];

/**
 * Gives each post a slug of its own, or that of the post that it is already: `known` are the keys of the site's posts. Those
 * that cannot keep theirs are met at their old address all the same.
 */
function withSlugs(posts: ExportedPost[], timeZone: string, known: Map<string, string[]>): Planned[] {
  const taken = new Set<string>();
  return posts.map((post, at) => {
    const { slug: given, title, date } = normalizedHead(post.head, post.file, timeZone).head;
    const key = keyOf(title, date, post.text);
    const isAnothers = (slug: string) => taken.has(slug) || known.get(slug)?.includes(key) === false;
    const dotted = String(given ?? "");
    const plain = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(dotted)
      ? dotted
      : plainSlug(dotted) || plainSlug(post.name) || `post-${at + 1}`;
    let slug = plain;
    for (let number = 2; isAnothers(slug); number += 1) slug = `${plain}-${number}`;
    if (slug !== plain) post.left.push(`its slug ${plain}, which another post has`);
    taken.add(slug);
    return { post, slug, key };
  });
}
