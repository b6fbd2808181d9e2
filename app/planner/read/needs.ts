import { normaliseEnglish } from "./normalise";

/** Somebody whose app the writer asks for: "my mum runs a tailor shop … she needs". */
const FOR_ANOTHER =
  /\bmy (?:mum|mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|sister|brother|aunt|uncle|cousin|son|daughter|gran|grandma|grandpa|friend|best friend|boss|neighbou?r|flatmate|roommate|landlord) (?:runs|owns|has) (?=an? |the |two |three |four |\d)/i;
const THEIR_WISH = /\b(?:she|he|they) (needs?|wants?|would like|would love)\b/gi;

/** Things with what is known of each: "customers with their measurements, jobs with fabric and a deadline". */
const RECORDS = /(?:,| and|, and) (?=(?:the |their |our |my )?\p{L}+(?: \p{L}+)?s with\b)/iu;
const NEWS =
  /(?:,| and|, and) (?=an? (?:text|sms|message|e-?mail|reminder|notification|push|ping|letter) (?:to|for) )/iu;
const NEEDED =
  /\b(I|we) (?:really |just |only |also )?(?:need|want) (?=\p{L}+(?: \p{L}+)?s with\b)([^.!?\n]+)/giu;

/**
 * How a sentence of this idea is put for the reader: in plain English, and with its wishes as the grammar knows them.
 * Who asks for somebody else speaks for them, and records that are needed are entered, one sentence a kind ("I need
 * jobs with fabric and a deadline" → "I enter jobs with fabric and a deadline").
 */
export function needsOf(idea: string): (sentence: string) => string {
  const forAnother = FOR_ANOTHER.test(idea) && idea.search(THEIR_WISH) > idea.search(FOR_ANOTHER);
  return (sentence) => {
    const plain = normaliseEnglish(sentence);
    return spellOut(forAnother ? speakForThem(plain) : plain);
  };
}

function speakForThem(sentence: string): string {
  return sentence
    .replace(FOR_ANOTHER, "I run ")
    .replace(THEIR_WISH, (_, wish: string) => `I ${wish.toLowerCase().replace(/s$/, "")}`);
}

function spellOut(sentence: string): string {
  return sentence.replace(NEEDED, (_, who: string, needed: string) =>
    needed
      .split(NEWS)
      .flatMap((part, at) => (at === 0 ? part.split(RECORDS) : [part]))
      .map((part) => sentenceOf(who, part.trim()))
      .join(". "),
  );
}

function sentenceOf(who: string, part: string): string {
  const news = /^(an? [\p{L}-]+) (?:to|for) (?:the |each |every |my |our |their )?(\p{L}+) (.+)$/u.exec(part);
  if (
    news &&
    /^an? (?:text|sms|message|e-?mail|reminder|notification|push|ping|letter)$/i.test(news[1] ?? "")
  )
    return `The ${news[2]} gets ${news[1]} ${news[3]}`;
  const record = /^(.+?s) with (?:(?:the|their|its|his|her) )?(.+)$/u.exec(part);
  return record ? `${who} enter ${record[1]} with ${record[2]}` : `${who} need ${part}`;
}
