import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packAssets } from "../../scripts/packed-assets.mjs";
import { freePort, poll } from "../support/server";
import { type FakeRoot, makeFakeRoot, type Started } from "./fake-root";

type Told = {
  url: string;
  store: Record<string, unknown>;
  stillThere: boolean;
  bodyLength: number;
  headers: Record<string, string>;
};

let root: FakeRoot;
let port: number;
let server: Started;
let url: string;

const running = new Map<string, ReturnType<typeof startAlone>>();

/** A server for all tests that want it with these variables. */
function startWith(env: Record<string, string>) {
  const key = JSON.stringify(env);
  const started = running.get(key) ?? startAlone(env);
  running.set(key, started);
  return started;
}

async function startAlone(env: Record<string, string>) {
  const ownPort = await freePort();
  const started = root.serve({ PORT: String(ownPort), ...env });
  await started.says("[remix-serve]");
  return { ...started, port: ownPort, url: `http://127.0.0.1:${ownPort}` };
}

/** fetch() may not set Host or Origin; http.request may. */
function ask(
  toPort: number,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  agent?: http.Agent,
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: "127.0.0.1", port: toPort, path, headers, agent }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve(JSON.parse(text));
    });
    request.once("error", reject);
  });
}

beforeAll(async () => {
  root = await makeFakeRoot();
  ({ port, url, ...server } = await startWith({}));
});
afterAll(() => root.stop());

