import { z } from "zod";
import { type FieldSpec, type FormDefinition, optionalText } from "~/base/forms/form";
import { answerProblem } from "~/site/idea/answers";
import { tidyText } from "~/site/idea/description";
import { type FirstAnswer, MOST_QUESTIONS, MOST_UNDERSTOOD } from "../first-answer";

const text = optionalText(tidyText, answerProblem);
const tick = z
  .string()
  .max(10)
  .optional()
  .transform((value) => (value ? "on" : ""));

type Schema = z.ZodType<Record<string, string>, Record<string, string | undefined>>;

/**
 * The form for an author's reaction to a first answer. Its fields follow `answer`; without it there are as many as
 * possible.
 */
export function firstAnswerForm(answer?: FirstAnswer): FormDefinition<Schema> {
  const understood = answer?.understood ?? Array<string>(MOST_UNDERSTOOD).fill("");
  const questions = answer?.questions ?? Array<string>(MOST_QUESTIONS).fill("");
  const fields: [string, FieldSpec, z.ZodType][] = [
    ["again", { label: "Try again", type: "hidden", optional: true }, tick],
    ...understood.flatMap((line, at): [string, FieldSpec, z.ZodType][] => [
      [`right-${at}`, { label: line, type: "checkbox", optional: true }, tick],
      [`line-${at}`, { label: "What is right instead", type: "textarea", optional: true }, text],
    ]),
    ...questions.map((question, at): [string, FieldSpec, z.ZodType] => [
      `asked-${at}`,
      { label: question, type: "textarea", optional: true },
      text,
    ]),
  ];
  const schema = z.object(Object.fromEntries(fields.map(([name, , value]) => [name, value])));
  return {
    id: "reading",
    schema: schema as unknown as Schema,
    fields: Object.fromEntries(fields.map(([name, spec]) => [name, spec])),
  };
}

/** The form's values before anything is typed. */
export function firstAnswerValues({ understood }: FirstAnswer): Record<string, string> {
  return Object.fromEntries(understood.map((line, at) => [`line-${at}`, line]));
}
