import { config, isLoopbackHost } from "~/kernel/config";
import { sameSecret } from "~/kernel/ids";
import { requestContext } from "~/kernel/request-context";
import { sign } from "~/kernel/secrets";

/** The key for /outbox when the server does not listen on loopback; the start-up log prints it. */
export function outboxKey(): string {
  return sign("outbox", "").slice(0, 22);
}

/** Headers that proxies add. */
const FORWARDING = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

/**
 * Whether a request may read /outbox. With real mail configured, or through a proxy, none may. On a loopback bind requests
 * from this machine by a loopback name may; otherwise a request needs the key.
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
