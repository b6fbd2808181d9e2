import { z } from "zod";
import { complain } from "~/base/forms/form";
import { descriptionProblem } from "./idea/description";
import { answerProblem, answersProblem, planNameProblem } from "./idea/limits";
import { APP_TYPES, PLATFORMS } from "./idea/platforms";
import { ownPath } from "./pages";
import { contentLine } from "./site";

const line = z.string().min(1).max(120);
const paragraph = z.string().min(1).max(400);

/** A text with its own check. */
const text = (problem: (text: string) => string | null) =>
  z
    .string()
    .min(1)
    .superRefine((value, context) => complain(context, problem(value)));

/** The description for search engines. */
const description = z.string().min(1).max(200);
const head = z.strictObject({ title: line, lede: paragraph });
const page = head.extend({ description });
/** The consent that people give with their email. It is stored with each consent. */
const consent = contentLine.min(1).max(200);
const join = z.strictObject({ title: line, text: paragraph });

/** content/texts.json: the texts of the reading pages. */
export const textsSchema = z.strictObject({
  /** Has no description of its own; site.json's is used. */
  home: head.extend({
    /** The example idea, within the wizard's limits. `title` is the heading above it. */
    sample: z.strictObject({
      title: line,
      name: text(planNameProblem),
      idea: text(descriptionProblem),
      platform: z.enum(PLATFORMS),
      appType: z.enum(APP_TYPES).optional(),
      /** Answers by question id; a question without one is left open. */
      answers: z
        .record(z.string(), text(answerProblem))
        .superRefine((answers, context) => complain(context, answersProblem(Object.values(answers)))),
      /** An app that was built from the example's plan, upright, 3 by 5. */
      picture: z.strictObject({ url: ownPath, alt: line }).optional(),
    }),
    /** What plans were worth when it was measured, and the post that says how. An empty text hides it. */
    measured: z.strictObject({ text: z.string().max(120), post: ownPath }),
    /** `button` sends the form. */
    join: join.extend({ button: line, promises: z.array(line) }),
  }),
  blog: page.extend({ join }),
  tools: page,
  /** `lede` is shown when there are no open positions. */
  jobs: page,
  newsletter: z.strictObject({ consent }),
  waitlist: page.extend({ over: paragraph, consent }),
});

export type Texts = z.output<typeof textsSchema>;
