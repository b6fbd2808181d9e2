import type { PlanField } from "~/domain/plan";
import { classNames } from "../catalogue/class-shapes";
import { isMass } from "../catalogue/noun-classes";
import { dateOf, openDay, weekdayOf } from "../catalogue/sample-dates";
import { namesFor } from "../catalogue/sample-names";
import { firstNames, suits } from "../catalogue/sample-people";
import {
  amountsFor,
  choicesFor,
  durationsFor,
  numbersFor,
  sentencesFor,
  valuesFor,
} from "../catalogue/sample-values";
import { namesInSense } from "../catalogue/things";
import { capital, plural, singular } from "../text/words";
import { type Draft, type EntityDraft, holderIn, kindTable, type SampleBook, type SampleRow } from "./draft";
import { auditedBy, type Change, changeOf, logsLast } from "./sample-changes";
import { LEFT_OPEN, sampleState } from "./sample-states";

const HOURS = ["9:30", "14:00", "18:30"];
const ROWS = [0, 1, 2];

/** Columns that hold what an entry is called. */
export const CALLED = /^(?:name|title|first name|caption|label)$/;

/** The sample content of a plan: the same for the same idea, others for another. */
export function sampleBook(draft: Draft): SampleBook {
  const { reading } = draft;
  const seed = [...reading.text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const names = firstNames(reading.language);
  const people = new Map<string, readonly [string, string, string]>();
  // Two plans that share their first name go on with others.
  const stride = 1 + (seed % (names.length - 1));
  let met = 0;
  const name = (role: string): string => {
    const at = (seed + stride * met++) % names.length;
    return suits(role, at) ? (names[at] ?? "Kim") : name(role);
  };
  // Two of the ordinary users, one of each other role; more only after everybody has a name of their own.
  for (const role of [draft.user, ...draft.roles.map((one) => one.noun)])
    if (!people.has(role)) people.set(role, [name(role), role === draft.user ? name(role) : "", ""]);
  for (const [role, [first, second]] of people) people.set(role, [first, second || name(role), name(role)]);
  const rows = new Map<string, readonly SampleRow[]>();
  for (const entity of logsLast(draft.entities)) {
    for (const field of entity.fields)
      if (field.type === "choice" && field.note === "") field.note = choicesFor(field.name);
    const of = auditedBy(entity, draft.entities);
    const change = (index: number) => of && changeOf(of, rows.get(of.noun) ?? [], index);
    rows.set(
      entity.noun,
      ROWS.map((index) => rowOf(entity, index, draft, seed, people, change(index))),
    );
  }
  return { rows, people };
}

function rowOf(
  entity: EntityDraft,
  index: number,
  draft: Draft,
  seed: number,
  people: SampleBook["people"],
  change: Change | undefined,
): SampleRow {
  const values = new Map<string, string>();
  for (const field of entity.fields) {
    const value =
      personIn(field, entity, index, people, draft) || sampleValue(field, entity, index, draft, seed);
    if (value) values.set(field.name, value);
  }
  // What is still due was paid on no day.
  if (/^(?:due|open|unpaid|asked for|draft)$/.test(values.get("status") ?? ""))
    for (const { name } of entity.fields) if (/^(?:date|time) paid$/.test(name)) values.delete(name);
  for (const [column, value] of Object.entries(change ?? {}))
    if (value) values.set(column, value);
    else values.delete(column);
  const called = entity.fields.find((field) => CALLED.test(field.name));
  const named = (label: string): SampleRow => {
    if (called) values.set(called.name, label);
    return { label: !entity.person && TITLE.test(label) ? `“${label}”` : label, short: label, values };
  };
  if (entity.person) {
    const person = people.get(entity.noun)?.[index];
    const names = firstNames(draft.reading.language);
    return named(person || (names[(seed + entity.noun.length + index * 3) % names.length] ?? ""));
  }
  const example = exampleOf(entity.noun, index, draft);
  const reached = entity.fields.some((field) => /^(?:email|phone)$/.test(field.type));
  if (called?.name === "name" && reached) {
    // Whoever has a name and an address is a person, whatever the table is called: a lead, an account.
    const names = firstNames(draft.reading.language);
    return named(names[(seed + entity.noun.length + index * 3) % names.length] ?? "");
  }
  const names =
    kindTable(entity.noun, draft)?.names ??
    usualNames(entity.noun, draft.reading.text, draft.reading.language);
  const known = example || names[index];
  if (known && called?.name === "caption") {
    values.set("caption", known);
    return { label: `the ${entity.noun} “${known}”`, short: `“${known}”`, values };
  }
  if (known && (called || entity.fields.length < 4)) return named(known);
  for (const field of called && called.name !== "caption" ? [] : entity.fields) {
    const value = values.get(field.name);
    const words = value && describe(field, value, entity.noun);
    if (words) return { label: words[0], short: words[1], values };
  }
  if (known) return named(known);
  const guessed = draft.reading.language === "en" && called ? classNames(entity.noun)[index] : undefined;
  if (guessed) return named(guessed);
  const holder = holderOf(entity, index, draft, people);
  if (holder) {
    const label = `${holder}’s ${entity.noun}`;
    if (called) values.set(called.name, label);
    return { label, short: label, values };
  }
  return named(
    toldApart(entity, index, values, draft) ??
      `${capital(draft.reading.originals.get(entity.noun) ?? entity.noun)} ${index + 1}`,
  );
}

/** Names for such things in the sense that the idea means them; in other languages what is known in them. */
function usualNames(noun: string, text: string, language: string): readonly string[] {
  const own = language === "en" ? namesInSense(noun, text) : [];
  return own.length > 0 ? own : namesFor(noun, text, language);
}

/** "Find what is asked", "Emil and the Detectives": names that need marks to be told from the sentence around them. */
const TITLE = /^\p{L}.* (?:the|an?|and|of|to|is|with|on|in|for|what|who|which|after|by|from|off) .+|[?!]$/u;

/** Columns whose values people use as a name, the most telling first. */
const NAMING =
  /^(?:registration|number|plate|code|serial number|part number|maker|model|composer|artist|variety|species|kind|colour|color|size)$/;

/**
 * What people call an entry that has no name of its own, by what else stands in it: "Friday session", "Guest list of
 * 10 May", "Motorbike HK-402", "Foray at Mill Lane". Null where nothing tells it from the next one.
 */
function toldApart(
  entity: EntityDraft,
  index: number,
  values: ReadonlyMap<string, string>,
  draft: Draft,
): string | null {
  const { noun } = entity;
  const of = (kind: (field: PlanField) => boolean) =>
    values.get(entity.fields.find((field) => kind(field) && values.get(field.name))?.name ?? "");
  const hour = of((field) => field.type === "date and time" && !AUTOMATIC.test(field.name));
  if (draft.reading.language !== "en") {
    const day = of(
      (field) => /^date/.test(field.type) && !AUTOMATIC.test(field.name) && field.name !== "date added",
    );
    // "Concierto, 12 marzo": said like this in every language, without its little words.
    return day
      ? `${capital(draft.reading.originals.get(noun) ?? noun)}, ${day.replace(/^\p{L}+\.? |,[^,]*$/gu, "")}`
      : null;
  }
  if (/(?:^| )(?:evening|night|morning|afternoon)$/.test(noun))
    return `${["Friday", "Saturday", "Wednesday"][index]} ${noun}`;
  const weekday = FULL_DAYS[hour?.slice(0, 3) ?? ""];
  if (weekday) return `${weekday} ${noun}`;
  const naming = of((field) => NAMING.test(field.name) && !/^\d{1,2}$/.test(values.get(field.name) ?? ""));
  if (naming) return /\d/.test(naming) ? `${capital(noun)} ${naming}` : `${capital(naming)} ${noun}`;
  const place = of((field) => field.type === "place");
  if (place) return `${capital(noun)} at ${place}`;
  const date = of(
    (field) => field.type === "date" && !AUTOMATIC.test(field.name) && field.name !== "date added",
  );
  if (date) return `${capital(noun)} of ${date}`;
  return index < 3 && !isMass(noun) ? `${["First", "Second", "Third"][index]} ${noun}` : null;
}

const FULL_DAYS: Record<string, string> = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
};

