import { classOf, isTouchable } from "../catalogue/noun-classes";
import { NOUN_OF_VERB } from "../catalogue/nouns";
import { parentsOf } from "../catalogue/parents";
import { BUSINESSES, KIN } from "../catalogue/people";
import type { Action } from "../read/reading";
import { plural, withArticle } from "../text/words";
import { storyActor } from "./actors";
import { canonical } from "./canonical";
import { type Draft, type EntityDraft, holderIn } from "./draft";
import { keeperOf, makerOf, sheetAndEntries, TAKES } from "./keepers";
import { linesOf } from "./lines";
import { decisionsOf } from "./needed-columns";
import { linkParties } from "./parties";
import { isAbout, rankOf, tableNear, toldTies } from "./told-ties";
import { doneBy } from "./wording";

/** True for what happens at a time that is known before: a rehearsal, a tour, a running night. */
export function takesPlace(entity: EntityDraft | undefined): boolean {
  return Boolean(
    entity?.fields.some((field) => field.type === "date and time" && /^(?:start|departure)/.test(field.name)),
  );
}

/** As many relations has a table at most. */
const MOST = 5;
/** Of those that only say once more what stands with the other table as many. */
const MANY = 2;

/** How the tables hang together, one sentence a relation; every table gets at least one. */
export function relate(draft: Draft): void {
  linkAsSaid(draft);
  for (const { part, whole, how } of toldTies(draft)) if (!tied(part, whole)) linkBoth(part, how, whole);
  for (const action of draft.reading.actions) linkByDoing(action, draft);
  linkChosen(draft);
  linkToParents(draft);
  linkByColumns(draft);
  linkSheets(draft);
  linkLines(draft);
  linkToOwners(draft);
  linkParties(draft);
  for (const entity of draft.entities) if (!entity.person) linkLoose(entity, draft);
  for (const entity of draft.entities) if (entity.person) linkPerson(entity, draft);
  // Who decides on an entry or leads it is no answer to whose it is.
  linkDeciders(draft);
  linkLeaders(draft);
  for (const entity of draft.entities) entity.relations = closestTies(entity.relations).slice(0, MOST);
}

/** The tables of a plan, by any of their names. */
const tableOf = (draft: Draft, noun: string) =>
  draft.entities.find((entity) => entity.noun === canonical(noun));

/** Says how a table hangs together with another. */
function link(entity: EntityDraft, text: string): void {
  if (!entity.relations.includes(text) && entity.relations.length < 8) entity.relations.push(text);
}

type How = "belongs to" | "refers to" | "is assigned to";

/** "a booking belongs to one court", and the court has many bookings. */
function linkBoth(part: EntityDraft, how: How, whole: EntityDraft): void {
  link(part, `${how} one ${whole.noun}`);
  link(whole, `has many ${plural(part.noun)}`);
}

/** True when it is said already how two tables hang together, in either direction. */
function tied(one: EntityDraft, other: EntityDraft): boolean {
  const names = (from: EntityDraft, to: EntityDraft) =>
    from.relations.some(
      (text) => text.endsWith(` one ${to.noun}`) || text.endsWith(` many ${plural(to.noun)}`),
    );
  return names(one, other) || names(other, one);
}

/** The closest first; what belongs to a car need not refer to it as well. */
function closestTies(relations: readonly string[]): string[] {
  const owners = new Set(
    relations.map((text) => /^(?:belongs|is assigned) to one (.+)$/.exec(text)?.[1]).filter(Boolean),
  );
  const place = (text: string) =>
    [/^belongs/, /^(?:is|joins)\b/, /^refers/, /^has many/].findIndex((kind) => kind.test(text));
  return relations
    .filter((text) => !owners.has(/^(?:may )?refers? to (?:one|an?) (.+)$/.exec(text)?.[1]))
    .sort((a, b) => place(a) - place(b))
    .filter(
      (text, at, all) =>
        !text.startsWith("has many") ||
        at < MANY ||
        all.slice(0, at).filter((one) => one.startsWith("has many")).length < MANY,
    );
}

