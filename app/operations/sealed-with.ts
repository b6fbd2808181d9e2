import { COMMAND_NAME, secretProblem } from "~/base/kernel/config";
import { isThere } from "~/base/kernel/is-there";
import { log } from "~/base/kernel/log";
import { keepsSecretFile, presentSecrets, readSecrets, SIGNED, secretFile } from "~/base/kernel/secrets";
import { listed } from "~/base/kernel/sentence";
import { sealedInSite } from "~/operations/data/backup";
import { giveUpLost, lostText, sealAgain } from "~/operations/data/sealed";

/** Returns where the secrets stand that a start would use. */
export const nameOfSecret = () => (keepsSecretFile() ? secretFile() : "SESSION_SECRET");

/** Says what no secret here opens, though one of this site has sealed it: a new secret would make authenticator apps useless. */
async function lostProblem(isGivenUp = false, read = sealedInSite): Promise<string | null> {
  const lost = secretProblem() ? null : await lostInWords(read);
  if (!lost) return null;
  const file = secretFile();
  const unread = !keepsSecretFile() && isThere(file) ? readSecrets(file) : [];
  if (unread.length > 0 && !lostText(await read(), [...presentSecrets(), ...unread]))
    return `Nothing is lost: ${file} opens ${lost}, and SESSION_SECRET does not. Write SESSION_SECRET='new,<the one in that file>', until a start says that it may go.`;
  if (isGivenUp) return null;
  const name = nameOfSecret();
  const unset = keepsSecretFile()
    ? "SESSION_SECRET is not set: is your settings file read? If it never was, "
    : "";
  return presentSecrets().length === 0
    ? `${unset}${name} is gone, which opens ${lost}. Put it back, from a backup if need be; ${OR_GIVE_UP}`
    : `${unset}${name} does not open ${lost}, which another secret of this site has sealed. Add that one after the first, with a comma between them, until a start says that it may go; ${OR_GIVE_UP}`;
}

/** Refuses to go on without a secret that has sealed something here; `isGivenUp`: unless it is lost. */
export async function requireSecret(isGivenUp = false, read = sealedInSite): Promise<void> {
  const problem = await lostProblem(isGivenUp, read);
  if (problem) throw new Error(problem);
}

const OR_GIVE_UP = `or, if it is lost for good: ${COMMAND_NAME} keys rotate --secret-lost`;

/**
 * Returns what giving up a lost secret would cost, in words; null when nothing is lost. The secrets are read after what is sealed: a
 * start creates its secret before it seals anything.
 */
export const lostInWords = async (read = sealedInSite) => lostText(await read(), presentSecrets());

/** Gives up what no secret here opens. Authenticator apps have to be set up again, with a recovery code. @returns it in sentences */
export async function giveUp(): Promise<string | null> {
  const lost = await lostInWords();
  const emails = lost ? await giveUpLost(presentSecrets()) : [];
  const whose = emails.length > 0 ? ` Who needs a recovery code now: ${listed(emails, 10)}.` : "";
  return lost && `Given up with the lost secret: ${lost}.${whose}`;
}

/** Says how far the rotation of SESSION_SECRET is, and what is lost; null where there is one secret, which opens all. */
export async function rotationText(): Promise<string | null> {
  const lost = await lostProblem();
  const isOfTwo = presentSecrets().length > 1;
  const old = [
    ...(isOfTwo ? ["what stands after the comma"] : []),
    ...(!keepsSecretFile() && isThere(secretFile()) ? [`the file ${secretFile()}`] : []),
  ].join(" and ");
  if (lost || !old) return lost;
  const name = nameOfSecret();
  const waiting = lostText(await sealedInSite(), presentSecrets().slice(0, 1));
  if (waiting)
    return `The first secret in ${name} does not open ${waiting}. Start the site anew, which seals all again; until then keep ${old}.`;
  // Until then open pages and sign-ons under way carry what nothing seals again.
  const done = `Everything is sealed with the first secret in ${name}: an hour after the start ${old} may go; keep a copy for earlier backups without a secret (before-migration, before-restore).`;
  // Nothing tells an old secret from a new one that was put behind it by mistake.
  const adding = "If you are adding a new secret, it comes first, before the comma.";
  return isOfTwo ? [adding, done, ...Object.values(SIGNED).filter(Boolean)].join(" ") : done;
}

/** Seals everything again with the first secret, after a start with `new,old`, and logs that the old one may go. */
export async function rotateSecret(): Promise<void> {
  const secrets = presentSecrets();
  if (secrets.length < 2) return;
  const count = await sealAgain(secrets);
  log.info({ sealedAgain: count }, (await rotationText()) ?? "");
}
