import type { Plan, PlanStory } from "~/domain/plan";
import type { AppType, Platform } from "~/domain/platforms";
import { capital, clip, listOf } from "../text/words";
import { GIVEN_UP } from "./giving-up";
import { bullets, document, section, stop } from "./markdown";
import { onPhone } from "./on-a-phone";
import { firstRights, ROOMS, type ShownPlan, withRights } from "./rights";
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
  screensText,
  statusText,
  storiesOf,
  storyBlock,
  storyLine,
  type Tightness,
  type TypeWords,
  unclearText,
} from "./sections";
import { keysLine, stackLine } from "./technical";
import { fewerInFull, firstScreens, inBrief, withScreens } from "./trials";

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

type Writer = (plan: ShownPlan, appType: AppType | null, tight: Tightness) => string;

function keyLine(plan: Plan): string {
  return `Key action — ${stop(plan.keyAction)}`;
}

/** What the app is for; nothing where room is so short that the idea's words and its stories have to say it. */
function overview(plan: Plan, tight: Tightness): string {
  return tight > 3 ? "" : plan.summary;
}

/** How the work is cut, by this plan's own second phase: "… before phase 2, “Book a wheel”, begins." */
function onePhase(plan: Plan, word: "Phase" | "Checkpoint", text: string): string {
  const second = plan.phases[1]?.name;
  return second ? `${text} before ${word.toLowerCase()} 2, “${clip(second, 90)}”, begins.` : `${text}.`;
}

/** What the first version ends with: "“get a message when the firing is done”". */
function lastStep(first: readonly PlanStory[]): string {
  const last = first.at(-1);
  return last ? `“${clip(last.want, 80)}”` : "the sample content";
}

