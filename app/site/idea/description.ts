import { cutText } from "../../base/text/cut-text";
import { visibleText } from "../../base/text/incoming-text";

const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 2000;

/**
 * Normalises a longer text: line ends become "
 * ", invisible characters go, and the text is trimmed.
 */
export function tidyText(text: string): string {
  return visibleText(text).replace(/\r\n?/g, "\n").trim();
}

/** Returns the length in code points. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Returns the error for a description that is too long, or null. */
export function tooLongProblem(description: string): string | null {
  return textLength(description) > DESCRIPTION_MAX ? "Description must not exceed 2000 characters" : null;
}

/** Returns the error for a tidied description, or null. */
export function descriptionProblem(description: string): string | null {
  const length = textLength(description);
  if (length === 0) return "Please enter a description for your project";
  if (length < DESCRIPTION_MIN) return "Description must be at least 10 characters long";
  return tooLongProblem(description);
}

/** Maximum code points of the words that name an idea. */
const BEGINNING_MAX = 48;

/**
 * Returns the first words of an idea on one line, to name it by. It is cut at the end of a word, unless a long word
 * would leave less than half.
 */
export function openingWords(description: string, most = BEGINNING_MAX): string {
  const line = description.replace(/\s+/g, " ");
  if (textLength(line) <= most) return line;
  const start = cutText(line, most);
  const words = start.replace(/[\s,;:.!?]+\S*$/, "");
  return `${2 * textLength(words) < most ? start : words}…`;
}

const BEGINNING_IN_MAIL_MAX = 36;

/** What mail programs turn into links: a dot or another sign between letters, and longer numbers. */
const LOOKS_LIKE_LINK = /[\p{L}\p{N}][.。．｡][\p{L}\p{N}]|[@:/\\]|\d[\d\s()-]{4,}/u;

/**
 * Returns the same for a mail; "" when it could become a link, since anybody can make the site send such a mail to
 * anybody.
 */
export function openingWordsForMail(description: string): string {
  const words = openingWords(description, BEGINNING_IN_MAIL_MAX);
  return LOOKS_LIKE_LINK.test(words) ? "" : words;
}
