import { isPerson, looksLikePerson } from "../../catalogue/people";
import { classOfVerb } from "../../catalogue/verbs";
import { capital, plural, singular, verbBases } from "../../text/words";
import { type Form, patternsOf, putPlainly } from "./forms";

/**
 * The many ways in which people say what somebody must not do or see ("parents have no access to the grades", "hide the
 * prices from the guests", "no driver can assign a ride"), put as the one that is read: "parents cannot see the grades".
 */

const START = "(?<=^|[.;!?:(] ?|, |\\bbut |, and |, so )(?:(?:and|but|so|also|please) )*";
const END = "(?=\\s*(?:[.;!?()]|$|, (?:and|but|so|because|as|since)\\b))";
const WHO =
  "((?:(?:the|an?|our|my|any|all|other|normal|ordinary|every|each) )*(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+)";
const LOOKS = "(?:see|view|read|look at|look into|open|know|check|browse|watch)";
const WHAT = "([^.;!?()]{2,90}?)";
const MODAL =
  "(?:can|may|must|should|shall|could|will|is allowed to|are allowed to|gets to|get to|is able to|are able to|has the right to|have the right to)";

/** "see" for "seeing", "delete" for "deleting". */
function baseOf(verb: string): string {
  return (
    verbBases(verb.toLowerCase()).find(({ base, form }) => form === "ing" && classOfVerb(base))?.base ??
    verb.toLowerCase().replace(/ing$/, "")
  );
}

/** "cannot see it" of what was named just before. */
const named = (words: string, what: string) =>
  words.replace(/\b(?:it|them|those|these|that)$/i, what.replace(/^(?:only|all) /i, ""));

const cannot = (who: string, doing: string) => `${who} cannot ${doing}`;

