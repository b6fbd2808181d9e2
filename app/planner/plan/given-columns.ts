import type { PlanField } from "~/domain/plan";
import { classShape } from "../catalogue/class-shapes";
import { classOf, isTouchable } from "../catalogue/noun-classes";
import { COUNTED, typeOfField } from "../catalogue/nouns";
import { parseShape, type ThingShape } from "../catalogue/shape";
import { shapeOf } from "../catalogue/things";
import type { Reading } from "../read/reading";
import { isPlural, plural, singular } from "../text/words";
import { canonical } from "./canonical";
import { type Draft, datedNoun, type EntityDraft, kindTable, needsAccount } from "./draft";
import { keepHomeless } from "./homeless";
import { loginOf } from "./login";

const USUAL = {
  person: [
    ["name", "text"],
    ["email", "email"],
    ["phone", "phone"],
  ],
  thing: [
    ["name", "text"],
    ["notes", "long text"],
    ["date added", "date"],
  ],
  /** What fills a table that still has fewer than three. */
  filling: [
    ["notes", "long text"],
    ["date added", "date"],
    ["name", "text"],
  ],
  /** What fills one that has these already. */
  sparing: [
    ["written by", "text"],
    ["last changed", "date and time"],
  ],
} as const;

/** "Before each foray": what takes place again and again, whatever its class. */
const OCCASION = parseShape("title, start time=date and time, place, note | planned, over, cancelled");

/** "Log their potassium": what people only note of themselves or their work, whatever stuff it is; never a stock. */
const NOTED = parseShape("amount=number, unit, time noted=date and time, note");

function isNoted(noun: string, { actions, text }: Reading): boolean {
  const deeds = actions.filter((action) => action.objects.some((object) => canonical(object) === noun));
  return (
    /^(?:material|ingredient|drug|food|drink|measure|phenomenon|feeling)$/.test(classOf(noun)) &&
    deeds.length > 0 &&
    deeds.every((one) => /^(?:log|track|record|note|measure|monitor|write down)$/.test(one.verb)) &&
    !/\b(?:stock|suppl(?:y|ies|iers?)|orders?|ordered|inventory|runs? (?:out|low)|menu|prices?|sell\w*)\b/.test(
      text,
    )
  );
}

function isOccasion(noun: string, text: string): boolean {
  const again = `(?:before|after|at|for|until|during|since) (?:each|every|the next) ${noun}|(?:next|upcoming|coming) (?:${noun}|${plural(noun)})`;
  // "running nights", "publish evenings": a time that is a table is one that is planned.
  if (/(?:^| )(?:night|evening|day|morning|afternoon|weekend)$/.test(noun)) return true;
  return (
    !isTouchable(noun) &&
    !/^(?:place|period|person)$/.test(classOf(noun)) &&
    new RegExp(`\\b(?:${again})\\b`).test(text)
  );
}

/** Gives each table its columns: those the idea names first, then the usual ones of such a thing. */
export function giveColumns(draft: Draft): void {
  keepHomeless(draft, canonical);
  for (const entity of draft.entities) {
    entity.fields = [];
    entity.points = [];
    addNamed(entity, draft);
    const shape = addUsual(entity, draft);
    addStatus(entity, draft, shape?.statuses ?? []);
    addAddress(entity, draft);
    fillUp(entity);
  }
  addReminder(draft);
  addLocation(draft);
}

const NEARBY =
  /\b(?:nearby|near (?:me|us|you|them|here|by)|close(?:st)?(?: by| to)|nearest|closest|around (?:me|them|you)|within (?:an? )?(?:\d+ ?|walking |driving )?(?:km|miles?|kilomet(?:re|er)s?|distance|radius|reach)|in (?:my|their|your|the same|the) (?:area|neighbou?rhood))\b/;

