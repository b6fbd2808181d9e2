import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { cancelJob } from "~/data/jobs";
import { emptyForm } from "~/domain/forms/form";
import { failureText } from "~/domain/plan-job";
import { reopenDraft } from "~/flows/plan-again";
import { memberAction } from "~/http/form-action";
import { noBraindump } from "~/http/problem";
import { links } from "~/links";

/** Cancelling is a post; a GET shows the plan's state. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(links.plan(params.id ?? ""), 303);
}

/** Stops the job and returns its generation. A plan that is already finished stays. */
export const action = memberAction(emptyForm, {
  isButton: true,
  async handle({ params, visit, user }) {
    const job = await cancelJob(params.id ?? "", user.id);
    if (!job) throw noBraindump();
    if (job.status !== "cancelled") return redirect(links.plan(job.id), 303);
    visit.keep({ draftId: await reopenDraft(job) });
    const { title, text } = failureText("cancelled", job.platform);
    const flash = { title, text: `${text} It did not use a generation, and your idea is kept.` };
    return visit.goTo(links.wizardSummary(), { kind: "info", seconds: 5, ...flash });
  },
});
