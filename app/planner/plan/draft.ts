import type { PlanField } from "~/domain/plan";
import type { Archetype } from "../catalogue/archetypes/archetype";
import { type KindTable, tableOfKind } from "../catalogue/archetypes/tables";
import { CAPABILITIES, type Capability } from "../catalogue/capabilities";
import { withoutHomonyms } from "../catalogue/homonyms";
import { PLACE_ROLES } from "../catalogue/people";
import type { Reading } from "../read/reading";
import { matches } from "../text/rewriting";
import { capital, plural, withArticle } from "../text/words";
import { buttonOf } from "./wording";

type Origin = "named" | "implied";
export type RoleDraft = { noun: string; origin: Origin };
export type EntityDraft = {
  noun: string;
  origin: Origin;
  person: boolean;
  weight: number;
  fields: PlanField[];
  relations: string[];
  statuses: string[];
  /** Kinds of it that the idea lists ("hawks, owls and falcons"). */
  kinds?: string[];
  /** Other tables that a column of it would name: "which drone, which battery" of a flight. */
  points?: { noun: string; several: boolean }[];
};

/** One believable entry of a table. */
export type SampleRow = {
  /** How a sentence calls it: "Rex", "the walk on Sat 14 June, 10:00". */
  label: string;
  /** The same inside a list of its kind: "Rex", "Sat 14 June, 10:00". */
  short: string;
  values: ReadonlyMap<string, string>;
};

/** Sample content of a plan: three entries a table, and who uses the app. The whole plan speaks of the same ones. */
export type SampleBook = {
  rows: ReadonlyMap<string, readonly SampleRow[]>;
  /** Names of three people in each role. */
  people: ReadonlyMap<string, readonly [string, string, string]>;
};

/** Everything the parts of a plan are built from. */
export type Draft = {
  reading: Reading;
  clarity: "clear" | "short" | "unclear";
  archetype: Archetype | null;
  capabilities: Capability[];
  roles: RoleDraft[];
  entities: EntityDraft[];
  /** Role of those who use the app most; "user" when the idea names nobody. */
  user: string;
  /** Role of whoever looks after the app; equals `user` when there is only one kind of person. */
  staff: string;
  /** Role of whoever wrote the idea; equals `user` when nothing else is known. */
  writer: string;
  /** True when the roles are those of its kind of app: the idea names nobody who does anything. */
  usual: boolean;
  /** Noun of the table the app turns around. */
  main: string;
  /** Sample content that the whole plan speaks of. */
  samples: SampleBook;
};

/** What a table holds in this kind of app, where the idea says no more than what kind it is; else null. */
export function kindTable(noun: string, { archetype, clarity }: Draft): KindTable | null {
  return archetype && clarity === "short" ? tableOfKind(archetype.id, noun) : null;
}

/** The capabilities whose words the idea uses. */
export function findCapabilities(text: string): Capability[] {
  const heard = withoutHomonyms(text);
  return CAPABILITIES.filter((one) => matches(one.trigger, heard) && !one.unless?.test(heard));
}

/**
 * Fills a catalogue text: {role} and {staff}, {thing} the main table, {shared} what people put before each other,
 * {dated} what takes place at a time, {ending} what runs out one day, {lent} what is borrowed, {decided} what waits for a
 * yes and {decider} who says it, {searched} what people look for, {voted} what is voted on, {filed} what has files, {paid} what costs something ({for paid}: "for a booking", "in
 * fees"), {live} what changes while others look, {limited} "5 questions a day", {document} what is sent, {minor} who is not of age. "{a thing}", "{the thing}", "{things}" and, at
 * the start of a sentence, "{A thing}" and "{Things}"; "{thing one}" is its first sample entry, "{buyer one}" a person.
 * Of the people in the samples: {p} {q} {t} three ordinary users, {person} the first with the role, {o} who looks after
 * the app (else {q}), {subscriber} who pays for others' use.
 */
