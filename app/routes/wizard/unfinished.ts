import { redirect } from "@remix-run/node";
import { findDraft } from "~/data/drafts";
import { unfinishedForm } from "~/domain/forms/wizard";
import { memberAction } from "~/http/form-action";
import { links } from "~/links";

export function loader() {
  return redirect(links.wizard(), 303);
}

/** Goes on with another unfinished idea of the member, where it was left. */
export const action = memberAction(unfinishedForm, {
  isButton: true,
  async handle({ values, visit, user }) {
    const draft = await findDraft(values.draft);
    if (draft?.userId === user.id) await visit.keep({ draftId: draft.id });
    return redirect(links.wizard(), 303);
  },
});

export { default } from "~/ui/nothing";