/** Who or what is to be found nearby is somewhere: without a place nothing is near. */
function addLocation(draft: Draft): void {
  const { reading, entities } = draft;
  for (const { phrase, objects, class: deed } of reading.actions) {
    if (!/^(?:find|view|choose)$/.test(deed) || !NEARBY.test(phrase)) continue;
    const sought = entities.find(({ noun }) =>
      objects.some((object) => canonical(object) === noun || noun.endsWith(` ${object}`)),
    );
    if (sought && !sought.fields.some(({ type }) => type === "place"))
      addColumn(sought, "location", "place", "implied");
  }
}

/** Three columns at least, none of which says of a text or a moment what another one says. */
function fillUp(entity: EntityDraft): void {
  const has = (kind: RegExp) => entity.fields.some(({ type }) => kind.test(type));
  for (const [name, type] of USUAL.filling) {
    if (entity.fields.length >= 3) return;
    if (name === "notes" && has(/^long text$/)) continue;
    if (name === "date added" && has(/^date/)) continue;
    addColumn(entity, name, type, "implied");
  }
  for (const [name, type] of USUAL.sparing)
    if (entity.fields.length < 3) addColumn(entity, name, type, "implied");
}

/** What reminders are sent of keeps whether its reminder went out: otherwise one is sent twice, or never. */
function addReminder(draft: Draft): void {
  if (!draft.capabilities.some(({ id }) => id === "reminders")) return;
  const noted = draft.entities.some(
    ({ noun, fields }) => /remind|notif/.test(noun) || fields.some(({ name }) => /remind|notif/.test(name)),
  );
  const dated = draft.entities.find(({ noun }) => noun === datedNoun(draft));
  if (!noted && dated) addColumn(dated, "reminder sent", "date and time", "implied");
}

/** Adds a column: eight at most, and none twice. */
export function addColumn(
  { fields }: EntityDraft,
  name: string,
  type: PlanField["type"],
  origin: PlanField["origin"],
): void {
  const clean = name.trim().slice(0, 60);
  if (!clean || fields.length >= 8 || fields.some((one) => sameColumn(one.name, clean))) return;
  if (origin === "implied" && fields.some((one) => one.origin === "named" && saysTheSame(one.name, clean)))
    return;
  fields.push({ name: clean, type, note: "", origin });
}

/** The other table that a column of words would only name: "which drone" of a flight; else undefined. */
function pointedAt(entity: EntityDraft, name: string, type: PlanField["type"], draft: Draft) {
  const { entities, staff, user } = draft;
  if (!/^(?:long )?text$/.test(type) || /^(?:notes?|comments?|description)$/.test(name)) return undefined;
  // Whom something is agreed with is one of those who look after it.
  if (name === "with" && staff !== user && entity.fields.some((field) => field.name === "start time"))
    return entities.find((one) => one.person && one !== entity && one.noun === staff);
  const noun = canonical(singular(name.toLowerCase()));
  const other = entities.find((one) => one !== entity && sameThing(one.noun, noun));
  // A temper is told in words, whatever made a table of it.
  const stands = other && (other.person || isTouchable(other.noun) || shapeOf(other.noun) !== null);
  return stands && other.weight >= 1 ? other : undefined;
}

/** "allergens" of a dish are its allergies. */
const sameThing = (table: string, noun: string) =>
  table === noun || (table === "allergy" && noun === "allergen");

function point(entity: EntityDraft, { noun }: EntityDraft, several: boolean): void {
  entity.points = [...(entity.points ?? []).filter((one) => one.noun !== noun), { noun, several }];
}

/** "health points" of a hero are several, "which drone" of a flight is one. */
function areSeveral(name: string, { text }: Reading): boolean {
  const one = singular(name);
  return (
    new RegExp(`\\b${plural(one)}\\b`).test(text) &&
    !new RegExp(`\\b(?:an?|the|which|its|their|one|each|every) (?:[a-z-]+ )?${one}\\b`).test(text)
  );
}