export function fill(text: string, draft: Draft): string {
  const nouns: Record<string, string> = {
    role: draft.user,
    thing: draft.main,
    // Who orders is not always the ordinary user: shops order what the dairy makes.
    buyer:
      draft.reading.actions.find(
        (one) => one.class === "order" && draft.roles.some((role) => role.noun === one.actor),
      )?.actor ?? draft.user,
    // Who pays is not always the ordinary user: owners pay the walker.
    payer: payerOf(draft),
    shared: sharedNoun(draft),
    dated: datedNoun(draft),
    ending: endingNoun(draft),
    lent: lentNoun(draft),
    decided: decidedNoun(draft),
    paid: thingWith(draft, PAID, "money"),
    live: thingWith(draft, /^(?:order|request|slot|booking|message|run|game|match)$/, ""),
    document: thingWith(draft, /^(?:invoice|report|contract|certificate|quote|receipt)$/, ""),
    voted: votedNoun(draft),
    filed: filedNoun(draft) || draft.main,
    searched: searchedNoun(draft),
    pictures: "",
    limited: limitedOf(draft),
    minor: minorOf(draft),
    ...castOf(draft),
  };
  // Nobody owes anything "for a fee": a fee is what is owed.
  const priced = draft.entities.find((entity) => entity.noun === nouns.paid);
  const costs =
    PAID.test(nouns.paid ?? "") || Boolean(priced?.fields.some((field) => field.type === "money"));
  const owed =
    !costs || /(?:^| )payment$/.test(nouns.paid ?? "")
      ? ""
      : // An expense was paid already: what is left is everybody's share of it.
        /(?:^| )expense$/.test(nouns.paid ?? "")
        ? `a share of ${an(nouns.paid ?? "")}`
        : /(?:^| )(?:fee|dues|deposit|tip|donation|contribution|rent)$/.test(nouns.paid ?? "")
          ? `in ${plural(nouns.paid ?? "")}`
          : `for ${an(nouns.paid ?? "")}`;
  const photos = draft.entities.some((entity) => entity.noun === "photo");
  const pictured = draft.entities.find((entity) => entity.fields.some((field) => field.type === "image"));
  const taken = photos ? draft.main : (pictured?.noun ?? draft.main);
  // Where people look for what is near them.
  const near = draft.reading.actions.find((one) => /\b(?:near ?by|near me|around)\b/.test(one.phrase));
  const staff = guardianOf(draft);
  return text
    .replace(/\{Pictures\}/g, taken === "photo" ? "Photos" : `Photos of ${plural(taken)}`)
    .replace(/ ?\{for paid\}/g, owed && ` ${owed}`)
    .replace(/ ?\{paid what\}/g, owed && ` ${owed.replace(/^in /, "the ")}`)
    .replace(/\{where near\}/gi, near ? buttonOf(near.phrase) : capital(plural(draft.main)))
    .replace(
      /\{closed until then\}/g,
      nouns.decided === "account" ? `, and until then opens no ${draft.main}` : "",
    )
    .replace(/\{a shared in full\}/g, withArticle(sharedInFull(draft)))
    .replace(/\{staff\}/g, staff)
    .replace(/\{collector\}/g, draft.staff === draft.user ? "whoever is paid" : staff)
    .replace(/\{decider\}/g, deciderOf(draft))
    .replace(/\{([a-zA-Z]+) one\}/g, (_, key: string) => {
      const noun = nouns[key.toLowerCase()] ?? key;
      const one = sampleOf(noun, draft);
      return /^[A-Z]/.test(key) ? capital(one) : one;
    })
    .replace(/\{the ([a-z]+)\}/g, (_, key: string) => `the ${nouns[key] ?? key}`)
    .replace(/\ba \{(shared|thing)\}/g, (_, key: string) => an(nouns[key] ?? ""))
    .replace(
      /\{(a |A )?([a-z]+?)(s?)\}|\{([A-Z])([a-z]+?)(s?)\}/g,
      (whole, article, key, many, first, rest, more) => {
        const noun = nouns[key ?? `${String(first).toLowerCase()}${rest}`];
        if (noun === undefined) return whole;
        const put = article ? an(noun) : many || more ? plural(noun) : noun;
        return first || article === "A " ? capital(put) : put;
      },
    );
}

/** Who pays, as the idea tells it: whoever writes ("we note the hours and pay"), a role, else the ordinary user. */
function payerOf({ reading, roles, user, writer }: Draft): string {
  const known = (actor: string) => roles.some((role) => role.noun === actor);
  const pays = reading.actions
    .filter((one) => one.class === "pay" && one.verb === "pay")
    .map((one) => (one.actor === "me" ? writer : one.actor));
  const others = reading.actions.filter((one) => one.class === "pay").map((one) => one.actor);
  return [...pays, ...others].find(known) ?? user;
}

