import { redirect } from "@remix-run/node";
import { keepForm } from "~/domain/forms/wizard";
import { formAction } from "~/http/form-action";
import { LIMITS } from "~/http/limits";
import { draftKeyOf, requireOpenDraft, saveStep } from "~/http/wizard";
import { links } from "~/links";
import { ALL_QUESTIONS } from "~/planner";
import { saveSummary } from "./save-summary";

/** There is nothing to see: a script of the wizard's pages sends here what is typed. */
export function loader() {
  return redirect(links.wizard(), 303);
}

/** Keeps what is typed on steps 2 to 4. Answers with the key of the draft as it is now; what cannot be kept waits for a press. */
export const action = formAction(keepForm(ALL_QUESTIONS), {
  // No page of its own: the script only looks whether it was kept.
  isButton: true,
  limit: LIMITS.keep,
  async handle({ values, body, visit }) {
    const { draft: draftKey, description = "", appType, ...summary } = values;
    await requireOpenDraft(visit, draftKey);
    // Emptied, it is in the form all the same.
    if (body.has("description")) return kept(saveStep(visit, draftKey, { description, step: "describe" }));
    if (appType !== undefined) return kept(saveStep(visit, draftKey, { appType, step: "type" }));
    return kept(saveSummary(visit, { ...summary, draft: draftKey, go: "generate" } as never, body));
  },
});

async function kept(saved: ReturnType<typeof saveStep>): Promise<Response> {
  return Response.json({ draft: draftKeyOf(await saved) });
}
