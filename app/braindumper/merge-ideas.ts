import { tidyText } from "~/site/idea/description";
import type { Answer } from "./answers";
import { askedId } from "./questions";
import type { WizardDraft } from "./wizard";

type Words = Pick<WizardDraft, "description" | "name" | "answers" | "asked">;

/** What both changed: the question or field, and the other version's text, "" if it was emptied there. */
export type Conflict = { about: string; other: string };

/**
 * Three-way merge of two ideas made from the same version: a change in only one of them is taken. Where both changed,
 * `mine` is kept and a conflict reported. Builder and app type are chosen for each version, so they are not merged.
 */
export function mergeIdeas(before: Words, mine: Words, later: Words): Words & { conflicts: Conflict[] } {
  const other = numberedAfter(mine, later);
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
    asked: other.asked,
    conflicts,
  };
}

/**
 * Returns the other's words with its model server's questions after mine: both may have begun with the same number, and no
 * answer may land under another question.
 */
function numberedAfter(mine: Words, other: Words): Words {
  const questions = [...(mine.asked?.questions ?? [])];
  const ids = new Map<string, string>();
  for (const each of other.asked?.questions ?? []) {
    const same = questions.find(({ question, quote }) => question === each.question && quote === each.quote);
    const id = same?.id ?? askedId(questions.length);
    ids.set(each.id, id);
    if (!same) questions.push({ ...each, id });
  }
  const answers = other.answers.map((each) => ({ ...each, id: ids.get(each.id) ?? each.id }));
  const asked = mine.asked ?? other.asked;
  return { ...other, answers, asked: asked && { ...asked, questions } };
}

const answerTo =
  (id: string) =>
  ({ answers }: Words) =>
    answers.find((each) => each.id === id)?.answer ?? "";
