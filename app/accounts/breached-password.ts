import { createHash } from "node:crypto";
import { HOUR_MS, now, SECOND_MS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";

const TIMEOUT_MS = 2 * SECOND_MS;
/** An outage of the breach server is logged once in this time instead of at every password. */
const TELL_EVERY_MS = HOUR_MS;
/** How many characters of the hash are sent. The rest never leaves this machine (k-anonymity). */
const PREFIX = 5;

let toldAt = 0;

/**
 * Returns whether a password is in a known breach, by the range protocol of Have I Been Pwned
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords). False when no server is configured or it does not answer in 2 s.
 */
export async function isBreached(password: string): Promise<boolean> {
  const { breachCheckUrl } = config();
  if (!breachCheckUrl) return false;
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  try {
    const suffixes = await readRange(`${breachCheckUrl}/${hash.slice(0, PREFIX)}`);
    return suffixes.has(hash.slice(PREFIX));
  } catch (error) {
    const time = now().getTime();
    if (time - toldAt >= TELL_EVERY_MS) {
      toldAt = time;
      log.warn({ error }, "breach check failed: passwords pass without it");
    }
    return false;
  }
}

/** Reads lines of SUFFIX:COUNT. Lines with count 0 are padding, which hides the size of the range from eavesdroppers. */
async function readRange(url: string): Promise<Set<string>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { headers: { "Add-Padding": "true" }, signal });
  if (!response.ok) throw new Error(`The breach check answered ${response.status}.`);
  const lines = (await response.text()).split(/\r?\n/);
  return new Set(lines.flatMap((line) => line.match(/^([0-9A-F]{35}):0*[1-9]/)?.[1] ?? []));
}
