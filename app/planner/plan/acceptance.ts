import type { PlanStory } from "~/domain/plan";
import { type Accepted, type Pattern, patternsFor } from "../catalogue/acceptance";
import { capital, clip, listOf, plural, withArticle, withoutTail } from "../text/words";
import { an, type Draft, type EntityDraft, rolesOf, type SampleRow } from "./draft";
import { takesPlace } from "./relations";
import { AUTOMATIC, AWKWARD, tellingColumns, typedColumns } from "./samples";
import { buttonOf, conditionOf, doneBy, headingOf } from "./wording";

/** How often each way of accepting was used so far, by platform's turn: no document should repeat one. */
export type Used = Map<Pattern, number[]>;

/** A story has a way for each of the five platforms. */
const TURNS = 5;

/** Writes the acceptance of one story by example, from its verb, its object, its role and the sample content. */
export function accept(
  draft: Draft,
  name: Accepted,
  used: Used,
  actor: string,
  want: string,
  noun: string,
): Pick<PlanStory, "given" | "when" | "then" | "otherwise" | "also"> {
  const slots = slotsFor(draft, name, actor, want, noun);
  const fits = (pattern: Pattern) =>
    [...`${pattern.given}${pattern.when}${pattern.then}`.matchAll(/\{([a-z0-9 ]+)\}/g)].every(
      (slot) => (slots[slot[1] ?? ""] ?? "") !== "",
    );
  let known = patternsFor(name, want).filter(fits);
  if (known.length < 3 && slots.q === "") {
    // Too few ways are left without a second person: better one owner too many than the same line twice.
    const [, second = "", third = ""] = draft.samples.people.get(actor) ?? [];
    slots.q = second === slots.o ? third : second;
    known = patternsFor(name, want).filter(fits);
  }
  // Where what the words ask for needs an entry that this plan has none of, any doing's way is better than none.
  const patterns =
    known.length > 0 ? known : [...patternsFor("loose", want), ...patternsFor("loose", "")].filter(fits);
  const chosen: Pattern[] = [];
  const special = patterns.some((pattern) => pattern.special);
  for (let turn = 0; turn < TURNS; turn++) {
    // What the words ask for may stand on two platforms before a general way takes its turn.
    const burden = (pattern: Pattern) =>
      (used.get(pattern)?.[turn] ?? 0) * 4 +
      chosen.filter((one) => one === pattern).length * (pattern.special ? 1.5 : 3) +
      (special && !pattern.special ? 2 : 0);
    const best = [...patterns].sort((a, b) => burden(a) - burden(b))[0];
    if (!best) break;
    chosen.push(best);
    const counts = used.get(best) ?? Array.from({ length: TURNS }, () => 0);
    counts[turn] = (counts[turn] ?? 0) + 1;
    used.set(best, counts);
  }
  const [main, ...also] = chosen.map((pattern) => {
    // Everybody is introduced once, with the role: "customer Ines", afterwards "Ines".
    const met = new Set<string>();
    const put = (text: string) =>
      clip(
        text.replace(/\{([a-z0-9 ]+)\}/g, (_, key: string) => {
          if (key === "do") {
            const start = met.has("p") ? slots.p : slots["role p"];
            met.add("p");
            return `${start} ${slots.do ?? ""}`;
          }
          // What the story waits for may be about the one who waits.
          const about = /^(?:holds|fails)$/.test(key) ? (slots[key] ?? "") : "";
          if (slots.p && !met.has("p") && about.includes(slots.p)) {
            met.add("p");
            return about.replace(slots.p, slots["role p"] ?? slots.p);
          }
          const full = slots[`role ${key}`];
          if (!full || met.has(key)) return slots[key] ?? "";
          met.add(key);
          return full;
        }),
        390,
      );
    const [given, when, then] = [put(pattern.given), put(pattern.when), put(pattern.then)];
    const fails = fits({ ...pattern, given: pattern.otherwise, when: "", then: "" });
    return { given, when, then, otherwise: fails ? put(pattern.otherwise) : "" };
  });
  return {
    given: main?.given ?? "",
    when: main?.when ?? "",
    then: main?.then ?? "",
    otherwise: main?.otherwise ?? "",
    also,
  };
}

