import { type Answer, decidedAnswers, mergeAnswers, type Summary, type Typed } from "~/braindumper/answers";
import type { Draft } from "~/braindumper/data/drafts";
import { answerField, type SummaryGo } from "~/braindumper/forms/wizard";
import { allQuestions, questionBefore } from "~/braindumper/questions";
import { adjacentStep, readDraft } from "~/braindumper/wizard";
import { changeDraft } from "~/braindumper/wizard-visit";
import { FormRejection } from "~/identity/form-rejection";
import type { OpenVisit } from "~/identity/visit";
import { answersProblem } from "~/site/idea/limits";

type Posted = { draft: string; go: SummaryGo; name: string } & Record<string, string>;

/**
 * Saves the name and answers of a posted summary. `ask` is the question on its page: its answer is kept even if the idea no
 * longer calls for it. @throws FormRejection 409 when another tab changed the same answer
 */
export async function saveSummary(
  visit: OpenVisit,
  values: Posted,
  body: FormData,
  ask: string | null = null,
): Promise<Draft> {
  const { draft: draftKey, go } = values;
  return changeDraft(visit, draftKey, body, (draft, stale) => {
    const idea = readDraft(draft);
    const questions = allQuestions(idea, ask);
    const typed = typedIn(values, body, questions);
    if (ask && go === "leave") typed.answers[ask] = "";
    const kept = { name: idea.name, answers: questions };
    const merged = mergeAnswers(kept, draft.planId ? withoutEmpty(typed) : typed, stale);
    if (merged.conflicts.length > 0) throw conflict(merged);
    const tooMuch = answersProblem(merged.answers.map(({ answer }) => answer));
    if (tooMuch) throw new FormRejection({ form: tooMuch });
    return {
      name: merged.name,
      answers: decidedAnswers(
        go === "open" ? merged.answers.map(asked) : merged.answers,
        ENDS.includes(go) ? ask : null,
      ),
      step:
        go === "back" && !questionBefore(questions, ask)
          ? adjacentStep(idea.platform, "summary", "back")
          : "summary",
    };
  });
}

/** These end a question: without an answer it is left to the builder. */
const ENDS: SummaryGo[] = ["next", "leave"];

/** A question that is asked again. */
const asked = ({ left: _, ...each }: Answer): Answer => each;

/** Returns name and answers as form values. */
export function summaryValues({ name, answers }: Summary): Record<string, string> {
  return { name, ...Object.fromEntries(answers.map(({ id, answer }) => [answerField(id), answer])) };
}

function typedIn(values: Posted, body: FormData, questions: Answer[]): Typed {
  const sent = questions.filter(({ id }) => body.has(answerField(id)));
  return {
    name: body.has("name") ? values.name : undefined,
    answers: Object.fromEntries(sent.map(({ id }) => [id, values[answerField(id)] ?? ""])),
  };
}

/** Once the plan is generated, an empty field in another tab must not delete an answer. */
function withoutEmpty({ name, answers }: Typed): Typed {
  const typed = Object.entries(answers).filter(([, answer]) => answer !== "");
  return { name: name || undefined, answers: Object.fromEntries(typed) };
}

/** Returns the form with what was typed; answers that were not typed here come from the other tab. */
function conflict({ conflicts, ...merged }: ReturnType<typeof mergeAnswers>): FormRejection {
  const nameOf = (id: string) => (id === "name" ? id : answerField(id));
  const values = summaryValues(merged);
  for (const id of conflicts) delete values[nameOf(id)];
  const fields = Object.fromEntries(conflicts.map((id) => [nameOf(id), CHANGED]));
  return new FormRejection({ fields }, 409, values);
}

const CHANGED =
  "This was changed in another tab. Your text is kept here: send it again to use it, or reload the page to see the other one.";
