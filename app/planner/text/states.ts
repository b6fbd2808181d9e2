/** States that come about without anybody's setting them: by time, by a doing with something else, or as the first one. */
const BY_ITSELF =
  /^(?:over|late|overdue|expired|ended|full|taken|free|booked|lent|out|read|unread|sold out|low|used up|running|finished|due|open|new|planned|sent|failed|waiting|empty|available|missed|reached|reserved|sold|under way|played|lost|gone|seen|answered|active|valid|there)$/;

/** What is reckoned from other entries: nobody breaks a streak by hand. */
const RECKONED = /(?:^| )(?:streak|balance|standing)$/;

/** True for a state that nobody has to set by hand on such a thing. */
export function comesByItself(state: string, noun: string): boolean {
  return RECKONED.test(noun) || BY_ITSELF.test(state);
}

/** What a thing is that can be had or used, and what it is for a while only: it comes back from there. */
const AT_REST = /^(?:available|free|there|ready|working|playable|in use)$/;
const FOR_A_WHILE =
  /^(?:sold out|taken|reserved|out|lent|faulty|closed|in repair|in the wash|in use|running|out of order|to be calibrated|handed out|booked)$/;

/** States in their order, both ways where a thing goes back and forth; where it can end badly stands beside it. */
export function flowOf(statuses: readonly string[]): string {
  const [first = "", ...others] = statuses;
  if (AT_REST.test(first) && others.length > 0 && others.every((state) => FOR_A_WHILE.test(state)))
    return statuses.join(" ↔ ");
  const last = statuses[statuses.length - 1] ?? "";
  if (
    statuses.length > 2 &&
    /^(?:cancelled|refunded|failed|lost|called off|withdrawn|declined|refused|rejected|sent back|given up|expired|closed early|on hold)$/.test(
      last,
    )
  )
    return `${statuses.slice(0, -1).join(" → ")}, or ${last}`;
  return statuses.join(" → ");
}
