import { isPerson } from "../../catalogue/people";
import { classOfVerb } from "../../catalogue/verbs";
import { capital, singular, verbBases } from "../../text/words";
import { type Form, patternsOf, putPlainly } from "./forms";

/**
 * The many ways in which people say what somebody does in the app ("a clerk is in charge of ordering parts", "it's the
 * tutors who mark the tests", "- order parts (clerk)"), put as the one that is read: "the clerks can order parts".
 */

const START = "(?<=^|[.;!?] ?|, |, and |, but )(?:(?:and|but|so|also|then) )*";
const WHO = "((?:(?:the|an?|our|my|any|all|each|every) )*(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+)";
const DOING = "([\\p{L}]+(?: [^.;!?()]{2,90}?)?)";
const ING = "([\\p{L}]{2,}ing [^.;!?()]{2,90}?)";
const END = "(?=\\s*(?:[.;!?]|$))";
const FORMS: Form[] = [
  // "It is possible for waiters to …"
  [
    `${START}it (?:is|should be|must be|has to be|shall be) (?:possible|allowed|okay|permitted|easy) for ${WHO} to ${DOING}(?:,? and for ${WHO} to ${DOING})?${END}`,
    (who, doing, other, also) => both(can(who, doing), other ? can(other, also) : ""),
  ],
  // "Logging repairs is done by fitters", "ordering parts is the clerk's job", "the ordering of parts is up to the clerk"
  [
    `${START}${ING} (?:is|are|gets|will be) (?:(?:done|handled|taken care of|carried out|managed|dealt with) by|up to|left to|(?:the|a) (?:job|task|duty|matter|business) (?:of|for)) ${WHO}(?:,? (?:and )?${ING} (?:(?:is|are) )?(?:done |handled )?(?:by|up to|left to) ${WHO})?${END}`,
    (doing, who, also, other) => both(ing(who, doing), other ? ing(other, also) : ""),
  ],
  [
    `${START}${ING} (?:is|are) ((?:the |our |an? )?(?:[\\p{L}-]+ ){0,1}[\\p{L}-]+?)(?:'s|s') (?:job|task|duty|business|part|work)${END}`,
    (doing, who) => ing(who, doing),
  ],
  [
    `${START}the ([\\p{L}]+ing) of ([^.;!?()]{2,60}?) (?:is|are) (?:up to|left to|done by|the (?:job|task) of|a matter for) ${WHO}${END}`,
    (verb, what, who) => ing(who, `${verb} ${what}`),
  ],
  // "A clerk is responsible for ordering parts, a fitter for logging repairs"
  [
    `${START}(?!I )${WHO} (?:is|are|will be|should be) (?:(?:also|only) )?(?:responsible for|in charge of|charged with|tasked with|there for|entrusted with|busy with) ${ING},? (?:and |while |but )?${WHO} (?:(?:is|are) )?(?:responsible |in charge |there )?(?:for|of) ${ING}${END}`,
    (who, doing, other, also) => both(ing(who, doing), ing(other, also)),
  ],
  [
    `${START}(?!I )${WHO} (?:is|are|will be|should be) (?:(?:also|only) )?(?:responsible for|in charge of|charged with|tasked with|there for|entrusted with|busy with) ${ING}${END}`,
    (who, doing) => ing(who, doing),
  ],
  // "A clerk's job is to order parts", "the job of the clerk is to …", "fitters' tasks are logging repairs and …"
  [
    `${START}((?:the |our |an? )?(?:[\\p{L}-]+ ){0,1}[\\p{L}-]+?)(?:'s|s') (?:jobs?|tasks?|role|duty|duties|part|work) (?:is|are)(?: to| in the app to)? ${DOING}${END}`,
    (who, doing) => (/^\p{L}+ing /u.test(doing) ? ing(who, doing) : can(who, doing)),
  ],
  [
    `${START}the (?:jobs?|tasks?|role|duty|duties) of ${WHO} (?:is|are)(?: to)?:? ${DOING}${END}`,
    (who, doing) => (/^\p{L}+ing /u.test(doing) ? ing(who, doing) : can(who, doing)),
  ],
  [
    `^(?:the )?(?:tasks|rights|duties|permissions|jobs) of ${WHO}: ${DOING}${END}`,
    (who, doing) => can(who, doing),
  ],
  // "Fitters use it for logging repairs", "fitters will use it to log repairs, and clerks to order parts"
  [
    `${START}${WHO} (?:will |can |should )?uses? (?:it|this|the app|the site|the tool|the system) (?:to ${DOING}(?:,? and ${WHO} to ${DOING})?|for ${ING}(?:,? and ${WHO} for ${ING})?)${END}`,
    (who, doing, other, also, gerund, second, third) =>
      gerund
        ? both(ing(who, gerund), second ? ing(second, third) : "")
        : both(can(who, doing), other ? can(other, also) : ""),
  ],
  // "It's the fitters who log repairs, and the clerks who order parts"
  [
    `${START}it(?:'s| is) (?:only )?${WHO} (?:who|that) ${DOING}(?:,? (?:and|while|but) (?:it's )?${WHO} (?:who|that) ${DOING})?${END}`,
    (who, doing, other, also) => both(does(who, doing), other ? does(other, also) : ""),
  ],
  // "Fitters both log repairs and print labels"
  [
    `${START}${WHO} both ([\\p{L}]+ [^.;!?()]{2,60}? and [\\p{L}]+ [^.;!?()]{2,60}?)${END}`,
    (who, doing) => does(who, doing),
  ],
  // "On the fitters' screen you log repairs"
  [
    `${START}(?:on|in) the ((?:[\\p{L}-]+ ){0,1}[\\p{L}-]+?)(?:'s|s') (?:screen|view|page|area|part|side|section|dashboard) (?:you|they|one|users|people) (?:can )?${DOING}(?=,|\\s*(?:[.;!?]|$))`,
    (who, doing) => can(`the ${who}`, doing),
  ],
  // "- order parts (clerk)", "- [clerk] order parts"
  [
    `^${DOING} \\((?:for |by |as )?(?:only )?${WHO}(?: only)?\\)[.]?$`,
    (doing, who) => (/^\p{L}+ing /u.test(doing) ? ing(who, doing) : can(who, doing)),
  ],
  [`^[[(]${WHO}[\\])]:? ${DOING}[.]?$`, (who, doing) => can(who, doing)],
];

