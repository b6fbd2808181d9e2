import type { Accepted } from "../catalogue/acceptance";
import { capital, listOf, plural, withArticle, withoutTail } from "../text/words";
import { canonical } from "./canonical";
import { an, type Draft, type EntityDraft, rolesOf, type SampleRow } from "./draft";
import { takesPlace } from "./relations";
import { AUTOMATIC, AWKWARD, tellingColumns, typedColumns } from "./samples";
import { buttonOf, conditionOf, doneBy, headingOf, statedOf, withEntry } from "./wording";

/** What the slots of a line stand for in this story; "" for what this plan has nothing believable for. */
export function slotsFor(
  draft: Draft,
  name: Accepted,
  actor: string,
  want: string,
  noun: string,
): Record<string, string> {
  const people = castOf(draft, actor, want);
  const words = wordsOf(draft, actor, want, noun, people);
  const entries = entriesOf(draft, name, actor, want, noun);
  return { ...people, ...words, ...entries, ...doneTo(name, want, noun, words, entries) };
}

/** The doing with each of the three entries in the place of the thing: "adds Rex", "add Rex"; "" without an entry. */
function doneTo(
  name: Accepted,
  want: string,
  noun: string,
  { do: done, core }: { do: string; core: string },
  entries: Record<"s1" | "s2" | "s3", string>,
): Record<string, string> {
  const link = LINKS[name] ?? ", namely";
  return Object.fromEntries(
    (["s1", "s2", "s3"] as const).flatMap((key) => {
      const entry = entries[key];
      const act = entry && withEntry(want, noun, entry);
      // A comma in the entry's name is none of the sentence.
      const does = act && doneBy(withEntry(want, noun, ENTRY))?.replace(ENTRY, () => entry);
      return [
        [`do ${key}`, entry && (does || `${done}${link} ${entry}`)],
        [`do ${key} first`, entry && `${does || `${done}, ${entry}`} first`],
        [`act ${key}`, entry && (does ? act : core)],
      ];
    }),
  );
}

/** Stands for any entry while the words around it are bent. */
const ENTRY = "Rex";

/** How an entry is put behind words that cannot name it in the place of the thing. */
const LINKS: Partial<Record<Accepted, string>> = {
  add: ", entering",
  log: ", entering",
  post: ", entering",
  edit: ", opening",
  approve: " and opens",
};

/** Who is in the story: who does it, another of the same kind, somebody at the other end, who looks after the app. */
function castOf(draft: Draft, actor: string, want: string) {
  const { people } = draft.samples;
  // "between parents": nobody else is at the other end.
  const mutual =
    TOGETHER.test(want) ||
    (AMONG.test(want) && new RegExp(`\\b(?:between|among) ${plural(actor)}\\b`).test(want));
  const [p = "", second = "", third = ""] = people.get(actor) ?? [];
  // Of what each keeps alone nobody else sees anything.
  if (isSolitary(draft))
    return {
      p,
      q: "",
      o: "",
      "role p": introduced(p, actor),
      "role o": "",
      boss: "",
      u1: "",
      u2: "",
      who: "",
    };
  // A moderator whom the idea does not name looks at what is reported, and at nothing else.
  const moderated = draft.roles.some(
    ({ noun, origin }) =>
      noun === draft.staff && origin === "implied" && /^(?:moderator|administrator)$/.test(noun),
  );
  const otherRole =
    draft.staff !== actor
      ? moderated
        ? undefined
        : draft.staff
      : (
          draft.roles.find((role) => role.noun === draft.user && role.noun !== actor) ??
          draft.roles.find((role) => role.noun !== actor)
        )?.noun;
  // Who do something with each other are of the same kind; the outsider is a third one.
  const o = mutual ? second : (otherRole && people.get(otherRole)?.[0]) || (moderated ? third : second);
  // There is one owner, one deacon: nobody else in that role can be about to do the same.
  const alone = rolesOf(actor, draft).startsWith("the ");
  const [u1, u2] = (draft.user !== actor && people.get(draft.user)) || ["", ""];
  return {
    p,
    q: mutual || (o === second && !alone) ? third : alone ? "" : second,
    o,
    "role p": introduced(p, actor),
    "role o": mutual || !otherRole || o === second ? "" : introduced(o, otherRole ?? actor),
    boss: draft.staff !== actor ? (people.get(draft.staff)?.[0] ?? "") : "",
    u1,
    u2,
    who: TOGETHER.test(want) ? "" : (people.get(mentioned(draft, actor, want) ?? "")?.[0] ?? ""),
  };
}

