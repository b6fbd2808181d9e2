import type { Sealed } from "~/data/backup";
import { SEALED, unseal } from "~/kernel/secrets";

/** How many of these cannot be opened with the secrets. */
export function countLost(sealed: Sealed, secrets: string[]) {
  const lost = (kind: keyof Sealed) =>
    sealed[kind].filter((text) => unseal(SEALED[kind], text, secrets) === null).length;
  return { signingKeys: lost("signingKeys"), oneTimeCodes: lost("oneTimeCodes") };
}

export const isWhole = (lost: ReturnType<typeof countLost>) => lost.signingKeys + lost.oneTimeCodes === 0;
