import { z } from "zod";
import { complain, defineForm } from "~/base/forms/form";
import { textLength, tidyText } from "~/site/idea/description";

/** Maximum code points of a round. */
const WORDS_MAX = 3000;

function wordsProblem(words: string): string | null {
  if (words === "") return "Please write what is wrong or missing.";
  const length = textLength(words);
  if (length <= WORDS_MAX) return null;
  const [is, most] = [length, WORDS_MAX].map((each) => each.toLocaleString("en"));
  return `Your text has ${is} characters. It can have ${most} at most: send the rest as a second round.`;
}

/** What an author wrote after trying the app, one thing a line. `keep`: it goes into the plan too. */
export const roundForm = defineForm({
  id: "round",
  schema: z.object({
    words: z
      .string()
      .default("")
      .transform(tidyText)
      .superRefine((words, context) => complain(context, wordsProblem(words))),
    keep: z.boolean().default(false),
  }),
  fields: {
    words: { label: "What came out wrong, or what is missing? One thing a line", type: "textarea" },
    keep: {
      label: "Put it into the plan too",
      hint: "Makes a new version of it, at no cost.",
      type: "checkbox",
      optional: true,
    },
  },
  isLong: true,
});
