import { classOf, isTouchable } from "../catalogue/noun-classes";
import { NOUN_OF_VERB } from "../catalogue/nouns";
import { BUSINESSES } from "../catalogue/people";
import type { Action } from "../read/reading";
import { plural, withArticle } from "../text/words";
import { storyActor } from "./actors";
import { canonical } from "./canonical";
import { type Draft, type EntityDraft, ownerOf } from "./draft";
import { doneBy } from "./wording";

/** What a thing usually belongs to. */
const PARENT: Record<string, string[]> = {
  message: ["walk", "ride", "listing", "case", "booking"],
  deposit: ["booking", "appointment", "reservation"],
  payment: ["booking", "order", "invoice", "appointment"],
  tip: ["order", "bill"],
  receipt: ["expense", "payment"],
  vote: ["recipe", "poll", "post", "photo", "song"],
  review: ["booking", "order", "product", "recipe"],
  comment: ["post", "photo", "recipe"],
  dish: ["menu"],
  allergy: ["dish"],
  order: ["table", "customer"],
  menu: ["restaurant"],
  table: ["restaurant"],
  ingredient: ["recipe", "dish", "meal", "mix"],
  step: ["recipe", "exercise", "checklist"],
  task: ["project"],
  project: ["client", "customer"],
  invoice: ["client", "project", "customer"],
  budget: ["project"],
  "time entry": ["project", "task"],
  entry: ["project", "timesheet"],
  viewing: ["property", "listing"],
  lead: ["property", "listing"],
  sample: ["box", "rack", "freezer", "shelf"],
  aliquot: ["sample", "box"],
  box: ["rack", "shelf", "freezer"],
  rack: ["freezer"],
  shelf: ["freezer"],
  reading: ["freezer", "hive", "sensor"],
  inspection: ["hive", "colony"],
  harvest: ["hive", "field", "bed"],
  hive: ["apiary"],
  queen: ["hive"],
  loan: ["tool", "book", "item", "equipment"],
  seat: ["ride", "trip", "car"],
  flag: ["post", "photo", "listing", "comment", "video", "offer", "message"],
  attendance: ["rehearsal", "event", "lesson", "class", "match"],
  document: ["case", "application"],
  slot: ["barber", "service"],
  reminder: ["booking", "appointment", "reservation", "loan", "treatment", "event"],
  "sms reminder": ["booking", "appointment", "reservation"],
  booking: ["service", "slot", "room", "class", "course"],
  appointment: ["service", "case"],
  friendship: [],
};

/** Classes of what is about things: a fault, a valuation, a permit. */
const OF_THINGS = /^(?:incident|deed|work|illness|document|message|right|idea)$/;

/** Classes of what happens to things or is done with them. */
const HAPPENINGS = /^(?:incident|deed|work|illness)$/;

/** True for what happens at a time that is known before: a rehearsal, a tour, a running night. */
export function takesPlace(entity: EntityDraft | undefined): boolean {
  return Boolean(
    entity?.fields.some((field) => field.type === "date and time" && /^(?:start|departure)/.test(field.name)),
  );
}

/** How somebody who owns nothing hangs together with the rest: by what they do, else by being named there. */
function tieOf(person: EntityDraft, main: EntityDraft, draft: Draft): string {
  for (const action of draft.reading.actions) {
    if (action.actor !== person.noun || /^(?:notify|act)$/.test(action.class)) continue;
    const thing = draft.entities.find(
      (one) => !one.person && action.objects.some((noun) => canonical(noun) === one.noun),
    );
    const verb = thing && doneBy(action.verb);
    if (thing && verb) return `${verb} many ${plural(thing.noun)}`;
  }
  const acts = draft.reading.actions.some((action) => action.actor === person.noun);
  if (acts) return `works with many ${plural(main.noun)}`;
  // Whoever the idea only speaks of either comes in by themselves or is kept by those who use it.
  if (draft.roles.some((role) => role.noun === person.noun)) return "signs in with one account";
  return person.noun !== draft.user && tableOf(draft, draft.user)?.person
    ? `belongs to one ${draft.user}`
    : ofAccount(draft);
}

