import type { PlanField } from "~/domain/plan";
import { classShape } from "../catalogue/class-shapes";
import { classOf, isProperty } from "../catalogue/noun-classes";
import { GENERAL_NOUNS, isFieldWord, NOUN_OF_VERB, SCREEN_WORDS, typeOfField } from "../catalogue/nouns";
import { BUSINESSES, HOMES, isPerson, PLACE_ROLES } from "../catalogue/people";
import { isKnownThing, shapeOf } from "../catalogue/things";
import type { Reading } from "../read/reading";
import { isPlural, plural, singular } from "../text/words";
import type { Draft, EntityDraft } from "./draft";
import { keepHomeless } from "./homeless";
import { KIN } from "./roles";

/** Different words for one table. */
const ALIASES: Record<string, string> = {
  timer: "time entry",
  picture: "photo",
  pic: "photo",
  image: "photo",
  todo: "task",
  "to-do": "task",
  mum: "parent",
  audit: "audit log",
  timeslot: "slot",
  "time slot": "slot",
  viewings: "viewing",
  "who owes who": "balance",
  debt: "balance",
  "audit trail": "audit log",
  "time tracking": "time entry",
  hour: "time entry",
  invoicing: "invoice",
  carpool: "ride",
  "school carpool": "ride",
};
const MOST = 11;
/** Words for doing that a slip of the grammar must never turn into a table. */
const DOING =
  /^(?:see|say|get|know|go|come|put|take|bring|use|want|need|have|make|decide|choose|tell|give|let|keep|find|pick|ask|add|edit|send|show|write|read|think|try|help|do|become|happen|smth|sth|idk|etc)$/;

/** Words that mostly say how much of something there is, or where. */
const OFTEN_MEANT = /^(?:piece|set|pair|area|place|source)$/;
/** Of those the ones that are nothing else, whatever columns they seem to have. */
const VERBS_ONLY = /^(?:get|see|know|go|come|say|tell|let|give|want|need)$/;

/** The canonical noun of a table. */
export function canonical(noun: string): string {
  const lower = noun.toLowerCase();
  const known = ALIASES[lower];
  if (known) return known;
  const last = lower.slice(lower.lastIndexOf(" ") + 1);
  return lower.includes(" ") && /^(?:picture|pic|image)$/.test(last) ? lower.replace(/\S+$/, "photo") : lower;
}

