import type { FieldType, Plan, PlanEntity, PlanField, PlanStory } from "~/domain/plan";
import { flowOf } from "../text/states";
import { capital, clip, listName, listOf, plural } from "../text/words";
import { bullets, section, stop, table } from "./markdown";
import { firstQuotes } from "./quotes";
import type { ShownPlan } from "./rights";
import { ofShown } from "./trials";

/** How much of a plan fits: 0 everything, higher numbers leave out more of what is implied or repeated. */
export type Tightness = 0 | 1 | 2 | 3 | 4;

const mark = (origin: "named" | "implied") => (origin === "implied" ? "implied" : "named in the idea");

/** "Cita (appointment)" or "Dog". */
function nameOf(item: { name: string; gloss: string }): string {
  return item.gloss && item.gloss.toLowerCase() !== item.name.toLowerCase()
    ? `${item.name} (${item.gloss})`
    : item.name;
}

/** What was understood, in whose words, and what was left out of them. */
export function ideaSection(plan: Plan, heading: string, limit: number): string {
  let size = 0;
  const fitting = plan.idea.findIndex((quote) => {
    size += quote.length;
    return size > limit;
  });
  const quotes = firstQuotes(plan.idea, fitting < 0 ? plan.idea.length : fitting).map(
    (quote) => `> ${quote}`,
  );
  const notes = [
    languageLine(plan),
    ...plan.dropped,
    ...(plan.clarity === "short"
      ? [
          `The idea is short, and “${clip(plan.idea.join(" "), 60)}” says little; what this plan adds about ${plural((plan.entities[0]?.gloss || plan.entities[0]?.name || "entry").toLowerCase())} is marked implied, a guess that its author should confirm.`,
        ]
      : []),
  ];
  return section(heading, quotes.join("\n"), notes.filter(Boolean).join("\n"));
}

/** What "right to left" asks of whoever builds: told once, in terms of styles and not of taste. */
const RIGHT_TO_LEFT =
  'Direction: right to left (RTL), set on the whole app (`dir="rtl"` on a web page, a forced RTL layout on a phone): spacing and alignment by start and end instead of left and right, back arrows and progress turned round, numbers, phone numbers and addresses of the web left to right.';

function languageLine(plan: Plan): string {
  const { language } = plan;
  if (language.code === "en" && language.interface.length === 1 && language.interface[0] === "English")
    return "";
  const languages = language.interface.join(" and ");
  const direction = language.direction === "rtl" ? ` ${RIGHT_TO_LEFT}` : "";
  const words = language.code === "en" ? "" : ` ${keptWords(plan)} in ${language.interface[0]}.`;
  return `User interface language: ${languages}.${direction}${words}`;
}

/** "“Cita” and “servicio” stay …; other texts are shown": the idea's own words, by the first of its things. */
function keptWords(plan: Plan): string {
  const own = [...plan.entities, ...plan.roles].filter(
    (one) => one.gloss && one.gloss.toLowerCase() !== one.name.toLowerCase(),
  );
  const words = [...new Set(own.map((one) => `“${one.name}”`))].slice(0, 2);
  const [first] = plan.stories;
  return words.length > 0
    ? `The idea's own nouns such as ${listOf(words)} stay, with an English gloss; other texts that stand here in English are shown`
    : `Texts that stand here in English${first ? `, such as “${capital(clip(first.want, 60))}”,` : ""} are shown`;
}

/** Roles as a table of what each may and may not do. */
export function rolesTable(plan: Plan, tight: Tightness): string {
  return table(
    ["Role", "Allowed", "Denied"],
    plan.roles.map((role) => [
      `${nameOf(role)}${role.origin === "implied" ? " (implied)" : ""}`,
      role.allowed.join("; "),
      role.denied.slice(0, tight > 1 ? 2 : 4).join("; "),
    ]),
  );
}

/** The same roles as two lines each. */
export function rolesList(plan: Plan, tight: Tightness, [may, mayNot] = ["Allowed", "Denied"]): string {
  return plan.roles
    .map(
      (role) =>
        `- **${nameOf(role)}**${role.origin === "implied" ? " (implied)" : ""}\n  - ${may}: ${role.allowed.join("; ")}\n  - ${mayNot}: ${(tight > 1 && role.denied.length > 2 ? [role.denied[0], role.denied.at(-1)] : role.denied.slice(0, 3)).join("; ")}`,
    )
    .join("\n");
}

/** How a platform calls the types of columns; a missing one keeps its plain name. */
export type TypeWords = Partial<Record<FieldType, string>>;

function typeOf(field: PlanField, words: TypeWords): string {
  return words[field.type] ?? field.type;
}