/** Whose an entry without a name is: "Ruth" of "Ruth’s extractor"; "" for what belongs to nobody, or is one of a row. */
function holderOf(entity: EntityDraft, index: number, draft: Draft, people: SampleBook["people"]): string {
  if (draft.reading.language !== "en" || ROWED.test(entity.noun)) return "";
  const role = entity.relations.map(holderIn).find(Boolean);
  return (role && people.get(role)?.[index]) || "";
}

/** Things that people number, or tell apart by when they were: nobody says "Mara’s step". */
const ROWED =
  /(?:^| )(?:step|session|rack|bus|van|truck|taxi|batch|place|plan|line|module|rule|round|table|seat|room|bay|unit|stage|level|chapter|episode|issue|part|section|list|lineup|set ?list|statistic|species|day|night|evening|week)$/;

/** What is called by its sum: a fence with a rent is not "the fence of 780.00". */
const SUMS =
  /(?:^| )(?:payment|fee|dues|rent|deposit|tip|donation|bill|invoice|expense|cost|charge|balance|debt|debtor|creditor|loan|price|purchase|sale|order|contribution|refund|budget|wage|salary|payout|payment|quote|bid|offer|stake|tax|fine|saving|savings|transaction|settlement|share|cut|subscription|membership|booking|income|earning|allowance|grant|collection|voucher|coupon|gift|ticket)$/;

