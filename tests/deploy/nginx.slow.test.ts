import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Nginx, startNginx, testNginx } from "../support/nginx";
import { freePort, poll, startServer } from "../support/server";

// Behind deploy/nginx/site.conf stands a server that answers as the site does, and counts: what is tried is what nginx keeps,
// and of whom. The last test has the site itself there.

/** Others stay fresh for as long as a busy machine takes. */
const SOON_STALE = "/privacy";
const PAGE = "Build Apps With AI ".repeat(200);
let nginx: Nginx;
let origin: Server;
let seen: IncomingMessage[] = [];
let broken = false;
let taken: "away" | "elsewhere" | undefined;
let gate: Promise<unknown> | undefined;

async function answerAsTheSite(request: IncomingMessage, response: ServerResponse) {
  seen.push(request);
  await gate;
  if (broken) return void request.socket.destroy();
  const { pathname } = new URL(request.url ?? "/", "http://site.test");
  const signedIn = /session=/.test(request.headers.cookie ?? "");
  const headers: Record<string, string> = { "Content-Type": "text/html; charset=utf-8", Vary: "Cookie" };
  if (pathname.startsWith("/assets/")) {
    response.writeHead(200, {
      "Content-Type": "text/css",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
    return response.end(`a{color:red}`.repeat(500));
  }
  if (pathname === SOON_STALE && taken) {
    const [status, more] = taken === "away" ? [404, {}] : [301, { Location: "/terms" }];
    return response.writeHead(status, { "Cache-Control": "private, no-store", ...more }).end();
  }
  headers["Cache-Control"] =
    signedIn || /^\/(auth|account|braindump)/.test(pathname)
      ? "private, no-store"
      : `public, max-age=1, s-maxage=${pathname === SOON_STALE ? 1 : 600}`;
  if (pathname === "/terms") headers["Set-Cookie"] = "session=new; HttpOnly";
  response.writeHead(200, headers);
  response.end(`${signedIn ? "Hello Ann" : "Hello stranger"} ${request.headers.cookie ?? ""} ${PAGE}`);
}

beforeAll(async () => {
  const originPort = await freePort();
  origin = createServer(answerAsTheSite).listen(originPort, "127.0.0.1");
  nginx = await startNginx({ port: await freePort(), origins: [originPort] });
}, 120_000);
afterAll(async () => {
  await nginx.stop();
  origin.closeAllConnections();
  origin.close();
});
beforeEach(() => {
  seen = [];
  broken = false;
  taken = gate = undefined;
});

async function ask(at: string, headers: Record<string, string> = {}, method = "GET", { port } = nginx) {
  const response = await fetch(`http://127.0.0.1:${port}${at}`, { method, headers, redirect: "manual" });
  return { response, cache: response.headers.get("X-Cache"), text: await response.text() };
}

/** Asks for a page that is kept for a second, and waits until it is not. nginx counts whole seconds. */
async function askUntilExpired(at: string) {
  await ask(at);
  const expired = Date.now() + 2100;
  await poll(
    5000,
    () => "time stands still",
    async () => (Date.now() > expired ? true : undefined),
  );
}

const MEMBER = { Cookie: "theme=dark; session=secret-of-ann" };

describe("nginx in front", () => {
  it("answers strangers' reading pages from its cache, each theme apart", async () => {
    expect((await ask("/blog")).cache).toBe("MISS");
    expect((await ask("/blog")).cache).toBe("HIT");
    expect((await ask("/blog", { Cookie: "theme=dark" })).cache).toBe("MISS");
    expect((await ask("/blog", { Cookie: "other=1; theme=dark" })).cache).toBe("HIT");
    expect((await ask("/blog", { Cookie: "__Host-theme=dark" })).cache).toBe("HIT");
    expect(seen).toHaveLength(2);
  });

  it("keeps what the site says may be kept, whatever its address", async () => {
    await ask("/a-page-of-next-year");
    expect((await ask("/a-page-of-next-year")).cache).toBe("HIT");
  });

  it.each([MEMBER, { Cookie: "__Host-session=secret-of-ann" }, { Cookie: "session=x" }])(
    "never serves a member a kept page, and keeps none of a member's (%j)",
    async (headers) => {
      await ask("/tools");
      const member = await ask("/tools", headers);
      expect(member.text).toContain("Hello Ann");
      expect(member.cache).toBe("BYPASS");
      const stranger = await ask("/tools");
      expect(stranger.text).toContain("Hello stranger");
      expect(stranger.text).not.toContain("secret-of-ann");
    },
  );

  it.each([
    ["https://community.example/c/general", "BYPASS"],
    ["https://community.example.evil.example/", "HIT"],
  ])("lets the site see who comes from its community (%s)", async (Referer, cache) => {
    await ask("/example");
    expect((await ask("/example", { Referer })).cache).toBe(cache);
  });

  it("nothing of a member is on its disk", async () => {
    for (const at of ["/", "/blog", "/jobs", "/braindumps", "/auth"]) await ask(at, MEMBER);
    const files = readdirSync(path.join(nginx.folder, "cache"), { recursive: true, withFileTypes: true });
    const kept = files
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath ?? file.path, file.name));
    expect(kept.length).toBeGreaterThan(0);
    for (const file of kept) {
      const text = readFileSync(file, "latin1");
      expect(text).not.toContain("Hello Ann");
      expect(text).not.toContain("secret-of-ann");
    }
  });

  it.each([["/auth"], ["/braindumper"], ["/braindumps/x"], ["/account"], ["/terms"]])(
    "%s is never kept: application pages, and whatever sets a cookie",
    async (at) => {
      await ask(at);
      await ask(at);
      expect(seen).toHaveLength(2);
    },
  );

  it("passes posts through, with the client's address last and an id that both logs have", async () => {
    await ask(
      "/waitlist",
      { "X-Forwarded-For": "203.0.113.9", "X-Request-Id": "made-up-by-a-stranger" },
      "POST",
    );
    const { method, headers } = seen[0] as IncomingMessage;
    expect([method, headers["x-forwarded-for"]]).toEqual(["POST", "203.0.113.9, 127.0.0.1"]);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
    expect(readFileSync(path.join(nginx.folder, "access.log"), "utf8")).toContain(headers["x-request-id"]);
  });

  it("compresses what it sends, and keeps assets", async () => {
    const first = await ask("/assets/styles-abc.css", { "Accept-Encoding": "gzip" });
    expect(first.response.headers.get("Content-Encoding")).toBe("gzip");
    expect((await ask("/assets/styles-abc.css")).cache).toBe("HIT");
    expect((await ask("/jobs", { "Accept-Encoding": "gzip" })).response.headers.get("Content-Encoding")).toBe(
      "gzip",
    );
  });

  it("shows a page that was taken away or has moved no longer than the site lets it be kept", async () => {
    await askUntilExpired(SOON_STALE);
    taken = "away";
    const atOnce = Array.from({ length: 5 }, () => ask(SOON_STALE));
    for (const { response } of await Promise.all(atOnce)) expect(response.status).toBe(404);
    expect((await ask(SOON_STALE, {}, "HEAD")).response.status).toBe(404);
    taken = "elsewhere";
    expect((await ask(SOON_STALE)).response.headers.get("Location")).toBe("/terms");
  });

  it("lets nobody wait for another who asks for the same unkept page", async () => {
    let open = () => {};
    gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const asked = Promise.all([ask("/auth"), ask("/auth"), ask("/auth")]);
    try {
      // Sooner than nginx would lose patience with the first.
      await poll(
        4000,
        () => `only ${seen.length} of 3 arrived`,
        async () => (seen.length === 3 ? true : undefined),
      );
    } finally {
      open();
      await asked;
    }
  });

  it("serves stale pages while the site restarts, to strangers alone", async () => {
    await askUntilExpired(SOON_STALE);
    broken = true;
    const stale = await ask(SOON_STALE);
    expect(stale.response.status).toBe(200);
    expect(stale.text).toContain("Hello stranger");
    expect(["STALE", "UPDATING"]).toContain(stale.cache);
    const member = await ask(SOON_STALE, MEMBER);
    expect([member.response.status, member.response.headers.get("Retry-After")]).toEqual([502, "5"]);
    expect(member.response.headers.get("Content-Type")).toBe("text/html");
    expect(member.text).toContain("<h1>Back in a moment</h1>");
  });

  it.each(["/metrics", "/readyz"])("%s is not for the street, however it is spelt", async (name) => {
    const [first, ...rest] = name.slice(1);
    const hex = first?.charCodeAt(0).toString(16);
    for (const at of [
      name,
      name.toUpperCase(),
      `${name}/`,
      `${name}//`,
      `/${name}`,
      `/%${hex}${rest.join("")}`,
      `${name}%2F`,
      `${name}?x=1`,
      `${name}.data`,
      `/blog/..%2f${name.slice(1)}`,
    ])
      expect((await ask(at)).response.status, at).toBe(404);
    expect(seen).toHaveLength(0);
  });

  it("its logs hold no query strings while the site is away either, and its page is never a script", async () => {
    broken = true;
    await ask("/auth/verify?token_hash=a-mailed-secret");
    for (const name of ["access.log", "error.log"])
      expect(readFileSync(path.join(nginx.folder, name), "utf8")).not.toContain("a-mailed-secret");
    const script = await ask("/assets/nope.js");
    expect([script.response.status, script.response.headers.get("Content-Type")]).toEqual([502, "text/html"]);
  });

  it("leads other names to APP_URL's, where forms are taken", async () => {
    const asked = get({ port: nginx.port, host: "127.0.0.1", path: "/a?b", headers: { Host: "www.x.test" } });
    const [{ statusCode, headers }] = await once(asked, "response");
    expect([statusCode, headers.location]).toEqual([308, "https://127.0.0.1/a?b"]);
    expect(seen).toHaveLength(0);
  });
});

