import type { AppType, Platform } from "~/site/idea/platforms";

/** The fixed lines of every plan. */
export const HEADINGS = {
  /** When the idea has no word that could be a title. */
  title: "My app",
  idea: "## My idea",
  open: "## What I left open",
  decide:
    "I have not answered these; what I wrote may settle some. For the others, choose what is most usual where such work is done, with the special cases that it always has, and loosen no rule of mine. Say what you chose. Ask me what only I can know, and where a wrong choice would cost most.",
  builder: "## For the builder",
};

/** The first rules of a text that begins a project. With those below and a builder's own there are nine at most. */
export const ORDER_OF_WORK: string[] = [
  "Read all of this, and write no code yet. First tell me what you understood, in six sentences; the tables with their columns, and who may read, add, change and delete in each; the screens, and who opens each; what you decided where I left it open; at most five questions, each with the answer you would choose. Then wait for my yes.",
  "After my yes, note in the project what we decided. Then build the smallest slice that takes the main problem away, end to end: screen, data, permissions, tests. Show me in five clicks or fewer that it works, and wait for my yes before the next slice.",
];

/** In place of these, in what Lovable keeps as the project's knowledge. */
export const KNOWLEDGE = "This is the knowledge of the project. It holds for every message.";

/** What holds all the time, for every builder. In a very long plan the last rules are left out. */
export const LASTING_RULES: string[] = [
  "What I wrote and answered beats everything else. Build for as many people as will really use it.",
  "Enforce permissions on the server or in the database, never on the screen alone, and test every refusal. A request that arrives twice counts once. When two people change the same thing, tell them.",
  "Use made-up sample data only, and enough of it to try every screen empty, full and with mistakes.",
  "If you fail twice at the same error, stop and tell me its cause and two ways out.",
];

/**
 * Added to the first of them only when the author has answered something. A builder that knows nothing but the idea has to think further than
 * its words: told to add nothing, it left out what the author wanted.
 */
export const NOTHING_MORE =
  "Add no feature, role, state or screen that my idea, my answers and the choices I agreed to do not ask for.";

/** What goes for one builder alone: whatever kind of app it is, and for each kind. */
type Frame = { always: string[] } & Record<AppType, string[]>;

/** For builders whose apps ask a Postgres database straight from the browser. */
const ROW_LEVEL_SECURITY =
  "Switch row level security on for every table, with policies for select, insert, update and delete that let through only those who may. What some may not see of a row goes into a table of its own.";

const WEB_APP = "Build a web app, for the browser.";
const EXPO_APP = "Build a mobile app with Expo from the start, not a web app.";

/**
 * What is said of a builder rests on its makers' documentation: check it there before you change a line. Stored copies of
 * the pages were read, mostly without a date of their own; where there is one, it is given.
 */
export const FRAMES: Record<Platform, Frame> = {
  /*
   * Checked 2026-11-23. The wizard asks for no kind of app.
   * - Builds web apps: https://docs.lovable.dev/AGENTS
   * - Project settings > Knowledge, taken into account with every edit; a change counts from the next message on. That
   *   page gives 10,000 characters for the workspace's knowledge; others say the same of the project's:
   *   https://docs.lovable.dev/features/knowledge
   * - Postgres with row level security, a frontend that decides nothing:
   *   https://docs.lovable.dev/tips-tricks/security-best-practices
   * - Since 2026-05-13 new projects are made with TanStack Start instead of React Router, still on Supabase:
   *   https://lovable.dev/blog/building-apps-using-tanstack-start
   * - Plan mode changes no code: https://docs.lovable.dev/features/plan-mode
   */
  lovable: {
    always: [
      ROW_LEVEL_SECURITY,
      "Where people have different rights, keep roles in a table of their own, where nobody can change their own role.",
    ],
    mobile: [],
    web: [],
  },
  /*
   * Checked 2026-11-23. These editors work with any stack, so one is named here.
   * - What they read by themselves is AGENTS.md, not context.md: https://cursor.com/docs/rules (as others quote it),
   *   https://docs.devin.ai/desktop/devin-local/customizations
   * - Plan mode: https://cursor.com/help/ai-features/plan-mode, https://docs.devin.ai/desktop/devin-local/modes
   * - Windsurf is called Devin Desktop since 2026-06-02: https://cognition.com/blog/introducing-devin-desktop
   */
  cursor: {
    always: [
      "Keep this text as context.md in the root folder of the project. With the first slice, add a file AGENTS.md that says: read context.md whole before every task.",
      "Run type check, lint and tests before you say done, and show me the result. Name any further package, and why, before you add it.",
    ],
    mobile: [
      "Build a mobile app with Expo and TypeScript. Where people share data, add a server with PostgreSQL.",
    ],
    web: ["Build a web app with Next.js, TypeScript, PostgreSQL and Tailwind CSS."],
  },
  /*
   * Checked 2026-11-23.
   * - The words "mobile app" in the first message make it use Expo; a web project does not easily become a mobile one:
   *   https://support.bolt.new/integrations, https://support.bolt.new/concepts/supported-technologies
   * - Its own database since 2025-09-30, Supabase if chosen; its security check reports policies that are always true:
   *   https://support.bolt.new/integrations/supabase, https://support.bolt.new/bolt-cloud/database/security
   * - Plan Mode, which also sees the project's files: https://support.bolt.new/prompting/plan-mode
   */
  bolt: {
    always: [
      ROW_LEVEL_SECURITY,
      "With the first slice, save this message word for word as PLAN.md, and keep to it.",
    ],
    mobile: [EXPO_APP],
    web: [WEB_APP],
  },
  /*
   * Checked 2026-11-23.
   * - Mobile apps are made with Expo: https://docs.replit.com/build/mobile-preview-testing,
   *   https://docs.replit.com/references/artifact-types/building-mobile-apps
   * - replit.md in the root folder is read with every request: https://docs.replit.com/features/project-setup/replit-dot-md
   * - A built-in SQL database: https://docs.replit.com/features/data-and-storage/sql-database
   * - Plan mode: https://docs.replit.com/references/agent/plan-mode
   */
  replit: {
    always: [
      "Keep records in the project's SQL database, not in the server's memory or files.",
      "With the first slice, put this message word for word into replit.md, and keep to it.",
    ],
    mobile: [EXPO_APP],
    web: [WEB_APP],
  },
  /*
   * Checked 2026-11-23. The wizard asks for no kind of app.
   * - React Native with Expo, or Swift, so no framework is named: https://docs.rork.com/rork-expo,
   *   https://docs.rork.com/rork-max-swift, https://docs.rork.com/faq/technical
   * - A backend can be added for what people share; one person's own data needs none:
   *   https://docs.rork.com/building-complex-apps/backend
   * - Plan mode changes no code before Build is pressed: https://docs.rork.com/features/plan-mode
   */
  rork: {
    always: [
      "Build a mobile app, with the framework that this project was started with.",
      "Where people share data, add a backend that stores it and checks permissions. Where one person alone keeps data on one phone, add none.",
    ],
    mobile: [],
    web: [],
  },
};
