import type { Rule } from "./types";

/** Questions about rules that the author states. The quote is the short clause in which the rule stands. */
export const RULES: Rule[] = [
  {
    id: "rule-every",
    words: "every, each week, each month, each day, weekly, monthly, daily, yearly, once a",
    butNot: "every time, every one",
    question: "From when does this run, what counts as done, and who is told when it was not?",
    example:
      "Six months from the last inspection, also when that one was late. The caretaker and I get a message.",
  },
  {
    id: "rule-only",
    words: "only",
    butNot: "not only, if only, only want*",
    question: "Who decides about this, and what happens when somebody else needs it?",
    example: "Only the two treasurers. When both are away, it waits.",
  },
];
