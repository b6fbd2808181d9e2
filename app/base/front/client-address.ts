import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { config } from "~/base/kernel/config";
import { isPublicIp } from "~/base/kernel/ip";
import { log } from "~/base/kernel/log";
import { once } from "~/base/kernel/once";

/** Returns the client's IP: the socket's or, behind n trusted proxies, the n-th from the right of X-Forwarded-For. */
export function clientAddress({ headers, socket }: IncomingMessage): string {
  const { trustProxy } = config();
  const forwarded = String(headers["x-forwarded-for"] ?? "");
  const chain = trustProxy > 0 && forwarded ? forwarded.split(",") : [];
  if (chain.length > 0 && chain.length < trustProxy) tellTooMany();
  const entry = chain.at(-Math.min(trustProxy, chain.length))?.trim() ?? "";
  const address = entry.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  if (chain.length > trustProxy && isIP(address) && !isPublicIp(address)) tellTooFew();
  return (address && isIP(address) ? address : (socket.remoteAddress ?? "")).replace(
    /^::ffff:(?=[\d.]+$)/,
    "",
  );
}

const WRONG = { fewer: "visitors can make up their ip, against limits", more: "limits count all as one ip" };
const tell = (which: keyof typeof WRONG) =>
  once(() =>
    log.warn(
      `A request came through ${which} proxies than TRUST_PROXY=${config().trustProxy} says: ${WRONG[which]}. Write how many there are.`,
    ),
  );
const tellTooMany = tell("fewer");
const tellTooFew = tell("more");

/** Returns the id under which a request is logged: a trusted proxy's X-Request-Id, to join both logs, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = config().trustProxy > 0 ? (headers["x-request-id"] as string) : undefined;
  return given && /^[\w-]{16,64}$/.test(given) ? given : randomUUID();
}
