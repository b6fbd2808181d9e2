import pLimit from "p-limit";
import { PrivateHost, publicLookup } from "~/base/kernel/public-lookup";

const MS_MAX = 15_000;
const REDIRECTS_MAX = 3;
const AT_ONCE = pLimit(4);

/** Hosts that did not answer, with the reason. An export may name a thousand pictures of one dead host. */
const silent = new Map<string, string>();

type MayAsk = (ip: string) => boolean;

/** `unreachable`: the host did not answer at all, so asking it again is pointless. */
type Loaded = { bytes: Buffer } | { problem: string; unreachable?: boolean };
type Answer = Loaded & { to?: string };

/**
 * Downloads a file by http or https, at most `largest` bytes within 15 s, and from public ips only. The ip of the actual
 * connection is checked, so DNS cannot lead into a private network (SSRF). Tests pass their own `mayAsk`.
 */
export function download(url: string, largest: number, mayAsk?: MayAsk): Promise<Loaded> {
  return AT_ONCE(async () => {
    const host = new URL(url).host;
    const known = silent.get(host);
    if (known) return { problem: known };
    const loaded = await follow(url, largest, mayAsk, REDIRECTS_MAX);
    if ("problem" in loaded && loaded.unreachable) silent.set(host, loaded.problem);
    return loaded;
  });
}

async function follow(
  url: string,
  largest: number,
  mayAsk: MayAsk | undefined,
  redirects: number,
): Promise<Loaded> {
  const address = new URL(url);
  const { protocol } = address;
  if (protocol !== "http:" && protocol !== "https:") return { problem: "is at no web address" };
  const { get } = protocol === "https:" ? await import("node:https") : await import("node:http");
  const answer = await new Promise<Answer>((resolve, reject) => {
    const end = (problem: string, more = {}) => resolve({ problem, ...more });
    const request = get(
      url,
      { lookup: publicLookup(address, mayAsk), signal: AbortSignal.timeout(MS_MAX) },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          return resolve({ problem: "leads on too often", to: new URL(headers.location, url).href });
        }
        if (statusCode !== 200) {
          response.destroy();
          return end(`was not there (${statusCode})`);
        }
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          size += part.length;
          if (size <= largest) return parts.push(part);
          end(`has more than ${largest / 1024 / 1024} MB`);
          response.destroy();
        });
        response.on("end", () => resolve({ bytes: Buffer.concat(parts) }));
        response.on("error", ({ message }) => end(`broke off (${message})`));
      },
    );
    request.on("error", (error: NodeJS.ErrnoException) => {
      if (error instanceof PrivateHost) return reject(error);
      end(
        `could not be loaded (${error.name === "TimeoutError" ? "no answer in time" : (error.code ?? error.message)})`,
        { unreachable: true },
      );
    });
  }).catch((error): Answer => {
    if (error instanceof PrivateHost) return { problem: "is at a private address, which is not asked" };
    throw error;
  });
  if (!answer.to) return answer;
  return redirects > 0
    ? follow(answer.to, largest, mayAsk, redirects - 1)
    : { problem: "leads on too often" };
}
