import { type AccountState, accountState } from "~/domain/account-state";
import { timeText } from "~/domain/saved-plan";
import type { Bar } from "~/flows/account-bars";

/** The state of an account in words, and until when somebody is kept out of it. */
export function stateText(account: AccountState, bar: Bar | null | undefined): string {
  const state = accountState(account);
  return bar ? `${state}; waits until ${timeText(bar.until)} after ${bar.why}` : state;
}
