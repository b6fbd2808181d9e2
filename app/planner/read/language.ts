import { isEnglishNoun } from "../catalogue/noun-classes";
import { glossaryOf } from "../catalogue/words/glossaries";
import { singular } from "../text/words";

/** Which language an idea is written in, told by its script and its small words. */
export type LanguageCode = "en" | "es" | "fr" | "de" | "pt" | "ar" | "zh" | "it" | "nl" | "other";

export const LANGUAGE_NAMES: Record<LanguageCode, string> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  pt: "Portuguese",
  ar: "Arabic",
  zh: "Chinese",
  it: "Italian",
  nl: "Dutch",
  other: "the language of the idea",
};

const SMALL_WORDS: Partial<Record<LanguageCode, string>> = {
  en: "the and of to a is for with that it they where can on in my i my their you are want need have who when each be or so from about but see people users by like no not we our",
  es: "mis tus nuestro nuestra hacer el la los las de que y en un una para con por su sus mi donde puedan quiero necesito una se del al es como más cada sin clientes pueden ver sobre o pero yo nos si hay tengo tiene todo todos este esta cuando les lo me",
  fr: "le la les de des du et en un une pour avec que qui dans sur par leur leurs mon ma mes je veux où il faut est sont au aux chaque sans mais ou nous peuvent une plateforme ce cette nos notre pas ont ils elles tout tous aussi quand",
  de: "der die das und in ein eine einen für mit ist sind ich wir sie den dem des von zu auf können sollen möchte will wo jede jeder nicht oder aber ohne über unsere mein meine kann soll man eine werden bei im zum zur vom nach noch auch wenn dass uns hab haben hat gibt wird wer wie",
  pt: "o a os as de que e em um uma para com por seu sua meu minha onde possam quero preciso do da dos das no na ao é não mais cada sem clientes podem ver ou mas eu nós tem nos já foi são está isso ela ele também quando meus minhas se",
  it: "il lo la i gli le di che e in un una per con dove possono voglio vorrei del della dei è non più ogni senza ma o mio mia nostro nostra sono nel alla niente chi ho se si ci anche come deve devono può ha hanno dal dalla dai agli alle sul sulla quando tutti nostri nei",
  nl: "de het een en van in voor met is zijn ik wij ze op kunnen willen wil waar niet of maar mijn onze naar door elke ook om geen aan zich een bij dat dit wordt worden moet moeten kan je ons heb hebben nog uit",
};
const SETS = Object.entries(SMALL_WORDS).map(
  ([code, words]) => [code as LanguageCode, new Set(words.split(" "))] as const,
);

