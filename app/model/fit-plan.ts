import { type FieldType, fieldTypeSchema, type Plan, planSchema } from "~/domain/plan";

type Raw = Record<string, unknown>;

/**
 * What a model wrote, as a plan. Servers differ in how well they keep to a shape, so what can be told for certain is
 * put right here (names of keys, lengths, numbers of stories, missing lists), and what is missing of the whole is
 * taken from `base`, the built-in planner's plan of the same idea. The idea itself and what was left out of it are
 * always the base's: a model is not asked to quote.
 * @returns the plan, or what is wrong in words that the model can act on.
 */
export function fitPlan(raw: Raw, base: Plan): { plan: Plan } | { problems: string[] } {
  const given = camelKeys(unwrap(raw)) as Raw;
  const clarity = oneOf(given.clarity, ["clear", "short", "unclear"], base.clarity);
  const stories = fitStories(given.stories);
  const numbers = new Map(stories.map((story) => [story.was, story.id]));
  const phases = placeStories(
    records(given.phases).map((phase, index, all) => ({
      name: text(phase.name),
      kind: oneOf(phase.kind, ["sample", "core", "extra", "hardening"], phaseKind(index, all.length)),
      stories: list(phase.stories).flatMap((story) => numbers.get(storyId(story)) ?? []),
      steps: lines(phase.steps, 8),
      doneWhen: text(phase.doneWhen),
    })),
    stories,
  );
  const roles = records(given.roles).map((role) => ({
    name: text(role.name, 80),
    gloss: text(role.gloss, 80),
    origin: originOf(role.origin),
    allowed: lines(role.allowed, 10),
    denied: lines(role.denied, 10),
  }));
  const candidate = {
    version: base.version,
    title: text(given.title, 120),
    summary: text(given.summary),
    idea: base.idea,
    clarity,
    language: fitLanguage(given.language, base.language),
    keyAction: text(given.keyAction) || base.keyAction,
    success: text(given.success) || base.success,
    roles: roles.slice(0, 8),
    entities: fitEntities(given.entities),
    stories: stories.map(({ was: _, ...story }) => story),
    rules: lines(given.rules, 24),
    screens: fitScreens(
      given.screens,
      roles.map((role) => role.name),
    ),
    phases,
    samples: orElse(lines(given.samples, 8), base.samples),
    nonGoals: fitNonGoals(given.nonGoals, base.nonGoals),
    // The base quotes the author's own words.
    constraints: orElse(base.constraints, lines(given.constraints, 12)),
    assumptions: orElse(lines(given.assumptions, 12), base.assumptions),
    questions: orElse(fitQuestions(given.questions), base.questions),
    risks: orElse(fitRisks(given.risks), base.risks),
    dropped: base.dropped,
  };
  const parsed = planSchema.safeParse(candidate);
  if (!parsed.success) {
    return { problems: parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
  }
  const missing = clarity === "unclear" ? [] : missingLists(parsed.data);
  return missing.length > 0 ? { problems: missing } : { plan: parsed.data };
}

function missingLists(plan: Plan): string[] {
  const lists = ["roles", "entities", "screens", "stories", "phases"] as const;
  return lists.filter((key) => plan[key].length === 0).map((key) => `"${key}" is missing or empty`);
}

/** {"plan": {…}} means its content. */
function unwrap(raw: Raw): Raw {
  const [only, ...others] = Object.values(raw);
  return others.length === 0 && isRecord(only) ? only : raw;
}

/** done_when and "Done When" are doneWhen. */
function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [camel(key), camelKeys(item)]));
}

