import { COMMAND_NAME, secretProblem } from "~/base/kernel/config";
import { isThere } from "~/base/kernel/is-there";
import { log } from "~/base/kernel/log";
import { keepsSecretFile, presentSecrets, SEALED, type SealedKind, secretFile } from "~/base/kernel/secrets";
import { many } from "~/base/kernel/sentence";
import { sealedInSite } from "~/operations/data/backup";
import { countLost, giveUpLost, type Sealed, sealAgain } from "~/operations/data/sealed";

type Lost = ReturnType<typeof countLost>;

/** Returns whether these secrets open all that is sealed. */
export const opensAll = (sealed: Sealed, secrets: string[]) =>
  Object.values(countLost(sealed, secrets)).every((count) => count === 0);

/** Returns what is sealed and cannot be opened, in words: "2 authenticator apps and 1 signing key". */
export function inWords(lost: Lost): string {
  const kinds = Object.entries(lost) as [SealedKind, number][];
  const words = kinds
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => many(count, SEALED[kind].thing));
  return words.join(" and ") || "nothing";
}

/** Reads what is sealed, then the secrets: a start creates its secret before it seals anything, so this order cannot miss it. */
async function ofSite(): Promise<[Sealed, string[]]> {
  return [await sealedInSite(), presentSecrets()];
}

const nameOfSecret = () => (keepsSecretFile() ? secretFile() : "SESSION_SECRET");

/** Refuses to go on without a secret that has sealed something here: a new one would make authenticator apps useless. */
export async function requireSecret(): Promise<void> {
  if (secretProblem()) return;
  const [sealed, secrets] = await ofSite();
  if (opensAll(sealed, secrets)) return;
  const lost = inWords(countLost(sealed, secrets));
  const name = nameOfSecret();
  const unset = keepsSecretFile()
    ? "SESSION_SECRET is not set: is your settings file read? If it never was, "
    : "";
  throw new Error(
    secrets.length === 0
      ? `${unset}${name} is gone, and ${lost} need it. Put it back, from a backup if need be; ${OR_GIVE_UP}`
      : `${unset}${name} does not open ${lost}, which another secret of this site has sealed. Add that one after the first, with a comma between them, until a start says that it may go; ${OR_GIVE_UP}`,
  );
}

const OR_GIVE_UP = `or, if it is lost for good: ${COMMAND_NAME} keys rotate --secret-lost`;

/** Returns what giving up a lost secret would cost, in words; null when nothing is lost. */
export async function lostInWords(): Promise<string | null> {
  const [sealed, secrets] = await ofSite();
  return opensAll(sealed, secrets) ? null : inWords(countLost(sealed, secrets));
}

/** Gives up what no secret here opens. Authenticator apps have to be set up again, with a recovery code. */
export const giveUp = () => giveUpLost(presentSecrets());

/** Says how far the rotation of SESSION_SECRET is, while an older secret stands beside the first, or is in its file; else null. */
export async function rotationText(): Promise<string | null> {
  const old = [
    ...(presentSecrets().length > 1 ? ["what stands after the comma"] : []),
    ...(!keepsSecretFile() && isThere(secretFile()) ? [`the file ${secretFile()}`] : []),
  ];
  if (old.length === 0) return null;
  const [sealed, secrets] = await ofSite();
  const waiting = countLost(sealed, secrets.slice(0, 1));
  const name = nameOfSecret();
  return opensAll(sealed, secrets.slice(0, 1))
    ? `Everything is sealed with the first secret in ${name}: ${old.join(" and ")} may go.`
    : `${inWords(waiting)} are still sealed with an older secret in ${name}: keep it until the running site has sealed them again.`;
}

/** Seals everything again with the first secret, after a start with `new,old`, and logs that the old one may go. */
export async function rotateSecret(): Promise<void> {
  const secrets = presentSecrets();
  if (secrets.length < 2) return;
  const count = await sealAgain(secrets);
  log.info({ sealedAgain: count }, (await rotationText()) ?? "");
}
