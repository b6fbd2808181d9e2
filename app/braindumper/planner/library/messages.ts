import type { RoundKind } from "~/braindumper/forms/rounds";
import type { Platform } from "~/site/idea/platforms";

/** The fixed lines of what is pasted into a project that is running already. */

const KEEP_ALL_ELSE = "Change nothing else. What works stays as it is, and so does the data that is there.";
const SAY_WHAT_IS_LEFT = "At the end, say plainly what you could not do, and why.";

export const HOW_TO_GO_ON = "## How to work on it";

/** After a plan has got a new version. */
export const UPDATE = {
  opening:
    "The plan of this project has a new version. This is what is new in it, in my own words. Change only this, and keep what works.",
  name: "## What I call it now",
  idea: "## My idea, as I tell it now",
  answered: "## What I have answered since",
  takenBack: "## Where I have taken my answer back",
  decide: "Leave what is built for these as it is, unless something above asks for a change.",
  rules: [
    "Write no code yet. Say in a few lines what you will change because of this, in which tables, screens and permissions, and what will stay. Then wait for my yes.",
    KEEP_ALL_ELSE,
    "Where a table has to change, move its rows along.",
    "Write a test for each change, and for each refusal that it asks for.",
    SAY_WHAT_IS_LEFT,
  ],
};

/** Where the new plan is kept in the project, as the builder is told. Null: it keeps none. */
export const PLAN_IS_KEPT: Record<Platform, string | null> = {
  lovable:
    "I have put the new plan into the knowledge of this project (Project Settings > Knowledge). Read it first. If you still see the old one, say so and wait.",
  cursor:
    "I have put the new plan into context.md. Read it first. If you still see the old one, say so and wait.",
  bolt: "Note what is new in PLAN.md too, word for word, in place of what it changes there.",
  replit: "Note what is new in replit.md too, word for word, in place of what it changes there.",
  rork: null,
};

/** Before the author's words, and after them. */
export const ROUNDS: Record<RoundKind, { opening: string; rules: string[] }> = {
  wrong: {
    opening: "I have tried the app. This is what is wrong or missing, in my own words:",
    rules: [
      "Take one point at a time, in my order.",
      "For each, find the cause first and say it in one sentence. Then mend the cause, and look where else it does harm.",
      KEEP_ALL_ELSE,
      "For each, write a test that fails before and passes after.",
      "At the end, list every point with what you did. Say plainly which you could not do, and why.",
    ],
  },
  circles: {
    opening: "This was mended several times, and it comes back or breaks something else. In my own words:",
    rules: [
      "Change no code yet.",
      "Say what was tried so far, and what each try changed.",
      "Find the cause: make it happen in a test, and follow it step by step to the first place where something is wrong.",
      "Tell me that cause in one sentence, and two ways out with what each costs. One of them goes back to the last state that worked. Then wait for my yes.",
      "If you cannot make it happen, say so, and ask me for what you need.",
    ],
  },
  more: {
    opening: "The app does what it should so far. I want more, in my own words:",
    rules: [
      "Write no code yet. Say what you understood, what it changes in tables, screens and permissions, and at most three questions, each with the answer you would choose. Then wait for my yes.",
      "Build it in small slices, one at a time. Show me in five clicks or fewer that each works.",
      KEEP_ALL_ELSE,
      "Write a test for each rule, and for each refusal.",
      SAY_WHAT_IS_LEFT,
    ],
  },
};
