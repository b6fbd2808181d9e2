import type { Plan } from "~/domain/plan";
import type { AppType, Platform } from "~/domain/platforms";
import { capital, clip, listOf } from "../text/words";
import { bullets, document, section, stop } from "./markdown";
import {
  accepted,
  constraintsText,
  dataTable,
  dataTables,
  failuresText,
  ideaSection,
  nonGoalsText,
  openText,
  phasesText,
  risksText,
  rolesList,
  rolesTable,
  rulesText,
  screensTable,
  statusText,
  storiesOf,
  storyBlock,
  storyLine,
  type Tightness,
  type TypeWords,
  unclearText,
} from "./sections";

/** Columns as the tools of each platform know them. */
const PRISMA: TypeWords = {
  text: "String",
  "long text": "String, long",
  number: "Float",
  money: "Int, in cents",
  date: "DateTime, day only",
  "date and time": "DateTime",
  duration: "Int, in minutes",
  "yes/no": "Boolean",
  choice: "Enum",
  image: "String, image path",
  file: "String, file path",
  place: "String, place",
  email: "String, e-mail",
  phone: "String, phone",
  link: "String, link",
};
const TYPESCRIPT: TypeWords = {
  text: "string",
  "long text": "string",
  number: "number",
  money: "number of cents",
  date: "ISO date",
  "date and time": "ISO timestamp",
  duration: "minutes",
  "yes/no": "boolean",
  choice: "union",
  image: "storage path",
  file: "storage path",
  place: "string",
  email: "e-mail string",
  phone: "string",
  link: "url string",
};
const SQL: TypeWords = {
  text: "varchar",
  "long text": "text",
  number: "numeric",
  money: "integer cents",
  date: "date",
  "date and time": "timestamptz",
  duration: "interval",
  "yes/no": "bool",
  choice: "enum",
  image: "image key",
  file: "file key",
  place: "varchar",
  email: "citext",
  phone: "varchar",
  link: "varchar",
};
const INPUTS: TypeWords = {
  text: "text input",
  "long text": "text area",
  number: "number pad",
  money: "amount pad",
  date: "date picker",
  "date and time": "date and time picker",
  duration: "minute picker",
  "yes/no": "switch",
  choice: "picker",
  image: "camera or library",
  file: "file picker",
  place: "map pin or text",
  email: "e-mail keyboard",
  phone: "phone keyboard",
  link: "link input",
};

type Writer = (plan: Plan, appType: AppType | null, tight: Tightness) => string;

/** Constraints that name a technology replace the stack line: the stack is named once, in the user's words. */
function stackLine(plan: Plan, usual: string): string {
  const own = plan.constraints.some((text) =>
    /\b(?:must (?:use|be built (?:with|in|on))|built (?:with|in|on) [A-Z]|asp\.net|\.net|c#|java|go|golang|rust|ruby|elixir|phoenix|spring(?: boot)?|sql server|oracle|mariadb|mongo(?:db)?|sqlite|typescript|javascript|expo|ionic|tailwind|next\.?js|react|vue|svelte|angular|django|flask|laravel|rails|php|python|prisma|postgres\w*|mysql|supabase|firebase|wordpress|docker|flutter|swift\w*|kotlin|node(?:\.?js)?)\b/i.test(
      text,
    ),
  );
  return own
    ? "Stack: the one quoted under Constraints, nothing beside it without asking."
    : `Stack: ${usual}.`;
}

function keyLine(plan: Plan): string {
  return `The one key action — ${stop(plan.keyAction)}`;
}

/** What the app is for; nothing where room is so short that the idea's words and its stories have to say it. */
function overview(plan: Plan, tight: Tightness): string {
  return tight > 3 ? "" : plan.summary;
}

const PROMPT_LIMIT = 3900;

