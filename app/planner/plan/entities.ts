import { tableOfKind } from "../catalogue/archetypes/tables";
import { isTouchable } from "../catalogue/noun-classes";
import { NOUN_OF_VERB, UNSAID_OF_VERB } from "../catalogue/nouns";
import { isPerson, KIN, PLACE_ROLES } from "../catalogue/people";
import { isKnownThing, shapeOf } from "../catalogue/things";
import { mention, type Reading } from "../read/reading";
import { isPlural, plural, singular } from "../text/words";
import { canonical } from "./canonical";
import type { Draft, EntityDraft } from "./draft";
import { foldKinds, foldNamedKinds, foldSynonyms, mergeCompounds } from "./kinds";
import { usable, VERBS_ONLY } from "./usable";

/** A plan has as many tables at most. */
const MOST = 11;

/** The tables so far, by their canonical nouns. */
type Tables = Map<string, EntityDraft>;

/** Adds a table, or weight to the one that is there. */
function put(
  tables: Tables,
  noun: string,
  weight: number,
  person: boolean,
  origin: EntityDraft["origin"],
): void {
  const key = canonical(noun);
  const known = tables.get(key);
  if (known) {
    known.weight += weight;
    if (origin === "named") known.origin = "named";
    return;
  }
  tables.set(key, { noun: key, origin, person, weight, fields: [], relations: [], statuses: [] });
}

/** Picks the tables of the plan from what the idea mentions and what its capabilities need. */
export function draftEntities(draft: Draft): EntityDraft[] {
  const { reading } = draft;
  reading.fields = reading.fields.filter((field) => !VERBS_ONLY.test(field.owner));
  nameRequests(draft);
  const cargo = nameDeliveries(reading);
  const tables: Tables = new Map();
  addMentioned(tables, draft);
  addRoles(tables, draft);
  addMade(tables, reading);
  addAsked(tables, draft);
  foldSynonyms(tables, reading);
  mergePeople(tables, reading);
  mergeCompounds(tables, reading);
  foldKinds(tables, reading);
  foldNamedKinds(tables, reading);
  addNeeded(tables, draft);
  addUnsaid(tables, draft);
  addUsual(tables, draft);
  addEntry(tables, draft);
  for (const [key, { noun, person }] of [...tables])
    if (!person && isKeptBack(noun, reading.text)) tables.delete(key);
  unnameTranslated(tables, reading);
  const delivery = tables.get("delivery");
  if (delivery && cargo.length > 0) delivery.kinds = cargo;
  const heaviest = (person: boolean) =>
    [...tables.values()].filter((entity) => entity.person === person).sort((a, b) => b.weight - a.weight);
  const persons = heaviest(true).slice(0, 5);
  return [...heaviest(false).slice(0, MOST - Math.min(3, persons.length)), ...persons];
}

/** Of an idea in another language only that is named which it has a word for: the rest is what its gloss made of it. */
function unnameTranslated(tables: Tables, { language, originals, quotes }: Reading): void {
  if (language === "en") return;
  const written = quotes.join(" ").toLowerCase();
  const words = [...originals.keys()];
  // "los equipos": its people are called as the idea calls the body.
  const ofBody = (noun: string) => words.some((word) => PLACE_ROLES[word.split(" ").pop() ?? ""] === noun);
  for (const entity of tables.values())
    if (!originals.has(entity.noun) && !written.includes(entity.noun) && !ofBody(entity.noun))
      entity.origin = "implied";
}

/** "I want a form - date, flavour - then I send a quote": what strangers fill in asks for something. */
function nameRequests({ reading, roles }: Draft): void {
  const strangers = roles.some(({ noun, origin }) => noun === "customer" && origin === "implied");
  if (!strangers || reading.actions.some(({ objects }) => objects.includes("form"))) return;
  for (const field of reading.fields) if (field.owner === "form") field.owner = "request";
  for (const one of reading.mentions) if (one.noun === "form") one.noun = "request";
  for (const nouns of reading.spoken)
    nouns.splice(0, nouns.length, ...nouns.map((noun) => (noun === "form" ? "request" : noun)));
}