/** "2,100 graves in 14 sections"; of the one caretaker of a box there is one, and many boxes are theirs. */
function linkAsSaid(draft: Draft): void {
  for (const { from, to } of draft.reading.relations) {
    const [part, whole] = [tableOf(draft, from), tableOf(draft, to)];
    if (!part || !whole || part === whole) continue;
    if (part.person && !whole.person && whole.points?.some(({ noun }) => noun === part.noun))
      linkBoth(whole, "refers to", part);
    else linkBoth(part, "belongs to", whole);
  }
}

/** Doings by which an entry becomes theirs who do it. */
const OWNS = /^(?:add|log|post|upload|book|order|pay|vote|request|time|join|lend|share|swap|sign)$/;
/** Doings in which a thing only stands beside another, for once. */
const PASSING = /^(?:view|find|compare|export|notify|message|share)$/;
/** Doings that are about somebody: a slot with a barber, a bill for a client. */
const ABOUT_SOMEBODY = /^(?:book|request|vote|add|log|generate|time|order)$/;

/** "members book courts": a booking belongs to a member and refers to a court. */
function linkByDoing(action: Action, draft: Draft): void {
  const has = (noun: string) => tableOf(draft, noun);
  const objects = action.objects.flatMap((noun) => has(noun) ?? []);
  const object = objects.find((one) => !one.person);
  const actor = has(storyActor(action, draft));
  // Who books a wheel has a booking of it, not the wheel.
  const made = has(NOUN_OF_VERB[action.verb] ?? "");
  const beside = action.around.flatMap((noun) => has(noun) ?? []);
  const part = made && made !== object ? made : object;
  if (action.class === "assign") linkAssigned(objects, beside);
  if (!part) return;
  if (object && part !== object) linkBoth(part, "refers to", object);
  // "parents pay per month": a payment of theirs, whatever it is for.
  const owns =
    !TAKES.test(action.verb) &&
    (object ? OWNS : /^(?:pay|book|order|vote|message|join|sign|request)$/).test(action.class);
  if (actor?.person && owns)
    for (const one of part === object ? objects : [part])
      if (!one.person && !hasHolder(one, draft)) link(one, `belongs to one ${actor.noun}`);
  if (PASSING.test(action.class)) return;
  for (const near of [...beside, ...(object ? [] : objects)]) {
    if (near === part || tied(part, near) || BUSINESSES.has(near.noun)) continue;
    if (!near.person)
      linkBoth(
        ...(isAbout(near, part)
          ? ([near, "refers to", part] as const)
          : ([part, "refers to", near] as const)),
      );
    else if (near !== actor && ABOUT_SOMEBODY.test(action.class) && isWith(action, near))
      linkBoth(part, "refers to", near);
  }
}

/** "Pick a barber and service" on the way to a booking: it is a booking of both. */
function linkChosen(draft: Draft): void {
  const booking = draft.entities.find(({ noun }) => /^(?:booking|appointment|reservation|order)$/.test(noun));
  if (!booking) return;
  for (const action of draft.reading.actions) {
    if (action.class !== "choose") continue;
    for (const noun of action.objects) {
      const chosen = tableOf(draft, noun);
      // Who is chosen by somebody of their own kind takes their place.
      if (!chosen || chosen === booking || chosen.noun === storyActor(action, draft)) continue;
      if (!tied(booking, chosen)) linkBoth(booking, "belongs to", chosen);
    }
  }
}

/** "book a slot with a barber", "rate the driver"; "a recipe for friends" is of nobody. */
function isWith({ phrase, objects }: Action, { noun }: EntityDraft): boolean {
  return (
    objects.some((one) => canonical(one) === noun) ||
    new RegExp(
      `\\b(?:with|for|about|of|at) (?:an?|the|each|their|one|every) (?:[\\p{L}-]+ )?${noun}\\b`,
      "u",
    ).test(phrase)
  );
}