/** "5 free questions a day": what there is a limited number of, as the idea says it. */
function limitedOf({ reading }: Draft): string {
  return (
    /\b\d+ (?:free )?\p{L}+ (?:free )?(?:a|per|each) (?:day|week|month)\b/u.exec(reading.text)?.[0] ??
    "share of a day"
  );
}

/** Roles of those who sign no contract and whose data others look after. */
const MINOR = /^(?:kid|child|pupil|teen|teenager)$/;

/** What the plan calls those who are not of age. */
function minorOf({ roles, entities }: Draft): string {
  const nouns = [...roles, ...entities].map((one) => one.noun);
  return nouns.find((noun) => MINOR.test(noun)) ?? nouns.find((noun) => YOUNG.test(noun)) ?? "child";
}

/** Who may well be a child. */
const YOUNG = /(?:^| )(?:kid|child|pupil|teen|teenager|toddler|baby|grandchild|son|daughter|student)$/;

/** Who pays for what the ordinary users use: their parents, where these are children. */
export function subscriberOf(draft: Draft): string {
  if (!MINOR.test(draft.user)) return draft.user;
  return draft.roles.find((role) => role.noun !== draft.user)?.noun ?? draft.user;
}

/** Names of three ordinary users, of whoever is at the other end, and of who pays. */
function castOf(draft: Draft): Record<string, string> {
  const { samples, user, staff } = draft;
  const [p = theRole(user), q = `another ${user}`, t = `a third ${user}`] = samples.people.get(user) ?? [];
  const boss = staff === user ? q : (samples.people.get(staff)?.[0] ?? theRole(staff));
  const subscriber = samples.people.get(subscriberOf(draft))?.[0] ?? p;
  const person = isPlace(user) ? `${p} of the ${user}` : `${user} ${p}`;
  return { p, q, t, o: boss, person, subscriber };
}

/** The first person in a role, the first sample entry of a table; "a booking" where there is none. */
export function sampleOf(noun: string, { samples }: Draft): string {
  return samples.people.get(noun)?.[0] ?? samples.rows.get(noun)?.[0]?.label ?? an(noun);
}

/** What people pay for. */
const PAID =
  /^(?:order|booking|appointment|ticket|subscription|invoice|product|lesson|course|class|membership|event)$/;

/** The table of this kind that the plan has, else one with such a column, else the main one. */
function thingWith(draft: Draft, kind: RegExp, type: string): string {
  const things = draft.entities.filter((entity) => !entity.person);
  return (
    things.find((entity) => kind.test(entity.noun))?.noun ??
    things.find((entity) => type !== "" && entity.fields.some((field) => field.type === type))?.noun ??
    draft.main
  );
}

/** What people put in front of each other: that is what can be reported. */
export function sharedNoun(draft: Draft): string {
  const entity = draft.entities.find((one) =>
    /^(?:post|photo|listing|comment|video|offer|message)$/.test(one.noun),
  );
  return entity?.noun ?? draft.main;
}

/** The same in words that say what it shows, where the plan ties the two: "photo of a dog". */
export function sharedInFull(draft: Draft): string {
  const shared = sharedNoun(draft);
  const shows = draft.entities.find((entity) => entity.noun === shared)?.relations ?? [];
  return shared === "photo" && shows.includes(`belongs to one ${draft.main}`)
    ? `photo of ${an(draft.main)}`
    : shared;
}

/** "photos of dogs", "posts". */
export function sharedThings(draft: Draft): string {
  const shared = sharedNoun(draft);
  const of = shared === "photo" && draft.main !== shared ? ` of ${plural(draft.main)}` : "";
  return `${plural(shared)}${of}`;
}

/** Somebody other than this role, as an open point names them: whoever looks after the app, or another of them. */
export function otherThan(role: string, draft: Draft): string {
  if (draft.staff !== role) return theRole(draft.staff);
  return `another ${role}`;
}

/** Whoever looks after the app, as the subject or object of a sentence; without a role for it, in just these words. */
export function guardianOf(draft: Draft): string {
  return draft.staff === draft.user ? "whoever runs the app" : theRole(draft.staff);
}

/** "a customer", "kitchen staff" (no article), "the school". */
export function an(noun: string): string {
  if (isPlace(noun)) return `the ${noun}`;
  return articled(noun);
}

