import type { Answer } from "~/braindumper/answers";
import type { GeneratedContext } from "~/braindumper/generated-context";
import { FIRST_QUESTIONS, type PlanRequest, writePlan } from "~/braindumper/planner";
import { APP_TYPES, PLATFORMS } from "~/site/idea/platforms";
import ideas from "./ideas.json" with { type: "json" };

const ANSWERED = { none: () => false, some: (at: number) => at % 2 === 1, all: () => true };

/** What a model server asks about the beginning and the end of an idea. */
export const OWN = ["Who decides that?", "Until when may somebody change it?"];

/** The six questions and a model server's, answered or left open. */
export function answersTo(idea: string, isAnswered: (at: number) => boolean): Answer[] {
  const quotes = [idea.slice(0, 30), idea.slice(-30)];
  const own = OWN.map((question, at) => ({ id: `own-${at + 1}`, question, quote: quotes[at] }));
  const asked = [...FIRST_QUESTIONS, ...own];
  return asked.map((each, at) => ({
    id: each.id,
    question: each.question,
    ...("quote" in each && each.quote ? { quote: each.quote } : {}),
    answer: isAnswered(at) ? `Answer ${at}: it's <b>as today</b>.\n\nNobody *minds* that ${at}` : "",
  }));
}

const BUILDERS = PLATFORMS.flatMap((platform) =>
  [null, ...APP_TYPES].map((appType) => ({ platform, appType })),
);

/**
 * Every idea with no, some and all questions answered: each tenth for every platform and kind of app, the others for one of
 * these in turn, because what a builder is told depends on no idea.
 */
export function allRequests(): { id: string; request: PlanRequest }[] {
  let turn = 0;
  return ideas.flatMap(({ id, idea }, at) =>
    Object.entries(ANSWERED).flatMap(([which, isAnswered]) => {
      const answers = answersTo(idea, isAnswered);
      turn += 1;
      const builders = BUILDERS.filter((_, of) => at % 10 === 0 || of === turn % BUILDERS.length);
      return builders.map(({ platform, appType }) => ({
        id: `${id} for ${platform} (${appType ?? "any"}), answers: ${which}`,
        request: { platform, appType, name: which === "all" ? "Our app" : "", description: idea, answers },
      }));
    }),
  );
}

/** The texts of a plan that are pasted each by itself. */
export function textsOf(plan: GeneratedContext): string[] {
  return plan.type === "lovable" ? [plan.prompt, plan.prd] : [plan.text];
}

// `node --import tsx tests/braindumper/planner/all-plans.ts` prints every plan.
if (process.argv[1]?.endsWith("all-plans.ts")) {
  for (const { request } of allRequests()) console.log(textsOf(writePlan(request)).join("\n"));
}