/** Picks the tables of the plan from what the idea mentions and what its capabilities need. */
export function draftEntities(draft: Draft): EntityDraft[] {
  const { reading } = draft;
  reading.fields = reading.fields.filter((field) => !VERBS_ONLY.test(field.owner));
  const found = new Map<string, EntityDraft>();
  const put = (noun: string, weight: number, person: boolean, origin: EntityDraft["origin"]) => {
    const key = canonical(noun);
    const known = found.get(key);
    if (known) {
      known.weight += weight;
      if (origin === "named") known.origin = "named";
      return;
    }
    found.set(key, { noun: key, origin, person, weight, fields: [], relations: [], statuses: [] });
  };
  for (const { noun, weight: own, person } of reading.mentions) {
    // "loyalty stamps, 10 stamps": the compound and its head are spoken of together.
    const head = noun.includes(" ")
      ? reading.mentions.find((one) => noun.endsWith(` ${one.noun}`))
      : undefined;
    const weight = own + (head && !person ? head.weight : 0);
    if (!usable(noun, weight, person, reading)) continue;
    // Relatives who are one role are one table too.
    if (reading.roles.includes(noun) && draft.roles[0]?.noun === "family member" && KIN.test(noun)) continue;
    put(noun, weight, person || isPerson(noun), "named");
  }
  for (const role of draft.roles) {
    if (
      /^(?:admin|administrator|moderator|user|school)$/.test(role.noun) ||
      role.origin === "implied" ||
      !reading.roles.includes(role.noun)
    )
      continue;
    if (!/ staff$/.test(role.noun)) put(role.noun, 0.6, true, "named");
  }
  for (const action of reading.actions) {
    const made = NOUN_OF_VERB[action.verb];
    if (
      made &&
      (action.objects.length === 0 ||
        action.objects.every(
          (object) =>
            found.get(canonical(object)) === undefined ||
            /^(?:vote|rate|review|order|borrow|lend|comment|bid|wish|adopt|sponsor)/.test(action.verb) ||
            // A telescope that is reserved stays the telescope: who has it, and when, is kept beside it.
            (/^(?:book|reserve)$/.test(action.verb) &&
              !/(?:slot|appointment|tour|class|lesson|course|event|session|seat|place|ticket|visit|hour|time|booking|reservation|shift|trip|ride|walk|game|meeting)$/.test(
                object,
              )),
        ))
    )
      put(made, 2, false, "named");
  }
  // "a cooperative of olive growers; growers book": one table.
  for (const [key, entity] of [...found]) {
    const last = key.slice(key.lastIndexOf(" ") + 1);
    if (!entity.person || last === key || reading.roles.includes(key) || !found.get(last)?.person) continue;
    found.delete(key);
  }
  mergeCompounds(found, reading);
  foldKinds(found, reading);
  foldNamedKinds(found, reading);
  for (const capability of draft.capabilities) {
    if (!capability.entity || found.size >= MOST) continue;
    const noun = capability.entity;
    if (
      noun === "payment" &&
      [...found.keys()].some((key) =>
        /deposit|tip|donation|fee|settlement|payment|subscription|order/.test(key),
      )
    )
      continue;
    if (noun === "message" && found.has("chat")) continue;
    if (noun === "review" && found.has("rating")) continue;
    if (draft.clarity !== "clear" && found.size > 0 && reading.text.length < 40) continue;
    const last = noun.slice(noun.lastIndexOf(" ") + 1);
    const short = last === noun ? undefined : found.get(last);
    if (short && !found.has(noun)) {
      // "entries" in an idea about timers are time entries.
      found.delete(last);
      found.set(noun, { ...short, noun });
      for (const field of reading.fields) if (field.owner === last) field.owner = noun;
    }
    const said = new RegExp(`\\b(?:${noun}|${plural(noun)})\\b`).test(reading.text);
    if (!found.has(canonical(noun))) put(noun, 0.4, false, said ? "named" : "implied");
  }
  const things = () => [...found.values()].filter((entity) => !entity.person);
  if (draft.archetype && (things().length < 2 || (things().length < 3 && draft.clarity === "clear"))) {
    const wanted = draft.clarity === "clear" ? 3 : things().length === 0 ? 1 : 2;
    for (const noun of draft.archetype.things) {
      if (things().length >= wanted) break;
      if (draft.clarity !== "clear" && isPerson(noun)) continue; // the fewer words, the less is invented
      // A chore is a task already.
      const shape = shapeOf(noun, reading.text);
      if (shape && things().some((one) => shapeOf(one.noun, reading.text) === shape)) continue;
      if (!found.has(canonical(noun)))
        put(
          noun,
          0.3,
          isPerson(noun),
          new RegExp(`\\b${noun}s?\\b`).test(reading.text) ? "named" : "implied",
        );
    }
  }
  const all = [...found.values()];
  const persons = all
    .filter((entity) => entity.person)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 5);
  const others = all.filter((entity) => !entity.person).sort((a, b) => b.weight - a.weight);
  const kept = [...others.slice(0, MOST - Math.min(3, persons.length)), ...persons];
  return kept;
}

