import { shortAddress } from "~/kernel/address";
import { requestContext } from "~/kernel/request-context";

/** The client's address as the audit trail keeps it: shortened. */
export function auditAddress(request: Request): string {
  return shortAddress(requestContext(request).ip);
}