/** "They deliver fridges and washing machines": what is kept is each delivery; returns the goods, which are its kinds. */
function nameDeliveries(reading: Reading): string[] {
  const brings = /^(?:deliver|transport|ship|haul)$/;
  const cargo = new Set(
    reading.actions
      .filter(({ verb }) => brings.test(verb))
      .flatMap(({ objects }) => objects)
      .filter(
        (noun) =>
          isTouchable(noun) &&
          !KEPT_ALREADY.delivery?.test(noun) &&
          reading.actions.every(({ verb, objects }) => brings.test(verb) || !objects.includes(noun)),
      ),
  );
  if (cargo.size === 0) return [];
  reading.mentions = reading.mentions.filter(({ noun }) => !cargo.has(noun));
  mention(reading, "delivery", 3);
  for (const field of reading.fields) if (cargo.has(field.owner)) field.owner = "delivery";
  for (const { verb, objects } of reading.actions)
    if (brings.test(verb) && objects.some((noun) => cargo.has(noun))) objects.unshift("delivery");
  return [...cargo];
}

function addMentioned(tables: Tables, { reading, roles }: Draft): void {
  const { originals } = reading;
  for (const { noun, weight: own, person } of reading.mentions) {
    // "Stunden" are time entries, and keep their name.
    const word = originals.get(noun);
    if (word && !originals.has(canonical(noun))) originals.set(canonical(noun), word);
    // "loyalty stamps, 10 stamps": the compound and its head are spoken of together.
    const head = noun.includes(" ")
      ? reading.mentions.find((one) => noun.endsWith(` ${one.noun}`))
      : undefined;
    const weight = own + (head && !person ? head.weight : 0);
    if (!usable(noun, weight, person, reading)) continue;
    // Relatives who are one role are one table too.
    if (reading.roles.includes(noun) && roles[0]?.noun === "family member" && KIN.test(noun)) continue;
    put(tables, noun, weight, person || isPerson(canonical(noun)), "named");
  }
}

/** "The steps, not the answer": what is only spoken of as left out is no table. */
function isKeptBack(noun: string, text: string): boolean {
  if (!text.includes(` not the ${noun}`)) return false;
  const said = text.split(new RegExp(`\\b(?:${noun}|${plural(noun)})\\b`)).slice(0, -1);
  return said.every((before) => / not (?:the |an? |any )?$/.test(before));
}

function addRoles(tables: Tables, { reading, roles, clarity }: Draft): void {
  for (const { noun, origin } of roles) {
    const anybody =
      /^(?:admin|administrator|moderator|user|school)$/.test(noun) ||
      / (?:staff|desk|department|office)$/.test(noun);
    if (!anybody && origin !== "implied" && reading.roles.includes(noun))
      put(tables, noun, 0.6, true, "named");
    // "people pick a package and pay": those who come are kept too.
    else if (/^(?:customer|member)$/.test(noun) && clarity === "clear")
      put(tables, noun, 0.3, true, "implied");
  }
}

const TALKS =
  /\b(?:chats?|messages|messaging|conversations?|inbox|each other|one another|reply|replies|answers?)\b/;

/** What is made by doing something: a booking by booking, a vote by voting. */
function addMade(tables: Tables, { actions, text }: Reading): void {
  for (const { verb, objects } of actions) {
    const made = NOUN_OF_VERB[verb];
    // "message the customer when we are finished": sent, and not talked about.
    const told = made === "message" && objects.some(isPerson) && !TALKS.test(text);
    if (made && !told && objects.every((object) => isKeptBeside(verb, object, tables)))
      put(tables, made, 2, false, "named");
  }
}

/** True when what is done with a thing is kept beside it: a reservation of a telescope, not of a slot. */
function isKeptBeside(verb: string, object: string, tables: Tables): boolean {
  if (!tables.has(canonical(object))) return true;
  if (/^(?:vote|rate|review|(?:pre-?)?order|borrow|lend|comment|bid|wish|adopt|sponsor)/.test(verb))
    return true;
  const taken =
    /(?:slot|appointment|tour|class|lesson|course|event|session|seat|place|ticket|visit|hour|time|booking|reservation|shift|trip|ride|walk|game|meeting)$/;
  return /^(?:book|reserve)$/.test(verb) && !taken.test(object);
}

/** Who comes to a class, an event or a trip has a booking of it; of a slot or an appointment it is the booking itself. */
const HELD =
  /(?:tour|class|lesson|course|event|session|workshop|trip|ride|walk|hike|display|screening|game|table|seat|ticket|training)$/;
