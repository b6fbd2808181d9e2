import { type AccountState, accountState } from "~/domain/account-state";
import { type Bar, barText } from "~/flows/account-bars";

/** Returns an account's state in words, and for how long somebody is kept out of it. */
export function stateText(account: AccountState, bar: Bar | null | undefined): string {
  const state = accountState(account);
  return bar ? `${state}; kept out for another ${barText(bar)}` : state;
}