/** Columns of words that say which entry is meant. */
const IDENTIFYING =
  /^(?:species|object|word|front|product|item|what .*|description|subject|destination|start|route|pattern|plate|code|opens|question|fabric|colour|kind)$/;

/** How an entry without a name is called by what stands in one of its columns; null when that tells nothing. */
function describe(field: PlanField, value: string, noun: string): [label: string, short: string] | null {
  if (field.name === "number") return [`${noun} ${value}`, `no. ${value}`];
  if (field.name === "period") return [`the ${noun} of ${value}`, capital(value)];
  if (field.name === "what changed") return [`the change of ${value}`, capital(value)];
  switch (field.type) {
    case "text":
      // "Calm" or "3" tells nothing apart from other inspections; the day does.
      if (!IDENTIFYING.test(field.name) || /^[\d.,]+$/.test(value)) return null;
      return [`the ${noun} “${value}”`, capital(value)];
    case "long text":
      return [`the ${noun} “${value}”`, `“${value}”`];
    case "date and time":
      return [`the ${noun} on ${value.replace(/,[^,]*$/, "")}`, value];
    case "money":
      return SUMS.test(noun) ? [`the ${noun} of ${value}`, value] : null;
    case "date":
      return [`the ${noun} of ${value}`, value];
    case "place":
      return [`the ${noun} at ${value}`, value];
    default:
      return null;
  }
}

