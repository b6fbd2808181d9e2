import { type Sealed, sealedInSite } from "~/data/backup";
import { keepsSecretFile, presentSecrets, SEALED, secretFile, unseal } from "~/kernel/secrets";

/** How many of these cannot be opened with the secrets. */
export function countLost(sealed: Sealed, secrets: string[]) {
  const lost = (kind: keyof Sealed) =>
    sealed[kind].filter((text) => unseal(SEALED[kind], text, secrets) === null).length;
  return { signingKeys: lost("signingKeys"), oneTimeCodes: lost("oneTimeCodes") };
}

export const isWhole = (lost: ReturnType<typeof countLost>) => lost.signingKeys + lost.oneTimeCodes === 0;

/**
 * A start makes the secret of a new site alone: in one that has sealed something, a new one would end all authenticator apps.
 * @throws Error when the file with the secret is gone
 */
export function requireSecret(): void {
  if (!keepsSecretFile() || presentSecrets().length > 0) return;
  const lost = countLost(sealedInSite(), []);
  // Another start of the same new site may have made the secret meanwhile, before it sealed anything.
  if (isWhole(lost) || presentSecrets().length > 0) return;
  const many = (n: number, what: string) => `${n} ${what}${n === 1 ? "" : "s"}`;
  throw new Error(
    `${secretFile()} is gone, and ${many(lost.oneTimeCodes, "authenticator app")} and ${many(lost.signingKeys, "signing key")} need it. ` +
      `Put it back from a backup; or, to go on without them, make a new one: openssl rand -hex 32 > ${secretFile()}`,
  );
}
