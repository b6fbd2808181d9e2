import { isTouchable } from "../../catalogue/noun-classes";
import { isFieldWord } from "../../catalogue/nouns";
import { isPerson } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { isUncounted, singular } from "../../text/words";
import type { Clause, NounPhrase, Parsed } from "../clauses/clauses";
import { mention } from "../reading";
import type { State } from "../state";
import { DAYS } from "../words/noun-phrases";
import { columnName } from "./phrases";
import { RECORDING, readListed } from "./wishes";

/** What a clause notes down, and in what. */
type Noting = {
  clause: Clause;
  parsed: Parsed;
  state: State;
  /** The things of the story; they become the record. */
  objects: string[];
  noted: NounPhrase[];
  /** Those of them that could be columns: no article, no person. */
  listed: NounPhrase[];
  /** True when it is a whole list that is noted. */
  many: boolean;
};

/**
 * What is noted together belongs to one record: columns of what was spoken of before, of what the sentence opens
 * with, or of a reading or entry. Such nouns stop being things of their own; `objects` becomes the record.
 */
export function readRecord(clause: Clause, parsed: Parsed, state: State, objects: string[]): void {
  const noted = clause.objects.filter((np) => !np.pronoun);
  const listed = noted.filter((np) => np.bare && !isPerson(singular(np.last)));
  const many =
    /^(?:log|track|record|note|enter|write down|jot down)$/.test(clause.verb) &&
    listed.length > 2 &&
    listed.length >= noted.length - 1;
  const noting = { clause, parsed, state, objects, noted, listed, many };
  notePossessives(noting);
  if ([ofEach, ofHandedIn, ofRequest, ofRating, ofBooking, ofChoice].some((reads) => reads(noting))) return;
  noteCompounds(noting);
  ofLastThing(noting);
  ofEntry(noting);
  ofOpener(noting);
}

/** Makes columns of the phrases: they belong to `owner`, and are hardly things of their own. */
function asColumns({ parsed, state }: Noting, owner: string, phrases: readonly NounPhrase[]): void {
  for (const np of phrases) {
    state.reading.fields.push({ owner, name: columnName(np, parsed) });
    const known = state.reading.mentions.find((one) => one.noun === np.head);
    if (known) known.weight = Math.min(known.weight, 0.4);
  }
}

/** The same, where one of them was taken for the thing: of "line, bus number, place" the line has no columns. */
function asOnlyColumns(noting: Noting, owner: string): void {
  const { reading } = noting.state;
  const heads = new Set(noting.noted.map((np) => np.head));
  reading.fields = reading.fields.filter((one) => !heads.has(one.owner));
  asColumns(noting, owner, noting.noted);
}

/** The story is about the record. */
function isAbout({ state, objects }: Noting, record: string, person = false): true {
  mention(state.reading, record, 3, person);
  objects.splice(0, objects.length, record);
  return true;
}

/** "enters the laptop's serial number": a column of the laptop. */
function notePossessives({ parsed, state, noted }: Noting): void {
  const each =
    noted[0] && /^(?:each|every)$/.test(parsed.tokens[noted[0].start]?.lower ?? "") ? noted[0] : undefined;
  const mark = each
    ? parsed.tokens.findIndex(({ lower }, i) => i > each.start && i < each.end && lower === "'s")
    : -1;
  const whole = singular(parsed.tokens[mark - 1]?.lower ?? "");
  // "each dog's breed, temper and last cut": the list is the dog's.
  if (each && mark > 0 && noted.length > 2) {
    mention(state.reading, whole, 3, isPerson(whole));
    for (const np of noted)
      if (np === each || !parsed.tokens.slice(np.start, np.end).some(({ lower }) => lower === "'s")) {
        const known = state.reading.mentions.find((one) => one.noun === np.head);
        if (known && np !== each) known.weight = Math.min(known.weight, 0.4);
        state.reading.fields.push({ owner: whole, name: np === each ? np.head : columnName(np, parsed) });
      }
    return;
  }
  for (const np of noted) {
    const at = parsed.tokens.findIndex((token, i) => i > np.start && i < np.end && token.lower === "'s");
    const owner = singular(parsed.tokens[at - 1]?.lower ?? "");
    if (at < 0 || !owner || isPerson(owner) || !isFieldWord(np.head)) continue;
    if (!isKnownThing(owner) && !isTouchable(owner)) continue;
    mention(state.reading, owner, 2);
    state.reading.fields.push({ owner, name: np.head });
  }
}

