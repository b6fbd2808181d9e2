import { texts } from "~/content.server";
import type { Answer } from "~/domain/answers";
import type { Platform } from "~/domain/platforms";
import { FIRST_QUESTIONS, moreQuestions, writePlan } from "~/planner";

/** The example of the home page: an idea, what was asked about it, and the plan as it would be pasted. */
export type SamplePlan = { name: string; idea: string; platform: Platform; answers: Answer[]; text: string };

let kept: SamplePlan | undefined;

/** Made of the idea and the answers in content/texts.json as every plan is made, by somebody who asked for more questions. */
export function samplePlan(): SamplePlan {
  kept ??= makeSample();
  return kept;
}

function makeSample(): SamplePlan {
  const { name, idea, platform, appType = null, answers: given } = texts().home.sample;
  const questions = [
    ...FIRST_QUESTIONS.map(({ id, question }) => ({ id, question })),
    ...moreQuestions(idea, new Set()),
  ];
  const answers = questions.map((each) => ({ ...each, answer: given[each.id] ?? "" }));
  const plan = writePlan({ platform, appType, name, description: idea, answers });
  return { name, idea, platform, answers, text: plan.type === "lovable" ? plan.prd : plan.text };
}
