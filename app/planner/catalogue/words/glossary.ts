import { isPerson } from "../people";

/** A small dictionary into English, enough for ideas of apps. */
export type Glossary = {
  /** "word=English" separated by commas or line ends; a word may be several words. */
  nouns: string;
  /** "infinitive=English" separated by blanks. */
  verbs: string;
  /** Single forms of verbs that no rule finds. */
  forms: string;
  /** "form=English": forms that are verbs only after "who", "if" and "what" (Arabic, where they are also nouns). */
  past?: string;
  /**
   * Small words: "word=Tag:English". A tag is a part of speech as in read/words/small-words.ts; I stands for "I" and a
   * verb; an empty right side drops the word.
   */
  small: string;
  infinitive?: RegExp;
  /** What may stand after a verb's stem, by the infinitive's ending. */
  endings?: Record<string, string>;
  /** Pairs of pattern and replacement that lead from a plural to its singular. */
  plural?: (RegExp | string)[];
  /** The ending of a genitive that is no plural: "des Tages". */
  genitive?: RegExp;
};

export type Entry = { gloss: string; tag: "N" | "V" | "small"; small?: string; key: string };

/** Things that many languages have one word for. */
const SAME: Record<string, string> = {
  rating: "review",
  review: "rating",
  reservation: "booking",
  booking: "reservation",
  "sign-up": "registration",
  settlement: "payment",
  claim: "request",
};

/** A glossary made ready for look-up. */
export class Lexicon {
  private readonly small = new Map<string, Entry>();
  private readonly nouns = new Map<string, Entry>();
  private readonly pasts = new Map<string, Entry>();
  private readonly verbs = new Map<string, Entry>();
  /** Words in the longest noun that is written as several words. */
  readonly longest: number;

  private unmarked: Lexicon | null = null;

  constructor(
    private readonly source: Glossary,
    private readonly spell: (word: string) => string = (word) => word,
  ) {
    let longest = 1;
    for (const pair of source.small.split(/\s+/)) {
      const [word = "", value = ""] = pair.split("=");
      const [tag = "", gloss = ""] = value.split(":");
      if (word)
        this.small.set(spell(word), { gloss: gloss.replace(/_/g, " "), tag: "small", small: tag, key: word });
    }
    for (const pair of source.nouns.split(/,\s*/)) {
      const [word = "", gloss = ""] = pair.trim().split("=");
      if (!word || this.nouns.has(spell(word))) continue;
      this.nouns.set(spell(word), { gloss, tag: "N", key: word });
      longest = Math.max(longest, word.split(" ").length);
    }
    for (const pair of `${source.forms} ${source.verbs}`.split(/\s+/)) {
      const [word = "", gloss = ""] = pair.split("=");
      if (word) this.addVerb(word, gloss);
    }
    for (const pair of (source.past ?? "").split(/\s+/)) {
      const [word = "", gloss = ""] = pair.split("=");
      if (word && !this.pasts.has(spell(word))) this.pasts.set(spell(word), { gloss, tag: "V", key: word });
    }
    this.longest = longest;
  }

  /** A verb in a form that is one only after "who", "if" and "what". */
  past(surface: string): Entry | null {
    return this.pasts.get(this.spell(surface)) ?? null;
  }

  /**
   * The word of this language that means the English singular noun; "" when there is none. Of several the one most
   * like the given word: the singular of "زبائن" is "زبون", not another word for a customer.
   */
  wordFor(gloss: string, like = ""): string {
    let found = "";
    let best = -1;
    for (const [word, entry] of this.nouns) {
      if (entry.gloss !== gloss) continue;
      const letters = new Set(word);
      const shared = [...new Set(like)].filter((letter) => letters.has(letter)).length;
      const score = shared * 2 + Number(!word.includes(" ")); // "prise de rendez-vous", unless one word says it
      if (score > best) [found, best] = [word, score];
    }
    return found || (SAME[gloss] && like !== SAME[gloss] ? this.wordFor(SAME[gloss] ?? "", SAME[gloss]) : "");
  }

