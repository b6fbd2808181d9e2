// `npm run bench:site`: anonymous reading pages against a bare Remix page of the same size, both through stock
// remix-serve, one after the other in turns, so that a busy machine is busy for both. Ends with 1 below twice.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PRELOAD_ARGS } from "../run-server.mjs";
import { prepare, ROOT, runMain, runQuietly } from "../set-up.mjs";

const PAGES = ["/", "/blog/kiro-ai-replaced-cursor-for-me-heres-why", "/privacy"];
const ROUNDS = 3;
const ROUND_MS = 1000;
const CONNECTIONS = 16;
const LEAST_RATIO = 2;
const HEADERS = { "Accept-Encoding": "gzip, deflate, br, zstd", Accept: "text/html" };
const SERVE = path.join(ROOT, "node_modules/@remix-run/serve/dist/cli.js");
const BARE = fileURLToPath(new URL("./bare-remix", import.meta.url));

function buildBare(folder) {
  const cli = path.join(ROOT, "node_modules/@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production", BARE_BUILD: folder };
  runQuietly(process.execPath, [cli, "vite:build"], { cwd: BARE, env });
}

/** A built app in remix-serve, on a free port. */
async function serve(build, args, dataDir) {
  const port = await freePort();
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production" },
    ...{ HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir },
  };
  const child = spawn(process.execPath, [...args, SERVE, build], { cwd: ROOT, env, stdio: "ignore" });
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const get = (address, headers = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port, path: address, agent, headers: { ...HEADERS, ...headers } };
      http
        .get(options, (answer) => {
          let bytes = 0;
          answer.on("data", (chunk) => {
            bytes += chunk.length;
          });
          answer.once("end", () => resolve({ status: answer.statusCode, headers: answer.headers, bytes }));
        })
        .once("error", reject);
    });
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 400) throw new Error(`${build} does not answer`);
    if (await get("/").catch(() => null)) break;
    await wait(50);
  }
  const stop = () => {
    agent.destroy();
    // Nothing of it is kept; remix-serve alone would wait for connections that linger.
    child.kill("SIGKILL");
  };
  return { get, stop };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Answers a second, with so many connections busy all the time. */
async function throughput({ get }, address, status, headers) {
  const end = performance.now() + ROUND_MS;
  let answers = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) {
        const answer = await get(address, headers);
        if (answer.status !== status) throw new Error(`${address} answered ${answer.status}`);
        answers++;
      }
    }),
  );
  return (answers * 1000) / (performance.now() - startedAt);
}

const PLAIN = { "Accept-Encoding": "identity" };

/** The address of the bare page that has as many bytes of HTML as ours (within 2 %). */
async function sameSize(bare, bytes) {
  const sizeOf = async (rows) => (await bare.get(`/?rows=${rows}`, PLAIN)).bytes;
  const [few, many] = [await sizeOf(10), await sizeOf(110)];
  const rows = Math.max(0, Math.round(10 + (bytes - few) / ((many - few) / 100)));
  const reached = await sizeOf(rows);
  if (Math.abs(reached - bytes) > bytes * 0.02) throw new Error(`${reached} bytes instead of ${bytes}`);
  return `/?rows=${rows}`;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function compare(ours, bare, page) {
  const { bytes } = await ours.get(page, PLAIN);
  const other = await sameSize(bare, bytes);
  const { headers } = await ours.get(page);
  const known = { "If-None-Match": headers.etag };
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const here = await throughput(ours, page, 200);
    const there = await throughput(bare, other, 200);
    const again = await throughput(ours, page, 304, known);
    // The first round warms both up.
    if (round > 0) rounds.push({ here, there, again, ratio: here / there, ratioAgain: again / there });
  }
  const middle = (key) => median(rounds.map((round) => round[key]));
  return {
    page,
    "KB of HTML": (bytes / 1024).toFixed(1),
    "ours/s": Math.round(middle("here")),
    "bare/s": Math.round(middle("there")),
    ratio: Number(middle("ratio").toFixed(2)),
    lowest: Number(Math.min(...rounds.map(({ ratio }) => ratio)).toFixed(2)),
    "304/s": Math.round(middle("again")),
    "304 ratio": Number(middle("ratioAgain").toFixed(2)),
  };
}

await runMain(async () => {
  await prepare({ build: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), "bench-site-"));
  const running = [];
  try {
    // Inside the project, or the build would not find its packages.
    const bareBuild = path.join(ROOT, "node_modules/.cache/bare-remix");
    buildBare(bareBuild);
    const ours = await serve(path.join(ROOT, "build/server/index.js"), PRELOAD_ARGS, folder);
    running.push(ours);
    const bare = await serve(path.join(bareBuild, "server/index.js"), [], folder);
    running.push(bare);
    const rows = [];
    for (const page of PAGES) rows.push(await compare(ours, bare, page));
    console.table(rows);
    const missed = rows.filter(({ ratio }) => ratio < LEAST_RATIO);
    console.log(
      missed.length === 0
        ? `Every page has at least ${LEAST_RATIO} times the throughput of a bare Remix page of its size.`
        : `Below ${LEAST_RATIO} times: ${missed.map(({ page }) => page).join(", ")}.`,
    );
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    for (const server of running) server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
