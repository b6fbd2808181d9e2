const [START, END] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{N}])`];

/** A text as phrases are looked for in it: in small letters, without accents. */
export const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'");

/** Returns the source of a pattern for any of these phrases in a plain text. Chinese has no blanks between words. */
export function anyOf(phrases: string): string {
  const each = plain(phrases).split(", ");
  const whole = each.map(
    (phrase) => `${phrase.replaceAll(" ", "[ -]+")}${/\p{Script=Han}/u.test(phrase) ? "" : END}`,
  );
  return `${START}(?:${whole.join("|")})`;
}
