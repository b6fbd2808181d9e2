import { isPerson } from "../../catalogue/people";
import { verbStrength } from "../../catalogue/verbs";
import { type Rewriting, rewritten } from "../../text/rewriting";
import { singular } from "../../text/words";

/** Wishes that are put as questions ("could it show who is next?"), put as the grammar reads them. */

const PLACE = "(?:an? )?(?:place|space|spot|corner|site|page|somewhere|something|thing|app|tool|website)";

const TURNS: Rewriting[] = [
  // "Is there a way to make an app for …", "could there be a place where …", "can somebody build us an app"
  [
    /\b(?:is|was|would|could|might) there (?:be )?(?:an?|any) (?:way|chance|possibility)(?: of| to)? (?:mak(?:e|ing)|build(?:ing)?|hav(?:e|ing)|creat(?:e|ing)|get(?:ting)?) (?=an? (?:app|tool|site|website|page|list|calendar))/gi,
    "I want ",
  ],
  [
    new RegExp(
      `\\b(?:is|was|would|could|might) there (?:be )?(?=${PLACE}\\b)${PLACE} (?=where\\b|that\\b|for\\b|with\\b)`,
      "gi",
    ),
    "I want an app ",
  ],
  [
    /(?<=^|[.?!] ?|\b(?:and|so|but) )(?:can|could|would|will) (?:you|we|I|someone|somebody|anyone|anybody) (?:please )?(?:make|build|have|get|create|do)(?: (?:us|me))? (?=an? |something\b|some (?:kind|sort)\b)/giu,
    "I want ",
  ],
  // "What would it take to build …", "how hard would it be to make …"
  [
    /\b(?:what (?:would|does|will) it (?:take|cost|need)|how (?:hard|difficult|much work|expensive) (?:would it be|is it)) to (?:build|make|create|have|get|develop|set up|program) /gi,
    "I want ",
  ],
  // "Would it be possible for parents to see …", "is there a way for us to see …"
  [
    /\b(?:(?:is|would|could) there (?:be )?(?:an?|any) (?:way|chance)|(?:is it|would it be|could it be) possible) for ((?!me\b|us\b)(?:the |my |our |all )?\p{L}+(?: \p{L}+)?) to /giu,
    "$1 can ",
  ],
  [
    /\b(?:(?:is|would|could) there (?:be )?(?:an?|any) (?:way|chance)|(?:is it|would it be|could it be) possible)(?: for (?:me|us))? to /gi,
    "I want to ",
  ],
  // "What I want is each bird with its ring number"
  [
    /\bwhat (I|we|she|he|they)(?:'d| would)? (?:really |just |mostly )?(wants?|needs?|likes?)(?:,(?: and| but)? my [^,]{3,50},)? (?:is|are|would be) (?=(?:to|an?|the|each|every|my|our|\d+|one|some|something|somewhere)\b)/giu,
    "$1 $2 ",
  ],
  // "And what about costs, with a photo of the receipt?"
  [/^(?:and |but |oh,? )*(?:what|how) about (?=\p{L})/iu, ""],
];

/** "could it show …", "can the lady at the counter see …": from the word that asks to the end of the question. */
const TURNED_ROUND =
  /(?<=^(?:so |and |but |also |maybe |or |then )*|[.?!;] |,? (?:and|or|but|so|also) |, )(could|can|would|should|will|may) ((?:[\p{L}'-]+ ){1,14}[\p{L}'-]+)/giu;

const ONE_WORD = /^(?:it|they|we|I|one|you|people|everyone|everybody|somebody|someone|anyone|anybody)$/i;
const OPENS_NAME = /^(?:the|my|our|an?|each|every|all|other|any|some)$/i;
const JOINS_NAME = /^(?:at|in|on|from|behind|with|of|for)$/i;
const BETWEEN = /^(?:also|only|all|maybe|then|please|still|just)$/i;
const DOES = /^(?:be|have|get|need|want|go|come|do|keep)$/i;

/** How many of the words say who is asked about, up to the verb: "the lady at the counter"; 0 when no verb follows. */
function subjectIn(words: readonly string[]): number {
  const [first = ""] = words;
  if (ONE_WORD.test(first)) return 1;
  for (let at = 1; at < words.length; at += 1) {
    const [before, word] = [words[at - 1] ?? "", words[at] ?? ""];
    if (OPENS_NAME.test(before) || JOINS_NAME.test(before) || JOINS_NAME.test(word)) continue;
    const named =
      OPENS_NAME.test(first) || isPerson(singular(before.toLowerCase())) || singular(before) !== before;
    const verb = BETWEEN.test(word) || DOES.test(word) || verbStrength(word.toLowerCase()) !== null;
    // "can the ticket desk print": the last noun before the verb says who.
    const next = words[at + 1]?.toLowerCase() ?? "";
    if (named && verb && !(verbStrength(word.toLowerCase()) === "weak" && verbStrength(next) === "strong"))
      return at;
  }
  return 0;
}

/** The sentence with its questions put as wishes. */
export function asWishes(sentence: string): string {
  const plain = rewritten(sentence, TURNS);
  if (!sentence.includes("?") && !/^(?:so |and |but |also )*(?:could|can|would) /i.test(sentence))
    return plain;
  return plain.replace(TURNED_ROUND, (whole: string, modal: string, rest: string) => {
    const words = rest.split(" ");
    const length = subjectIn(words);
    const at = words.findIndex((word, i) => i >= length && !BETWEEN.test(word));
    const verb = words[at] ?? "";
    if (length === 0 || (!DOES.test(verb) && verbStrength(verb.toLowerCase()) === null)) return whole;
    const meant = /^(?:could|would)$/i.test(modal) ? (verb === "be" ? "should" : "can") : modal.toLowerCase();
    const who = words.slice(0, length).join(" ");
    return `${/^one$/i.test(who) ? "someone" : who} ${meant} ${words.slice(length).join(" ")}`;
  });
}
