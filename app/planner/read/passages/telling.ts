import { isPerson } from "../../catalogue/people";
import { verbStrength } from "../../catalogue/verbs";
import { type Rewriting, rewritten } from "../../text/rewriting";
import { singular } from "../../text/words";

/** How people tell what they live from, what is wrong, what is known of things, and who is to do what, put as the grammar reads it. */

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

const TELLING: Rewriting[] = [
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
  // "how many lambs, weight": a number of something among other columns.
  [/\bhow many (\p{L}+?)s(?=\s*(?:[,;.)]|$))/giu, "$1 count"],
  [/\bhow much (\p{L}+)(?=\s*(?:[,;.)]|$))/giu, "$1 amount"],
  [
    /(?<=\b(?:with|and|,) (?:the |their |a )?)number of (people|persons|guests|children|kids|seats|players|copies|rooms|items|pieces|participants|adults)\b/gi,
    (_: string, counted: string) =>
      `${/^(?:people|persons)$/i.test(counted) ? counted : singular(counted)} count`,
  ],
  [/\bhow often (?:per|a) (day|week|month)\b/gi, "times per $1"],
  [/,?\s+(?:like|so)\s+(?:something|a thing|stuff)\s+(?=(?:where|that|so)\b)/gi, " "],
  [
    /,?\s+(?:and|or)\s+(?:stuff|things|so on|such|whatever|something)(?: like that)?(?=\s*(?:[.,;!?]|$|\n))/gi,
    "",
  ],
  [
    /,?\s*\bidk\b,?(?: if)?(?: an?)? (?:app|site|website)(?: or (?:an? )?(?:app|site|website))?(?: thing(?:y|ie)?)?\b/gi,
    "",
  ],
  [/\b(I|we)(?: have|'ve)? got (?=an?\b|\d|my\b|our\b|two\b|three\b)/gi, "$1 have "],
  [/\b(my|our)( \d+| two| three| four)? (?:guys|lads|crew|boys)\b/gi, "$1$2 workers"],
  // "… and it's always chaos who plays with whom": how things are today.
  [
    /(?:,| and| but)? (?:it'?s|that'?s) (?:(?:always|just|such|total(?:ly)?|a|an|so|really|kind of) )*(?:chaos|mess|nightmare|pain|hell|stressful|annoying|confusing|hopeless)\b[^.,;!?]*/gi,
    "",
  ],
  [/(?<=\b(?:anything|something|things|stuff|help)), (?:like|such as) [^.;:!?]{3,80}(?=[.;!?]|$)/gi, ""],
  [/\belderly people\b|\bold(?:er)? people\b/gi, "seniors"],
  [/\bthank you (?=notes?|cards?|letters?|messages?|mails?)/gi, "thank-you "],
  [/\bdrop off (?=address|point|time|place|spot|location)/gi, "drop-off "],
  [/\bpick up (?=address|point|time|place|spot|location|day|window)/gi, "pick-up "],
  [/\bsign ?up (?=sheets?|forms?|pages?|lists?|deadlines?)/gi, "sign-up "],
  [/\bcheck in (?=time|desk|date)/gi, "check-in "],
  [/\bbefore ?\/ ?after (?=photos?|pictures?)/gi, "before-and-after "],
  [/\bsnap(?= (?:and|\+|&)|,)/gi, "snap a photo"],
  [/(?<=(?:^|[.!?;]\s*)\p{L}{3,}) = (?=\p{L})/gu, ": "],
  // "need app tells me who is due"
  [
    /(?<=\b(?:want|need|make|build|like) )(?:an? )?(app|site|website|tool) (?=(?:tells|shows|sends|lets|helps|reminds|keeps|tracks|finds|makes|gives)\b)/gi,
    "an $1 that ",
  ],
  [/\bvet's\b/gi, "vet"],
  [/\bmin(?:imum)? and max(?:imum)? (\p{L}+?)s?\b/giu, "min $1s and max $1s"],
  [
    /(?<=\b(?:has|have|with|note|log|record|enter)\b[^.;]{3,80})(,| and) how (long|old|big|far|heavy|good|hard|difficult|tall|warm|hot|fast|deep|wide|rare|ripe|fresh|spicy|loud|steep|urgent|safe|clean|busy|high|strong|cold|full) (?:it|they|he|she|this|that) (?:is|are|was|were|took|takes)(?: \d+ ?- ?\d+)?/giu,
    (_: string, joint: string, how: string) => `${joint} ${MEASURES[how.toLowerCase()] ?? how}`,
  ],
  [WHAT_IS_KNOWN, (found: string, joint: string, asked: string) => known(asked, joint) ?? found],
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
  // "roofing guy here": who writes, not what the app is called.
  [
    /^\s*(?:an? |the )?(\p{L}+ing|\p{L}+) (?:guy|man|lady|woman|dude|girl) here\b[\s.,!:;-]*/giu,
    "I run a $1 business. ",
  ],
  [/\bno shows\b/gi, "no-shows"],
  [/\b(?:the )?law (?:says|requires|demands)(?: that)? /gi, ""],
  [
    /\b(?:(?:the|a|one) )?(day|night|evening|hour|week) (before|after|ahead)(?=\s*(?:[.,;!?]|$|\n|and\b|or\b))/gi,
    "$1-$2",
  ],
  [/\bsold[ -]out\b/gi, "sold-out"],
  [/\bbasicaly\b|\bbasically\b|\bliterally\b|\bactually\b|(?<!, )\bjust\b(?! (?:one|two|a|the)\b)/gi, ""],
  // "tap 'open here'": what stands on it.
  [/(?<=^|\s)'([^'\n]{2,40})'(?=[\s,.!?;)]|$)/g, '"$1"'],
  // "I want that the cleaner see in phone which apartment": what somebody is to do, said as in other languages.
  [
    /\b(?:I|we) (?:want|need|wish|would like|'d like) that ((?:[\p{L}'-]+ ){2,5})/giu,
    (found: string, said: string) => {
      const words = said.trim().split(" ");
      const at = words.findIndex(
        (word, index) =>
          index > 0 && verbStrength(word) === "strong" && isPerson(singular(words[index - 1] ?? "")),
      );
      return at < 0 ? found : `${words.slice(0, at).join(" ")} can ${words.slice(at).join(" ")} `;
    },
  ],
  // "We are not doctors so the app never gives advice": who they are not is nobody in the app.
  [
    /\b(?:I am|I'm|we are|we're) (?:not|no) (?:an? )?((?:\p{L}+ )?(\p{L}+))(?:,? so| and|,|(?=[.;!?]|$))/giu,
    (found: string, _: string, who: string) => (isPerson(singular(who.toLowerCase())) ? "" : found),
  ],
  // "teams answer against the clock"
  [/\bagainst the clock\b/gi, "within a time limit"],
  [/\b(?<!park\w* )on the spot\b(?! where)/gi, "at once"],
  // "people message us and then we double book": what goes wrong today.
  [
    /,? ?(?:and |so |but )?(?:then )?(?:we|I|they) (?:always |often |sometimes |keep )?(?:end up )?double[- ]?book(?:ing|ed)?\b(?: (?:things|stuff|people|rooms|it))?/gi,
    "",
  ],
  // "so please keep the first version small": how it has to be.
  [
    /\b(?:please )?keep (the first version|the app|the site) (small|simple|short|cheap|lean|minimal)\b/gi,
    "the app must stay $2",
  ],
  // "I want to see who has lessons left, who owes money and the pass rate": each of them is seen.
  [
    /\b(I|we) (want|need|would like|'d like) to (see|know) ((?:who|what|which|how|where|when)\b[^.;!?]*)/gi,
    (found: string, who: string, wish: string, see: string, seen: string) => {
      const parts = seen.split(
        /,? and (?=(?:the|an?|who|whose|what|which|how) )|, (?=(?:who|whose|what|which|how|the) )/,
      );
      return /^(?:the|an?) /i.test(parts.at(-1) ?? "")
        ? parts.map((part) => `${who} ${wish} to ${see} ${part}`).join(". ")
        : found;
    },
  ],
  // "sorry, my kid typed that": of what stands there, not of the app.
  [
    /(?<=^|[.!?]\s*)(?:(?:anyway|anyways|sorry|oops|whoops|ignore that)\b[\s,.!-]*)+(?:(?:my|the|our) (?:\p{L}+ ){1,2}(?:typed|wrote|pasted|did|sent) (?:that|this|it)\b[\s,.!]*)?/giu,
    "",
  ],
  // "I do car detailing out of my van": what they live from.
  [
    /\b(I|we) do (?!(?:the|our|my|all|some|not|any|every|no|it|a|an)\b)((?:[\p{L}-]+ ){0,3}(?!(?:any|every|no|some)thing)\p{L}{2,}ing)(?= (?:out of|from|in|at|around|for|and|on|with)\b|[.,;]|$)/giu,
    "$1 run a $2 business",
  ],
  // "what's the point of having a food truck if no one knows where it is": a complaint says what there is.
  [
    /(?<=^|[.!?]\s+)what(?:'s| is)? the (?:point|use) (?:of|in) (?:having|running|owning) (an? [^.,;!?]*?) (?:if|when) [^.!?]*/giu,
    "I have $1",
  ],
  // "I'd like employees to request days off, managers to approve": one wish for each.
  [
    /\b(I|we)(?:'d| would) (?:like|love|prefer) (?=(?:the |our |my |all )?(\p{L}+s) to \p{L})/giu,
    (found: string, me: string, who: string) =>
      isPerson(singular(who.toLowerCase())) ? `${me} want ` : found,
  ],
  [
    /(?<=\b(?:would like|'d like|want|need) (?:the |our |my |all |each |every )?\p{L}+ to [^.;!?]{3,160}?),? (?:and )?((?:the |our |my |all |each |every )(?:\p{L}+ )?\p{L}+|(?:\p{L}+ )?\p{L}+s) to (?=\p{L})/giu,
    (found: string, who: string) =>
      isPerson(singular(who.toLowerCase().replace(/^.* /, ""))) ? `. I want ${who} to ` : found,
  ],
];

/** The text with what is told put as the grammar reads it. */
export function asTold(text: string): string {
  return rewritten(text, TELLING);
}
