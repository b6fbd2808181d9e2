const DESCRIPTION_MIN = 10;
const DESCRIPTION_MAX = 2000;

// Characters that nobody sees and that can hide or turn around what stands beside them: control characters but tab and
// line end, soft hyphen, zero-width space, word joiner, byte order mark, direction marks, tags. Joiners (U+200C, U+200D)
// stay: emoji and several scripts need them.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

/** What is stored and counted of a longer text: one kind of line end, nothing invisible, no blanks around it. */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(INVISIBLE, "")
    .trim();
}

/** Length in code points: an emoji counts as the one or few characters that it is, not as its bytes. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The specification's message (§5) for a text of more than is kept, or read; null otherwise. */
export function tooLongProblem(description: string): string | null {
  return textLength(description) > DESCRIPTION_MAX ? "Description must not exceed 2000 characters" : null;
}

/** The specification's message (§5) for a tidied description that cannot be used, or null. */
export function descriptionProblem(description: string): string | null {
  const length = textLength(description);
  if (length === 0) return "Please enter a description for your project";
  if (length < DESCRIPTION_MIN) return "Description must be at least 10 characters long";
  return tooLongProblem(description);
}
