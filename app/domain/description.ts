const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 2000;

// Invisible characters that can hide or reorder text: control characters except tab and line end, soft hyphen,
// zero-width space, word joiner, byte order mark, direction marks, tags. Joiners (U+200C, U+200D) stay: emoji and
// several scripts need them.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Normalises a longer text: one kind of line end, no invisible characters, trimmed. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(INVISIBLE, "")
    .trim();
}

export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The error for a text that is too long, or null. */
export function tooLongProblem(description: string): string | null {
  return textLength(description) > DESCRIPTION_MAX ? "Description must not exceed 2000 characters" : null;
}

/** The error for a tidied description, or null. */
export function descriptionProblem(description: string): string | null {
  const length = textLength(description);
  if (length === 0) return "Please enter a description for your project";
  if (length < DESCRIPTION_MIN) return "Description must be at least 10 characters long";
  return tooLongProblem(description);
}
