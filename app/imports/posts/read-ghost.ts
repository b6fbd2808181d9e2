import path from "node:path";
import { WIZARD_START, WIZARD_START_LINE } from "~/base/text/markdown-links";
import { isFields } from "~/site/content-overlay";
import { tagSlug } from "~/site/pages";
import { ImportRefused } from "../read-file";
import type { Export, ExportedPost } from "./exported";
import type { Ledger } from "./ledger";

type Row = Record<string, unknown>;

/** Returns whether JSON is an export of Ghost, of any version. */
export const isGhost = (value: unknown): boolean => Array.isArray(dataOf(value)?.posts);

function dataOf(value: unknown): Row | undefined {
  const first = isFields(value) && Array.isArray(value.db) ? value.db[0] : value;
  const data = isFields(first) && isFields(first.data) ? first.data : first;
  return isFields(data) ? data : undefined;
}

const rowsOf = (data: Row, table: string): Row[] =>
  Array.isArray(data[table]) ? (data[table] as unknown[]).filter(isFields) : [];

/** Current Ghost exports have dates as text, very old ones as milliseconds. */
const moment = (value: unknown) => (typeof value === "number" ? new Date(value).toISOString() : value);

/** Reads a Ghost export. @throws ImportRefused when it is none */
export function readGhost(value: unknown, file: string, ledger: Ledger): Export {
  const data = dataOf(value);
  if (!data || !isGhost(value)) throw new ImportRefused(`${file} is no export of Ghost: it has no posts.`);
  const of = (table: string) => new Map(rowsOf(data, table).map((row) => [row.id, row]));
  const [tags, users] = [of("tags"), of("users")];
  const meta = new Map(rowsOf(data, "posts_meta").map((row) => [row.post_id, row]));
  /** Returns the rows of another table that each post is joined with, in their sort order. */
  const joined = (table: string, key: string, rows: Map<unknown, Row>) => {
    const found = new Map<unknown, Row[]>();
    const order = (row: Row) => Number(row.sort_order ?? 0);
    for (const link of rowsOf(data, table).sort((a, b) => order(a) - order(b))) {
      const row = rows.get(link[key]);
      if (row) found.set(link.post_id, [...(found.get(link.post_id) ?? []), row]);
    }
    return found;
  };
  const tagsOf = joined("posts_tags", "tag_id", tags);
  const authorsOf = joined("posts_authors", "author_id", users);
  const all = rowsOf(data, "posts");
  const isPage = (row: Row) => row.type === "page" || row.page === 1 || row.page === true;
  for (const table of Object.keys(data).filter((name) => !READ.has(name) && rowsOf(data, name).length > 0))
    ledger.leave(`the table ${table} (${rowsOf(data, table).length})`);
  const posts = all.map((row) => {
    const authors = authorsOf.get(row.id) ?? [users.get(row.author_id) ?? []].flat();
    const whole = { ...row, ...picked(meta.get(row.id)) };
    for (const [name, said] of Object.entries({ ...row, ...meta.get(row.id) }))
      if (said && !FIELDS.has(name)) ledger.count("fields that mean nothing here", name);
    return { ...postOf(whole, tagsOf.get(row.id) ?? [], authors), isPage: isPage(row) };
  });
  return {
    product: "Ghost",
    posts,
    ledger,
    base: "",
    folder: path.dirname(file),
    // Ghost writes this placeholder for the site's own address.
    origins: ["__GHOST_URL__"],
  };
}

/** Tables that are read, or only join others. */
const READ = new Set(["posts", "posts_meta", "posts_tags", "posts_authors", "tags", "users"]);
/** Columns that are read, that say the same again, or that only Ghost's editor needs. */
const FIELDS = new Set(
  `id uuid title slug html markdown mobiledoc lexical plaintext comment_id post_id type page status visibility published_at
  created_at updated_at custom_excerpt feature_image image feature_image_alt meta_title meta_description og_title email_only
  codeinjection_head codeinjection_foot canonical_url author_id published_by created_by updated_by locale language
  show_title_and_feature_image newsletter_id featured`.split(/\s+/),
);

const META = ["meta_title", "meta_description", "feature_image_alt", "og_title", "email_only"];

const picked = (meta: Row = {}) =>
  Object.fromEntries(META.filter((name) => meta[name]).map((name) => [name, meta[name]]));

function postOf(row: Row, tags: Row[], authors: Row[]): ExportedPost {
  const { text, left } = textOf(row);
  if (row.featured) left.push("that it is featured");
  if (row.codeinjection_head || row.codeinjection_foot) left.push("code injected into its page");
  if (row.canonical_url) left.push(`the canonical address ${row.canonical_url}`);
  return {
    name: String(row.title ?? row.slug ?? "a post without a title"),
    file: String(row.slug ?? ""),
    head: {
      ...picked(row),
      title: row.title,
      slug: row.slug,
      // Ghost's feeds call a post by its id; in a file of this product it is the slug where feeds do not need one.
      guid: row.id === row.slug ? undefined : row.id,
      status: row.status,
      visibility: row.visibility,
      published_at:
        moment(row.published_at) ?? (row.status === "published" ? moment(row.created_at) : undefined),
      updated_at: row.updated_at === row.published_at ? undefined : moment(row.updated_at),
      custom_excerpt: row.custom_excerpt,
      feature_image: row.feature_image ?? row.image,
      tags: tags.map(({ name, slug }) => ({ name, slug })),
      authors: authors.map(({ name, website }) => ({ name, url: website })),
    },
    text,
    addresses: row.slug ? [`/${row.slug}`] : [],
    tags: tags
      .filter(({ name, slug }) => slug && !String(name).startsWith("#"))
      .map(({ slug }) => ({ here: tagSlug(String(slug)), there: String(slug), isCategory: false })),
    authors: authors.flatMap(({ slug }) => (slug ? [String(slug)] : [])),
    folder: "",
    left,
  };
}

function textOf(row: Row): { text: ExportedPost["text"]; left: string[] } {
  if (typeof row.html === "string" && row.html)
    return { text: { html: row.html.replaceAll(WIZARD_START, `<p>${WIZARD_START_LINE}</p>`) }, left: [] };
  const plain = typeof row.plaintext === "string" ? row.plaintext : "";
  const what = plain ? "its headings, links and pictures" : "its text";
  const hasOwn = row.mobiledoc || row.lexical || row.markdown;
  return {
    text: { markdown: plain },
    left: hasOwn ? [`${what}: the export has no HTML of it, only Ghost's own format`] : [],
  };
}
