import { isFieldWord } from "../../catalogue/nouns";
import { classOfVerb } from "../../catalogue/verbs";
import { listOf, plural, singular, withArticle } from "../../text/words";
import { columnsIn } from "./columns";
import { type Put, putPlainly } from "./forms";

/**
 * The many ways in which people say what is known of a thing ("for each kayak we need its length and colour", "the
 * kayak form asks for …", "record the length and colour of each kayak"), put as the grammar reads it: "each kayak has …"
 * or "… kayaks with …".
 */

const X = "(?:each |every |an? |one |any |the |all |our |my |single )*((?:[\\p{L}-]+ )?[\\p{L}-]+)";
const LIST = "(?:the |its |their |an? )?([^.;:!?()]{6,160})";
const END = "(?=[.;!?]|$)";
const WHO = "(?:I|we|you|they|people|users|[\\p{L}-]+s|the [\\p{L}-]+|staff)";

/** Parts of an app that show a thing, and words for all that is known of it. */
const PAGE = "(?:form|page|card|profile|screen|record|entry|sheet|view|template)s?";
const DATA = "(?:details?|data|info|information|infos|attributes|properties|fields|columns)";
const TAKES =
  "(?:record|note|enter|log|track|capture|set|store|save|keep|write down|fill in|type in|collect|specify|define|add|input)";

type Form = [RegExp, Put];

/** "each kayak has a length and a colour"; null when the list names no columns, or the word before no thing. */
function has(thing: string, list: string): string | null {
  const columns = said(thing, list);
  return columns && `Each ${singular(thing.toLowerCase())} has ${listOf(columns.map(one))}`;
}

/** "kayaks with length and colour" behind the words before it. */
function withThem(before: string, thing: string, list: string): string | null {
  const columns = said(thing, list);
  return columns && `${before} ${plural(singular(thing.toLowerCase()))} with ${listOf(columns)}`;
}

const headOf = (item: string) => item.split(/ (?:of|on|in|per|for|at|from) /)[0] ?? item;
const one = (item: string) =>
  singular(headOf(item)) === headOf(item) && !/^an? /.test(item) ? withArticle(item) : item;

function said(thing: string, list: string): string[] | null {
  const last = thing.slice(thing.lastIndexOf(" ") + 1).toLowerCase();
  if (!columnsIn(list) || NO_LIST.test(list) || isFieldWord(singular(last)) || NO_THING.test(thing))
    return null;
  const items = list
    .trim()
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((item) => item.replace(/^(?:the|its|their|an?(?! few\b)) /i, ""))
    .filter(Boolean);
  // "German and English names": two words for one column.
  const sure = items.length > 2 || items.every((item) => isFieldWord(singular(headOf(item))));
  return sure ? items : null;
}

/** Words that no bare list of columns has. */
const NO_LIST = /\b(?:with|before|after|how|who|when|where|they|we|if|whether|because|so)\b/i;

/** Words that stand where a thing would, and are none. */
const NO_THING =
  /^(?:it|this|that|these|those|them|him|her|everything|something|day|week|month|year|time|person|user|app|site|system|each|following)$|\b(?:day|week|month|year|time|and|or|of|with|to|in|on|for)$/i;