/** "campaign manager", "register of graves": the thing that the app is called after, when it is one that holds others. */
function isWhole(noun: string, draft: Draft): boolean {
  return (
    (/^(?:collection|group|building)$/.test(classOf(noun)) ||
      /^(?:campaign|project|register|programme|season|collection|catalogue|league|tournament|festival)$/.test(
        noun,
      )) &&
    new RegExp(`\\b${noun}\\b`).test(draft.reading.product.toLowerCase())
  );
}

/** The tables of a plan, by any of their names. */
const tableOf = (draft: Draft, noun: string) =>
  draft.entities.find((entity) => entity.noun === canonical(noun));

/** Says how a table hangs together with another; four such sentences at most. */
function link(entity: EntityDraft, text: string): void {
  if (!entity.relations.includes(text) && entity.relations.length < 4) entity.relations.push(text);
}

/** "a booking belongs to one court", and the court has many bookings. */
function linkBoth(part: EntityDraft, how: "belongs to" | "refers to", whole: EntityDraft): void {
  link(part, `${how} one ${whole.noun}`);
  link(whole, `has many ${plural(part.noun)}`);
}

/** How the tables hang together, one sentence a relation; every table gets at least one. */
export function relate(draft: Draft): void {
  linkAsSaid(draft);
  for (const action of draft.reading.actions) linkByDoing(action, draft);
  linkToParents(draft);
  linkToOwners(draft);
  for (const entity of draft.entities) {
    if (entity.person) linkPerson(entity, draft);
    else if (entity.relations.length === 0) linkLoose(entity, draft);
  }
  for (const entity of draft.entities) entity.relations = closestTies(entity.relations);
}

/** What belongs to a car need not refer to it as well. */
function closestTies(relations: readonly string[]): string[] {
  const owners = new Set(relations.map((text) => /^belongs to one (.+)$/.exec(text)?.[1]).filter(Boolean));
  return relations.filter((text) => !owners.has(/^(?:may )?refers? to (?:one|an?) (.+)$/.exec(text)?.[1]));
}

/** "2,100 graves in 14 sections" */
function linkAsSaid(draft: Draft): void {
  for (const { from, to } of draft.reading.relations) {
    const [part, whole] = [tableOf(draft, from), tableOf(draft, to)];
    if (part && whole) linkBoth(part, "belongs to", whole);
  }
}

/** "members book courts": a booking belongs to a member and refers to a court. */
function linkByDoing(action: Action, draft: Draft): void {
  const has = (noun: string) => tableOf(draft, noun);
  const object = action.objects.map(has).find((one) => one && !one.person);
  const actor = has(storyActor(action, draft));
  // Who books a wheel has a booking of it, not the wheel.
  const made = has(NOUN_OF_VERB[action.verb] ?? "");
  // "parents pay per month": a payment of theirs, whatever it is for.
  if (!object && made && actor?.person && /^(?:pay|book|order|vote|message)$/.test(action.class))
    link(made, `belongs to one ${actor.noun}`);
  if (!object) return;
  if (made && made !== object) linkBoth(made, "refers to", object);
  const owns = /^(?:add|log|post|upload|book|order|pay|vote|request|time|join|lend|share|swap|sign)$/.test(
    action.class,
  );
  if (actor?.person && owns)
    for (const one of made && made !== object ? [made] : action.objects.map(has))
      if (one && !one.person) link(one, `belongs to one ${actor.noun}`);
  for (const near of action.around.map(has))
    if (near && near !== object && !near.person && !BUSINESSES.has(near.noun))
      link(object, `refers to one ${near.noun}`);
}

/** What is always part of something: a comment of a post, a line of an order. */
function linkToParents(draft: Draft): void {
  for (const entity of draft.entities) {
    if (entity.person) continue;
    const parent = (PARENT[entity.noun] ?? [])
      .map((noun) => tableOf(draft, noun))
      .find((one) => one && one !== entity);
    if (parent) linkBoth(entity, "belongs to", parent);
  }
}

