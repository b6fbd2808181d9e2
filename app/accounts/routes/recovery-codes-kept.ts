import { success } from "~/base/text/flash";
import { listShown, showUntilKept } from "~/identity/data/shown-once";
import { inGroups } from "~/identity/factors";
import type { Visit } from "~/identity/visit";

/** Shown together with the first recovery codes. */
export const FIRST_FACTOR = success("Two-step sign-in is on", "All your other devices are signed out.");

/** Shows new recovery codes until the member says that they are kept. */
export async function showCodes(visit: Visit, codes: string[] | null): Promise<void> {
  if (codes) await showUntilKept(visit, "recovery codes", "", codes.join(" "));
}

/** Returns the new recovery codes in groups of characters, or null. */
export async function shownCodes(visit: Visit): Promise<string[] | null> {
  const text = (await listShown(visit, "recovery codes")).get("");
  return text ? text.split(" ").map(inGroups) : null;
}