/** "enters liters and acidity per batch": columns of the batch. */
function ofEach(noting: Noting): boolean {
  const { clause, parsed, noted } = noting;
  const per = clause.prepositions.find((p) => p.word === "per" || p.word === "for")?.phrases[0];
  if (!per || per.pronoun || per.plural || clause.opener || !RECORDING.test(clause.verb)) return false;
  const each = per.bare || /^(?:each|every)$/.test(parsed.tokens[per.start]?.lower ?? "");
  const columns =
    noted.length > 0 &&
    noted.every(
      (np) => np.bare && !isPerson(singular(np.last)) && (noted.length > 1 || isFieldWord(np.head)),
    );
  if (!each || !columns || /^(?:day|week|month|year|hour|time|person)$/.test(per.head)) return false;
  asColumns(noting, per.head, noted);
  return isAbout(noting, per.head, isPerson(per.head));
}

/**
 * "people send idea, size, body part": what is asked for comes as one request; so does "fill in what they need, the
 * supplier, the price and the cost centre".
 */
function ofRequest(noting: Noting): boolean {
  const { clause, noted } = noting;
  const filled = /^fill (?:in|out)$/.test(clause.verb);
  const sent =
    (filled || /^(?:send|submit|send in|hand in|give|provide)$/.test(clause.verb)) &&
    noted.length > 2 &&
    noted.every((np) => (clause.question && filled) || (np.bare && !isPerson(singular(np.last)))) &&
    noted.filter((np) => isFieldWord(np.head)).length * 3 >= noted.length;
  if (!sent) return false;
  asColumns(noting, "request", noted);
  return isAbout(noting, "request");
}

/** "hands in the item and fills in line, date, place and a description": columns of what was spoken of just before. */
function ofHandedIn(noting: Noting): boolean {
  const { clause, state, noted } = noting;
  const { lastThing } = state;
  const filled =
    clause.inherited &&
    /^(?:fill (?:in|out)|enter|type in|note|state|give)$/.test(clause.verb) &&
    noted.length > 2 &&
    noted.filter((np) => isFieldWord(np.head)).length * 2 >= noted.length;
  if (!filled || lastThing === "" || isFieldWord(lastThing) || isPerson(lastThing)) return false;
  asOnlyColumns(noting, lastThing);
  return isAbout(noting, lastThing);
}

/** "customers choose material, colour and infill": what is chosen is how their order is to be. */
function ofChoice(noting: Noting): boolean {
  const { clause, state, noted } = noting;
  const { text, actions } = state.reading;
  const chosen =
    /^(?:choose|select|pick)$/.test(clause.verb) &&
    noted.length > 1 &&
    noted.every((np) => np.bare && !np.plural && !isPerson(singular(np.last)) && !isKnownThing(np.head)) &&
    noted.filter((np) => isFieldWord(np.head)).length * 2 >= noted.length;
  const bought =
    actions.some((action) => /^(?:order|pay)$/.test(action.class)) ||
    /\b(?:orders?|price|pay|buy|checkout|quote)\b/.test(text);
  if (!chosen || !bought) return false;
  asOnlyColumns(noting, "order");
  return isAbout(noting, "order");
}

/** "gives it marks for smell, taste and foam": one rating with what is rated. */
function ofRating(noting: Noting): boolean {
  const { clause, parsed, state, objects } = noting;
  const tokens = parsed.tokens.slice(clause.verbAt, clause.end);
  const marks = tokens.some((token) => /^(?:marks|points|scores?|stars|grades?|ratings?)$/.test(token.lower));
  const gives = tokens.some(
    (token) => token.tag === "V" && /^(?:give|award|rate|score|enter|note)$/.test(token.base),
  );
  const rated = clause.prepositions.find((p) => p.word === "for")?.phrases.filter((np) => !np.pronoun) ?? [];
  if (!gives || !marks || rated.length < 2) return false;
  asColumns(noting, "rating", rated);
  mention(state.reading, "rating", 3);
  objects.push("rating");
  return true;
}

/** "pick a package, give address and plate": what is asked for on the way belongs to the booking. */
function ofBooking(noting: Noting): boolean {
  const { clause, state, noted } = noting;
  const chose = state.reading.actions.at(-1);
  const given =
    clause.inherited &&
    /^(?:give|enter|leave|provide|type in|fill in|add)$/.test(clause.verb) &&
    noted.length > 0 &&
    noted.every((np) => np.bare && isFieldWord(np.head));
  if (!given || !chose || !/^(?:choose|book|order)$/.test(chose.class)) return false;
  const made = chose.class === "order" ? "order" : "booking";
  asColumns(noting, made, noted);
  return isAbout(noting, made);
}

