// What an operator can add to the site: pages, files, and redirects from old addresses.
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { once } from "~/base/kernel/once";
import { pageOf } from "~/base/page-table";
import { resolveOwn } from "~/base/text/markdown-links";
import { oneSpelling } from "~/base/text/url";
import { renderMarkdown } from "~/site/render/markdown";
import { type PictureSize, sizeOf } from "~/site/render/picture-size";
import { isReservedAddress } from "./addresses";
import {
  asJson,
  attempt,
  type Cleaners,
  contentPath,
  mistakes,
  note,
  readContent,
  readMarkdown,
  refuse,
} from "./files.server";
import { type Body, fillIn, type OwnPage, pageHeadSchema, unknownNames } from "./pages";
import { type FindRedirect, readRedirects } from "./redirects";

const PAGE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads an operator's Markdown file and fills in its placeholders, in the head only those without Markdown. Rendered on first use. */
export function readFilledText<Schema extends z.ZodType<object>>(
  file: string,
  text: string,
  clean: Cleaners,
  schema: Schema,
  names: Record<string, string>,
  asShown: (markdown: string) => string,
  problems: string[] = [],
): z.output<Schema> & Body {
  const { site = "", controller = "" } = names;
  const inHead = { site, controller };
  const { head, body } = readMarkdown(file, text, clean, schema, (written, below) => [
    ...problems,
    ...lines(written).flatMap(([field, line]) => unknownNames(field, line, inHead)),
    ...unknownNames("text", below, names),
  ]);
  const written = fillIn(body, names);
  const markdown = once(() => asShown(written));
  const html = once(() => renderMarkdown(markdown(), (url) => pictureSizeAt(url, "/")));
  return {
    ...head,
    ...Object.fromEntries(lines(head).map(([field, line]) => [field, fillIn(line, inHead)])),
    written,
    get markdown() {
      return markdown();
    },
    get html() {
      return html();
    },
  };
}

const lines = (head: object) =>
  Object.entries(head).filter((field): field is [string, string] => typeof field[1] === "string");

/** Reads content/pages, by name. */
export function readPages(
  names: Record<string, string>,
  asShown: (markdown: string) => string,
): Map<string, OwnPage> {
  const pages = new Map<string, OwnPage>();
  for (const file of namesIn("pages")) {
    const at = `pages/${file}`;
    const name = file.slice(0, -".md".length);
    if (!file.endsWith(".md")) {
      note(`${at} is not read: a page is a Markdown file.`);
      continue;
    }
    const problems: string[] = [];
    const ours = pageOf(name);
    if (ours?.yields) note(`${at} stands in place of the site's own page at /${name}.`);
    else if (!PAGE_NAME.test(name)) problems.push("its name: must have a–z, 0–9, and - between them");
    else if (isReservedAddress(`/${name}`))
      problems.push(`its name: the site has a page of its own at /${name}; give it another`);
    const page = attempt(() =>
      readContent(at, (text, clean) =>
        readFilledText(at, text, clean, pageHeadSchema, names, asShown, problems),
      ),
    );
    if (page) pages.set(name, page);
  }
  return pages;
}

/** Returns whether a page of this name exists, even if it has mistakes. */
export const isPage = (name: string): boolean =>
  PAGE_NAME.test(name) && existsSync(contentPath(`pages/${name}.md`));

const namesIn = (folder: string) => (existsSync(contentPath(folder)) ? readdirSync(contentPath(folder)) : []);

const MEGABYTE = 1024 * 1024;
export const LARGEST = 20 * MEGABYTE;
export const MOST_FILES = 10_000;

/** Where each file of site/files and its subfolders is on disk, by its path in there. */
export const ownFiles = once(readFiles);

/** How much of a file is read: cameras write a lot before a picture's size. */
const HEAD = MEGABYTE;

/** Returns the path on disk of the file in site/files that a link leads to, seen from `folder`; null for all others. */
function fileAt(written: string, folder: string): string | null {
  const path = oneSpelling(resolveOwn(written, folder)?.pathname ?? "");
  const file =
    path?.startsWith("/files/") && ownFiles().get(decodeURIComponent(path.slice("/files/".length)));
  // It may have been removed since the start.
  return file && existsSync(file) ? file : null;
}

/** Returns how many bytes the file in site/files at an own path has; 0 where that is not known. */
export function bytesAt(path: string): number {
  const file = fileAt(path, "/");
  return file ? statSync(file).size : 0;
}

/** Returns the size of the picture in site/files that a link leads to, seen from `folder`; null for all others. */
export function pictureSizeAt(written: string, folder: string): PictureSize | null {
  const file = fileAt(written, folder);
  if (!file) return null;
  const head = Buffer.alloc(HEAD);
  const opened = openSync(file, "r");
  const length = readSync(opened, head);
  closeSync(opened);
  return sizeOf(head.subarray(0, length));
}

function readFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const walk = (folder: string, below: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const name = below + entry.name;
      const at = path.join(folder, entry.name);
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory()) walk(at, `${name}/`);
      else if (!entry.isFile()) note(`files/${name} is not served: it is no plain file.`);
      else {
        const { size } = statSync(at);
        if (size > LARGEST)
          refuse(`${at} has ${Math.ceil(size / MEGABYTE)} MB: at most ${LARGEST / MEGABYTE} are served`);
        files.set(name, at);
      }
    }
  };
  const folder = contentPath("files");
  if (existsSync(folder)) walk(folder, "");
  if (files.size > MOST_FILES) refuse(`${folder} has ${files.size} files: at most ${MOST_FILES}`);
  return files;
}

/** Reads content/redirects.json. @throws Error that names each wrong line */
export function readOldAddresses(pageAt: (path: string) => string | null): {
  find: FindRedirect;
  leadTo: string[];
} {
  const file = "redirects.json";
  if (!existsSync(contentPath(file))) return { find: () => null, leadTo: [] };
  return readContent(file, (text) => {
    const table = z.record(z.string(), z.string()).safeParse(asJson(text));
    if (!table.success) throw mistakes(["(whole file): must be old paths, each with where it leads"]);
    const { find, problems } = readRedirects(table.data, pageAt);
    if (problems.length > 0) throw mistakes(problems);
    return { find, leadTo: Object.values(table.data) };
  });
}
