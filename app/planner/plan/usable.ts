import { isEnglishNoun, isProperty } from "../catalogue/noun-classes";
import { GENERAL_NOUNS, isFieldWord, SCREEN_WORDS } from "../catalogue/nouns";
import { BUSINESSES, HOMES, isPerson, PLACE_ROLES } from "../catalogue/people";
import { isKnownThing, isThingOfDomain } from "../catalogue/things";
import { verbStrength } from "../catalogue/verbs";
import type { Reading } from "../read/reading";
import { capital, plural, singular, verbBases } from "../text/words";

/** Whether a noun of the idea is something that the app keeps. */

/** Words for doing that a slip of the grammar must never turn into a table. */
const DOING =
  /^(?:see|say|get|know|go|come|put|take|bring|use|want|need|have|make|decide|choose|tell|give|let|keep|find|pick|ask|add|edit|send|show|write|read|think|try|help|do|become|happen|yes|smth|sth|idk|etc)$/;

/** Words that mostly say how much of something there is, or where. */
const OFTEN_MEANT = /^(?:piece|set|pair|area|place|source)$/;
/** Of those the ones that are nothing else, whatever columns they seem to have. */
export const VERBS_ONLY = /^(?:get|see|know|go|come|say|tell|let|give|want|need)$/;

/** A noun, how much is said of it, and how many columns of it are named. */
type Candidate = {
  noun: string;
  /** Its last word. */
  last: string;
  weight: number;
  person: boolean;
  columns: number;
  reading: Reading;
  /** True for a time that is planned ("running nights"). */
  planned: boolean;
};

/** Says whether the noun is kept, or null when the next question is to be asked. */
type Question = (candidate: Candidate) => boolean | null;

/** True when a noun that the idea mentions with this weight deserves a table. */
export function usable(noun: string, weight: number, person: boolean, reading: Reading): boolean {
  const last = noun.slice(noun.lastIndexOf(" ") + 1);
  const columns = reading.fields.filter((field) => field.owner === noun).length;
  const planned = isPlanned(noun, last, reading);
  const candidate = { noun, last, weight, person, columns, reading, planned };
  for (const question of QUESTIONS) {
    const answer = question(candidate);
    if (answer !== null) return answer;
  }
  return isKnownThing(noun)
    ? weight >= 0.9
    : weight >= 2 &&
        (planned || !isProperty(noun) || madeBy(noun, reading) || isThingOfDomain(noun, reading.text));
}

/** "running nights", "publish evenings" */
function isPlanned(noun: string, last: string, { actions }: Reading): boolean {
  const several = noun.includes(" ");
  return (
    /^(?:night|evening|day|morning|afternoon|weekend)$/.test(last) &&
    !/^(?:next|last|each|half|whole|working|business|same|first|mon|tues|wednes|thurs|fri|satur|sun)/.test(
      noun,
    ) &&
    actions.some(
      (action) =>
        (action.objects.includes(noun) && (several || /^(?:add|post)$/.test(action.class))) ||
        // "sign up for running nights"
        (action.around.includes(noun) && several && /^(?:join|book|sign)$/.test(action.class)),
    )
  );
}

const QUESTIONS: Question[] = [
  isOnlyVerb,
  isSequence,
  isDone,
  isTool,
  isName,
  isWhereabouts,
  isOftenMeant,
  hasColumns,
  hasArticle,
  isDoingOrDay,
  isSite,
  isHome,
  isGeneral,
  isSomebody,
  isScreen,
  isPlaceOfRole,
  isTheApp,
  isTheBusiness,
  isMessage,
  isSum,
  isOverview,
  isCompany,
  isGerund,
  isPhoto,
  isQuality,
  isColumn,
];

const speaksOf = ({ reading }: Candidate, words: string) => new RegExp(`\\b${words}\\b`).test(reading.text);

const isActedOn = ({ noun, reading }: Candidate) =>
  reading.actions.some((action) => action.objects.includes(noun));

function isOnlyVerb({ noun }: Candidate): boolean | null {
  return VERBS_ONLY.test(noun) ? false : null;
}

