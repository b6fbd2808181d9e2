import { hash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { transaction } from "~/base/data/database";
import { contentDir } from "~/base/kernel/config";
import { makeFolder, putInPlace } from "~/base/kernel/private-files";
import { insertImport } from "~/imports/data";
import { isReservedAddress } from "~/site/addresses";
import { IMPORT_STAGE } from "~/site/files.server";
import { ownFiles } from "~/site/own.server";
import type { Post } from "~/site/pages";
import { NEVER, normalizedHead } from "~/site/post-head";
import { allPosts, contentProblem, isDead, ownPages, siteContent } from "~/site/site.server";
import { ImportRefused } from "../read-file";
import { endImport } from "../run";
import type { download } from "./download";
import { addressKey, type Export, type ExportedPost } from "./exported";
import { eachOnce } from "./ledger";
import { fileOf, plainSlug } from "./make-post";
import {
  addRedirects,
  importedPosts,
  keepManifest,
  lastNumber,
  readRedirects,
  usableRedirects,
} from "./manifest";
import { fileOfPost, type Named, type OldAddress, oldAddressesOf, placeOf } from "./old-addresses";
import { Pictures, writeStaged } from "./pictures";
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
type Planned = Named & { key: string };

/**
 * Reads an export and writes its posts, pages, pictures and old addresses into CONTENT_DIR. Everything is prepared in a staging
 * folder and then moved. Existing files are never overwritten, so a second run changes nothing. @throws ImportRefused
 */
export async function importPosts(
  given: string,
  { dryRun, fetchFrom, tell }: Options,
): Promise<PostsImported> {
  const found = await readExport(given);
  const { ledger } = found;
  const { timeZone } = siteContent();
  const known = knownPosts();
  const planned = withSlugs(found.posts, timeZone, known);
  const moved = movedTo(found, planned);
  const isThere = (one: Planned) => known.has(fileOfPost(one));
  const result: PostsImported = {
    product: found.product,
    posts: [],
    drafts: [],
    pictures: [],
    redirects: {},
    number: null,
    read: planned.length + ledger.refused.length,
    there: planned.filter(isThere).map(fileOfPost),
    refused: [],
    left: ledger.left,
  };
  const content = contentDir();
  const stage = dryRun ? mkdtempSync(path.join(os.tmpdir(), IMPORT_STAGE)) : newStage(content);
  try {
    const pictures = new Pictures(
      found,
      { stage, content, files: ownFiles().size },
      dryRun ? null : fetchFrom,
    );
    const keys: Record<string, string> = {};
    const loaded = new Map<string, OldAddress>();
    for (const one of planned) {
      if (isThere(one)) continue;
      const { post, slug, key } = one;
      const file = fileOfPost(one);
      const left = [...post.left];
      const came = new Map<string, string>();
      const { origins, filePages } = found;
      const places = placesFor(pictures, {
        origins,
        moved,
        came,
        folder: post.folder,
        filePages,
        isHere: (at) => !isDead(at),
      });
      try {
        const made = await fileOf(post, slug, { places, timeZone, left, ledger });
        writeStaged(path.join(stage, file), made.file);
        const problem = contentProblem(file, path.join(stage, file));
        if (problem) throw new Error(problem);
        result.posts.push(file);
        if (made.hidden) result.drafts.push({ post: file, why: made.hidden });
        keys[file] = key;
        for (const [from, to] of came)
          loaded.set(from, { to, posts: [...(loaded.get(from)?.posts ?? []), file] });
        for (const what of eachOnce(left)) ledger.leave(what, file);
      } catch (error) {
        if (error instanceof ImportRefused) throw error;
        rmSync(path.join(stage, file), { force: true });
        ledger.refuse(
          post.name,
          error instanceof RangeError ? "it nests too deep" : (error as Error).message,
        );
      }
      if (result.posts.length > 0 && result.posts.length % 100 === 0) tell(`${result.posts.length} posts`);
    }
    result.pictures = pictures.files;
    const here = new Set([...result.posts, ...result.there]);
    const wanted = oldAddressesOf(
      found,
      planned.filter((one) => here.has(fileOfPost(one))),
    );
    for (const [from, address] of loaded) if (!wanted.has(from)) wanted.set(from, address);
    const { redirects, refused } = usableRedirects(wanted, readRedirects(content));
    result.redirects = redirects;
    for (const what of refused) ledger.leave(what);
    ledger.close();
    result.refused = ledger.refused.map(({ name, why }) => `${name}: ${why}`);
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

/** The files of posts and pages that the site has, each with the keys of what it is known to be. */
function knownPosts(): Map<string, string[]> {
  const known = new Map(allPosts().map((post) => [`posts/${post.slug}.md`, keysOf(post)]));
  for (const [name, { title }] of ownPages()) known.set(`pages/${name}.md`, [keyOf(title, null, null)]);
  for (const [file, key] of importedPosts()) known.get(file)?.push(key);
  return known;
}

/** Where the old addresses lead, by their key, and by the names of files. */
function movedTo({ product, base }: Export, planned: Planned[]): Map<string, string> {
  const moved = new Map<string, string>();
  const add = (from: string | null, to: string) => {
    if (from !== null && !moved.has(from)) moved.set(from, to);
  };
  for (const one of planned) add(one.post.file, placeOf(one));
  const all = oldAddressesOf({ product, base }, planned);
  for (const [from, { to }] of all) add(addressKey(from), to);
  // Links that are written with a variable for the site's base come without it.
  for (const [from, { to }] of all)
    if (base && from.startsWith(base)) add(addressKey(from.slice(base.length)), to);
  return moved;
}

/** A folder of the content, of which a killed import leaves nothing to the next; of two at once the first finds its files gone, and fails. */
function newStage(content: string): string {
  const stage = path.join(content, `${IMPORT_STAGE}posts`);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage);
  return stage;
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
 * Gives each post a slug of its own, or that of the post that it is already: `known` are the keys of the site's files. Those
 * that cannot keep theirs are met at their old address all the same.
 */
function withSlugs(posts: ExportedPost[], timeZone: string, known: Map<string, string[]>): Planned[] {
  const taken = new Set<string>();
  return posts.map((post, at) => {
    const { slug: given, title, date } = normalizedHead(post.head, post.file, timeZone).head;
    const key = post.isPage ? keyOf(title, null, null) : keyOf(title, date, post.text);
    const isAnothers = (slug: string) => {
      const file = fileOfPost({ post, slug });
      return (
        taken.has(file) ||
        known.get(file)?.includes(key) === false ||
        (post.isPage === true && isReservedAddress(placeOf({ post, slug })))
      );
    };
    const dotted = String(given ?? "");
    const plain =
      !post.isPage && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(dotted)
        ? dotted
        : plainSlug(dotted) || plainSlug(post.name) || `${post.isPage ? "page" : "post"}-${at + 1}`;
    let slug = plain;
    for (let number = 2; isAnothers(slug); number += 1) slug = `${plain}-${number}`;
    if (slug !== plain)
      post.left.push(`its slug ${plain}, which another ${post.isPage ? "page" : "post"} has`);
    taken.add(fileOfPost({ post, slug }));
    return { post, slug, key };
  });
}