/** "service (fade, beard etc)": the idea's own examples come before any other. */
function exampleOf(noun: string, index: number, draft: Draft): string {
  const told = draft.reading.quotes.join(" . ");
  const said = told.toLowerCase();
  if (!said.includes(noun.toLowerCase()) && !said.includes(plural(noun).toLowerCase())) return "";
  const word = noun.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(
    `\\b(?:${word}|${plural(word)})\\b,? ?(?:\\(|such as |like |e\\.?g\\.? ?)(?:for example |e\\.?g\\.?,? )?([^().;:]{3,80})`,
    "i",
  ).exec(told)?.[1];
  if (!found || draft.reading.fields.some((field) => found.toLowerCase().includes(field.name))) return "";
  const items = found
    .split(/,| and | or |\//)
    .map((item) => item.replace(/\betc\b.*|…/g, "").trim())
    .filter(
      (item) => item.length > 2 && item.split(" ").length <= 3 && !/\b(?:is|are|can|to|that)\b/.test(item),
    );
  return items.length >= 2 && items[index] ? capital(items[index] ?? "") : "";
}

/** Books are by authors that the world knows; everything else is written, done and signed by the plan's own people. */
function personIn(
  field: PlanField,
  { noun }: EntityDraft,
  index: number,
  people: SampleBook["people"],
  draft: Draft,
): string {
  const own =
    /^(?:author|writer|(?:written|done|reported|sent|given|signed|made|checked|entered|changed) by)$/.test(
      field.name,
    );
  if (
    !own ||
    field.type !== "text" ||
    /(?:^| )(?:book|novel|poem|story|song|score|title|magazine|series|picture|painting)$/.test(noun)
  )
    return "";
  const [first = "", second = "", third = ""] = people.get(draft.user) ?? [];
  return (
    [first, people.get(draft.staff)?.[0] || second, draft.staff === draft.user ? third : second][index] ?? ""
  );
}

function sampleValue(
  field: PlanField,
  entity: EntityDraft,
  index: number,
  draft: Draft,
  seed: number,
): string {
  const { language } = draft.reading;
  const at = (values: readonly string[]) => values[index % (values.length || 1)] ?? "";
  if (field.name === "status") return sampleState(entity, index);
  if (LEFT_OPEN.test(field.name) || (/\bhours$/.test(field.name) && field.type !== "number")) return "";
  const english = language === "en";
  // What is due, ends or comes back does so two weeks after it began.
  const later = /\b(?:due|deadline|end|until|expiry|returned|renewal|next|last day)\b/.test(field.name)
    ? 14
    : 0;
  // What ends at an hour ends on the day on which it began.
  const ends = field.type === "date and time" && /^end(?: time)?$/.test(field.name);
  const apart = /^week\b/.test(field.name) ? 7 : 2;
  // The first slot is free, and before the others, which are those that are booked.
  const turn = isBooked(entity, draft) ? index - 1 : index;
  const day = openDay(3 + (seed % 17) + turn * apart + (ends ? 0 : later), seed);
  const date = dateOf(day, seed, language);
  switch (field.type) {
    case "date and time":
      return `${weekdayOf(day, seed, language)} ${date}, ${hourOf((turn + 3) % 3, ends ? at(durationsFor(entity.noun)) : "")}`.trim();
    case "date":
      return /birth/.test(field.name) ? "" : date;
    case "duration":
      return at(durationsFor(entity.noun));
    case "money":
      return at(
        amountsFor(
          /^(?:rent|deposit|fee|goal|collected|value)$|rent|deposit|fee/.test(field.name)
            ? field.name
            : entity.noun,
          draft.reading.text,
        ),
      );
    case "yes/no":
      return entity.statuses.length > 0 ? "" : index === 1 ? "yes" : "no";
    case "choice":
      return (field.note || choicesFor(field.name)).split(" / ")[index] ?? "";
    case "number":
      return (
        at(numbersFor(field.name, entity.noun, draft.reading.text)) ||
        at(valuesFor(singular(field.name), draft.reading.text))
      );
    case "long text":
      return at(wordsFor(field, entity, draft));
    case "text":
    case "place":
      if (field.name === "unit" && isMass(entity.noun)) return "kg";
      if (!english || field.name === "position") return "";
      return (
        at(valuesFor(field.name, draft.reading.text)) ||
        at(valuesFor(singular(field.name), draft.reading.text))
      );
    default:
      return "";
  }
}

/** True of slots where bookings have a table of their own. */
function isBooked({ noun }: EntityDraft, { entities }: Draft): boolean {
  return (
    /(?:^| )slot$/.test(noun) &&
    entities.some((one) => /^(?:booking|appointment|reservation)$/.test(one.noun))
  );
}

/** The hour at which an entry begins, or that much later ("1 h 20 min"). */
function hourOf(index: number, later: string): string {
  const [hour = 9, minute = 30] = (HOURS[index] ?? "9:30").split(":").map(Number);
  const added = 60 * Number(/(\d+) h/.exec(later)?.[1] ?? 0) + Number(/(\d+) min/.exec(later)?.[1] ?? 0);
  const at = hour * 60 + minute + added;
  return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")}`;
}

/** What people write here: what the kind of app is about, else what such a thing says. */
function wordsFor(field: PlanField, entity: EntityDraft, draft: Draft): readonly string[] {
  const about = kindTable(entity.noun, draft)?.names ?? [];
  const called = entity.fields.some(({ name }) => CALLED.test(name));
  return about.length > 0 && !called && field.name === "text"
    ? about
    : sentencesFor(entity.noun, draft.reading.language);
}

/** Columns whose names make no sentence: "the opened of a case". */
export const AWKWARD =
  /^(?:with|contains|meets on|.+ by|date added|opens|opened|free|taken|done|read|used|since|as of|planned for|bought|paid)$/;

/** The two columns that tell entries of a table apart best, besides what they are called. */
export function tellingColumns(entity: EntityDraft, book: SampleBook): string[] {
  const row = book.rows.get(entity.noun)?.[0];
  const rank = (field: PlanField) =>
    (row?.values.has(field.name) ? 0 : 2) +
    (AWKWARD.test(field.name) ? 4 : 0) +
    (field.type === "long text" ? 3 : 0);
  const columns = entity.fields.filter(
    (field) =>
      field.name !== "status" &&
      !LEFT_OPEN.test(field.name) &&
      !/^(?:email|phone|image|file)$/.test(field.type) &&
      !(field.type === "long text" && !row?.values.has(field.name)) &&
      !CALLED.test(field.name) &&
      !(row?.values.has(field.name) && row.label.includes(row.values.get(field.name) ?? "")),
  );
  const spare = entity.fields.filter((field) => CALLED.test(field.name));
  const [plain, awkward] = [false, true].map((odd) =>
    columns.filter((field) => AWKWARD.test(field.name) === odd).sort((a, b) => rank(a) - rank(b)),
  );
  return [...(plain ?? []), ...spare, ...(awkward ?? [])].slice(0, 2).map((field) => field.name);
}

/** Columns that the app fills in by itself. */
export const AUTOMATIC =
  /^(?:(?:time|date) (?:sent|made|asked|given|added|placed|answered|reported|submitted|changed|saved|earned)|sent by|reminder sent|read)$/;

/** The columns that somebody types who enters or corrects an entry: never the hour that the app notes by itself. */
export function typedColumns(entity: EntityDraft, book: SampleBook): string[] {
  const typed = (name: string) => !AUTOMATIC.test(name) && !AWKWARD.test(name);
  const columns = tellingColumns(entity, book).filter(typed);
  if (columns.length > 0) return columns;
  const said = entity.fields.find(
    (field) => /^(?:long text|text)$/.test(field.type) && !AUTOMATIC.test(field.name),
  );
  if (said) return [said.name];
  // "Typed the taken and is called away": what makes no sentence is left to what fits any doing.
  return tellingColumns(entity, book).filter((name) => !AWKWARD.test(name) || AUTOMATIC.test(name));
}