/** What is always somebody's: a streak, a balance, a friendship. */
function linkToOwners(draft: Draft): void {
  const friendship = tableOf(draft, "friendship");
  if (friendship) link(friendship, `joins two ${plural(draft.user)}`);
  for (const noun of ["streak", "badge", "achievement", "reward", "trophy", "charge", "balance"]) {
    const earned = tableOf(draft, noun);
    if (earned && earned.noun !== draft.main && earned.relations.length === 0)
      link(earned, tableOf(draft, draft.user)?.person ? `belongs to one ${draft.user}` : ofAccount(draft));
  }
  const flag = tableOf(draft, "flag");
  if (flag?.origin === "implied" && tableOf(draft, draft.user)?.person)
    link(flag, `belongs to one ${draft.user}`);
}

const ofAccount = (draft: Draft) => `belongs to one account of ${withArticle(draft.user)}`;

function linkPerson(person: EntityDraft, draft: Draft): void {
  const main = tableOf(draft, draft.main);
  const made = draft.entities.find((other) => other.relations.includes(`belongs to one ${person.noun}`));
  if (made) link(person, `has many ${plural(made.noun)}`);
  else link(person, main && main !== person ? tieOf(person, main, draft) : "signs in with one account");
}

/** A table that nothing was said about hangs on the main one, or on whoever uses the app. */
function linkLoose(entity: EntityDraft, draft: Draft): void {
  const main = tableOf(draft, draft.main);
  if (BUSINESSES.has(entity.noun)) link(entity, `has many ${plural(draft.user)}`);
  else if (main && main !== entity) linkToMain(entity, main, draft);
  else {
    const person = draft.entities.find((other) => other.person && other.noun === draft.user);
    link(entity, person ? `belongs to one ${person.noun}` : ofAccount(draft));
  }
}

function linkToMain(entity: EntityDraft, main: EntityDraft, draft: Draft): void {
  const thing = isTouchable(entity.noun);
  const kept = !OF_THINGS.test(classOf(main.noun));
  const dated = draft.entities.find((other) => other !== entity && !other.person && takesPlace(other));
  const signed = tableOf(draft, "sign-up") ?? tableOf(draft, "registration");
  if (entity.noun === "attendance" && (dated || signed))
    link(entity, `belongs to one ${(dated ?? signed)?.noun}`);
  else if (entity.origin === "implied") link(entity, `belongs to one ${main.noun}`);
  // What is booked, lent or ordered: a court of a booking.
  else if (/(?:^| )(?:booking|appointment|reservation|loan|order|quote|ticket)$/.test(main.noun))
    linkBoth(main, "refers to", entity);
  // A fault is of an accordion, not the other way round; a kiln and a wheel have nothing to do with each other.
  else if (thing && !kept) linkBoth(main, "refers to", entity);
  else if (kept && HAPPENINGS.test(classOf(entity.noun))) linkBoth(entity, "refers to", main);
  else if (thing) link(entity, keeperOf(draft));
  else if (dated && /^(?:sign-up|attendance|registration|ticket|waiver|programme)$/.test(entity.noun))
    link(entity, `belongs to one ${dated.noun}`);
  // What people write about the main thing hangs on it; the whole that the app is called after holds its parts.
  else if (/^(?:comment|review|rating|vote|like|note|attachment|photo|picture|video|clip)$/.test(entity.noun))
    link(entity, `belongs to one ${main.noun}`);
  else if (isWhole(entity.noun, draft)) {
    link(entity, `has many ${plural(main.noun)}`);
    link(main, `belongs to one ${entity.noun}`);
  } else link(entity, heldBy(entity, draft));
}

/** Whose a table is that hangs on no other: never "may refer to", which leaves the builder to guess. */
function heldBy(entity: EntityDraft, draft: Draft): string {
  const by = ownerOf(draft, entity.noun);
  if (by !== draft.user) return `is kept by the ${by}`;
  return tableOf(draft, by)?.person ? `belongs to one ${by}` : ofAccount(draft);
}

function keeperOf(draft: Draft): string {
  const one = draft.roles.length < 2 && draft.user === "user";
  return one ? ofAccount(draft) : `is kept by the ${draft.staff}`;
}