const both = (one: string | null, other: string | null) =>
  one === null || other === null ? null : `${one}${other ? `. ${capital(other)}` : ""}`;

function isWho(words: string): boolean {
  return isPerson(singular(words.slice(words.lastIndexOf(" ") + 1).toLowerCase()));
}

/** "the clerks can order parts"; null where the words name nobody, or nothing that is done. */
function can(who: string, doing: string): string | null {
  const first = doing.split(" ")[0]?.toLowerCase() ?? "";
  return isWho(who) && classOfVerb(first) !== null ? `${named(who)} can ${doing}` : null;
}

function ing(who: string, doing: string): string | null {
  const plain = doing.replace(
    /(^|,? and |, |,? or )(\p{L}+ing)\b/giu,
    (found: string, joint: string, verb: string) => {
      const base = verbBases(verb.toLowerCase()).find(
        ({ base: one, form }) => form === "ing" && classOfVerb(one),
      )?.base;
      return base ? `${joint}${base}` : found;
    },
  );
  return plain === doing ? null : can(who, plain);
}

/** "the clerks order parts": with the verb as it stands. */
function does(who: string, doing: string): string | null {
  const first = doing.split(" ")[0]?.toLowerCase() ?? "";
  return isWho(who) && verbBases(first).some(({ base, form }) => form !== "ing" && classOfVerb(base) !== null)
    ? `${who} ${doing}`
    : null;
}

/** "Clerk" alone is one of many: "the clerk". */
const named = (who: string) =>
  /^(?:the|an?|our|my|any|all|each|every) /i.test(who) || singular(who) !== who
    ? who
    : `the ${who.toLowerCase()}`;

const PATTERNS = patternsOf(FORMS);
const CUE =
  /\bfor\b|ing\b|'s\b|s'|\buses?\b|\bit(?:'s| is)\b|\bboth\b|\bscreen\b|[([]|^(?:the )?(?:tasks|rights|duties|permissions|jobs) of|\bthe (?:jobs?|tasks?|role|duty|duties) of/i;

/** "fitters -> log repairs, clerks -> order parts": who does what, pair by pair. */
const PAIRS = /^((?:\p{L}[\p{L}-]* ?){1,3}) ?(?:->|=>|→|=|\() ?.+/u;

/** The sentence with what somebody does told in the one way that is read. */
export function allowedPlainly(sentence: string): string {
  const paired = inPairs(sentence);
  if (paired) return paired;
  let plain = sentence
    // "A fitter, e.g. Tom, logs repairs"
    .replace(/, (?:e\.?g\.?|for example|for instance) [^,.;]{2,30},(?= \p{Ll})/gu, "")
    // "not only log repairs but also print labels"
    .replace(
      /\bnot only ((\p{L}+) [^.;!?]{2,80}?),? but (?:they |he |she )?also (?=\p{L})/giu,
      (found: string, doing: string, verb: string) =>
        verbBases(verb.toLowerCase()).some(({ base }) => classOfVerb(base)) ? `${doing} and ` : found,
    )
    // "Repairs get logged by fitters"
    .replace(
      /(?<=^(?:(?:the|all|every|each) )?(?:[\p{L}-]+ ){0,2}[\p{L}-]+ )(gets?) (?=\p{L}+ed by \p{L})/giu,
      (found: string) => (/s$/i.test(found.trim()) ? "is " : "are "),
    )
    .replace(
      / as well as (?=(?:print|add|edit|change|delete|see|log|send|make|order|book|write|enter|cancel|close)\b)/gi,
      " and ",
    );
  if (!CUE.test(plain)) return plain;
  for (const [pattern, put] of PATTERNS)
    plain = putPlainly(plain, pattern, (parts) => put(...parts)) ?? plain;
  return plain;
}

function inPairs(sentence: string): string {
  if (!PAIRS.test(sentence)) return "";
  const bracket = /^[^(]+\([^()]+\)(?:,| and|;|$)/.test(sentence);
  const parts = sentence
    .replace(/[.!]+$/, "")
    .split(
      bracket ? /(?<=\)),? (?:and )?|;\s*/ : /[,;] (?:and )?(?=(?:\p{L}[\p{L}-]* ?){1,3} ?(?:->|=>|→|=))/u,
    );
  const told = parts.map((part) => {
    const [, who = "", doing = ""] = /^(.+?) ?(?:->|=>|→|=|\() ?(.+?)\)?$/.exec(part.trim()) ?? [];
    return who && doing ? can(who.trim(), doing.trim()) : null;
  });
  return told.every((one) => one !== null) && (told.length > 1 || !bracket)
    ? told.map((one) => capital(one ?? "")).join(". ")
    : "";
}
