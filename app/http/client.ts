import { shortAddress } from "~/kernel/address";
import { requestContext } from "~/kernel/request-context";

/** The client's address as the audit trail keeps it: shortened. */
export function auditAddress(request: Request): string {
  return shortAddress(requestContext(request).ip);
}

/** Who is at the browser, for a member's trail and mail. */
export function seen(request: Request): { ip: string; userAgent: string } {
  return { ip: auditAddress(request), userAgent: request.headers.get("User-Agent") ?? "" };
}