/** Tables that keep who comes, or what is agreed, already. */
const KEPT_ALREADY: Record<string, RegExp> = {
  booking:
    /booking|reservation|appointment|attendance|sign-up|registration|rental|hire|order|visit|ticket|slot/,
  swap: /swap|exchange|trade|offer|request|proposal/,
  repair: /repair|job|fault|ticket|order/,
  appointment:
    /booking|reservation|appointment|sign-up|registration|rental|hire|order|visit|slot|session|date/,
  quote: /quote|estimate|offer|price|order/,
  visit: /visit|appointment|booking|call|round|tour/,
  delivery: /deliver|drop|stop|parcel|package|order|route|run|shipment|round|tour|donation|box|meal|basket/,
  signature: /signature|consent|contract|agreement|deliver|petition|waiver|receipt/,
  offer: /offer|bid|proposal|listing|quote|swap|request|price/,
  "check-in": /check-in|attendance|visit|sign-in|presence|shift|arrival|time entry|booking/,
  measurement: /measure|reading|test|result|size|value/,
  payment: /payment|fee|invoice|deposit|rent|dues|order|subscription|fine|donation|bill|contribution|balance/,
  absence: /absence|leave|holiday|vacation|availability|time off/,
  grading: /grad|rating|score|mark|assess|review|result/,
  treatment: /treat|dose|medic|session|appointment|visit/,
  vaccination: /vaccin|treatment|dose/,
  cleaning: /clean|job|task|shift|turnover|chore|duty|visit|booking|round|rota/,
  test: /test|result|sample|measure|reading|exam|check/,
  count: /count|stock|inventory|sighting|observation|survey|record/,
  check: /check|inspection|control|visit|task|test|report|round|result|reading/,
  service: /service|maintenance|repair|inspection|job|task|check/,
  referral: /referral|request|application|case/,
  weighing: /weigh|measure|reading|result|catch|log/,
  score: /score|grad|rating|mark|result|evaluation|point/,
  assignment: /assign|shift|duty|rota|job|task|booking|match|visit|turn|ride|lesson/,
  match: /match|pair|game|swap|assign|suggest/,
  pairing: /pair|match|game|round/,
  withdrawal: /withdraw|loan|request|order|transaction|movement/,
  redemption: /redemption|reward|voucher|coupon|prize/,
  comment: /comment|post|message|discussion|thread|note|review/,
  transfer: /transfer|movement|transaction|swap/,
  handover: /handover|loan|delivery|pickup|collection/,
};

/** What doings leave behind that the idea has no word for: the swaps of those who swap, the bookings of a class. */
function addUnsaid(tables: Tables, { reading, clarity }: Draft): void {
  if (clarity !== "clear") return;
  const things = () => [...tables.values()].filter((entity) => !entity.person).length;
  for (const { verb, objects, actor } of reading.actions) {
    const noun = UNSAID_OF_VERB[verb];
    if (!noun || actor === "app" || things() > 7 || tables.has(canonical(noun))) continue;
    if (noun === "booking" && !objects.some((object) => HELD.test(object))) continue;
    // "check the prices", "count on us": only what is done with something that is kept leaves a record.
    const withSomething = objects.some((object) => {
      const entity = tables.get(canonical(object));
      return entity !== undefined && (entity.person || isTouchable(entity.noun));
    });
    if (DONE_WITH.test(noun) && !withSomething) continue;
    const kept = KEPT_ALREADY[noun];
    if (kept && [...tables.keys()].some((key) => kept.test(key))) continue;
    put(tables, noun, 0.4, false, "implied");
  }
  for (const [noun, said] of SAID_OTHERWISE) {
    const kept = KEPT_ALREADY[noun] ?? new RegExp(noun);
    const known = [...tables.keys()].some((key) => kept.test(key));
    if (!known && things() < 8 && said.test(whatIsDone(reading))) put(tables, noun, 0.4, false, "implied");
  }
}

const DONE_WITH =
  /^(?:grading|treatment|vaccination|cleaning|test|count|check|service|weighing|score|assignment|match|pairing|withdrawal|calibration|handover|transfer|comment|dispute)$/;

const whatIsDone = ({ actions }: Reading) => actions.map(({ phrase }) => phrase).join(" . ");

