import type { Flash } from "~/base/text/flash";
import { type Draft, findDraft } from "~/braindumper/data/drafts";
import { findPlan } from "~/braindumper/data/plans";
import { listRounds } from "~/braindumper/data/rounds";
import type { Visit } from "~/identity/visit";
import type { Answer } from "~/site/idea/answers";
import { askFurther } from "./ask-model";
import { isOpen, questionsOf } from "./questions";
import { readDraft } from "./wizard";

/** What the model server reads of what the author wrote after trying the app: the newest. */
const ROUNDS_READ = 3;

/** Returns the first open question of a draft. If none is, the model server may ask further ones; null when there are none. */
export async function openAfterAsking(request: Request, visit: Visit, draft: Draft): Promise<Answer | null> {
  const open = firstOpen(draft);
  if (open) return open;
  const { userId, fromPlanId } = draft;
  const plan = userId && fromPlanId ? await findPlan(fromPlanId, userId) : null;
  const rounds = plan ? await listRounds(plan) : [];
  const words = rounds.slice(0, ROUNDS_READ).map((each) => each.words);
  await askFurther(request, visit, draft, words);
  const now = await findDraft(draft.id);
  return now && firstOpen(now);
}

function firstOpen(draft: Draft): Answer | null {
  const { asked, offered } = questionsOf(readDraft(draft));
  return [...asked, ...offered].find(isOpen) ?? null;
}

export const NOTHING_MORE: Flash = {
  kind: "info",
  seconds: 10,
  title: "Every question has an answer",
  text: "What you add to the idea may bring up new ones: press Edit.",
};
