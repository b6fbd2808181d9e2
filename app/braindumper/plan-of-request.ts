import { problem } from "~/base/http/problem";
import { links } from "~/base/links";
import { type BrainDump, findPlan } from "~/braindumper/data/plans";

/**
 * Returns a plan of this member.
 * @throws the 404 page when it is missing or another member's: both must look the same
 */
export async function requirePlan(id = "", { id: userId }: { id: string }): Promise<BrainDump> {
  const plan = await findPlan(id, userId);
  if (!plan) throw noBraindump();
  return plan;
}

export function noBraindump() {
  const text = "It may have been deleted, or it belongs to another account.";
  const link = { href: links.braindumps(), label: "Back to Brain Dumps" };
  return problem(404, "Brain dump not found", text, {}, link);
}
