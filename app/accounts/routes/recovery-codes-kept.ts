import { seal, unseal } from "~/base/kernel/secrets";
import { success } from "~/base/text/flash";
import type { SessionState } from "~/identity/data/sessions";
import { inGroups } from "~/identity/factors";
import type { Visit } from "~/identity/visit";

/** Shown together with the first recovery codes. */
export const FIRST_FACTOR = success("Two-step sign-in is on", "All your other devices are signed out.");

const PURPOSE = "recovery-codes";

/** Returns session state that keeps new recovery codes, encrypted, until the member says that they are kept. */
export function keptCodes(codes: string[] | null): Partial<SessionState> {
  return codes ? { newRecoveryCodes: seal(PURPOSE, codes.join(" ")) } : {};
}

/** Returns the new recovery codes in groups of characters, or null. */
export function shownCodes({ state: { newRecoveryCodes } }: Visit): string[] | null {
  const text = newRecoveryCodes ? unseal(PURPOSE, newRecoveryCodes) : null;
  return text ? text.split(" ").map(inGroups) : null;
}
