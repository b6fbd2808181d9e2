import { type AccountState, accountState } from "~/domain/account-state";
import { type Wait, waitInWords } from "~/flows/account-waits";

/** Returns an account's state in words, and for how long somebody is kept out of it. */
export function stateText(account: AccountState, wait: Wait | null | undefined): string {
  const state = accountState(account);
  return wait ? `${state}; kept out for another ${waitInWords(wait)}` : state;
}
