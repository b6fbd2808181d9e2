/** What programs for slides and layout put where a line goes on below: U+000B, U+000C, and Unicode's line ends (UAX #14, BK and NL). */
export const SOFT_BREAK = /[\v\f\u0085\u2028\u2029]/g;

/**
 * What XML 1.0 (2.2, Char) forbids or advises against, so no feed or mail could hold it: control characters but tab and line
 * ends, halves of a surrogate pair, and the two that are no characters.
 */
const NO_TEXT = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** A text as it comes in from forms, content and model answers: a soft line break is a line end, and nothing in it is forbidden. */
export function incomingText(text: string): string {
  return text.replace(SOFT_BREAK, "\n").replace(NO_TEXT, "");
}

/** The same for a field of one line, which a browser would join without a blank: line ends become blanks. */
export function incomingLine(text: string): string {
  return incomingText(text).replace(/\r\n?|\n/g, " ");
}

/** The code points of a text that `incomingText` would not leave as they are, as U+000B. */
export function unfitCharacters(text: string): string[] {
  const found = [...text.matchAll(SOFT_BREAK), ...text.matchAll(NO_TEXT)].map(
    ([sign]) => sign.codePointAt(0) ?? 0,
  );
  return [...new Set(found)].map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`);
}

/**
 * Invisible characters that can hide or reorder text: soft hyphen, zero-width space, word joiner, byte order mark, direction
 * marks, tags. Joiners (U+200C, U+200D) stay, which emoji and several scripts need, and so do the tags of a flag (UTS #51, C.1).
 */
const FLAG_OR_INVISIBLE =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

/** An incoming text without characters that nobody sees. */
export function visibleText(text: string): string {
  return incomingText(text).replace(FLAG_OR_INVISIBLE, "$1");
}

/** Digits of any script, like ٨ or full-width ８, as 0 to 9. Unicode keeps the ten of each script together, in order. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}