/** Capabilities that bring people together. */
const SOCIAL =
  /^(?:chat|groups|friends|moderation|splitting|marketplace-trust|attendance|voting|comments|ratings|carpool|lending|approval|roster|volunteers)$/;

/** Words by which an idea speaks of several people who have to do with each other. */
const SEVERAL =
  /\b(?:each other|one another|together|shar(?:e|es|ed|ing)|others?|everyone|everybody|anyone|anybody|famil(?:y|ies)|teams?|members?|friends?|we|our|us|both|partner|wife|husband|colleagues?|roommates?|neighbou?rs?|community|club|group|people|staff|who)\b/;

/** True where everybody has what is theirs, and nobody looks at anybody else's. */
export function isSolitary(draft: Draft): boolean {
  return (
    draft.roles.length < 2 &&
    !draft.capabilities.some((one) => SOCIAL.test(one.id)) &&
    !SEVERAL.test(draft.reading.text)
  );
}

/** What the story's own words say: its doing, its button, its heading, what it waits for, a state that it names. */
function wordsOf(
  draft: Draft,
  actor: string,
  want: string,
  noun: string,
  { p, o }: { p: string; o: string },
) {
  const { people } = draft.samples;
  // Who is spoken of as "they": those the app is for, or whoever does it.
  const condition = conditionOf(want, noun, (draft.user !== actor && people.get(draft.user)?.[0]) || p);
  const entity = draft.entities.find((one) => one.noun === noun);
  const named = withName(want, actor, o);
  return {
    act: named,
    core: withName(condition?.core ?? withoutTail(want), actor, o),
    button: buttonOf(want),
    "button core": buttonOf(condition?.core ?? want),
    head: headingOf(want) || buttonOf(want),
    holds: condition?.holds ?? "",
    fails: condition?.fails ?? "",
    once: condition?.once ?? "",
    do: doingOf(named),
    due: dueOf(want),
    "due core": dueOf(condition?.core ?? withoutTail(want)),
    thing: noun,
    "a thing": withArticle(noun),
    things: plural(noun),
    screen: `the ${capital(plural(noun))} screen`,
    theirs: /\btheir ([a-z]+)/.exec(want)?.[1] ?? "",
    not: /\b(?:but|and) (?:not|never) ((?:the|their|its|any|an?|all) .+)$/.exec(want)?.[1] ?? "",
    share: SHARE.exec(want)?.[0] ?? "",
    span: SPAN.exec(want)?.[0] ?? "",
    period: PERIODS[/\b(?:daily|weekly|monthly|quarterly|yearly|annual)\b/.exec(want)?.[0] ?? ""] ?? "",
    "a main": withArticle(draft.main),
    main: draft.main,
    "main things": plural(draft.main),
    ...statedOf(want, p),
    isit: IS_IT.exec(want)?.[0] ?? "",
    adj: STATE.exec(want)?.[1] ?? "",
    mark:
      MARKS.exec(want)?.[0].replace(/s$/, "") ??
      (entity?.fields.some((field) => field.name === "stars") ? "star" : "mark"),
  };
}

/** "80% of the budget" */
const SHARE = /\b\d+ ?(?:%|percent\b)(?: of (?:the|its|their|an?) [\p{L}-]+)?/u;
/** "2 days", "three weeks": more than one of them. */
const SPAN = /\b(?:\d+|two|three|four|five|six|seven|eight|ten) (?:days|weeks|months|hours|minutes)\b/;
const PERIODS: Record<string, string> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  quarterly: "quarter",
  yearly: "year",
  annual: "year",
};

const AMONG = /\b(?:between|among) /;
/** What people do with each other: "chat with another member"; a plan that is put together is one person's work. */
export const TOGETHER =
  /\b(?:each other|one another)\b|\b(?:with|to|for) another\b|(?<!^(?:put|get|bring|pull|piece) )\btogether\b/;

