/**
 * What may reach a plan's text. A plan is pasted into other people's tools, so nothing that hides (control,
 * bidirectional and zero-width characters) or that could be markup passes, whoever wrote the plan.
 */

// Built from code points so that no invisible character stands in this file.
const HIDDEN_RANGES: [number, number][] = [
  [0x00, 0x08],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xfff0, 0xfffc],
  [0xe0000, 0xe0fff],
];
const hex = (code: number) => `\\u{${code.toString(16)}}`;
const HIDDEN = new RegExp(`[${HIDDEN_RANGES.map(([from, to]) => `${hex(from)}-${hex(to)}`).join("")}]`, "gu");
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Letters and marks that are on an English keyboard, and the marks that we set: nothing is to be removed. */
const ORDINARY = /^[\t\n -~“”‘’–—…]*$/;

/** Removes characters that cannot be seen or that change how others are seen. */
export function stripHidden(text: string): string {
  if (ORDINARY.test(text)) return text;
  return text.replace(/\r\n?/g, "\n").replace(HIDDEN, "").replace(LONE_SURROGATE, "").normalize("NFC");
}

/** Removes tags, comments and template braces; a lone "<" before a letter becomes a harmless look-alike. */
export function stripMarkup(text: string): string {
  if (!/[<{}]/.test(text)) return text;
  return text
    .replace(/<!--.{0,2000}?-->/gs, " ")
    .replace(/<(script|style)\b[^<>]{0,200}>[^<]{0,2000}<\/\1[^<>]{0,20}>/gi, " ")
    .replace(/<\/?[a-z!][^<>]{0,300}>/gi, " ")
    .replace(/<(?=[a-z/!?])/gi, "‹")
    .replace(/\{\{[^{}]{0,200}\}\}/g, " ")
    .replace(/\{\{|\}\}/g, " ")
    .replace(/\$\{[^{}]{0,200}\}/g, " ");
}

const URL = /\b(?:https?|ftp|javascript|data|file):\/{0,2}[^\s|)>\]]{1,300}/gi;

/** The addresses written in a text, without trailing punctuation. */
export function urlsOf(text: string): string[] {
  return (text.match(URL) ?? []).map((url) => url.replace(/[.,;:!?'"]+$/, ""));
}

const SECRET =
  /\b(?:sk|pk|rk|ghp|gho|xox[abp]|AKIA|AIza)[-_]?[A-Za-z0-9_-]{12,}|\bsk-[A-Za-z0-9-]{3,}|-----BEGIN [A-Z ]{3,30}-----/g;

/**
 * Makes one line of text safe inside Markdown: no hidden characters, markup, fences, headings, secrets or
 * addresses other than the allowed ones.
 */
export function safeLine(text: string, allowedUrls: readonly string[] = []): string {
  return stripMarkup(stripHidden(text))
    .replace(SECRET, "(a secret, left out)")
    .replace(URL, (url) => (allowedUrls.includes(url.replace(/[.,;:!?'"]+$/, "")) ? url : "(link left out)"))
    .replace(/`{2,}|~{3,}/g, "'")
    .replace(/\s{2,}|[^\S ]/g, " ")
    .replace(/^\s*#{1,6}\s+/, "")
    .trim();
}
