import type { Platform } from "~/site/idea/platforms";

/** The fixed lines of what is pasted into a project that is running already. */
export const MESSAGE = {
  /** Of a plan's new version. */
  update:
    "The plan of this project has a new version. This is what is new in it, in my own words. Change only this, and keep what works.",
  /** Before the points of somebody who has tried the app. */
  tried: "I have tried the app. This is what came out wrong or is missing, in my own words:",
  name: "## What I call it now",
  idea: "## My idea, as I tell it now",
  takenBack: "## Where I have taken my answer back",
  leave: "Leave what is built for these as it is, unless something above asks for a change.",
  rules: [
    "Take one point at a time, in my order. Find the cause first and say it in one sentence, then mend it, and look where else it does harm.",
    "Where a point asks for something new, say first what it changes in tables, screens and permissions, and wait for my yes. Then show me in five clicks or fewer that it works.",
    "Where something was mended before and came back, make it happen in a test and find the first place that is wrong. Tell me the cause and two ways out with what each costs, one of them back to the last state that worked.",
    "Change nothing else. What works stays as it is, and so does the data that is there: where a table has to change, move its rows along.",
    "Write a test for each point that fails before and passes after, and one for each refusal that it asks for.",
    "At the end, list every point with what you did. Say plainly which you could not do, and why.",
  ],
};

/** Where the new plan is kept in the project, as the builder is told. Null: it keeps none. */
export const PLAN_IS_KEPT: Record<Platform, string | null> = {
  lovable:
    "If this project has my plan in its knowledge (Project Settings > Knowledge), this beats what is written there.",
  cursor:
    "I have put the new plan into context.md. Read it first. If you still see the old one, say so and wait.",
  bolt: "Note what is new in PLAN.md too, word for word, in place of what it changes there.",
  replit: "Note what is new in replit.md too, word for word, in place of what it changes there.",
  rork: null,
};