const FORMS: Form[] = [
  // "Parents may look at the reports but not at the grades", "stewards can see the list but not change it"
  [
    `${START}${WHO} ((?:${MODAL} )?)([\\p{L}-]+(?: at| into)?) (?!only\\b)${WHAT},? but (?:not|never) (?:(?:at|in|into|to|for) )?${WHAT}${END}`,
    (who, modal, verb, what, hidden) => {
      const first = hidden.split(" ")[0]?.toLowerCase() ?? "";
      const does =
        classOfVerb(first) !== null &&
        / (?:it|them|the|an?|their|any)\b/i.test(` ${hidden.slice(first.length)}`);
      const base = verbBases(verb.split(" ")[0]?.toLowerCase() ?? "").find(({ base: one }) =>
        classOfVerb(one),
      )?.base;
      if (!base || !(modal || LOOKING.test(base))) return null;
      const deed = does
        ? named(hidden, what)
        : `${base}${verb.includes(" ") ? verb.slice(verb.indexOf(" ")) : ""} ${hidden}`;
      return `${who} ${modal}${verb} ${what}. ${cannot(capital(who), deed)}`;
    },
  ],
  // "Drivers can see everything except the earnings"
  [
    `${START}${WHO} ((?:${MODAL} )?)([\\p{L}-]+) (everything|all(?: of it)?|anything|every [\\p{L}]+|all [\\p{L} ]+?),? (?:except|but|apart from|other than|save)(?: for)? ${WHAT}${END}`,
    (who, modal, verb, all, hidden) => {
      const base = verbBases(verb.toLowerCase()).find(({ base: one }) => classOfVerb(one))?.base;
      const goesOn =
        /\bnothing\b/i.test(hidden) || classOfVerb(hidden.split(" ")[0]?.toLowerCase() ?? "") !== null;
      return base && !goesOn
        ? `${who} ${modal}${verb} ${all}. ${cannot(capital(who), `${base} ${hidden}`)}`
        : null;
    },
  ],
  // "A grower has no right to change an order", "guests have no access to the cellar"
  [
    `${START}${WHO} (?:has|have|gets?|is given|are given) no (?:right|rights|permission|authority|business|way|means|power|need|reason) to ${WHAT}${END}`,
    (who, doing) => cannot(who, doing),
  ],
  [
    `${START}${WHO} (?:ha(?:s|ve) no|gets? no|ha(?:s|ve)n't (?:got )?any|do(?:es)?(?: not|n't) (?:have|get)(?: any)?|should have no|must have no|shall have no|may have no|lacks?) (?:access|insight|view|sight|look|visibility|entry) (?:to|into|of|at|over|in) ${WHAT}${END}`,
    (who, what) => cannot(who, `see ${what}`),
  ],
  [
    `${START}${WHO} (?:ha(?:s|ve)|gets?)(?: only)?(?: a)? (?:read[- ]?only|reading|read)(?: only)? (?:access|rights|permissions?|view) (?:to|of|on|for) ${WHAT}(?:,? (?:i\\.?e\\.?|that is|so|meaning|and)[ ,]+(?:they|he|she) (?:can't|cannot|can not|may not|don't) [\\p{L}]+ (?:it|them|anything))?${END}`,
    (who, what) => `${who} can see ${what}. ${cannot(capital(who), `edit ${what}`)}`,
  ],
  [
    `${START}${WHAT} (?:is|are|stays?|remains?) read[- ]?only (?:for|to) ${WHO}${END}`,
    (what, who) => cannot(who, `edit ${what}`),
  ],
  // "Lifeguards are kept out of the salaries", "are not allowed to …", "are barred from seeing …"
  [
    `${START}${WHO} (?:is|are|must be|should be|will be|shall be) (?:to be )?(?:kept|shut|locked|blocked|held|left|excluded) (?:out of|away from|out from|from|off) ${WHAT}${END}`,
    (who, what) => {
      const [verb = "", ...rest] = what.split(" ");
      return /ing$/.test(verb) && rest.length > 0
        ? cannot(who, `${baseOf(verb)} ${rest.join(" ")}`)
        : cannot(who, `see ${what}`);
    },
  ],
  [
    `${START}${WHO} (?:is|are|will be|shall be)(?: strictly| expressly| explicitly)? (?:not (?:allowed|permitted|authori[sz]ed|entitled|supposed|meant|able|to be able)|forbidden|prohibited|never(?: allowed)?|unable|not) to ${WHAT}${END}`,
    (who, doing) => cannot(who, doing.replace(/^be able to /, "")),
  ],
  [
    `${START}${WHO} (?:is|are|will be)(?: strictly)? (?:forbidden|prohibited|barred|banned|prevented|blocked|stopped|excluded) from ([\\p{L}]+ing) ${WHAT}${END}`,
    (who, verb, what) => cannot(who, `${baseOf(verb)} ${what}`),
  ],
  [
    `${START}under no circumstances (?:may|can|must|should|shall|will) ${WHO} (?:be able to )?((?:see|view|read|know|change|edit|delete|get|open|look|have|add|make|take|do|send|cancel|move|assign|approve)\\b[^.;!?()]{0,80}?)${END}`,
    (who, doing) => cannot(who, doing),
  ],
  [
    `${START}${WHO} (?:(?:do|does)(?: not|n't)|never) gets? to ${WHAT}${END}`,
    (who, doing) => cannot(who, doing),
  ],
  [
    `${START}${WHO} (?:may|can|will|get to|gets to)?(?: never|n't ever)(?: be able to| get to)? (${LOOKS}|change|edit|delete|touch|move|alter|modify) ${WHAT}${END}`,
    (who, verb, what) => cannot(who, `${verb} ${what}`),
  ],
  // "I don't want porters reading the diagnosis", "don't let guests see the cellar"
  [
    `${START}(?:I|we|you) (?:do(?: not|n't) want|would not want|wouldn't want|don't wish|would rather not have|do not wish|hate) (?:for )?${WHO} (?:to (?:be able to )?(?=[\\p{L}]+ )|(?=[\\p{L}]+ing ))([\\p{L}]+) ${WHAT}${END}`,
    (who, verb, what) =>
      cannot(
        who,
        `${/ing$/.test(verb) && !/^(?:bring|ring|sing|sting|swing)$/.test(verb) ? baseOf(verb) : verb} ${what}`,
      ),
  ],
  [
    `${START}(?:do(?: not|n't)|never|dont) (?:ever )?(?:let|allow) ${WHO} (?:to )?(${LOOKS}|change|edit|delete|touch|move|add|cancel|assign|approve|book|close|enter|write|print|export|download) ${WHAT}${END}`,
    (who, verb, what) => cannot(who, `${verb} ${what}`),
  ],
  [
    `${START}(?:make sure|ensure|see to it|take care)(?: that)? ${WHO} (?:can(?:not|'t)|do(?: not|n't)|never|may not|must not|are not able to|won't)(?: get to| be able to)? ${WHAT}${END}`,
    (who, doing) => cannot(who, doing),
  ],
  [
    `${START}(?:keep|lock|shut) ${WHO} (?:out of|away from|out from) ${WHAT}${END}`,
    (who, what) => cannot(who, `see ${what}`),
  ],
  // "Hide the prices from the guests", "the salaries are invisible to the porters"
  [
    `${START}(?:(?:please |we |must |should )*(?:hide|conceal|withhold|keep)) ${WHAT} (?:from|away from) ${WHO}${END}`,
    (what, who) => cannot(who, `see ${what}`),
  ],
  [
    `${START}${WHAT} (?:(?:is|are|must be|should be|will be|stays?|remains?|shall be|(?:must|should|shall|will|has to|have to) (?:stay|remain|be)|must not be|should not be|may not be|can(?:no|')t be|shall not be) )?(?:(?:kept )?(?:hidden|secret|concealed|withheld)(?: away)? from|kept from|invisible (?:to|for)|(?:not )?visible (?:to|for)(?<=not (?:be )?visible (?:to|for))|not shown to|not accessible (?:to|for)|not available to|not open to|inaccessible (?:to|for)|off[- ]limits (?:to|for)|out of bounds for|closed to|a secret (?:from|to|for)|taboo for|no concern of|not for(?: the eyes of)?|not meant for|not intended for) ${WHO}${END}`,
    (what, who) => cannot(who, `see ${what}`),
  ],
  [
    `${START}${WHAT} (?:is|are) none of (?:the )?((?:[\\p{L}-]+ ){0,1}[\\p{L}-]+?)(?:s'|'s) (?:business|concern)\\b`,
    (what, who) => cannot(plural(singular(who)), `see ${what}`),
  ],
  // "The app must not show the comments to pupils", "pupils are not shown the comments"
  [
    `${START}(?:(?:the app|it|the site|the system|we) (?:must|should|may|shall|can|will|does|do)(?: not|n't|not)|do(?: not|n't)|never) (?:ever )?(?:show|reveal|display|give|send|disclose) ${WHAT} to ${WHO}${END}`,
    (what, who) => cannot(who, `see ${what}`),
  ],
  [
    `${START}(?:(?:the app|it|the site|the system|we) (?:must|should|may|shall|can|will|does|do)(?: not|n't|not)|do(?: not|n't)|never) (?:ever )?(?:show|give) ((?:the |any )?[\\p{L}-]+s) ((?:the|their|any|other|all|our) ${WHAT.slice(1)}${END}`,
    (who, what) => cannot(who, `see ${what}`),
  ],
  [
    `${START}${WHO} (?:is|are)(?: not|n't|never) (?:shown|told|given|sent) ${WHAT}${END}`,
    (who, what) => cannot(who, `see ${what}`),
  ],
  // "No gardener can assign a job", "none of the guests may …", "neither pupils nor parents can …"
  [
    `${START}(?:(?:make sure|ensure)(?: that)? )?(?:no|none of (?:the|our)) ((?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+) (?:can|may|must|should|shall|will|is allowed to|are allowed to|gets to|is to) (?:ever )?(?:be able to )?${WHAT}${END}`,
    (who, doing) => cannot(plural(singular(who)), doing),
  ],
  [
    `${START}neither ${WHO} nor ${WHO} (?:can|may|must|should|shall|will|is allowed to|are allowed to|get to|gets to) (?:be able to )?${WHAT}${END}`,
    (one, other, doing) => `${cannot(one, doing)}. ${cannot(capital(other), doing)}`,
  ],
  // "It is not possible for guests to …", "deleting an order is not allowed for growers"
  [
    `${START}it(?: is|'s) (?:not (?:possible|allowed|permitted|okay|ok)|forbidden|impossible|prohibited) (?:for|to) ${WHO} to ${WHAT}${END}`,
    (who, doing) => cannot(who, doing),
  ],
  [
    `${START}([\\p{L}]{3,}ing) ${WHAT} (?:is|are) (?:not (?:possible|allowed|permitted|open|up)|forbidden|prohibited|impossible|off[- ]limits|taboo) (?:for|to) ${WHO}${END}`,
    (verb, what, who) => cannot(who, `${baseOf(verb)} ${what}`),
  ],
  // "The waiting list is for the secretary's eyes only", "salaries are visible to the manager alone"
  [
    `${START}${WHAT} (?:is|are|should be|must be) (?:only )?for ${WHO}(?:'s|s'|') eyes(?: only| alone)?${END}`,
    (what, who) => `Only ${who} can see ${what}`,
  ],
  [
    `${START}${WHAT} (?:is|are|should be|must be|stays?|remains?) (?:only )?(?:visible|shown|accessible|open) (?:only )?to ${WHO}(?: only| alone)${END}`,
    (what, who) => `Only ${who} can see ${what}`,
  ],
];

