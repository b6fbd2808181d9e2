/** The part of an account that operators change. */
type Account = {
  email: string;
  verifiedAt: Date | null;
  disabledAt: Date | null;
  operatorSince: Date | null;
};

/** Whether an import made the account. Until its owner sets a password, it has none. */
export const isImported = ({ signupSource }: { signupSource: string | null }) =>
  signupSource?.startsWith("import ") ?? false;

export type AccountState = Omit<Account, "email">;

/** In words, for lists and for telling apart what two operators saw: "verified, operator". */
export function accountState({ verifiedAt, disabledAt, operatorSince }: AccountState): string {
  const words = [verifiedAt ? "verified" : "not verified"];
  if (disabledAt) words.push("disabled");
  if (operatorSince) words.push("operator");
  return words.join(", ");
}

/** State and email in words: what another operator may have changed. */
export function accountRevision(account: Account): string {
  return `${account.email}: ${accountState(account)}`;
}
