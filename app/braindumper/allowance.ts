/** A member's generations. `period` is the month (UTC, `YYYY-MM`) that the monthly numbers belong to. */
type Allowance = {
  period: string;
  generationsUsed: number;
  availableGenerations: number;
  grantedGenerations: number;
};

/**
 * Returns how many plans a member can still generate. A later month restores the allowance; an earlier one does not,
 * since then the clock was set back. Granted generations are added, and do not expire.
 */
export function generationsLeft(kept: Allowance | null, month: string, monthly: number): number {
  if (!kept) return monthly;
  return (month > kept.period ? monthly : kept.availableGenerations) + kept.grantedGenerations;
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** Returns the day (UTC) on which the allowance is restored, like "1 December". */
export function refillDay(today: Date): string {
  return DAY.format(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1));
}

export const NO_GENERATIONS = "You have used all your available generation tokens for this month.";

export function allowanceText(left: number): string {
  return `${left} ${left === 1 ? "generation" : "generations"} remaining this month`;
}
