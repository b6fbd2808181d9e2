import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort, poll } from "../support/server";

// deploy/nginx.conf as it is delivered, with its addresses replaced and without TLS. Behind it stands a server that
// answers as the site does, and counts: what is tried is what nginx keeps, and of whom.

const PAGE = "Build Apps With AI ".repeat(200);
let folder = "";
let port = 0;
let origin: Server;
let originPort = 0;
let seen: IncomingMessage[] = [];
let broken = false;
let stopNginx = async () => {};

function answerAsTheSite(request: IncomingMessage, response: ServerResponse) {
  seen.push(request);
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
  headers["Cache-Control"] =
    signedIn || pathname === "/auth" ? "private, no-store" : "public, max-age=1, s-maxage=1";
  if (pathname === "/terms") headers["Set-Cookie"] = "session=new; HttpOnly";
  response.writeHead(200, headers);
  response.end(`${signedIn ? "Hello Ann" : "Hello stranger"} ${request.headers.cookie ?? ""} ${PAGE}`);
}

function configuration(): string {
  const text = readFileSync("deploy/nginx.conf", "utf8")
    .replace("server loam:3000;", `server 127.0.0.1:${originPort};`)
    .replace("pid /tmp/nginx.pid;", `pid ${folder}/pid; daemon off;`)
    .replaceAll("/var/cache/nginx/loam", `${folder}/cache`)
    .replace("access_log /dev/stdout plain;", `access_log ${folder}/access.log plain;`)
    .replace("error_log /dev/stderr warn;", `error_log ${folder}/error.log warn;`)
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s+ssl_.*$/gm, "");
  // The server that only redirects to https has no place here.
  return text.replace(/ {2}server \{\n[^}]*return 308[^}]*\}\n/, "");
}

beforeAll(async () => {
  if (!existsSync("/usr/sbin/nginx")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update"], { env, stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "nginx-light"], {
      env,
      stdio: "ignore",
    });
  }
  folder = mkdtempSync(path.join(os.tmpdir(), "loam-nginx-"));
  execFileSync("chmod", ["755", folder]);
  originPort = await freePort();
  port = await freePort();
  origin = createServer(answerAsTheSite).listen(originPort, "127.0.0.1");
  writeFileSync(path.join(folder, "nginx.conf"), configuration());
  mkdirSync(path.join(folder, "cache"));
  const nginx = spawn("/usr/sbin/nginx", ["-c", path.join(folder, "nginx.conf")], { stdio: "pipe" });
  let said = "";
  nginx.stderr.on("data", (chunk) => (said += chunk));
  stopNginx = async () => {
    if (nginx.exitCode !== null) return;
    const ended = once(nginx, "exit");
    nginx.kill("SIGTERM");
    await ended;
  };
  await poll(
    10_000,
    () => `nginx does not answer: ${said}`,
    async () => ((await ask("/healthz").catch(() => null)) ? true : undefined),
  );
}, 120_000);
afterAll(async () => {
  await stopNginx();
  origin.closeAllConnections();
  origin.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  seen = [];
  broken = false;
});

async function ask(at: string, headers: Record<string, string> = {}, method = "GET") {
  const response = await fetch(`http://127.0.0.1:${port}${at}`, { method, headers, redirect: "manual" });
  return { response, cache: response.headers.get("X-Cache"), text: await response.text() };
}

const MEMBER = { Cookie: "theme=dark; session=secret-of-ann" };

describe("nginx in front", () => {
  it("answers strangers' reading pages from its cache, each theme apart", async () => {
    expect((await ask("/blog")).cache).toBe("MISS");
    expect((await ask("/blog")).cache).toBe("HIT");
    expect((await ask("/blog", { Cookie: "theme=dark" })).cache).toBe("MISS");
    expect((await ask("/blog", { Cookie: "other=1; theme=dark" })).cache).toBe("HIT");
    expect(seen).toHaveLength(2);
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

  it("nothing of a member is on its disk", async () => {
    for (const at of ["/", "/blog", "/jobs", "/braindumps", "/auth"]) await ask(at, MEMBER);
    const files = readdirSync(path.join(folder, "cache"), { recursive: true, withFileTypes: true });
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

  it("passes posts through, with the client's address", async () => {
    await ask("/waitlist", {}, "POST");
    expect(seen[0]).toMatchObject({ method: "POST", headers: { "x-forwarded-for": "127.0.0.1" } });
  });

  it("compresses what it sends, and keeps assets", async () => {
    const first = await ask("/assets/styles-abc.css", { "Accept-Encoding": "gzip" });
    expect(first.response.headers.get("Content-Encoding")).toBe("gzip");
    expect((await ask("/assets/styles-abc.css")).cache).toBe("HIT");
    expect((await ask("/jobs", { "Accept-Encoding": "gzip" })).response.headers.get("Content-Encoding")).toBe(
      "gzip",
    );
  });

  it("serves stale pages while the site restarts, to strangers alone", async () => {
    await ask("/privacy");
    const expired = Date.now() + 1500;
    await poll(
      5000,
      () => "time stands still",
      async () => (Date.now() > expired ? true : undefined),
    );
    broken = true;
    const stale = await ask("/privacy");
    expect(stale.response.status).toBe(200);
    expect(stale.text).toContain("Hello stranger");
    expect(["STALE", "UPDATING"]).toContain(stale.cache);
    expect((await ask("/privacy", MEMBER)).response.status).toBe(502);
  });

  it("readiness and metrics are not for the street", async () => {
    for (const at of ["/metrics", "/readyz"]) expect((await ask(at)).response.status).toBe(404);
    expect(seen).toHaveLength(0);
  });

  it("its log holds no query strings", async () => {
    await ask("/auth/verify?token_hash=a-mailed-secret");
    expect(readFileSync(path.join(folder, "access.log"), "utf8")).not.toContain("a-mailed-secret");
  });
});
