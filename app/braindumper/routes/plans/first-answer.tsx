import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { BackLink } from "~/base/ui/back-link";
import { findNewest } from "~/braindumper/data/plans";
import { readingOf } from "~/braindumper/first-answer";
import { showFirstAnswer } from "~/braindumper/first-answer-page";
import { firstAnswerForm } from "~/braindumper/forms/first-answer";
import { noBraindump, requirePlan } from "~/braindumper/plan-of-request";
import { newerVersion, UPDATE_REFUSALS } from "~/braindumper/saved-plan";
import { answerFirstAnswer, tryFirstAnswerAgain, viewFirstAnswer } from "~/braindumper/show-first-answer";
import { FirstAnswer } from "~/braindumper/ui/first-answer";
import { WhichVersion } from "~/braindumper/ui/plan-versions";
import { memberAction } from "~/identity/form-action";
import { FormRejection } from "~/identity/form-rejection";
import { LIMITS } from "~/identity/limits";
import { requireMember } from "~/identity/member";

export const handle = { title: "What a builder might understand" };

/** Shows the first answer alone: for polling without scripts, and for its form's mistakes. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { user } = await requireMember(request);
  const plan = await requirePlan(params.id, user);
  const view = showFirstAnswer(await viewFirstAnswer(plan));
  if (!view) throw noBraindump();
  const newer = newerVersion(plan, await findNewest(plan));
  return { id: plan.id, version: plan.version, newer, view };
}

export const action = memberAction(firstAnswerForm(), {
  limit: LIMITS.generate,
  async handle({ params, values, visit, user }) {
    const plan = await requirePlan(params.id, user);
    const view = await viewFirstAnswer(plan);
    if (!view) throw noBraindump();
    if (values.again) await tryFirstAnswerAgain(plan);
    if (view.state !== "written") return redirect(links.planFirstAnswer(plan.id), 303);
    const said = readingOf(view.answer, values);
    if (!said) throw new FormRejection({ form: NOTHING_SAID });
    const newer = newerVersion(plan, await findNewest(plan));
    const made = await answerFirstAnswer(plan, said);
    if (made.outcome === "too much") throw new FormRejection({ form: made.problem });
    if (made.outcome !== "saved") throw new FormRejection({ form: UPDATE_REFUSALS[made.outcome] }, 409);
    const older = newer
      ? ` That page showed version ${plan.version}; this goes on from version ${newer.version}.`
      : "";
    const text = `It has what you said, as your own words.${older}`;
    return visit.goTo(links.plan(made.id), success("Plan updated", text));
  },
});

const NOTHING_SAID = "Tick a line that is right, put one right, or answer a question.";

export default function FirstAnswerPage() {
  const { id, version, newer, view } = useLoaderData<typeof loader>();
  return (
    <>
      <WhichVersion {...{ version, newer }} href={links.firstAnswer} />
      <FirstAnswer view={view} planId={id} heading="h1" result={useActionData<typeof action>()} />
      <BackLink href={links.plan(id)}>Back to the plan</BackLink>
    </>
  );
}
