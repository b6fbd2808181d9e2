import { config, isLoopbackHost } from "~/base/kernel/config";
import { sameSecret } from "~/base/kernel/ids";
import { requestContext } from "~/base/kernel/request-context";
import { sign } from "~/base/kernel/secrets";

/** Returns the key for /outbox when the server does not listen on loopback. The start-up log prints it. */
export function outboxKey(): string {
  return sign("outbox", "").slice(0, 22);
}

/** Headers that proxies add: behind a proxy every request comes from a local address. */
const FORWARDING = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

/**
 * Returns whether a request may read /outbox. Nobody may with real mail configured, or through a proxy. When the server listens
 * on loopback, requests from this machine to a loopback name may; otherwise the key is needed.
 */
export function mayReadOutbox(request: Request): boolean {
  const { postmark, smtpUrl, host } = config();
  if (postmark || smtpUrl) return false;
  const asked = requestContext(request);
  if (asked.headerNames.some((name) => FORWARDING.test(name))) return false;
  if (isLoopbackHost(host)) return asked.isLocal === true && isLoopbackHost(asked.host);
  const key = new URL(request.url).searchParams.get("key");
  return key !== null && sameSecret(key, outboxKey());
}