/** "chat with each other", said of one of them: "chat with another member". There is no other of who is alone. */
export function withAnother(want: string, actor: string, draft: Draft): string {
  if (rolesOf(actor, draft).startsWith("the ") || isSolitary(draft)) return want;
  return want.replace(/\b(?:each other|one another)(?!['’]?s? out\b)/, `another ${actor}`);
}

/** The same with the name of the other one in it: "chat with Aisha", "arrange walks together with Aisha". */
export function withName(want: string, actor: string, name: string): string {
  if (!TOGETHER.test(want) || name === "" || want.startsWith("have the app ")) return want;
  return want
    .replace(`another ${actor}`, name)
    .replace(/\b(?:each other|one another)\b/, name)
    .replace(/(?<!^\w+ )\btogether\b(?! with\b)/, `together with ${name}`);
}
const IS_IT = /\b(?:paid|done|back|open|free|ready|there|taken|sent|full|late|confirmed|finished|clean)\b/;
const STATE = /\b(free|open|available|unanswered|unpaid|waiting|late|overdue|due|missing|unbilled)\b/;
const MARKS = /\b(?:stars?|points?|thumbs?|marks?|scores?|grades?)\b/;

/** Three entries of the table that the story is about, and what stands in them. */
function entriesOf(draft: Draft, name: Accepted, actor: string, want: string, noun: string) {
  const { people, rows } = draft.samples;
  const entity = draft.entities.find((one) => one.noun === noun);
  const [p = "", ...others] = people.get(actor) ?? [];
  const all = rows.get(noun) ?? [];
  // Whoever looks for people of their own kind finds others, not themselves.
  const [r1, r2, r3] = entity?.person ? othersThan(p, noun === actor ? others : [], all) : all;
  const [f1 = "", f2 = ""] = columnsOf(draft, name, want, entity);
  const distinct = value(r1, f1) !== value(r2, f1);
  const held = (row: SampleRow | undefined, column: string) => row?.values.get(column) ?? "";
  const differ = (column: string, other = r2) =>
    held(r1, column) !== "" && held(other, column) !== "" && held(r1, column) !== held(other, column);
  const moving = movingColumn(entity, r1, r2);
  const spot = entity?.fields.find((field) => field.type === "place")?.name ?? "";
  const statuses = entity?.statuses ?? [];
  return {
    s1: r1?.label ?? "",
    s2: r2?.label ?? "",
    s3: r3?.label ?? "",
    ...mainEntries(draft),
    ...madeFrom(draft, want, noun),
    ...broughtBy(draft, actor, noun),
    wrote: wroteOf(draft, noun),
    f1,
    f2,
    v1: value(r1, f1),
    v2: value(r1, f2),
    w1: distinct ? value(r2, f1) : "",
    x1: value(r3, f1),
    upto: amount(r1, f1) < amount(r2, f1) ? value(r1, f1) : "",
    d1: toldBy(entity, r1),
    d2: toldBy(entity, r2),
    d3: toldBy(entity, r3),
    t1: differ("status") ? held(r1, "status") : "",
    t2: differ("status") ? held(r2, "status") : "",
    t3: differ("status") && differ("status", r3) ? held(r3, "status") : "",
    l1: differ(spot) && !r1?.label.includes(held(r1, spot)) ? held(r1, spot) : "",
    l2: differ(spot) && !r2?.label.includes(held(r2, spot)) ? held(r2, spot) : "",
    changed: moving,
    was: value(r1, moving),
    now: value(r2, moving),
    event: takesPlace(entity) ? (r1?.label ?? "") : "",
    hour: hourOf(entity, r1?.values),
    sum: value(r1, entity?.fields.find((field) => field.type === "money")?.name ?? ""),
    st1: statuses[0] ?? "",
    st2: statuses[1] ?? "",
    stn: statuses[statuses.length - 1] ?? "",
  };
}

/** Two entries of the table that the app turns around: what reports count. */
function mainEntries({ main, samples }: Draft): { m1: string; m2: string } {
  const [m1, m2] = samples.rows.get(main) ?? [];
  return { m1: m1?.label ?? "", m2: m2?.label ?? "" };
}

/** What a message says, as far as the plan knows: it is about what the app turns around. */
function wroteOf(draft: Draft, noun: string): string {
  const { m1 } = mainEntries(draft);
  return m1 && draft.main !== noun ? `wrote about ${m1}` : "wrote";
}

/** "Generate invoices from entries": the entries, where they are what the app turns around. */
function madeFrom(
  draft: Draft,
  want: string,
  noun: string,
): { src1: string; src2: string; "asked of": string } {
  const { m1, m2 } = mainEntries(draft);
  const told = noun !== draft.main && / (?:from|of|out of) /.test(want);
  // "from approved and billable entries": what is asked of them.
  const asked = / (?:from|of|out of) ((?:[a-z-]+(?:ed|able|ible)(?:,? and |, | ))+)[a-z]+$/.exec(want)?.[1];
  return told
    ? { src1: m1, src2: m2, "asked of": asked?.trim() ?? `ready for the ${noun}` }
    : { src1: "", src2: "", "asked of": "" };
}

/** Somebody else who brings such an entry in, and what they do: "Pia", "Pia places an order"; else words for anybody. */
function broughtBy(draft: Draft, actor: string, noun: string) {
  const deed = draft.reading.actions.find(
    (one) =>
      one.actor !== actor &&
      one.condition === "" &&
      /^(?:add|log|post|upload|order|book|request|report|flag|message)$/.test(one.class) &&
      (one.objects.some((object) => canonical(object) === noun) || one.class === noun) &&
      draft.samples.people.has(one.actor),
  );
  const [maker = ""] = (deed && draft.samples.people.get(deed.actor)) ?? [];
  return deed && maker
    ? { maker, made: `${maker} ${doingOf(withoutTail(deed.phrase))}`, somebody: "", elsewhere: "" }
    : { maker: "", made: "", somebody: "somebody", elsewhere: "elsewhere" };
}

/** The two columns that the story speaks of. */
function columnsOf(draft: Draft, name: Accepted, want: string, entity: EntityDraft | undefined): string[] {
  // "Find a session by its title": it is the title that is asked for, not whatever else tells sessions apart.
  const asked = askedColumns(want, entity);
  if (asked) return asked;
  if (!entity) return [];
  const typed = /^(?:add|log|post|edit|request)$/.test(name);
  return (typed ? typedColumns : tellingColumns)(entity, draft.samples);
}

/** What stands in a column, unless the entry is called by it: that says nothing more. */
function value(row: SampleRow | undefined, column: string): string {
  const held = row?.values.get(column) ?? "";
  return column === "" || held === "" || row?.label.includes(held) ? "" : bare(held, column);
}

/** What a column holds as a number; NaN where it holds none, which is neither more nor less than anything. */
function amount(row: SampleRow | undefined, column: string): number {
  const held = (row?.values.get(column) ?? "").replaceAll(",", "");
  return held === "" ? Number.NaN : Number(held);
}

/** A column in which the first two entries differ and which changes: a ticket keeps its number, a book its author. */
function movingColumn(
  entity: EntityDraft | undefined,
  r1: SampleRow | undefined,
  r2: SampleRow | undefined,
): string {
  const found = entity?.fields.find(
    ({ name, type }) =>
      /^(?:date|date and time|place|money|duration|choice|number)$/.test(type) &&
      !FIXED.test(name) &&
      !AWKWARD.test(name) &&
      !AUTOMATIC.test(name) &&
      value(r1, name) !== "" &&
      value(r2, name) !== "" &&
      value(r1, name) !== value(r2, name),
  );
  return found?.name ?? "";
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
    // "The booking on Mon 12 May" says its day, and says it once.
    const known = (text: string) => row.label.toLowerCase().includes(text.toLowerCase());
    if (!plain || value === "" || known(bare(value, field.name)) || known(value.replace(/, [\d:]+$/, "")))
      return [];
    if (field.name === "status") return [`“${value}”`];
    // "what changed hours" would be read as one phrase.
    return [
      /^what /.test(field.name) ? `“${value}” as ${field.name}` : `${field.name} ${bare(value, field.name)}`,
    ];
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

/** The columns by which the story's words look for something: undefined when they name none, "" for one the table has not. */
function askedColumns(want: string, entity: EntityDraft | undefined): string[] | undefined {
  const said = /^(?:find|search|filter|sort)\b.* by ([\p{L}, -]+)$/u.exec(want)?.[1];
  if (!said) return undefined;
  const words = said.split(/, | and /).map((word) => word.replace(/^(?:its|their|the) /, ""));
  const known = words.filter((word) => entity?.fields.some((field) => field.name === word));
  return known.length > 0 ? known : [""];
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
  const said = want.toLowerCase();
  return draft.roles.find(({ noun }) => {
    const many = plural(noun);
    // Most stories name nobody else: a pattern is made only where there is something to find.
    return (
      noun !== actor &&
      (said.includes(noun) || said.includes(many)) &&
      new RegExp(`\\b(?:${noun}|${many})\\b`).test(said)
    );
  })?.noun;
}

/** "get a reminder" → "for a reminder", "get told …" → "to be told …". */
function dueOf(want: string): string {
  const got = /^(?:get|receive) (.*)$/.exec(want)?.[1];
  if (!got) return `to ${want}`;
  return /^(?:told|\w+ed)\b/.test(got) ? `to be ${got}` : `for ${got}`;
}
