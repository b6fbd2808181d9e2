/** The built-in planner, loaded at its first use: its words and rules are a third of what a start would have to read. */
export const planner = () => import("~/planner");

/** Loads its language model too, so that the first plan does not wait for it. */
export async function warmPlanner(): Promise<void> {
  await (await planner()).warmPlanner();
}
