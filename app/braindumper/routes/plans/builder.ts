import { redirect } from "@remix-run/node";
import { links } from "~/base/links";
import { failure } from "~/base/text/flash";
import { findNewest } from "~/braindumper/data/plans";
import { builderForm } from "~/braindumper/forms/wizard";
import { noBraindump, requirePlan } from "~/braindumper/plan-of-request";
import { begunWithNewest, UPDATE_REFUSALS } from "~/braindumper/saved-plan";
import { planForBuilder } from "~/braindumper/update-plan";
import { memberAction } from "~/identity/form-action";

export { showPlan as loader } from "~/braindumper/plan-of-request";

/** Makes the same plan for another builder, for free, or leads to it if there is one already. */
export const action = memberAction(builderForm, {
  isButton: true,
  async handle({ values, params, visit, user }) {
    const plan = await requirePlan(params.id, user);
    const said = begunWithNewest(plan, await findNewest(plan));
    const made = await planForBuilder(plan, values.platform);
    if (made.outcome === "saved")
      return said ? visit.goTo(links.braindump(made.id), said) : redirect(links.braindump(made.id), 303);
    if (made.outcome === "gone") throw noBraindump();
    return visit.goTo(links.braindump(plan.id), failure("No new version", UPDATE_REFUSALS[made.outcome], 8));
  },
});
