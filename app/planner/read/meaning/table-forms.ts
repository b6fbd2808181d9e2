import { isPerson } from "../../catalogue/people";
import { listOf, plural, singular, withArticle } from "../../text/words";
import { APP } from "../state";
import { type Form, patternsOf, putPlainly } from "./forms";

/**
 * The many ways in which people say what things are kept ("it is basically a database of tasks and beds", "I need
 * somewhere to put my designs"), put as two that are read: "we keep track of designs", "each design has …".
 */

const OPENS = "(?<=^|[.!?;] ?)(?:(?:and|so|also|then|basically|well),? )*";
const LIST = "((?:the |all |our |my |their )*[\\p{L}][^.;:!?()]{3,150}?)";
const END = "(?=\\s*(?:[.!?;]|$))";
const IT = `(?:it|this|(?:the|this|our|my) (?:whole )?${APP})`;
const WHO = "(?:I|we|you|they|staff|everyone)";
const KEPT =
  "(?:recorded|stored|kept|saved|entered|registered|managed|tracked|logged|noted(?: down)?|administered|maintained|filed|collected|captured|documented|catalogued|archived|written down|looked after)";
const THINGS =
  "(?:objects?|things?|data|items?|records?|entities|tables?|types? of (?:data|records?|entries|things)|information)";
const PLACE = `(?: (?:in|into|inside|with|by) (?:${IT}|there|one place|a database|the database|the system))?`;
const STORE =
  "(?:put|keep|store|note|write down|collect|save|record|log|file|enter|track|manage|list|register)";

/** "we keep track of boats, moorings and invoices"; null where the words are no bare list. */
function keep(list: string): string | null {
  if (NO_LIST.test(list)) return null;
  const items = list
    .replace(/ (?:\/|\+|&) /g, ", ")
    .split(/, (?:and )?| and /)
    .map((item) => item.replace(/^(?:an?|the|all|our|my|their) /i, "").trim())
    .filter(Boolean);
  if (items.length < 2 && !/s$/.test(list)) return null;
  return `we keep track of ${listOf(items.map((item) => (/ with /.test(item) ? item : plural(singular(item)))))}`;
}

/** What a line in such a list is called: "Entities: boat, mooring, invoice". */
export function keptIn(list: string): string | null {
  return keep(list.replace(/[.!\s]+$/, ""))?.replace(/^we keep track of/, "We track") ?? null;
}

/** What would make it no bare list of things. */
const NO_LIST =
  /\b(?:who|which|that|when|if|whether|because|so|how|what|it|they|we|I|is|are|has|have|must|should|can|only|not|no|never|at|by|until|before|after|within)\b/;

/** "each foster home has address"; null where the words before name nothing that is kept. */
function has(thing: string, list: string): string | null {
  const one = singular(thing.toLowerCase().replace(/^(?:the|all|our|my|their) /, ""));
  if (isPerson(one) || NO_LIST.test(list)) return null;
  const columns = list
    .replace(/\b(?:their|its|the|an?) /g, "")
    .split(/, (?:and )?| and /)
    .map((column) => (singular(column) === column ? withArticle(column) : column));
  return `each ${one} has ${listOf(columns)}`;
}