/** "a workshop in Torino", "I drive for Doordash": written with a capital and no word of the language, a name. */
function isName({ noun, columns, reading }: Candidate): boolean | null {
  if (reading.language !== "en" || columns > 0 || noun.includes(" ") || isEnglishNoun(noun)) return null;
  if (isKnownThing(noun) || isPerson(noun) || reading.roles.includes(noun)) return null;
  const written = [...reading.quotes, ...reading.constraints].join(" ");
  // Written small wherever it stands.
  if (written.toLowerCase().split(noun).length === written.split(noun).length && noun === noun.toLowerCase())
    return null;
  // "we must meet WCAG", "otherwise everybody owns an iPhone"
  const as = new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, "iu").exec(written)?.[0] ?? "";
  if (/^\p{Ll}\p{Lu}/u.test(as) || /^\p{Lu}{4,}$/u.test(as)) return false;
  const name = capital(noun);
  return new RegExp(`[\\p{Ll},] ${name}s?(?!\\p{L})`, "u").test(written) &&
    !new RegExp(`(?<!\\p{L})${noun}`, "u").test(written)
    ? false
    : null;
}

/** "send accept mails", "customers keep asking": a word that only says what is done, whatever the sentence makes of it. */
function isDone(one: Candidate): boolean | null {
  const { noun, reading } = one;
  if (noun.includes(" ") || reading.language !== "en" || isKnownThing(noun) || isPerson(noun)) return null;
  // "their shows", "a run": spoken of as a thing.
  if (speaksOf(one, `(?:${plural(noun)}|(?:the|an?|their|each|every|of|per) ${noun})`)) return null;
  const [verb] = verbBases(noun).filter(({ base }) => verbStrength(base) === "strong");
  return verb && (verb.form === "ing" || !isEnglishNoun(noun)) && !isEnglishNoun(`${noun}s`) ? false : null;
}

/** What things are written on today, or counted in. */
function isTool({ noun, columns }: Candidate): boolean | null {
  const tool =
    /^(?:white ?board|black ?board|notebook|post-?it|sticky note|spreadsheet|paper list|exercise book|eur|usd|gbp|chf)$/;
  return tool.test(noun) && columns < 2 ? false : null;
}

const WHEREABOUTS =
  /^(?:house|home|office|shop|yard|school|village|barn|kitchen|field|street|city|town|country|counter|desk|building|sea|seaside|beach|coast|lake|mountain|forest|countryside|door|gate|entrance|pharmacy|supermarket|post office|(?:town|village|city|sports) hall)$/;

/** "sync back at the house", "pay in the shop": where it happens, of which there is one and nobody does anything with it. */
function isWhereabouts(one: Candidate): boolean | null {
  const { noun, columns, weight, reading } = one;
  if (!WHEREABOUTS.test(noun) || columns > 0 || weight >= 3 || reading.language !== "en") return null;
  const there = speaksOf(one, `(?:at|in|by|near|from|back to|to) (?:the |our |my |this )?${noun}`);
  return there && !speaksOf(one, plural(noun)) && !isActedOn(one) ? false : null;
}

/** "put pieces on the shelf … some pieces break": what the idea keeps coming back to is a thing, whatever else it means. */
function isOftenMeant(one: Candidate): boolean | null {
  return OFTEN_MEANT.test(one.noun) && one.weight >= 4 && speaksOf(one, plural(one.noun)) ? true : null;
}

function hasColumns({ noun, last, weight, person, columns }: Candidate): boolean | null {
  const one = columns === 1 && weight >= 1 && !person && !isFieldWord(noun) && !SCREEN_WORDS.has(last);
  return columns > 1 || one ? columns > 2 || !GENERAL_NOUNS.has(noun) : null;
}

/** "upload takes, pick the take": what is spoken of with an article is a thing. */
function hasArticle(one: Candidate): boolean | null {
  const verb = /^(?:take|find|show|pick)$/.test(one.noun) && one.weight >= 4;
  return verb && speaksOf(one, `(?:the|a|an|each|every|all|best|picked|new) ${one.noun}`) ? true : null;
}