function addNamed(entity: EntityDraft, draft: Draft): void {
  const { reading } = draft;
  for (const { owner, name } of reading.fields) {
    const its =
      canonical(owner) === entity.noun ||
      entity.noun.endsWith(` ${owner}`) ||
      owner.endsWith(` ${entity.noun}`);
    if (!its) continue;
    if (name === "map") addColumn(entity, "map position", "place", "named");
    else if (name === "gps") addColumn(entity, "gps track", "place", "named");
    else if (name === "hour") addColumn(entity, "hours", "number", "named");
    else {
      const column = countColumn(name, reading.text) ?? picturesColumn(name, reading) ?? name;
      const type = measured(entity, column) ? "number" : typeOfField(column);
      const other = pointedAt(entity, column, type, draft);
      if (other) point(entity, other, areSeveral(name, reading));
      else addColumn(entity, column, type, "named");
    }
  }
  if (entity.kinds)
    entity.fields.push({ name: "kind", type: "choice", note: entity.kinds.join(" / "), origin: "named" });
}

/** "with photos": several, where the idea nowhere speaks of one; else null. */
function picturesColumn(name: string, { language, text }: Reading): string | null {
  if (language !== "en" || !/^(?:photo|picture|image)$/.test(name)) return null;
  const several = new RegExp(`\\bwith (?:[\\p{L}-]+ )?${name}s\\b`, "u").test(text);
  return several && !new RegExp(`\\b${name}\\b`).test(text) ? `${name}s` : null;
}

/** "bedrooms" of what has several, where the idea speaks of them so; else null. */
function countColumn(name: string, text: string): string | null {
  const many = plural(name.toLowerCase());
  const counted =
    typeOfField(name) !== "number" && COUNTED.test(many) && new RegExp(`\\b${many}\\b`).test(text);
  return counted ? many : null;
}

/** "Log glucose, carbs and insulin": what is only noted is an amount. */
function measured({ noun }: EntityDraft, name: string): boolean {
  return (
    /(?:^| )(?:entry|log|reading|measurement|record)$/.test(noun) &&
    typeOfField(name) === "text" &&
    /^(?:measure|material|ingredient|drug|phenomenon)$/.test(classOf(name))
  );
}

/** What such a thing usually has; what its class has stands beside what the idea names only where that is little. */
function addUsual(entity: EntityDraft, draft: Draft): ThingShape | null {
  const { reading } = draft;
  const named = entity.fields.length;
  const known = kindTable(entity.noun, draft)?.shape ?? shapeOfEntity(entity, reading.text);
  const shape =
    known ??
    (entity.person || named >= 3
      ? null
      : isOccasion(entity.noun, reading.text)
        ? OCCASION
        : isNoted(entity.noun, reading)
          ? NOTED
          : classShape(entity.noun));
  if (shape) {
    for (const field of shape.fields)
      if (entity.fields.length < Math.max(known ? 5 : 4, named + 1)) {
        const other = pointedAt(entity, field.name, field.type, draft);
        if (other) point(entity, other, isPlural(field.name));
        else addColumn(entity, field.name, field.type, "implied");
      }
    return shape;
  }
  for (const [name, type] of USUAL[entity.person ? "person" : "thing"])
    if (entity.person || named < 3 || name === "notes") addColumn(entity, name, type, "implied");
  return null;
}

/** What such a thing has in this idea; of people what says how they are reached, or what holds in any idea. */
function shapeOfEntity({ noun, person }: EntityDraft, text: string): ThingShape | null {
  const shape = shapeOf(noun, text);
  const reached = shape?.fields.some((field) => /^(?:email|phone)$/.test(field.type));
  return person && !reached ? shapeOf(noun) : shape;
}

/** Whoever signs in by a link in a mail has an address to send it to; a child has none. */
function addAddress(entity: EntityDraft, draft: Draft): void {
  const { noun, fields, person } = entity;
  const signs = person && draft.roles.some((role) => role.noun === noun) && needsAccount(noun, draft);
  const reached = fields.some(({ type, name }) => type === "email" || /^contact\b/.test(name));
  if (
    signs &&
    !reached &&
    !/(?:^| )(?:kid|child|toddler|baby)$/.test(noun) &&
    loginOf(draft).by === "e-mail link"
  )
    addColumn(entity, "email", "email", "implied");
}