/** "pick a date", "see what is invoiced": doings that leave something behind without naming it. */
const SAID_OTHERWISE: readonly [string, RegExp][] = [
  [
    "appointment",
    /\b(?:choose|pick|select) (?:an? |the |their |one )?(?:free |suitable )?(?:date|day|slot|time)\b/,
  ],
  [
    "absence",
    /\b(?:mark|enter|say|note|block|tell|add) (?:the |those |which |their )?(?:dates?|days?|times?|weeks?|when) (?:on which |when |that )?(?:they|he|she|you|i) (?:is|are|am|can't|cannot|will be)(?: (?:away|busy|off|absent|unavailable|not available|come|play|work|make it))?\b/,
  ],
  [
    "payment",
    /\bpaid or not\b|\bmark (?:\p{L}+ )?(?:as )?paid\b|\bwho (?:has|have|hasn't|haven't) (?:not )?(?:yet )?paid\b/u,
  ],
  ["invoice", /\b(?:is|was|been|already|not yet) invoiced\b/],
  [
    "quote",
    /\b(?:give|send|get|receive|say|tell|make) (?:[\p{L}]+ )?(?:an? )?price\b|\bsay (?:the \p{L}+ )?(?:how much|what) it costs\b/u,
  ],
];

/** "a cooperative of olive growers; growers book": one table. */
function mergePeople(tables: Tables, { roles }: Reading): void {
  for (const [key, entity] of [...tables]) {
    const last = key.slice(key.lastIndexOf(" ") + 1);
    if (entity.person && last !== key && !roles.includes(key) && tables.get(last)?.person) tables.delete(key);
  }
}

/** Things that the idea asks for and no doing of it speaks of: "a vinyl collection with a wishlist". */
function addAsked(tables: Tables, { reading, clarity }: Draft): void {
  if (clarity === "unclear" || (clarity === "short" && reading.language !== "en")) return;
  const known = (noun: string) =>
    [...tables.keys()].some((key) => key === noun || key.endsWith(` ${noun}`) || noun.endsWith(` ${key}`));
  // What the app is called after, and what a doing was read with, was looked at before.
  const name = reading.product.toLowerCase().replace(/ (?:with|where|that|which|to|for) .*/, "");
  const read = new Set(reading.actions.flatMap(({ objects, around }) => [...objects, ...around]));
  // A column of what is no table gave the thing no place.
  const fields = reading.fields.filter(({ owner }) => known(owner));
  for (const { things } of reading.asked)
    for (const said of things) {
      // "Sunday services" are services.
      const noun = said.replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day /, "");
      const key = canonical(noun);
      if ([...tables.values()].filter(({ person }) => !person).length >= 7) return;
      if (read.has(said) || reading.roles.includes(said)) continue;
      // "Camp registration" of an idea that says more is kept; of one that says no more it is only the name.
      if (
        name.includes(noun) &&
        !(clarity === "clear" && /(?:registration|enrolment|sign-up|application)$/.test(noun))
      )
        continue;
      // "a card per mum with allergies": told of her already.
      if (reading.language !== "en" && reading.fields.some(({ name }) => name === noun)) continue;
      if (!isKnownThing(noun) || known(key) || !usable(noun, 0.9, false, { ...reading, fields })) continue;
      put(tables, noun, 0.5, false, "named");
    }
}

/** What a capability keeps: payments, messages, ratings. */
function addNeeded(tables: Tables, { capabilities, clarity, reading }: Draft): void {
  for (const { entity: noun } of capabilities) {
    if (!noun || tables.size >= MOST || hasLike(noun, tables)) continue;
    if (clarity !== "clear" && tables.size > 0 && reading.text.length < 40) continue;
    const last = noun.slice(noun.lastIndexOf(" ") + 1);
    const short = last === noun ? undefined : tables.get(last);
    if (short && !tables.has(noun)) {
      // "entries" in an idea about timers are time entries.
      tables.delete(last);
      tables.set(noun, { ...short, noun });
      for (const field of reading.fields) if (field.owner === last) field.owner = noun;
    }
    const said = new RegExp(`\\b(?:${noun}|${plural(noun)})\\b`).test(reading.text);
    if (!tables.has(canonical(noun))) put(tables, noun, 0.4, false, said ? "named" : "implied");
  }
}

/** True when a table serves for what the capability would keep: a deposit for a payment. */
function hasLike(noun: string, tables: Tables): boolean {
  const paid = /deposit|tip|donation|fee|settlement|payment|subscription|order/;
  return (
    (noun === "payment" && [...tables.keys()].some((key) => paid.test(key))) ||
    (noun === "message" && [...tables.keys()].some((key) => /(?:^| )chat$/.test(key))) ||
    (noun === "review" && tables.has("rating"))
  );
}