const FORMS: Form[] = [
  // "I need somewhere to put designs, appointments and deposits"
  [
    `${OPENS}${WHO} (?:need|want|would like|am looking for|are looking for)s? (?:somewhere|some ?place|a (?:single )?(?:place|spot|home)|one place|something|room) (?:to ${STORE}|for(?: ${STORE.replace("(?:", "(?:keeping|storing|")})?) ${LIST}${END}`,
    keep,
  ],
  // "It is basically a database of tasks and beds", "the database contains …"
  [
    `${OPENS}(?:${IT} (?:is|'s|should be|will be|would be|must be)|it's|think of it as|what (?:I|we) (?:need|want) is) (?:(?:basically|really|just|simply|essentially|mainly|only) )?(?:an? |one )?(?:\\p{L}+ )?(?:database|list|register|collection|record|catalogue|catalog|inventory|archive|index) (?:of|for|with) ${LIST}${END}`,
    keep,
  ],
  [
    `${OPENS}(?:the |our )?(?:data ?base|data model|database tables?|records?|main (?:objects|entities|tables|things)|entities|tables) (?:contains?|holds?|has|have|consists? of|includes?|covers?|is about|is made of|are|is)(?: tables for| records of| the following:?)?:? ${LIST}${END}`,
    keep,
  ],
  [
    `${OPENS}(?:we|i|it|there) (?:need|needs|have|has|want|wants|are|should be|must be|is)(?: to be)? (?:separate |own |different |three |two |four )?(?:tables?|records?|lists?|registers?|entries|pages|sections|places) (?:for|of) ${LIST}${END}`,
    keep,
  ],
  // "It is all about boats and moorings", "the app deals with …", "everything about … in one place"
  [
    `${OPENS}(?:${IT}(?: should| must| will| has to| needs to)? (?:is|'s|be|covers?|deals? with|works? with|administers?|manages?|remembers?|knows?|handles?|has|contains?)(?<!\\bis|'s|\\bbe)|(?:it|this) (?:is|'s|should be) (?:all |mainly |only )?about|it's (?:all |mainly )?about|(?:we|I) (?:work with|deal with|have to do with|handle)|the (?:important|main|central|key) (?:things|objects|data|records) are|the data (?:consists? of|is|are)|everything (?:about|on|around|for)|(?:the|our) (?:spreadsheet|excel|workbook|sheet) has (?:tabs|sheets|columns) for) ([\\p{L}][\\p{L} -]{2,30}s(?:, [\\p{L} -]{3,30})*,? and [\\p{L} -]{3,30}?)(?: in one place| together)?${END}`,
    keep,
  ],
  // "The following objects shall be administered: application, payment, monument"
  [
    `${OPENS}(?:the following|these) ${THINGS} (?:shall|should|must|will|need to|have to|are to|can)? ?(?:be |are |get )?${KEPT}${PLACE}: ?${LIST}${END}`,
    keep,
  ],
  [
    `^(?:${THINGS}|what|the ${THINGS}|main ${THINGS}) (?:(?:to (?:be )?(?:stored?|kept|keep|saved?|record(?:ed)?|manage(?:d)?|tracked|track))|(?:that )?(?:we|I|it) (?:keeps?|stores?|saves?|records?|tracks?|manages?|must (?:keep|store))|(?:that )?(?:is|are|gets?) ${KEPT})${PLACE}: ?${LIST}${END}`,
    keep,
  ],
  // "One record per plant and one record per greenhouse"
  [
    `${OPENS}(?:(?:I|we)(?:'d| would| will|'ll)? (?:keep|want|need|like|have) |there (?:is|should be|must be) )?(?:an?|one) (?:record|entry|page|card|row|file|sheet) (?:per|for (?:each|every)) (\\p{L}+(?: \\p{L}+)?) and (?:an?|one|another)(?: (?:record|entry|page|card|row|file|sheet))? (?:per|for (?:each|every)) (\\p{L}+(?: \\p{L}+)?)${END}`,
    (one, other) => keep(`${plural(one)} and ${plural(other)}`),
  ],
  // "Right now we have one spreadsheet with entries and another with checkpoints, and both should go into the app"
  [
    `${OPENS}(?:(?:right now|today|now|currently|at the moment|so far|until now),? )?(?:we|I|there (?:is|are)) (?:have|keep|use|got)?(?: got)? ?(?:one|an?) (?:\\p{L}+ )?(?:spreadsheet|sheet|list|binder|book|notebook|folder|file|table|excel) (?:with|of|for) ([\\p{L} ]{3,40}?) and (?:another|one|an? (?:\\p{L}+ )?(?:spreadsheet|sheet|list|binder|book|notebook|folder|file|table))(?: (?:one|\\p{L}+))? (?:with|of|for) ([\\p{L} ]{3,40}?)(?:,|;| -)? (?:and )?(?:both|they|that|all of (?:it|that)|these)[^.!?;]* (?:${IT}|there)${END}`,
    (one, other) => keep(`${one} and ${other}`),
  ],
  // "Incidents, shifts and lockers go in there", "entries should move into the app"
  [
    `${OPENS}([\\p{L}][\\p{L} -]{2,30}(?:, [\\p{L} -]{3,30})* and [\\p{L} -]{3,30}?) (?:(?:should|must|will|shall|have to|need to|all) )*(?:go|move|belong|come|live) (?:in(?:to|side)?|off paper and into) (?:${IT}|there)${END}`,
    keep,
  ],
  // "Donations and parcels are recorded, each with a date"
  [
    `${OPENS}([\\p{L}][\\p{L} -]{2,30}(?:, [\\p{L} -]{3,30})*,? and [\\p{L} -]{3,30}?) (?:(?:should|must|will|shall|have to|need to|can) (?:all |both )?be|are(?: all| both)?|get) ${KEPT}${PLACE}(?:,? (?:each|both|all)?(?: of them)? ?with [^.;!?]+)?${END}`,
    (list) => keep(list),
  ],
  // "Cats get entered with their age, and so do foster homes with their address"
  [
    `${OPENS}((?:\\p{L}+ )?\\p{L}+s),?(?: (?:are|get|should be|must be) ${KEPT})?${PLACE},? with (?:their |the |an? )?([^.;:!?()]{3,80}?),?(?: (?:are|get) ${KEPT}${PLACE})?,? (?:and so (?:do|are|should) |as (?:are|do) |and (?:also )?(?:the )?)((?:\\p{L}+ )?\\p{L}+s)(?: too| as well)?,? with (?:their |the |an? )?([^.;:!?()]{3,80}?)${END}`,
    (one, columns, other, more) => {
      const [first, second] = [has(one, columns), has(other, more)];
      return first && second ? `we keep track of ${one} and ${other}. ${first}. ${second}` : null;
    },
  ],
  // "For each plot we note the size, and for each complaint we note the date"
  [
    `${OPENS}(?:for|per|of|about) (?:each |every )?(\\p{L}+(?: \\p{L}+)?),? ${WHO} (?:need|keep|note|record|store|want|log|write down)s? ([^.;:!?()]{3,80}?),? and (?:for|per|of|about) (?:each |every )?(\\p{L}+(?: \\p{L}+)?),? (?:${WHO} (?:need|keep|note|record|store|want|log|write down)s? )?([^.;:!?()]{3,80}?)${END}`,
    (one, columns, other, more) => {
      const [first, second] = [has(one, columns), has(other, more)];
      return first && second
        ? `we keep track of ${plural(singular(one))} and ${plural(singular(other))}. ${first}. ${second}`
        : null;
    },
  ],
];

const PATTERNS = patternsOf(FORMS);
const CUE =
  /\b(?:about|covers?|deals?|works?|handles?|everything|remembers?|administers?|contains?|knows?|need|want|looking|database|data|list|register|collection|record\w*|catalogue?|inventory|archive|index|tables?|entities|objects|things|entry|page|card|spreadsheet|sheet|binder|notebook|go|move|belong|live|come|kept|keep|stored|saved|entered|managed|tracked|logged|noted|note|administered|collected|captured|documented|filed|maintained|per|for each|for every)\b/i;

/** The sentence with what is kept told in the ways that are read. */
export function keptPlainly(sentence: string): string {
  if (!CUE.test(sentence)) return sentence;
  for (const [pattern, put] of PATTERNS) {
    const plain = putPlainly(sentence, pattern, (parts) => put(...parts));
    if (plain !== null) return plain;
  }
  return sentence;
}
