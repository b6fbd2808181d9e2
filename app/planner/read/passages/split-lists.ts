import { classOfVerb } from "../../catalogue/verbs";
import { capital, verbBases } from "../../text/words";

/** Lists of what somebody wants in which some things come with who does what with them. */

/** "Want a thing for my group: sessions, a loot list the party shares, handouts I reveal" */
const WANTED =
  /((?:^|[.!?]\s+|\n\s*)(?:(?:I|we)(?:'d| would)? )?(?:just |really )?(?:want|need|love|like|looking for)[^.:!?\n]{3,70}|what (?:I|we)(?:'d| would)? (?:love|like|want|need)[^.:!?\n]{0,20}): ([^:!?\n]+?)(?=[.!?](?:\s|$)|\n|$)/giu;

/** Those with whom the writer is one. */
const OURS = /^(?:the|our|my) (?:party|group|team|band|crew|family|class|club|choir|house)$/i;

const WHO =
  "(?:only I|I|we|everybody|everyone|only [\\p{L}]+s|(?:the|our|my) [\\p{L}]+|players|members|customers|guests|parents|pupils|students|volunteers|clients|admins|staff)";

const BY_WHOM = new RegExp(
  `^(?<what>.+?) (?:that |which )?(?<who>${WHO}) (?<can>(?:can|may|must|should) )?(?<verb>[\\p{L}]+)(?<rest> .*)?$`,
  "iu",
);

/** "1) staff report an absence, 2) the system proposes colleagues, 3) I confirm": numbers in one line, counted from one. */
const NUMBERED = /(?<=[\s:(])(\d{1,2})[).] (?=\p{L})/gu;

/** The text with what is numbered within a line in lines of its own. */
export function withNumbersInLines(text: string): string {
  return text
    .split("\n")
    .map((line) => {
      const numbers = [...line.matchAll(NUMBERED)].map(([, number]) => Number(number));
      if (numbers.length < 3 || numbers.some((number, at) => number !== at + 1)) return line;
      return line.replace(/[\s,;]*(?:and )?(?<=[\s:(,;])(\d{1,2})[).] (?=\p{L})/gu, "\n- ");
    })
    .join("\n");
}

/** The text with the doings in such a list told behind it: "… I reveal handouts." */
export function withDoingsApart(text: string): string {
  return text.replace(WANTED, (found: string, opening: string, list: string) => {
    const items = list.split(/\s*,\s*(?:and\s+)?/);
    if (items.length < 3) return found;
    const told: string[] = [];
    const things: string[] = [];
    for (const item of items) {
      const { what = "", who = "", can = "", verb = "", rest = "" } = BY_WHOM.exec(item)?.groups ?? {};
      const does = verbBases(verb.toLowerCase()).some(
        ({ base, form }) => /^(?:base|s)$/.test(form) && classOfVerb(base) !== null,
      );
      if (!does || NO_WHAT.test(what) || /\b(?:who|when|if|what|how|because)\b/i.test(what)) {
        things.push(item);
        continue;
      }
      const [, thing = what, part = ""] = /^(.+) with ([^,]+)$/.exec(what) ?? [];
      if (part) things.push(what);
      const doer = OURS.test(who) ? "we" : who;
      const done = OURS.test(who) ? verb.replace(/s$/, "") : verb;
      told.push(
        `${capital(doer)} ${can || (/^only /i.test(doer) ? "can " : "")}${done} ${part ? `the ${part} of ${thing}` : withThe(thing)}${rest}`,
      );
    }
    if (told.length === 0) return found;
    return `${things.length > 0 ? `${opening}: ${things.join(", ")}. ` : opening.replace(/[^.!?\n]*$/, "")}${told.join(". ")}`;
  });
}

/** Words before whoever does something that name nothing: "then I send a price", "someone from the family". */
const NO_WHAT =
  /^(?:then|and|after|before|so|now|also|here|there|later|maybe|first)$|\b(?:from|of|by|for|with|to|at|in|on|and|or|someone|somebody)$/i;

const withThe = (thing: string) =>
  /^(?:an?|the|my|our|all|each|every)\s/i.test(thing) ? thing : `the ${thing}`;
