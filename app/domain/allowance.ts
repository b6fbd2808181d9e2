/** The numbers kept for a member (specification §3, user_limits). `period` is the UTC month they belong to, `YYYY-MM`. */
export type Allowance = {
  period: string;
  generationsUsed: number;
  availableTokens: number;
  grantedTokens: number;
};

/**
 * How many plans a member can still generate. A month later than the kept one brings the whole allowance back;
 * an earlier one (a clock that was set back) does not. Granted tokens are on top and do not expire.
 */
export function tokensLeft(kept: Allowance | null, month: string, monthly: number): number {
  if (!kept) return monthly;
  return (month > kept.period ? monthly : kept.availableTokens) + kept.grantedTokens;
}

/** '5 generations remaining this month', '1 generation remaining this month'. */
export function allowanceText(left: number): string {
  return `${left} ${left === 1 ? "generation" : "generations"} remaining this month`;
}
