/**
 * The beginning of a text, at most so many code points, and whole: no half of a flag, a family of emoji, or a letter with its
 * accents (UAX #29).
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