function isDoingOrDay({ noun, last }: Candidate): boolean | null {
  const doing = DOING.test(noun) || (noun.includes(" ") && DOING.test(last));
  const day =
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(noun) ||
    /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/.test(noun);
  return doing || day || noun.length < 3 || noun.length > 40 || /\d/.test(noun) ? false : null;
}

/** "at fixed sites": places, where the sentence speaks of several; "the site" is the website. */
function isSite({ noun, weight, reading }: Candidate): boolean | null {
  const several = /\bsites\b/.test(reading.text) && !/\bweb ?sites?\b/.test(reading.text);
  return noun === "site" && several ? weight >= 1 : null;
}

function isHome({ noun }: Candidate): boolean | null {
  return HOMES.test(noun) ? true : null;
}

/** "way", "lot", "the whole thing"; but "coffee money", "exam paper", "running nights" */
function isGeneral({ noun, last, weight, planned }: Candidate): boolean | null {
  const named = planned || (noun.includes(" ") && weight >= 3 && /^(?:money|cash|paper)$/.test(last));
  const general =
    (GENERAL_NOUNS.has(noun) && !planned) ||
    (!named && (GENERAL_NOUNS.has(last) || GENERAL_NOUNS.has(plural(last))));
  return general ? false : null;
}

function isSomebody({ noun, last, weight, person, reading }: Candidate): boolean | null {
  if (!person) return null;
  // "the security desk hands it out": nobody is kept of it.
  if (!isPerson(noun)) return reading.roles.includes(noun) && !/ (?:desk|department|office)$/.test(noun);
  const anybody = /^(?:admin|administrator|moderator|user|person|people|everyone|staff|buddy)$/.test(last);
  const kind = /^(?:man|woman|adult|senior|lady|gentleman|girl|boy)$/.test(noun);
  return weight >= 0.5 && !anybody && !(kind && !reading.roles.includes(noun)) && !/ staff$/.test(noun);
}

function isScreen({ noun, last }: Candidate): boolean | null {
  if (!SCREEN_WORDS.has(last)) return null;
  const list = noun.includes(" ") && last === "list";
  return isKnownThing(noun) && (last === "menu" || list) ? null : false;
}

/** A place that acts through its people is a role. */
function isPlaceOfRole({ noun, reading }: Candidate): boolean | null {
  const role = PLACE_ROLES[noun];
  return role && role !== noun && reading.roles.includes(role) ? false : null;
}

/** A book that is the app itself is no table. */
function isTheApp(one: Candidate): boolean | null {
  const { noun, last, reading } = one;
  const named = noun.includes(" ") && reading.product.toLowerCase().startsWith(noun);
  const app = /^(?:book|log|diary|journal|register|list|planner|club|quiz|game|evening|tracker)$/.test(last);
  return named && app && !isActedOn(one) ? false : null;
}

/** The club or workshop that the app is for is not one of its tables. */
function isTheBusiness(one: Candidate): boolean | null {
  const { noun, last, reading } = one;
  // One office, "ours", is where the app is used; offices in the plural are kept by it.
  if (BUSINESSES.has(noun) && !reading.roles.includes(noun) && !speaksOf(one, plural(noun))) {
    const product = new RegExp(`\\b${noun}\\b`).test(reading.product.toLowerCase());
    if (product || speaksOf(one, `(?:my|our)(?: \\w+)? ${noun}`)) return false;
  }
  // "For a small estate agency" is for one; "for small agencies" is for many, each an entry.
  const many =
    reading.audience.includes(noun) && !speaksOf(one, `for (?:an?|my|our|the) (?:[\\w-]+ ){0,3}${last}`);
  if (BUSINESSES.has(last) && noun !== last && !many && !isActedOn(one)) return false;
  const business = reading.business;
  return business && (noun === business || business.endsWith(` ${noun}`)) ? false : null;
}

/** Messages are sent, not kept; a table of them is implied where a capability needs one. */
function isMessage({ last, columns, reading }: Candidate): boolean | null {
  if (/^(?:timer|stopwatch|countdown)$/.test(last) && !new RegExp(`\\b${last}s\\b`).test(reading.text))
    return false;
  const message = /^(?:reminder|notification|alert|alarm|warning|newsletter|mail)$/.test(last);
  return message && columns === 0 ? false : null;
}

