/** Cuts a text to `most` code points at most, and no flag, emoji family or accented letter apart (UAX #29). */
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
