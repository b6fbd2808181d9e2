/** A small dictionary into English, enough for ideas of apps. */
export type Glossary = {
  /** "word=English" separated by commas or line ends; a word may be several words. */
  nouns: string;
  /** "infinitive=English" separated by blanks. */
  verbs: string;
  /** Single forms of verbs that no rule finds. */
  forms: string;
  /** Small words: "word=Tag:English"; an empty right side drops the word; tag I stands for "I" and a verb. */
  small: string;
  infinitive?: RegExp;
  /** What may stand after a verb's stem, by the infinitive's ending. */
  endings?: Record<string, string>;
  /** Pairs of pattern and replacement that lead from a plural to its singular. */
  plural?: (RegExp | string)[];
};

export type Entry = { gloss: string; tag: "N" | "V" | "small"; small?: string; key: string };

/** A glossary made ready for look-up. */
export class Lexicon {
  private readonly words = new Map<string, Entry>();
  readonly longest: number;

  constructor(private readonly source: Glossary) {
    let longest = 1;
    for (const pair of source.small.split(" ")) {
      const [word = "", value = ""] = pair.split("=");
      const [tag = "", gloss = ""] = value.split(":");
      this.words.set(word, { gloss, tag: "small", small: tag, key: word });
    }
    for (const pair of source.nouns.split(/,\s*/)) {
      const [word = "", gloss = ""] = pair.trim().split("=");
      if (!word || this.words.has(word)) continue;
      this.words.set(word, { gloss, tag: "N", key: word });
      longest = Math.max(longest, word.split(" ").length);
    }
    for (const pair of `${source.verbs} ${source.forms}`.split(/\s+/)) {
      const [word = "", gloss = ""] = pair.split("=");
      if (!word) continue;
      this.addVerb(word, gloss);
    }
    this.longest = longest;
  }

  private addVerb(word: string, gloss: string): void {
    const entry: Entry = { gloss: gloss.replace(/_/g, " "), tag: "V", key: word };
    if (!this.words.has(word)) this.words.set(word, entry);
    for (const [ending, forms] of Object.entries(this.source.endings ?? {})) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length);
      if (stem.length < 2) continue;
      for (const form of forms.split(" ")) if (!this.words.has(stem + form)) this.words.set(stem + form, entry);
    }
  }

  /** All words, for languages that do not write spaces. */
  keys(): IterableIterator<string> {
    return this.words.keys();
  }

  /** The entry of a surface form, with whether it is a plural; null when unknown. */
  find(surface: string): (Entry & { plural: boolean }) | null {
    const direct = this.words.get(surface);
    if (direct) return { ...direct, plural: false };
    const rules = this.source.plural ?? [];
    for (let i = 0; i + 1 < rules.length; i += 2) {
      const [pattern, replacement] = [rules[i] as RegExp, rules[i + 1] as string];
      if (!pattern.test(surface)) continue;
      const found = this.words.get(surface.replace(pattern, replacement));
      if (found && found.tag === "N") return { ...found, plural: true };
    }
    return null;
  }
}
