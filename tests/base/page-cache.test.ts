import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { acceptedEncoding } from "~/base/http/encoding";
import { keptPages, respondWithKept } from "~/base/http/page-cache";
import { isKnown } from "~/base/http/shared-answer";

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  new Request("http://127.0.0.1/", { headers, method });
const render = (html: string) => {
  const made = { count: 0 };
  return { made, page: async () => `${html}${made.count++}` };
};

describe("a rendered page", () => {
  test("is rendered once for all who ask at the same time and after", async () => {
    const cache = keptPages();
    const { made, page } = render("x");
    const all = await Promise.all([1, 2, 3].map(() => cache("k", page)));
    expect(new Set([...all, await cache("k", page)]).size).toBe(1);
    expect(made.count).toBe(1);
  });

  test("that failed is not kept", async () => {
    const cache = keptPages();
    const fails = async () => Promise.reject(new Error("no"));
    await expect(cache("k", fails)).rejects.toThrow("no");
    const { page } = render("x");
    expect(Buffer.from((await cache("k", page)).plain).toString()).toBe("x0");
  });

  test("makes room: the one not asked for longest goes", async () => {
    const cache = keptPages(2);
    const { made, page } = render("x");
    for (const key of ["a", "b", "a", "c"]) await cache(key, page);
    await cache("a", page);
    expect(made.count).toBe(3);
    await cache("b", page);
    expect(made.count).toBe(4);
  });
});

describe("a page's first answer", () => {
  const WORDS = Array.from({ length: 4000 }, (_, at) => `word${(at * 7919) % 3001}`).join(" ");
  const sizes = async (...pages: Awaited<ReturnType<ReturnType<typeof keptPages>>>[]) =>
    (await Promise.all(pages.map((page) => page.encoded.br()))).map(({ length }) => length);

  test("is compressed in haste, later ones as well as can be, and pages wait for each other", async () => {
    const cache = keptPages();
    const [one, two] = [await cache("1", async () => WORDS), await cache("2", async () => WORDS)];
    const [hasty = 0] = await sizes(one, two);
    await expect.poll(async () => (await sizes(two))[0]).toBeLessThan(hasty * 0.95);
    // It began first, so it is done.
    expect(await sizes(one)).toEqual(await sizes(two));
    expect(brotliDecompressSync(await one.encoded.br()).toString()).toBe(WORDS);
  });
});

describe("the answer", () => {
  const HTML = `<p>${"earth ".repeat(500)}</p>`;
  const kept = () => keptPages()("k", async () => HTML);
  const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test.each<[string, string | null, (bytes: Buffer) => Buffer]>([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ["deflate", null, (same) => same],
    ["", null, (same) => same],
  ])("to Accept-Encoding %j is encoded as %s", async (accepted, encoding, decode) => {
    expect(acceptedEncoding(accepted)).toBe(encoding);
    const answer = await respondWithKept(ask({ "Accept-Encoding": accepted }), await kept(), new Headers());
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    const body = await bytes(answer);
    expect(answer.headers.get("Content-Length")).toBe(String(body.length));
    expect(decode(body).toString()).toBe(HTML);
    expect(answer.headers.get("Vary")).toContain("Accept-Encoding");
  });

  test("to HEAD has the headers of GET and no body", async () => {
    const page = await kept();
    const [get, head] = await Promise.all(
      ["GET", "HEAD"].map((method) =>
        respondWithKept(ask({ "Accept-Encoding": "br" }, method), page, new Headers()),
      ),
    );
    expect([...(head?.headers ?? [])]).toEqual([...(get?.headers ?? [])]);
    expect(head?.body).toBeNull();
  });

  test("to whoever has it is 304, whatever the encoding was", async () => {
    const page = await kept();
    const answer = await respondWithKept(
      ask({ "If-None-Match": page.tag, "Accept-Encoding": "br" }),
      page,
      new Headers(),
    );
    expect([answer.status, answer.body, answer.headers.get("ETag")]).toEqual([304, null, page.tag]);
  });
});

test.each<[string, boolean]>([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['W/"b"', false],
  ["a", false],
  ["", false],
])('If-None-Match: %s names W/"a": %s', (header, known) => {
  expect(isKnown(ask({ "If-None-Match": header }), 'W/"a"')).toBe(known);
});
