import type { Entry, Lexicon } from "../../catalogue/words/glossary";

/** What is written before a verb and stands alone at the end of a clause: "haalt de doos op". */
export const DUTCH_PARTICLE =
  /^(?:aan|achter|af|bij|door|goed|in|kwijt|langs|mee|na|op|over|samen|schoon|terug|toe|uit|vast|vol|voor|vrij|weg)$/;
const PREFIX =
  "(?:aan|achter|af|bij|door|goed|in|klaar|kwijt|langs|mee|na|open|op|over|samen|schoon|terug|toe|uit|vast|voor|vrij|weg)";

/** Forms whose vowel changes or that are short, and their infinitives. */
const STRONG: Record<string, string> = Object.fromEntries(
  "gaat=gaan ga=gaan doet=doen doe=doen ziet=zien zie=zien staat=staan slaat=slaan komt=komen kom=komen geeft=geven neemt=nemen gekocht=kopen verkocht=verkopen gebracht=brengen gegeten=eten gedronken=drinken geschreven=schrijven gevonden=vinden genomen=nemen gegeven=geven gedaan=doen gezien=zien gekomen=komen gekozen=kiezen geholpen=helpen gebleven=blijven gekregen=krijgen gelezen=lezen gesproken=spreken gesloten=sluiten geworden=worden verloren=verliezen vergeten=vergeten geweest=zijn gedacht=denken geboden=bieden geleend=lenen gevraagd=vragen bezocht=bezoeken gezocht=zoeken gereden=rijden gezongen=zingen gewonnen=winnen begonnen=beginnen gehad=hebben geslapen=slapen gevaren=varen gehouden=houden bijgehouden=bijhouden gelopen=lopen"
    .split(" ")
    .map((pair) => pair.split("=") as [string, string]),
);

/** The infinitives that a stem could be of: "betaal" → "betalen", "bel" → "bellen", "schrijf" → "schrijven". */
function infinitivesOf(stem: string): string[] {
  const open = stem.replace(/([aeou])\1([^aeiou])$/, "$1$2");
  const soft = open.replace(/f$/, "v").replace(/s$/, "z");
  const double = /[^aeiou][aeiou][bdfgklmnprst]$|^[aeiou][bdfgklmnprst]$/.test(stem)
    ? `${stem}${stem.at(-1)}`
    : stem;
  return [...new Set([soft, open, double])].map((one) => `${one}en`);
}

/** The infinitives that a form could be of: "betaalt", "betaal", "betaalde" → "betalen". */
export function dutchInfinitives(form: string): string[] {
  const strong = STRONG[form];
  if (strong) return [strong];
  const stems = [form, form.replace(/t$/, ""), form.replace(/(?<=[^e])[dt]en?$/, "")];
  return [...new Set(stems)].filter((stem) => stem.length > 1).flatMap(infinitivesOf);
}

const known = (forms: readonly string[], lexicon: Lexicon): Entry | null =>
  forms.map((form) => lexicon.verb(form)).find((found) => found !== null) ?? null;

/** A Dutch verb in a form that is not its infinitive: "betaalt", "gemeld", "teruggebracht", "afgezegd". */
export function dutchVerb(word: string, lexicon: Lexicon): { verb: Entry; participle: boolean } | null {
  const done = new RegExp(`^(${PREFIX})?(ge\\p{L}{2,})$`, "u").exec(word);
  if (done) {
    const [before, form] = [done[1] ?? "", done[2] ?? ""];
    const stem = form.slice(2).replace(/[dt]$|en$/, "");
    const strong = STRONG[form];
    const forms = [...(strong ? [strong] : []), ...infinitivesOf(stem), `${stem}en`];
    const verb = known([...forms.map((one) => before + one), ...(strong ? [strong] : [])], lexicon);
    if (verb) return { verb, participle: true };
  }
  const whole = known(dutchInfinitives(word), lexicon);
  if (whole) return { verb: whole, participle: STRONG[word] !== undefined && /en$|cht$/.test(word) };
  // "dat de buur de sleutel ophaalt": in a subordinate clause the particle is written onto the form.
  const joined = new RegExp(`^(${PREFIX})(\\p{L}{2,})$`, "u").exec(word);
  const verb = joined
    ? known(
        dutchInfinitives(joined[2] ?? "").map((one) => `${joined[1]}${one}`),
        lexicon,
      )
    : null;
  return verb ? { verb, participle: false } : null;
}

/** "aan te melden" is a form of "aanmelden". */
export function purposeJoined(sentence: string): string {
  return sentence.replace(
    new RegExp(`(?<!\\p{L})(${PREFIX}) te (\\p{Ll}{3,}n)(?!\\p{L})`, "gu"),
    (_, particle: string, verb: string) => `te ${particle}${verb}`,
  );
}

/** "logboekje", "vriendinnetje", "boompje": the words that a diminutive could be of. */
export function diminutiveOf(word: string): string[] {
  const many = /jes$/.test(word);
  const one = word.replace(/s$/, "");
  if (!/(?:je)$/.test(one) || one.length < 5) return [];
  return ["je", "tje", "etje", "pje", "kje"]
    .filter((ending) => one.endsWith(ending))
    .map((ending) => one.slice(0, -ending.length))
    .flatMap((stem) => [
      stem,
      stem.replace(/([^aeiou])\1$/, "$1"),
      stem.replace(/([aou])\1$/, "$1"),
      `${stem}g`,
    ])
    .flatMap((stem) => (many ? [`${stem}en`, `${stem}s`, stem] : [stem]));
}