/** "record the bag number": a column of the bag. */
function noteCompounds({ clause, state, objects, noted, many }: Noting): void {
  if (many && !clause.opener) return;
  for (const np of noted) {
    const [owner = "", name] = np.head.split(" ");
    if (!name || !isFieldWord(np.head) || !isKnownThing(owner) || isPerson(owner)) continue;
    mention(state.reading, owner, 2);
    state.reading.fields.push({ owner, name });
    objects.push(owner);
  }
}

/** "picks exercises and sets repetitions and times per week": columns of what was picked. */
function ofLastThing(noting: Noting): void {
  const { clause, parsed, state, objects, noted } = noting;
  const sets =
    clause.inherited &&
    state.lastThing &&
    noted.length > 0 &&
    noted.length === clause.objects.length &&
    (clause.verb === "set" || RECORDING.test(clause.verb)) &&
    noted.every((np) => isFieldWord(np.head));
  if (!sets) return;
  const from = state.reading.fields.length;
  asColumns(noting, state.lastThing, noted);
  for (const [i, np] of noted.entries()) {
    const field = state.reading.fields[from + i];
    if (field && parsed.tokens[np.end]?.lower === "per")
      field.name = `${np.last} per ${parsed.tokens[np.end + 1]?.lower ?? ""}`;
  }
  objects.splice(0, objects.length, state.lastThing);
}

/**
 * "volunteers measure pH, temperature and nitrate": the columns of one reading. "log sugar, insulin, carbs and mood":
 * one entry holds them all; after "post a request" it is the request.
 */
function ofEntry(noting: Noting): void {
  const { clause, state, objects, noted, listed, many } = noting;
  // "log feedings, naps and walks": three kinds of things, each with entries of its own.
  const kinds =
    noted.length > 1 &&
    noted.every((np) => np.plural && !isFieldWord(np.head) && !isUncounted(singular(np.last)));
  if (many && kinds && noted.length === listed.length && !clause.condition) return;
  if (clause.opener || !(many || (clause.verb === "measure" && noted.length > 1))) return;
  const one = spokenOf(noting);
  const before = clause.inherited ? state.lastThing : "";
  const record = many ? one || before || "log entry" : "reading";
  if (one) state.lastEntity = one;
  asColumns(noting, record, many ? listed : noted);
  const rest = many ? noted.filter((np) => !listed.includes(np)) : [];
  mention(state.reading, record, 3);
  objects.splice(0, objects.length, record, ...rest.map((np) => np.head));
}

/** "When one is found we enter place, sex and chip": the thing that was spoken of; "" when none was. */
function spokenOf({ clause, state, noted }: Noting): string {
  if (!/\b(?:one|it|they|someone)\b/i.test(clause.condition)) return "";
  const thing = state.reading.mentions.filter(
    ({ noun, person }) =>
      !person &&
      (isKnownThing(noun) || isTouchable(noun)) &&
      !isFieldWord(noun) &&
      !noted.some((np) => np.head === noun),
  );
  return thing.at(-1)?.noun ?? "";
}

/** "At each inspection I note queen, temper and count": columns of the inspection. */
function ofOpener(noting: Noting): void {
  const { clause, state, objects, noted } = noting;
  const columns = noted.length > 1 || noted.every((np) => isFieldWord(np.head));
  // "During the week carers enter readings": that is when.
  if (!clause.opener || DAYS.test(clause.opener.last) || !RECORDING.test(clause.verb) || !columns) return;
  asColumns(noting, clause.opener.head, noted);
  objects.splice(0, objects.length, clause.opener.head);
  state.lastEntity = clause.opener.head;
}

/** "keep a card for each piano": the piano is what is kept; `objects` follows. */
export function readKept(clause: Clause, state: State, objects: string[]): void {
  readListed(clause, state, objects);
  const { reading } = state;
  const kindOfKeeping = /^(?:keep|have|make|create|add|open|start|write|fill|fill in|log|record|maintain)$/;
  const about = clause.prepositions.find((p) => /^(?:for|of|per)$/.test(p.word))?.phrases[0];
  if (
    about &&
    !about.pronoun &&
    kindOfKeeping.test(clause.verb) &&
    objects.length === 1 &&
    /^(?:card|record|file|page|sheet|log|entry|list)$/.test(objects[0] ?? "") &&
    !isPerson(singular(about.last))
  ) {
    const card = reading.mentions.find((one) => one.noun === objects[0]);
    if (card) card.weight = 0.4;
    mention(reading, about.head, 3);
    objects.splice(0, 1, about.head);
  }
}
