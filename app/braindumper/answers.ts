import { tidyText } from "~/site/idea/description";

export type Question = {
  id: string;
  /** The wording that also appears in the plan. */
  question: string;
  /** The words of the idea that prompted it; absent for questions that everybody is asked. */
  quote?: string;
};

/** A question with its answer, "" when left open. */
export type Answer = Question & {
  answer: string;
  /** In drafts: the author left it to the builder, so it is not asked again. */
  left?: true;
};

export function tidyPlanName(text: string): string {
  return tidyText(text).replace(/\s+/g, " ");
}

/** What the summary page asks for. */
export type Summary = { name: string; answers: Answer[] };

/** The merged values, and the ids of answers (or "name") that two tabs changed differently. */
type Merged = Summary & { conflicts: string[] };

/** What was typed, by question id. Fields that the form did not have are missing. */
export type Typed = { name?: string; answers: Record<string, string> };

/**
 * Merges typed values into the stored ones. Unknown questions are ignored. If the form is older than the stored
 * values (`isStale`), fields it left empty do not overwrite answers it may not have known.
 */
export function mergeAnswers(kept: Summary, typed: Typed, isStale: boolean): Merged {
  const conflicts: string[] = [];
  const merge = (id: string, before: string, now = before) => {
    if (!isStale || before === "" || now === before) return now;
    if (now !== "") conflicts.push(id);
    return before;
  };
  return {
    name: merge("name", kept.name, typed.name),
    answers: kept.answers.map((each) => ({
      ...each,
      answer: merge(each.id, each.answer, typed.answers[each.id]),
    })),
    conflicts,
  };
}

/**
 * Returns the questions that a draft stores: the answered ones and those left to the builder. `ended` is the question
 * that was just answered or skipped.
 */
export function decidedAnswers(answers: Answer[], ended: string | null = null): Answer[] {
  return answers.flatMap(({ left, ...each }): Answer[] => {
    if (each.answer) return [each];
    return left || each.id === ended ? [{ ...each, left: true }] : [];
  });
}