/** One table a thing: every column with its type and where it comes from. */
export function dataTables(plan: Plan, words: TypeWords): string {
  return plan.entities
    .map((entity) => {
      const rows = entity.fields.map((field) => [
        field.name,
        typeOf(field, words),
        field.note || (field.origin === "named" && entity.origin === "named" ? "named in the idea" : ""),
      ]);
      return `### ${nameOf(entity)} (${mark(entity.origin)})\n\n${table(["Field", "Type", "Note"], rows)}\n\nRelations: ${nameOf(entity)} ${entity.relations.join("; ")}.`;
    })
    .join("\n\n");
}

/** All things in one table, one row each. */
export function dataTable(plan: Plan, tight: Tightness, words: TypeWords = {}): string {
  return table(
    ["Entity", "Origin", "Fields (type)", "Relations"],
    plan.entities.map((entity) => [
      nameOf(entity),
      mark(entity.origin),
      fieldsOf(entity, tight, words, plan),
      relationsOf(entity, tight).join("; "),
    ]),
  );
}

/** Where room is short, what an entry belongs to or refers to: how many it has stands with those. */
function relationsOf({ relations }: PlanEntity, tight: Tightness): string[] {
  const own = relations.filter((text) => !text.startsWith("has many"));
  return tight < 2 ? relations.slice(0, 4) : own.length > 0 ? own : relations.slice(0, 2);
}

/** Columns that only decisions and answers need: without them nobody knows what came of it. */
const OF_DECISIONS = /^(?:time decided|decision reason|answered at|changed by)$/;

function fieldsOf(entity: PlanEntity, tight: Tightness, words: TypeWords, { screens }: Plan): string {
  const noun = (entity.gloss || entity.name).toLowerCase();
  // What a screen shows while it loads is a column of the table.
  const grey =
    screens
      .find(({ loading }) => loading.startsWith(`Grey ${listName(noun)}: `))
      ?.loading.replace(/^[^:]+: /, "")
      .split(", ") ?? [];
  const fields =
    tight > 2
      ? entity.fields.filter(
          ({ name, origin }, index) =>
            index < 4 ||
            origin === "named" ||
            /^(?:status|name|title)$/.test(name) ||
            OF_DECISIONS.test(name) ||
            grey.includes(name),
        )
      : entity.fields;
  return fields
    .map((field) => `${field.name} (${typeOf(field, words)}${field.note ? `: ${field.note}` : ""})`)
    .join(", ");
}

/** The story as one platform accepts it: the first, second or third way of those it has. */
export function accepted(story: PlanStory, way: number): PlanStory {
  const other = way === 0 ? undefined : (story.also[way - 1] ?? story.also[0]);
  return other ? { ...story, ...other, otherwise: other.otherwise || story.otherwise } : story;
}

/** Screens, and where the tables are that have none. */
export function screensText(plan: ShownPlan, tight: Tightness, purposeLast = false): string {
  return [screensTable(plan, tight, purposeLast), plan.homes].filter(Boolean).join("\n\n");
}

/** Screens with address, role and the three states nobody thinks of. */
export function screensTable(plan: Plan, tight: Tightness, purposeLast = false): string {
  const gloss = (role: string) =>
    nameOf(plan.roles.find((one) => one.name === role) ?? { name: role, gloss: "" });
  if (purposeLast) {
    const roomy = tight < 3;
    const rows = plan.screens.map((screen) => {
      const cells = [
        screen.name,
        screen.route,
        screen.roles.map(gloss).join(", "),
        screen.loading,
        screen.empty,
        screen.error,
      ];
      return roomy ? [...cells, screen.purpose] : cells;
    });
    return table(
      ["Screen", "Route", "Role", "While loading", "Empty", "On error", ...(roomy ? ["There for"] : [])],
      rows,
    );
  }
  const head =
    tight > 1
      ? ["Screen", "Route", "Role", "Empty", "Loading", "Error"]
      : ["Screen", "Route", "Role", "What for", "Empty", "Loading", "Error"];
  return table(
    head,
    plan.screens.map((screen) => [
      screen.name,
      screen.route,
      screen.roles.map(gloss).join(", "),
      ...(tight > 1 ? [] : [screen.purpose]),
      screen.empty,
      screen.loading,
      screen.error,
    ]),
  );
}

/** One story with its acceptance criteria as a list. */
export function storyBlock(story: PlanStory, options: { otherwise: boolean; heading: boolean }): string {
  const head = `${story.id} ${story.role} can ${story.want}${story.origin === "implied" ? " (implied)" : ""}${story.priority === "later" ? " (later)" : ""}`;
  const lines = [`- Given ${stop(story.given)}`, `- When ${stop(story.when)}`, `- Then ${stop(story.then)}`];
  if (options.otherwise && story.otherwise) lines.push(`- Otherwise: ${stop(story.otherwise)}`);
  return `${options.heading ? `### ${head}` : `**${head}**`}\n\n${lines.join("\n")}`;
}

