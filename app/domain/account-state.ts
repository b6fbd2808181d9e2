/** The part of an account that operators change. */
type Account = {
  email: string;
  passwordHash: string;
  verifiedAt: Date | null;
  disabledAt: Date | null;
  operatorSince: Date | null;
};

/** Whether an import made the account. */
export const isImported = ({ signupSource }: { signupSource: string | null }) =>
  signupSource?.startsWith("import ") ?? false;

/** Whether its owner ever set a password: one that an import made has none until then. */
export const hasPassword = ({ passwordHash }: { passwordHash: string }) => passwordHash !== "";

export type AccountState = Omit<Account, "email" | "passwordHash"> & { hasPassword: boolean };

/** In words, for lists and for telling apart what two operators saw: "verified, operator". */
export function accountState({ hasPassword, verifiedAt, disabledAt, operatorSince }: AccountState): string {
  const words = [verifiedAt ? "verified" : "not verified"];
  if (!hasPassword) words.push("has no password yet");
  if (disabledAt) words.push("disabled");
  if (operatorSince) words.push("operator");
  return words.join(", ");
}

/** State and email in words: what another operator may have changed. */
export function accountRevision(account: Account): string {
  return `${account.email}: ${accountState({ ...account, hasPassword: hasPassword(account) })}`;
}
