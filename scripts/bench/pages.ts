// Throughput of pages beside a bare Remix page of their size, in turns, so that a busy machine is busy for both; and
// what the pages weigh.
import { gzipSync } from "node:zlib";
import { startNginx } from "../../tests/support/nginx";
import { freePort } from "../../tests/support/server";
import { member, writePlan } from "../plain-visitor";
import { type Asked, askOnce, headerOf, median, throughput } from "./load";
import { gate, ratio, tell } from "./report";
import { type Bench, buildBareRemix, startBareHttp, startBareRemix, startOurs } from "./servers";

const ROUNDS = 3;
const ANONYMOUS = ["/", "/blog/kiro-ai-replaced-cursor-for-me-heres-why", "/privacy"];
const MEMBERS = ["/braindumps", "/account", "/blog"];
const KB = 1024;
const PLAIN = { "Accept-Encoding": "identity" };
/** A reading page with its styles in it, compressed. */
const ANONYMOUS_KB = 14;
const MEMBER_KB = 6;
const SCRIPT_KB = 100;
const READING_SCRIPTS = 1;

type Side = { port: number; asked: Asked; status?: number };

/** Middle of the ratios of both sides' throughput, round by round; the first round warms both up. */
async function compare(ours: Side, other: Side) {
  const rounds: { here: number; there: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const here = await throughput(ours.port, ours.asked, { status: ours.status });
    const there = await throughput(other.port, other.asked, { status: other.status });
    if (round > 0) rounds.push({ here, there });
  }
  return {
    ratio: median(rounds.map(({ here, there }) => here / there)),
    here: Math.round(median(rounds.map(({ here }) => here))),
    there: Math.round(median(rounds.map(({ there }) => there))),
  };
}

/** The address of the bare page that has so many bytes of HTML (within 2 %). */
async function bareOfSize(bare: Bench, bytes: number): Promise<string> {
  const sizeOf = async (rows: number) =>
    (await askOnce(bare.port, { path: `/?rows=${rows}`, headers: PLAIN })).body.length;
  const [few, many] = [await sizeOf(10), await sizeOf(110)];
  const rows = Math.max(0, Math.round(10 + (bytes - few) / ((many - few) / 100)));
  const reached = await sizeOf(rows);
  if (Math.abs(reached - bytes) > bytes * 0.02) throw new Error(`${reached} bytes instead of ${bytes}`);
  return `/?rows=${rows}`;
}

const sizeOf = async (server: Bench, asked: Asked) =>
  (await askOnce(server.port, { ...asked, headers: { ...asked.headers, ...PLAIN } })).body.length;

export async function pages(): Promise<void> {
  buildBareRemix();
  const nginxPort = await freePort();
  const ours = await startOurs({
    env: { APP_URL: `http://127.0.0.1:${nginxPort}`, TRUST_PROXY: "1" },
  });
  const direct = await startOurs();
  const bare = await startBareRemix();
  const nginx = await startNginx({ port: nginxPort, originPort: ours.port });
  try {
    await membersPages(direct, bare);
    await anonymousPages(direct, bare, nginx.port);
  } finally {
    await nginx.stop();
    for (const server of [ours, direct, bare]) await server.stop();
  }
}

async function membersPages(direct: Bench, bare: Bench): Promise<void> {
  const cookie = await member(direct, "ann@example.test");
  for (let each = 0; each < 3; each++) await writePlan(direct, cookie);
  const headers = { Cookie: cookie };
  for (const path of MEMBERS) {
    const bytes = await sizeOf(direct, { path, headers });
    const address = await bareOfSize(bare, bytes);
    const { body } = await askOnce(direct.port, { path, headers });
    gate(`a member's ${path}, compressed`, Number((body.length / KB).toFixed(1)), { most: MEMBER_KB }, "KB");
    const found = await compare(
      { port: direct.port, asked: { path, headers } },
      { port: bare.port, asked: { path: address } },
    );
    ratio(
      `a member's ${path} of a bare Remix page`,
      found.ratio,
      { least: 1 },
      `${(bytes / KB).toFixed(1)} KB of HTML: ${found.here}/s beside ${found.there}/s`,
    );
  }
  const html = (await askOnce(direct.port, { path: "/braindumps", headers: { ...headers, ...PLAIN } })).body;
  const scripts = [...new Set(html.toString().match(/\/assets\/[\w.-]+\.js/g))];
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync((await askOnce(direct.port, { path, headers: PLAIN })).body).length),
  );
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / KB;
  gate("scripts of a hydrated page, gzip", Number(kilobytes.toFixed(1)), { most: SCRIPT_KB }, "KB");
}

async function anonymousPages(direct: Bench, bare: Bench, nginxPort: number): Promise<void> {
  for (const path of ANONYMOUS) {
    const bytes = await sizeOf(direct, { path });
    const first = await askOnce(direct.port, { path });
    gate(`${path}, compressed`, Number((first.body.length / KB).toFixed(1)), { most: ANONYMOUS_KB }, "KB");
    const html = (await askOnce(direct.port, { path, headers: PLAIN })).body.toString();
    gate(`${path}, scripts`, html.match(/<script[^>]* src=/g)?.length ?? 0, { most: READING_SCRIPTS });
    gate(`${path}, stylesheets beside the page`, html.match(/rel="stylesheet"/g)?.length ?? 0, { most: 0 });
    const beside = { port: bare.port, asked: { path: await bareOfSize(bare, bytes) } };
    const plain = await compare({ port: direct.port, asked: { path } }, beside);
    const size = `${(bytes / KB).toFixed(1)} KB of HTML`;
    ratio(
      `${path} of a bare Remix page`,
      plain.ratio,
      { least: 2 },
      `${size}: ${plain.here}/s beside ${plain.there}/s`,
    );
    const known = { "If-None-Match": headerOf(first, "ETag") ?? "" };
    const again = await compare({ port: direct.port, asked: { path, headers: known }, status: 304 }, beside);
    tell(`${path} to who has it (304)`, `${again.ratio.toFixed(2)} of it; ${again.here}/s`);
    await askOnce(nginxPort, { path });
    const cached = headerOf(await askOnce(nginxPort, { path }), "X-Cache");
    gate(`${path} behind nginx, from its cache`, cached === "HIT" ? 1 : 0, { least: 1 });
    const front = await compare({ port: nginxPort, asked: { path } }, beside);
    ratio(
      `${path} behind nginx of a bare Remix page`,
      front.ratio,
      { least: 40 },
      `${front.here}/s beside ${front.there}/s`,
    );
    const http = await startBareHttp(first.body.length);
    const least = await compare(
      { port: direct.port, asked: { path } },
      { port: http.port, asked: { path: "/" } },
    );
    tell(`${path} of bare node:http`, `${least.ratio.toFixed(2)}; ${least.here}/s beside ${least.there}/s`);
    await http.stop();
  }
}
