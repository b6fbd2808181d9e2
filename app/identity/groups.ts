const MOST = 20;
const LONGEST = 40;

/** Splits typed groups at commas and white space: words in lower case, each once. */
export function groupsIn(text: string): string[] {
  return [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

/** Returns what is wrong with groups, as the end of a sentence that begins with "Groups"; null when nothing is. */
export function groupsFault(groups: string[]): string | null {
  const odd = groups.find(
    (group) => !/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(group) || group.length > LONGEST,
  );
  if (odd)
    return `are words of letters, digits, dots, hyphens and underscores, at most ${LONGEST} long, with spaces or commas between: “${odd.slice(0, 60)}” is none`;
  return groups.length > MOST ? `are at most ${MOST}` : null;
}

/** Returns whether a member of `groups` is let in where some groups are; none of those stands for everybody. */
export const isAmong = (groups: readonly string[], letIn: readonly string[]) =>
  letIn.length === 0 || letIn.some((group) => groups.includes(group));