/** "assign volunteers to shifts": a shift has several, and each of them several shifts; a job has one to do it. */
function linkAssigned(objects: readonly EntityDraft[], beside: readonly EntityDraft[]): void {
  const [one] = objects;
  const to = beside.find((near) => near !== one);
  if (!one || !to || one.person === to.person) return;
  const [person, thing] = one.person ? [one, to] : [to, one];
  if (one.person) link(thing, `has many ${plural(person.noun)}`);
  else link(thing, `is assigned to one ${person.noun}`);
  link(person, `has many ${plural(thing.noun)}`);
}

/** True when it is known whose the entries are: who writes something about them does not own them. */
function hasHolder({ relations }: EntityDraft, draft: Draft): boolean {
  return relations.some((text) => draft.roles.some(({ noun }) => noun === holderIn(text)));
}

/** What is always part of something: a comment of a post, a line of an order. */
function linkToParents(draft: Draft): void {
  for (const entity of draft.entities) {
    if (entity.person) continue;
    const parent = parentsOf(entity.noun)
      .map(
        (noun) =>
          tableOf(draft, noun) ??
          draft.entities.find((one) => one !== entity && !one.person && one.noun.endsWith(` ${noun}`)),
      )
      .find((one) => one && one !== entity);
    if (!parent || entity.relations.includes(`belongs to one ${parent.noun}`)) continue;
    // "an audit log" may stand the other way round already.
    if (parent.relations.some((text) => text.endsWith(` to one ${entity.noun}`))) continue;
    linkBoth(entity, parent.person && hasHolder(entity, draft) ? "refers to" : "belongs to", parent);
  }
}

/** "which drone, which battery" of a flight: a column that would name another table is a relation to it. */
function linkByColumns(draft: Draft): void {
  for (const entity of draft.entities)
    for (const { noun, several } of entity.points ?? []) {
      const other = tableOf(draft, noun);
      if (!other || tied(entity, other)) continue;
      if (several) linkBoth(other, "belongs to", entity);
      else linkBoth(entity, "refers to", other);
    }
}

/** Who said yes or no is somebody of the plan, where their role has a table. */
function linkDeciders(draft: Draft): void {
  for (const { action, entity } of decisionsOf(draft)) {
    const judge = tableOf(draft, storyActor(action, draft));
    if (judge?.person && entity.fields.some(({ name }) => name === "time decided"))
      link(entity, `is decided by one ${judge.noun}`);
  }
  const lead = draft.entities.find(({ fields }) => fields.some(({ name }) => name === "answered at"));
  const staff = tableOf(draft, draft.staff);
  if (lead && staff?.person && draft.staff !== draft.user) link(lead, `is answered by one ${staff.noun}`);
}

const LEADS = /^(.+) (?:manager|leader|lead|coordinator|supervisor|captain|teacher|head|director|host)$/;

/** Each project has one project manager, each team one team leader. */
function linkLeaders(draft: Draft): void {
  for (const leader of draft.entities) {
    const led = leader.person ? tableOf(draft, LEADS.exec(leader.noun)?.[1] ?? "") : undefined;
    if (led && !led.person && !tied(led, leader)) link(led, `is led by one ${leader.noun}`);
  }
}

/** The hours of a week belong to the timesheet of that week. */
function linkSheets(draft: Draft): void {
  const [entries, sheet] = sheetAndEntries(draft) ?? [];
  if (!entries || !sheet || tied(entries, sheet)) return;
  linkBoth(entries, "belongs to", sheet);
  const keeper = keeperOf(draft, sheet);
  if (tableOf(draft, keeper)?.person) link(sheet, `belongs to one ${keeper}`);
}

