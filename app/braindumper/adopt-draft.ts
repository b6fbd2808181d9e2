import type { Queries } from "~/base/data/database";
import { adoptDraft, findDraft, findNewestDraft } from "./data/drafts";

/**
 * Gives the draft that a visitor began to the member who signs in, unless it is somebody else's: then the member's
 * newest one counts. Returns its id.
 */
export async function adoptDraftOf(
  tx: Queries,
  draftId: string | undefined,
  userId: string,
): Promise<string | undefined> {
  const draft = draftId ? await findDraft(draftId, tx) : null;
  const own =
    draft && (draft.userId === null || draft.userId === userId) ? draft : await findNewestDraft(userId, tx);
  if (own && own.userId === null) await adoptDraft(tx, own, userId);
  return own?.id;
}