/** The language of the text; English when nothing says otherwise. */
export function detectLanguage(text: string): LanguageCode {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return "en";
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) / letters;
  if (share(/\p{Script=Han}/gu) > 0.25) return "zh";
  if (share(/\p{Script=Arabic}/gu) > 0.3) return "ar";
  if (share(/\p{Script=Latin}/gu) < 0.5) return "other";
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let [best, english]: [LanguageCode[], number] = [["en"], 0];
  let bestScore = 0;
  for (const [code, set] of SETS) {
    let score = words.filter((word) => set.has(word)).length;
    if (code === "de") score += (text.match(/[äöüß]/gi)?.length ?? 0) * 0.5;
    if (code === "es")
      score += (text.match(/[ñ¿¡]/gi)?.length ?? 0) + (text.match(/[áéíóú]/gi)?.length ?? 0) * 0.2;
    if (code === "pt")
      score += (text.match(/[ãõç]/gi)?.length ?? 0) + (text.match(/[áéíóúâêô]/gi)?.length ?? 0) * 0.2;
    if (code === "fr") score += (text.match(/[èêàùçœ]|[ldjqn]['’](?=\p{L})/giu)?.length ?? 0) * 0.6;
    if (code === "it") score += text.match(/\b(?:dell|all|nell|sull|un)['’](?=\p{L})/giu)?.length ?? 0;
    if (code === "en") english = score += 0.1;
    if (score > bestScore) {
      best = [code];
      bestScore = score;
    } else if (score === bestScore && score > 0) best.push(code);
  }
  const [one = "en"] = best;
  // "sito per vendere ceramiche fatte a mano": one letter that is an English word too says little.
  if (english > 1 && english < 2 && (one === "en" || best.length > 1)) return knownElsewhere(words) ?? one;
  if (best.length > 1) return knowingMost(best, words);
  // "bookings (max 12 per class)": one small word that English has as well tells nothing by itself.
  const doubtful = one !== "en" && bestScore < 2 && words.length >= 6;
  return doubtful && knownWords(one, words) * 5 < words.length ? "en" : one;
}

/** The language that knows most of the words that no English ones are; null when no language knows two of them. */
function knownElsewhere(words: readonly string[]): LanguageCode | null {
  const foreign = words.filter(
    (word) => word.length > 3 && !isEnglishNoun(word) && !isEnglishNoun(singular(word)),
  );
  let [best, most]: [LanguageCode | null, number] = [null, 1];
  for (const [code] of SETS) {
    if (code === "en") continue;
    const count = knownWords(code, foreign);
    if (count > most) [best, most] = [code, count];
  }
  return best;
}

/** "app de carona": small words that several languages share; the one that knows most of the others has it. */
function knowingMost(languages: readonly LanguageCode[], words: readonly string[]): LanguageCode {
  const [first = "en", ...others] = languages;
  let [best, most] = [first, knownWords(first, words)];
  for (const code of others) {
    const count = knownWords(code, words);
    if (count > most) [best, most] = [code, count];
  }
  return best;
}

/** How many of the words a language's tables have. */
function knownWords(code: LanguageCode, words: readonly string[]): number {
  const known = wordsOf(code);
  return words.filter((word) => known.has(word) || known.has(word.replace(/s$/, ""))).length;
}

/** The words of each language's tables, by the last word of each entry, put together when first asked for. */
const wordsOfLanguages = new Map<LanguageCode, ReadonlySet<string>>();

function wordsOf(code: LanguageCode): ReadonlySet<string> {
  const known = wordsOfLanguages.get(code);
  if (known) return known;
  const { nouns, verbs } = glossaryOf(code) ?? { nouns: "", verbs: "" };
  const entries = [...nouns.split(/[,\n]\s*/), ...verbs.split(/\s+/)];
  const made = new Set(entries.map((entry) => /(?:^|\s)(\p{L}+)=/u.exec(entry)?.[1] ?? ""));
  wordsOfLanguages.set(code, made);
  return made;
}

const MENTIONED: [RegExp, string][] = [
  [
    /\benglish\b|\binglés\b|\banglais\b|\benglisch\b|\binglês\b|\binglese\b|\bengels\b|الإنجليزية|英语|英文/i,
    "English",
  ],
  [/\bnorwegian\b|\bnorsk\b/i, "Norwegian"],
  [
    /\bspanish\b|\bespanhol\b|\bspagnolo\b|\bspanisch\b|\bespagnol\b|الإسبانية|西班牙语|\bespañol\b|\bcastellano\b/i,
    "Spanish",
  ],
  [
    /\bfrench\b|\bfrancés\b|\bfrancese\b|\bfranzösisch\b|\bfrancês\b|\bfrans\b|الفرنسية|法语|\bfrançais\b/i,
    "French",
  ],
  [
    /\bgerman\b|\balemán\b|\btedesco\b|\ballemand\b|\balemão\b|\bduits\b|الألمانية|德语|\bdeutsch\b/i,
    "German",
  ],
  [
    /\bportuguese\b|\bportugués\b|\bportoghese\b|\bportugiesisch\b|\bportugais\b|\bportuguês\b/i,
    "Portuguese",
  ],
  [/\barabic\b|\bárabe\b|\barabo\b|\barabisch\b|\barabe\b|阿拉伯语|العربية/i, "Arabic"],
  [/\b(?:chinese|mandarin)\b|中文/i, "Chinese"],
  [/\bitalian\b|\bitaliano\b/i, "Italian"],
  [/\bdutch\b|\bnederlands\b/i, "Dutch"],
  [/\bswedish\b|\bsvenska\b/i, "Swedish"],
  [/\bdanish\b|\bdansk\b/i, "Danish"],
  [/\bfinnish\b|\bsuomi\b/i, "Finnish"],
  [/\bpolish (?:language|version|and|or|interface)|\bpolski\b|(?:in|and) polish\b/i, "Polish"],
  [/\bturkish\b|\btürkisch\b|\bturc\b|\bturco\b/i, "Turkish"],
  [/\bhindi\b/i, "Hindi"],
  [/\bjapanese\b/i, "Japanese"],
  [/\bkorean\b/i, "Korean"],
  [/\bhebrew\b/i, "Hebrew"],
  [/\bukrainian\b|\bukrainisch\b|\bucraniano\b|\bukrainien\b/i, "Ukrainian"],
  [/\brussian\b/i, "Russian"],
  [/\bcatalan\b|\bcatalán\b|\bcatalà\b/i, "Catalan"],
  [/\bwelsh\b|\bcymraeg\b/i, "Welsh"],
  [/\bsomali\b/i, "Somali"],
  [/\bromanian\b/i, "Romanian"],
  [/\bbulgarian\b/i, "Bulgarian"],
  [/\bgreek (?:language|version|and|or|interface)|(?:in|and|speak) greek\b/i, "Greek"],
  [/\bhungarian\b/i, "Hungarian"],
  [/\bczech\b/i, "Czech"],
  [/\bcroatian\b/i, "Croatian"],
  [/\bserbian\b/i, "Serbian"],
  [/\bfarsi\b|\bpersian (?:language|version|and)|(?:in|and|speak) persian\b/i, "Persian"],
  [/\burdu\b/i, "Urdu"],
  [/\bthai (?:language|version|and|or)|(?:in|and|speak) thai\b/i, "Thai"],
  [/\btamil\b/i, "Tamil"],
  [/\bswahili\b/i, "Swahili"],
  [/\btigrinya\b/i, "Tigrinya"],
  [/\bvietnamese\b/i, "Vietnamese"],
];

/** Languages of the interface: those the idea names, else the one it is written in. */
export function interfaceLanguages(text: string, code: LanguageCode): string[] {
  const named = MENTIONED.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
  const own = code === "other" ? LANGUAGE_NAMES.other : LANGUAGE_NAMES[code];
  if (named.length === 0) return [own];
  return code === "en" ? named : [own, ...named.filter((name) => name !== own)];
}
