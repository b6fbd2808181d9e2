import { once } from "~/base/kernel/once";
import { leaveOut } from "~/site/files.server";
import type { Platform } from "~/site/idea/platforms";
import { texts } from "~/site/site.server";
import type { Answer } from "./answers";
import { wholeText } from "./generated-context";
import { ALL_QUESTIONS, FIRST_QUESTIONS, moreQuestions, writePlan } from "./planner";

/** The example on the home page: an idea, its questions with answers, and the plan. */
type SamplePlan = { name: string; idea: string; platform: Platform; answers: Answer[]; text: string };

/** Drops answers to questions that this version no longer asks: an operator's example may be older. */
export function leaveOutOldAnswers(): string[] {
  const known: string[] = ALL_QUESTIONS.map(({ id }) => id);
  const all = texts();
  for (const id of Object.keys(all.home.sample.answers))
    if (!known.includes(id)) leaveOut("texts.json", all, ["home", "sample", "answers", id]);
  return [];
}

/** Made from content/texts.json in the same way as any plan, with all questions asked. */
export const samplePlan = once((): SamplePlan => {
  const { name, idea, platform, appType = null, answers: given } = texts().home.sample;
  const more = moreQuestions(idea);
  // As in drafts, an answer is kept when its question no longer applies.
  const kept = ALL_QUESTIONS.filter(({ id }) => given[id] && !more.some((each) => each.id === id));
  const plain = [...new Set([...FIRST_QUESTIONS, ...kept])].map(({ id, question }) => ({ id, question }));
  const answers = [...plain, ...more].map((each) => ({ ...each, answer: given[each.id] ?? "" }));
  const text = wholeText(writePlan({ platform, appType, name, description: idea, answers }));
  return { name, idea, platform, answers, text };
});

/** The example as the home page tells it, each part in one sentence. */
export type Story = {
  title: string;
  wrote: string;
  question: string;
  answer: string;
  /** The line of the plan that the answer became. */
  line: string;
  /** An app that was built from the plan. */
  picture: { url: string; alt: string } | null;
};

/** Tells the example by a question about the author's own words, or by another that was answered. */
export const story = once((): Story | null => {
  const { idea, answers, text } = samplePlan();
  const { title, picture = null } = texts().home.sample;
  const answered = answers.filter(({ answer }) => answer);
  const shown = answered.find(({ quote }) => quote) ?? answered[0];
  if (!shown) return null;
  const { quote, question, answer } = shown;
  const said = firstSentence(answer);
  const line = text.split("\n").find((each) => each.includes(said)) ?? said;
  return { title, wrote: quote ?? firstSentence(idea), question, answer: said, line, picture };
});

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/, 1)[0] ?? text;
