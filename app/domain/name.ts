const NAME_MIN = 2;
const NAME_MAX = 50;

/** Trims and joins runs of spaces: how a name is checked and stored. */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/gu, " ");
}

/** The error for a name, or null. Each form has its own text for an empty name. */
export function nameProblem(name: string): string | null {
  const tidy = tidyName(name);
  const length = [...tidy].length;
  if (length < NAME_MIN) return "Name must be at least 2 characters long.";
  if (length > NAME_MAX) return "Name cannot be longer than 50 characters.";
  if (!/^[\p{L}\p{M}\p{Nd} '’-]+$/u.test(tidy))
    return "Name can only contain letters, numbers, spaces, hyphens, and apostrophes.";
  return null;
}