/** What the slots of a line stand for in this story; "" for what this plan has nothing believable for. */
function slotsFor(
  draft: Draft,
  name: Accepted,
  actor: string,
  want: string,
  noun: string,
): Record<string, string> {
  const { people, rows } = draft.samples;
  const entity = draft.entities.find((one) => one.noun === noun);
  const together = /\b(?:each other|one another|together)\b/.test(want);
  // "between parents": nobody else is at the other end.
  const mutual = together || new RegExp(`\\b(?:between|among) ${plural(actor)}\\b`).test(want);
  const [p = "", second = "", third = ""] = people.get(actor) ?? [];
  const otherRole =
    draft.staff !== actor
      ? draft.staff
      : (
          draft.roles.find((role) => role.noun === draft.user && role.noun !== actor) ??
          draft.roles.find((role) => role.noun !== actor)
        )?.noun;
  // Who do something with each other are of the same kind; the outsider is a third one.
  const o = mutual ? second : (otherRole && people.get(otherRole)?.[0]) || second;
  // There is one owner, one deacon: nobody else in that role can be about to do the same.
  const alone = rolesOf(actor, draft).startsWith("the ");
  const q = mutual || (o === second && !alone) ? third : alone ? "" : second;
  const all = rows.get(noun) ?? [];
  // Whoever looks for people of their own kind finds others, not themselves.
  const shown = entity?.person ? othersThan(p, noun === actor ? [second, third] : [], all) : all;
  const [r1, r2, r3] = shown;
  // "Find a session by its title": it is the title that is asked for, not whatever else tells sessions apart.
  const asked = askedColumn(want, entity);
  const typed = /^(?:add|log|post|edit|request)$/.test(name);
  const [f1 = "", f2 = ""] =
    asked !== undefined
      ? [asked]
      : entity
        ? (typed ? typedColumns : tellingColumns)(entity, draft.samples)
        : [];
  // What the entry is called by says nothing more about it.
  const value = (row: typeof r1, column: string) => {
    const held = row?.values.get(column) ?? "";
    return column === "" || held === "" || row?.label.includes(held) ? "" : bare(held, column);
  };
  const distinct = value(r1, f1) !== value(r2, f1);
  const differ = (column: string) => {
    const [held, other] = [r1?.values.get(column), r2?.values.get(column)];
    return held !== undefined && other !== undefined && held !== other;
  };
  // A ticket never changes its number, nor a book its author.
  const moving =
    entity?.fields.find(
      (field) =>
        /^(?:date|date and time|place|money|duration|choice|number)$/.test(field.type) &&
        !FIXED.test(field.name) &&
        !AWKWARD.test(field.name) &&
        !AUTOMATIC.test(field.name) &&
        value(r1, field.name) !== "" &&
        value(r2, field.name) !== "" &&
        value(r1, field.name) !== value(r2, field.name),
    )?.name ?? "";
  const spot = entity?.fields.find((field) => field.type === "place")?.name ?? "";
  const statuses = entity?.statuses ?? [];
  // Who is spoken of as "they": those the app is for, or whoever does it.
  const condition = conditionOf(want, noun, (draft.user !== actor && people.get(draft.user)?.[0]) || p);
  return {
    p,
    q,
    o,
    "role p": introduced(p, actor),
    "role o": mutual || o === second ? "" : introduced(o, otherRole ?? actor),
    act: want,
    core: condition?.core ?? withoutTail(want),
    button: buttonOf(want),
    "button core": buttonOf(condition?.core ?? want),
    head: headingOf(want) || buttonOf(want),
    holds: condition?.holds ?? "",
    fails: condition?.fails ?? "",
    once: condition?.once ?? "",
    do: together ? `joins ${o} to ${want}` : doingOf(want),
    due: dueOf(want),
    "due core": dueOf(condition?.core ?? withoutTail(want)),
    boss: draft.staff !== actor ? (people.get(draft.staff)?.[0] ?? "") : "",
    u1: draft.user !== actor ? (people.get(draft.user)?.[0] ?? "") : "",
    u2: draft.user !== actor ? (people.get(draft.user)?.[1] ?? "") : "",
    who: together ? "" : (people.get(mentioned(draft, actor, want) ?? "")?.[0] ?? ""),
    hour: hourOf(entity, r1?.values),
    thing: noun,
    "a thing": withArticle(noun),
    things: plural(noun),
    s1: r1?.label ?? "",
    s2: r2?.label ?? "",
    s3: r3?.label ?? "",
    f1,
    f2,
    event: takesPlace(entity) ? (r1?.label ?? "") : "",
    mark:
      /\b(?:stars?|points?|thumbs?|marks?|scores?|grades?)\b/.exec(want)?.[0].replace(/s$/, "") ??
      (entity?.fields.some((field) => field.name === "stars") ? "star" : "mark"),
    changed: moving,
    was: value(r1, moving),
    now: value(r2, moving),
    isit:
      /\b(?:paid|done|back|open|free|ready|there|taken|sent|full|late|confirmed|finished|clean)\b/.exec(
        want,
      )?.[0] ?? "",
    theirs: /\btheir ([a-z]+)/.exec(want)?.[1] ?? "",
    sum: value(r1, entity?.fields.find((field) => field.type === "money")?.name ?? ""),
    adj:
      /\b(free|open|available|unanswered|unpaid|waiting|late|overdue|due|missing|unbilled)\b/.exec(
        want,
      )?.[1] ?? "",
    v1: value(r1, f1),
    v2: value(r1, f2),
    w1: distinct ? value(r2, f1) : "",
    x1: value(r3, f1),
    d1: toldBy(entity, r1),
    d2: toldBy(entity, r2),
    d3: toldBy(entity, r3),
    t1: differ("status") ? (r1?.values.get("status") ?? "") : "",
    t2: differ("status") ? (r2?.values.get("status") ?? "") : "",
    t3:
      differ("status") && r3?.values.get("status") !== r1?.values.get("status")
        ? (r3?.values.get("status") ?? "")
        : "",
    l1: differ(spot) ? (r1?.values.get(spot) ?? "") : "",
    l2: differ(spot) ? (r2?.values.get(spot) ?? "") : "",
    st1: statuses[0] ?? "",
    st2: statuses[1] ?? "",
    stn: statuses[statuses.length - 1] ?? "",
    screen: `the ${capital(plural(noun))} screen`,
  };
}

