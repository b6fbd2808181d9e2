import { isEnglishNoun } from "../../catalogue/noun-classes";
import { isFieldWord } from "../../catalogue/nouns";
import { isPerson } from "../../catalogue/people";
import { verbStrength } from "../../catalogue/verbs";
import { type Rewriting, rewritten } from "../../text/rewriting";
import { singular, uncapital, verbBases } from "../../text/words";
import { fixedTag } from "../words/small-words";

/** What people leave out in a hurry: commas, and the first words of a sentence. */

const IN_HASTE: Rewriting[] = [
  // "me n my friends wanna make an app where …"
  [
    /\b(?:me|i|us|my \p{L}+) and (?:my|some|a few|two|three)(?: \p{L}+)? \p{L}+ (?:want to|would like to|are trying to|decided to|plan to|are going to|need to) (?:make|build|create|have|start|code|do) (?=an? )/giu,
    "I want ",
  ],
  // "every week 30 messages just to know who's coming": what they want to see.
  [
    /(?<=^|[.!?;,] )(?:(?:every|each) \p{L}+ |(?:i|we) (?:get|write|send|read) )?(?:(?:about|over|like) )?\d+ (?:messages|msgs|calls|texts|mails|e-?mails|phone calls)(?: (?:a|per|every|each) \p{L}+)? (?:just |only )?to (?:know|find out|see|learn|work out|figure out) /giu,
    "I want to see ",
  ],
  // "my dms are a mess", "my phone never stops": how it is today.
  [
    /(?<=^|[.!?;,] )(?:and |but )?(?:my|our) (?:dms?|inbox|phone|whatsapp|messages|e-?mails?|mail|texts|spreadsheets?|excel|notebook|calendar|paperwork) (?:is|are|never|always|keeps?|looks?|drives?|explodes?|rings?)\b(?: [^\s.,!?;]+){0,5}(?:[.,!;]\s*|$)/giu,
    "",
  ],
  // "…, everything on paper right now"
  [
    /(?:^|(?<=[.!?;] )|, )(?:and |but |so )?(?:everything|all of it|it(?:'s| is) all)(?: is)?(?: still| all)? (?:on paper|in (?:my|our) heads?|(?:in|on|over|via) whatsapp)(?: (?:right now|now|today|at the moment|so far|currently))?(?=[.,;!]|$)[.,;!]?/giu,
    "",
  ],
  // "i or my husband approve"
  [/\b(?:I|me) (or|and) ((?:my|the|our) \p{L}+) (?=\p{L})/giu, "$2 $1 I "],
  // "a food bank run by volunteers"
  [
    / (?:run|led|organi[sz]ed|staffed|managed|kept (?:going|alive|open)) (?:entirely |only |mostly )?by (?=(?:\d+ |a few |some |about \d+ )?(?!us\b|our\b|my\b|the\b)\p{L}+s\b)/giu,
    " with ",
  ],
  // "I say yes or no, if yes they pay a deposit"
  [
    /,? ?\b(?:and )?if (?:yes|so|ok|okay|accepted|approved),? (?:then )?(?=(?:they|he|she|we|i|the \p{L}+|people|it)\b)/giu,
    ". If it is a yes, ",
  ],
  // "Reports go to the right department"
  [
    /(?<=^|[.!?;,] )((?:the |all |every |each |new )?\p{L}+(?: \p{L}+)?) (?:goes|go|are sent|is sent|are passed on|get sent) (?:straight |directly |automatically )?to (?:the )?(?:right|responsible|relevant|correct|local) (\p{L}+)/giu,
    (_: string, what: string, who: string) => `the ${who} gets ${uncapital(what)}`,
  ],
  // "A monthly report by department goes to the finance controller": that person gets it.
  [
    /(?<=^|[.!?;] )((?:an?|the|all|every|each) (?:[\p{L}-]+ ){0,3}(?:reports?|lists?|overview|summary|files?|statements?|invoices?|copy|totals?|figures)(?: (?:by|of|per|for) [\p{L}-]+){0,2}) (?:goes|go|is sent|are sent|gets sent|is e-?mailed|should go) to (?:the |our |my )?((?:\p{L}+ )?\p{L}+)(?=[.,;!]|$)/giu,
    (found: string, what: string, who: string) =>
      isPerson(singular(who.toLowerCase())) ? `the ${who.toLowerCase()} gets ${uncapital(what)}` : found,
  ],
  // "I translate freelance for eight agencies": how, not what.
  [
    /(?<=\p{L} )(?:freelance|part[- ]time|full[- ]time|for a living|on the side|professionally) (?=(?:for|from|as|in|at|with|and)\b)/giu,
    "",
  ],
  [/ (?:freelance|part[- ]time|full[- ]time|for a living|on the side|professionally)(?=[.,;!]|$)/gi, ""],
  // "One place for jobs with deadline and rate": what is to be kept there.
  [
    /(?<=^|[.!?;] )(?:i (?:want|need|would like) )?(?:just )?(?:one|a single) (?:place|spot|home|system|list) (?:for|with) (?:all |my |our |the )*(?=\p{L}+s\b)/giu,
    "I enter ",
  ],
  // "tracks miles with gps", "…, shows what I made": the app does.
  [
    /(?<=^|[.!?;,] )(tracks|shows|reminds|tells|calculates|warns|notifies|sorts|suggests|syncs|exports|imports) (?=\p{L})/giu,
    (_: string, verb: string) => `it ${verb.toLowerCase()} `,
  ],
  [/^runs (?=(?:on|in|without|with|offline)\b)/i, "It runs "],
  // "The town council would like residents to report potholes": they report them.
  [
    /(?<=^|[.!?;] )(?:(?:the|our|my) (?:\p{L}+ ){0,3}\p{L}+|we|i|they) (?:would (?:like|love)|'d like|want|wants|need|needs|expect|expects|ask|asks) ((?:our |the |all )?(?!me\b|us\b|people\b)\p{L}{3,}s) to (?![^.;!?]* and (?:\p{L}+ ){1,3}to )(?=\p{L})/giu,
    (_: string, who: string) => `${who} `,
  ],
  // "For each one I need address, gate code and photos"
  [
    /(?<=^|[.!?;] )for each (?:one|of them|of these),? (?:I|we) (?:need|want|keep|note|have|would like) /gi,
    "Each has ",
  ],
  // "I want per hive the queen, inspections and treatments"
  [
    /(?<=^|[.!?;] )(?:(?:I|we) )?(?:want|need|would like)(?: to (?:have|keep|note|log|record))? (?:per|for (?:each|every)) (\p{L}+) (?!(?:who|what|when|where|which|how|if|whether)\b)(?=(?:the|its|an?|all)\b|[\p{L} ]+,)/giu,
    "Each $1 has ",
  ],
  // "volume in µl, concentration": in which unit a column counts.
  [
    /(?<=\p{L})(?<!\bwhy|\bout) in (?:µl|ml|cl|l|µg|mg|kg|g|mm|cm|m|km|°c|°f|%|lit(?:er|re)s|grams|kilos|miles|percent|minutes|euros?|dollars|pounds)(?= ?,)/giu,
    "",
  ],
  // "Each hive has a queen, inspections with date, temper, count and treatments": whose columns they are.
  [
    /(?<=^(?:each|every) \p{L}+ has\b[^.;]*)(\p{L}+s) with ((?:[\p{L} ]{2,25}, ){2,}[\p{L} ]{2,25}?),? and (?=\p{L}+s\b)/giu,
    "$1 ($2) and ",
  ],
  // "groups max 6, who hasn't paid": something to be seen.
  [/(?<=, ?(?:and )?)(?=who (?:hasn't|haven't|isn't|has not|have not|still|owes)\b[^,.;]*$)/gi, "see "],
  [
    /\b(?:can|must|want|may) to (?=(?:send|see|book|have|get|choose|pay|write|make|know|reserve|put|add)\b)/gi,
    (found: string) => (found.toLowerCase().startsWith("want") ? found : found.replace(/ to $/i, " ")),
  ],
];

/** "choose size flavour date upload a photo": a list whose commas were left out; a noun has no three others before it. */
function withCommas(sentence: string): string {
  return sentence.replace(
    /(?<=\b(?:choose|send|pick|enter|note|log|record|write|give|fill in|with|upload|see|add) )((?:\p{Ll}+ ){2,}\p{Ll}+)/gu,
    (run: string) => {
      const words = run.split(" ");
      const end = words.findIndex((word) => !isBareThing(word));
      let listed = end < 0 ? words : words.slice(0, end);
      const after = words[listed.length] ?? "";
      // "size ref photos": the last of them belongs to what follows.
      if (after !== "" && singular(after) !== after && isEnglishNoun(singular(after)))
        listed = listed.slice(0, -1);
      if (listed.length < 3 || !listed.some((word) => isFieldWord(word))) return run;
      const rest = words.slice(listed.length);
      const [next = ""] = rest;
      const goesOn = verbStrength(next) === "strong" ? ", " : next === "and" || next === "" ? " " : ", ";
      return `${listed.join(", ")}${goesOn}${rest.join(" ")}`.trim();
    },
  );
}

const isDoing = (word: string) =>
  verbBases(word).some(({ base, form }) => /^(?:base|ed)$/.test(form) && verbStrength(base) === "strong");

const isBareThing = (word: string) =>
  fixedTag(word) === null &&
  !isDoing(word) &&
  singular(word) === word &&
  (isFieldWord(word) || isEnglishNoun(word));

/** The sentence as it would have been typed with time. */
export function withoutSlips(sentence: string): string {
  const asked = sentence.match(/, (?:and )?who \p{L}+s\b/giu) ?? [];
  const told =
    asked.length > 1 && !/\beveryone\b/i.test(sentence)
      ? sentence.replace(/(?<=, (?:and )?)(?=who \p{L}+s\b)/giu, "see ")
      : sentence;
  return rewritten(withCommas(told), IN_HASTE);
}
