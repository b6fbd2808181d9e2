import { type Rewriting, rewritten } from "../../text/rewriting";

/** What writers tell of how things stand with them, and of no app: circumstances, annoyances, asides in passing. */

const ANNOYS =
  "(?:mad|crazy|nuts|insane|bonkers|angry|fight|argue|cry|late|forget things|to despair|up the wall|round the bend|us alive|me alive|our nerves|my nerves)";

const TOLD: Rewriting[] = [
  // "the spreadsheet is making us fight", "it drives me crazy"
  [
    new RegExp(
      `(?<=^|[.!?;,] |\\band )(?:and |but )?(?:(?:the|our|my|this|that|all this|their|it) ?)(?:[\\p{L}-]+ ){0,4}(?:is |are |keeps? |has been )?(?:making|driving|killing|eating|drives?|makes?|kills?) (?:us |me |everybody |everyone )?(?:all )?${ANNOYS}\\b[^.!?;,]*(?:[.!?;,]\\s*|$)`,
      "giu",
    ),
    "",
  ],
  // "everything is in one A4 diary", "it all lives in my head": where it is today.
  [
    /(?<=^|[.!?;,] | )(?:(?<![^.!?;,] )|(?=(?:and|but|so) ))(?:and |but |so )*(?:everything|all of (?:it|this|that)|it all)(?: currently| still| now)? (?:is|lives|sits|stays|gets written|goes|ends up)(?: all| still| just| currently)? (?:in|on|into|onto) (?!(?:one|the same|a single) (?:place|app|screen|page|list|system|site|tool|view|spot)\b|(?:my|the|our|their|a|an) (?:phone|app|device|tablet|computer|server|cloud|screen|website)\b)(?:an?|one|my|our|the|her|his|two|three|post-its?|paper|excel|whatsapp|email)\b(?: [\p{L}\d-]+){0,5}?(?=[.!?;,]|$| and (?:i|we|nobody|it)\b)[.!?;,]?/giu,
    "",
  ],
  // "trade sneakers and it's all in messages", "… and right now I count them on beer mats"
  [
    /(?:,| and|, and| but) (?:it'?s|it is|they(?:'re| are)) all (?:still )?(?:in|on|over|via|through) (?:the |my |our )?\p{L}+(?= (?:and|but|so)\b|[.,;!]|$)/giu,
    "",
  ],
  [
    /(?:,| and|,? but|\.)* (?:right now|currently|at the moment|so far|until now|at present) (?:I|we|they|she|he|everybody|everyone|the \p{L}+) (?:just |only |still )?(?:count|keep|note|write|track|do|collect|list|manage|store|have|plan|log)s? (?:it |them |that |this |all (?:of )?(?:it|this|that) |everything )(?:down |all )?(?:on|in|with|by|over|via) [^.,;!?]{3,40}(?=[.,;!?]|$)/giu,
    "",
  ],
  // "and people get scammed"
  [
    /(?:,| and| but| so|^)* ?(?:people|users|we|they|everybody|everyone|customers|members|i) (?:\p{L}+ly |just |keep |always |often |do |sometimes )*(?:get|gets|got|getting) (?:scammed|robbed|lost|ripped off|hurt|confused|annoyed|angry|mad|stuck|judged|ghosted|forgotten|burned|cheated|fooled|upset|bored|nervous)(?=[.,;!]| and| so| all|$)(?: all the time| every time| a lot)?/giu,
    "",
  ],
  // "no under 16s please, my mom said"
  [
    /,?(?: please,?)? (?:my|our) (?:mom|mum|mother|dad|father|wife|husband|boss|sister|brother|partner|girlfriend|boyfriend|gran|landlord|teacher|lawyer) (?:said|says|told me|insists?|insisted|wants? (?:it|that)|hates? (?:it|that|them))(?: so)?(?=[.,;!]|$)/giu,
    "",
  ],
  // "no online payment please, our bank is medieval": why.
  [
    /(?<=\b(?:no|not|without|never|nothing)\b[^.;!?]{3,60}), (?:our|my|the) \p{L}+ (?:is|are|was|were) (?:so |too |very |a bit |quite |rather |just )?\p{L}+(?=[.!?]|$)/giu,
    "",
  ],
  // "don't do plagiarism checks, the university has that"
  [
    /(?<=\b(?:no|not|don't|dont|without|never)\b[^.;!?]{3,60}), (?:(?:the|our|my|another|an?) [^,.;!?]{2,30}|we|they|somebody else) (?:has|have|does|do|handles?|covers?|takes? care of|deals? with) (?:that|it|this|those|them)(?: already| anyway)?(?=[.!?]|$)/giu,
    "",
  ],
  // "tracking guests is chaos"
  [
    /(?<=^|[.!?] )\p{L}+ing (?:\p{L}+ ){0,3}(?:is|was|has become|became|gets) (?:such |just |pure |total |complete |absolute |an? )*(?:chaos|mess|nightmare|pain|hell|hassle|disaster)(?=[.,;!?]|$)[.,;!?]?\s*/giu,
    "",
  ],
  // "my mother has dementia and the four of us look after her in turns"
  [
    /(?<=^|[.!?] |,? and )(?:the |all )?(?:two|three|four|five|six|seven|\d+) of us (?:\p{L}+ly )?(?:look after|care for|take care of)\b(?![^.!?]*\b(?:app|must|should|can)\b)[^.!?,]*(?=[.!?,]|$)/giu,
    "we are relatives",
  ],
  // "the budget for this is zero"
  [
    /(?<=^|[.!?;,] )(?:the |our |my )?budget (?:(?:for (?:this|it|the app|all (?:of )?this)|here) )?(?:is|:) (?:zero|nothing|none|nil|0|close to zero|basically zero)\b(?: so)?[.,;!]?\s*/giu,
    "",
  ],
  // "(long story, she's in Portugal now)", "(don't ask)"
  [
    /\s*\((?:long story|don'?t ask|i know|sorry|sadly|luckily|thank god|bless (?:him|her|them)|lol|haha|true story|another story|he(?:'s| is)|she(?:'s| is)|he was|she was|i was|we were|i am|i'm)\b(?![^)]*\b(?:must|should|can|only|max|at most|never|always)\b)[^()]{0,120}\)/giu,
    "",
  ],
  // "I am 71 and have watched birds …": how old somebody is.
  [
    /(?<=^|[.!?;,] )(i)(?: am|'m) (?:now )?(?:\d{2}|\p{L}+ty(?:-\p{L}+)?)(?: years old| years of age)?(?: now)? and (?=(?:have|am|want|need|keep|run|'ve)\b)/giu,
    "$1 ",
  ],
  [
    /(?<=^|[.!?;,] )i(?: am|'m) (?:now )?(?:\d{2}|\p{L}+ty(?:-\p{L}+)?)(?: years old| years of age)?(?: now)?(?=[.!?;,]|$)[.!?;,]?\s*/giu,
    "",
  ],
  // "…, poor thing", "…, bless her"
  [
    /,? (?:poor (?:thing|things|soul|souls|dear|boy|girl|man|woman|old thing)|bless (?:him|her|them))(?=[.,;!?]|$)/giu,
    "",
  ],
  // "what I'd love: lessons, horses": a label that says they want what follows.
  [
    /^what (?:I|we)(?:'d| would)? (?:really |actually )?(?:love|like|want|need)(?: to (?:have|see))?: /i,
    "I want an app with ",
  ],
];

/** "…, I forgot one last spring and my vet was not amused": why it is asked for, told behind it. */
const BEHIND =
  /(?<=.{12}), (?:(?:because|since|as|and|but) )?(?:I|we) (?:once |always |just |already |nearly |almost )?(\p{L}+)\b(?! (?:to|that|how|if)\b)[^.;!?:]*/giu;

/** The sentence without what its writer lives with. */
export function withoutBackground(sentence: string): string {
  return rewritten(sentence, TOLD).replace(
    BEHIND,
    (found: string, verb: string, at: number, whole: string) =>
      PAST.test(verb) && !/\b(?:when|if|once|after|what|which|who|that)\b[^,]*$/i.test(whole.slice(0, at))
        ? ""
        : found,
  );
}

/** What went wrong, and happened once. */
const PAST =
  /^(?:forgot|lost|missed|broke|ruined|nearly|messed|fell|got|went|woke|cried|paid|waited|spent|wasted|overslept|bought|found|tried|quit|gave|failed)$/i;
