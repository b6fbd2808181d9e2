import { z } from "zod";
import {
  answerProblem,
  answersProblem,
  planNameProblem,
  type Question,
  tidyPlanName,
} from "../answers";
import { descriptionProblem, tidyText } from "../description";
import { APP_TYPES, PLATFORMS } from "../platforms";
import { defineForm, type FieldSpec } from "./form";

const draft = z.string().max(60).default("");
/** Back is a submit button too: it saves what is there, however unfinished. */
const go = z.enum(["next", "back"]).default("next");
const goField = { label: "Go", type: "hidden" } as const;
const draftField = { label: "Draft", type: "hidden" } as const;

export const platformForm = defineForm({
  id: "platform",
  schema: z.object({
    draft,
    /** "content": chosen on a page of the content, which is the same for everybody and knows no draft. */
    from: z.literal("content").optional().catch(undefined),
    platform: z.enum(PLATFORMS, "Please select a platform"),
  }),
  fields: {
    draft: draftField,
    from: { label: "From", type: "hidden", optional: true },
    platform: { label: "Platform" },
  },
});

export const describeForm = defineForm({
  id: "describe",
  schema: z
    .object({ draft, go, description: z.string().default("").transform(tidyText) })
    .superRefine(({ go, description }, context) => {
      const message = go === "next" ? descriptionProblem(description) : null;
      if (message) context.addIssue({ code: "custom", path: ["description"], message });
    }),
  fields: {
    draft: draftField,
    go: goField,
    description: {
      label: "Describe your idea",
      type: "textarea",
      hint: "Tip it all out: who uses it, what they do, what matters, what you do not want. 10 to 2000 characters.",
      placeholder:
        "A social app for dog owners where they can share photos of their dogs, find other owners nearby and arrange walks together…",
    },
  },
});

export const appTypeForm = defineForm({
  id: "app-type",
  schema: z
    .object({ draft, go, appType: z.enum(APP_TYPES, "Please select an app type").optional() })
    .superRefine(({ go, appType }, context) => {
      if (go === "next" && !appType)
        context.addIssue({ code: "custom", path: ["appType"], message: "Please select an app type" });
    }),
  fields: { draft: draftField, go: goField, appType: { label: "App type" } },
});

const ANSWER = "answer-";

const answer = z
  .string()
  .default("")
  .transform(tidyText)
  .superRefine((text, context) => {
    const message = answerProblem(text);
    if (message) context.addIssue({ code: "custom", message });
  });

const planName = z
  .string()
  .default("")
  .transform(tidyPlanName)
  .superRefine((text, context) => {
    const message = planNameProblem(text);
    if (message) context.addIssue({ code: "custom", message });
  });

/** The summary: a name and an answer to each of these questions, all optional. Lengths are checked for Back, too. */
export function summaryForm(questions: (Question & { hint?: string; example?: string })[]) {
  const names = questions.map(({ id }) => `${ANSWER}${id}` as const);
  return defineForm({
    id: "summary",
    schema: z
      .object({
        draft,
        go: z.enum(["next", "back", "more"]).default("next"),
        name: planName,
        ...(Object.fromEntries(names.map((name) => [name, answer])) as Record<(typeof names)[number], typeof answer>),
      })
      .superRefine((values, context) => {
        const message = answersProblem(names.map((name) => values[name] ?? ""));
        if (message) context.addIssue({ code: "custom", message });
      }),
    fields: {
      draft: draftField,
      go: goField,
      name: { label: "What do you call it?", optional: true },
      ...(Object.fromEntries(
        questions.map(({ id, question, hint }) => [
          `${ANSWER}${id}`,
          { label: question, type: "textarea", hint, optional: true },
        ]),
      ) as Record<(typeof names)[number], FieldSpec>),
    },
  });
}

/** The answers in a posted summary, by question. */
export function answersOf(values: Record<string, unknown>): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith(ANSWER) && typeof value === "string") answers[name.slice(ANSWER.length)] = value;
  }
  return answers;
}

/** On the page of a job that failed: back to the summary, or have the built-in planner write it. */
export const againForm = defineForm({
  id: "again",
  schema: z.object({ writer: z.enum(["model", "built-in"]).default("model") }),
  fields: { writer: { label: "Writer", type: "hidden" } },
});
