import { isShuttingDown } from "~/base/kernel/shutdown";
import { compareSchema, proveWritable } from "~/operations/data/readiness";
import { readKeys } from "~/sign-on/provider/keys";

/** All requests within this time share one check. */
const PROOF_MS = 1000;
let proof: { at: number; ready: Promise<boolean> } | undefined;

/** Readiness check: the database has this version's schema and this process's secret, accepts writes, and no shutdown is under way. */
export async function loader() {
  if (!proof || Math.abs(Date.now() - proof.at) > PROOF_MS) {
    const ready = proveReady().catch(() => false);
    proof = { at: Date.now(), ready };
  }
  const ready = !isShuttingDown() && (await proof.ready);
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return ready
    ? new Response("ready\n", { headers })
    : new Response("not ready\n", { status: 503, headers: { ...headers, "Retry-After": "5" } });
}

async function proveReady(): Promise<boolean> {
  if (await compareSchema()) return false;
  await readKeys();
  await proveWritable();
  return true;
}
