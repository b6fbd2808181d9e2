import { singular } from "../../text/words";
import { putPlainly } from "../meaning/turns";
import { TELLING } from "./telling";
import { withLettersInOrder } from "./typing";

/** Chat spelling, abbreviations and symbols put into plain English, so that one grammar reads them all. */

const MEASURES: Record<string, string> = {
  long: "duration",
  old: "age",
  big: "size",
  far: "distance",
  heavy: "weight",
  good: "rating",
  hard: "difficulty",
  difficult: "difficulty",
  tall: "height",
  warm: "temperature",
  hot: "temperature",
  fast: "speed",
  deep: "depth",
  wide: "width",
  rare: "rarity",
  ripe: "ripeness",
  fresh: "freshness",
  spicy: "spiciness",
  loud: "loudness",
  steep: "steepness",
  urgent: "urgency",
  safe: "safety",
  clean: "cleanliness",
  busy: "crowding",
  much: "amount",
  many: "count",
  high: "height",
  strong: "strength",
  cold: "temperature",
  full: "fill level",
};

/** Questions in a list of what is known of a thing: "with photos, where they came from and which shelf they are on". */
const WHAT_IS_KNOWN =
  /(?<=\b(?:has|have|with|note|log|record|enter|add|list)\b[^.;]{3,80})((?:,| and|, and) )((?:where|which|who|what|when) [^,.;]{4,40}?)(?=,| and | or |[.;]|$)/giu;

const KNOWN: [RegExp, string][] = [
  [/^where (?:it|they|he|she) (?:all )?(?:comes?|came|is|are|was|were) from$/, "origin"],
  [/^where (?:it|they) (?:is|are|was|were) (?:kept|stored|now|bought|found|made)$/, "place"],
  [/^which (\p{L}+) (?:it|they) (?:is|are|was|were|belongs?|goes?|go) (?:on|in|at|to)$/u, "$1"],
  [/^who (?:made|built|wrote|painted|found|gave|donated|owns|took|brought) (?:it|them)$/, "by whom"],
  [/^what (?:it|they) (?:is|are) made (?:of|from)$/, "material"],
  [/^what (?:it|they) costs?$|^what (?:it|they) (?:is|are) worth$/, "price"],
  [/^when (?:it|they) (?:was|were) (made|built|bought|found|written|taken|planted|born)$/, "date $1"],
];

/** "where they came from" as the name of a column, with its joint; null for another question. */
function known(asked: string, joint: string): string | null {
  const words = asked.toLowerCase();
  for (const [pattern, column] of KNOWN)
    if (pattern.test(words)) return `${joint}${words.replace(pattern, column)}`;
  return null;
}

