import { TRIED_ID } from "~/site/idea/limits";
import { type Answer, decidedAnswers, type Question } from "./answers";
import { ALL_QUESTIONS, FIRST_QUESTIONS, isSettled, RETIRED_QUESTIONS } from "./planner";

/**
 * What a model server asked about an idea, as a draft and its plan keep it, in the order of asking.
 * @property of marks the idea that it was last asked about; another mark means that the idea was changed since
 */
export type Asked = { of: string; questions: (Question & { quote: string })[] };

type IdeaWithAnswers = { description: string; answers: Answer[] | null; asked?: Asked | null };

/** How many questions about the author's own words come before the six that everybody is asked; others follow them. */
export const WORDS_FIRST = 4;
/** The most questions of an idea besides the six, counting those answered in earlier versions, to bound the plan's length. */
const FURTHER_MOST = 12;
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

/** Returns what a model server asked about words that are still in the idea. */
export function ownQuestions({ description, asked }: Pick<IdeaWithAnswers, "description" | "asked">) {
  return (asked?.questions ?? []).filter(({ quote }) => description.includes(quote));
}

/**
 * Returns the questions of an idea in order: the model server's about the author's own words, the six that everybody is asked
 * without those that the idea has answered, and what was answered earlier, quoting only words that are still in the idea.
 */
export function questionsOf(idea: IdeaWithAnswers): Answer[] {
  const { description, answers } = idea;
  const kept = decidedAnswers(answers ?? []);
  const isKept = ({ id }: Question) => kept.some((each) => each.id === id);
  // An answer stays under the wording that it was given to.
  const filled = ({ id, question, quote }: Question): Answer => {
    const given = kept.find((each) => each.id === id);
    const { answer = "", left } = given ?? {};
    const asked = (answer && given?.question) || question;
    return { id, question: asked, ...(quote && { quote }), answer, ...(left && { left }) };
  };
  let room = FURTHER_MOST - kept.filter((each) => !isFirst(each)).length;
  const own = ownQuestions(idea).filter((each) => isKept(each) || room-- > 0);
  const earlier = kept
    .filter(({ id, answer }) => answer && !isFirst({ id }) && !own.some((each) => each.id === id))
    .map(({ quote, ...each }): Answer => (quote && description.includes(quote) ? { ...each, quote } : each));
  const words = [...own.map(filled), ...earlier.filter(({ quote }) => quote)];
  return [
    ...words.slice(0, WORDS_FIRST),
    ...FIRST_QUESTIONS.filter((each) => isKept(each) || !isSettled(description, each)).map(filled),
    ...words.slice(WORDS_FIRST),
    ...earlier.filter(({ quote }) => !quote),
  ];
}

/** Returns these questions and the one that a page asks now, even if only an earlier version of the idea called for it. */
export function allQuestions(idea: IdeaWithAnswers, ask?: string | null): Answer[] {
  const all = questionsOf(idea);
  const known: Question[] = [...ALL_QUESTIONS, ...RETIRED_QUESTIONS, ...(idea.asked?.questions ?? [])];
  const former = known.find(({ id }) => id === ask && !all.some((each) => each.id === id));
  if (!former || all.length + 1 > FIRST_QUESTIONS.length + FURTHER_MOST) return all;
  return [...all, { id: former.id, question: former.question, answer: "" }];
}

/** Returns the questions that have no answer: the plan has them as what its author left open. */
export const openOf = (questions: Answer[]) => questions.filter(({ answer }) => !answer);

/** Returns a question's place, from 1, and the number of all that are asked: points after trying are none. */
export function placeOf(questions: Answer[], ask: string | null): { at: number; of: number } {
  const asked = questions.filter(({ id }) => id !== TRIED_ID);
  return { at: asked.findIndex(({ id }) => id === ask) + 1, of: asked.length };
}

/** Returns the next question after this one, or the first, that is open and not left to the builder; null when there is none. */
export function nextQuestion(questions: Answer[], after: string | null = null): Answer | null {
  const at = questions.findIndex(({ id }) => id === after) + 1;
  return openOf([...questions.slice(at), ...questions.slice(0, at)]).find(({ left }) => !left) ?? null;
}

/** Returns the question before this one; null before the first. */
export function questionBefore(questions: Answer[], ask: string | null): Answer | null {
  return questions[questions.findIndex(({ id }) => id === ask) - 1] ?? null;
}

/** Returns the questions as the plan has them: the six that everybody is asked, and the others. */
export function answersOfPlan(idea: IdeaWithAnswers): Answer[] {
  const all = questionsOf(idea).map(({ left: _, ...each }) => each);
  return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))];
}

const isFirst = ({ id }: { id: string }) => FIRST_QUESTIONS.some((each) => each.id === id);