describe("packed assets", () => {
  const SCRIPT = "export const hello = 'hello';\n".repeat(100);
  const STYLE = "body { color: teal }\n".repeat(100);
  let own: Awaited<ReturnType<typeof startWith>>;
  const raw = (path: string, encoding: string) =>
    new Promise<{ headers: http.IncomingHttpHeaders; status?: number; body: Buffer }>((resolve, reject) => {
      const headers = { "Accept-Encoding": encoding };
      const request = http.get({ host: "127.0.0.1", port: own.port, path, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ headers: response.headers, status: response.statusCode, body });
      });
      request.once("error", reject);
    });

  beforeAll(async () => {
    const folder = path.join(root.folder, "build/client/assets");
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "a-1.js"), SCRIPT);
    writeFileSync(path.join(folder, "a-1.css"), STYLE);
    packAssets(folder);
    // What is packed is found at the start.
    own = await startAlone({});
  });

  test("go to whoever understands brotli, whole, with their type, for ever", async () => {
    for (const [name, type, text] of [
      ["a-1.js", /^text\/javascript/, SCRIPT],
      ["a-1.css", /^text\/css/, STYLE],
    ] as const) {
      const { headers, body } = await raw(`/assets/${name}`, "gzip, deflate, br, zstd");
      expect(headers).toMatchObject({
        "content-encoding": "br",
        "content-length": String(body.length),
        "content-type": expect.stringMatching(type),
        "cache-control": "public, max-age=31536000, immutable",
        vary: expect.stringContaining("Accept-Encoding"),
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      expect(brotliDecompressSync(body).toString()).toBe(text);
    }
  });

  test("stay away from others, who get the same text", async () => {
    const gzip = await raw("/assets/a-1.js", "gzip");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    for (const encoding of ["", "identity", "br;q=0"]) {
      const { headers, body } = await raw("/assets/a-1.js", encoding);
      expect(headers["content-encoding"], encoding).toBeUndefined();
      expect(headers.vary, encoding).toContain("Accept-Encoding");
      expect(body.toString()).toBe(SCRIPT);
    }
  });

  test("a file without a hash in its name is kept for an hour, not for ever", async () => {
    writeFileSync(path.join(root.folder, "build/client/plain.txt"), "Hello");
    expect((await raw("/plain.txt", "br")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("a file that is not there is no packed one either", async () => {
    const { headers } = await raw("/assets/nope.js", "br");
    expect(headers["content-type"]).not.toMatch(/javascript/);
  });
});

test("stays small", () => {
  expect(readFileSync("app/base/front/receive.ts", "utf8").trimEnd().split("\n").length).toBeLessThan(90);
});

describe("headers", () => {
  test("are on every response", async () => {
    for (const path of ["/", "/favicon.ico", "/%E0%A4%A"]) {
      const { headers } = await fetch(url + path);
      expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      expect(headers.get("Permissions-Policy")).toContain("camera=()");
      expect(headers.get("Strict-Transport-Security")).toBeNull();
    }
  });

  test("give way to a route's own", async () => {
    expect((await fetch(`${url}/own-header`)).headers.get("Referrer-Policy")).toBe("no-referrer");
  });

  test("say that a redirect is not kept, unless it is for good or says so itself", async () => {
    const kept = async (path: string) => {
      const { status, headers } = await fetch(url + path, { redirect: "manual" });
      return [status, headers.get("Cache-Control")];
    };
    expect(await kept("/leads?status=303")).toEqual([303, "no-store"]);
    expect(await kept("/leads?status=307")).toEqual([307, "no-store"]);
    expect(await kept("/leads?status=308")).toEqual([308, null]);
    expect(await kept("/leads?status=302&kept=private")).toEqual([302, "private"]);
    expect(await kept("/own-header")).toEqual([200, null]);
  });

  test("ask for https where the site is served so", async () => {
    const secure = await startWith({ APP_URL: "https://loam.example" });
    const { headers } = await fetch(secure.url);
    expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    const told = await ask(secure.port, "/");
    expect(told.store).toMatchObject({ host: `127.0.0.1:${secure.port}` });
    expect(told.url).toBe("http://loam.example/");
  });
});

describe("request context", () => {
  test("tells what was received; the framework sees the site's own address and no Origin", async () => {
    const told = await ask(port, "/a?b=c", {
      Host: "evil.example:81",
      Origin: "null",
      Referer: "https://elsewhere.example/",
      "Sec-Fetch-Site": "cross-site",
      "X-Forwarded-Host": "evil.example:82",
      "X-Forwarded-Proto": "https",
      "X-Forwarded-For": "203.0.113.9",
    });
    expect(told.store).toMatchObject({
      host: "evil.example:81",
      origin: "null",
      referer: "https://elsewhere.example/",
      fetchSite: "cross-site",
      ip: "127.0.0.1",
      isLocal: true,
      headerNames: expect.arrayContaining(["x-forwarded-host", "x-forwarded-proto", "x-forwarded-for"]),
    });
    expect(told.store.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.now() - (told.store.startedAt as number)).toBeLessThan(5000);
    expect(told.url).toBe(`http://127.0.0.1:${port}/a?b=c`);
    expect(told.headers.host).toBe(`127.0.0.1:${port}`);
    expect(Object.keys(told.headers).join()).not.toMatch(/origin|x-forwarded-(host|proto|port)/);
  });

  test("a post from a foreign or null origin reaches the action", async () => {
    for (const origin of ["null", "https://evil.example"]) {
      const response = await fetch(url, { method: "POST", body: "hello", headers: { Origin: origin } });
      expect(response.status).toBe(200);
      expect(((await response.json()) as Told).bodyLength).toBe(5);
    }
  });

  test("belongs to its own request: 200 in parallel, on shared connections, with bodies", async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
    const gets = Array.from({ length: 100 }, (_, n) =>
      ask(port, `/${n}`, { Referer: `http://ref/${n}` }, agent),
    );
    const posts = Array.from({ length: 100 }, async (_, n) => {
      const headers = { Referer: `http://ref/post-${n}` };
      const response = await fetch(`${url}/post-${n}`, {
        method: "POST",
        body: "x".repeat(n * 300),
        headers,
      });
      return (await response.json()) as Told;
    });
    const told = await Promise.all([...gets, ...posts]);
    agent.destroy();
    expect(told.every((one) => one.stillThere)).toBe(true);
    expect(new Set(told.map((one) => one.store.id)).size).toBe(200);
    for (const one of told) {
      const path = new URL(one.url).pathname;
      expect(one.store.referer).toBe(`http://ref${path}`);
    }
  });

  test("an idle connection is kept longer than a proxy in front keeps it", async () => {
    const response = await fetch(url);
    expect(response.headers.get("Keep-Alive")).toBe("timeout=75");
  });

  test("its signal tells that the client went away", async () => {
    const controller = new AbortController();
    const waiting = fetch(`${url}/hang`, { signal: controller.signal }).catch(() => "aborted");
    await server.says("hanging");
    controller.abort();
    expect(await waiting).toBe("aborted");
    await server.says("the client went away");
  });
});

describe("request id", () => {
  const GIVEN = "4f1d0c0a6b7e4d55a1b2c3d4e5f60718";
  test.each([
    ["a trusted proxy's own", "1", GIVEN, true],
    ["not a stranger's", "0", GIVEN, false],
    ["nothing that could be more than an id", "1", 'x", "level": "error', false],
  ])("%s", async (_, trusted, given, expected) => {
    const { port: at, says } = await startWith({ TRUST_PROXY: trusted });
    const { store } = await ask(at, "/", { "X-Request-Id": given });
    expect(store.id === given).toBe(expected);
    expect(store.id).toMatch(/^[\w-]{16,64}$/);
    await says(`"request":"${store.id}"`);
  });
});

test("an answer of the framework's that failed because the application is busy is a 503 with Retry-After", async () => {
  const response = await fetch(`${url}/busy`);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect((await fetch(`${url}/broken`)).status).toBe(500);
});

describe("client address", () => {
  const cases = [
    ["0", "198.51.100.1", "127.0.0.1"],
    ["1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["2", "10.0.0.1, 198.51.100.1, 203.0.113.9", "198.51.100.1"],
    ["2", "203.0.113.9", "203.0.113.9"],
    ["1", "203.0.113.9:4711", "203.0.113.9"],
    ["1", "[2001:db8::7]:4711", "2001:db8::7"],
    ["1", "::ffff:203.0.113.9", "203.0.113.9"],
    ["1", "unknown", "127.0.0.1"],
    ["1", "", "127.0.0.1"],
  ] as const;

  test("is the socket's, or the n-th from the right of X-Forwarded-For", async () => {
    const proxied = {
      "0": { port },
      "1": await startWith({ TRUST_PROXY: "1" }),
      "2": await startWith({ TRUST_PROXY: "2" }),
    };
    for (const [trusted, forwarded, expected] of cases) {
      const told = await ask(proxied[trusted].port, "/", forwarded ? { "X-Forwarded-For": forwarded } : {});
      expect(told.store.ip, `TRUST_PROXY=${trusted}, "${forwarded}"`).toBe(expected);
    }
    await proxied["2"].says("fewer proxies than TRUST_PROXY=2");
    await proxied["1"].says("more proxies than TRUST_PROXY=1");
    // This machine asks without a proxy.
    const asked = await startWith({ TRUST_PROXY: "3" });
    await ask(asked.port, "/");
    await asked.says('"path":"/"');
    expect(asked.said()).not.toContain("fewer proxies");
  });
});

describe("a malformed request gets a 4xx, and the server goes on", () => {
  /** The status line of the answer to these very bytes. */
  async function statusOf(text: string): Promise<string> {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    let answer = "";
    socket.on("data", (data) => (answer += data));
    socket.write(Buffer.from(text, "latin1"));
    await once(socket, "close");
    return answer.slice(9, 12);
  }

  const HEAD = "Host: x\r\nConnection: close\r\n";
  const many = Array.from({ length: 200 }, (_, each) => `X-${each}: 1\r\n`).join("");
  const CASES = {
    "an address of more than 8 KB": [`GET /${"a".repeat(8192)} HTTP/1.1\r\n${HEAD}\r\n`, "414"],
    "a query of more than 8 KB": [`GET /?${"a".repeat(8192)} HTTP/1.1\r\n${HEAD}\r\n`, "414"],
    "a head of 20 KB": [`GET / HTTP/1.1\r\n${HEAD}Cookie: ${"a".repeat(20_000)}\r\n\r\n`, "431"],
    "200 headers": [`GET / HTTP/1.1\r\n${HEAD}${many}\r\n`, "431"],
    "200 headers with a form": [`POST / HTTP/1.1\r\n${HEAD}${many}Content-Length: 1\r\n\r\na`, "431"],
    "a method that the framework cannot take": [`TRACE / HTTP/1.1\r\n${HEAD}\r\n`, "405"],
    "bytes above ASCII in the path": [`GET /\xff HTTP/1.1\r\n${HEAD}\r\n`, "400"],
    "an address that is none": [`OPTIONS * HTTP/1.1\r\n${HEAD}\r\n`, "400"],
    "no Host": ["GET / HTTP/1.1\r\nConnection: close\r\n\r\n", "400"],
    "two hosts": [`GET / HTTP/1.1\r\n${HEAD}Host: y\r\n\r\n`, "400"],
    "two lengths (request smuggling)": [
      `POST / HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
      "400",
    ],
  } as const;

  test.each(Object.entries(CASES))("%s", async (_, [text, status]) => {
    expect((await fetch(url)).status).toBe(200);
    expect(await statusOf(text)).toBe(status);
    expect((await fetch(url)).status).toBe(200);
  });

  test("a path that does not decode leads to the application, which has a page for what is not there", async () => {
    expect((await ask(port, "/%ff%fe?a=b")).url).toBe(`${url}/nothing`);
    expect((await ask(port, "/100%")).url).toBe(`${url}/nothing`);
  });

  test("a whole address, as proxies are sent it, is read as its path", async () => {
    for (const [target, path] of [
      ["http://evil.example/a?b=c", "/a?b=c"],
      ["HTTPS://evil.example?b=c", "/?b=c"],
      ["http://evil.example", "/"],
    ] as const) {
      expect((await ask(port, target)).url, target).toBe(`${url}${path}`);
    }
  });

  test("a hundred headers and an address of 8 KB are taken", async () => {
    const headers = Object.fromEntries(Array.from({ length: 90 }, (_, each) => [`X-${each}`, "1"]));
    expect((await ask(port, `/?${"a".repeat(8000)}`, headers)).bodyLength).toBe(0);
  });
});

describe("a body over the limit", () => {
  test("is marked; up to 8 MB the answer arrives and the connection lives on", async () => {
    const response = await fetch(url, { method: "POST", body: "x".repeat(64 * 1024 + 1) });
    expect(response.status).toBe(413);
    expect(response.headers.get("Connection")).toBe("keep-alive");
    expect((await fetch(url, { method: "POST", body: "x".repeat(64 * 1024) })).status).toBe(200);
  });

  test.each([
    ["refused", "/", 100_000],
    ["refused", "/", 300_000],
    ["refused", "/", 3_000_000],
    ["left unread by its page", "/own-header", 60_000],
    ["left unread by its page", "/own-header", 3_000_000],
  ])("%s (POST %s, %i bytes): the next page on the same connection comes at once", async (_, path, size) => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, to: string, body = "") =>
      new Promise<{ status?: number; reused: boolean }>((resolve, reject) => {
        const request = http.request({ host: "127.0.0.1", port, path: to, method, agent }, (response) => {
          response.resume().once("end", () => {
            resolve({ status: response.statusCode, reused: request.reusedSocket });
          });
        });
        request.once("error", reject).end(body);
      });
    for (let round = 0; round < 3; round++) {
      await send("POST", path, "x".repeat(size));
      expect(await send("GET", "/next")).toEqual({ status: 200, reused: true });
    }
    agent.destroy();
  });

  test("is taken in from a browser that sends on after the answer", async () => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (data) => (answer += data));
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n${"x".repeat(1_000_000)}`);
    await poll(
      5000,
      () => `no 413 in ${answer}`,
      async () => answer.includes(" 413 ") || undefined,
    );
    socket.write(`${"x".repeat(1_000_000)}GET /next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await once(socket, "close");
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  });

  /** Sends without end and tells how many bytes went out before the server closed. */
  async function pour(path: string, head: string, chunk: string) {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    let answer = "";
    socket.on("data", (data) => (answer += data));
    socket.on("error", () => {});
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
    const more = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on("drain", more);
    more();
    await new Promise((resolve) => socket.once("close", resolve));
    return { sent: socket.bytesWritten, answer };
  }

  test("of 300 MB is not read: answered, then cut off", async () => {
    const { sent, answer } = await pour("/", "Content-Length: 300000000", "x".repeat(65536));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^connection: close/im);
    expect(sent).toBeLessThan(30_000_000);
  });

  test("without a length or an end is cut off once the answer is out", async () => {
    const { sent, answer } = await pour(
      "/own-header",
      "Transfer-Encoding: chunked",
      `8000\r\n${"x".repeat(0x8000)}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close/im);
    expect(sent).toBeLessThan(30_000_000);
  });
});

describe("the access log", () => {
  const line = async (
    from: { url: string; says(text: string): Promise<unknown>; said(): string },
    path: string,
  ) => {
    await fetch(`${from.url}${path}?email=ada@example.org`);
    await from.says(`"path":"${path}"`);
    const found = from
      .said()
      .split("\n")
      .find((each) => each.includes(`"path":"${path}"`));
    return JSON.parse(found as string);
  };

  test("names the client's ip and the path, without the query string", async () => {
    expect(await line({ url, ...server }, "/logged/path")).toMatchObject({
      level: "info",
      request: expect.any(String),
      ip: "127.0.0.1",
      method: "GET",
      path: "/logged/path",
      status: 200,
    });
    expect(server.said()).not.toContain("ada@example.org");
  });

  test("leaves monitoring out, and not what the limits refuse in its place", async () => {
    await fetch(`${url}/healthz`);
    await fetch(`${url}/${"x".repeat(9000)}`).catch(() => null);
    await server.says('"status":414');
    expect(server.said()).not.toContain('"path":"/healthz"');
  });

  test("leaves the ip out with ACCESS_LOG_IP=off", async () => {
    const seen = await line(await startWith({ ACCESS_LOG_IP: "off" }), "/logged/path");
    expect(seen).not.toHaveProperty("ip");
    expect(seen.status).toBe(200);
  });
});