/** "its composer, arranger and voicing": what belongs to a thing is known of it, whatever it is. */
function ownParts(thing: string, list: string): string | null {
  const items = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter(Boolean);
  const short = items.every((item) =>
    /^(?:(?:the|its|their|an?) )?[\p{L}'-]+(?: of [\p{L}-]+| [\p{L}-]+)?$/u.test(item.trim()),
  );
  if (
    !short ||
    items.length < 3 ||
    NO_LIST.test(list) ||
    NO_THING.test(thing) ||
    isFieldWord(singular(thing))
  )
    return null;
  const columns = items.map((item) => item.trim().replace(/^(?:the|its|their|an?) /i, ""));
  return `Each ${singular(thing.toLowerCase())} has ${listOf(columns.map(one))}`;
}

const FORMS: Form[] = [
  // "I enter every piece of music with its composer, arranger and voicing"
  [
    new RegExp(
      `\\b(every|each|all(?: the| our| my)?) ((?:[\\p{L}-]+ (?:of )?)?[\\p{L}-]+) with (?:its|their) ([^.;:!?()]{6,160})${END}`,
      "giu",
    ),
    ([each = "", thing = "", list = ""]) => {
      const known = ownParts(thing, list);
      return known && `${each} ${thing}. ${known}`;
    },
  ],
  // "each tool with name, condition and a photo"
  [
    new RegExp(`^(?:and |also )?(?:each|every) ((?:[\\p{L}-]+ )?[\\p{L}-]+) with ${LIST}${END}`, "iu"),
    ([thing = "", list = ""]) => has(thing, list.replace(/ \+ /g, ", ")),
  ],
  // "pilots with licence and expiry; batteries with cycle count and maker"
  [
    new RegExp(
      `(?<=^|; ?)(?:the |our |all |and )?((?:[\\p{L}-]+ )?[\\p{L}-]{3,}(?<!s)s) with ${LIST}(?=[.;]|$)`,
      "giu",
    ),
    ([thing = "", list = ""]) =>
      /^(?:each|every|all)\b|\b(?:want|need|see|can|like|help|deal)s?\b/i.test(thing) ||
      / of /.test(list) ||
      (thing.includes(" ") && classOfVerb(thing.slice(0, thing.indexOf(" ")).toLowerCase()) !== null)
        ? null
        : has(thing, list),
  ],
  // "episode has title, shownotes, air date"
  [
    new RegExp(`(?<=^|[.;] ?)([\\p{L}-]{3,}) has ((?!an? |the |no |to )[^.;:!?()]{6,160})${END}`, "giu"),
    ([thing = "", list = ""]) =>
      list.includes(",") && !/^(?:he|she|it|who|one|everyone|everybody|nobody)$/i.test(thing)
        ? has(thing, list)
        : null,
  ],
  // "Every cat has a page (age, chip number)"
  [
    /\b(?:each|every) ((?:[\p{L}-]+ )?[\p{L}-]+) (?:has|gets|needs) (?:an? |its |their |one )?(?:own )?(?:page|file|card|folder|sheet|profile|record|entry) \(([^()]{6,160})\)/giu,
    ([thing = "", list = ""]) => has(thing, list.replace(/\?/g, "")),
  ],
  // "vet visits and what they cost"
  [
    /^((?:[\p{L}-]+ )?[\p{L}-]+s) (?:and|plus) (?:what|how much) (?:they|each|it|each one) costs?(?=[.,;!]|$)/iu,
    ([things = ""]) => `Each ${singular(things.toLowerCase())} has a date and a cost`,
  ],
  // "Farrier and vaccination dates for each horse"
  [
    /^(?:the |their |all )?([\p{L}-]+)(?:, ([\p{L}-]+))? and ([\p{L}-]+) (date|time|number|cost|name|photo|fee)s (?:for|of|per) (?:each|every|all|the) ([\p{L}-]+)(?: too| as well)?(?=[.,;!]|$)/iu,
    ([a = "", b = "", c = "", what = "", thing = ""]) =>
      NO_THING.test(thing)
        ? null
        : `Each ${singular(thing.toLowerCase())} has ${listOf([a, b, c].filter(Boolean).map((which) => withArticle(`${which.toLowerCase()} ${what}`)))}`,
  ],
  // "For each kayak we need its length and colour", "per kayak we keep …"
  [
    new RegExp(
      `(?<=^|[.!?;] ?|, )(?:for|per|on|about|of) ${X},? ${WHO} (?:also |always |would like to |want to |need to )?(?:need|want|have|know|keep|store|save|record|note|track|write down|collect|log|capture)s? ${LIST}${END}`,
      "giu",
    ),
    ([thing = "", list = ""]) => has(thing, list),
  ],
  // "When adding a kayak, staff enter the length and colour"
  [
    new RegExp(
      `(?<=^|[.!?;] ?)when (?:adding|creating|entering|registering|making|posting|listing) ${X},? (${WHO}) (?:have to |must |can |should )?(?:enter|give|fill in|provide|type in|set|add|choose|state|specify)(s?) ${LIST}${END}`,
      "giu",
    ),
    ([thing = "", who = "", s = "", list = ""]) => withThem(`${who} add${s}`, thing, list),
  ],
  // "The kayak form asks for length and colour", "the kayak page shows …"
  [
    new RegExp(
      `(?<=^|[.!?;] ?)(?:the |an? |each |every |our )?((?:[\\p{L}-]+ )?[\\p{L}-]+) ${PAGE} (?:asks? for|shows?|has|have|contains?|includes?|lists?|displays?|holds?|consists? of|should (?:have|show|contain|include)) ${LIST}${END}`,
      "giu",
    ),
    ([thing = "", list = ""]) => has(thing, list),
  ],
  // "A kayak consists of …", "Kayaks are stored with the following data: …", "every kayak is described by …"
  [
    new RegExp(
      `(?<=^|[.!?;] ?)${X} (?:consists? of|(?:is|are|should be|must be|will be|get|gets) (?:described|stored|saved|kept|listed|shown|defined|recorded|entered|registered) (?:by|with|as)|comes? with|contains?)(?: the following)?(?: ${DATA})?:? ${LIST}${END}`,
      "giu",
    ),
    ([thing = "", list = ""]) => has(thing, list),
  ],
  // "A kayak's length and colour are kept"
  [
    new RegExp(
      `(?<=^|[.!?;] ?)${X}(?:'s|s') ([^.;:!?()]{6,160}?) (?:is|are|should be|must be) (?:kept|stored|shown|recorded|saved|noted|entered|known)${END}`,
      "giu",
    ),
    ([thing = "", list = ""]) => has(thing, list),
  ],
  // "We need to know the length and colour of each kayak"
  [
    new RegExp(
      `(?<=^|[.!?;] ?)${WHO} (?:need|want|have|would like|'d like)s? to (?:know|see|have|remember) ${LIST.replace("{6,160}", "{6,160}?")} (?:of|about) (?:each|every|all|our|my|the) ((?:[\\p{L}-]+ )?[\\p{L}-]+)${END}`,
      "giu",
    ),
    ([list = "", thing = ""]) => has(thing, list),
  ],
  // "Staff record the length and colour of each kayak", "Track length and colour of kayaks"
  [
    new RegExp(
      `(?<=(?:^|[.!?;] ?|\\b(?:I|we|they|you|(?:I|we)'d|to|can|must|should|and|who|staff|[\\p{L}-]{3,}s|(?:the|an?|each|every|our|my) [\\p{L}-]+) ))(${TAKES})(s?) ${LIST.replace("{6,160}", "{6,160}?")} (?:of (?:(?:each|every|all|our|my|the|an?|any) )?|(?:for|about|on) (?:(?:each|every|all) |(?=[\\p{L}-]+s\\b)))((?:[\\p{L}-]+ )?[\\p{L}-]+)${END}`,
      "giu",
    ),
    ([verb = "", s = "", list = "", thing = ""]) => withThem(`${verb}${s}`, thing, list),
  ],
  // "enter kayak details like length and colour"
  [
    new RegExp(
      `\\b(${TAKES}|have|want|need|see|manage|edit|create|upload)(s?) (?:the |their |our |my |all |new )?((?:[\\p{L}-]+ )?[\\p{L}-]+?)(?:'s)? ${DATA}:? (?:like |such as |including |with |: )${LIST}${END}`,
      "giu",
    ),
    ([verb = "", s = "", thing = "", list = ""]) => withThem(`${verb}${s}`, thing, list),
  ],
  // "kayak records (length, colour)"
  [
    /\b((?:[\p{L}-]+ )?[\p{L}-]+) (?:records|profiles|cards|entries|sheets|details|data)(?= \([^()]{6,160}\))/giu,
    ([thing = ""], whole) => (NO_THING.test(thing) || isFieldWord(singular(whole)) ? null : plural(thing)),
  ],
  // "create a kayak by entering its length and colour"
  [
    new RegExp(
      `\\b(?<=(?:add|create|register|post|list|enter|make)s? (?:an? |new |each |every |the )*(?:[\\p{L}-]+ )?[\\p{L}-]+) by (?:entering|giving|filling in|typing|typing in|choosing|setting|adding) ${LIST}${END}`,
      "giu",
    ),
    ([list = ""]) => (columnsIn(list) ? ` with ${list}` : null),
  ],
  // "a list of kayaks with length and colour"
  [
    new RegExp(
      `^(?:an? |the |our )?(?:list|table|register|overview|inventory|catalogue|database) (?:of|for) (?:all |our |my |the )?((?:[\\p{L}-]+ )?[\\p{L}-]+s) with (?:(?:the )?(?:following )?${DATA}:? )?${LIST}${END}`,
      "giu",
    ),
    ([thing = "", list = ""]) => has(thing, list),
  ],
  // "kayaks where you can see length and colour"
  [
    new RegExp(
      `(?<=[\\p{L}]{3,}s),? where (?:you|we|I|they|one|users|people) (?:can )?see ${LIST}${END}`,
      "giu",
    ),
    ([list = ""]) => (columnsIn(list) ? ` with ${list}` : null),
  ],
  // "with the following columns: length, colour"
  [
    new RegExp(`\\bwith (?:the )?(?:following )?${DATA}(?: of| like| such as| for|:)? ${LIST}${END}`, "giu"),
    ([list = ""]) => (columnsIn(list) ? `with ${list}` : null),
  ],
  // "Kayak - length, colour, serial number"
  [
    /^((?:[\p{L}-]+ )?[\p{L}-]+)\s+- ([^.;:!?()]{6,160})\.?$/iu,
    ([thing = "", list = ""]) => (list.includes(",") ? has(thing, list) : null),
  ],
];

/** The sentence with its columns told in the way that the grammar knows. */
export function columnsPlainly(sentence: string): string {
  for (const [pattern, put] of FORMS) {
    const plain = putPlainly(sentence, pattern, put);
    if (plain !== null) return plain;
  }
  return sentence;
}
