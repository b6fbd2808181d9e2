import { shortIp } from "~/base/kernel/ip";
import { requestContext } from "~/base/kernel/request-context";

/** Returns the client's ip, shortened as in the audit trail. */
export function shortClientIp(request: Request): string {
  return shortIp(requestContext(request).ip);
}

/** Returns the request's shortened ip and browser, for the audit trail and mails to the member. */
export function seen(request: Request): { ip: string; userAgent: string } {
  return { ip: shortClientIp(request), userAgent: request.headers.get("User-Agent") ?? "" };
}
