/** Fewer changes than this make another name of a short one: HOST and PORT are not compared. */
const SHORTEST = 6;
const LONG = 9;

/**
 * Variables of the environment that nobody reads, and that look like one that is known and not set: a slip of the
 * keyboard would otherwise be found when mail does not arrive.
 */
export function misspelt(
  environment: Record<string, string | undefined>,
  known: string[],
): { name: string; meant: string }[] {
  const free = known.filter((name) => !environment[name] && name.length >= SHORTEST);
  return Object.keys(environment)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = free.find((each) => changes(name, each) <= (each.length < LONG ? 1 : 2));
      return meant ? [{ name, meant }] : [];
    });
}

/** Letters to change, add, leave out or swap with their neighbour to make one name of the other (optimal alignment). */
function changes(from: string, to: string): number {
  // A slip at both ends is not looked for: an environment has a hundred names, and this is done at each start.
  const isAlike = from[0] === to[0] || from.at(-1) === to.at(-1);
  if (!isAlike || Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY;
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= from.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      (rows[i] as number[])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + same,
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
}