/** Lovable's first message: the first version only, around one key action. */
export function lovablePrompt(plan: Plan, tight: Tightness): string {
  if (plan.clarity === "unclear")
    return document(
      `# ${plan.title}`,
      "Before building anything, ask me questions: the idea below is too unclear to build from. Do not invent an app around it. Build only the first version, and only after I have answered.",
      ideaSection(plan, "My words", 800),
      section(
        "Ask me questions such as these",
        bullets(plan.questions.map((one) => `${one.question} If I do not know: ${stop(one.assumed)}`)),
      ),
      "The key action of the first version is whatever I name in answer to the second question. Use Lovable's defaults for everything technical, show one screen with sample content, and stop there.",
    );
  const first = plan.stories.filter((story) => story.priority === "must").slice(0, [7, 6, 4, 3][tight]);
  const later = plan.stories.filter((story) => !first.includes(story)).map((story) => story.want);
  return document(
    `# ${plan.title}: first version`,
    `Build the first version only. ${plan.summary}`,
    `${keyLine(plan)} Everything else waits until that works from start to end.`,
    "Before you write code, ask me questions about anything that stays unclear after reading the knowledge file; take the assumed answers for what I skip.",
    section(
      "Who",
      bullets(
        plan.roles.map(
          (role) =>
            `${role.name}${role.gloss ? ` (${role.gloss})` : ""}: ${clip(role.allowed.slice(0, 3).join("; "), 200)}. Not: ${clip(role.denied[0] ?? "", 160)}`,
        ),
      ),
    ),
    section("What works in the first version", bullets(first.map((story) => `${story.role}: ${story.want}`))),
    section(
      "Screens and their empty, loading and failed states",
      bullets(
        plan.screens
          .filter((screen) => screen.name !== "Sign in")
          .slice(0, tight > 1 ? 4 : 6)
          .map((screen) => `${screen.name}: empty – ${screen.empty}; failed – ${screen.error}`),
      ),
    ),
    section("Real content to build with", bullets(plan.samples.slice(0, 4).map(stop))),
    section(
      "Not now",
      bullets([...plan.nonGoals.map((one) => one.text), ...later.slice(0, tight > 0 ? 2 : 4).map(capital)]),
    ),
  );
}

/** Lovable's knowledge file: the whole plan, without a word about technology beyond the default. */
const lovableKnowledge: Writer = (plan, _appType, tight) => {
  const stories = storiesOf(plan, tight).map((story) => accepted(story, 3));
  return document(
    `# ${plan.title}: product knowledge`,
    `Paste this file under Project Settings > Knowledge; the initial prompt goes into the chat. Built with Lovable's default stack.`,
    plan.summary,
    plan.success ? `Success: ${stop(plan.success)}` : "",
    ideaSection(plan, "The idea in its author's words", tight > 1 ? 900 : 2000),
    plan.clarity === "unclear" ? section("Before anything is built", unclearText(plan)) : "",
    section("Roles", plan.roles.length > 0 ? rolesTable(plan, tight) : ""),
    section("Data model", plan.entities.length > 0 ? dataTable(plan, tight) : ""),
    section("Screens", plan.clarity === "unclear" ? "" : screensTable(plan, tight)),
    section(
      "User stories",
      stories.map((story) => storyBlock(story, { otherwise: tight === 0, heading: false })).join("\n\n"),
    ),
    section("Rules", rulesText(plan, tight)),
    section("Phases", phasesText(plan, { phase: "Phase", done: "Done when", steps: false }, stories)),
    section("Non-goals", nonGoalsText(plan, tight)),
    section("Constraints", constraintsText(plan)),
    section("Questions and assumptions", plan.clarity === "unclear" ? "" : openText(plan)),
    section("Risks", risksText(plan, tight)),
  );
};

