/** States in their order; where it can end badly stands beside it. */
export function flowOf(statuses: readonly string[]): string {
  const last = statuses[statuses.length - 1] ?? "";
  if (
    statuses.length > 2 &&
    /^(?:cancelled|refunded|failed|lost|called off|withdrawn|declined|given up|expired|closed early|on hold)$/.test(
      last,
    )
  )
    return `${statuses.slice(0, -1).join(" → ")}, or ${last}`;
  return statuses.join(" → ");
}
