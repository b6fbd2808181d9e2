import { DAY_MS, fromNow } from "~/base/kernel/clock";
import type { BrainDump } from "~/braindumper/data/plans";
import { countRounds } from "~/braindumper/data/rounds";
import { savedPlanCard } from "./saved-plan";

/** After this time without a round, the card asks how the app came out. */
const TIME_TO_TRY_MS = 3 * DAY_MS;

/** Returns cards of a member's plans with their number of rounds. `isToTell`: ask how it came out. */
export async function planCards(userId: string, plans: BrainDump[]) {
  const rounds = await countRounds(
    userId,
    plans.map(({ projectId }) => projectId),
  );
  return plans.map((plan) => {
    const many = rounds.get(plan.projectId) ?? 0;
    const isToTell = many === 0 && plan.createdAt <= fromNow(-TIME_TO_TRY_MS);
    return { ...savedPlanCard(plan), rounds: many, isToTell };
  });
}