/** What is ordered stands in the lines of an order, not in the order. */
function linkLines(draft: Draft): void {
  const line = tableOf(draft, "order line");
  const { order, goods } = linesOf(draft) ?? {};
  if (line?.origin !== "implied" || !order || !goods) return;
  order.relations = order.relations.filter((text) => text !== `refers to one ${goods.noun}`);
  goods.relations = goods.relations.filter((text) => text !== `has many ${plural(order.noun)}`);
  line.relations = [];
  linkBoth(line, "belongs to", order);
  link(line, `refers to one ${goods.noun}`);
}

/** What is always somebody's: a streak, a balance, a friendship. */
function linkToOwners(draft: Draft): void {
  const friendship = tableOf(draft, "friendship");
  if (friendship) link(friendship, `joins two ${plural(draft.user)}`);
  for (const noun of [
    "subscription",
    "membership",
    "streak",
    "badge",
    "achievement",
    "reward",
    "trophy",
    "charge",
    "balance",
  ]) {
    const earned = tableOf(draft, noun);
    if (earned && earned.noun !== draft.main && earned.relations.length === 0)
      link(earned, tableOf(draft, draft.user)?.person ? `belongs to one ${draft.user}` : ofAccount(draft));
  }
  const flag = tableOf(draft, "flag");
  if (flag?.origin === "implied" && tableOf(draft, draft.user)?.person)
    link(flag, `belongs to one ${draft.user}`);
}

const ofAccount = (draft: Draft) => `belongs to one account of ${withArticle(draft.user)}`;

/** What somebody has, else what they do, else that they come in by themselves; whom nobody lets in is kept by others. */
function linkPerson(person: EntityDraft, draft: Draft): void {
  for (const other of draft.entities) {
    const holds = other.relations.some((text) => holderIn(text) === person.noun);
    if (holds && person.relations.length < 3) link(person, `has many ${plural(other.noun)}`);
  }
  if (person.relations.length > 0) return;
  link(person, deedOf(person, draft) || entranceOf(person, draft));
}

const CHILD = /(?:^| )(?:child|kid|pupil|student|son|daughter|baby|toddler)$/;

/** "approves many timesheets" */
function deedOf(person: EntityDraft, draft: Draft): string {
  for (const action of draft.reading.actions) {
    if (action.actor !== person.noun || /^(?:notify|act)$/.test(action.class)) continue;
    const thing = draft.entities.find(
      (one) => !one.person && action.objects.some((noun) => canonical(noun) === one.noun),
    );
    const verb = thing && doneBy(action.verb);
    if (thing && verb) return `${verb} many ${plural(thing.noun)}`;
  }
  return "";
}

