import { texts } from "~/content.server";
import type { Answer } from "~/domain/answers";
import type { Platform } from "~/domain/platforms";
import { FIRST_QUESTIONS, moreQuestions, type PlanRequest, writePlan } from "~/planner";

/** The home page's example: an idea, the questions that were asked about it, and the plan as it would be pasted. */
export type SamplePlan = { name: string; idea: string; platform: Platform; answers: Answer[]; text: string };

let kept: SamplePlan | undefined;

/** Made from the idea and the answers in content/texts.json, in the way in which every plan is made. */
export function samplePlan(): SamplePlan {
  kept ??= makeSample();
  return kept;
}

function makeSample(): SamplePlan {
  const { idea, name, platform, appType = null, answers } = texts().home.sample;
  const asked = [...FIRST_QUESTIONS, ...moreQuestions(idea, new Set())].filter(
    ({ id }) => FIRST_QUESTIONS.some((first) => first.id === id) || answers[id],
  );
  const request: PlanRequest = {
    platform,
    appType,
    name,
    description: idea,
    answers: asked.map((question) => ({ ...pick(question), answer: answers[question.id] ?? "" })),
  };
  const plan = writePlan(request);
  return { name, idea, platform, answers: request.answers, text: plan.type === "lovable" ? plan.prd : plan.text };
}

function pick({ id, question, ...more }: { id: string; question: string; quote?: string }) {
  return { id, question, ...(more.quote ? { quote: more.quote } : {}) };
}
