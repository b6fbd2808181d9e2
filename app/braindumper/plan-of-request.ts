import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
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

/** The loader of forms about a plan. A GET of theirs, for example after a sign-in, shows the plan. */
export const showPlan = ({ params }: LoaderFunctionArgs) => redirect(links.braindump(params.id ?? ""), 303);

export function noBraindump() {
  const text = "It may have been deleted, or it belongs to another account.";
  const link = { href: links.braindumps(), label: "Back to Brain Dumps" };
  return problem(404, "Brain dump not found", text, { link });
}
