import { isPerson } from "../../catalogue/people";
import { type Rewriting, rewritten } from "../../text/rewriting";
import { isPlural, singular, withArticle } from "../../text/words";
import { columnsIn } from "../meaning/columns";

/** What people say of themselves, of the text they write and of what annoys them today, put plainly or left out. */

const NUMBER = "(?:(?:about |some |ca )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))";

const person = (words: string) => isPerson(singular(words.toLowerCase()));

/** "(4 attorneys, 2 paralegals)": who works there. */
const COUNTED = new RegExp(
  `\\s*\\((${NUMBER} [\\p{L} -]+(?:(?:,| and|, and) (?:${NUMBER}|one) [\\p{L} -]+)*)\\)`,
  "iu",
);

const SAID: Rewriting[] = [
  // "My name is Leo and I am 12."
  [
    /(?<=^|[.!?] )(?:(?:hi|hello|hey),? )?(?:my name is|I'?m called|they call me) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:,| and|\.)?\s*/giu,
    "",
  ],
  // "COURT INTERPRETER BOOKING"
  [/(?<!\p{L})\p{Lu}{3,}(?: \p{Lu}{3,}){2,}(?!\p{L})/gu, (loud: string) => loud.toLowerCase()],
  // "nurse here, typing on my phone on break"
  [
    /^\s*(?:an? |the |your )?(\p{L}+(?: \p{L}+)?) here,? (?=(?:typing|writing|posting|sending|sorry|on my|from my)\b)/iu,
    (found: string, who: string) => (person(who) ? `I am ${withArticle(who.toLowerCase())}, ` : found),
  ],
  [
    /(?:[,.]\s*|^\s*)(?:sorry,? )?(?:I'?m |I am |(?=\p{L}+(?: this| it)? (?:on|from|in|during) my\b))(?:typing|writing|posting|sending)(?: this| it)? (?:on|from|in|during) (?:(?:my|the|a) )?(?:\p{L}+ )?(?:phone|mobile|tablet|train|bus|break|work|bed|car)\b(?: (?:on|in|during|at) (?:(?:my|the|a) )?\p{L}+)?/giu,
    "",
  ],
  // "I write on behalf of the association, of which I have been secretary since 2009."
  [/\bI (?:am writing|write)(?: to you)? on behalf of (?:the )?/gi, "We are the "],
  [
    /,? of (?:which|whom) (?:I|we) (?:have been|am|are|'ve been|was) (?:the |its |an? )?(\p{L}+(?: (?!since\b|for\b)\p{L}+)?)(?: since \d{4}| for [^.,;]+)?/giu,
    (found: string, who: string) => (person(who) ? `. I am the ${who}` : found),
  ],
  // "The undersigned law office requires a register of deeds"
  [
    /^the undersigned ((?:\p{L}+ ){1,4}?)(\([^)]*\) )?(?:requires?|requests?|needs?|seeks?|wishes to (?:have|order|commission)) /iu,
    (_: string, who: string, counted = "") =>
      `We are ${withArticle(who.trim())} ${counted.trim()}. We need `.replace(" .", "."),
  ],
  // "The registrar wishes to replace e-mail bookings of interpreters": what the app is for.
  [
    /^.{3,70}? (?:wish(?:es)?|wants?|would like|plans?|intends?) to (?:replace|retire|phase out) (?:the |its |our |their |all )*(?:current |existing |old )?(?:e-?mail|paper|excel|spreadsheet|phone|manual|handwritten)(?:[- ]based)? ((?!and\b|with\b|by\b)\p{L}+s\b(?! with\b| by\b)[^.;,]*)/iu,
    "We need an app for $1",
  ],
  // "what always bugs me is that I never know …", "what I'd love is a logbook thing: …"
  [
    /\b(?:and )?what (?:always |really |mostly )?(?:bugs|annoys|bothers|frustrates|worries|irritates|kills) (?:me|us)(?: the)?(?: most)? is (?:that )?/gi,
    "",
  ],
  [
    /\b(?:so |and )?what (I|we)(?:'d| would)? (?:really |actually )?(?:love|like|want|need)(?: to (?:have|see))? is (?=an?\b|the\b|something\b)/gi,
    "$1 want ",
  ],
  [/(?<=\ban? (?:\p{L}+ )?\p{L}{3,}) thing(?:y|ie)?(?= ?[:.,])/giu, ""],
  // "the difference, which we call the surge"
  [
    /\b(?:the|an?) \p{L}+,? which (?:we|I|they) (?:all )?call (?:the |an? )?["']?(\p{L}+)["']?,?/giu,
    "the $1",
  ],
  // "and oh yeah the regulations": thought of in passing.
  [/(?<=^|[.,;!?] ?|\band )(?:oh(?:,? (?:yeah|yes|right|and))*|yeah|ah)\b,? (?=\p{L})/giu, ""],
  // "nobody finds it until it is too late": why it is wanted.
  [
    /(?:,| and| so| but)* ?\b(?:nobody|no one|noone) (?:ever |really )?(?:finds|notices|reads|answers|remembers|looks|checks|knows)\b[^.;!?,]*\b(?:until|when|before) (?:it'?s|it is|its) too late/gi,
    "",
  ],
  // "60 or 90 depending on size"
  [/\bdepending on (?:the |their |its )?(?!how\b|what\b|which\b|who\b|whether\b|if\b)(?=\p{L})/giu, "by "],
  // "accept it or throw it out"
  [/\b(throw|kick|chuck)(s?) (it|them|those|this|that) out\b/gi, "reject$2 $3"],
  [/\b[Aa]t present\b|\b[Pp]resently\b/g, "currently"],
  // "in < 60 seconds", "valuables (> EUR 500)"
  [/\b(?:in|within)\s*<\s*(?=\d)/gi, "within "],
  [/(?<=\p{L} |\()<\s*(?=(?:[€$£]|EUR |USD )?\d)/gu, "under "],
  [/(?<=\p{L} |\()>\s*(?=(?:[€$£]|EUR |USD )?\d)/gu, "over "],
  // "check the bags - gloves, collars etc - and …": examples; "(name, phone etc)": columns.
  [
    /( - | \()([^-().:;!?]+,[^-().:;!?]*?),? (?:etc|and so on|and such|or whatever)\.?(\)| - |(?=[.;!?]|$))/gi,
    (_: string, opens: string, list: string, closes: string) =>
      columnsIn(list) ? `${opens}${list}${closes}` : " ",
  ],
];

/** The sentence without what its writer says beside the point, and with who works there told in a sentence of its own. */
export function withoutThemselves(sentence: string): string {
  const plain = rewritten(sentence, SAID);
  // "Shared microscopes at a university (9 devices, 140 users)": a title stays one.
  const told = /\b(?:we|I|is|are|has|have|requires?|needs?|wants?|runs?|manages?|organi[sz]es?)\b/i.test(
    plain,
  );
  const counted = (told && COUNTED.exec(plain)?.[1]) || "";
  const people = counted
    .split(/,\s*(?:and )?| and /)
    .filter(
      (one) => isPlural(one.slice(one.lastIndexOf(" ") + 1)) && person(one.slice(one.indexOf(" ") + 1)),
    );
  if (people.length === 0) return plain;
  return `${plain.replace(COUNTED, "").replace(/[.!\s]+$/, "")}. Our side has ${people.join(" and ")}.`;
}
