import { isEnglishNoun } from "../../catalogue/noun-classes";
import { isFieldWord } from "../../catalogue/nouns";
import { PEOPLE } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { ASKING_VERBS, CONTEXT_VERBS, classOfVerb, verbStrength } from "../../catalogue/verbs";
import { singular, uncapital, verbBases } from "../../text/words";
import { fixedTag } from "../words/small-words";

/** What people type in a hurry: slips of the finger, shorthand, sentences without their first word. */

const SHORTHAND: [RegExp, string | ((...found: string[]) => string)][] = [
  [/\bshld\b/gi, "should"],
  [/\bcld\b/gi, "could"],
  [/\bwld\b/gi, "would"],
  [/(?:\$|€|£)\s?\/\s?(hour|hr|h|day|week|month|mile|km|kg)\b/gi, "money per $1"],
  [/,{2,}/g, ","],
  // "me n my friends wanna make an app where …"
  [
    /\b(?:me|i|us|my \p{L}+) (?:and|n|&|\+) (?:my|some|a few|two|three)(?: \p{L}+)? \p{L}+ (?:want to|wanna|would like to|are trying to|decided to|plan to|are going to|need to) (?:make|build|create|have|start|code|do) (?=an? )/giu,
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
  // "groups max 6, who hasn't paid": something to be seen.
  [/(?<=, ?(?:and )?)(?=who (?:hasn't|haven't|isn't|has not|have not|still|owes)\b[^,.;]*$)/gi, "see "],
  [
    /\b(?:can|must|want|may) to (?=(?:send|see|book|have|get|choose|pay|write|make|know|reserve|put|add)\b)/gi,
    (found: string) => (found.toLowerCase().startsWith("want") ? found : found.replace(/ to $/i, " ")),
  ],
];

/** Words of every day that the tables of nouns and verbs do not have. */
const OTHER_WORDS = new Set(
  "football basketball volleyball actually really usually finally totally especially normally obviously weekly monthly already always almost until tomorrow together across different difficult possible necessary available beautiful successful professional personal additional original traditional international national several little middle simple single double".split(
    " ",
  ),
);

const isVerb = (word: string) =>
  verbBases(word).some(
    ({ base }) => classOfVerb(base) !== null || CONTEXT_VERBS.has(base) || ASKING_VERBS.has(base),
  );

const isEveryday = (word: string) =>
  OTHER_WORDS.has(word) || PEOPLE.has(singular(word)) || isKnownThing(singular(word)) || isVerb(word);

const isWord = (word: string) =>
  fixedTag(word) !== null || isEveryday(word) || isEnglishNoun(word) || isEnglishNoun(singular(word));

/** The word with one letter doubled, or a doubled one written once: "aprove" → "approve"; as it is when neither is a word. */
function rightlySpelt(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 5 || word !== lower || /[^a-z]/.test(lower) || isWord(lower)) return word;
  for (let at = 1; at <= lower.length; at++) {
    const doubled = lower.slice(0, at) + lower.slice(at - 1);
    if (isEveryday(doubled) || (lower.length > 6 && isEnglishNoun(singular(doubled)))) return doubled;
    // "recurring" is rightly doubled.
    const twice = lower[at] === lower[at - 1] && !/(?:ing|ed|er|est)s?$/.test(lower);
    const once = twice ? lower.slice(0, at) + lower.slice(at + 1) : "";
    if (once && isEveryday(once)) return once;
  }
  return word;
}

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
      const goesOn =
        verbStrength(next) === "strong" ? ", " : next === "and" || next === "n" || next === "" ? " " : ", ";
      return `${listed.join(", ")}${goesOn}${rest.join(" ")}`.trim();
    },
  );
}

const isBareThing = (word: string) =>
  fixedTag(word) === null &&
  verbStrength(word) !== "strong" &&
  singular(word) === word &&
  (isFieldWord(word) || isEnglishNoun(word));

/** The sentence as it would have been typed with time. */
export function withoutSlips(sentence: string): string {
  const asked = sentence.match(/, (?:and )?who \p{L}+s\b/giu) ?? [];
  const spelt =
    asked.length > 1 && !/\beveryone\b/i.test(sentence)
      ? sentence.replace(/(?<=, (?:and )?)(?=who \p{L}+s\b)/giu, "see ")
      : sentence;
  let plain = withCommas(spelt.replace(/\p{L}{5,}/gu, rightlySpelt));
  for (const [pattern, word] of SHORTHAND)
    plain = typeof word === "string" ? plain.replace(pattern, word) : plain.replace(pattern, word);
  return plain;
}
