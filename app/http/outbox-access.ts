import { config, isLoopbackHost } from "~/kernel/config";
import { sameSecret } from "~/kernel/ids";
import { requestContext } from "~/kernel/request-context";
import { sign } from "~/kernel/secrets";

/** The key that opens /outbox when the server does not listen on loopback; the start-up log prints it. */
export function outboxKey(): string {
  return sign("outbox", "").slice(0, 22);
}

/** A proxy says by one of these that it asks for somebody else. */
const FORWARDING = /^(x-forwarded-.*|forwarded|x-real-ip|via)$/;

/**
 * Who may read /outbox, the one rule: nobody once real mail is configured, and nobody through a proxy; on a loopback
 * bind whoever asks by a loopback name; bound elsewhere whoever has the key.
 */
export function mayReadOutbox(request: Request): boolean {
  const { postmark, smtpUrl, host } = config();
  if (postmark || smtpUrl) return false;
  const asked = requestContext(request);
  if (asked.headerNames.some((name) => FORWARDING.test(name))) return false;
  if (isLoopbackHost(host)) return isLoopbackHost(asked.host);
  const key = new URL(request.url).searchParams.get("key");
  return key !== null && sameSecret(key, outboxKey());
}
