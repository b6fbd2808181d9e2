import { type Answer, decided, type Question } from "~/domain/answers";
import { ALL_QUESTIONS, FIRST_QUESTIONS, moreQuestions } from "~/planner";

type Told = { description: string; answers: Answer[] };

/** So many questions about the author's own words come first of all; the others are offered at the end. */
const WORDS_FIRST = 2;
const OFFERED_MOST = 4;
/** With what was answered about earlier versions of the idea: a plan has a length. */
const TOPICS_MOST = 12;

/** The questions of an idea in the order in which they are asked: `asked` one after the other, `offered` after them. */
export type Questions = { asked: Answer[]; offered: Answer[] };

/**
 * The questions of an idea: two about the author's own words, the six that everybody is asked, and those that are
 * offered then. A question whose words are not in the idea any more is dropped, or kept without them if it was answered.
 */
export function questionsOf({ description, answers }: Told): Questions {
  const kept = decided(answers);
  const keptOf = (id: string) => kept.find((each) => each.id === id);
  const filled = ({ id, question, quote }: Question): Answer => {
    const { answer = "", left } = keptOf(id) ?? {};
    return { id, question, ...(quote && { quote }), answer, ...(left && { left }) };
  };
  const since = kept.filter((each) => !isFirst(each));
  const called = moreQuestions(description);
  const room = Math.max(0, TOPICS_MOST - since.length);
  const fresh = called.filter(({ id }) => !keptOf(id)).slice(0, room);
  const topics = called.filter((each) => keptOf(each.id) || fresh.includes(each)).map(filled);
  const front = topics.filter(({ quote }) => quote).slice(0, WORDS_FIRST);
  const earlier = since
    .filter(({ id, answer }) => answer && !topics.some((each) => each.id === id))
    .map(({ quote, ...each }) => (quote && description.includes(quote) ? { ...each, quote } : each));
  return {
    asked: [...front, ...FIRST_QUESTIONS.map(filled), ...earlier],
    offered: topics.filter((each) => !front.includes(each)).slice(0, OFFERED_MOST),
  };
}

/**
 * All of them in one row. `ask` is the question that a page asks: it may have been called for by an earlier version of the
 * idea, and is the last one then.
 */
export function allQuestions(idea: Told, ask?: string | null): Answer[] {
  const { asked, offered } = questionsOf(idea);
  const all = [...asked, ...offered];
  const former = ALL_QUESTIONS.find(({ id }) => id === ask && !all.some((each) => each.id === id));
  if (!former || asked.length + 1 > FIRST_QUESTIONS.length + TOPICS_MOST) return all;
  return [...all, { id: former.id, question: former.question, answer: "" }];
}

export const isOpen = ({ answer, left }: Answer) => !answer && !left;

/** The question to ask after this one, or at first; null when there is none. The offered ones only follow each other. */
export function nextQuestion({ asked, offered }: Questions, after: string | null = null): Answer | null {
  const row = offered.some(({ id }) => id === after) ? [...asked, ...offered] : asked;
  const at = row.findIndex(({ id }) => id === after) + 1;
  return [...row.slice(at), ...row.slice(0, at)].find(isOpen) ?? null;
}

/**
 * The questions as a plan has them: the first six, open or answered, and what was answered besides. A question about the
 * author's words that was skipped is not handed to the builder.
 */
export function answersOfPlan(idea: Told): Answer[] {
  return inPlanOrder(allQuestions(idea)).filter((each) => isFirst(each) || each.answer);
}

/** What everybody is asked comes first in a plan. */
export function inPlanOrder(all: Answer[]): Answer[] {
  const besides = all.filter((each) => !isFirst(each));
  return [...all.filter(isFirst), ...besides].map(({ left: _, ...each }) => each);
}

/** Whether everybody is asked this. */
export const isFirst = ({ id }: { id: string }) => FIRST_QUESTIONS.some((each) => each.id === id);