it("two processes that restart one after the other are never both away", async () => {
  const origins = [await freePort(), await freePort()];
  const process = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer(answerAsTheSite).listen(port, "127.0.0.1", () => resolve(server));
    });
  const end = (server?: Server) =>
    new Promise((resolve) => {
      server?.closeAllConnections();
      server?.close(resolve);
    });
  const running = await Promise.all(origins.map(process));
  const front = await startNginx({ port: await freePort(), origins });
  const statuses = async () => {
    const answers = [];
    for (let asked = 0; asked < 10; asked++)
      answers.push((await ask("/auth", {}, "GET", front)).response.status);
    return new Set(answers);
  };
  try {
    for (const [place, port] of origins.entries()) {
      await end(running[place]);
      expect(await statuses()).toEqual(new Set([200]));
      running[place] = await process(port);
    }
  } finally {
    await front.stop();
    await Promise.all(running.map(end));
  }
});

it.each(["plain-host", "container"] as const)(
  "beside Debian's nginx.conf nginx takes the files for a %s",
  (place) => {
    expect(testNginx(place)).toBe("");
  },
);

describe("nginx in front of the site itself", () => {
  it("keeps pages in each encoding, passes members by, and answers strangers while the site is gone", async () => {
    const port = await freePort();
    const server = await startServer({ env: { APP_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: "1" } });
    const front = await startNginx({ port, origins: [Number(new URL(server.url).port)] });
    try {
      const fetched = (at: string, headers = {}) => ask(at, headers, "GET", front);
      for (const [asked, sent] of [
        ["gzip, deflate, br, zstd", "br"],
        ["gzip, br;q=0", "gzip"],
        ["identity", null],
      ] as const) {
        const headers = { "Accept-Encoding": asked };
        expect((await fetched("/tools", headers)).cache).toBe("MISS");
        const { response, cache, text } = await fetched("/tools", headers);
        expect([cache, response.headers.get("Content-Encoding")]).toEqual(["HIT", sent]);
        expect(text).toContain("<h1");
        const known = { ...headers, "If-None-Match": response.headers.get("ETag") };
        expect((await fetched("/tools", known)).response.status).toBe(304);
        expect((await ask("/tools", headers, "HEAD", front)).cache).toBe("HIT");
      }
      expect((await fetched("/tools", MEMBER)).cache).toBe("BYPASS");
      expect((await fetched("/auth")).response.headers.get("Set-Cookie")).toBeNull();
      // More than the site takes is refused on a page of the site's, much more by nginx.
      for (const [bytes, says] of [
        [100_000, "Return to Home"],
        [2_000_000, "Too large"],
      ] as const) {
        const body = new URLSearchParams({ email: "x".repeat(bytes) });
        const headers = { Origin: `http://127.0.0.1:${port}` };
        const refused = await fetch(`http://127.0.0.1:${port}/auth`, { method: "POST", body, headers });
        expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining(says)]);
      }
      const [asset = ""] = /\/assets\/[\w.-]+\.(css|js)/.exec((await fetched("/auth")).text) ?? [];
      const first = await fetched(asset);
      expect(first.response.headers.get("Content-Encoding")).not.toBeNull();
      expect((await fetched(asset)).cache).toBe("HIT");
      await server.stop();
      expect((await fetched("/tools")).response.status).toBe(200);
      expect((await fetched("/tools", MEMBER)).response.status).toBe(502);
    } finally {
      await server.stop();
      await front.stop();
    }
  }, 60_000);
});
