import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findJob } from "~/data/jobs";
import { againForm } from "~/domain/forms/wizard";
import { offersBuiltIn, readFailure } from "~/domain/plan-job";
import { reopenDraft, writeBuiltIn } from "~/flows/plan-again";
import { NoPlanError } from "~/flows/write-plan";
import { memberAction } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { noBraindump } from "~/http/problem";
import { links } from "~/links";

/** Trying again is a post; a GET shows the plan's state. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(links.plan(params.id ?? ""), 303);
}

/** After a failure: back to the summary, or generate without the model. */
export const action = memberAction(againForm, {
  isButton: true,
  limit: LIMITS.generate,
  async handle({ params, values, visit, user }) {
    const job = await findJob(params.id ?? "", user.id);
    if (!job) throw noBraindump();
    if (job.status === "running" || job.status === "done") return redirect(links.plan(job.id), 303);

    if (values.writer === "model" || !offersBuiltIn(readFailure(job.failure))) {
      visit.keep({ draftId: await reopenDraft(job) });
      return redirect(links.wizardSummary(), 303);
    }
    const planId = await writeBuiltIn(job).catch((error) => {
      if (error instanceof NoPlanError) return error;
      throw error;
    });
    if (typeof planId === "string") return redirect(links.plan(planId), 303);
    return visit.goTo(links.plan(job.id), {
      kind: "error",
      seconds: 5,
      title: planId ? "Error" : "No tokens available",
      text: planId?.message ?? "You have used all your available generation tokens for this month.",
    });
  },
});
