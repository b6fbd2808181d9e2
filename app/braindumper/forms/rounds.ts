import { z } from "zod";
import { complain, defineForm } from "~/base/forms/form";
import { textLength, tidyText } from "~/site/idea/description";

/** Maximum code points of a round. */
const WORDS_MAX = 3000;

/** Why an author comes back. The planner's library has a message for each. */
export const ROUND_KINDS = ["wrong", "circles", "more"] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

export const ROUND_TITLES: Record<RoundKind, string> = {
  wrong: "Something is wrong or missing",
  circles: "It goes in circles",
  more: "I want more",
};

function wordsProblem(words: string): string | null {
  if (words === "") return "Please write what is wrong or missing.";
  const length = textLength(words);
  if (length <= WORDS_MAX) return null;
  const [is, most] = [length, WORDS_MAX].map((each) => each.toLocaleString("en"));
  return `Your text has ${is} characters. It can have ${most} at most: send the rest as a second round.`;
}

/** What an author wrote after trying the app. */
export const roundForm = defineForm({
  id: "round",
  schema: z.object({
    kind: z.enum(ROUND_KINDS).default("wrong").catch("wrong"),
    words: z
      .string()
      .default("")
      .transform(tidyText)
      .superRefine((words, context) => complain(context, wordsProblem(words))),
  }),
  fields: {
    kind: { label: "What is it?" },
    words: {
      label: "What is wrong or missing?",
      type: "textarea",
      hint: "All of it, one point a line, in any words. Up to 3,000 characters.",
    },
  },
  isLong: true,
});
