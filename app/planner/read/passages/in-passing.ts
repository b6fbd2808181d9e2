import { isPerson, PLACE_ROLES } from "../../catalogue/people";
import { classOfVerb, verbStrength } from "../../catalogue/verbs";
import { type Rewriting, rewritten } from "../../text/rewriting";
import { capital, singular, uncapital, verbBases, withArticle } from "../../text/words";

/** How people say what somebody does, what is shared and what is told without the verb that would say so plainly. */

const NUMBER =
  "(?:(?:like |about |around |at least |up to )?(?:\\d+|an?|one|two|three|four|five|six|our|the|my|some))";
const last = (words: string) => singular(words.slice(words.lastIndexOf(" ") + 1).toLowerCase());

/** What is done by somebody, as a noun, and the verb for it. */
const DONE: Record<string, string> = {
  check: "make",
  inspection: "make",
  review: "write",
  assessment: "make",
  vote: "cast",
  visit: "make",
  test: "make",
  cleaning: "do",
  repair: "do",
  delivery: "make",
};
const DONE_NOUNS = Object.keys(DONE).join("|");

const TURNS: Rewriting[] = [
  // "the lady at the counter sees …": whoever works there.
  [
    /\b(?:the|our|my|a) (?:lady|ladies|girls?|guys?|m[ae]n|wom[ae]n|persons?|people|boys?|lads?|folks|one|ones|team) (?:at|behind|on|in) (?:the |our |my )?(front desk|help desk|info desk|ticket desk|counter|till|desk|checkout|reception|bar|gate|kitchen|office|warehouse|workshop|shop floor|box office|door)\b/giu,
    (_: string, place: string) => `the ${PLACE_ROLES[place.toLowerCase()] ?? `${place.toLowerCase()} staff`}`,
  ],
  // "legit check by 3 moderators before anything gets shipped": they make it.
  [
    new RegExp(
      `^((?:[\\p{L}-]+ ){0,2}(?:${DONE_NOUNS})s?) by (${NUMBER} )((?:[\\p{L}-]+ )?[\\p{L}-]+)(?= (?:before|after|when|once|if|until|every|each|at|on|in)\\b|[.,;!]|$)`,
      "iu",
    ),
    (found: string, what: string, many: string, who: string) => {
      if (!isPerson(last(who))) return found;
      const one = last(what.replace("sign-offs", "sign-off"));
      const named = singular(what) === what ? `the ${uncapital(what)}` : uncapital(what);
      return `${capital(many.replace(/^(?:like|about|around) /i, ""))}${who} ${singular(who) === who ? `${DONE[one] ?? "make"}s` : (DONE[one] ?? "make")} ${named}`;
    },
  ],
  // "Each cake tasted by two judges before the fair"
  [
    new RegExp(
      `^((?:each|every|all|the|new|any)(?: [\\p{L}-]+){1,3}) (\\p{L}+) by (${NUMBER} )((?:[\\p{L}-]+ )?[\\p{L}-]+)(?= (?:before|after|when|once|if|until|every|at|on|in)\\b|[.,;!]|$)`,
      "iu",
    ),
    (found: string, what: string, done: string, many: string, who: string) => {
      const base = verbBases(done.toLowerCase())
        .filter(({ form }) => form === "ed")
        .at(0)?.base;
      if (!base || !isPerson(last(who))) return found;
      return `${capital(many.replace(/^(?:like|about|around) /i, ""))}${who} can ${doneBase(done)} ${uncapital(what)}`;
    },
  ],
  // "a timekeeper on each lane presses stop": of whom there is one at each.
  [
    /\b((?:an?|one|the) (?:[\p{L}-]+ )?[\p{L}-]+) ((?:on|at|in|of|for|by) (?:each|every) [\p{L}-]+) (\p{L}{3,}s) (?=\p{L})([^.,;!?]*?)(?=[.,;!?]| and |$)/giu,
    (found: string, who: string, where: string, verb: string, rest: string) =>
      isPerson(last(who)) && sBase(verb) !== verb ? `${who} can ${sBase(verb)} ${rest} ${where}` : found,
  ],
  // "presses stop": what stands on a button.
  [
    /\b(press(?:es)?|hits?|push(?:es)?) (stop|start)(?= (?:on|when|at|once|after)\b|[.;!]|$)/giu,
    "$1 the $2 button",
  ],
  // "accept or counter"
  [
    /\b(accepts?|rejects?|declines?)((?:,| or|, or) )counter(s?)(?= (?:it|them|the|that)\b|[.,;!]|$)/giu,
    "$1$2make$3 a counteroffer",
  ],
  // "everybody needs to hear it at once": they are told.
  [
    /\b(everybody|everyone|all (?:the |of them|of us|\p{L}+)|(?:the|our|all) \p{L}+) (?:needs?|has|have|must|should|ought) (?:to )?(?:hear|know|be told|find out|be informed|learn)(?: (?:about|of))? (?:it|this|that)(?: (?:at once|immediately|straight away|right away|quickly|fast|first))?(?=[.,;!]|$)/giu,
    (_: string, who: string) =>
      `${who} ${/^(?:every(?:body|one))$/i.test(who) || singular(who) === who ? "gets" : "get"} a message`,
  ],
  // "because the weight limit matters": by what it goes.
  [
    /,? because (?:the|a|an|their|his|her|its) ((?:\p{L}+ )?\p{L}+) (?:matters|counts|is important)(?:,? and (?=\p{L}+ (?:can|must|may|is|has)))?/giu,
    (found: string, what: string) => ` by ${what}${/and $/.test(found) ? ". " : ""}`,
  ],
  // "so privacy law matters"
  [/(?<=\p{L}) matters(?=[.,;!]| a lot| too| most| here| to us| to me|$)/giu, " is important"],
  // "glad of a list", "grateful for a map"
  [
    /\b(I|we)(?:'d| would| should)(?: also| really)? (?:be|have been) (?:very |really |so |most )?(?:glad|grateful|thankful|happy|pleased|delighted|over the moon) (?:of|for|about|with|to have|to see|to get) (?=an?\b|the\b|some\b|\p{L}+s\b)/giu,
    "$1 want ",
  ],
  // "…, and please nothing that twitters at me"
  [/,? (?:and |but )?(?:please )?nothing (?=(?:that|which) (?:\p{L}+s)\b)/giu, ", no feature "],
  // "Not payroll, not medical documents."
  [
    /(?<=^|, )not (?!(?:yet|now|sure|only|required|needed|really|necessary|included|more|less|before|after|until|later|all|every|everyone|everybody|just|visible|just|too|so|very|that|this|if|when|for|in|at|on|to|by|with|the|an?|my|our|possible|allowed|important|urgent|paid|done|available|public|shown)\b)(?=[\p{L}-]+(?: [\p{L}-]+){0,3}(?:[,.;!]|$))/giu,
    (_: string, ...rest: unknown[]) => (/^\s*not /i.test(String(rest.at(-1))) ? "no " : "not "),
  ],
  // "no login just a secret link"
  [/\b(no (?:\p{L}+ ){1,2})(?=(?:just|only) (?:an?|the|one|by|with) )/giu, "$1but "],
  // "Inspector passes or fails with a reason"
  [
    /^([\p{L}-]+(?: [\p{L}-]+)?) (\p{L}{3,}s) or (\p{L}{3,}s)(?= (?:with|the|an?|it|them|each|every|by|on)\b|[.,;]|$)/iu,
    (found: string, who: string, one: string, other: string) =>
      singular(who) === who &&
      isPerson(last(who)) &&
      sBase(one) !== one &&
      sBase(other) !== other &&
      verbStrength(sBase(one)) !== "strong"
        ? `The ${uncapital(who)} can ${sBase(one)} or ${sBase(other)}`
        : found,
  ],
  // "I'd like a mowing helper to be able to flag a stone"
  [
    /\b(?:I|we)(?:'d| would) (?:like|love|want) an? ([\p{L} -]{3,30}?)(?: \([^)]*\))? to (?:be able to )?(?=\p{L})/giu,
    (found: string, who: string) => (isPerson(last(who)) ? `the ${who} can ` : found),
  ],
  // "raise a request", "file a complaint"
  [
    /\b(raise|lodge|file)(s?) (?=(?:an?|the|new|their) (?:\p{L}+ )?(?:requests?|tickets?|issues?|concerns?|claims?|complaints?|cases?|orders?|appeals?)\b)/giu,
    "make$2 ",
  ],
  // "Prof supervising 14 theses": who writes, before anything is asked for.
  [
    /^(?:an? )?((?:[\p{L}-]+ )?[\p{L}-]+) (supervising|running|managing|teaching|coaching|organi[sz]ing|handling|looking after) (?=\d|(?:two|three|four|five|six|several|many|some) )/iu,
    (found: string, who: string, doing: string) =>
      isPerson(last(who)) && singular(who) === who
        ? `I am ${withArticle(uncapital(who))}. I ${verbBases(doing.toLowerCase()).find(({ base, form }) => form === "ing" && classOfVerb(base) !== null)?.base ?? "manage"} `
        : found,
  ],
  // "a graph of, say, the lapwings"
  [/,? ?\bsay, (?=(?:the|an?|all|our|my|\p{L}+s)\b)/giu, " "],
  // "chip no, sex"
  [
    /\b(chip|serial|phone|order|customer|member|membership|room|flat|house|account|tag|part|ref|reference|invoice|id|tel|mobile|box|lot|batch|licen[cs]e|licence plate|policy|passport|engine|frame|track|unit|item|ticket|bib|start) nos?(?=\s*[.,;!?)]|$| and\b)/giu,
    "$1 number",
  ],
  // "costs per building at the end of the year": to be seen.
  [
    /^(?:and |also |plus |then |the )?((?:\p{L}+ )?(?:costs?|hours|sales|totals?|expenses|income|profits?|earnings|takings|turnover|consumption|usage|attendance)(?: and \p{L}+s)?) per (?=\p{L})/iu,
    (_: string, what: string) => `I want to see ${uncapital(what)} per `,
  ],
  // "we do a home visit first"
  [
    /\b(I|we|they|you|\p{L}+s) (?:do|have) (an?|the|one) ((?:\p{L}+ )?(?:visit|check|inspection|interview|survey|tasting|trial|rehearsal|stocktake|handover))(?= (?:first|before|after|once|every|each|with|at|on|in)\b|[.,;!]|$)/giu,
    "$1 plan $2 $3",
  ],
  // "Small gallery here, six artists at a time"
  [
    /^(?:an? |the )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+) here(?=[.,!;] )[.,!;]/iu,
    (found: string, who: string) =>
      isPerson(last(who)) || /\b(?:is|are|we|i|it|up|in|sign|click|live|all)\b/i.test(who)
        ? found
        : `We are ${withArticle(uncapital(who))}.`,
  ],
];

/** "presses" → "press", "refuses" → "refuse" */
const sBase = (verb: string) => {
  const forms = verbBases(verb.toLowerCase()).filter(({ form }) => form === "s");
  const bare = /(?:ss|sh|ch|x|zz)es$/.test(verb) ? forms.filter(({ base }) => !base.endsWith("e")) : forms;
  return (bare.find(({ base }) => classOfVerb(base) !== null) ?? bare[0])?.base ?? verb;
};
/** "tasted" → "taste", "checked" → "check" */
function doneBase(done: string): string {
  const found = verbBases(done.toLowerCase()).filter(({ form }) => form === "ed");
  return (found.find(({ base }) => classOfVerb(base) !== null) ?? found[0])?.base ?? done;
}

/** The sentence with what is told in passing told in full. */
export function toldInFull(sentence: string): string {
  return rewritten(sentence, TURNS);
}
