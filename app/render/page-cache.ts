import { acceptedEncoding, compress, type Encoding } from "./encoding";
import { entityTag, isKnown } from "./shared-answer";

type KeptPage = {
  tag: string;
  plain: Uint8Array;
  encoded: Map<Encoding, Promise<Uint8Array>>;
};

/**
 * Rendered pages, by what they depend on: the caller's key has to name all of it. The number is bounded, for one page
 * can be asked for by many spellings of its path; the one not asked for longest goes first.
 */
export class PageCache {
  private readonly pages = new Map<string, Promise<KeptPage>>();

  constructor(private readonly most = 300) {}

  get size(): number {
    return this.pages.size;
  }

  /** The page under this key; rendered when it is not there, once for all who ask meanwhile. */
  page(key: string, render: () => Promise<string>): Promise<KeptPage> {
    const page = this.pages.get(key) ?? keep(render);
    this.pages.delete(key);
    this.pages.set(key, page);
    page.catch(() => this.pages.delete(key));
    const [oldest] = this.pages.keys();
    if (this.pages.size > this.most && oldest !== undefined) this.pages.delete(oldest);
    return page;
  }
}

async function keep(render: () => Promise<string>): Promise<KeptPage> {
  const plain = Buffer.from(await render());
  return { tag: entityTag(plain), plain, encoded: new Map() };
}

/** Answers with a kept page: 304 to whoever has it, without a body to HEAD, in the smallest encoding otherwise. */
export async function answerKept(request: Request, page: KeptPage, headers: Headers): Promise<Response> {
  headers.set("ETag", page.tag);
  headers.append("Vary", "Accept-Encoding");
  if (isKnown(request, page.tag)) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
  const body = encoding ? await encodedAs(page, encoding) : page.plain;
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : (body as BodyInit), { headers });
}

function encodedAs(page: KeptPage, encoding: Encoding): Promise<Uint8Array> {
  const known = page.encoded.get(encoding);
  if (known) return known;
  const fresh = compress(page.plain, encoding, "kept");
  page.encoded.set(encoding, fresh);
  fresh.catch(() => page.encoded.delete(encoding));
  return fresh;
}

/** Smaller than this, the head of an encoded answer outweighs what is saved. */
const LEAST_BYTES = 1024;

/** Answers with a page that is one visitor's: whole, so that it goes out in one piece and is compressed in one go. */
export async function answerOnce(
  request: Request,
  html: Uint8Array,
  { status, headers }: { status: number; headers: Headers },
): Promise<Response> {
  headers.append("Vary", "Accept-Encoding");
  const accepted = acceptedEncoding(request.headers.get("Accept-Encoding"));
  const encoding = html.length < LEAST_BYTES ? null : accepted;
  const body = encoding ? await compress(html, encoding, "once") : html;
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : (body as BodyInit), { headers, status });
}
