import { once } from "~/base/kernel/once";
import { leaveOut } from "~/site/files.server";
import type { Platform } from "~/site/idea/platforms";
import { texts } from "~/site/site.server";
import type { Answer } from "./answers";
import { wholeText } from "./generated-context";
import { FIRST_QUESTIONS, writePlan } from "./planner";

/** The example on the home page: an idea, its questions with answers, and the plan. */
type SamplePlan = { name: string; idea: string; platform: Platform; answers: Answer[]; text: string };

/** Drops answers to questions that this version no longer asks: an operator's example may be older. */
export function leaveOutOldAnswers(): string[] {
  const known: string[] = FIRST_QUESTIONS.map(({ id }) => id);
  const all = texts();
  for (const id of Object.keys(all.home.sample.answers))
    if (!known.includes(id)) leaveOut("texts.json", all, ["home", "sample", "answers", id]);
  return [];
}

/** Made from content/texts.json in the same way as any plan, with all questions asked. */
export const samplePlan = once((): SamplePlan => {
  const { name, idea, platform, appType = null, answers: given } = texts().home.sample;
  const answers = FIRST_QUESTIONS.map(({ id, question }) => ({ id, question, answer: given[id] ?? "" }));
  const text = wholeText(writePlan({ platform, appType, name, description: idea, answers }));
  return { name, idea, platform, answers, text };
});

/** The example as the home page tells it, each part in one sentence. */
export type Story = {
  title: string;
  wrote: string;
  question: string;
  answer: string;
  /** The lines of the plan that both became. */
  line: string;
  /** An app that was built from the plan. */
  picture: { url: string; alt: string } | null;
};

/** Tells the example by the first question that was answered. */
export const story = once((): Story | null => {
  const { idea, answers, text } = samplePlan();
  const { title, picture = null } = texts().home.sample;
  const shown = answers.find(({ answer }) => answer);
  if (!shown) return null;
  const { question, answer } = shown;
  const [, lines = ""] = text.split(`## ${question}`);
  const line = `## ${question}\n\n${lines.trim().split("\n", 1)[0]}`;
  return { title, wrote: firstSentence(idea), question, answer: firstSentence(answer), line, picture };
});

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/, 1)[0] ?? text;
