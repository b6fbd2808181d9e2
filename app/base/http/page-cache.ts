import { keptBy } from "~/base/kernel/kept";
import { once } from "~/base/kernel/once";
import { acceptedEncoding, compress, type Encoding } from "./encoding";
import { entityTag, isKnown } from "./shared-answer";

type KeptPage = {
  tag: string;
  plain: Uint8Array;
  /** Quick compression for the first request, replaced soon after by the best. */
  encoded: Record<Encoding, () => Promise<Uint8Array>>;
};

/** Returns a function that renders a page once under a key, which must name all that the page depends on. */
export const keptPages = (most = 300) =>
  keptBy(
    most,
    (key: string, _: () => Promise<string>) => key,
    (_, render) => keep(render),
  );

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

/** Below this size compression does not pay for its headers. */
const LEAST_BYTES = 1024;

/** Answers with a page in the smallest encoding that the client accepts. */
async function respond(
  request: Request,
  plain: Uint8Array,
  { status = 200, headers }: { status?: number; headers: Headers },
  encode: (encoding: Encoding) => Promise<Uint8Array>,
): Promise<Response> {
  headers.append("Vary", "Accept-Encoding");
  const accepted = acceptedEncoding(request.headers.get("Accept-Encoding"));
  const encoding = plain.length < LEAST_BYTES ? null : accepted;
  const body = encoding ? await encode(encoding) : plain;
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.length));
  return new Response(request.method === "HEAD" ? null : (body as BodyInit), { headers, status });
}

/** Answers with a cached page, or a 304. */
export async function respondWithKept(request: Request, page: KeptPage, headers: Headers): Promise<Response> {
  headers.set("ETag", page.tag);
  if (!isKnown(request, page.tag))
    return respond(request, page.plain, { headers }, (encoding) => page.encoded[encoding]());
  headers.append("Vary", "Accept-Encoding");
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

/** Answers with a page made for one visitor, which is not cached. */
export const respondOnce = (request: Request, html: Uint8Array, init: { status: number; headers: Headers }) =>
  respond(request, html, init, (encoding) => compress(html, encoding, "once"));
