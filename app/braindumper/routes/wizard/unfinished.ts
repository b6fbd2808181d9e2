import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { links } from "~/base/links";
import { type Draft, findDraft } from "~/braindumper/data/drafts";
import { unfinishedForm } from "~/braindumper/forms/wizard";
import { askToSignIn, findCurrentDraft, mayUse, whereLeft } from "~/braindumper/wizard-visit";
import { formAction } from "~/identity/form-action";
import { type Visit, visitOf } from "~/identity/visit";

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  return redirectToStep(visit, await findCurrentDraft(visit));
}

/** Makes another unfinished idea of the member the current one. */
export const action = formAction(unfinishedForm, {
  isButton: true,
  async handle({ values, visit }) {
    const draft = await findDraft(values.draft);
    if (draft && !mayUse(draft, visit)) {
      return visit.user
        ? redirect(links.braindumper(), 303)
        : askToSignIn(visit, "Sign in to go on with your idea.");
    }
    visit.keep({ draftId: draft?.id });
    return redirectToStep(visit, draft);
  },
});

/** An idea that has no platform yet continues on step 2. */
function redirectToStep(visit: Visit, draft: Draft | null) {
  if (!draft || draft.planId) return redirect(links.braindumper(), 303);
  const isOnlyTold = draft.step === "platform" && draft.description !== "";
  return redirect(isOnlyTold ? links.wizardDescribe() : whereLeft(visit, draft), 303);
}
