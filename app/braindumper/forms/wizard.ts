import { z } from "zod";
import { complain, defineForm, type FieldSpec, type FormDefinition, optionalText } from "~/base/forms/form";
import { type Question, tidyPlanName } from "~/braindumper/answers";
import { descriptionProblem, tidyText, tooLongProblem } from "~/site/idea/description";
import { answerProblem, answersProblem, planNameProblem } from "~/site/idea/limits";
import { APP_TYPES, PLATFORMS } from "~/site/idea/platforms";

const draft = z.string().max(60).default("");
/** Back is a submit button too: it saves what was typed, unless that is too long. */
const go = z.enum(["next", "back"]).default("next");
const goField = { label: "Go", type: "hidden" } as const;
const draftField = { label: "Draft", type: "hidden" } as const;

export const platformForm = defineForm({
  id: "platform",
  schema: z.object({
    draft,
    /** "content": chosen on a reading page, which is cached for everybody and so knows no draft. */
    from: z.literal("content").optional().catch(undefined),
    platform: z.enum(PLATFORMS, "Please select a platform"),
  }),
  fields: {
    draft: draftField,
    from: { label: "From", type: "hidden", optional: true },
    platform: { label: "Platform" },
  },
});

/** The home page's box for an idea. That page is the same for everybody, so it knows no draft. */
export const ideaForm = defineForm({
  id: "idea",
  schema: z
    .object({
      /** The visitor has chosen to replace their unfinished idea by a new one. */
      another: z.literal("yes").optional().catch(undefined),
      description: z.string().default("").transform(tidyText),
    })
    .superRefine(({ description }, context) =>
      complain(context, descriptionProblem(description), "description"),
    ),
  fields: {
    another: { label: "Another", type: "hidden", optional: true },
    description: {
      label: "What should your app do? Messy is fine.",
      type: "textarea",
      placeholder: "I bake custom cakes. Orders come by message, and I lose half of what was said…",
    },
  },
});

export const describeForm = defineForm({
  id: "describe",
  schema: z
    .object({ draft, go, description: z.string().default("").transform(tidyText) })
    .superRefine(({ go, description }, context) => {
      const problemOf = go === "next" ? descriptionProblem : tooLongProblem;
      complain(context, problemOf(description), "description");
    }),
  fields: {
    draft: draftField,
    go: goField,
    description: {
      label: "Describe your idea",
      type: "textarea",
      hint: "Write down everything: who uses it, what they do, what matters, what you do not want. 10 to 2000 characters.",
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
      if (go === "next" && !appType) complain(context, "Please select an app type", "appType");
    }),
  fields: { draft: draftField, go: goField, appType: { label: "App type" } },
});

export const answerField = (id: string) => `answer-${id}` as const;

const answerTo = (id: string) => optionalText(tidyText, (answer) => answerProblem(answer, id));

type SummaryFields<Go> = { draft: string; go: Go; name: string } & Record<
  ReturnType<typeof answerField>,
  string
>;
/** "next" and "leave" end the current question; without a text both leave it to the builder. "enough" leaves it open, "open" asks again what is open, and "more" further ones. */
const SUMMARY_GO = ["generate", "next", "leave", "enough", "open", "more", "back"] as const;
export type SummaryGo = (typeof SUMMARY_GO)[number];
type Summary = z.ZodType<SummaryFields<SummaryGo>, SummaryFields<string>>;

/**
 * The summary's form: a name and an answer to each question, all optional. Lengths are checked for Back too.
 * @param questions with their wording on the page, if the library still has them
 */
export function summaryForm(
  questions: (Question & { lead?: string; hint?: string })[],
): FormDefinition<Summary> {
  const names = questions.map(({ id }) => answerField(id));
  const schema = z
    .object({
      draft,
      // An unknown value comes from a page of an older version. It only saves.
      go: z.enum(SUMMARY_GO).default("generate").catch("next"),
      name: optionalText(tidyPlanName, planNameProblem),
      ...Object.fromEntries(questions.map(({ id }) => [answerField(id), answerTo(id)])),
    })
    .superRefine((values, context) => {
      const given: Record<string, unknown> = values;
      complain(context, answersProblem(names.map((name) => String(given[name]))));
    });
  const answers = questions.map(({ id, question, lead = question, hint }): [string, FieldSpec] => [
    answerField(id),
    { label: lead, type: "textarea", hint, optional: true },
  ]);
  return {
    id: "summary",
    schema: schema as unknown as Summary,
    fields: {
      draft: draftField,
      go: goField,
      // In the page's order, which is also that of the error summary.
      ...Object.fromEntries(answers),
      name: { label: "What do you call it?", hint: "It becomes the heading of the plan.", optional: true },
    },
  };
}

/** Saves what is being typed on steps 2 to 4. Each page sends the fields it has, and none needs to be complete. */
export function keepForm(questions: Question[]) {
  const { fields } = summaryForm(questions);
  const { description, appType } = { ...describeForm.fields, ...appTypeForm.fields };
  return defineForm({
    id: "keep",
    schema: z.looseObject({
      draft,
      description: z
        .string()
        .transform(tidyText)
        .superRefine((text, context) => complain(context, tooLongProblem(text)))
        .optional(),
      appType: z.enum(APP_TYPES).optional(),
      name: optionalText(tidyPlanName, planNameProblem),
      ...Object.fromEntries(questions.map(({ id }) => [answerField(id), answerTo(id)])),
    }),
    fields: { ...fields, description, appType } as Record<string, FieldSpec>,
  });
}

/** Opens a saved plan for editing its idea, answering more questions, or changing answers. */
export const editPlanForm = defineForm({
  id: "edit",
  schema: z.object({ step: z.enum(["describe", "summary", "answers"]).default("describe") }),
  fields: { step: { label: "Step", type: "hidden" } },
});

/** Makes the same plan for another builder. */
export const builderForm = defineForm({
  id: "builder",
  schema: z.object({ platform: z.enum(PLATFORMS, "Please select a platform") }),
  fields: { platform: { label: "Platform", type: "hidden" } },
});

/** Publishes a plan on a page of its own, or removes that page. */
export const shareForm = defineForm({
  id: "share",
  schema: z.object({ wanted: z.enum(["yes", "no"], "Choose whether you want a public page") }),
  fields: { wanted: { label: "Public page", type: "hidden" } },
});

/** Continues an unfinished idea. */
export const unfinishedForm = defineForm({
  id: "unfinished",
  schema: z.object({ draft }),
  fields: { draft: draftField },
});
