/** Line breaks within a paragraph: U+000B, U+000C and Unicode's line ends (UAX #14, classes BK and NL). */
const SOFT_BREAK = /[\v\f\u0085\u2028\u2029]/g;

/**
 * Characters that XML 1.0 (2.2, Char) forbids or discourages, so that feeds could not contain them: control
 * characters except tab and line ends, lone surrogates, and two noncharacters.
 */
const NO_TEXT = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** Normalises a text from outside: soft breaks become line ends, and forbidden characters go. */
export function incomingText(text: string): string {
  return text.replace(SOFT_BREAK, "\n").replace(NO_TEXT, "");
}

/** A hard line break (CommonMark, 6.7). A plain line end would be shown as a space. */
const HARD_BREAK = "  \n";
/** The first or last line of fenced code, in quotes and lists too. */
const FENCE = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t]))*[ \t]*(`{3,}(?=[^`]*$)|~{3,})(.*)$/s;
const INDENTED = /^(?: {4}| {0,3}\t)/;

/**
 * The same for Markdown: a soft break that is not in code becomes a hard line break. It looks at lines only and runs for anybody
 * who sends a form, where a parser of Markdown would take seconds for some texts.
 */
export function incomingMarkdown(text: string): string {
  let [fence, mayBeCode] = ["", true];
  const lines = text.split("\n").map((line) => {
    const [, marks = "", more = ""] = FENCE.exec(line) ?? [];
    const isCode = mayBeCode && INDENTED.test(line);
    mayBeCode = isCode || line.trim() === "";
    if (fence === "" && marks === "") return isCode ? line : line.replace(SOFT_BREAK, HARD_BREAK);
    if (fence === "") fence = marks;
    else if (marks.startsWith(fence) && more.trim() === "") fence = "";
    return line;
  });
  return incomingText(lines.join("\n"));
}

/** The same for a one-line field: line ends become spaces, where a browser would drop them. */
export function incomingLine(text: string): string {
  return incomingText(text).replace(/\r\n?|\n/g, " ");
}

/** Lists the code points in a text that incomingText would change, like U+000B. */
export function unfitCharacters(text: string): string[] {
  const found = [...text.matchAll(SOFT_BREAK), ...text.matchAll(NO_TEXT)].map(
    ([sign]) => sign.codePointAt(0) ?? 0,
  );
  return [...new Set(found)].map((code) => `U+${code.toString(16).toUpperCase().padStart(4, "0")}`);
}

/**
 * Invisible characters that can hide or reorder text: soft hyphen, zero-width space, word joiner, byte order mark,
 * direction marks, tags. Joiners (U+200C, U+200D) are kept, which emoji and several scripts need, and so are the tags
 * of a flag (UTS #51, C.1).
 */
const FLAG_OR_INVISIBLE =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

/** Returns an incoming text without invisible characters. */
export function visibleText(text: string): string {
  return incomingText(text).replace(FLAG_OR_INVISIBLE, "$1");
}

/** Converts decimal digits of any script, like ٨ or ８, to 0 to 9. Unicode has the ten of a script in a row. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
}