/** "the customer". */
export function theRole(noun: string): string {
  return `the ${noun}`;
}

function isPlace(noun: string): boolean {
  return Object.values(PLACE_ROLES).includes(noun) && noun in PLACE_ROLES;
}

function articled(noun: string): string {
  return / staff$/.test(noun) ? noun : withArticle(noun);
}

/** The role as the subject of what its people do: "customers", "kitchen staff", "the owner". */
export function rolesOf(noun: string, draft: Draft): string {
  if (/ staff$/.test(noun)) return noun;
  return severalOf(noun, draft) ? plural(noun) : theRole(noun);
}

/** The table whose entries take place at a time: bookings before anything else; the main one when none does. */
export function datedNoun(draft: Draft): string {
  const things = draft.entities.filter((entity) => !entity.person);
  const kept = (entity: EntityDraft) =>
    entity.fields.some(
      (field) => field.type === "date and time" && /start|planned|departure|due/.test(field.name),
    );
  const main = things.find((entity) => entity.noun === draft.main);
  if (main && kept(main)) return main.noun;
  return (
    things.find((entity) => /^(?:booking|appointment|reservation|visit|viewing|shift)$/.test(entity.noun))
      ?.noun ??
    things.find((entity) => kept(entity) && entity.noun !== "slot")?.noun ??
    (things.some((entity) => entity.noun === "slot") ? "slot" : draft.main)
  );
}

/** What is agreed for a time, whatever its columns are. */
export const RESERVED = /(?:^| )(?:booking|appointment|reservation|visit|viewing|shift|slot)$/;

/** True when something in the plan takes place at a time or has a last day, so that there is a before and a too late. */
export function hasTimes(draft: Draft): boolean {
  const entity = draft.entities.find((one) => one.noun === datedNoun(draft));
  return Boolean(
    entity &&
      (RESERVED.test(entity.noun) ||
        entity.fields.some(
          (field) =>
            (field.type === "date and time" && /start|planned|departure|due|^time$/.test(field.name)) ||
            (field.type === "date" &&
              /due|deadline|next|^date$|expiry|valid until|last day/.test(field.name)),
        )),
  );
}

/** The table whose entries are lent; the main one when the idea does not say. */
function lentNoun(draft: Draft): string {
  const said = draft.reading.actions.filter((one) => one.class === "lend").flatMap((one) => one.objects);
  return draft.entities.find((one) => !one.person && said.includes(one.noun))?.noun ?? draft.main;
}

/** What is approved or refused, whether it is a table ("request") or not ("account"); the main table when nothing is named. */
function decidedNoun(draft: Draft): string {
  const action = draft.reading.actions.find((one) => one.class === "approve");
  const people = new Set(draft.roles.map((role) => role.noun));
  const decided = action?.objects.find((noun) => !people.has(noun)) ?? draft.main;
  return decided.replace(/ (?:approval|verification)$/, "");
}

/** What is on offer where this is ordered or paid: dishes, where there are orders; undefined where nothing has a price. */
export function goodsOf({ entities }: Draft, noun: string): string | undefined {
  return entities.find(
    (entity) =>
      !entity.person &&
      entity.noun !== noun &&
      !/(?:^| )(?:order|booking|payment|tip|bill|deposit|invoice|fee)$/.test(entity.noun) &&
      entity.fields.some((field) => field.name === "price"),
  )?.noun;
}

/** The table whose entries run out one day; "" when none does. */
export function endingNoun(draft: Draft): string {
  const ends = (entity: EntityDraft) =>
    entity.fields.some(({ name }) =>
      /expir|best before|use.by|valid until|due date|renewal|deadline/.test(name),
    );
  const things = draft.entities.filter((entity) => !entity.person && ends(entity));
  return (things.find((entity) => entity.noun === draft.main) ?? things[0])?.noun ?? "";
}

/** The table that holds files, the main one before others; "" when none does. */
export function filedNoun(draft: Draft): string {
  const holds = (entity: EntityDraft) =>
    entity.fields.some((field) => field.type === "file") ||
    /(?:^| )(?:document|file|attachment|form|contract|certificate|recording|video)$/.test(entity.noun);
  const things = draft.entities.filter((entity) => !entity.person && holds(entity));
  return (things.find((entity) => entity.noun === draft.main) ?? things[0])?.noun ?? "";
}

