import { TRIED_ID } from "~/site/idea/limits";
import { type Answer, decidedAnswers, type Question } from "./answers";
import { ALL_QUESTIONS, FIRST_QUESTIONS, isSettled, moreQuestions, RETIRED_QUESTIONS } from "./planner";

/**
 * What a model server asked about an idea, as a draft and its plan keep it, in the order of asking.
 * @property of marks the idea that it was last asked about; another mark means that the idea was changed since
 */
export type Asked = { of: string; questions: (Question & { quote: string })[] };

type IdeaWithAnswers = { description: string; answers: Answer[]; asked?: Asked | null };

/** How many questions about the author's own words come first; the others are offered at the end. */
export const WORDS_FIRST = 4;
/** The most follow-up questions of an idea, counting those answered in earlier versions, to bound the plan's length. */
const TOPICS_MOST = 12;
/** The most that a model server asks about a project, all versions together: as many ids as there are. */
export const MOST_ASKED = 24;

/** The id of the question that a model server asked as number `at`, from 0. */
export const askedId = (at: number) => `own-${at + 1}`;

/** Every question that a form may have an answer to. A model server's get their text from the draft. */
export const FORM_QUESTIONS: Question[] = [
  ...ALL_QUESTIONS,
  ...RETIRED_QUESTIONS,
  ...Array.from({ length: MOST_ASKED }, (_, at) => ({ id: askedId(at), question: "" })),
];

/** An idea's questions in order: `asked` come one after the other, `offered` follow only if the author wants more. */
export type Questions = { asked: Answer[]; offered: Answer[] };

/** Returns what a model server asked about words that are still in the idea. */
export function ownQuestions({ description, asked }: Pick<IdeaWithAnswers, "description" | "asked">) {
  return (asked?.questions ?? []).filter(({ quote }) => description.includes(quote));
}

/** Returns the questions about the author's own words: a model server's, filled up with the library's to four. */
function aboutWords(idea: IdeaWithAnswers): Question[] {
  const { description } = idea;
  const own = ownQuestions(idea);
  if (own.length >= WORDS_FIRST) return own;
  const isFree = ({ quote = "" }: Question) => {
    const from = description.indexOf(quote);
    return own.every((each) => {
      const at = description.indexOf(each.quote);
      return at >= from + quote.length || from >= at + each.quote.length;
    });
  };
  return [...own, ...moreQuestions(description).filter(isFree)];
}

/**
 * Returns the questions of an idea: four about the author's own words, the six that everybody is asked without those that the
 * idea has answered, and those offered after them. A question about words that are no longer in the idea is dropped, or kept without quoting them if answered.
 */
export function questionsOf(idea: IdeaWithAnswers): Questions {
  const { description, answers } = idea;
  const kept = decidedAnswers(answers);
  const keptOf = (id: string) => kept.find((each) => each.id === id);
  const filled = ({ id, question, quote }: Question): Answer => {
    const { answer = "", left } = keptOf(id) ?? {};
    return { id, question, ...(quote && { quote }), answer, ...(left && { left }) };
  };
  const everybodys = FIRST_QUESTIONS.filter((each) => keptOf(each.id) || !isSettled(description, each));
  const since = kept.filter((each) => !isFirst(each));
  const called = aboutWords(idea);
  const room = Math.max(0, TOPICS_MOST - since.length);
  const fresh = called.filter(({ id }) => !keptOf(id)).slice(0, room);
  const topics = called.filter((each) => keptOf(each.id) || fresh.includes(each)).map(filled);
  const front = topics.filter(({ quote }) => quote).slice(0, WORDS_FIRST);
  const earlier = since
    .filter(({ id, answer }) => answer && !topics.some((each) => each.id === id))
    .map(({ quote, ...each }) => (quote && description.includes(quote) ? { ...each, quote } : each));
  return {
    asked: [...front, ...everybodys.map(filled), ...earlier],
    offered: topics.filter((each) => !front.includes(each)),
  };
}

/**
 * Returns all questions in one list. `ask` is the question a page asks now; if only an earlier version of the idea called for
 * it, it comes last.
 */
export function allQuestions(idea: IdeaWithAnswers, ask?: string | null): Answer[] {
  const { asked, offered } = questionsOf(idea);
  const all = [...asked, ...offered];
  const known: Question[] = [...ALL_QUESTIONS, ...RETIRED_QUESTIONS, ...(idea.asked?.questions ?? [])];
  const former = known.find(({ id }) => id === ask && !all.some((each) => each.id === id));
  if (!former || asked.length + 1 > FIRST_QUESTIONS.length + TOPICS_MOST) return all;
  return [...all, { id: former.id, question: former.question, answer: "" }];
}

export const isOpen = ({ answer, left }: Answer) => !answer && !left;

/** Returns the row that a question is counted in. What a row promises stays: the offered ones, and points after trying, are none of it. */
export function rowOf({ asked, offered }: Questions, ask: string | null): Answer[] {
  const promised = asked.filter(({ id }) => id !== TRIED_ID);
  return promised.some(({ id }) => id === ask) ? promised : offered;
}

/**
 * Returns the next open question after this one, or the first; null when there is none. Offered ones only follow each
 * other.
 */
export function nextQuestion({ asked, offered }: Questions, after: string | null = null): Answer | null {
  const row = offered.some(({ id }) => id === after) ? [...asked, ...offered] : asked;
  const at = row.findIndex(({ id }) => id === after) + 1;
  return [...row.slice(at), ...row.slice(0, at)].find(isOpen) ?? null;
}

/** Returns the questions as the plan has them: the six that everybody is asked, and others that the author has seen. */
export function answersOfPlan(idea: IdeaWithAnswers): Answer[] {
  const all = allQuestions(idea);
  const seen = all.filter((each) => !isFirst(each) && !isOpen(each));
  return [...all.filter(isFirst), ...seen].map(({ left: _, ...each }) => each);
}

const isFirst = ({ id }: { id: string }) => FIRST_QUESTIONS.some((each) => each.id === id);
