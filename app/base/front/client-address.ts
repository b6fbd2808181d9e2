import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { config } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { once } from "~/base/kernel/once";

/** Returns the client's IP: the socket's or, behind n trusted proxies, the n-th from the right of X-Forwarded-For. */
export function clientAddress({ headers, socket }: IncomingMessage): string {
  const { trustProxy } = config();
  const chain = trustProxy > 0 ? String(headers["x-forwarded-for"] ?? "").split(",") : [];
  if (chain.length > 0 && chain.length < trustProxy) tellTooMany();
  const entry = chain.at(-Math.min(trustProxy, chain.length))?.trim() ?? "";
  const address = entry.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  return (address && isIP(address) ? address : (socket.remoteAddress ?? "")).replace(
    /^::ffff:(?=[\d.]+$)/,
    "",
  );
}

const tellTooMany = once(() =>
  log.warn(
    `A request came through fewer proxies than TRUST_PROXY=${config().trustProxy} says: visitors can make up their ip, against limits. Write how many there are.`,
  ),
);

/** Returns the id under which a request is logged: a trusted proxy's X-Request-Id, to join both logs, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = config().trustProxy > 0 ? (headers["x-request-id"] as string) : undefined;
  return given && /^[\w-]{16,64}$/.test(given) ? given : randomUUID();
}
