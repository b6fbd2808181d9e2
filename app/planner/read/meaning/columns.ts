import { isFieldWord } from "../../catalogue/nouns";
import { singular } from "../../text/words";

/** What people write for a column, and how a table calls it. */
const MEANT: Record<string, string> = { from: "start", to: "destination", when: "date", where: "place" };

/**
 * The columns that a list names ("species, photo, spot on map", "site, date, drone"), or null when the list is
 * something else: examples, people, things. At least half of a list of columns, or two, are words for properties.
 */
export function columnsIn(list: string): string[] | null {
  if (/^(?:each|every) \p{L}+ (?:has|have|gets?) /iu.test(list)) return null; // a sentence with columns of its own
  if (/\b(?:etc|e\.?g|such as|like|or so|for example)\b|[.:?!]\s/i.test(list)) return null;
  const question = /^(?:what|how|who|which|why|whether|if)\b|^where \w/;
  const items = list
    .toLowerCase()
    .replace(/[.!]+$/, "")
    .split(/\s*[,;]\s*(?:and\s+|plus\s+)?|\s+(?:and|plus)\s+/)
    .map((item) =>
      item
        .replace(/^(?:an?|the|their|its|his|her|my|our)\s+/, "")
        .replace(/\s*\?$/, "")
        .replace(/^(?:what|which) (?=\p{L}+$)/u, "") // "what kind"
        .replace(/^how (?:many|much) (\p{L}+)$/u, "$1")
        .replace(/\s*\b(?:yes\/no|y\/n|\d+\s*(?:-|–|to)\s*\d+)\s*$/, "")
        // "depth we expect", "value printed on it"
        .replace(/(?<=\p{L}{3}) (?:we|i|they|you|he|she) \p{L}+$/u, "")
        .replace(/(?<=^\p{L}{3,}) \p{L}+ed (?:on|in|by|with|at|to)\b.*$/u, "")
        .replace(/\s+(?:on|in|of)\s+(?:the\s+)?(?:map|photo|plan)$/, " on the map")
        .replace(/^(?:spot|point|position) on the map$/, "position on map")
        .trim(),
    )
    .filter(Boolean);
  // "exercises sets reps weight": a list whose commas were left out.
  const words = items[0]?.split(/\s+/) ?? [];
  if (
    items.length === 1 &&
    words.length > 2 &&
    words.filter((word) => isFieldWord(word) || isFieldWord(singular(word))).length * 2 >= words.length
  )
    items.splice(0, 1, ...words);
  if (items.length < 2) return null;
  const named = items
    .filter((item) => !question.test(item) || /^what(?:'s| is) \p{L}+$/u.test(item))
    .map((item) => item.replace(/^what's /, "what is "));
  // "(about 15 a month, 4 locations)": how many there are, no columns.
  if (items.some((item) => /^(?:about |around |roughly |some |over |up to |max |ca )?\d/.test(item)))
    return null;
  // "everybody gets a text": a sentence, not a column.
  if (named.some((item) => /\b(?:every(?:body|one)|gets?|can|must|should|they|we|you)\b/.test(item)))
    return null;
  if (
    named.some(
      (item) =>
        item.split(" ").length > (/^\S+ of /.test(item) ? 6 : 4) || !/^[\p{L}\p{N} /'-]+$/u.test(item),
    )
  )
    return null;
  const known = named.filter(
    (item) =>
      MEANT[item] !== undefined ||
      isFieldWord(singular(item)) ||
      isFieldWord(singular(item.split(/ (?:of|per) /)[0] ?? item)),
  );
  if ((known.length * 2 < named.length && known.length < 2) || known.length === 0) return null;
  return named.map((item) => MEANT[item] ?? singularHead(item));
}

/** "photos of the fuse box" → "photo of the fuse box". */
function singularHead(item: string): string {
  const of = item.indexOf(" of ");
  return of < 0 ? singular(item) : `${singular(item.slice(0, of))}${item.slice(of)}`;
}