/** Who says yes or no to what others hand in: the role that the idea names for it, else whoever looks after the app. */
function deciderOf(draft: Draft): string {
  const role = draft.reading.actions
    .filter((one) => one.class === "approve")
    .map((one) => one.actor)
    .find((actor) => actor !== draft.user && draft.roles.some(({ noun }) => noun === actor));
  return role ? theRole(role) : guardianOf(draft);
}

/** What people look for, be it things or each other; the main table when the idea does not say. */
export function searchedNoun({ reading, roles, entities, main }: Draft): string {
  const nouns = [...entities, ...roles].map((one) => one.noun);
  for (const said of reading.actions.filter((one) => one.class === "find").flatMap((one) => one.objects)) {
    const known = nouns.find((noun) => noun === said || noun.endsWith(` ${said}`));
    if (known) return known;
  }
  return main;
}

/** What people vote on, whether it is a table or not ("vote on dates"); the main table when nothing is named. */
function votedNoun(draft: Draft): string {
  const action = draft.reading.actions.find((one) => one.class === "vote" && /^vote/.test(one.verb));
  const people = new Set(draft.roles.map((role) => role.noun));
  const said = action && [...action.objects, ...action.around];
  return said?.find((noun) => !people.has(noun) && !/^(?:vote|poll)$/.test(noun)) ?? draft.main;
}

/** Those who look after an app and judge in it: nothing that it keeps is theirs. */
export const JUDGES = /\b(?:moderator|doctor|vet|nurse|expert|referee|judge|neurologist)$/;

/** What belongs to somebody, or was made by them for somebody else. */
const HELD = /^(?:belongs to|is from|is proposed by|is offered by|is owed by) one (.+)$/;

/** Whose an entry of a table is by this relation: "dog owner" of "is from one dog owner"; "" when it says no such thing. */
export function holderIn(relation: string): string {
  return HELD.exec(relation)?.[1] ?? "";
}

/** True when each entry of the table is somebody's of this role. */
export function heldBy({ relations }: EntityDraft, role: string): boolean {
  return relations.some((text) => holderIn(text) === role);
}

/** Who brings entries of a table into the app: those they belong to, else whoever looks after it. */
export function ownerOf(draft: Draft, noun: string): string {
  const entity = draft.entities.find((one) => one.noun === noun);
  const relations = entity?.relations ?? [];
  const kept = relations.map((text) => /^is kept by the (.+)$/.exec(text)?.[1] ?? "").find(Boolean);
  return (
    draft.roles.find((role) => entity && heldBy(entity, role.noun))?.noun ??
    draft.roles.find((role) => role.noun === kept)?.noun ??
    (relations.includes(`belongs to one account of ${withArticle(draft.user)}`) || JUDGES.test(draft.staff)
      ? draft.user
      : draft.staff)
  );
}

/** True when there are several people in this role: of the writer and of a place there is one. */
function severalOf(noun: string, draft: Draft): boolean {
  if (isPlace(noun)) return false;
  if (noun === draft.user) return true;
  const { language, text } = draft.reading;
  return language === "en"
    ? new RegExp(`\\b(?:${plural(noun)}|(?:each|every) (?:\\w+ )?${noun})\\b`).test(text)
    : noun !== draft.writer && noun !== "owner";
}

/** False for those who come by once: a visitor of a site, a guest who scans a code at the table. */
export function needsAccount(noun: string, draft: Draft): boolean {
  // "No account for customers": what the idea refuses is refused.
  const refused = draft.reading.nonGoals.find((text) =>
    /\b(?:accounts?|log ?ins?|sign(?:ing)?[ -]?(?:ups?|ins?)|regist\w+)\b/i.test(text),
  );
  const named = refused && draft.roles.some((role) => new RegExp(`\\b${role.noun}`, "i").test(refused));
  if (refused && (named ? new RegExp(`\\b${noun}`, "i").test(refused) : noun === draft.user)) return false;
  if (draft.roles.length < 2) return true;
  if (/^(?:visitor|passer-by|public|reader)$/.test(noun)) return false;
  return !(
    noun === draft.user &&
    draft.reading.actions.some(
      (action) => action.class === "scan" && (action.actor === noun || action.actor === ""),
    ) &&
    draft.reading.actions.some((action) => action.class === "order" && action.actor === noun)
  );
}