const cursor: Writer = (plan, appType, tight) => {
  const stories = storiesOf(plan, tight);
  const stack =
    appType === "mobile"
      ? "Expo with TypeScript, SQLite on the device and one small Node.js service for what is shared"
      : "Next.js with TypeScript, PostgreSQL through Prisma, Tailwind CSS";
  return document(
    `# ${plan.title}`,
    "Save this file as `context.md` in the root of an empty folder, open the folder in Cursor, and paste into the chat: “Read @context.md and build phase 1 only.”",
    `${plan.summary} ${keyLine(plan)}`,
    plan.success ? `Success: ${stop(plan.success)}` : "",
    section(
      "Rules for the agent",
      bullets([
        stackLine(plan, stack),
        "One phase at a time: finish it, run it, show how to try it, then wait for my yes.",
        `Names in code follow the data model: ${listOf(plan.entities.slice(0, 4).map((entity) => (/^[\x20-\x7e]+$/.test(entity.name) ? entity.name : entity.gloss || entity.name)))}.`,
        "Each acceptance line becomes a test that carries the story's number.",
        "Ask before adding a package, a table or a screen that is not in this file.",
        "Keys and passwords live in environment variables, never in the code.",
      ]),
    ),
    ideaSection(plan, "The idea as it was written", 2000),
    plan.clarity === "unclear" ? section("Before any code", unclearText(plan)) : "",
    section("Constraints", constraintsText(plan)),
    section("Roles and permissions", rolesList(plan, tight)),
    section(
      "Data model",
      plan.entities.length > 0 ? (tight > 1 ? dataTable(plan, tight, PRISMA) : dataTables(plan, PRISMA)) : "",
    ),
    section("Screens", plan.clarity === "unclear" ? "" : screensTable(plan, tight)),
    section(
      "Stories and acceptance",
      stories.map((story) => storyBlock(story, { otherwise: tight < 2, heading: true })).join("\n\n"),
    ),
    section("Business rules", rulesText(plan, tight)),
    section("Sample data", bullets(plan.samples.map(stop))),
    section("Phases", phasesText(plan, { phase: "Phase", done: "Done when", steps: true }, stories)),
    section("Non-goals", nonGoalsText(plan, tight)),
    section("Open questions and assumptions", plan.clarity === "unclear" ? "" : openText(plan)),
    section("Risks", risksText(plan, tight)),
  );
};

const bolt: Writer = (plan, appType, tight) => {
  const stories = storiesOf(plan, tight).map((story) => accepted(story, 1));
  const kind = appType === "mobile" ? "mobile app" : "web app";
  const stack =
    appType === "mobile"
      ? "Expo with TypeScript; what is shared lives in Supabase"
      : "Vite, React and TypeScript, with Supabase for data and sign-in";
  // Every step in the idea's order: a workflow that leaves out who pays or who is told is none.
  const flow = stories.filter((story) => story.priority === "must");
  return document(
    `# ${plan.title}`,
    `Paste all of this as the first message of a new Bolt project. Build a ${kind}: one complete workflow that really works, before anything beside it.`,
    stackLine(plan, stack),
    overview(plan, tight),
    plan.success ? `Success: ${stop(plan.success)}` : "",
    ideaSection(plan, "Where it comes from", [1600, 1600, 900, 600][tight] ?? 600),
    plan.clarity === "unclear" ? section("Ask first", unclearText(plan)) : "",
    section(
      "The workflow, from start to end",
      flow.map((story, index) => `${index + 1}. ${story.role}: ${story.want}`).join("\n"),
      statusText(plan),
    ),
    section("What can fail, and what then happens", failuresText(stories, [10, 8, 6, 3][tight] ?? 3)),
    section("Data model", plan.entities.length > 0 ? dataTable(plan, tight, TYPESCRIPT) : ""),
    section("Roles", rolesList(plan, 2)),
    section("Screens", plan.clarity === "unclear" ? "" : screensTable(plan, tight > 1 ? tight : 2)),
    section("Stories", stories.map(storyLine).join("\n\n")),
    section("Rules", rulesText(plan, tight, true)),
    section("Phases", phasesText(plan, { phase: "Phase", done: "Done when", steps: false }, stories)),
    section("Non-goals", nonGoalsText(plan, tight)),
    section("Constraints", constraintsText(plan)),
    section("Questions and assumptions", plan.clarity === "unclear" ? "" : openText(plan)),
    section("Risks", risksText(plan, tight)),
  );
};

