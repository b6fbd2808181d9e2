/** A member's token counts. `period` is their UTC month, `YYYY-MM`. */
type Allowance = {
  period: string;
  generationsUsed: number;
  availableTokens: number;
  grantedTokens: number;
};

/**
 * How many plans a member can still generate. A later month restores the allowance, an earlier one (the clock
 * was set back) does not. Granted tokens come on top and do not expire.
 */
export function tokensLeft(kept: Allowance | null, month: string, monthly: number): number {
  if (!kept) return monthly;
  return (month > kept.period ? monthly : kept.availableTokens) + kept.grantedTokens;
}

export function allowanceText(left: number): string {
  return `${left} ${left === 1 ? "generation" : "generations"} remaining this month`;
}
