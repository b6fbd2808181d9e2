const DESCRIPTION_MIN = 10;
const DESCRIPTION_MAX = 2000;

/** What is stored and counted: one kind of line end, no surrounding blanks, no NUL (Postgres cannot store it). */
export function tidyDescription(text: string): string {
  return text.replace(/\r\n?/g, "\n").replaceAll("\0", "").trim();
}

/** Length in code points: an emoji counts as the one or few characters that it is, not as its bytes. */
export function descriptionLength(text: string): number {
  return [...text].length;
}

/** The specification's message (§5) for a text of more than is kept, or read; null otherwise. */
export function tooLongProblem(description: string): string | null {
  return descriptionLength(description) > DESCRIPTION_MAX
    ? "Description must not exceed 2000 characters"
    : null;
}

/** The specification's message (§5) for a tidied description that cannot be used, or null. */
export function descriptionProblem(description: string): string | null {
  const length = descriptionLength(description);
  if (length === 0) return "Please enter a description for your project";
  if (length < DESCRIPTION_MIN) return "Description must be at least 10 characters long";
  return tooLongProblem(description);
}
