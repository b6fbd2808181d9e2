// Compares the throughput of pages with a bare Remix page of the same size. Alternately, so that a busy machine
// affects both.
import { startNginx } from "../../tests/support/nginx";
import { freePort, startServer } from "../../tests/support/server";
import { ask, member, type Site, writePlan } from "../plain-visitor";
import { ratio } from "../report";
import { load, perSecond, startBareRemix } from "./load";

const ROUNDS = 3;
const ROUND_MS = Number(process.env.BENCH_SECONDS ?? 1) * 1000;
const CONNECTIONS = 16;
const STRANGERS = ["/", "/blog/kiro-ai-replaced-cursor-for-me-heres-why", "/privacy"];
const MEMBERS = ["/braindumps", "/account", "/blog"];

const sizeOf = async (site: Site, at: string, cookie = "") => (await ask(site, at, { cookie })).body.length;

/** Returns the URL of a bare page with this many bytes of HTML, within 2 %. */
async function bareOfSize(bare: Site, bytes: number): Promise<string> {
  const [few, many] = [await sizeOf(bare, "/?rows=10"), await sizeOf(bare, "/?rows=110")];
  const at = `/?rows=${Math.max(0, Math.round(10 + (bytes - few) / ((many - few) / 100)))}`;
  const reached = await sizeOf(bare, at);
  if (Math.abs(reached - bytes) > bytes * 0.02) throw new Error(`${reached} bytes instead of ${bytes}`);
  return at;
}

export async function pages(): Promise<void> {
  const bare = await startBareRemix();
  const port = await freePort();
  const front = { url: `http://127.0.0.1:${port}` };
  const behind = await startServer({ env: { APP_URL: front.url, TRUST_PROXY: "1" } });
  const nginx = await startNginx({ port, origins: [Number(new URL(behind.url).port)] });
  const ours = await startServer();

  /** Compares a page with its bare twin. The first round is a warm-up. */
  async function compare(name: string, site: Site, at: string, wanted: string, cookie = "") {
    const bytes = await sizeOf(ours, at, cookie);
    const twin = await bareOfSize(bare, bytes);
    const rates: [number, number][] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const here = await perSecond(ROUND_MS, CONNECTIONS, () => load(site, at, cookie));
      rates[round] = [here, await perSecond(ROUND_MS, CONNECTIONS, () => load(bare, twin))];
    }
    const size = `${(bytes / 1024).toFixed(1)} KB of HTML`;
    ratio(`${name}, ${size}, of a bare Remix page`, rates.slice(1), wanted, "a second");
  }

  const cookie = await member(ours);
  for (let each = 0; each < 3; each++) await writePlan(ours, cookie);
  for (const at of MEMBERS) await compare(`a member's ${at}`, ours, at, "at least 1", cookie);
  for (const at of STRANGERS) {
    await compare(at, ours, at, "at least 2");
    await compare(`${at} behind nginx`, front, at, "at least 40");
  }
  for (const server of [nginx, behind, ours, bare]) await server.stop();
}