const replit: Writer = (plan, appType, tight) => {
  const stories = storiesOf(plan, tight).map((story) => accepted(story, 2));
  const stack =
    appType === "mobile"
      ? "Expo with TypeScript and Replit's own database behind a small Node.js service"
      : "Node.js with Express and TypeScript, React, and Replit's own PostgreSQL";
  // What it is all for is the core, not whatever happens to come last.
  const last = plan.phases.find((phase) => phase.kind === "core") ?? plan.phases.at(-1);
  return document(
    `# ${plan.title}`,
    "Paste this into Replit Agent in Plan mode, read its plan, then let it build up to the first checkpoint.",
    section(
      "Outcome",
      last ? `When this is done: ${stop(last.doneWhen)}` : "",
      plan.success ? `Success: ${stop(plan.success)}` : "",
      overview(plan, tight),
    ),
    `${stackLine(plan, stack)} Keys go into Replit Secrets, never into a file.`,
    ideaSection(plan, "In the words of its author", [1600, 1600, 900, 900][tight] ?? 600),
    plan.clarity === "unclear" ? section("Questions before the plan", unclearText(plan)) : "",
    section("Plan", phasesText(plan, { phase: "Checkpoint", done: "Done when", steps: tight < 4 }, stories)),
    section("Roles", plan.roles.length > 0 ? rolesTable(plan, tight) : ""),
    section("Data model", plan.entities.length > 0 ? dataTable(plan, tight, SQL) : ""),
    section(
      "Stories with acceptance criteria",
      stories
        .map((story) =>
          tight > 1 ? storyLine(story) : storyBlock(story, { otherwise: false, heading: false }),
        )
        .join("\n\n"),
    ),
    section("Screens", plan.clarity === "unclear" ? "" : screensTable(plan, tight > 0 ? tight : 1)),
    section("Rules", rulesText(plan, tight, true)),
    section("Sample data for checkpoint 1", tight > 1 ? "" : bullets(plan.samples.map(stop))),
    section("Out of scope", nonGoalsText(plan, tight)),
    section("Constraints", constraintsText(plan)),
    section("Questions and assumptions", plan.clarity === "unclear" ? "" : openText(plan)),
    section("Risks", risksText(plan, tight)),
  );
};

const rork: Writer = (plan, _appType, tight) => {
  const stories = storiesOf(plan, tight).map((story) => accepted(story, 4));
  const tabs = plan.screens
    .filter((screen) => !screen.route.includes(":") && screen.name !== "Sign in")
    .slice(0, 4)
    .map((screen) => screen.name);
  return document(
    `# ${plan.title}`,
    "Paste this into Rork as the first message. It describes a phone app; build phase 1, let me try it on my phone, then go on.",
    stackLine(plan, "Expo and React Native with TypeScript"),
    `${overview(plan, tight)} ${keyLine(plan)}`.trim(),
    plan.success ? `Success: ${stop(plan.success)}` : "",
    tabs.length > 0 ? `Tabs at the bottom: ${tabs.join(", ")}. Everything is reachable with one thumb.` : "",
    ideaSection(plan, "The idea", [1600, 1600, 900, 900][tight] ?? 600),
    plan.clarity === "unclear" ? section("Please ask before building", unclearText(plan)) : "",
    section("Screens", plan.clarity === "unclear" ? "" : screensTable(plan, tight, true)),
    section(
      "Stories",
      stories
        .map((story) =>
          tight > 1 ? storyLine(story) : storyBlock(story, { otherwise: false, heading: false }),
        )
        .join("\n\n"),
    ),
    section("Data model", plan.entities.length > 0 ? dataTable(plan, tight, INPUTS) : ""),
    section("Who may do what", plan.roles.length > 0 ? rolesTable(plan, tight) : ""),
    section("Rules", rulesText(plan, tight)),
    section("Phases", phasesText(plan, { phase: "Phase", done: "Done when", steps: false }, stories)),
    section("Sample data", tight > 1 ? "" : bullets(plan.samples.map(stop))),
    section("Non-goals", nonGoalsText(plan, tight)),
    section("Constraints", constraintsText(plan)),
    section("Questions and assumptions", plan.clarity === "unclear" ? "" : openText(plan)),
    section("Risks", risksText(plan, tight)),
  );
};

const LIMITS: Record<Platform, { writer: Writer; most: number }> = {
  lovable: { writer: lovableKnowledge, most: 9900 },
  cursor: { writer: cursor, most: 15900 },
  bolt: { writer: bolt, most: 8950 },
  replit: { writer: replit, most: 8950 },
  rork: { writer: rork, most: 8950 },
};

/** The platform's document, as complete as its length limit allows. */
export function writeDocument(plan: Plan, platform: Platform, appType: AppType | null): string {
  const { writer, most } = LIMITS[platform];
  let text = "";
  for (const tight of [0, 1, 2, 3, 4] as const) {
    text = writer(plan, appType, tight);
    if (text.length <= most && (platform !== "cursor" || text.split("\n").length <= 500)) return text;
  }
  return shorten(plan, platform, appType, most, text);
}

/**
 * What a document gives up, one after the other, until it fits. What people do is the plan: the idea's own stories
 * go last, after whatever is implied or says again what stands elsewhere.
 */
