import { secretProblem } from "~/base/kernel/config";
import { keepsSecretFile, presentSecrets, SEALED, secretFile, unseal } from "~/base/kernel/secrets";
import { many } from "~/base/kernel/sentence";
import { type Sealed, sealedInSite } from "~/operations/data/backup";

/** Counts what cannot be decrypted with these secrets. */
export function countLost(sealed: Sealed, secrets: string[]) {
  const lost = (kind: keyof Sealed) =>
    sealed[kind].filter((text) => unseal(SEALED[kind], text, secrets) === null).length;
  return { signingKeys: lost("signingKeys"), oneTimeCodes: lost("oneTimeCodes") };
}

export const isWhole = (lost: ReturnType<typeof countLost>) => lost.signingKeys + lost.oneTimeCodes === 0;

/** Returns whether something was sealed and nothing of it can be opened: the secrets belong to another site. */
export function opensNothing(sealed: Sealed, secrets: string[]): boolean {
  const kinds = Object.keys(SEALED) as (keyof Sealed)[];
  const opens = (kind: keyof Sealed) =>
    sealed[kind].some((text) => unseal(SEALED[kind], text, secrets) !== null);
  return kinds.some((kind) => sealed[kind].length > 0) && !kinds.some(opens);
}

/**
 * Reads what is sealed, then the secrets: a start creates its secret before it seals anything, so this order cannot
 * miss it.
 */
async function ofSite(): Promise<[Sealed, string[]]> {
  return [await sealedInSite(), presentSecrets()];
}

const inWords = ({ oneTimeCodes, signingKeys }: ReturnType<typeof countLost>) =>
  `${many(oneTimeCodes, "authenticator app")} and ${many(signingKeys, "signing key")}`;

/**
 * Refuses to start without the right secret. Only a new site may generate one: anywhere else a new secret would make all
 * authenticator apps useless.
 * @throws Error when the secret is gone, or opens nothing that the site has sealed
 */
export async function requireSecret(): Promise<void> {
  if (secretProblem()) return;
  const [sealed, secrets] = await ofSite();
  if (!opensNothing(sealed, secrets)) return;
  const lost = inWords(countLost(sealed, secrets));
  const name = keepsSecretFile() ? secretFile() : "SESSION_SECRET";
  throw new Error(
    `${secrets.length === 0 ? `${name} is gone, and ${lost} need it` : `${name} is not the secret of this site, which has sealed ${lost} with another`}. ` +
      "Put that one back, from a backup if need be; or, if it is lost for good: npm run admin -- keys rotate --secret-lost",
  );
}

/** Returns a warning when the secrets open only a part of what is sealed. If they open nothing, requireSecret reports it. */
export async function lostSecretsWarning(): Promise<string | null> {
  const [sealed, secrets] = await ofSite();
  const lost = countLost(sealed, secrets);
  return isWhole(lost) || opensNothing(sealed, secrets)
    ? null
    : `${inWords(lost)} were sealed with a secret that is not here any more: add it to SESSION_SECRET, after a comma, or have them set up again.`;
}

/** Returns whether something is sealed and no secret here opens any of it. */
export const isSecretLost = async () => opensNothing(...(await ofSite()));