  private addVerb(word: string, gloss: string): void {
    const entry: Entry = { gloss, tag: "V", key: word };
    if (!this.verbs.has(this.spell(word))) this.verbs.set(this.spell(word), entry);
    for (const [ending, forms] of Object.entries(this.source.endings ?? {})) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length);
      if (stem.length < 2) continue;
      for (const form of forms.split(" "))
        for (const surface of spellings(stem, form).map(this.spell))
          if (!this.verbs.has(surface)) this.verbs.set(surface, entry);
    }
  }

  /**
   * The same words, told by their letters without accents and dots, for who writes "movil", "uebung" or "اجرة"; asked only
   * where nothing is known of a word as it is written.
   */
  get loosely(): Lexicon {
    this.unmarked ??= new Lexicon(this.source, fold);
    return this.unmarked;
  }

  /** A small word: article, preposition, pronoun, modal. */
  smallWord(surface: string): Entry | null {
    return this.small.get(this.spell(surface)) ?? null;
  }

  /** A verb in any of its known forms. */
  verb(surface: string): Entry | null {
    return this.verbs.get(this.spell(surface)) ?? null;
  }

  /** A noun, also by its plural and when it is written as several words. */
  noun(surface: string): (Entry & { plural: boolean }) | null {
    const direct = this.listed(surface);
    if (direct) return { ...direct, plural: false };
    // "la encargada": women and men who do the same.
    const male = this.man(surface);
    if (male) return { ...male, key: surface, plural: false };
    const owner = this.source.genitive?.test(surface)
      ? this.listed(surface.replace(this.source.genitive, ""))
      : undefined;
    if (owner) return { ...owner, plural: false };
    const words = surface.split(" ").map((word) => this.singulars(word));
    const tries =
      words.length === 1
        ? (words[0] ?? [])
        : [
            words.map((one) => one[0] ?? "").join(" "),
            words.map((one) => one[1] ?? one[0] ?? "").join(" "),
            // "cadeiras de rodas": only the first word is declined.
            [words[0]?.[0] ?? "", ...surface.split(" ").slice(1)].join(" "),
          ];
    for (const one of tries) {
      const found = this.listed(one);
      if (found) return { ...found, plural: true };
    }
    for (const one of tries) {
      const found = this.man(one);
      if (found) return { ...found, key: one, plural: true };
    }
    return null;
  }

  private listed(word: string): Entry | undefined {
    return this.nouns.get(this.spell(word));
  }

  /** The man's word for a woman who does the same: "animatrice" is found as "animateur". */
  private man(surface: string): Entry | null {
    for (const [woman, man] of WOMEN) {
      if (!woman.test(surface)) continue;
      const found = this.listed(surface.replace(woman, man));
      if (found && isPerson(found.gloss)) return found;
    }
    return null;
  }

  private singulars(word: string): string[] {
    const rules = this.source.plural ?? [];
    const found: string[] = [];
    for (let i = 0; i + 1 < rules.length; i += 2) {
      const one = word.replace(rules[i] as RegExp, rules[i + 1] as string);
      if (one !== word) found.push(one);
    }
    // "Märkte", "Gärten": the plural that also changes a vowel.
    for (const one of [...found, word]) {
      const plain = one.replace(/[äöü](?=[^äöü]*$)/, (vowel) => VOWELS[vowel] ?? vowel);
      if (plain !== one && rules.length > 0 && /[äöü]/.test(word)) found.push(plain);
    }
    return found.length > 0 ? found : [word];
  }
}

/** How women's words for what they do differ from men's, in any of the languages. */
const WOMEN: [RegExp, string][] = [
  [/ora$/, "or"],
  [/trice$/, "tore"],
  [/trice$/, "teur"],
  [/euse$/, "eur"],
  [/ière$/, "ier"],
  [/ienne$/, "ien"],
  [/essa$/, "e"],
  [/in$/, ""],
  [/a$/, "o"],
  [/a$/, "e"],
  [/e$/, ""],
];
/** A word without its accents; Arabic without its vowels and with one form of each letter that people mix up. */
function fold(word: string): string {
  if (/^[ -~]*$/.test(word)) return word.replace(/([aou])e/g, "$1");
  return word
    .replace(/ß/g, "ss")
    .replace(/([aou])e/g, "$1")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ـ/g, "");
}

const VOWELS: Record<string, string> = { ä: "a", ö: "o", ü: "u" };

/** A stem with its ending, also as Spanish and Portuguese respell it: "pag-e" → "pague", "perd-e" → "pierde". */
function spellings(stem: string, form: string): string[] {
  const stems = [stem, stem.replace(/e(?=[^aeiou]+$)/, "ie"), stem.replace(/o(?=[^aeiou]+$)/, "ue")];
  return [...new Set(stems)].flatMap((one) => {
    const soft = /^[eé]/.test(form)
      ? one.replace(/c$/, "qu").replace(/g$/, "gu").replace(/[zç]$/, "c")
      : /^[ao]/.test(form)
        ? one.replace(/g$/, "j")
        : one;
    return soft === one ? [one + form] : [one + form, soft + form];
  });
}