function camel(key: string): string {
  const joined = key.trim().replace(/[\s_-]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

function isRecord(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function records(value: unknown): Raw[] {
  return list(value).filter(isRecord);
}

/** One line of text, cut at a word when it is too long. Anything but text and numbers is no text. */
function text(value: unknown, most = 400): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  const line = String(value).replace(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2))}…`;
}

function lines(value: unknown, most: number): string[] {
  return list(value)
    .map((item) => text(item))
    .filter((line) => line !== "")
    .slice(0, most);
}

function orElse<T>(first: T[], second: T[]): T[] {
  return first.length > 0 ? first : second;
}

function oneOf<T extends string>(value: unknown, known: readonly T[], otherwise: T): T {
  const word = text(value, 40).toLowerCase();
  return known.find((each) => each === word) ?? otherwise;
}

function originOf(value: unknown): "named" | "implied" {
  return oneOf(value, ["named", "implied"], "implied");
}

function fitLanguage(value: unknown, base: Plan["language"]): Plan["language"] {
  if (!isRecord(value)) return base;
  const code = text(value.code, 8);
  const name = text(value.name, 40);
  if (!code || !name) return base;
  const named = list(value.interface).map((one) => text(one, 40));
  const direction = oneOf(value.direction, ["ltr", "rtl"], base.direction);
  return { code, name, direction, interface: orElse(named.filter(Boolean), base.interface).slice(0, 8) };
}

const TYPE_WORDS: [RegExp, FieldType][] = [
  [/date.?time|timestamp/, "date and time"],
  [/date|birthday/, "date"],
  [/duration|time span|interval/, "duration"],
  [/bool|yes|flag|checkbox/, "yes/no"],
  [/money|price|currency|amount/, "money"],
  [/int|number|float|decimal|numeric|rating/, "number"],
  [/enum|choice|select|status|option|list/, "choice"],
  [/image|photo|picture|avatar/, "image"],
  [/file|document|attachment|video|audio/, "file"],
  [/place|location|geo|address|coordinate/, "place"],
  [/e-?mail/, "email"],
  [/phone|tel/, "phone"],
  [/link|url|uri/, "link"],
  [/long|rich|markdown|paragraph|multi/, "long text"],
];

function fieldType(value: unknown): FieldType {
  const word = text(value, 60).toLowerCase();
  const exact = fieldTypeSchema.safeParse(word);
  return exact.success ? exact.data : (TYPE_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? "text");
}

function fitEntities(value: unknown) {
  return records(value)
    .slice(0, 16)
    .map((entity) => ({
      name: text(entity.name, 80),
      gloss: text(entity.gloss, 80),
      origin: originOf(entity.origin),
      description: text(entity.description),
      fields: uniqueByName(
        list(entity.fields).map((field) => {
          const { name, type, note, origin } = isRecord(field) ? field : ({ name: field } as Raw);
          return { name: text(name, 80), type: fieldType(type), note: text(note), origin: originOf(origin) };
        }),
      ).slice(0, 14),
      relations: lines(entity.relations, 8),
      statuses: list(entity.statuses)
        .map((status) => text(status, 80))
        .filter(Boolean)
        .slice(0, 10),
    }));
}

function uniqueByName<T extends { name: string }>(all: T[]): T[] {
  const known = new Set<string>();
  return all.filter(({ name }) => {
    const key = name.toLowerCase().replace(/s$/, "");
    return name !== "" && !known.has(key) && known.add(key);
  });
}

function storyId(value: unknown): string {
  return text(isRecord(value) ? value.id : value, 40)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

/** Numbered anew, S1 onwards; `was` is the number that phases refer to. */
function fitStories(value: unknown) {
  return records(value)
    .slice(0, 20)
    .map((story, index) => ({
      was: storyId(story.id) || `S${index + 1}`,
      id: `S${index + 1}`,
      role: text(story.role, 80),
      want: text(story.want)
        .replace(/^(?:as an? [^,]{1,60},\s*)?i (?:want|would like) to\s+/i, "")
        .replace(/\.$/, ""),
      given: text(story.given),
      when: text(story.when),
      // biome-ignore lint/suspicious/noThenProperty: a story's "then" is its third part, and nobody awaits a story
      then: text(story.then),
      otherwise: text(story.otherwise),
      entity: text(story.entity, 80),
      origin: originOf(story.origin),
      priority: oneOf(story.priority, ["must", "later"], "must"),
    }));
}

function fitScreens(value: unknown, roles: string[]) {
  return records(value)
    .slice(0, 12)
    .map((screen) => {
      const named = list(screen.roles).map((role) => text(role, 80));
      return {
        name: text(screen.name, 80),
        route: routeOf(text(screen.route, 200) || text(screen.name, 80)),
        roles: orElse(named.filter(Boolean), roles).slice(0, 8),
        purpose: text(screen.purpose),
        empty: text(screen.empty),
        loading: text(screen.loading),
        error: text(screen.error),
      };
    });
}

/** An address that the plan's model takes: /walks/{walkId} is /walks/:walkid. */
function routeOf(value: string): string {
  const path = value
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, "")
    .replace(/[{[](\w+)[}\]]/g, ":$1")
    .replace(/[^a-z0-9/:-]+/g, "-")
    .replace(/\/+/g, "/")
    .replace(/(?<=.)[/-]+$/, "")
    .slice(0, 79);
  return path.startsWith("/") ? path : `/${path.replace(/^-+/, "")}`;
}

function phaseKind(index: number, count: number): Plan["phases"][number]["kind"] {
  if (index === 0) return "sample";
  return index === count - 1 ? "hardening" : "core";
}

/** Each story in one phase only; one that must be there and is in none goes where the core ends. */
function placeStories(
  phases: Plan["phases"],
  stories: { id: string; priority: "must" | "later" }[],
): Plan["phases"] {
  const placed = new Set<string>();
  const once = phases.slice(0, 8).map((phase) => ({
    ...phase,
    stories: phase.stories.filter((id) => !placed.has(id) && placed.add(id)),
  }));
  const home = once.findLast((phase) => phase.kind === "core") ?? once.at(-1);
  const homeless = stories.filter(({ id, priority }) => priority === "must" && !placed.has(id));
  home?.stories.push(...homeless.map((story) => story.id));
  return once;
}

/** What the author refused is known for certain; the model may add to it. */
function fitNonGoals(value: unknown, base: Plan["nonGoals"]): Plan["nonGoals"] {
  const named = base.filter((goal) => goal.origin === "named");
  const own = list(value).map((goal) =>
    isRecord(goal)
      ? { text: text(goal.text), origin: originOf(goal.origin) }
      : { text: text(goal), origin: "implied" as const },
  );
  const known = named.map(bare);
  const added = own.filter((goal) => {
    const words = bare(goal);
    return words !== "" && !known.some((other) => other.includes(words) || words.includes(other));
  });
  const all = [...named, ...added];
  return (all.length >= 2 ? all : [...all, ...base.filter((goal) => goal.origin === "implied")]).slice(0, 16);
}

/** "No dating." and "Dating" are the same thing not wanted. */
function bare(goal: { text: string }): string {
  return goal.text
    .toLowerCase()
    .replace(/^(?:no|not|without|never|nothing about)\s+/, "")
    .replace(/[.!]+$/, "");
}

function fitQuestions(value: unknown): Plan["questions"] {
  return records(value)
    .map(({ question, assumed }) => ({ question: text(question), assumed: text(assumed) }))
    .filter(({ question, assumed }) => question !== "" && assumed !== "")
    .slice(0, 3);
}

function fitRisks(value: unknown): Plan["risks"] {
  return records(value)
    .map((risk) => ({ topic: text(risk.topic ?? risk.name, 80), note: text(risk.note ?? risk.text) }))
    .filter(({ topic, note }) => topic !== "" && note !== "")
    .slice(0, 8);
}
