import type { AppType, Platform } from "~/domain/platforms";

/** The fixed lines of every plan. */
export const HEADINGS = {
  /** When the author gave no name. */
  title: "My app",
  idea: "## My idea",
  answered: "## What I answered",
  quoted: "My words stand behind the marks at the edge, exactly as I wrote them.",
  youWrote: "It is about these words of mine:",
  answer: "My answer:",
  open: "## What I left open",
  decide: "Decide these yourself and say what you decided.",
  howToWork: "## How to work with me",
};

/** How to work, for every builder. The most important first: in a very long plan the last ones are left out. */
export const HOW_TO_WORK: string[] = [
  "First answer with this, and then wait for my yes: what you understood, in six sentences; the tables with their columns, and for each who may read, add, change and delete; the screens, and who opens them; what you decided where I left it open; at most five questions, each with your own default.",
  "Then build the smallest slice that takes the main problem away, end to end: screen, data, permission, test. Show it to me in five clicks. Wait for my yes before the next slice.",
  "What I wrote and answered beats everything here. Build for as many people as there are. Add no feature, role, state or screen that neither the idea nor an answer asks for.",
  "Enforce permissions on the server, and test every refusal. A request that arrives twice counts once. When two people change the same thing, tell them.",
  "Use made-up sample data only, and enough of it to try every screen empty, full and wrong.",
  "After two failed tries at the same error stop, tell me the cause and two ways out.",
];

/** How a builder gets the plan, and what goes for it alone. */
export type Frame = { use: string; always: string[] } & Record<AppType, string[]>;

export const FRAMES: Record<Platform, Frame> = {
  lovable: {
    use: "This is the knowledge of the project: it goes for every message.",
    always: [
      "Switch row level security on for every table, with a policy for each of select, insert, update and delete. Keep roles in a table of their own.",
    ],
    mobile: [],
    web: [],
  },
  cursor: {
    use: "This file is context.md, in the root folder of the project. Read it before every task.",
    always: ["Run type check, lint and tests before you say done, and show me the result."],
    mobile: [
      "Build a mobile app with Expo and TypeScript. Name any further package, and why, before you add it.",
    ],
    web: [
      "Build a web app with Next.js, TypeScript, PostgreSQL and Tailwind CSS. Name any further package, and why, before you add it.",
    ],
  },
  bolt: {
    use: "Read this whole before you write code.",
    always: [],
    mobile: ["Build a mobile app with Expo."],
    web: ["Build a web app."],
  },
  replit: {
    use: "Read this whole before you write code.",
    always: [],
    mobile: ["Build a mobile app."],
    web: ["Build a web app."],
  },
  rork: { use: "Read this whole before you write code.", always: [], mobile: [], web: [] },
};

/** The first message for Lovable. The idea stands after the first line. */
export const LOVABLE_PROMPT: [string, ...string[]] = [
  "This is my idea for an app, in my own words:",
  "Do not write code yet. The knowledge of this project (Project Settings > Knowledge) holds my answers to questions about the idea, the questions that I left open, and how I want to work. Read it first. If you cannot see it, say so and wait.",
  "Then give me your first answer as it says there: what you understood, in six sentences; the tables with their columns, and for each who may read, add, change and delete; the screens, and who opens them; what you decided where I left it open; at most five questions, each with your own default. Then wait for my yes.",
  "After my yes build the smallest slice that takes the main problem away, end to end, and show it to me in five clicks.",
];
