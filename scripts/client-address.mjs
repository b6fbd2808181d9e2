import { isIP } from "node:net";

/** The socket's address or, behind n trusted proxies, the n-th from the right of X-Forwarded-For. */
export function clientAddress({ headers, socket }, trustedProxies) {
  const chain = trustedProxies > 0 ? (headers["x-forwarded-for"] ?? "").split(",") : [];
  const entry = chain.at(-Math.min(trustedProxies, chain.length))?.trim() ?? "";
  const address = entry.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  return (isIP(address) ? address : (socket.remoteAddress ?? "")).replace(/^::ffff:(?=[\d.]+$)/, "");
}
