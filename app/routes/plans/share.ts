import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { sharePlan, unsharePlan } from "~/data/plans";
import { actOnce } from "~/data/presses";
import { success } from "~/domain/flash";
import { shareForm } from "~/domain/forms/wizard";
import { memberAction } from "~/http/form-action";
import { requirePlan } from "~/http/plan";
import { links } from "~/links";

/** Sharing is a POST. A GET, for example after a sign-in, shows the plan. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(links.braindump(params.id ?? ""), 303);
}

/** Publishes a plan, or takes the public page back. Idempotent, so that an old press cannot publish it again. */
export const action = memberAction(shareForm, {
  isButton: true,
  async handle({ values: { wanted }, params, visit, user }) {
    const { id } = await requirePlan(params.id, user);
    const write = wanted === "yes" ? sharePlan : unsharePlan;
    await actOnce((tx) => write(tx, id, user.id));
    const title = wanted === "yes" ? "The page is public" : "The page is taken back";
    return visit.goTo(links.braindumpShared(id), success(title));
  },
});

export { default } from "~/ui/nothing";