function addStatus(entity: EntityDraft, { reading }: Draft, usual: string[]): void {
  const said = reading.statuses.find((one) => canonical(one.owner) === entity.noun);
  const statuses = said?.values ?? withoutWaiting(usual, reading);
  if (statuses.length === 0) return;
  setStatuses(entity, statuses, said ? "named" : "implied");
}

/** Gives a table its states, which its column of that name lists. */
export function setStatuses(
  entity: EntityDraft,
  statuses: readonly string[],
  origin: PlanField["origin"] = "implied",
): void {
  entity.statuses = [...statuses];
  // A slot that is "free" or "taken" is not free a second time, as a yes or no beside that.
  entity.fields = entity.fields.filter(({ name, type }) => type !== "yes/no" || !statuses.includes(name));
  const column = entity.fields.find((field) => field.name === "status");
  const note = statuses.join(" / ");
  if (!column) entity.fields.push({ name: "status", type: "choice", note, origin });
  else if (column.origin === "implied") column.note = note;
}

/** Words for one column; an implied one beside a named one would say the same twice. */
const ALIKE: readonly (readonly [RegExp, RegExp])[] = [
  [/^age$/, /^(?:birth(?: ?date| ?day| year)|(?:date|year) of birth)$/],
  [/^contact(?: details?| person| info)?$/, /^(?:e-?mail|phone|contact)\b/],
  [/^(?:total|sum|amount|fee|cost)$/, /^(?:total|sum|amount|fee|cost|price)\b/],
  [/(?:^| )(?:name|title)$/, /^(?:name|title|label)$/],
  [/^(?:notes?|remarks?|comments?|description)$/, /^(?:notes?|remarks?|comments?)$/],
  [/^(?:kind|type|category)$/, /^(?:kind|type|category)$/],
  [/^(?:place|location|address|where|venue)$/, /^(?:place|location|address|where|venue|position on map)$/],
  // A pin on a map says nothing that can be read out or written on a letter.
  [/^map position$/, /^(?:place|location|where|venue|position on map)$/],
  [/^(?:quantity|amount)$/, /^(?:quantity|amount)$/],
  [/^(?:maker|brand|manufacturer)$/, /^(?:maker|brand|manufacturer)$/],
  [/^(?:author|written by)$/, /^(?:author|written by)$/],
  [/^(?:duration|length)$/, /^(?:duration|length)$/],
  [/(?:^| )(?:date|day)$/, /^date\b/],
  [/^(?:deadline|due date)$/, /^(?:deadline|due date)$/],
  [/^(?:expiry|expiry date|best.before.*|use.by.*)$/, /^(?:expiry|best before|valid until|use by)\b/],
  [/^(?:size|dimensions?)$/, /^(?:size|dimensions?)$/],
  [/(?:^| )code$/, /^(?:label|code)$/],
];

/** True when an implied column would only say what a named one says: a birth date beside an age. */
function saysTheSame(named: string, implied: string): boolean {
  return ALIKE.some(([one, other]) => one.test(named.toLowerCase()) && other.test(implied.toLowerCase()));
}

function sameColumn(a: string, b: string): boolean {
  const [x, y] = [singular(a.toLowerCase()), singular(b.toLowerCase())];
  return (
    x === y ||
    x.endsWith(` ${y}`) ||
    y.endsWith(` ${x}`) ||
    `${x} file` === y ||
    `${y} file` === x ||
    (/photo|image|picture/.test(x) && /photo|image|picture/.test(y))
  );
}

/** A booking waits for a yes only where the idea has somebody who says it; else it is confirmed by being made. */
function withoutWaiting(usual: readonly string[], { actions }: Draft["reading"]): string[] {
  const waits = usual[0] === "requested" && usual[1] === "confirmed";
  const decided = actions.some(
    ({ class: name, verb }) =>
      name === "approve" || /^(?:confirm|accept|decline|reject|refuse|answer)$/.test(verb),
  );
  return waits && !decided ? usual.slice(1) : [...usual];
}