const SPELLINGS: [RegExp, string | ((...found: string[]) => string)][] = [
  // "medication lists are in another system, keep away from that", "labels we print elsewhere, leave that": not here.
  [
    /(^|[.!?;]\s+)(\p{L}[^.!?;,:]{2,50}?) (?:is|are|is kept|are kept|lives?|stays?) (?:all )?in (?:another|a different|an?other|our other|our old|the old|the other|a separate) (?:system|program|programme|app|tool|software|place|database)\b[^.!?;]*/giu,
    "$1No $2",
  ],
  [
    /(^|[.!?;]\s+)(\p{L}[\p{L} ]{2,40}?) (?:we|i) (?:\p{L}+ ){1,3}(?:elsewhere|somewhere else|with another (?:program|tool|app))\b[^.!?;]*/giu,
    "$1No $2",
  ],
  [
    /(^|[.!?;]\s+)(\p{L}[\p{L} ]{2,40}?) (?:is|are) not (?:ours|our (?:job|business|problem|concern))\b(?:,[^.!?;]*)?/giu,
    "$1No $2",
  ],
  [
    /\b([Aa]) first (?=\p{L}+(?:ion|ing|ment|visit|lesson|class|call|meeting|draft|date)\b)/gu,
    "$1n initial ",
  ],
  // "only parents of that child": whose it is, and no clause.
  [/(?<=\p{L} of) that (?=\p{L}+ (?:can|may|must|sees?|gets?|should)\b)/giu, " the "],
  // "to sell tickets and let fans follow them": fans do that, in a clause of their own.
  [/,? and let (?=\p{L}+s (?!can\b|know\b)\p{L}+ \p{L})/gu, ", "],
  // "people come in and say \"do you ever get …\"": speech, which names nothing.
  [/\b(say|says|ask|asks|asking|saying|shouts?|writes?)[:,]? "[^"]{12,200}[?!.,]?"/giu, "$1 something"],
  // "owners text me at 11pm 'did he get his rug on'": how things are today, and what is said then.
  [
    /(?:(?<=^|[.!?;,] ?)[^.!?;,']{0,60})?(?<=[ :,])['"](?=(?:\p{L}+ ){2})[^'"]*\b(?:I|you|he|she|it|we|they|did|is|are|can|do|does|have|has|what|where|when|who)\b[^"']*(?:'(?:s|t|re|ve|ll|m|d)\b[^"']*)*[?!.,]?['"](?: (?:omg|lol|argh|ugh))?(?=[\s.,;!?]|$)/giu,
    "",
  ],
  // "Twice a year the committee inspects": when, before who.
  [
    /(^|[.!?;]\s+)(once|twice|\p{L}+ times) an? (day|week|month|year|season|term|quarter),? ((?:the|our|we|i|all|each|every)\b[^.,;!?]*)/giu,
    (_: string, before: string, often: string, span: string, told: string) =>
      `${before}${told} ${often.toLowerCase()} per ${span}`,
  ],
  // "persons who want donate": second-language English leaves "to" out.
  [/\b(wants?) (?=(?:donate|buy|borrow|join|sell|know|register|become|reserve|bring|learn)\b)/gi, "$1 to "],
  [/(\d\s?[€$£]|[€$£]\s?\d+(?:[.,]\d+)?|\beuros?|\bdollars?)\s?\/\s?h(?:r|our)?\b/gi, "$1 per hour"],
  [
    /(\d\s?[€$£]|[€$£]\s?\d+(?:[.,]\d+)?|\beuros?|\bdollars?)\s?\/\s?(day|week|month|year|night|person|head|kg|km)\b/gi,
    "$1 per $2",
  ],
  [/\bw\/o\b/gi, "without"],
  [/\bw\/\s*/gi, "with "],
  [/(?<=\p{L} )w(?= \p{L}|\s\d)/gu, "with"],
  // "how many lambs, weight": a number of something among other columns.
  [/\bhow many (\p{L}+?)s(?=\s*(?:[,;.)]|$))/giu, "$1 count"],
  [/\bhow much (\p{L}+)(?=\s*(?:[,;.)]|$))/giu, "$1 amount"],
  [
    /(?<=\b(?:with|and|,) (?:the |their |a )?)number of (people|persons|guests|children|kids|seats|players|copies|rooms|items|pieces|participants|adults)\b/gi,
    (_: string, counted: string) =>
      `${/^(?:people|persons)$/i.test(counted) ? counted : singular(counted)} count`,
  ],
  [/\bhow often (?:per|a) (day|week|month)\b/gi, "times per $1"],
  [/\bb\/c\b|\bbcoz\b|\bcuz\b|\bbcause\b/gi, "because"],
  [/\b(?:smth|smthg|smthing|sth|sumthing|somethin)\b/gi, "something"],
  [/,?\s+(?:like|so)\s+(?:something|a thing|stuff)\s+(?=(?:where|that|so)\b)/gi, " "],
  [
    /,?\s+(?:and|or)\s+(?:stuff|things|so on|such|whatever|something)(?: like that)?(?=\s*(?:[.,;!?]|$|\n))/gi,
    "",
  ],
  [
    /,?\s*\bidk\b,?(?: if)?(?: an?)? (?:app|site|website)(?: or (?:an? )?(?:app|site|website))?(?: thing(?:y|ie)?)?\b/gi,
    "",
  ],
  [/\bppl\b|\bpeeps\b|\bfolks\b/gi, "people"],
  [/\b(an?|the|one|each|every)\s+pic\b/gi, "$1 photo"],
  [/\bpics?\b(?=\s*(?:of\b|$|[.,;!?)&+\n]|w\/|with\b|and\b))/gi, "photos"],
  [/\bpics\b/gi, "photos"],
  [/\bpic\b/gi, "photo"],
  [/\bvids\b/gi, "videos"],
  [/\bvid\b/gi, "video"],
  [/\bmsgs\b/gi, "messages"],
  [/\bmsg\b/gi, "message"],
  [/\bnotifs\b/gi, "notifications"],
  [/\bnotif\b/gi, "notification"],
  [/\bappts\b/gi, "appointments"],
  [/\bappt\b/gi, "appointment"],
  [/\brecs\b/gi, "recommendations"],
  [/\b(I|we)(?: have|'ve)? got (?=an?\b|\d|my\b|our\b|two\b|three\b)/gi, "$1 have "],
  [/\b(my|our)( \d+| two| three| four)? (?:guys|lads|crew|boys)\b/gi, "$1$2 workers"],
  // "… and it's always chaos who plays with whom": how things are today.
  [
    /(?:,| and| but)? (?:it'?s|that'?s) (?:(?:always|just|such|total(?:ly)?|a|an|so|really|kind of) )*(?:chaos|mess|nightmare|pain|hell|stressful|annoying|confusing|hopeless)\b[^.,;!?]*/gi,
    "",
  ],
  [/(?<=\b(?:anything|something|things|stuff|help)), (?:like|such as) [^.;:!?]{3,80}(?=[.;!?]|$)/gi, ""],
  [/\belderly people\b|\bold(?:er)? people\b/gi, "seniors"],
  [/\badress(es)?\b/gi, "address$1"],
  [/\bcalender(s?)\b/gi, "calendar$1"],
  [/\brn\b/gi, "right now"],
  [/\b(?:appartment|apartement)(s?)\b/gi, "apartment$1"],
  [/\baccomodation(s?)\b/gi, "accommodation$1"],
  [/\b(?:resturant|restaraunt|restraunt|resteraunt)(s?)\b/gi, "restaurant$1"],
  [/\b(?:shedule|scedule|schedual)(s?)\b/gi, "schedule$1"],
  [/\bbussiness\b|\bbuisness\b/gi, "business"],
  [/\b(?:custumer|costumer|custommer)(s?)\b/gi, "customer$1"],
  [/\b(?:apointment|appoinment|apoinment)(s?)\b/gi, "appointment$1"],
  [/\b(?:availible|avaliable|avalable)\b/gi, "available"],
  [/\brecie(ve[sd]?|pts?)\b/gi, "recei$1"],
  [/\brecipie(s?)\b/gi, "recipe$1"],
  [/\bexcercise(s?)\b/gi, "exercise$1"],
  [/\bpayed\b/gi, "paid"],
  [/\bteh\b|\bhte\b/gi, "the"],
  [/\bwiht\b|\bwhit\b(?= (?:the|a|an|my|our|their)\b)/gi, "with"],
  [/\badn\b|\bnad\b/gi, "and"],
  [/\btaht\b/gi, "that"],
  [/\bthier\b/gi, "their"],
  [/\balot\b/gi, "a lot"],
  [/\buntill\b/gi, "until"],
  [/\btommorr?ow\b|\btomorow\b/gi, "tomorrow"],
  [/\b(?:doesnt|dosent)\b/gi, "doesn't"],
  [/\bwich\b/gi, "which"],
  [/\bbecuase\b|\bbeacuse\b/gi, "because"],
  [/\bneigbou?r(s?)\b/gi, "neighbour$1"],
  [/\bmessege(s?)\b/gi, "message$1"],
  [/\bpicure(s?)\b|\bpitcure(s?)\b/gi, "picture$1$2"],
  [/\bseperate\b/gi, "separate"],
  [/\bthank you (?=notes?|cards?|letters?|messages?|mails?)/gi, "thank-you "],
  [/\bdrop off (?=address|point|time|place|spot|location)/gi, "drop-off "],
  [/\bpick up (?=address|point|time|place|spot|location|day|window)/gi, "pick-up "],
  [/\bsign ?up (?=sheets?|forms?|pages?|lists?|deadlines?)/gi, "sign-up "],
  [/\bcheck in (?=time|desk|date)/gi, "check-in "],
  [/\bbefore ?\/ ?after (?=photos?|pictures?)/gi, "before-and-after "],
  [/\bsnap(?= (?:and|\+|&)|,)/gi, "snap a photo"],
  [/(?<=(?:^|[.!?;]\s*)\p{L}{3,}) = (?=\p{L})/gu, ": "],
  [/\bfavs\b|\bfaves\b/gi, "favourites"],
  [/\bfav\b|\bfave\b/gi, "favourite"],
  [/\bbdays?\b/gi, "birthday"],
  [/\bdms\b/gi, "messages"],
  [/\bshud\b/gi, "should"],
  [/\bcud\b/gi, "could"],
  [/\bwud\b/gi, "would"],
  [/\b(?:bc|bcs)\b/gi, "because"],
  [/\bb4\b/gi, "before"],
  [/\bl8r\b/gi, "later"],
  [/\b2day\b/gi, "today"],
  [/\b2moro\b|\btmr\b/gi, "tomorrow"],
  [/\bsum1\b|\bsome1\b/gi, "someone"],
  [/\bevery1\b/gi, "everyone"],
  [/\bany1\b/gi, "anyone"],
  [/\bgr8\b/gi, "great"],
  [
    /(?<=\p{L} )4(?= (?:\p{L}+ ){0,2}\p{L}+(?:ers|ors|ists|parents|kids|people|students|friends|families|clubs|schools)\b)/giu,
    "for",
  ],
  [
    /(?<=\p{L} )2(?= (?:see|get|book|find|buy|sell|share|send|make|add|log|track|pay|meet|swap|plan|write|ask)\b)/giu,
    "to",
  ],
  [/\bn(?= \p{L})/gu, "and"],
  [/(?<=\p{L} )4(?= (?:my|our|the|an?|his|her|their|all|every)\b)/giu, "for"],
  [/\blil\b/gi, "little"],
  [/\bwen\b/gi, "when"],
  [/\bwat\b/gi, "what"],
  [/\bthru\b/gi, "through"],
  [/\bppls\b/gi, "people"],
  [/\bbiz\b/gi, "business"],
  [/\bcuz\b/gi, "because"],
  [/\bmins\b/gi, "minutes"],
  [/\bhrs\b/gi, "hours"],
  [/\bwk(s?)\b/gi, "week$1"],
  // "need app tells me who is due"
  [
    /(?<=\b(?:want|need|make|build|like) )(?:an? )?(app|site|website|tool) (?=(?:tells|shows|sends|lets|helps|reminds|keeps|tracks|finds|makes|gives)\b)/gi,
    "an $1 that ",
  ],
  [/\bregs\b/gi, "regulars"],
  [/\bresto\b/gi, "restaurant"],
  [/\bvet's\b/gi, "vet"],
  [/\binfos?\b/gi, "information"],
  [/[\s,]*\b(?:lol|haha+|hehe|lmao|tbh|imo|imho|btw|fyi|xd|omg|ugh+|argh+)\b/gi, ""],
  [/\bpls\b|\bplz\b/gi, "please"],
  [/\bthx\b|\bthanks in advance\b/gi, ""],
  [/\bu\b/g, "you"],
  [/\bur\b/gi, "your"],
  [/\br\b(?=\s+\w+ing\b)/g, "are"],
  [/\bwanna\b/gi, "want to"],
  [/\bgonna\b/gi, "going to"],
  [/\bgotta\b/gi, "have to"],
  [/\bdont\b/gi, "don't"],
  [/\bdoesnt\b/gi, "doesn't"],
  [/\bcant\b/gi, "can't"],
  [/\bwont\b/gi, "won't"],
  [/\b(has|have|had|is|are|was|were|did|should|would|could)nt\b/gi, "$1n't"],
  [/\btxt(s?|ed|ing)\b/gi, "text$1"],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/\bid like\b/gi, "I'd like"],
  [/\bi\b/g, "I"],
  [/\btheyre\b/gi, "they're"],
  [/\bbasicaly\b|\bbasically\b|\bliterally\b|\bactually\b|(?<!, )\bjust\b(?! (?:one|two|a|the)\b)/gi, ""],
  [/\bthing were\b/gi, "thing where"],
  [/\b(today|tomorrow|yesterday)s\b/gi, "$1's"],
  [/\bthis (week|month|year)s\b/gi, "this $1's"],
  [/\bmin(?:imum)? and max(?:imum)? (\p{L}+?)s?\b/giu, "min $1s and max $1s"],
  [
    /(?<=\b(?:has|have|with|note|log|record|enter)\b[^.;]{3,80})(,| and) how (long|old|big|far|heavy|good|hard|difficult|tall|warm|hot|fast|deep|wide|rare|ripe|fresh|spicy|loud|steep|urgent|safe|clean|busy|high|strong|cold|full) (?:it|they|he|she|this|that) (?:is|are|was|were|took|takes)(?: \d+ ?- ?\d+)?/giu,
    (_: string, joint: string, how: string) => `${joint} ${MEASURES[how.toLowerCase()] ?? how}`,
  ],
  [WHAT_IS_KNOWN, (found: string, joint: string, asked: string) => known(asked, joint) ?? found],
  [/\b(what|where|who|how|that)s\b/gi, "$1 is"],
  [/\bteam leads?\b(?= \p{L})/giu, "team leader"],
  [/\bwhoever (lead|organi[sz]e|drive|coach|open|clean|clos|bak)e?s\b(?=,? \p{L}+s\b)/giu, "the $1er"],
  [/\bwhoever (host|cook)s\b(?=,? \p{L}+s\b)/giu, "the $1"],
  [/\bwhoever (?:did|does) (?:it|that|so)\b/gi, "they"],
  [/\bwhoever (?=\p{L}+s\b|has\b|is\b|was\b)/giu, "anyone who "],
  // "As the secretary of a school I lend out laptops"
  [
    /(?<=^|[.!?]\s+|\n)As (an?|the) (\p{L}+(?: \p{L}+)?) ((?:of|at|in|for) [^,.;]{3,50}?),? I (?=\p{L})/gu,
    "I am $1 $2 $3. I ",
  ],
  [/\btill?\b(?= (?:\d|noon|midnight|mon|tue|wed|thu|fri|sat|sun|the|then|next|tomorrow))/gi, "until"],
  // "roofing guy here": who writes, not what the app is called.
  [
    /^\s*(?:an? |the )?(\p{L}+ing|\p{L}+) (?:guy|man|lady|woman|dude|girl) here\b[\s.,!:;-]*/giu,
    "I run a $1 business. ",
  ],
  [/\bincl\.?(?=\s)/gi, "including"],
  [/\bno shows\b/gi, "no-shows"],
  [/\b(?:the )?law (?:says|requires|demands)(?: that)? /gi, ""],
  [/\b(league|club|hon|match|fixtures?|membership|branch) sec\b/gi, "$1 secretary"],
  [/\bmgmt\b/gi, "management"],
  [/\bmgr\b/gi, "manager"],
  [/\badmins?\b(?= panel| area| page| dashboard)/gi, "admin"],
  [/\bavail\b/gi, "available"],
  [/\btmrw\b|\btmw\b/gi, "tomorrow"],
  [/\bto-?do'?s\b/gi, "todos"],
  [/\bto-do\b/gi, "todo"],
  [/\bdob\b/gi, "date of birth"],
  [/\bqty\b/gi, "quantity"],
  [/\bdiy\b/gi, "DIY"],
  [/\be\.g\.,?|\beg\.\s/gi, "such as "],
  [/\bi\.e\.,?/gi, "that is "],
  [/\betc\b\.?/gi, "etc"],
  [/\band\/or\b/gi, "or"],
  [
    /\b(?:(?:the|a|one) )?(day|night|evening|hour|week) (before|after|ahead)(?=\s*(?:[.,;!?]|$|\n|and\b|or\b))/gi,
    "$1-$2",
  ],
  [/\bsold[ -]out\b/gi, "sold-out"],
  [/\s[&+]\s|(?<=\w)\s?&\s?(?=\w)/g, " and "],
  [/\s\+(?=\p{L})/gu, " and "],
];

const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)+/gu;

/** Plain text for the reader: no emoji, known abbreviations spelt out, quotes and dashes made ordinary. */
export function normaliseEnglish(text: string): string {
  let plain = removeEmoji(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/[–—]/g, " - ")
    .replace(/…|\.{3,}/g, ". ")
    .replace(/ - (?=(?:who|which|what|where|how many|how much)\b)/gi, ". ");
  for (const [pattern, word] of [...SPELLINGS, ...TELLING])
    plain = typeof word === "string" ? plain.replace(pattern, word) : plain.replace(pattern, word);
  return putPlainly(withLettersInOrder(plain).replace(/[ \t]+/g, " "));
}

/** The text without emoji; where one separated two words a space stays. */
export function removeEmoji(text: string): string {
  // "feeds 🤱 naps 😴 diapers": between two things a picture is a comma.
  return text
    .replace(
      /(?<=\p{L}) ?(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F)+ (?=\p{L})(?!(?:w\/|with|and|or|of|for|in|on|at|to|by|from|is|are|per|when|if|who|that|where|y|e|et|und|con|com|avec|mit)\b)/gu,
      ", ",
    )
    .replace(EMOJI, " ");
}

/** `under` is the heading that a line of its own stands below; `label` that, or what stands before its colon. */
export type Segment = { text: string; label: string; bullet: boolean; inline: boolean; under: string };

/** Headings that stand above paragraphs, without a colon. */
const HEADING =
  /^(?:users?|(?:user )?roles?|actors?|people|who(?: (?:uses|will use) (?:it|this)| (?:is it|it is|it's) for)?|needs?|must[ -]haves?|requirements?|features?|functions?|functionality|constraints?|rules?|scope|out of scope|non-?goals?|limits?|nice to have)$/i;
/** Those that say nothing of what stands below them. */
const TITLE =
  /^(?:purpose|aims?|background|what(?: it is| is it)?|why|goals?|overview|summary|context|introduction|about|description|the idea|idea|problem|situation|what (?:we|i) (?:need|want)|wish list)$/i;

/** Those of them that open what is told of today, before there is an app. */
const TOLD = /^(?:problem|situation|background|why)$/i;

/** "Out of scope for v1:", "Not part of this project:": one heading, however long. */
const OUT_HEADING =
  /^(?:out of scope|not (?:part of|included in|in|for|needed (?:in|for))|not now|non-?goals?|excluded|left out)(?: (?:for|in|of|from))?(?: (?:the|this|our|now|first|initial|project|app|version|release|scope|mvp|phase|v?\d[\d.]*|one))*\s*:\s*/i;

const LABEL = /^([\p{L}][\p{L} '/&-]{1,60}?)\s*:\s*(.*)$/u;

/**
 * Cuts an idea into sentences and list items. A heading with a colon ("Out of scope:") is handed to the items
 * below it as their label.
 */
export function segmentsOf(text: string): Segment[] {
  const found: Segment[] = [];
  let heading = "";
  let told = false;
  const lines = text.split("\n");
  for (const [at, raw] of lines.entries()) {
    const trimmed = raw.trim().replace(OUT_HEADING, "Out of scope: ").trim();
    // "What people need" above a list is its heading.
    if (
      /^\p{Lu}[\p{L} '&/-]{2,40}$/u.test(trimmed) &&
      trimmed.split(" ").length <= 5 &&
      /^\s*[-*•·–—]\s/.test(lines[at + 1] ?? "")
    ) {
      heading = trimmed.toLowerCase();
      continue;
    }
    const followed = (lines[at + 1] ?? "").trim() !== "" && /^#{0,6}\s*\p{Lu}/u.test(trimmed);
    const title = trimmed.replace(/^#{1,6}\s+/, "").replace(/\s*:$/, "");
    if (followed && (HEADING.test(title) || TITLE.test(title))) {
      heading = HEADING.test(title) ? title.toLowerCase() : "";
      told = TOLD.test(title);
      continue;
    }
    if (trimmed === "") {
      heading = "";
      told = false;
      continue;
    }
    const bullet = /^(?:[-*•·–—]|\d{1,2}[.)]|\[[ x]?\])\s+/.test(trimmed);
    // "… and it's 60 messages a week. What we need:": the last words of the line are the heading.
    const opensList = /^(.{20,}[.!?])\s+([^.!?:]{4,50}):\s*$/.exec(trimmed);
    if (opensList?.[1] && !bullet) {
      for (const sentence of sentencesOf(opensList[1]))
        found.push({ text: sentence, label: heading, bullet, inline: false, under: heading });
      heading = (opensList[2] ?? "").toLowerCase();
      continue;
    }
    const line = trimmed
      .replace(/^(?:[-*•·–—]|\d{1,2}[.)]|\[[ x]?\])\s+/, "")
      .replace(/^#{1,6}\s+/, "")
      .replace(/^\|?(.*?)\|?$/, "$1");
    if (/:\s*$/.test(line) && line.length < 60) {
      heading = line.replace(/\s*:\s*$/, "").toLowerCase();
      continue;
    }
    if (!bullet && !/^[a-z]/.test(trimmed)) heading = heading && !LABEL.test(line) ? heading : "";
    for (const piece of sentencesOf(line)) {
      const sentence = piece.replace(OUT_HEADING, "Out of scope: ");
      const match = LABEL.exec(sentence);
      const words = (match?.[1] ?? "").split(/\s+/).length;
      if (match && (words <= 4 || (found.length === 0 && words <= 8)) && match[2])
        found.push({
          text: match[2],
          label: (match[1] ?? "").toLowerCase(),
          bullet,
          inline: true,
          under: heading,
        });
      else
        found.push({
          text: sentence,
          label: heading,
          bullet,
          inline: false,
          under: told ? "problem" : heading,
        });
    }
  }
  return found;
}

/** Sentences of one line; dots inside numbers, versions and names ("Next.js", "v1.2") do not end one. */
export function sentencesOf(line: string): string[] {
  const parts =
    line
      .replace(/[?!]+(?=\))/g, "") // "(what kind, ladder needed?)"
      .replace(/\b(incl|inkl|excl|approx|ca|vs|bzw|ggf|evtl|resp|z\.\s?B|p\.\s?ej)\.(?=\s+\p{Ll})/giu, "$1")
      .match(/(?:[^.!?。！？؟;；]|[.](?=[\p{L}\d]))+(?:[.!?。！？؟;；]+|$)/gu) ?? [];
  const sentences: string[] = [];
  for (const part of parts) {
    const text = part.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const previous = sentences[sentences.length - 1];
    // "late fee? no thanks" is one refusal.
    if (
      previous?.endsWith("?") &&
      /^(?:no|nah|nope|not now|not yet|maybe later|later|rather not)\b/i.test(text)
    )
      sentences[sentences.length - 1] = `${previous} ${text}`;
    else sentences.push(text);
  }
  return sentences;
}