function usable(noun: string, weight: number, person: boolean, reading: Reading): boolean {
  const last = noun.slice(noun.lastIndexOf(" ") + 1);
  const columns = reading.fields.filter((field) => field.owner === noun).length;
  if (VERBS_ONLY.test(noun)) return false;
  // "put pieces on the shelf … some pieces break": what the idea keeps coming back to is a thing, whatever else it means.
  if (OFTEN_MEANT.test(noun) && weight >= 4 && new RegExp(`\\b${plural(noun)}\\b`).test(reading.text))
    return true;
  if (
    columns > 1 ||
    (columns === 1 && weight >= 1 && !person && !isFieldWord(noun) && !SCREEN_WORDS.has(last))
  )
    return columns > 2 || !GENERAL_NOUNS.has(noun);
  // "upload takes, pick the take": what is spoken of with an article is a thing.
  if (
    /^(?:take|find|show|pick)$/.test(noun) &&
    weight >= 4 &&
    new RegExp(`\\b(?:the|a|an|each|every|all|best|picked|new) ${noun}\\b`).test(reading.text)
  )
    return true;
  if (DOING.test(noun) || (noun.includes(" ") && DOING.test(last))) return false;
  if (/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/.test(noun)) return false;
  if (noun.length < 3 || noun.length > 40 || /\d/.test(noun)) return false;
  // "coffee money", "running nights"; "publish evenings": a time that is planned is a thing.
  const planned =
    /^(?:night|evening|day|morning|afternoon|weekend)$/.test(last) &&
    !/^(?:next|last|each|half|whole|working|business|same|first|mon|tues|wednes|thurs|fri|satur|sun)/.test(
      noun,
    ) &&
    reading.actions.some(
      (action) =>
        (action.objects.includes(noun) && (noun.includes(" ") || /^(?:add|post)$/.test(action.class))) ||
        // "sign up for running nights"
        (action.around.includes(noun) && noun.includes(" ") && /^(?:join|book|sign)$/.test(action.class)),
    );
  const acted = planned || (noun.includes(" ") && weight >= 3 && /^(?:money|cash)$/.test(last));
  // "at fixed sites": places, where the sentence speaks of several; "the site" is the website.
  if (noun === "site" && /\bsites\b/.test(reading.text) && !/\bweb ?sites?\b/.test(reading.text))
    return weight >= 1;
  if (HOMES.test(noun)) return true;
  if (
    (GENERAL_NOUNS.has(noun) && !planned) ||
    (!acted && (GENERAL_NOUNS.has(last) || GENERAL_NOUNS.has(plural(last))))
  )
    return false;
  if (person)
    return isPerson(noun)
      ? weight >= 0.5 &&
          !/^(?:admin|administrator|moderator|user|person|people|everyone|staff|buddy)$/.test(last) &&
          !(
            /^(?:man|woman|adult|senior|lady|gentleman|girl|boy)$/.test(noun) && !reading.roles.includes(noun)
          ) &&
          !/ staff$/.test(noun)
      : reading.roles.includes(noun);
  if (SCREEN_WORDS.has(last) && !/^(?:profile)$/.test("x") && !isKnownThing(noun)) return false;
  if (
    SCREEN_WORDS.has(last) &&
    last !== "menu" &&
    !(noun.includes(" ") && isKnownThing(noun) && last === "list")
  )
    return false;
  // A place that acts through its people is a role; a book that is the app itself is no table.
  if (PLACE_ROLES[noun] && PLACE_ROLES[noun] !== noun && reading.roles.includes(PLACE_ROLES[noun] ?? ""))
    return false;
  if (
    noun.includes(" ") &&
    reading.product.toLowerCase().startsWith(noun) &&
    /^(?:book|log|diary|journal|register|list|planner|club|quiz|game|evening|tracker)$/.test(last) &&
    !reading.actions.some((action) => action.objects.includes(noun))
  )
    return false;
  // One office, "ours", is where the app is used; offices in the plural are kept by it.
  if (
    BUSINESSES.has(noun) &&
    !reading.roles.includes(noun) &&
    !new RegExp(`\\b${plural(noun)}\\b`).test(reading.text) &&
    (new RegExp(`\\b(?:my|our)(?: \\w+)? ${noun}\\b`).test(reading.text) ||
      new RegExp(`\\b${noun}\\b`).test(reading.product.toLowerCase()))
  )
    return false;
  // The club or workshop that the app is for is not one of its tables.
  if (
    BUSINESSES.has(last) &&
    noun !== last &&
    !reading.audience.includes(noun) &&
    !reading.actions.some((action) => action.objects.includes(noun))
  )
    return false;
  if (reading.business && (noun === reading.business || reading.business.endsWith(` ${noun}`))) return false;
  // Messages are sent, not kept; a table of them is implied where a capability needs one.
  if (
    /^(?:reminder|notification|alert|alarm|warning|newsletter|mail)$/.test(last) &&
    !reading.fields.some((field) => field.owner === noun)
  )
    return false;
  // "I see the takings per month": a sum of other entries, where nobody enters it.
  if (
    /^(?:revenue|turnover|profit|earnings|income|takings|sum|total)s?$/.test(last) &&
    !columns &&
    reading.actions.every(
      (action) => !action.objects.includes(noun) || /^(?:view|compare|find)$/.test(action.class),
    )
  )
    return false;
  if (noun === "agency" || noun === "company")
    if (!/\b(?:agencies|companies)\b/.test(reading.text)) return false;
  if (
    /(?:ing)$/.test(last) &&
    !/^(?:viewing|meeting|training|rating|listing|booking|building|painting|ring|setting|saving|reading|rehearsing|sighting|watering|feeding|fitting|screening|hearing|wedding|evening class|earring|string)$/.test(
      last,
    )
  )
    return false;
  if (/^(?:photo|picture|pic)$/.test(last)) return sharedPhoto(reading);
  if (/(?:ility|ness)$/.test(last) && last !== "facility" && !isKnownThing(noun)) return false; // "eligibility"
  if (isFieldWord(noun) && !(isKnownThing(noun) && weight >= 2)) return false;
  // "worming with date and product": one of it belongs to another thing, and nobody does anything with it.
  if (
    reading.fields.some((field) => field.name === noun && field.owner !== noun) &&
    !new RegExp(`\\b${plural(noun)}\\b`).test(reading.text) &&
    !reading.actions.some((action) => action.objects.includes(noun))
  )
    return false;
  if (isFieldWord(noun) && reading.fields.some((field) => singular(field.name) === noun)) return false;
  return isKnownThing(noun)
    ? weight >= 0.9
    : weight >= 2 && (planned || !isProperty(noun) || madeBy(noun, reading));
}

