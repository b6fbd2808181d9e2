/**
 * In which sense an idea means a noun: a wheel is of cheese where cheese is spoken of. A sense is told by words in one
 * line: "bee" stands for itself and its plural, "sew+" for all that its verb makes (sewing, sewn by a sewer), "apiar*"
 * for whatever begins so, "pocket-money" for two words.
 */
type Sense = (text: string) => ReadonlySet<string>;

/** Which words of this line the text has. */
export function senseOf(line: string): Sense {
  const words = new RegExp(`\\b(?:${line.split(" ").map(patternOf).join("|")})\\b`, "g");
  // Many nouns are asked about in one text, one after the other.
  let last: [text: string, found: ReadonlySet<string>] = ["", new Set()];
  return (text) => {
    if (last[0] !== text) last = [text, new Set(text.match(words)?.map(stemOf))];
    return last[1];
  };
}

function patternOf(word: string): string {
  const spaced = word.replace(/-/g, "[ -]");
  if (word.endsWith("*")) return `${spaced.slice(0, -1)}[a-z-]*`;
  if (word.endsWith("+")) {
    const verb = spaced.slice(0, -1);
    const stem = verb.replace(/e$/, "");
    return `${verb}(?:s|es|d|n)?|${stem}${/[aeiou]/.test(stem.slice(-1)) ? "" : `${stem.slice(-1)}?`}(?:ed|ings?|ers?)`;
  }
  return word.endsWith("y") ? `${spaced.slice(0, -1)}(?:y|ys|ies)` : `${spaced}(?:s|es)?`;
}

/** "bees" and "bee" are one word. */
const stemOf = (word: string) => word.replace(/(?:ies|es|s|ing|ings|ed|ers?)$/, "");

/** What has one of several senses; `sense` is null where it holds in any idea. */
export type Sensed = { sense: Sense | null };

/**
 * The one of these of whose sense the text has most words, of two the earlier one; else the first that holds in any
 * idea. The noun that is asked about tells nothing of its own sense, unless it has no other.
 */
export function inSense<T extends Sensed>(some: readonly T[], text: string, noun = ""): T | undefined {
  const own = noun.split(" ").map(stemOf);
  const general = some.find((one) => !one.sense);
  let best = general;
  let most = general ? 0 : -1;
  for (const one of some) {
    const found = one.sense?.(text);
    if (!found || found.size === 0) continue;
    const count = found.size - own.filter((word) => found.has(word)).length;
    if (count > most) [best, most] = [one, count];
  }
  return best;
}