const GIVEN_UP: readonly ((plan: Plan) => Plan)[] = [
  (plan) => ({ ...plan, stories: ownFirst(plan.stories, 5) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 2), risks: plan.risks.slice(0, 3) }),
  (plan) => ({ ...plan, phases: plan.phases.map(firstCheck), nonGoals: ownFirst(plan.nonGoals, 2) }),
  (plan) => ({ ...plan, screens: firstScreens(plan, 4), assumptions: plan.assumptions.slice(0, 2) }),
  (plan) => ({ ...plan, entities: plan.entities.map(withoutSpare) }),
  (plan) => ({ ...plan, idea: plan.idea.slice(0, 8), risks: plan.risks.slice(0, 2) }),
  (plan) => ({ ...plan, entities: plan.entities.slice(0, 9), roles: plan.roles.map(inShort) }),
  (plan) => ({ ...plan, rules: ownRules(plan.rules, 0).slice(0, 6), idea: plan.idea.slice(0, 6) }),
  (plan) => ({ ...plan, entities: plan.entities.slice(0, 7), rules: plan.rules.slice(0, 4) }),
];

/** Last resort for very long plans: everything that can go without a story of the idea, then stories from the end. */
function shorten(
  plan: Plan,
  platform: Platform,
  appType: AppType | null,
  most: number,
  start: string,
): string {
  const write = (smaller: Plan) => LIMITS[platform].writer(smaller, appType, 4);
  let text = start;
  let smaller = plan;
  for (const giveUp of GIVEN_UP) {
    if (text.length <= most) return text;
    smaller = giveUp(smaller);
    text = write(smaller);
  }
  while (text.length > most && smaller.stories.length > 3) {
    smaller = { ...smaller, stories: smaller.stories.slice(0, -1) };
    text = write(smaller);
  }
  return text.length > most ? `${text.slice(0, most - 2).replace(/\n[^\n]*$/, "")}\n` : text;
}

/** All that the idea says itself, and of what is implied only so much that there are `least`. */
function ownFirst<T extends { origin: "named" | "implied" }>(items: readonly T[], least: number): T[] {
  let room = least - items.filter((item) => item.origin === "named").length;
  return items.filter((item) => item.origin === "named" || room-- > 0);
}

/** The idea's own rules and the first few of those that are implied. */
function ownRules(rules: readonly string[], implied: number): string[] {
  let room = implied;
  return rules.filter((rule) => !/\(implied by [^()]+\)$/.test(rule) || room-- > 0);
}

/** A phase with the first thing to try of several. */
function firstCheck(phase: Plan["phases"][number]): Plan["phases"][number] {
  return { ...phase, steps: [], doneWhen: phase.doneWhen.replace(/; then .*$/, "") };
}

/** A table without the columns that nothing in the idea asks for, three at least. */
function withoutSpare(entity: Plan["entities"][number]): Plan["entities"][number] {
  const fields = entity.fields.filter(
    (field, at) => at < 3 || field.origin === "named" || field.name === "status",
  );
  return { ...entity, fields, relations: entity.relations.slice(0, 1) };
}

/** A role with the first things it may do. */
function inShort(role: Plan["roles"][number]): Plan["roles"][number] {
  return { ...role, allowed: role.allowed.slice(0, 2), denied: role.denied.slice(-1) };
}

/** The first screens, and every other that a phase is tried on: what is to be checked by hand is in the table. */
function firstScreens({ screens, phases }: Plan, most: number): Plan["screens"] {
  return screens.filter(
    ({ name }, at) =>
      at < most || phases.some(({ doneWhen, kind }) => kind !== "sample" && doneWhen.includes(name)),
  );
}

/** Lovable's first prompt within its limit. */
export function writePrompt(plan: Plan): string {
  let text = "";
  for (const tight of [0, 1, 2, 3] as const) {
    text = lovablePrompt(plan, tight);
    if (text.length <= PROMPT_LIMIT) return text;
  }
  return lovablePrompt(
    {
      ...plan,
      nonGoals: plan.nonGoals.slice(0, 4),
      roles: plan.roles.slice(0, 4),
      screens: plan.screens.slice(0, 3),
      samples: plan.samples.slice(0, 2),
    },
    3,
  ).slice(0, PROMPT_LIMIT);
}