/** Stories as they are built: those of one phase before those of the next. */
function asBuilt(stories: readonly PlanStory[], { phases }: Plan): PlanStory[] {
  const order = phases.flatMap((phase) => phase.stories);
  return [...stories].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** The workflow from its first to its last step, as one thing that has to work. */
function wholeFlow(flow: readonly PlanStory[]): string {
  const named = flow.filter((story) => story.origin === "named");
  const told = named.length > 1 ? named : flow;
  const [first, last] = [told[0]?.want ?? "", told.at(-1)?.want ?? ""];
  return told.length > 1 && first !== last
    ? ` in which everything from “${clip(first, 80)}” to “${clip(last, 80)}” really works before anything beside it`
    : " whose one workflow really works before anything beside it";
}

/** A clause about what phase 2 does ("“Book a wheel for two hours”" in place of {core}); "" where there is nothing to build yet. */
function onCore(plan: Plan, clause: string): string {
  const name = plan.phases[1]?.name;
  return name ? clause.replace("{core}", `“${clip(name, 90)}”`) : "";
}

/** What a screen says when it fails, where that is more than that it failed. */
function said(error: string): string {
  return / not loaded”, Retry$/.test(error) ? "" : `; failed – ${error}`;
}

const PROMPT_LIMIT = 3900;

/** Lovable's first message: the first version only, around one key action. */
function lovablePrompt(plan: Plan, tight: Tightness): string {
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
  const must = plan.stories.filter((story) => story.priority === "must");
  const first = asBuilt(must.slice(0, [7, 6, 4, 3][tight]), plan);
  const later = plan.stories.filter((story) => !first.includes(story)).map((story) => story.want);
  return document(
    `# ${plan.title}: first version`,
    `Build the first version only, up to ${lastStep(first)}, and stop there. ${plan.summary}`,
    keyLine(plan),
    `Before you write code, ask me questions${plan.questions[0] ? `, first of all “${plan.questions[0].question}”` : ""}, and take the answers that the knowledge file assumes for what I skip.`,
    section(
      "Who",
      bullets(
        plan.roles.map(
          (role) =>
            `${role.name}${role.gloss ? ` (${role.gloss})` : ""}: ${firstRights(plan, role, 240)}. Not: ${clip(role.denied[0] ?? "", 160)}`,
        ),
      ),
    ),
    section("What works in the first version", bullets(first.map((story) => `${story.role}: ${story.want}`))),
    section(
      "Screens and their empty, loading and failed states",
      bullets(
        plan.screens
          .filter((screen) => screen.name !== "Sign in" && !screen.route.includes(":"))
          .slice(0, tight > 1 ? 4 : 6)
          .map((screen) => `${screen.name}: empty – ${screen.empty}${said(screen.error)}`),
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
    `Paste this file under Project Settings > Knowledge, and the initial prompt${onCore(plan, ", which is about {core},")} into the chat of a project on Lovable's default stack.`,
    plan.summary,
    plan.success ? `Success: ${stop(plan.success)}` : "",
    ideaSection(plan, "The idea in its author's words", tight > 1 ? 900 : 2000),
    plan.clarity === "unclear" ? section("Before anything is built", unclearText(plan)) : "",
    section("Roles", plan.roles.length > 0 ? rolesTable(plan, tight) : ""),
    section("Data model", plan.entities.length > 0 ? dataTable(plan, tight) : ""),
    section("Screens", plan.clarity === "unclear" ? "" : screensText(plan, tight)),
    section(
      "User stories",
      stories.map((story) => storyBlock(story, { otherwise: tight === 0, heading: false })).join("\n\n"),
    ),
    section("Rules", rulesText(plan, tight)),
    section("Phases", phasesText(plan, { phase: "Phase", steps: false }, stories)),
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
      ? "Expo with TypeScript, and one small Node.js service with SQLite that keeps {kept}"
      : "Next.js with TypeScript, PostgreSQL through Prisma for {kept}, Tailwind CSS";
  return document(
    `# ${plan.title}`,
    `Save this file as \`context.md\` in an empty folder, open that in Cursor, and paste “Read @context.md and build phase 1 only” into the chat${onCore(plan, ", so that {core} waits for your yes")}.`,
    `${plan.summary} ${keyLine(plan)}`,
    plan.success ? `Success: ${stop(plan.success)}` : "",
    section(
      "Rules for the agent",
      bullets(
        [
          stackLine(plan, `${stack}, and no further package without asking`),
          onePhase(plan, "Phase", "Build phase 1, show me how to try it, and wait for my yes"),
          plan.entities.length > 0
            ? `Names in code: ${listOf(plan.entities.slice(0, 4).map((entity) => (/^[\x20-\x7e]+$/.test(entity.name) ? entity.name : entity.gloss || entity.name)))}.`
            : "",
          stories[0]
            ? `Each story gets tests named after it, beginning with “${stories[0].id} ${stories[0].role} can ${stories[0].want}”.`
            : "",
          keysLine(plan, "Environment variables, {keys}: {services}."),
        ].filter(Boolean),
      ),
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
    section("Phases", phasesText(plan, { phase: "Phase", steps: true }, stories)),
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
      ? "Expo with TypeScript; {kept} live in Supabase"
      : "Vite, React and TypeScript, with Supabase for {kept} and sign-in";
  // Every step in the idea's order: a workflow that leaves out who pays or who is told is none.
  const flow = stories.filter((story) => story.priority === "must");
  return document(
    `# ${plan.title}`,
    `Paste all of this as the first message of a new Bolt project, which is to become a ${kind}${wholeFlow(flow)}.`,
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
    section("Screens", plan.clarity === "unclear" ? "" : screensText(plan, tight > 1 ? tight : 2)),
    section("Stories", stories.map(storyLine).join("\n\n")),
    section("Rules", rulesText(plan, tight, true)),
    section("Phases", phasesText(plan, { phase: "Phase", steps: false, again: "in a second tab" }, stories)),
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
      ? "Expo with TypeScript, and {kept} in Replit's own database behind a small Node.js service"
      : "Node.js with Express and TypeScript, React, and Replit's own PostgreSQL for {kept}";
  // What it is all for is the core, not whatever happens to come last.
  const last = plan.phases.find((phase) => phase.kind === "core") ?? plan.phases.at(-1);
  return document(
    `# ${plan.title}`,
    onePhase(
      plan,
      "Checkpoint",
      "Paste this into Replit Agent in Plan mode, read its plan, and try checkpoint 1",
    ),
    section(
      "Outcome",
      last ? `When this is done, ${stop(inBrief(last.doneWhen))}` : "",
      plan.success ? `Success: ${stop(plan.success)}` : "",
      overview(plan, tight),
    ),
    `${stackLine(plan, stack)} ${keysLine(plan, "Replit Secrets, {keys}: {services}.") || "Replit Secrets: any key."}`,
    ideaSection(plan, "In the words of its author", [1600, 1600, 900, 900][tight] ?? 600),
    plan.clarity === "unclear" ? section("Questions before the plan", unclearText(plan)) : "",
    section(
      "Plan",
      phasesText(plan, { phase: "Checkpoint", steps: tight < 4, again: "after a restart" }, stories),
    ),
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
    section("Screens", plan.clarity === "unclear" ? "" : screensText(plan, tight > 0 ? tight : 1)),
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
    onePhase(plan, "Phase", "Paste this into Rork as the first message, and let me try phase 1 on my phone"),
    stackLine(plan, "Expo and React Native with TypeScript, and a server with a database for {kept}"),
    `${overview(plan, tight)} ${keyLine(plan)}`.trim(),
    plan.success ? `Success: ${stop(plan.success)}` : "",
    tabs.length > 0 ? `Tabs: ${listOf(tabs)}.` : "",
    ideaSection(plan, "The idea", [1600, 1600, 900, 900][tight] ?? 600),
    plan.clarity === "unclear" ? section("Please ask before building", unclearText(plan)) : "",
    section("Screens", plan.clarity === "unclear" ? "" : screensText(plan, tight, true)),
    section(
      "Stories",
      stories
        .map((story) =>
          tight > 1 ? storyLine(story) : storyBlock(story, { otherwise: false, heading: false }),
        )
        .join("\n\n"),
    ),
    section("Data model", plan.entities.length > 0 ? dataTable(plan, tight, INPUTS) : ""),
    section("Who may do what", rolesList(plan, tight, ["May", "May not"])),
    section("Rules", rulesText(plan, tight)),
    section("Phases", phasesText(plan, { phase: "Phase", steps: false }, stories)),
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
  const told = platform === "rork" || appType === "mobile" ? onPhone(plan) : plan;
  for (const tight of [0, 1, 2, 3, 4] as const) {
    const text = roomiest(told, platform, appType, tight);
    if (text !== null) return text;
  }
  return shorten(told, platform, appType);
}

/**
 * The document with as many rights a role as fit, and then with as many stories of a phase tried in full; null where it
 * does not fit with the least of them.
 */
function roomiest(plan: Plan, platform: Platform, appType: AppType | null, tight: Tightness): string | null {
  const { writer, most } = LIMITS[platform];
  const write = (trials: Plan, rights: number) => {
    const shown = withRights(trials, rights);
    const screens = tight > 2 ? firstScreens(shown, 6) : shown.screens;
    return writer(withScreens(shown, screens), appType, tight);
  };
  const fits = (text: string) =>
    text.length <= most && (platform !== "cursor" || text.split("\n").length <= 500);
  const levels = tight > 1 ? fewerInFull(plan) : [plan];
  const least = levels.at(-1) ?? plan;
  if (!fits(write(least, ROOMS[ROOMS.length - 1] ?? 2))) return null;
  const rights = ROOMS.find((room) => fits(write(least, room))) ?? 2;
  for (const trials of levels) {
    const text = write(trials, rights);
    if (fits(text)) return text;
  }
  return null;
}

/**
 * Last resort for very long plans: everything that can go without a story of the idea, then stories from the end. What
 * turns out to fit after all comes back, what went last first.
 */
function shorten(plan: Plan, platform: Platform, appType: AppType | null): string {
  const { writer, most } = LIMITS[platform];
  const without = (steps: typeof GIVEN_UP) => {
    const smaller = steps.reduce((left, giveUp) => giveUp(left), plan);
    return { smaller, text: roomiest(smaller, platform, appType, 4) };
  };
  for (let count = 0; count <= GIVEN_UP.length; count++) {
    let steps = GIVEN_UP.slice(0, count);
    let best = without(steps).text;
    if (best === null) continue;
    for (const kept of steps.slice(0, -1).reverse()) {
      const fewer = steps.filter((step) => step !== kept);
      const { text } = without(fewer);
      if (text !== null) [best, steps] = [text, fewer];
    }
    return best;
  }
  let { smaller } = without(GIVEN_UP);
  while (smaller.stories.length > 3) {
    smaller = { ...smaller, stories: smaller.stories.slice(0, -1) };
    const text = roomiest(smaller, platform, appType, 4);
    if (text !== null) return text;
  }
  return `${writer(withRights(smaller, 2), appType, 4)
    .slice(0, most - 2)
    .replace(/\n[^\n]*$/, "")}\n`;
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
