import http from "node:http";
import https from "node:https";
import pLimit from "p-limit";
import { SECOND_MS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { PrivateHost, publicLookup } from "~/base/kernel/public-lookup";
import { LEXER, withLinksFrom } from "~/base/text/markdown-links";
import { parseUrl } from "~/base/text/url";
import type { IssueText } from "~/newsletter/data/issues";
import { issueText } from "./subscribe";

/** A link or picture in an issue's Markdown. */
type Address = { url: string; isPicture: boolean };

/** Limits for checking one issue: how many addresses, how many at once, and the time for each and for all together. */
const BOUNDS = { most: 40, atOnce: 16, eachMs: 3 * SECOND_MS, allMs: 5 * SECOND_MS };
const REDIRECTS_MAX = 5;

/** Checks the links and pictures of an issue. @returns one line for each that has a fault */
export function checkIssue({ body }: IssueText): Promise<string[]> {
  const home = `${config().appOrigin}/`;
  return checkAddresses(addressesIn(withLinksFrom(issueText(body), home, home)));
}

function addressesIn(markdown: string): Address[] {
  const found = new Map<string, Address>();
  LEXER.walkTokens(LEXER.lexer(markdown), (token) => {
    if (token.type !== "link" && token.type !== "image") return;
    const [url = ""] = String(token.href).split("#");
    const isPicture = token.type === "image";
    // A picture's address was checked when it was saved (canShow).
    if (isPicture ? /^https?:/i.test(url) : !/^mailto:/i.test(url))
      found.set(`${token.type} ${url}`, { url, isPicture });
  });
  return [...found.values()];
}

/**
 * Requests each address as a mail reader's browser would, but never one in a private network (SSRF): a name is resolved once
 * and the connection goes to that ip; each redirect is checked in the same way. The site's own addresses are asked of this
 * server directly.
 */
export async function checkAddresses(
  addresses: Address[],
  { mayAsk, ...given }: Partial<typeof BOUNDS> & { mayAsk?: (ip: string) => boolean } = {},
): Promise<string[]> {
  const { most, atOnce, eachMs, allMs } = { ...BOUNDS, ...given };
  const [limit, all] = [pLimit(atOnce), AbortSignal.timeout(allMs)];
  let unasked = Math.max(0, addresses.length - most);
  const check = async ({ url, isPicture }: Address) => {
    if (all.aborted) {
      unasked += 1;
      return null;
    }
    const signal = AbortSignal.any([AbortSignal.timeout(eachMs), all]);
    const fault = await follow(url, { signal, mayAsk }).then(
      (answer) => faultOf(answer, isPicture),
      reasonOf,
    );
    return fault && `${isPicture ? "Picture" : "Link"} ${url}: ${fault}.`;
  };
  const lines = await Promise.all(addresses.slice(0, most).map((each) => limit(check, each)));
  return [
    ...lines,
    unasked > 0 &&
      `${unasked} more ${unasked === 1 ? "was" : "were"} not asked: there are too many, or others took too long.`,
  ].filter((line) => typeof line === "string");
}

type Answer = { status: number; type: string; location?: string };
type Asking = { signal: AbortSignal; mayAsk?: (ip: string) => boolean };

/** An address was not requested, or its redirects not followed to the end. The message is shown to the operator. */
class NotAsked extends Error {}

async function follow(address: string, asking: Asking): Promise<Answer> {
  let url = parseUrl(address);
  for (let step = 0; step <= REDIRECTS_MAX; step++) {
    if (!url || !/^https?:$/.test(url.protocol)) throw new NotAsked("leads to what is no web address");
    const isOwn = url.origin === config().appOrigin;
    const answer = isOwn
      ? await askOwn(url, asking)
      : await ask(url, { signal: asking.signal, lookup: publicLookup(url, asking.mayAsk) });
    const { status, location } = answer;
    // A redirect of our own, for example to the sign-in, shows that the page exists.
    if (isOwn || status < 300 || status > 399 || !location) return answer;
    url = parseUrl(location, url.href);
  }
  throw new NotAsked("leads on and on");
}

const ANY_HOST = ["0.0.0.0", "::"];

function askOwn({ pathname, search }: URL, { signal }: Asking): Promise<Answer> {
  const { host, port, appHost } = config();
  const here = ANY_HOST.includes(host) ? "127.0.0.1" : host;
  const url = new URL(pathname + search, `http://${here.includes(":") ? `[${here}]` : here}:${port}`);
  return ask(url, { signal, headers: { Host: appHost } });
}

function ask(url: URL, { headers = {}, ...options }: http.RequestOptions): Promise<Answer> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    // No connection pool: a pooled connection could go to an ip that was not checked.
    const sent = request(url, { ...options, agent: false, headers: { Accept: "*/*", ...headers } });
    sent.on("response", (response) => {
      const { "content-type": type = "", location } = response.headers;
      resolve({ status: response.statusCode ?? 0, type, location });
      response.destroy();
    });
    sent.on("error", reject).end();
  });
}

/** 401, 403 and 429 do not count as missing: some sites refuse programs although the page exists. */
const isGone = (status: number) => status === 404 || status === 410 || status >= 500;

function faultOf({ status, type }: Answer, isPicture: boolean): string | null {
  if (isGone(status) || (isPicture && status >= 300)) return `the answer was ${status}`;
  return isPicture && !/^image\//i.test(type) ? "this is no picture" : null;
}

function reasonOf(error: Error & { code?: string }): string {
  if (error instanceof NotAsked) return error.message;
  if (error instanceof PrivateHost) return "leads into a private network, which is not asked";
  if (error.name === "TimeoutError" || error.name === "AbortError") return "there was no answer in time";
  return `could not be reached${error.code ? ` (${error.code})` : ""}`;
}
