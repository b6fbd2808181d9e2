import { isPerson } from "../../catalogue/people";
import { type Rewriting, rewritten } from "../../text/rewriting";
import { capital, plural, singular, withArticle } from "../../text/words";
import { columnsPlainly } from "./column-forms";
import { asTheirDoings } from "./enabling";
import { withoutAsking } from "./openings";
import { asWishes } from "./questions";

/** Turns of phrase of spoken English, put as the grammar reads them. Each holds for any idea, whatever it is about. */

/** "feed" → "feeder", "use" → "user", "run" → "runner". */
export function doerOf(verb: string): string {
  if (verb.endsWith("e")) return `${verb}r`;
  if (/^(?:run|swim|plan|set|cut|drum|spin|rig|dig|win|trap)$/.test(verb))
    return `${verb}${verb.slice(-1)}er`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ier` : `${verb}er`;
}

/** Verbs whose "-er" is what people call those who do it. */
const TRADES =
  "walk|foster|lead|host|coach|train|clean|cook|collect|teach|sing|knit|own|farm|ride|groom|repair|organi[sz]e|drive|bake|ring|paint|mow|judge|tune|coordinate|brew|grow|feed|play|sell|buy|lend|borrow|donate|count|pick|pack|sort|deliver|translate|interpret|write|read|test|check|inspect|build|fix|sew|carve|dance|swim|climb|row|sail|hike|run|dig|plant|water|weed|rescue|breed|keep|hunt|report|review|bid|visit|help|work|trap|catch|care|manage|supervise";

const DOERS = new RegExp(
  `\\b(?:the )?(?:people|those|ones|persons|volunteers|members|folks) who (${TRADES})s? (?:(?:the|our|their|its|these|those|them) )?(\\p{L}{3,}?)(e?s)(?= (?!and\\b|or\\b|with\\b|in\\b|on\\b|for\\b)\\p{L})`,
  "giu",
);

/** The same without what they do it to: "the ones who feed count the cats". */
const BARE_DOERS = new RegExp(
  `\\b(?:the )?(?:people|those|ones) who (${TRADES})(?: them| it)? (?=(?!the\\b|our\\b|their\\b|an?\\b|at\\b|in\\b|on\\b|for\\b|with\\b|and\\b|or\\b|to\\b)\\p{L}+ (?:the|an?|their|our|its|each|every|one|what|how|who|if|whether|which|it|them|out|in)\\b|(?:can|may|must|should|have|need|get|see|only)\\b)`,
  "giu",
);

/** "the ones with a licence set the traps": whoever has one is called after it. */
const HOLDERS =
  /\b(?:the )?(?:people|those|ones|members|persons) (?:with|who (?:have|hold|own)) an? (\p{L}+(?:[ -](?:licen[cs]e|card|key|pass|ticket|permit|badge|certificate|plot|share|subscription|membership|boat|car|van))?) (?=(?:can|may|must|should|are|get|have|see|\p{L}+) (?:the|an?|their|it|them|see|use|set|book|enter|open|to|each|every|all|only|also)\b)/giu;

/** "people who want to adopt (a cat) fill in a form": called after what they want to be. */
const WOULD_BE =
  /\b(?:the )?(?:people|those|persons|families|anyone|everyone) (?:who|that) (?:wants?|wish(?:es)?|would like|(?:are|is) looking) to (adopt|volunteer|buy|rent|sell|donate|foster|borrow|learn|lend|swap|hire)(?: (?:an?|one of the|the|our|their|some|one)(?: \p{L}+)?)?(?= (?!and\b|or\b|with\b|from\b|for\b|in\b|it\b)\p{L}|[,.;]|$)/giu;
const WOULD_BE_NAMES: Record<string, string> = {
  volunteer: "volunteers",
  donate: "donors",
  rent: "tenants",
  hire: "customers",
  swap: "members",
};

const DAY_NAMES: Record<string, string> = {
  mon: "monday",
  tue: "tuesday",
  wed: "wednesday",
  thu: "thursday",
  fri: "friday",
  sat: "saturday",
  sun: "sunday",
};

const LIMITS = "up to|above|over|below|under|from|more than|less than|at least|at most";

/** What people complain that they cannot see: "I lose track of who has borrowed which mask", "nobody knows where it is". */
const NOT_KNOWN =
  /(?:\b(?:right now|at the moment|today|currently|these days),? )?\b(?:(?:I|we) (?:(?:always|often|constantly|usually|sometimes|keep|totally|just) )*(?:los(?:e|ing) track of|forget(?:ting)?|never know|never remember|have no idea|can(?:'t|not) (?:see|tell|remember))|(?:nobody|no one|noone) (?:ever |really )?(?:knows|remembers|can tell|is sure|has any idea)|it(?:'s| is) (?:never|not) clear) (?=(?:who|which|what|when|where|whether|whose|how (?:many|much|far|long|often))\b(?! to\b))/giu;

const TURNS: Rewriting[] = [
  // "babies grow out of everything so an app where …": what comes before is why it is wanted.
  [
    /^(?:(?!\b(?:app|site|website|tool|can|should|must)\b)[^.!?]){5,140}?,? so (?:maybe |basically |(?:i|we) (?:want|need|thought of|thought about|would like) )?(an? (?:\p{L}+ )?(?:app|site|website|tool|page)\b)/iu,
    (_: string, app: string) => capital(app),
  ],
  // "Our food bank needs a better way to track …": what it wants to do.
  [
    /\b(I|we|(?:our|my) (?:\p{L}+ ){0,3}?\p{L}+) (?:badly |really |urgently |just )?(?:needs?|wants?|would like|(?:am|is|are) looking for) (?:an?|some) (?:\p{L}+ )?way (?:for us )?(?:to|of) (?=\p{L})/giu,
    (_: string, who: string) =>
      /^(?:i|we)$/i.test(who)
        ? `${who} want to `
        : `We are ${withArticle(who.slice(who.indexOf(" ") + 1))}. We want to `,
  ],
  // "swim teachers need a way to cancel classes"
  [
    /(?<=^|[.;,] ?)((?:(?:the|our|all|every|each|an?) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:needs?|wants?|would like|must have|should have|has|have|gets?|(?:is|are) given) (?:an? |some |any |the )?(?:(?:easy|quick|simple|good) )?(?:way|means|option|possibility|ability|chance|opportunity|right|permission|button|power|authority) to (?=\p{L})/giu,
    (found: string, who: string) =>
      isPerson(singular(who.slice(who.lastIndexOf(" ") + 1).toLowerCase())) ? `${who} can ` : found,
  ],
  // "The driver, once in the car, accepts a ride": when it is done comes last.
  [
    /(?<=^|[.;] ?)((?:the|an?|each|every|our|my) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+), ((?:once|when|while|after|before|if|in|on|at|from|with|as soon as|during|of course|too|however|for example)(?: [^,.;]{2,50})?), ([\p{L}]+s [^.;!?]+)/giu,
    (found: string, who: string, when: string, doing: string) =>
      isPerson(singular(who.slice(who.lastIndexOf(" ") + 1).toLowerCase()))
        ? `${who} ${doing}${/^(?:of course|too|however|for example)/i.test(when) ? "" : ` ${when}`}`
        : found,
  ],
  // "the people who fix the bikes, whom we call fixers": what they are called.
  [
    /\b(?:the )?(?:people|those|ones|volunteers|members) who ([^,.;]{3,60}),? (?:\(?(?:whom |who |which )?(?:we |they )?(?:are |is )?call(?:ed)?|known as) (?:the )?["']?(\p{L}+s)["']?\)?,?/giu,
    (_: string, __: string, called: string) => `the ${called}`,
  ],
  // "Whoever fixes bikes is a mechanic"
  [
    /\b(?:whoever|anyone who|everyone who|who) (\p{L}+s [^,.;]{2,60}?) is (?:called |known as )?(?:an?|the|our) ((?:\p{L}+ )?\p{L}+)(?=[,.;]|$| and (?:who|anyone|everyone))/giu,
    (found: string, doing: string, who: string) =>
      isPerson(who.toLowerCase()) ? `the ${who} ${doing}` : found,
  ],
  // "As a mechanic you log repairs, in the role of customer you see them"
  [
    /\b(?:in (?:the|his|her|their) (?:role|capacity) (?:of|as)|as) (?:an? |the )?((?:\p{L}+ )?\p{L}+),? (?:you|one|users|people|they|he|she)(?: (?:can|may|will|should))? (?=\p{L})/giu,
    (found: string, who: string) =>
      isPerson(singular(who.toLowerCase())) ? `${plural(singular(who.toLowerCase()))} can ` : found,
  ],
  [/\bkeep(s|ing)? (?:a )?(?:track|tabs) (?:of|on) /gi, (_: string, form = "") => `track${form} `],
  // "each horse needs feed chart, turnout and worming dates": what is known of each.
  [/\b((?:each|every) \p{L}+(?: \p{L}+)?) needs (?!to\b)(?=[^.;:]*(?:,|\band\b))/giu, "$1 has "],
  // "every flight gets a place, which drone, which battery and minutes"
  [
    /\b((?:each|every) \p{L}+(?: \p{L}+)?) gets (?=(?:an?|the|its|which) [^.;]*?(?:,|\band\b))/giu,
    (found: string, each: string) =>
      isPerson(each.slice(each.lastIndexOf(" ") + 1)) ? found : `${each} has `,
  ],
  [
    /\b(?:each|every) \p{L}+(?: \p{L}+)? has [^.;]+/giu,
    (list: string) =>
      list.replace(/(?<=, |\band |\bhas )(?:maybe |perhaps )?which (?=\p{L}+(?:,| and\b|$))/giu, "a "),
  ],
  [/(?<=\b(?:and|,) )(?:maybe|perhaps|optionally) (?=\p{L}+s?(?:[.,;]|$))/giu, ""],
  // "each reader sets how far they've read", "and how much is left"
  [
    /\bhow far (?:they|he|she|I|we|you)(?:'ve|'s| have| has)? (?:read|got|gotten|come|watched|played|progressed)\b/gi,
    "their progress",
  ],
  [/\bhow (?:much|many)(?: of (?:it|each|them))? (?:is|are) (?:still )?left\b/gi, "the amount left"],
  // "casting people search": those who work there.
  [
    /\b(casting|sales|office|kitchen|warehouse|delivery|marketing|support|stage|catering|security|cleaning|maintenance|finance|accounts|reception|production) (?:people|folks|guys|lads)\b/gi,
    "$1 staff",
  ],
  // "and at the end enters the temperature"
  [/,? and (?:then )?(?:at|in) the end,? (?=\p{L}+s\b)/giu, " and "],
  // "a claim stating hours and kilometres", "species if known, temperature"
  [/\b(?:stating|indicating|specifying|consisting of) (?=\p{L})/giu, "with "],
  [/ (?:if|where|when) (?:known|any|applicable|available|possible)(?=,| and\b)/giu, ""],
  // "a shopping list would be heaven"
  [
    /\bwould be (?:so |really |absolutely |just |a )?(?:heaven|lovely|amazing|brilliant|fantastic|wonderful|handy|useful|helpful|ideal|perfect|awesome|fab|magic|dream|godsend|bonus)\b(?: (?:too|as well|though))?/gi,
    "would be nice",
  ],
  // "We are the people who catch stray cats": they catch them.
  [
    /\b(we|I) (?:are|am|'re|'m) (?:the |a |some )?(?:people|ones|guys|folks|lot|person|one) (?:who|that) /gi,
    "$1 ",
  ],
  [/\bought to\b|\b(?:is|are) (?:supposed|meant) to\b/gi, "should"],
  // "an app for two parents who don't live together and would rather not talk": whom it is for, and no rule.
  [
    /(\ban? (?:app|website|site|tool|platform) for (?:\p{L}+ |\d+ ){0,3}\p{L}+) who (?:don't|do not|can't|cannot|aren't|no longer|never|would rather|hate|have no)\b[^.?!,;]*/giu,
    "$1",
  ],
  // "Every item carries an asset number, model and location"
  [
    /\b((?:each|every) \p{L}+(?: \p{L}+)?) (?:carries|bears|comes with|is (?:listed|kept|recorded) with|states|lists|includes)(?= (?:an?|the|its|their) [^.;]*(?:,|\band\b))/giu,
    "$1 has",
  ],
  // "people who live on their own"
  [/\bon (?:my|your|his|her|our|their) own\b(?= *(?:[.,;!?]|$|and\b|or\b|but\b|who\b))/gi, "alone"],
  // "about 600 costumes, each one has size and era"
  [/\b(each|every) one (?=(?:has|gets|needs|with)\b)/gi, "each "],
  // "before everyone's done it once"
  [
    /\b((?:every|some|any)(?:one|body)|nobody|no one|who|he|she)'s (?=(?:been|done|gone|had|got|paid|come|taken|said|seen|read|left|\p{L}{2,}ed)\b)/giu,
    "$1 has ",
  ],
  [/,? takes? turns?(?= *(?:[,.;!]|$))/gi, " in turns"],
  // "rota please, a list of what sells well", "the concert dates and what to wear": something to be seen.
  [
    /(?<=^|[,;.] ?|\band |\bplus |\bmaybe )(?=(?:an?|the) (?:\p{L}+ )?(?:list|overview|table|report|record|summary) of (?:what|who|which|how|where|when)\b(?!.*would be nice))/giu,
    "see ",
  ],
  [/(?<=^|[,;] ?|\band |\bplus )(?=(?:what|where) to \p{L}+)/giu, "see "],
  [
    /^(?:oh,? )?(?:and |also )*(an? [^,.;]*\bof (?:what|who|which|how|where|when) [^,.;]*?) would be nice\b/giu,
    "maybe see $1",
  ],
  // "every box has a caretaker who gets told": somebody with doings of their own.
  [
    /\b((?:each|every) \p{L}+) has an? ((?:\p{L}+ )?\p{L}+) who (?=\p{L})/giu,
    (found: string, owner: string, who: string) =>
      isPerson(who.toLowerCase()) ? `${owner} has a ${who}. The ${who} ` : found,
  ],
  // "my son (13) has type 1": how old they are.
  [/(?<=\b(?:my|our) \p{L}+) \((?:aged? )?\d{1,2}(?: years? old| yrs?| yo)?\)/giu, ""],
  // "I (parish secretary) make the schedule"
  [
    /\bI \((?:the |an? )?(\p{L}+(?: \p{L}+)?)\),? (?=\p{L})/gu,
    (found: string, who: string) =>
      isPerson(singular(who.toLowerCase())) ? `I am the ${who.toLowerCase()}. I ` : found,
  ],
  // "Parish council (clerk here)", "As a midwife I visit mothers": who writes.
  [
    /\s*\((?:I'?m |I am |it's )?(?:the |an? )?(\p{L}+(?: \p{L}+)?) (?:here|speaking|writing)\)/giu,
    (found: string, who: string) => (isPerson(singular(who.toLowerCase())) ? `. I am the ${who}` : found),
  ],
  [
    /(?<=^|[.;] ?)(?:speaking )?as (an?|the|our)? ?(\p{L}+(?: \p{L}+)?),? (I|we) (?=\p{L})/giu,
    (found: string, article: string | undefined, who: string, me: string) =>
      isPerson(singular(who.toLowerCase())) ? `${me} am ${article ?? "the"} ${who}. ${me} ` : found,
  ],
  // "I am responsible of maintenance in a factory"
  [
    /\bI(?:'m| am) (?:the (?:one|person) )?(?:responsible (?:for|of)|in charge of) (?:the |our |all )?(\p{L}+)(?= (?:in|at|of|for|on|here)\b|[.,;]|$)/giu,
    (_: string, what: string) => `I am the ${singular(what)} manager`,
  ],
  [/\b(?:my|the) (?:missus|other half)\b/gi, "my partner"],
  [
    /\bmy (?:eldest|youngest|lad)\b(?! (?:sister|brother|daughter|son|child|kid|girl|boy|aunt|uncle|cousin|sibling|grand\p{L}+)\b)/giu,
    "my son",
  ],
  [/\b(\p{Lu}\p{Ll}+)'s (?=(?:very|really|so|too|quite|always|not|going|happy|keen)\b)/gu, "$1 is "],
  // "2 a week tops"
  [/\b(\d+|one|two|three|four|five|six|ten)((?: \p{L}+){1,4}) (?:tops)(?= *(?:[.,;!]|$))/giu, "at most $1$2"],
  [/(?<=^|[.;,] ?)(?:and )?after that,? (?=\p{L})/giu, "then "],
  [NOT_KNOWN, "I want to see "],
  // "a website on which students say what is broken"
  [
    /\b(app|website|site|platform|page|tool|place|thing|system|portal) (?:on|in|with|through|by|via|at) which\b/gi,
    "$1 where",
  ],
  [
    /\b(he|she|they) (?:always |often |never |keeps? )*(?:loses? track of|forgets?(?:ting)?|knows?) (?<=(?:forgets?|forgetting|of|never knows?) )(?=(?:who|which|what|when|where|whether|whose)\b(?! to\b))/giu,
    "$1 wants to see ",
  ],
  // "I look at the forecast and decide: go, wait or move"
  [/\b(decides?): (?=\p{L}+(?:,| or ))/giu, "$1 whether to "],
  [
    /\b(I|we) (?:(?:always|often|constantly|keep) )*los(?:e|ing) track of (?=(?:the|my|our|all)\b)/gi,
    "$1 want to keep track of ",
  ],
  // "I want each tool to have a QR code"
  [/\b(?:I|we) (?:want|need|would like) (each|every) (\p{L}+(?: \p{L}+)?) to have\b/giu, "$1 $2 has"],
  // "If it rains hard the trainer cancels": how hard says nothing of who does what.
  [/\b(rains|snows|freezes|blows) (?:hard|heavily|a lot|too much|badly|strongly)\b/gi, "$1"],
  // "rota please, plus a list what sells well"
  [/\b((?:an?|the|my|our) (?:list|overview|table|report|record)) (?=(?:what|who|which) \p{L})/giu, "$1 of "],
  [/ please(?=[,.;!]|$)/gi, ""],
  // "Photos of the pipes would help": wished for.
  [
    /\b((?:\p{L}+ ){1,5})would (?:really |also )?help(?: (?:a lot|too|us|me|him|her|them))?(?=[.;!]|$)/giu,
    "$1would be nice",
  ],
  // "in order of importance" orders nothing, "out of order" neither.
  [/\bin order of\b/gi, "by"],
  [/\bin order to\b/gi, "to"],
  [/\bout of order\b/gi, "broken"],
  // "to like 30 kids", "tick yes, no or maybe"
  [/\blike (?=(?:\d+|ten|twenty|thirty|fifty) \p{L})/giu, ""],
  [/\byes,? (?:or |and )?no,? (?:or|and) maybe\b/gi, "yes-no-other"],
  // "we roast wed, courier picks up thu"
  [
    /\b(tue|tues|wed|thu|thur|thurs|fri)\b(?!')|(?<=\b(?:on|every|each|until|till|by|from|to|next) )(mon|sat|sun)\b|\b(mon|sat|sun)\b(?= ?(?:\/|-|to|and|morning|evening|night|noon))/gi,
    (found: string) => DAY_NAMES[found.slice(0, 3).toLowerCase()] ?? found,
  ],
  // "I wish parents had an app: weight every day, …"
  [
    /\b(?:I|we) (?:just |really )?wish (?:that )?((?:the |our |all )?\p{L}+s)((?: (?:in|of|at|on|with) (?:the |our |a )?\p{L}+)?) had (an? (?:app|website|tool|site)\b)/giu,
    "I want $3 for $1$2",
  ],
  [/\btheres\b/gi, "there is"],
  [/\bgrown[ -]?ups?\b/gi, (found: string) => (/s$/i.test(found) ? "grown-ups" : "grown-up")],
  [
    /\b(?:people|ones|those|members|persons) (?:who|that) (?:know|can do|can give|are trained in) first[ -]aid\b/gi,
    "first-aiders",
  ],
  // "mr weber (teacher)": who he is, not what he is called.
  [/\b(?:mr|mrs|ms|miss|dr)\.? (\p{L}+) \((?:the |our |my |a )?(\p{L}+(?: \p{L}+)?)\)/giu, "the $2"],
  // "the teacher can see the money and nobody else", "my aunt is the only one who may change the pills"
  [
    /(?<=^|[.;,] ?)((?:(?:the|an?|my|our) )?[\p{L}-]+(?: [\p{L}-]+)?) (can|may|should|must|sees|reads) ([^,.;]+?),? (?:and|but) (?:nobody|no one|noone) else\b/giu,
    "only $1 $2 $3",
  ],
  [
    /(?<=^|[.;,] ?)((?:(?:the|an?|my|our) )?[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) the only (?:ones?|person|people) (?:who|that) (?:can|may|is allowed to|are allowed to) /giu,
    "only $1 may ",
  ],
  [
    /\bIT (?=(?:enters|sets|gives|checks|gets|sees|orders|prepares|adds|installs|creates|approves|closes|answers|must|can|may|has)\b)/g,
    "it-staff ",
  ],
  // "a kiosk run by us students"
  [/\b(\p{L}+) (?:run|organi[sz]ed|led|kept|made) by (us|our|my) (?=\p{L})/giu, "$1 of $2 "],
  // "want to see who is due": whoever writes does.
  [
    /^(want|need|would like|would love|wanna) to (?=\p{L})/iu,
    (_: string, wish: string) => `I ${wish.toLowerCase()} to `,
  ],
  [/\btill?\b(?= (?:\p{L}+ed\b|it\b|they\b|he\b|she\b|I\b|we\b|you\b|somebody\b|someone\b))/giu, "until"],
  [/\b(mother|father|sister|brother|son|daughter|parents)s? in law\b/gi, "$1-in-law"],
  // "when its done", "its not needed"
  [
    /\bits (?=(?:ready|done|finished|late|(?<!\b(?:after|before|at|by|of|in|from|until|past) its )time|empty|full|sold|over|due|broken|paid|gone|lost|ok|okay|fine|not|always|too|very|really|an?|the|raining|cold|hot|wet|dry|free|open|closed|approved|confirmed|urgent|worth|my|our|their)\b)/gi,
    "it's ",
  ],
  // "a text goes to the bride": she gets one.
  [
    /\b(an? (?:text|sms|e-?mail|message|mail|notification|reminder|push|note)) (?:goes|is sent|gets sent) (?:out )?to (the|each|every|all|my|our) (\p{L}+)/giu,
    (_: string, news: string, which: string, who: string) =>
      `${which} ${who} ${singular(who) === who ? "gets" : "get"} ${news}`,
  ],
  // "an e-mail reaches the owner"
  [
    /\b(an? (?:text|sms|e-?mail|message|mail|notification|reminder)) reaches (the|each|every|my|our) (\p{L}+)/giu,
    "$2 $3 gets $1",
  ],
  // "Up to 500 euros the leader approves, above that the director as well."
  [
    new RegExp(
      `(?<=^|[.;] ?)((?:${LIMITS}) ([€$£]?\\d[\\d.,]*(?: ?\\p{L}+)?)),? ((?:the|an?|our|my) (?:\\p{L}+ )?\\p{L}+) (\\p{L}+s)(?: it)?,? (?:and )?(above|over|below|under|beyond) (?:that|it) ((?:the|an?|our|my) (?:\\p{L}+ )?\\p{L}+?)(?: (?:as well|too|also|does))?(?=[.;]|$)`,
      "giu",
    ),
    (_: string, limit: string, figure: string, first: string, verb: string, over: string, second: string) =>
      `${first} ${verb} ${limit.toLowerCase()}. ${second} ${verb} ${over.toLowerCase()} ${figure}`,
  ],
  [
    new RegExp(
      `(?<=^|[.;] ?)((?:${LIMITS}) [€$£]?\\d[\\d.,]*(?: ?\\p{L}+)?),? ((?:the|an?|our|my) (?:\\p{L}+ )?\\p{L}+ \\p{L}+s)(?=[,.;]|$)`,
      "giu",
    ),
    (_: string, limit: string, doing: string) => `${doing} ${limit.toLowerCase()}`,
  ],
  // "over 300 euro the owner of the house must agree"
  [
    new RegExp(
      `(?<=^|[.;,] ?)((?:${LIMITS}) [€$£]?\\d[\\d.,]*(?: ?\\p{L}+)?),? ((?:the|an?|our|my) (?:\\p{L}+ ){1,5}?(?:must|has to|have to|should|needs to) \\p{L}+)(?=[,.;]|$)`,
      "giu",
    ),
    (_: string, limit: string, doing: string) => `${doing} ${limit.toLowerCase()}`,
  ],
  // "asking for my mother-in-law, she does alterations": she is the one it is for.
  [
    /^\s*(?:hi,? |hello,? |hey,? )?(?:(?:(?:i'?m |i am )?(?:asking|writing|posting|looking)|this is|it'?s) (?:this |here )?(?:for|on behalf of)|(?:i'?m |i am )?helping) (my|our) ([\p{L}-]+),? (?:and |who |because )?(?:she|he|they|who)?(?= \p{L})/giu,
    "$1 $2",
  ],
  [
    DOERS,
    (_: string, verb: string, thing: string, many: string) =>
      `the ${singular(`${thing}${many}`.toLowerCase())} ${doerOf(verb.toLowerCase())}s`,
  ],
  [
    WOULD_BE,
    (_: string, verb: string) =>
      `the ${WOULD_BE_NAMES[verb.toLowerCase()] ?? `${doerOf(verb.toLowerCase())}s`}`,
  ],
  [BARE_DOERS, (_: string, verb: string) => `the ${doerOf(verb.toLowerCase())}s `],
  [HOLDERS, (_: string, thing: string) => `the ${thing.toLowerCase()} holders `],
  // "write the minutes", "minutes as PDF": what a meeting leaves behind.
  [
    /\b(?:the )?minutes(?= (?:as (?:an? )?pdf|of (?:the|each|every|our|an?) (?:\p{L}+ )?(?:meeting|session|assembly)))/giu,
    "meeting minutes",
  ],
];

/** "If viability is low -> flag it": the case and what follows are one sentence. */
const CASE = /^\s*(?:if|when|whenever|once|after|unless|in case)\b/i;

/** The sentence with its turns of phrase put plainly. */
export function putPlainly(sentence: string): string {
  // "orders come by phone -> office types them in": two sentences; a chain of arrows names states.
  const plain =
    (sentence.match(/->|=>|→/g) ?? []).length === 1
      ? sentence.replace(/\s*(?:->|=>|→)\s*/, CASE.test(sentence) ? ", " : ". ")
      : sentence;
  return columnsPlainly(rewritten(asTheirDoings(asWishes(withoutAsking(plain))), TURNS));
}

/** "see those of their group", "take old ones down": what was spoken of just before. */
export function nameThose(phrase: string, thing: string): string {
  return thing
    ? phrase
        .replace(/\bthose (?=(?:of|from|in|that|which|near)\b)/, `the ${plural(thing)} `)
        .replace(/(?<=\b(?!(?:which|loved|little|the|these|those)\b)\p{L}+ )ones\b/u, plural(thing))
    : phrase;
}
