import { shortIp } from "~/kernel/ip";
import { requestContext } from "~/kernel/request-context";

/** The client's ip as the audit trail stores it: shortened. */
export function shortClientIp(request: Request): string {
  return shortIp(requestContext(request).ip);
}
