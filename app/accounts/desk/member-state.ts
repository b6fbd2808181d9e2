import { type Wait, waitInWords } from "~/accounts/account-waits";
import { type AccountState, accountState } from "~/identity/account-state";

/** Returns an account's state in words, and for how long somebody is kept out of it. */
export function stateText(account: AccountState, wait: Wait | null | undefined): string {
  const state = accountState(account);
  return wait ? `${state}; kept out for another ${waitInWords(wait)}` : state;
}
