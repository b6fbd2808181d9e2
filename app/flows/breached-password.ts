import { createHash } from "node:crypto";
import { HOUR_MS, now, SECOND_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";

const TIMEOUT_MS = 2 * SECOND_MS;
/** That the server is down is logged once in this time, not at every password. */
const TELL_EVERY_MS = HOUR_MS;
/** The first characters of the hash, which are all that leaves this machine. */
const PREFIX = 5;

let toldAt = 0;

/**
 * Whether a password is in a list of known breaches, by the range protocol of Have I Been Pwned
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords). False when there is no such server, or it does not answer in 2 s.
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

/** Lines of SUFFIX:COUNT; those with the count 0 are padding, which hides from a listener which range was asked for. */
async function readRange(url: string): Promise<Set<string>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { headers: { "Add-Padding": "true" }, signal });
  if (!response.ok) throw new Error(`The breach check answered ${response.status}.`);
  const lines = (await response.text()).split(/\r?\n/);
  return new Set(lines.flatMap((line) => line.match(/^([0-9A-F]{35}):0*[1-9]/)?.[1] ?? []));
}
