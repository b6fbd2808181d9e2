import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { config } from "~/base/kernel/config";
import { isLoopbackIp, isPublicIp } from "~/base/kernel/ip";
import { log } from "~/base/kernel/log";
import { once } from "~/base/kernel/once";

/** Returns the client's IP: the socket's or, behind n trusted proxies, the n-th from the right of X-Forwarded-For. */
export function clientAddress({ headers, socket }: IncomingMessage): string {
  const { trustProxy } = config();
  const chain = trustProxy > 0 ? String(headers["x-forwarded-for"] ?? "").split(",") : [];
  // This machine asks whether the site answers without a proxy.
  const isOwn = !headers["x-forwarded-for"] && isLoopbackIp(socket.remoteAddress ?? "");
  if (chain.length > 0 && chain.length < trustProxy && !isOwn) tellTooMany();
  const entry = chain.at(-Math.min(trustProxy, chain.length))?.trim() ?? "";
  const address = entry.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  if (chain.length > trustProxy && isIP(address) && !isPublicIp(address)) tellTooFew();
  return (address && isIP(address) ? address : (socket.remoteAddress ?? "")).replace(
    /^::ffff:(?=[\d.]+$)/,
    "",
  );
}

const tellOnce = (what: () => string) => once(() => log.warn(`${what()} Write how many there are.`));

const tellTooMany = tellOnce(
  () =>
    `A request came through fewer proxies than TRUST_PROXY=${config().trustProxy} says: visitors can make up their ip, against limits.`,
);

const tellTooFew = tellOnce(
  () =>
    `A request came through more proxies than TRUST_PROXY=${config().trustProxy} says: its ip is a private one with another before it, and limits count all visitors as one.`,
);

/** Returns the id under which a request is logged: a trusted proxy's X-Request-Id, to join both logs, or a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = config().trustProxy > 0 ? (headers["x-request-id"] as string) : undefined;
  return given && /^[\w-]{16,64}$/.test(given) ? given : randomUUID();
}
