import { shortIp } from "~/kernel/ip";
import { requestContext } from "~/kernel/request-context";

/** The client's ip as the audit trail stores it: shortened. */
export function shortClientIp(request: Request): string {
  return shortIp(requestContext(request).ip);
}

/** Who is at the browser, for a member's trail and mail. */
export function seen(request: Request): { ip: string; userAgent: string } {
  return { ip: shortClientIp(request), userAgent: request.headers.get("User-Agent") ?? "" };
}
