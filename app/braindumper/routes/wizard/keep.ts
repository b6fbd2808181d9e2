import { redirect } from "@remix-run/node";
import { links } from "~/base/links";
import { keepForm } from "~/braindumper/forms/wizard";
import { FORM_QUESTIONS } from "~/braindumper/questions";
import { saveSummary } from "~/braindumper/save-summary";
import { draftKeyOf, requireOpenDraft, saveStep } from "~/braindumper/wizard-visit";
import { formAction } from "~/identity/form-action";
import { LIMITS } from "~/identity/limits";

/** There is no page here: a script saves typed text to this URL. */
export const loader = () => redirect(links.braindumper(), 303);

/** Saves what is typed on steps 2 to 4, and returns the draft's new key. What cannot be saved waits for the next press. */
export const action = formAction(keepForm(FORM_QUESTIONS), {
  // No page of its own, because the script only checks the status.
  isButton: true,
  limit: LIMITS.keep,
  async handle({ values, body, visit }) {
    const { draft: draftKey, description = "", appType, ...summary } = values;
    await requireOpenDraft(visit, draftKey);
    // `has`, because an emptied description is a change too.
    if (body.has("description")) return kept(saveStep(visit, draftKey, { description, step: "describe" }));
    if (appType !== undefined) return kept(saveStep(visit, draftKey, { appType, step: "type" }));
    return kept(saveSummary(visit, { ...summary, draft: draftKey, go: "generate" } as never, body));
  },
});

async function kept(saved: ReturnType<typeof saveStep>): Promise<Response> {
  return Response.json({ draft: draftKeyOf(await saved) });
}
