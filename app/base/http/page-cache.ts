import { LRUCache } from "lru-cache";
import { once } from "~/base/kernel/once";
import { acceptedEncoding, compress, type Encoding } from "./encoding";
import { entityTag, isKnown } from "./shared-answer";

type KeptPage = {
  tag: string;
  plain: Uint8Array;
  /** Quick compression for the first request, replaced soon after by the best. */
  encoded: Record<Encoding, () => Promise<Uint8Array>>;
};

/**
 * Caches rendered pages by key. The key must name everything that a page depends on. Bounded, with the least recently used page
 * evicted first.
 */
export class PageCache {
  private readonly pages: LRUCache<string, Promise<KeptPage>>;

  constructor(max = 300) {
    this.pages = new LRUCache({ max });
  }

  get size(): number {
    return this.pages.size;
  }

  /** Returns the page under this key, and renders it at most once, also for parallel requests. */
  page(key: string, render: () => Promise<string>): Promise<KeptPage> {
    const known = this.pages.get(key);
    if (known) return known;
    const page = keep(render);
    this.pages.set(key, page);
    page.catch(() => this.pages.delete(key));
    return page;
  }
}

async function keep(render: () => Promise<string>): Promise<KeptPage> {
  const plain = Buffer.from(await render());
  return {
    tag: entityTag(plain),
    plain,
    encoded: { br: encoder(plain, "br"), gzip: encoder(plain, "gzip") },
  };
}

/** Best compression takes 80 to 180 ms of CPU, so one page at a time, in the background. */
let queue: Promise<unknown> = Promise.resolve();

function encoder(plain: Uint8Array, encoding: Encoding): () => Promise<Uint8Array> {
  let best: Uint8Array | undefined;
  const hasty = once(() => {
    const bytes = compress(plain, encoding, "once");
    // If the best compression fails, the quick one stays.
    queue = Promise.allSettled([queue, bytes]).then(async () => {
      best = await compress(plain, encoding, "kept").catch(() => undefined);
    });
    return bytes;
  });
  return async () => best ?? hasty();
}

/** Answers with a cached page: a 304, or the smallest encoding that the client accepts. */
export async function respondWithKept(request: Request, page: KeptPage, headers: Headers): Promise<Response> {
  headers.set("ETag", page.tag);
  headers.append("Vary", "Accept-Encoding");
  if (isKnown(request, page.tag)) {
    headers.delete("Content-Type");
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
  const body = encoding ? await page.encoded[encoding]() : page.plain;
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : (body as BodyInit), { headers });
}

/** Below this size compression does not pay for its headers. */
const LEAST_BYTES = 1024;

/** Answers with a page made for one visitor, which is not cached. */
export async function respondOnce(
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
