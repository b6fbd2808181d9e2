import { BUSINESSES, isPerson } from "../../catalogue/people";
import { plural, singular, verbBases, withArticle } from "../../text/words";
import { normaliseEnglish } from "./normalise";
import { BY_HAND, IN_THE_APP } from "./today";
import { tradeOf } from "./who-writes";

const CLOSE =
  "mum|mom|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|sister|brother|aunt|uncle|cousin|son|daughter|gran|grandma|grandpa|friend|best friend|boss|neighbou?r|flatmate|roommate|landlord";

/** Somebody whose app the writer asks for: "my mum runs a tailor shop … she needs". */
const FOR_ANOTHER = new RegExp(
  `\\bmy (?:${CLOSE}) (?:runs|owns|has) (?=an? |the |two |three |four |\\d)`,
  "i",
);
/** "My brother's a plumber … he needs the address" */
const IS_ONE = new RegExp(`\\bmy (?:${CLOSE})(?:'s| is) (an?) (\\p{L}+)`, "iu");
const THEIR_WISH = /\b(?:she|he|they) (needs?|wants?|would like|would love)\b/gi;

/** What somebody close to the writer does for a living: "my dad repairs church organs". */
const THEIR_TRADE = new RegExp(`\\bmy (?:${CLOSE}) (\\p{L}{3,}s)(?= (?!to\\b)\\p{L})`, "iu");
/** "I would like him to do it on his tablet", "an app for her" */
const FOR_THEM =
  /\b(?:I|we)(?:'d| would)? (?:like|love|want|wish|need) (?:for )?(?:him|her) to\b|\b(?:app|tool|site|website|something) for (?:him|her)\b/i;

/** "As a packer I want to see the parcels. As a referrer I want to request one": where there are several, none is the writer. */
const AS_WHOM =
  /\bas (?:an?|the|our) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? (?:I|we) (?:(?:would like|want|need|wish|'d like|should like)(?: to be able)? to|can|may|must|should(?: be able to)?|(?=\p{L}+ (?:the|an?|my|our|all|each|\p{L}+s)\b)(?!(?:am|have|was|had|do|would|want|need)\b)) ?(?=\p{L})/giu;

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
  const trade = tradeOf(idea)?.trade;
  // "my son and 3 guys … the guys see the address": those who work there.
  const men =
    /\b(?:and|with|have|plus|got|my|our) (?:\d+|two|three|four|five|six) (?:guys|lads|fellas|blokes)\b/i.test(
      idea,
    );
  const trades = IS_ONE.exec(idea.replace(/[’]/g, "'"))?.[2]?.toLowerCase() ?? "";
  const other = FOR_ANOTHER.test(idea) ? FOR_ANOTHER : isPerson(trades) ? IS_ONE : null;
  const forAnother = other !== null && idea.search(THEIR_WISH) > idea.search(other);
  const asThem = THEIR_TRADE.test(idea) && idea.search(FOR_THEM) > idea.search(THEIR_TRADE);
  const inTheApp = IN_THE_APP.test(idea);
  const stories = new Set([...idea.matchAll(AS_WHOM)].map(([, who = ""]) => who.toLowerCase())).size > 1;
  return (sentence) => {
    const told = stories
      ? sentence.replace(AS_WHOM, (found: string, who: string) =>
          BUSINESSES.has(singular(who.slice(who.lastIndexOf(" ") + 1).toLowerCase()))
            ? found
            : `${plural(singular(who.toLowerCase()))} can `,
        )
      : sentence;
    const written = normaliseEnglish(
      men ? told.replace(/\b(?:guys|lads|fellas|blokes)\b/gi, "workers") : told,
    );
    const plain =
      trade && idea.trim().startsWith(sentence.trim())
        ? written.replace(trade, (_, who: string) => `I am ${withArticle(who)}. `)
        : written;
    const theirs = asThem ? speakAsThem(plain) : forAnother ? speakForThem(plain) : plain;
    return spellOut(inTheApp ? inItsWords(theirs) : theirs);
  };
}

function speakForThem(sentence: string): string {
  return sentence
    .replace(IS_ONE, "I am $1 $2")
    .replace(FOR_ANOTHER, "I run ")
    .replace(THEIR_WISH, (_, wish: string) => `I ${wish.toLowerCase().replace(/s$/, "")}`);
}

/** "I write what I did on paper. I would like to do it on my tablet": written in the app, which is what is wanted. */
function inItsWords(sentence: string): string {
  const wish = new RegExp(
    `\\b(I|we)(?:'d| would)? (?:like|love|want|wish|need) to ${IN_THE_APP.source}`,
    "i",
  );
  return sentence.replace(BY_HAND, "").replace(wish, "$1 want an app").replace(/ {2,}/g, " ");
}

/** "My dad repairs organs. He writes what he did. I would like him to …" as he would say it himself. */
function speakAsThem(sentence: string): string {
  // How they feel is no doing.
  if (/\b(?:he|she) (?:hates|loves|likes|is|can(?:'t|not))\b/i.test(sentence)) return sentence;
  const bare = (verb: string) => verbBases(verb.toLowerCase()).find(({ form }) => form === "s")?.base ?? verb;
  return sentence
    .replace(THEIR_TRADE, (_, verb: string) => `I ${bare(verb)}`)
    .replace(/\b(I|we)((?:'d| would)? (?:like|love|want|wish|need)) (?:for )?(?:him|her) to\b/gi, "$1$2 to")
    .replace(/\b(?:he|she) (\p{L}{2,}s)\b/giu, (_, verb: string) => `I ${bare(verb)}`)
    .replace(/(?<=^I\b.*\band )(\p{L}{2,}s)(?= (?:the|an?|his|her|it|them)\b)/giu, bare)
    .replace(/\b(?:he|she)\b/gi, "I")
    .replace(/\bhis\b|\bher(?= \p{L})/giu, "my")
    .replace(/\b(?:him|her)\b/gi, "me");
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