/** True when somebody makes it: "I draw one design per group". */
function madeBy(noun: string, reading: Reading): boolean {
  return reading.actions.some(
    (action) =>
      action.objects.includes(noun) &&
      (/^(?:add|post|upload)$/.test(action.class) || /^(?:draw|sew|cut|print)$/.test(action.verb)),
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

/** "Lends wheelchairs, crutches and beds. An item is reserved": what is listed are kinds of an item. */
function foldKinds(found: Map<string, EntityDraft>, reading: Reading): void {
  const general = ["item", "equipment", "product", "thing"].find((noun) => found.has(noun));
  if (!general) return;
  for (const action of reading.actions) {
    const kinds = action.objects.filter((object) => found.has(object) && object !== general);
    if (kinds.length < 3 || reading.fields.some((field) => kinds.includes(field.owner))) continue;
    for (const kind of kinds) found.delete(kind);
    reading.fields.push({ owner: general, name: "kind" });
  }
}

/** Words for all things of a class: "hawks, owls and falcons" of an idea that speaks of "each bird". */
const GENERAL_OF_CLASS =
  /^(?:animal|bird|instrument|vehicle|boat|tool|machine|device|appliance|plant|garment|costume|toy|drink|building)$/;

/** "We keep hawks, owls and falcons; keepers weigh each bird": what is listed are kinds of the bird, in one table. */
function foldNamedKinds(found: Map<string, EntityDraft>, reading: Reading): void {
  for (const general of [...found.values()]) {
    if (general.person || !GENERAL_OF_CLASS.test(general.noun)) continue;
    const ofIts = (noun: string) =>
      noun !== general.noun &&
      found.get(noun)?.person === false &&
      (general.noun === "bird"
        ? shapeOf(noun, reading.text) === shapeOf("bird", reading.text)
        : classOf(noun) === classOf(general.noun)) &&
      !reading.fields.some((field) => field.owner === noun);
    const kinds = new Set(
      [...reading.actions.map((action) => [...action.objects, ...action.around]), ...reading.spoken].flatMap(
        (nouns) => {
          const said = nouns.map(canonical).filter(ofIts);
          return said.length >= 2 ? said : [];
        },
      ),
    );
    if (kinds.size < 2) continue;
    general.kinds = [...kinds];
    for (const kind of kinds) found.delete(kind);
    const put = (nouns: string[]) => [
      ...new Set(nouns.map((noun) => (kinds.has(noun) ? general.noun : noun))),
    ];
    for (const action of reading.actions) {
      action.objects = put(action.objects);
      action.around = put(action.around);
    }
  }
}

/** "family recipe" and "recipe" are one table, under the shorter name when both are used. */
function mergeCompounds(found: Map<string, EntityDraft>, reading: Reading): void {
  for (const [key, entity] of [...found]) {
    if (!key.includes(" ") || entity.person) continue;
    const last = key.slice(key.lastIndexOf(" ") + 1);
    const short = found.get(last);
    if (!short || short.person) continue;
    short.weight += entity.weight;
    found.delete(key);
    for (const field of reading.fields) if (field.owner === key) field.owner = last;
  }
}

/** Gives each table its columns: those the idea names first, then the usual ones of such a thing. */
export function giveColumns(draft: Draft): void {
  keepHomeless(draft, canonical);
  for (const entity of draft.entities) {
    const fields: PlanField[] = [];
    const add = (name: string, type: PlanField["type"], origin: PlanField["origin"]) => {
      const clean = name.trim().slice(0, 60);
      if (!clean || fields.length >= 8 || fields.some((one) => sameColumn(one.name, clean))) return;
      fields.push({ name: clean, type, note: "", origin });
    };
    for (const { owner, name } of draft.reading.fields) {
      if (
        canonical(owner) !== entity.noun &&
        !entity.noun.endsWith(` ${owner}`) &&
        !owner.endsWith(` ${entity.noun}`)
      )
        continue;
      const shown = name === "map" ? "map position" : name === "gps" ? "gps track" : name;
      if (shown === "hour") add("hours", "number", "named");
      else add(shown, name === "map" || name === "gps" ? "place" : typeOfField(shown), "named");
    }
    if (entity.kinds)
      fields.push({ name: "kind", type: "choice", note: entity.kinds.join(" / "), origin: "named" });
    const named = fields.length;
    const known = shapeOf(entity.noun, draft.reading.text);
    // What its class usually has stands beside what the idea names only where that is little.
    const shape = known ?? (entity.person || named >= 3 ? null : classShape(entity.noun));
    for (const field of shape?.fields ?? [])
      if (fields.length < Math.max(known ? 5 : 4, named + 1)) add(field.name, field.type, "implied");
    if (!shape) {
      if (entity.person)
        for (const [name, type] of [
          ["name", "text"],
          ["email", "email"],
          ["phone", "phone"],
        ] as const)
          add(name, type, "implied");
      else
        for (const [name, type] of [
          ["name", "text"],
          ["notes", "long text"],
          ["date added", "date"],
        ] as const)
          if (named < 3 || name === "notes") add(name, type, "implied");
    }
    const said = draft.reading.statuses.find((one) => canonical(one.owner) === entity.noun);
    const statuses = said?.values ?? shape?.statuses ?? [];
    if (statuses.length > 0) {
      entity.statuses = statuses;
      if (!fields.some((field) => field.name === "status"))
        fields.push({
          name: "status",
          type: "choice",
          note: statuses.join(" / "),
          origin: said ? "named" : "implied",
        });
    }
    for (const [name, type] of [
      ["notes", "long text"],
      ["date added", "date"],
      ["name", "text"],
    ] as const) {
      if (fields.length >= 3) break;
      add(name, type, "implied");
    }
    entity.fields = fields;
  }
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

/** The table that the app turns around: the one most acted upon. */
export function mainNoun(draft: Draft): string {
  // A person of whom the idea names columns ("guest: name, company, plate") is what the app keeps.
  const named = (entity: EntityDraft) =>
    draft.reading.fields.filter((field) => field.owner === entity.noun).length;
  const things = draft.entities.filter((entity) => !entity.person || named(entity) >= 3);
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
    (/^(?:booking|appointment|reservation|order|ride|loan|visit)$/.test(entity.noun) ? 3 : 0) +
    // "chore wheel for siblings": what it is called after.
    (new RegExp(
      `^${entity.noun} (?:wheel|rota|roster|tracker|planner|log|list|chart|exchange|swap|book|diary|register)\\b`,
    ).test(draft.reading.product.toLowerCase())
      ? 4
      : 0) -
    (entity.noun === "order" && draft.reading.actions.some((action) => action.class === "order") ? 6 : 0) -
    (/^(?:photo|video|message|reminder|notification|rating|review|vote|comment|payment)$/.test(entity.noun)
      ? 6
      : 0);
  const best = [...things].sort((a, b) => score(b) - score(a))[0];
  return best?.noun ?? draft.archetype?.things[0] ?? (isPlural(draft.user) ? singular(draft.user) : "entry");
}
