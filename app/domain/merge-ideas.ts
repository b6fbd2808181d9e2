import type { Answer } from "./answers";
import { tidyText } from "./description";
import type { WizardDraft } from "./wizard";

type Words = Pick<WizardDraft, "description" | "name" | "answers">;

/** What was asked, and what the other says, "" when it was emptied there. */
export type Conflict = { about: string; other: string };

/**
 * Merges two ideas that were made from one: what only one of them has changed counts. What both have changed stays as
 * `mine` has it, and is a conflict. Builder and kind of app are chosen for each version, so they are not merged.
 */
export function mergeIdeas(before: Words, mine: Words, other: Words): Words & { conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const merge = (about: string, pick: (words: Words) => string): string => {
    const [was, own, theirs] = [before, mine, other].map((words) => tidyText(pick(words))) as [
      string,
      string,
      string,
    ];
    if (own === was) return pick(other);
    if (theirs !== was && theirs !== own) conflicts.push({ about, other: theirs });
    return pick(mine);
  };
  const known = mine.answers.map(({ id }) => id);
  const all = [...mine.answers, ...other.answers.filter(({ id }) => !known.includes(id))];
  return {
    description: merge("Your idea", ({ description }) => description),
    name: merge("What you call it", ({ name }) => name),
    answers: all.map((each): Answer => ({ ...each, answer: merge(each.question, answerTo(each.id)) })),
    conflicts,
  };
}

const answerTo =
  (id: string) =>
  ({ answers }: Words) =>
    answers.find((each) => each.id === id)?.answer ?? "";
