import { tidyText } from "~/site/idea/description";
import type { Answer } from "./answers";
import type { WizardDraft } from "./wizard";

type Words = Pick<WizardDraft, "description" | "name" | "answers">;

/** What both changed: the question or field, and the other version's text, "" if it was emptied there. */
export type Conflict = { about: string; other: string };

/**
 * Three-way merge of two ideas made from the same version: a change in only one of them is taken. Where both changed,
 * `mine` is kept and a conflict reported. Builder and app type are chosen for each version, so they are not merged.
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
