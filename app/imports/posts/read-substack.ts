import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { decodeString } from "micromark-util-decode-string";
import { ImportRefused } from "../read-file";
import { type Export, type ExportedPost, TEXT_MAX } from "./exported";
import type { Ledger } from "./ledger";

type Row = Record<string, string | undefined>;

/** Reads a Substack export: posts.csv and one HTML file per post in posts/. @throws ImportRefused when posts.csv is not valid */
export function readSubstack(folder: string, ledger: Ledger): Export {
  const list = path.join(folder, "posts.csv");
  let rows: Row[];
  try {
    const columns = (names: string[]) => names.map((name) => name.trim());
    rows = parse(readFileSync(list), {
      columns,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw new ImportRefused(`${list} is no CSV: ${(error as Error).message}`);
  }
  if (rows.some(({ post_id: id }) => !id))
    throw new ImportRefused(`${list} is not Substack's: it has no post_id.`);
  ledger.used("posts.csv");
  const isPost = ({ type }: Row) => !/^(restack|note)$/.test(type ?? "");
  for (const row of rows) {
    // Its text is named with it, even where it is not read.
    ledger.used(`posts/${row.post_id}.html`);
    if (!isPost(row)) ledger.leave(`${row.type} ${decodeString(row.title ?? "")}`);
    for (const [name, said] of Object.entries(row))
      if (said && !COLUMNS.has(name)) ledger.count("columns of posts.csv that mean nothing here", name);
  }
  const posts = rows.filter(isPost).map((row) => postOf(row, folder));
  return {
    product: "Substack",
    posts,
    ledger,
    base: "",
    folder,
    origins: originsIn(posts),
  };
}

const COLUMNS = new Set(
  `post_id post_date is_published type audience title subtitle podcast_url email_sent_at inbox_sent_at`.split(
    " ",
  ),
);

/** The export does not name its site: that is where links to its posts lead. */
function originsIn(posts: ExportedPost[]): string[] {
  const own = new Set(posts.flatMap(({ addresses }) => addresses));
  const links = posts.flatMap(({ text }) =>
    "html" in text ? [...text.html.matchAll(/\bhref="(https?:\/\/[\w.-]+)(\/p\/[\w.-]+)/g)] : [],
  );
  return [...new Set(links.flatMap(([, origin = "", address = ""]) => (own.has(address) ? origin : [])))];
}

function postOf(row: Row, folder: string): ExportedPost {
  const [id = "", ...rest] = (row.post_id ?? "").split(".");
  const slug = rest.join(".") || id;
  // basename() keeps the id from leading out of the folder.
  const file = path.join(folder, "posts", `${path.basename(row.post_id ?? "")}.html`);
  const left: string[] = [];
  if (!existsSync(file)) left.push(`its text: the file posts/${path.basename(file)} is missing`);
  const html = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (html.length > TEXT_MAX) left.push("its text: it has more than 2 MB");
  if (row.podcast_url) left.push(`the recording ${row.podcast_url}`);
  return {
    name: decodeString(row.title || slug),
    isPage: row.type === "page",
    file: `${slug}.md`,
    head: {
      title: decodeString(row.title || slug),
      slug,
      date: row.post_date || undefined,
      published: !/^false$/i.test(row.is_published ?? ""),
      excerpt: row.subtitle ? decodeString(row.subtitle) : undefined,
      visibility: row.audience === "everyone" || !row.audience ? "public" : row.audience,
    },
    text: { html: html.length > TEXT_MAX ? "" : html },
    addresses: [`/p/${slug}`],
    tags: [],
    authors: [],
    folder: "posts",
    left,
  };
}