/** Entries of a table of people without the one who looks, each person once; those whom the plan speaks of first. */
function othersThan(p: string, named: readonly string[], all: readonly SampleRow[]): SampleRow[] {
  const rows = named.map(
    (label) => all.find((row) => row.label === label) ?? { label, short: label, values: new Map() },
  );
  return [...rows, ...all].filter(
    (row, at, list) =>
      row.label !== "" && row.label !== p && list.findIndex((one) => one.label === row.label) === at,
  );
}

/** What the person does, as a sentence about one person says it: what is looked at is opened by its heading. */
function doingOf(want: string): string {
  const head = /^(?:see|view|watch|browse|look at) /.test(want) ? headingOf(want) : "";
  return head ? `opens ${head}` : (doneBy(want) ?? `goes to ${want}`);
}

/** "total 12.00 and “new”": what a list shows beside an entry, two columns at most; "" where nothing is known of it. */
export function toldBy(entity: EntityDraft | undefined, row: SampleRow | undefined): string {
  if (!entity || !row || entity.person) return "";
  const said = entity.fields.flatMap((field) => {
    const value = row.values.get(field.name) ?? "";
    const plain = !/^(?:long text|yes\/no)$/.test(field.type) && !AWKWARD.test(field.name);
    if (!plain || value === "" || row.label.toLowerCase().includes(bare(value, field.name).toLowerCase()))
      return [];
    return [field.name === "status" ? `“${value}”` : `${field.name} ${bare(value, field.name)}`];
  });
  // The state is what people look for; it comes last in the table and must not be cut off.
  const state = said.find((text) => text.startsWith("“"));
  return listOf([
    ...said.filter((text) => text !== state).slice(0, state ? 1 : 2),
    ...(state ? [state] : []),
  ]);
}

/** "shelf A" in the column "shelf" is said as "shelf A", not as "shelf shelf A". */
function bare(value: string, column: string): string {
  return value.toLowerCase().startsWith(`${column} `) ? value.slice(column.length + 1) : value;
}

/** The column by which the story's words look for something: undefined when they name none, "" when the table has none such. */
function askedColumn(want: string, entity: EntityDraft | undefined): string | undefined {
  const word = /^(?:find|search|filter|sort)\b.* by (?:its |their |the )?([\p{L} -]+)$/u.exec(want)?.[1];
  return word && (entity?.fields.find((field) => field.name === word)?.name ?? "");
}

/** Columns that say what an entry is: they stay as they were entered. */
const FIXED =
  /\b(?:number|code|registration|plate|year|birth|age|species|breed|sex|author|composer|artist|maker|isbn|language|kind|colour|size|date (?:added|bought|reached|found|made|asked|received|planted|sown|happened|achieved)|status)\b/;

/** Roles that are several people at once. */
const COLLECTIVE =
  /^(?:family|household|club|committee|band|choir|crew|board|team|office|council|group|couple)$/;

/** "customer Ines", "Hugo of the school". */
function introduced(name: string, role: string): string {
  return an(role).startsWith("the ") || COLLECTIVE.test(role) ? `${name} of the ${role}` : `${role} ${name}`;
}

/** The hour at which an entry begins; "" for what takes place at no time. */
function hourOf(entity: EntityDraft | undefined, values: ReadonlyMap<string, string> | undefined): string {
  const begins = entity?.fields.find(
    (field) => field.type === "date and time" && /start|planned|departure|due|^time$/.test(field.name),
  );
  return /\d{1,2}:\d{2}$/.exec(values?.get(begins?.name ?? "") ?? "")?.[0] ?? "";
}

/** The role that a story's words name beside the one that acts: "assign a driver". */
function mentioned(draft: Draft, actor: string, want: string): string | undefined {
  return draft.roles.find(
    ({ noun }) => noun !== actor && new RegExp(`\\b(?:${noun}|${plural(noun)})\\b`).test(want.toLowerCase()),
  )?.noun;
}

/** "get a reminder" → "for a reminder", "get told …" → "to be told …". */
function dueOf(want: string): string {
  const got = /^(?:get|receive) (.*)$/.exec(want)?.[1];
  if (!got) return `to ${want}`;
  return /^(?:told|\w+ed)\b/.test(got) ? `to be ${got}` : `for ${got}`;
}
