import type { LibraryQuestion, Topic } from "./types";

/** What "More questions" can ask when words of the idea call for it. At equal calls the upper one is asked. */
export const TOPICS: Topic[] = [
  {
    id: "confirm",
    words:
      "tick, ticks, ticked, acknowledg*, have read, has read, read receipt*, sign off, signs off, confirm*",
    butNot: "confirmation email, tick list",
    question: "What exactly has to be confirmed, and what makes it count no longer?",
    example: "One tick for each bed. If the note changes, it has to be ticked again.",
  },
];

/** Questions that fit every idea: asked under "More questions" when the idea calls for hardly anything. */
export const SPARE_QUESTIONS: LibraryQuestion[] = [
  {
    id: "first",
    question: "What has to work on the first day, and what can wait?",
    example: "On the first day the list and the reminder. Statistics can wait until summer.",
  },
  {
    id: "today",
    question: "How is it done today, and what goes wrong with it?",
    example: "A sheet on the fridge. People forget to look, and nobody knows which one is the newest.",
  },
];
