import type { Draft } from "~/data/drafts";
import { type Answer, answersProblem, mergeAnswers, type Summary, type Typed } from "~/domain/answers";
import { answerField } from "~/domain/forms/wizard";
import { neighbour, readDraft } from "~/domain/wizard";
import { furtherQuestions, questionsOf } from "~/flows/questions";
import { FormRejection } from "~/http/form-rejection";
import type { OpenVisit } from "~/http/visit";
import { changeDraft } from "~/http/wizard";

type Posted = { draft: string; go: "next" | "back" | "more"; name: string } & Record<string, string>;

/**
 * Saves the name and answers of a posted summary; for More also the next questions. @throws FormRejection 409
 * when another tab changed the same answer
 */
export async function saveSummary(visit: OpenVisit, values: Posted, body: FormData): Promise<Draft> {
  const { draft: draftKey, go } = values;
  return changeDraft(visit, draftKey, body, (draft, stale) => {
    const idea = readDraft(draft);
    const asked = questionsOf(idea);
    const typed = typedIn(values, body, asked);
    const kept = { name: idea.name, answers: asked };
    const merged = mergeAnswers(kept, draft.planId ? withoutEmpty(typed) : typed, stale);
    if (merged.conflicts.length > 0) throw conflict(merged);
    const tooMuch = answersProblem(merged.answers.map(({ answer }) => answer));
    if (tooMuch) throw new FormRejection({ form: tooMuch });
    const next = go === "more" ? furtherQuestions(idea.description, merged.answers) : [];
    return {
      name: merged.name,
      answers: [...merged.answers, ...next],
      step: go === "back" ? neighbour(idea.platform, "summary", "back") : "summary",
    };
  });
}

/** Name and answers as form values. */
export function summaryValues({ name, answers }: Summary): Record<string, string> {
  return { name, ...Object.fromEntries(answers.map(({ id, answer }) => [answerField(id), answer])) };
}

function typedIn(values: Posted, body: FormData, asked: Answer[]): Typed {
  const sent = asked.filter(({ id }) => body.has(answerField(id)));
  return {
    name: body.has("name") ? values.name : undefined,
    answers: Object.fromEntries(sent.map(({ id }) => [id, values[answerField(id)] ?? ""])),
  };
}

/** After the plan was generated an empty field of another tab takes nothing away. */
function withoutEmpty({ name, answers }: Typed): Typed {
  const typed = Object.entries(answers).filter(([, answer]) => answer !== "");
  return { name: name || undefined, answers: Object.fromEntries(typed) };
}

/** The form again with what was typed, and the other tab's answers where this one has none. */
function conflict({ conflicts, ...merged }: ReturnType<typeof mergeAnswers>): FormRejection {
  const nameOf = (id: string) => (id === "name" ? id : answerField(id));
  const values = summaryValues(merged);
  for (const id of conflicts) delete values[nameOf(id)];
  const fields = Object.fromEntries(conflicts.map((id) => [nameOf(id), CHANGED]));
  return new FormRejection({ fields }, 409, values);
}

const CHANGED =
  "This was changed in another tab. Your text is kept here: send it again to use it, or reload the page to see the other one.";
