import type { SessionState } from "~/data/sessions";
import { inGroups } from "~/domain/factors";
import { success } from "~/domain/flash";
import type { Visit } from "~/http/visit";
import { seal, unseal } from "~/kernel/secrets";

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
