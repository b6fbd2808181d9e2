import { isTouchable } from "../catalogue/noun-classes";
import { isFieldWord } from "../catalogue/nouns";
import { isPerson } from "../catalogue/people";
import { isKnownThing } from "../catalogue/things";
import { singular } from "../text/words";
import type { Clause, Parsed } from "./clauses";
import { columnName } from "./phrases";
import { mention } from "./reading";
import type { State } from "./state";
import { RECORDING } from "./wishes";

/**
 * What is noted together belongs to one record: columns of what was spoken of before, of what the sentence opens
 * with, or of a reading or entry. Such nouns stop being things of their own; `objects` becomes the record.
 */
export function readRecord(clause: Clause, parsed: Parsed, state: State, objects: string[]): void {
  const { reading } = state;
  const noted = clause.objects.filter((np) => !np.pronoun);
  // "enters the laptop's serial number": a column of the laptop.
  for (const np of noted) {
    const at = parsed.tokens.findIndex((token, i) => i > np.start && i < np.end && token.lower === "'s");
    const owner = singular(parsed.tokens[at - 1]?.lower ?? "");
    if (
      at < 0 ||
      !owner ||
      isPerson(owner) ||
      !isFieldWord(np.head) ||
      !(isKnownThing(owner) || isTouchable(owner))
    )
      continue;
    mention(reading, owner, 2);
    reading.fields.push({ owner, name: np.head });
  }
  // "volunteers measure pH, temperature and nitrate": the columns of one reading.
  const listed = noted.filter((np) => np.bare && !isPerson(singular(np.last)));
  const many =
    /^(?:log|track|record|note|enter|write down|jot down)$/.test(clause.verb) &&
    listed.length > 2 &&
    listed.length >= noted.length - 1;
  // "enters liters and acidity per batch": columns of the batch.
  const per = clause.prepositions.find((p) => p.word === "per" || p.word === "for")?.phrases[0];
  if (
    per &&
    !per.pronoun &&
    !clause.opener &&
    RECORDING.test(clause.verb) &&
    (per.bare || /^(?:each|every)$/.test(parsed.tokens[per.start]?.lower ?? "")) &&
    !per.plural &&
    noted.length > 0 &&
    noted.every(
      (np) => np.bare && !isPerson(singular(np.last)) && (noted.length > 1 || isFieldWord(np.head)),
    ) &&
    !/^(?:day|week|month|year|hour|time|person)$/.test(per.head)
  ) {
    for (const np of noted) {
      reading.fields.push({ owner: per.head, name: columnName(np, parsed) });
      const known = reading.mentions.find((one) => one.noun === np.head);
      if (known) known.weight = Math.min(known.weight, 0.4);
    }
    mention(reading, per.head, 3, isPerson(per.head));
    objects.splice(0, objects.length, per.head);
    return;
  }
  // "people send idea, size, body part": what is asked for comes as one request; so does "fill in what they need, the
  // supplier, the price and the cost centre".
  const asked = clause.question && /^fill in|^fill out/.test(clause.verb);
  if (
    /^(?:send|submit|send in|hand in|fill in|fill out|give|provide)$/.test(clause.verb) &&
    noted.length > 2 &&
    noted.every((np) => (np.bare || asked ? asked || !isPerson(singular(np.last)) : false)) &&
    noted.filter((np) => isFieldWord(np.head)).length * 3 >= noted.length
  ) {
    for (const np of noted) {
      reading.fields.push({ owner: "request", name: columnName(np, parsed) });
      const known = reading.mentions.find((one) => one.noun === np.head);
      if (known) known.weight = Math.min(known.weight, 0.4);
    }
    mention(reading, "request", 3);
    objects.splice(0, objects.length, "request");
    return;
  }
  // "gives it marks for smell, taste and foam": one rating with what is rated.
  const marks = parsed.tokens
    .slice(clause.verbAt, clause.end)
    .some((token) => /^(?:marks|points|scores?|stars|grades?|ratings?)$/.test(token.lower));
  const rated = clause.prepositions.find((p) => p.word === "for")?.phrases.filter((np) => !np.pronoun) ?? [];
  const gives = parsed.tokens
    .slice(clause.verbAt, clause.end)
    .some((token) => token.tag === "V" && /^(?:give|award|rate|score|enter|note)$/.test(token.base));
  if (gives && marks && rated.length > 1) {
    for (const np of rated) {
      reading.fields.push({ owner: "rating", name: columnName(np, parsed) });
      const known = reading.mentions.find((one) => one.noun === np.head);
      if (known) known.weight = Math.min(known.weight, 0.4);
    }
    mention(reading, "rating", 3);
    objects.push("rating");
    return;
  }
  // "pick a package, give address and plate": what is asked for on the way belongs to the booking.
  const chose = reading.actions[reading.actions.length - 1];
  if (
    clause.inherited &&
    /^(?:give|enter|leave|provide|type in|fill in|add)$/.test(clause.verb) &&
    noted.length > 0 &&
    noted.every((np) => np.bare && isFieldWord(np.head)) &&
    chose !== undefined &&
    /^(?:choose|book|order)$/.test(chose.class)
  ) {
    const made = chose.class === "order" ? "order" : "booking";
    for (const np of noted) {
      reading.fields.push({ owner: made, name: columnName(np, parsed) });
      const known = reading.mentions.find((one) => one.noun === np.head);
      if (known) known.weight = Math.min(known.weight, 0.4);
    }
    mention(reading, made, 3);
    objects.splice(0, objects.length, made);
    return;
  }
  // "record the bag number": a column of the bag.
  for (const np of many && !clause.opener ? [] : noted) {
    const [owner, name] = [np.head.split(" ")[0] ?? "", np.head.split(" ")[1]];
    if (!name || !isFieldWord(np.head) || !isKnownThing(owner) || isPerson(owner)) continue;
    mention(reading, owner, 2);
    reading.fields.push({ owner, name });
    objects.push(owner);
  }
  // "picks exercises and sets repetitions and times per week": columns of what was picked.
  if (
    clause.inherited &&
    state.lastThing &&
    noted.length > 0 &&
    noted.length === clause.objects.length &&
    (clause.verb === "set" || RECORDING.test(clause.verb)) &&
    noted.every((np) => isFieldWord(np.head))
  ) {
    for (const np of noted) {
      const per =
        parsed.tokens[np.end]?.lower === "per" ? ` per ${parsed.tokens[np.end + 1]?.lower ?? ""}` : "";
      reading.fields.push({
        owner: state.lastThing,
        name: per ? `${np.last}${per}` : columnName(np, parsed),
      });
      const known = reading.mentions.find((one) => one.noun === np.head);
      if (known) known.weight = Math.min(known.weight, 0.4);
    }
    objects.splice(0, objects.length, state.lastThing);
  }
  if (!clause.opener && ((clause.verb === "measure" && noted.length > 1) || many)) {
    // "log sugar, insulin, carbs and mood": one entry holds them all; after "post a request" it is the request.
    // "When one is found we enter place, sex and chip": columns of what was spoken of.
    const one = /\b(?:one|it|they|someone)\b/i.test(clause.condition)
      ? (reading.mentions
          .filter(
            (other) =>
              !other.person &&
              (isKnownThing(other.noun) || isTouchable(other.noun)) &&
              !isFieldWord(other.noun) &&
              !noted.some((np) => np.head === other.noun),
          )
          .at(-1)?.noun ?? "")
      : "";
    const kept = !many
      ? "reading"
      : one || (clause.inherited && state.lastThing ? state.lastThing : "log entry");
    if (one) state.lastEntity = one;
    for (const np of many ? listed : noted) {
      reading.fields.push({ owner: kept, name: columnName(np, parsed) });
      const known = reading.mentions.find((one) => one.noun === np.head);
      if (known) known.weight = Math.min(known.weight, 0.4);
    }
    mention(reading, kept, 3);
    objects.splice(
      0,
      objects.length,
      kept,
      ...(many ? noted.filter((np) => !listed.includes(np)).map((np) => np.head) : []),
    );
  }
  if (
    clause.opener &&
    RECORDING.test(clause.verb) &&
    (noted.length > 1 || noted.every((np) => isFieldWord(np.head)))
  ) {
    // "At each inspection I note queen, temper and count": columns of the inspection.
    for (const np of noted) {
      reading.fields.push({ owner: clause.opener.head, name: columnName(np, parsed) });
      const known = reading.mentions.find((one) => one.noun === np.head);
      if (known) known.weight = Math.min(known.weight, 0.4);
    }
    objects.splice(0, objects.length, clause.opener.head);
    state.lastEntity = clause.opener.head;
  }
}

/** "keep a card for each piano": the piano is what is kept; `objects` follows. */
export function readKept(clause: Clause, state: State, objects: string[]): void {
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