/** One story in a paragraph, for tight documents. */
export function storyLine(story: PlanStory): string {
  const tags = [story.origin === "implied" ? "implied" : "", story.priority === "later" ? "later" : ""]
    .filter(Boolean)
    .join(", ");
  return `**${story.id} ${story.role}: ${story.want}**${tags ? ` (${tags})` : ""}\nGiven ${stop(story.given).replace(/\.$/, "")}, when ${story.when}, then ${stop(story.then)}`;
}

/** All stories of the idea; tight documents keep fewer of the implied ones. */
export function storiesOf(plan: Plan, tight: Tightness): PlanStory[] {
  let room = ([16, 14, 11, 9][tight] ?? 9) - plan.stories.filter((one) => one.origin === "named").length;
  return plan.stories.filter((story) => story.origin === "named" || room-- > 0);
}

/**
 * Phases with what they hold and how to try them by hand.
 * `again` is how somebody on this platform sees that something was stored, where that is not by a reload.
 */
export function phasesText(
  plan: Plan,
  words: { phase: string; steps: boolean; again?: string },
  shown: readonly PlanStory[],
): string {
  const ids = new Set(shown.map((story) => story.id));
  return plan.phases
    .map((phase, index) => {
      const stories = phase.stories.filter((id) => ids.has(id));
      const { doneWhen } = ofShown(phase, ids);
      const lines = [
        ...(stories.length > 0 ? [`Stories: ${stories.join(", ")}`] : []),
        ...(words.steps ? phase.steps : []),
        `Done when: ${stop(words.again ? doneWhen.replaceAll("after a reload", words.again) : doneWhen)}`,
      ];
      return `### ${words.phase} ${index + 1}: ${phase.name}\n\n${bullets(lines)}`;
    })
    .join("\n\n");
}

/** Questions with the answers assumed, then what was taken for granted. */
export function openText(plan: Plan): string {
  const questions = plan.questions.map((one) => `- ${one.question} Assumed: ${stop(one.assumed)}`);
  const assumptions = plan.assumptions.map((text) => `- Assumption: ${stop(text)}`);
  return [...questions, ...assumptions].join("\n");
}

/** Limits: non-goals with their origin. */
export function nonGoalsText(plan: Plan, tight: Tightness): string {
  const shown =
    tight > 1 ? plan.nonGoals.filter((one, index) => one.origin === "named" || index < 3) : plan.nonGoals;
  return bullets(
    shown.map((one) => `${one.text}${one.origin === "implied" ? " (implied)" : " (said in the idea)"}`),
  );
}

/** Fixed conditions, word for word. */
export function constraintsText(plan: Plan): string {
  return bullets(plan.constraints.map((text) => `“${text}”`));
}

/** Law and harm. */
export function risksText(plan: Plan, tight: Tightness): string {
  return bullets(plan.risks.slice(0, tight > 1 ? 4 : 6).map((one) => `${one.topic}: ${stop(one.note)}`));
}

/** Rules, the idea's own first; `once` keeps one of those that come from the same capability. */
export function rulesText(plan: Plan, tight: Tightness, once = false): string {
  const seen = new Set<string>();
  const rules = plan.rules.filter((rule) => {
    const source = / \(implied by ([^()]+)\)$/.exec(rule)?.[1];
    if (!once || !source) return true;
    if (seen.has(source)) return false;
    seen.add(source);
    return true;
  });
  return bullets(rules.slice(0, [16, 13, 11, 9][tight] ?? 9).map(stop));
}

/** What failing looks like, as the stories say it. */
export function failuresText(stories: readonly PlanStory[], most: number): string {
  return bullets(
    stories
      .filter((story) => story.otherwise)
      .slice(0, most)
      .map((story) => `${story.id}: ${stop(story.otherwise)}`),
  );
}

/** Things with states, and the states in order. */
export function statusText(plan: Plan): string {
  const moving = plan.entities.filter((entity) => entity.statuses.length > 1).slice(0, 5);
  return bullets(moving.map((entity) => `${nameOf(entity)}: ${flowOf(entity.statuses)}`));
}

/** What an unclear idea gets instead of a plan: questions, and how to go on. */
export function unclearText(plan: Plan): string {
  const words = plan.idea.join(" ").slice(0, 200);
  return [
    "This idea is not clear enough to plan from, so nothing was invented around it. Answer, then write the idea again: who does what, with which things.",
    ...plan.questions.map(
      (one, index) => `${index + 1}. ${one.question}\n   Assumed until answered: ${stop(one.assumed)}`,
    ),
    words ? `“${clip(words, 120)}” says neither who opens the app nor what they do in it.` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}
