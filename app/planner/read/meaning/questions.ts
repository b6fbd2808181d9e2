import { verbStrength } from "../../catalogue/verbs";
import { type Rewriting, rewritten } from "../../text/rewriting";

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

/** "could it show …", "and could one ask …": the subject that stands behind its verb. */
const TURNED_ROUND =
  /(?<=^(?:so |and |but |also |maybe |or |then )*|[.?!;] |,? (?:and|or|but|so|also) |, )(could|can|would|should|will|may) (it|they|we|I|one|you|people|everyone|everybody|somebody|someone|each \p{L}+|every \p{L}+|(?:the|my|our) \p{L}+(?: \p{L}+)?|\p{L}+s) ((?:also |only |all |maybe |then |please |still |just )*)(\p{L}+)/giu;

/** The sentence with its questions put as wishes. */
export function asWishes(sentence: string): string {
  const plain = rewritten(sentence, TURNS);
  if (!sentence.includes("?") && !/^(?:so |and |but |also )*(?:could|can|would) /i.test(sentence))
    return plain;
  return plain.replace(
    TURNED_ROUND,
    (whole: string, modal: string, subject: string, between: string, verb: string) => {
      const doing = /^(?:be|have|get|need|want|go|come|do|keep)$/i.test(verb);
      if (!doing && verbStrength(verb.toLowerCase()) === null) return whole;
      const meant = /^(?:could|would)$/i.test(modal)
        ? verb === "be"
          ? "should"
          : "can"
        : modal.toLowerCase();
      return `${/^one$/i.test(subject) ? "someone" : subject} ${meant} ${between}${verb}`;
    },
  );
}
