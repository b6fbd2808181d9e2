/** Specification §5: 2 to 50 characters after trimming and joining runs of spaces. */
const NAME_MIN = 2;
const NAME_MAX = 50;

/** Trims, and turns each run of white space into one space: how a name is checked, sent and stored. */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/gu, " ");
}

/** The specification's message for a name that cannot be used, or null. An empty name has other texts on each form. */
export function nameProblem(name: string): string | null {
  const tidy = tidyName(name);
  const length = [...tidy].length;
  if (length < NAME_MIN) return "Name must be at least 2 characters long.";
  if (length > NAME_MAX) return "Name cannot be longer than 50 characters.";
  if (!/^[\p{L}\p{M}\p{Nd} '’-]+$/u.test(tidy))
    return "Name can only contain letters, numbers, spaces, hyphens, and apostrophes.";
  return null;
}