const LOOKING = /^(?:see|view|read|look|open|know|check|browse|watch)$/;

/** Words without which nothing of the kind is said. */
const PATTERNS = patternsOf(FORMS);
const CUE =
  /\b(?:no|not|never|none|neither|cannot|without|except|apart|other than|but|save|hide|hidden|secret|conceal|withh[eo]ld|invisible|inaccessible|off[- ]limits|bounds|read[- ]?only|read access|reading|kept|keep|lock|locked|shut|blocked|barred|banned|forbidden|prohibited|unable|impossible|prevented|excluded|only|alone|reserved|restricted|limited|lacks?|taboo|dont)\b|n't/i;

/** True when the words name people: "the pool manager", "guests". */
function isWho(words: string): boolean {
  const last = singular(words.slice(words.lastIndexOf(" ") + 1).toLowerCase());
  return (isPerson(last) || looksLikePerson(last)) && !/^(?:app|user-?name)$/.test(last);
}

const ANSWERED = new RegExp(
  `^(?:(?:and|but|so|also) )*(?:can|may|should|could|will|must|do|does) ${WHO} ((?:${LOOKS}|change|edit|delete|add|cancel|move|assign|approve|book|close|enter|write|print|export|download|get|make|create|send|pay|choose)\\b[^?]{2,80})\\? (?:no|never|nope|not)\\b[^\\p{L}]*(.*)$`,
  "iu",
);

/** The sentence with what somebody must not do told in the one way that is read. */
export function deniedPlainly(sentence: string): string {
  const [, asked = "", deed = "", rest = ""] = ANSWERED.exec(sentence.trim()) ?? [];
  if (deed && isWho(asked)) return `${capital(asked)} cannot ${deed}. ${capital(rest)}`.trim();
  if (!CUE.test(sentence)) return sentence;
  let plain = sentence;
  for (const [pattern, put] of PATTERNS)
    plain =
      putPlainly(plain, pattern, (parts) => {
        const said = put(...parts);
        const who = / ?([^.]*?) (?:cannot|can) /.exec((said ?? "").replace(/^Only /, ""))?.[1] ?? "";
        return isWho(who) ? said : null;
      }) ?? plain;
  return plain;
}
