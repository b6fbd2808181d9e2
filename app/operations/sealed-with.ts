import { COMMAND_NAME, secretProblem } from "~/base/kernel/config";
import { isThere } from "~/base/kernel/is-there";
import { log } from "~/base/kernel/log";
import { Refused } from "~/base/kernel/refused";
import { keepsSecretFile, presentSecrets, readSecrets, SIGNED, secretFile } from "~/base/kernel/secrets";
import { listed } from "~/base/kernel/sentence";
import { sealedInSite } from "~/operations/data/backup";
import { giveUpLost, lostText, sealAgain } from "~/operations/data/sealed";

/** Returns where the secrets stand that a start would use. */
export const nameOfSecret = () => (keepsSecretFile() ? secretFile() : "SESSION_SECRET");

/** Says what no secret here opens, though one of this site has sealed it: a new secret would make authenticator apps useless. */
async function lostProblem(): Promise<string | null> {
  const lost = secretProblem() ? null : await lostInWords();
  if (!lost) return null;
  const found = await foundInFile(lost);
  if (found) return found;
  const name = nameOfSecret();
  const unset = keepsSecretFile()
    ? "SESSION_SECRET is not set: is your settings file read? If it never was, "
    : "";
  return presentSecrets().length === 0
    ? `${unset}${name} is gone, which opens ${lost}. Put it back, from a backup if need be; ${OR_GIVE_UP}`
    : `${unset}${name} does not open ${lost}, which another secret of this site has sealed. Add that one after the first, with a comma between them, until a start says that it may go; ${OR_GIVE_UP}`;
}

/** Refuses to go on without a secret that has sealed something here. */
export async function requireSecret(): Promise<void> {
  const problem = await lostProblem();
  if (problem) throw new Error(problem);
}

const OR_GIVE_UP = `or, if it is lost for good: ${COMMAND_NAME} keys rotate --secret-lost`;

/**
 * Returns what giving up a lost secret would cost, in words; null when nothing is lost. The secrets are read after what is sealed: a
 * start creates its secret before it seals anything.
 */
const lostInWords = async () => lostText(await sealedInSite(), presentSecrets());

/** Says that the file of a start without SESSION_SECRET opens what that does not; null where it does not either. */
async function foundInFile(lost: string): Promise<string | null> {
  const file = secretFile();
  if (keepsSecretFile() || !isThere(file)) return null;
  return lostText(await sealedInSite(), [...presentSecrets(), ...readSecrets(file)])
    ? null
    : `SESSION_SECRET does not open ${lost}, and ${file} does: write SESSION_SECRET='new,<the one in that file>', until a start says that it may go.`;
}

/** Like `lostInWords`. @throws Refused when it is not lost after all */
export async function lostForGood(): Promise<string | null> {
  const lost = await lostInWords();
  const found = lost && (await foundInFile(lost));
  if (found) throw new Refused(`Nothing is lost: ${found}`);
  return lost;
}

/** Gives up what no secret here opens. Authenticator apps have to be set up again, with a recovery code. @returns it in sentences */
export async function giveUp(): Promise<string[]> {
  const lost = await lostInWords();
  if (!lost) return [];
  const emails = await giveUpLost(presentSecrets());
  const whose = "Whose app has no use any more, and who needs a recovery code";
  return [
    `Given up with the lost secret: ${lost}.`,
    ...(emails.length > 0 ? [`${whose}: ${listed(emails, 10)}.`] : []),
  ];
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
  // Nothing tells an old secret from a new one that was put behind it by mistake.
  const first = isOfTwo ? "If you are adding a new secret, it comes first, before the comma. " : "";
  // What an open page carries, or a client is about to fetch with a code, nothing seals again.
  const when = isOfTwo ? "an hour after the start " : "";
  const signed = isOfTwo ? Object.values(SIGNED).filter(Boolean) : [];
  return !waiting
    ? [
        `${first}Everything is sealed with the first secret in ${name}: ${when}${old} may go; keep a copy for earlier backups without a secret (before-migration, before-restore).`,
        ...signed,
      ].join(" ")
    : `The first secret in ${name} does not open ${waiting}. Start the site anew, which seals all again; until then keep ${old}.`;
}

/** Seals everything again with the first secret, after a start with `new,old`, and logs that the old one may go. */
export async function rotateSecret(): Promise<void> {
  const secrets = presentSecrets();
  if (secrets.length < 2) return;
  const count = await sealAgain(secrets);
  log.info({ sealedAgain: count }, (await rotationText()) ?? "");
}
