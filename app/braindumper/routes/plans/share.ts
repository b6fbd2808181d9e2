import { links } from "~/base/links";
import { success } from "~/base/text/flash";
import { sharePlan, unsharePlan } from "~/braindumper/data/plans";
import { shareForm } from "~/braindumper/forms/wizard";
import { requirePlan } from "~/braindumper/plan-of-request";
import { actOnce } from "~/identity/data/presses";
import { memberAction } from "~/identity/form-action";

export { showPlan as loader } from "~/braindumper/plan-of-request";

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
