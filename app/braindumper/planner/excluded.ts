import { HARMLESS, NOTHING_OF, REFUSALS, WAVED_AWAY } from "./library/refusals";
import { anyOf, plain } from "./phrases";

const CLAUSE = String.raw`(?:(?![.,!?:](?:\s|$))[^;()–—\n，。！？；：])*`;
const SENTENCE = String.raw`(?:(?![.!?](?:\s|$))[^;\n。！？；])*`;
const NOT_ONE = `(?!${anyOf(HARMLESS)})`;
/** "No shoes, no entry" is a rule, and so it is without the comma. */
const ALONE = `(?!${CLAUSE}${anyOf(NOTHING_OF)})`;

/** What the author does not want. */
const EXCLUDED = [
  // To the end of the sentence: "we don't need …", "No chat, we have a group for that".
  `${anyOf(REFUSALS)}${SENTENCE}`,
  `(?<=(?:^|[.!?;\\n。！？；])[^\\p{L}\\p{N}\\n]{0,9})${NOT_ONE}${anyOf(NOTHING_OF)}${ALONE}${SENTENCE}`,
  // To the end of the clause: ", without payments".
  `(?<=[,:()–—，：] ?)${NOT_ONE}${anyOf(NOTHING_OF)}${ALONE}${CLAUSE}`,
  // The words before "not needed" in a clause.
  `(?<![^\\s.,:;()–—])(?:[^\\s.,:;()–—]+ +){1,6}${anyOf(WAVED_AWAY)}`,
  // Under a heading, such as "Out of scope": the rest of its line, or the lines below up to a blank one or the next heading.
  `^[^\\n:?.]{0,40}(?:${anyOf(REFUSALS)}|${anyOf(WAVED_AWAY)})[^\\n:?.]{0,40}(?:[:?：？].*\\p{L}.*|[:?：？]?\\s*(?:\\n\\s*(?!.*[:?：？]\\s*$).*\\S.*(?:\\n(?!.*[:?：？]\\s*$).*\\S.*)*)?$)`,
].map((pattern) => new RegExp(pattern, "gmu"));

/** Returns whether these words of an idea speak of what the author does not want. */
export function isExcluded(idea: string, quote: string): boolean {
  const text = plain(idea);
  const from = text.indexOf(plain(quote));
  const to = from + plain(quote).length;
  return EXCLUDED.some((pattern) =>
    [...text.matchAll(pattern)].some(({ index, 0: { length } }) => index < to && from < index + length),
  );
}
