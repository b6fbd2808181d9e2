/** A member's generations. `period` is their UTC month, `YYYY-MM`. */
type Allowance = {
  period: string;
  generationsUsed: number;
  availableGenerations: number;
  grantedGenerations: number;
};

/**
 * How many plans a member can still generate. A later month restores the allowance, an earlier one (the clock
 * was set back) does not. Granted generations come on top and do not expire.
 */
export function generationsLeft(kept: Allowance | null, month: string, monthly: number): number {
  if (!kept) return monthly;
  return (month > kept.period ? monthly : kept.availableGenerations) + kept.grantedGenerations;
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** The day on which a month's generations are there again, in UTC: "1 December". */
export function refillDay(today: Date): string {
  return DAY.format(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1));
}

export function allowanceText(left: number): string {
  return `${left} ${left === 1 ? "generation" : "generations"} remaining this month`;
}
