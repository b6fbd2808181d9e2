/** What was left out of the author's words. */
const LEFT_OUT = "…";

/** An abbreviation or an initial: no sentence ends with "max.", "no." or "M.", whatever comes after it. */
const ABBREVIATED = /(?:^|[\s(])(?:\p{Lu}|\p{Ll}{1,4})\.$/u;
const CONTINUES = /^[\p{Ll}\d,;:)&–-]/u;
const LONGEST = 390;

type Place = { from: number; to: number };

/** Where each quotation stands in the text, by its letters and figures alone; null for one that stands nowhere. */
function placesOf(quotes: readonly string[], text: string): (Place | null)[] {
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)];
  const bare = letters.map(([letter]) => letter.toLowerCase()).join("");
  let next = 0;
  return quotes.map((quote) => {
    const said = (quote.toLowerCase().match(/[\p{L}\p{N}]/gu) ?? []).join("");
    const at = said === "" ? -1 : bare.indexOf(said, next);
    // A letter that is two where it is small would shift all that follows.
    if (at < 0 || bare.length !== letters.length) return null;
    next = at + said.length;
    return { from: letters[at]?.index ?? 0, to: (letters[next - 1]?.index ?? 0) + 1 };
  });
}

/**
 * The author's words as they may be quoted: what was cut at an abbreviation is one sentence again, and wherever
 * words of the text are missing between two quotations (a refusal, a heading, an aside) "…" says so.
 */
export function quotedFrom(quotes: readonly string[], text: string): string[] {
  const places = placesOf(quotes, text);
  const shown: string[] = [];
  let end = 0;
  quotes.forEach((quote, at) => {
    const place = places[at];
    const before = shown.at(-1);
    if (!place) {
      shown.push(quote);
      return;
    }
    const gap = text.slice(end, place.from);
    end = place.to;
    const cut =
      before !== undefined &&
      !/[\p{L}\n]/u.test(gap) &&
      (ABBREVIATED.test(before) ? CONTINUES.test(quote) || /^\p{Lu}\.$/u.test(before) : /^[,;)]/.test(quote));
    if (cut && before.length + quote.length < LONGEST)
      shown[shown.length - 1] = `${before}${/^[,;)]/.test(quote) ? "" : " "}${quote}`;
    else shown.push(...marked(gap), quote);
  });
  return [...shown, ...marked(text.slice(end))];
}

/** The mark of a gap that has words in it. */
function marked(gap: string): string[] {
  return /\p{L}{3}/u.test(gap) || /\p{L} \p{L}/u.test(gap) ? [LEFT_OUT] : [];
}

/** The first quotations, with a mark where others follow. */
export function firstQuotes(quotes: readonly string[], most: number): string[] {
  return quotes.length > most && quotes.slice(most).some((quote) => quote !== LEFT_OUT)
    ? [...quotes.slice(0, most), LEFT_OUT]
    : [...quotes];
}