/** Whoever has a role comes in by themselves; of others the idea only speaks, and somebody enters them. */
function entranceOf(person: EntityDraft, draft: Draft): string {
  if (BUSINESSES.has(person.noun) && person.noun !== draft.user) return `has many ${plural(draft.user)}`;
  if (draft.roles.some((role) => role.noun === person.noun)) return "signs in with one account";
  const keeper = keeperOf(draft, person);
  if (CHILD.test(person.noun) && tableOf(draft, "parent")) return "belongs to one parent";
  const kin = KIN.test(person.noun) && tableOf(draft, draft.user)?.person && KIN.test(draft.user);
  if (kin && draft.user !== person.noun) return `belongs to one ${draft.user}`;
  if (keeper !== draft.user) return `is kept by the ${keeper}`;
  return tableOf(draft, keeper)?.person ? `belongs to one ${keeper}` : ofAccount(draft);
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

/** A table that nothing was said about hangs on what stands near it, on the main one, or on whoever uses the app. */
function linkLoose(entity: EntityDraft, draft: Draft): void {
  const main = tableOf(draft, draft.main);
  const { relations } = entity;
  if (relations.length > 0) {
    // What has others is somebody's as well, where somebody enters it.
    const holds = relations.every((text) => text.startsWith("has many"));
    const taken = relations.some((text) => TAKEN_OFTEN.test(text));
    if (holds && !BUSINESSES.has(entity.noun) && ((entity === main && !taken) || makerOf(draft, entity)))
      link(entity, keptBy(entity, draft));
    return;
  }
  if (BUSINESSES.has(entity.noun)) link(entity, `has many ${plural(draft.user)}`);
  else if (main && main !== entity) linkToMain(entity, main, draft);
  else link(entity, keptBy(entity, draft));
}

/** What others take, borrow or vote on is nobody's for that. */
const TAKEN_OFTEN =
  /^has many (?:.* )?(?:bookings|reservations|loans|rentals|orders|votes|sign-ups|requests)$/;

/** Records of what was changed: each is about one entry. */
const TRAIL = /(?:^| )(?:audit log|change log|history|audit trail|revision|version|change)$/;

/** Classes of what is about things: a fault, a valuation, a permit. */
const OF_THINGS = /^(?:incident|deed|work|illness|document|message|right|idea)$/;

/** Classes of what happens to things or is done with them. */
const HAPPENINGS = /^(?:incident|deed|work|illness)$/;

function linkToMain(entity: EntityDraft, main: EntityDraft, draft: Draft): void {
  const thing = isTouchable(entity.noun);
  const kept = !OF_THINGS.test(classOf(main.noun));
  const dated = draft.entities.find((other) => other !== entity && !other.person && takesPlace(other));
  const signed = tableOf(draft, "sign-up") ?? tableOf(draft, "registration");
  const near = tableNear(entity, draft);
  if (TRAIL.test(entity.noun)) link(entity, `refers to one ${main.noun}`);
  else if (entity.noun === "attendance" && (dated || signed))
    link(entity, `belongs to one ${(dated ?? signed)?.noun}`);
  else if (entity.origin === "implied" && (!standsAlone(entity) || isAbout(entity, main)))
    link(entity, `belongs to one ${main.noun}`);
  // What is booked, lent or ordered: a court of a booking.
  else if (
    /(?:^| )(?:booking|appointment|reservation|loan|order|quote|ticket)$/.test(main.noun) &&
    rankOf(entity) < 2
  )
    linkBoth(main, "refers to", entity);
  // What stands in the same sentence: a bag is checked in an ambulance, a packet lies in a freezer.
  else if (near && isAbout(entity, near)) linkBoth(entity, "refers to", near);
  else if (near && isAbout(near, entity) && !near.relations.some((text) => text.startsWith("refers")))
    linkBoth(near, "refers to", entity);
  // A fault is of an accordion, not the other way round; a kiln and a wheel have nothing to do with each other.
  else if (thing && !kept) linkBoth(main, "refers to", entity);
  else if (kept && HAPPENINGS.test(classOf(entity.noun))) linkBoth(entity, "refers to", main);
  else if (thing) link(entity, keptBy(entity, draft));
  else if (dated && /^(?:sign-up|attendance|registration|ticket|waiver|programme)$/.test(entity.noun))
    link(entity, `belongs to one ${dated.noun}`);
  // What people write about the main thing hangs on it; the whole that the app is called after holds its parts.
  else if (/^(?:comment|review|rating|vote|like|note|attachment|photo|picture|video|clip)$/.test(entity.noun))
    link(entity, `belongs to one ${main.noun}`);
  else if (isWhole(entity.noun, draft)) {
    link(entity, `has many ${plural(main.noun)}`);
    link(main, `belongs to one ${entity.noun}`);
  } else link(entity, keptBy(entity, draft));
}

/** What is planned for itself: an event is no part of a result, a shift none of a story. */
const standsAlone = (entity: EntityDraft) =>
  takesPlace(entity) || /(?:^| )(?:shift|event)$/.test(entity.noun);

/** Whose a table is that hangs on no other: never "may refer to", which leaves the builder to guess. */
function keptBy(entity: EntityDraft, draft: Draft): string {
  if (draft.roles.length < 2 && draft.user === "user") return ofAccount(draft);
  const by = keeperOf(draft, entity);
  if (by !== draft.user) return `is kept by the ${by}`;
  return tableOf(draft, by)?.person ? `belongs to one ${by}` : ofAccount(draft);
}
