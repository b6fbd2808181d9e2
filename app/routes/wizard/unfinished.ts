import { redirect } from "@remix-run/node";
import { findDraft } from "~/data/drafts";
import { unfinishedForm } from "~/domain/forms/wizard";
import { memberAction } from "~/http/form-action";
import { links } from "~/links";

export function loader() {
  return redirect(links.wizard(), 303);
}

/** Makes another unfinished idea of the member, or none, the current one. The one before is kept. */
export const action = memberAction(unfinishedForm, {
  isButton: true,
  async handle({ values, visit, user }) {
    const draft = values.draft === "" ? null : await findDraft(values.draft);
    if (!draft || draft.userId === user.id) visit.keep({ draftId: draft?.id });
    // Step 1 is where it was left, not where it continues.
    return redirect(draft?.step === "platform" ? links.wizardDescribe() : links.wizard(), 303);
  },
});
