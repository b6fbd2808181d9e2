import { redirect } from "@remix-run/node";
import { links } from "~/base/links";
import { findDraft } from "~/braindumper/data/drafts";
import { unfinishedForm } from "~/braindumper/forms/wizard";
import { askToSignIn, mayUse } from "~/braindumper/wizard-visit";
import { formAction } from "~/identity/form-action";

export function loader() {
  return redirect(links.wizard(), 303);
}

/** Makes another unfinished idea of the member the current one, or starts a new one. The member's earlier idea is kept. */
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
    // An idea chosen on step 1 continues on step 2; the wizard's own address would lead back to step 1.
    return redirect(draft?.step === "platform" ? links.wizardDescribe() : links.wizard(), 303);
  },
});