/** Where the idea names little, what such an app usually keeps; the fewer words, the less is invented. */
function addUsual(tables: Tables, { archetype, clarity, reading }: Draft): void {
  if (!archetype) return;
  const clear = clarity === "clear";
  const things = () => [...tables.values()].filter((entity) => !entity.person);
  // "crm": of so few words one guess is enough.
  const few = reading.quotes.join(" ").length < 20;
  if (things().length >= (few ? 2 : 3)) return;
  const wanted = !few ? 3 : things().length === 0 ? 1 : 2;
  for (const noun of archetype.things) {
    if (things().length >= wanted) break;
    if (!clear && isPerson(noun)) continue;
    // A chore is a task already.
    const shape = shapeOf(noun, reading.text);
    if (
      shape &&
      !tableOfKind(archetype.id, noun) &&
      things().some((one) => shapeOf(one.noun, reading.text) === shape)
    )
      continue;
    const said = new RegExp(`\\b${noun}s?\\b`).test(reading.text);
    if (!tables.has(canonical(noun))) put(tables, noun, 0.3, isPerson(noun), said ? "named" : "implied");
  }
}

/** Where only people are named, something is kept of them all the same: the jobs of customers, else plain entries. */
function addEntry(tables: Tables, { clarity, reading, roles }: Draft): void {
  const kept = [...tables.values()].some(({ person }) => !person);
  if (kept || clarity !== "clear" || reading.actions.length < 2) return;
  const served = roles.some(({ noun }) => /^(?:customer|client)$/.test(noun));
  put(tables, served ? "job" : "entry", 0.4, false, "implied");
}

/** The table that the app turns around: the one most acted upon. */
export function mainNoun(draft: Draft): string {
  // A person of whom the idea names columns ("guest: name, company, plate") is what the app keeps.
  const named = (entity: EntityDraft) =>
    draft.reading.fields.filter((field) => field.owner === entity.noun).length;
  const things = draft.entities.filter((entity) => !entity.person || named(entity) >= 3);
  // "parents see a weekly report": made of what others enter.
  const onlySeen = (entity: EntityDraft) => {
    const { noun } = entity;
    const deeds = draft.reading.actions.filter((action) => action.objects.includes(noun));
    return (
      noun === "report" &&
      named(entity) === 0 &&
      deeds.length > 0 &&
      deeds.every((one) => /^(?:view|glance|compare)$/.test(one.class))
    );
  };
  const score = (entity: EntityDraft) =>
    entity.weight +
    draft.reading.actions.filter((action) =>
      action.objects.some((object) => canonical(object) === entity.noun),
    ).length *
      2 +
    (entity.origin === "named" ? 2 : 0) +
    (entity.person ? 3 : 0) +
    (draft.reading.actions[0]?.objects
      .concat(draft.reading.actions[0]?.around ?? [])
      .some((noun) => canonical(noun) === entity.noun)
      ? 3
      : 0) +
    (/^(?:booking|appointment|reservation|order|ride|loan|visit|delivery)$/.test(entity.noun) ? 3 : 0) +
    // "An app for my record collection": what it is for.
    (new RegExp(
      `\\b(?:app|site|website|tool|system|log|place) (?:for|of) (?:my |our |the |an? )?${entity.noun}s?\\b`,
    ).test(draft.reading.product.toLowerCase())
      ? 4
      : 0) +
    // "chore wheel for siblings": what it is called after.
    (new RegExp(
      `^${entity.noun} (?:wheel|rota|roster|tracker|planner|log|list|chart|exchange|swap|book|diary|register)\\b`,
    ).test(draft.reading.product.toLowerCase())
      ? 4
      : 0) -
    (entity.noun === "order" && draft.reading.actions.some((action) => action.class === "order") ? 6 : 0) -
    (/^(?:photo|video|message|reminder|notification|rating|review|vote|comment|payment|step)$/.test(
      entity.noun,
    ) || onlySeen(entity)
      ? 6
      : 0);
  const scores = new Map(things.map((one) => [one, score(one)]));
  const best = things.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))[0];
  return best?.noun ?? draft.archetype?.things[0] ?? (isPlural(draft.user) ? singular(draft.user) : "entry");
}
