import { redirect } from "@remix-run/node";
import { findDraft } from "~/data/drafts";
import { unfinishedForm } from "~/domain/forms/wizard";
import { formAction } from "~/http/form-action";
import { askToSignIn, mayUse } from "~/http/wizard";
import { links } from "~/links";

export function loader() {
  return redirect(links.wizard(), 303);
}

/** Makes another unfinished idea of the member, or none, the current one. A member's one before is kept. */
export const action = formAction(unfinishedForm, {
  isButton: true,
  async handle({ values, visit }) {
    const draft = values.draft === "" ? null : await findDraft(values.draft);
    if (draft && !mayUse(draft, visit)) {
      return visit.user
        ? redirect(links.wizard(), 303)
        : askToSignIn(visit, "Sign in to go on with your idea.");
    }
    visit.keep({ draftId: draft?.id });
    // Step 1 is where it was left, not where it continues.
    return redirect(draft?.step === "platform" ? links.wizardDescribe() : links.wizard(), 303);
  },
});
