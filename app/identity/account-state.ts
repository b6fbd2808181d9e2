import type { User } from "~/identity/tables";

/** The fields of an account that operators can change. */
type Account = Pick<
  User,
  "email" | "passwordHash" | "verifiedAt" | "disabledAt" | "operatorSince" | "groups"
>;

/** Returns whether the account came from an import. */
export const isImported = ({ signupSource }: { signupSource: string | null }) =>
  signupSource?.startsWith("import ") ?? false;

/** Returns whether the owner ever set a password. An imported account has none at first. */
export const hasPassword = ({ passwordHash }: { passwordHash: string }) => passwordHash !== "";

export type AccountState = Omit<Account, "email" | "passwordHash" | "groups"> & { hasPassword: boolean };

/**
 * Describes the state of an account, like "verified, operator": for lists, and to compare what two operators saw.
 * `keptOut`: for how long wrong passwords or codes keep somebody out.
 */
export function accountState(
  { hasPassword, verifiedAt, disabledAt, operatorSince }: AccountState,
  keptOut?: string | null,
): string {
  const words = [verifiedAt ? "verified" : "not verified"];
  if (!hasPassword) words.push("has no password yet");
  if (disabledAt) words.push("disabled");
  if (operatorSince) words.push("operator");
  return words.join(", ") + (keptOut ? `; kept out for another ${keptOut}` : "");
}

/** Describes state, email and groups, which another operator may have changed since a page was opened. */
export function accountRevision(account: Account): string {
  const groups = account.groups.length > 0 ? `, in ${account.groups.join(", ")}` : "";
  return `${account.email}: ${accountState({ ...account, hasPassword: hasPassword(account) })}${groups}`;
}
