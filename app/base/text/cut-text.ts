/**
 * Cuts a text to at most `most` code points without splitting a character as people see it, such as a flag, an emoji
 * family or a letter with accents (UAX #29, grapheme clusters).
 */
export function cutText(text: string, most: number): string {
  let end = 0;
  let length = 0;
  for (const { segment, index } of new Intl.Segmenter("en").segment(text)) {
    length += [...segment].length;
    if (length > most) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