/** "The host decides the order": what comes after what, where nobody speaks of orders. */
function isSequence(one: Candidate): boolean | null {
  const sequence =
    one.noun === "order" && speaksOf(one, "(?:in|decides?|changes?|sets?|the|fixed|this|that) order");
  return sequence && !speaksOf(one, "orders") ? false : null;
}

/** "I see the takings per month": a sum of other entries, where nobody enters it. */
function isSum({ noun, last, columns, reading }: Candidate): boolean | null {
  if (!/^(?:revenue|turnover|profit|earnings|income|takings|sum|total)s?$/.test(last) || columns) return null;
  const entered = reading.actions.some(
    (action) => action.objects.includes(noun) && !/^(?:view|compare|find)$/.test(action.class),
  );
  return entered ? null : false;
}

/** "The nurse sees trends", "I view a monthly summary": screens made of other entries, where nobody writes one. */
function isOverview({ noun, last, columns, reading }: Candidate): boolean | null {
  const view =
    /^(?:trend|insight|analytics|breakdown|forecast|summary|comparison|progress|total|average|tally)$/;
  if (!view.test(last) || columns) return null;
  const deeds = reading.actions.filter((action) => action.objects.includes(noun));
  return deeds.length > 0 &&
    deeds.every((one) => /^(?:view|compare|find)$/.test(one.class) && !/^(?:get|receive)$/.test(one.verb))
    ? false
    : null;
}

function isCompany({ noun, reading }: Candidate): boolean | null {
  const one = noun === "agency" || noun === "company";
  return one && !/\b(?:agencies|companies)\b/.test(reading.text) ? false : null;
}

/** "cleaning"; but "hear recordings": what comes in the plural is a thing. */
function isGerund({ last, reading }: Candidate): boolean | null {
  const thing =
    /^(?:viewing|meeting|training|rating|listing|booking|building|painting|ring|setting|saving|reading|rehearsing|sighting|watering|feeding|fitting|screening|hearing|wedding|evening class|earring|string)$/;
  if (!/ing$/.test(last) || thing.test(last)) return null;
  const many = new RegExp(`\\b${last}s\\b`).test(reading.text);
  return many ? null : false;
}

function isPhoto({ last, reading }: Candidate): boolean | null {
  return /^(?:photo|picture|pic)$/.test(last) ? sharedPhoto(reading) : null;
}

/** "eligibility" */
function isQuality({ noun, last }: Candidate): boolean | null {
  return /(?:ility|ness)$/.test(last) && last !== "facility" && !isKnownThing(noun) ? false : null;
}

function isColumn(one: Candidate): boolean | null {
  const { noun, weight, reading } = one;
  if (isFieldWord(noun) && !(isKnownThing(noun) && weight >= 2)) return false;
  // "worming with date and product": one of it belongs to another thing, and nobody does anything with it.
  const ofAnother = reading.fields.some((field) => field.name === noun && field.owner !== noun);
  if (ofAnother && !speaksOf(one, plural(noun)) && !isActedOn(one)) return false;
  return isFieldWord(noun) && reading.fields.some((field) => singular(field.name) === noun) ? false : null;
}

/** True when somebody makes it: "I draw one design per group". */
function madeBy(noun: string, reading: Reading): boolean {
  return reading.actions.some(
    (action) =>
      action.objects.includes(noun) &&
      (/^(?:add|post|upload|earn)$/.test(action.class) ||
        /^(?:trade|redeem|collect|spend)$/.test(action.verb) ||
        /^(?:draw|sew|cut|print)$/.test(action.verb)),
  );
}

/** Photos are a table when they are what people share, and a column when they belong to something. */
function sharedPhoto(reading: Reading): boolean {
  if (/\b(?:photo|picture|image) (?:gallery|album)\b/.test(reading.text)) return true;
  return reading.actions.some(
    (action) =>
      action.objects.some((object) => /^(?:photo|picture|pic|video)$/.test(object)) &&
      /^(?:share|post|upload)$/.test(action.class) &&
      !reading.fields.some(
        (field) =>
          /photo|picture/.test(field.name) &&
          action.around.includes(field.owner) &&
          action.class === "upload",
      ),
  );
}
