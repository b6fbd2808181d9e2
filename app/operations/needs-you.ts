// operations: what keeps a site running. Backup, restore, upgrade, health, metrics, and what needs an operator.
// Owns /healthz, /readyz, /metrics, the desk's Today, Mail, Lists and Trail, and the commands named in cli/.
// Nobody imports it but the start and the command line.

import { listKeptOut, waitInWords } from "~/accounts/account-waits";
import { listDone, markDone } from "~/base/data/switches";
import { deskLinks } from "~/base/desk-links";
import { DAY_MS, fromNow, now } from "~/base/kernel/clock";
import { COMMAND_NAME, config, isLoopbackHost, startWarnings } from "~/base/kernel/config";
import { freeMiBAt, LEAST_FREE_MIB } from "~/base/kernel/free-disk";
import { many } from "~/base/kernel/sentence";
import { links } from "~/base/links";
import { shownEmail } from "~/base/text/email";
import { modelTrouble } from "~/braindumper/model/rest";
import { ActRefused, byOperator, noteOnDesk } from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import { hadUsersBefore, type User } from "~/identity/data/users";
import { findHold, mailFault } from "~/mail/data/held";
import { countFailingMail, countRefusedMail } from "~/mail/data/outgoing";
import { countStopped } from "~/mail/data/stopped-emails";
import { listUnsentIssues } from "~/newsletter/data/issues";
import { hasBackupFailed } from "~/operations/data/backup-times";
import { addressProblem, areWorkersLate, firstStart, firstStartOf } from "~/operations/data/readiness";
import { listUndone, UNDONE, undoneTexts } from "~/operations/data/undone";
import { heldMailTexts } from "~/operations/release-held";
import { BEFORE_UPGRADE, VERSION } from "~/operations/version";
import { countRefusals } from "~/sign-on/data/refusals";
import { legalText, siteTime } from "~/site/site.server";
import { contentWarnings, stillDelivered } from "~/site/warnings.server";
import { backupAge } from "./backup-worker";
import { rotationText } from "./sealed-with";

/** One thing that an operator has to do. */
export type Need = {
  text: string;
  /** The page where it is done; missing for what is configured outside the site. */
  href?: string;
  /** The name under which an operator marks it as done. Only for what the site cannot find out by itself. */
  done?: string;
};

/** `doneAt` returns when an operator last marked that name as done. `timeText` formats times for the reader. */
type Rule = (doneAt: (name: string) => Date, timeText: (moment: Date) => string) => Promise<Need[]> | Need[];

/** Precedes why. */
export const NO_MAIL_TAKEN = "The mail service takes no mail. ";

const KEPT_DAYS = 30;
const SHOWN = 5;

/** Makes a rule that counts what came since an operator last marked it as done, for at most 30 days. */
function counted(
  done: string,
  href: string,
  count: (since: Date) => Promise<number>,
  text: (n: number) => string,
): Rule {
  return async (doneAt) => {
    const n = await count(new Date(Math.max(doneAt(done).getTime(), fromNow(-KEPT_DAYS * DAY_MS).getTime())));
    return n > 0 ? [{ text: text(n), href, done }] : [];
  };
}

/** Rules that need valid content. The command line may run them only when content was read. */
const OF_CONTENT: Rule[] = [
  () => contentWarnings().map((text) => ({ text })),
  (doneAt) => stillDelivered().filter(({ done }) => !done || isOpen(doneAt)({ done })),
  function unnamedServices(doneAt) {
    const policy = legalText("privacy").html.toLowerCase();
    return otherServices()
      .filter(({ host }) => !policy.includes(nameIn(host)))
      .map(({ does, host }) => ({
        text: `${does} ${host}: name it in legal/privacy.md.`,
        href: links.privacy(),
        done: `privacy ${host}`,
      }))
      .filter(isOpen(doneAt));
  },
];

/** What the desk and `check` report, the most urgent first. Each makes one query that an index answers: the desk runs them all. */
const RULES: Rule[] = [
  async function heldMail(_, timeText) {
    const held = await heldMailTexts(timeText);
    return held ? [{ text: held.texts.join(" "), href: deskLinks.mail() }] : [];
  },
  async function undoneByRestore() {
    const texts = undoneTexts(await listUndone());
    return texts.length > 0 ? [{ text: texts.join(" "), done: UNDONE }] : [];
  },
  async function mailService() {
    const fault = await mailFault();
    return fault ? [{ text: NO_MAIL_TAKEN + fault, href: deskLinks.mail() }] : [];
  },
  function modelServer(_, timeText) {
    const trouble = modelTrouble();
    const text =
      trouble && `The model server has answered nothing since ${timeText(trouble.since)}: ${trouble.why}.`;
    return text ? [{ text }] : [];
  },
  async function lateWork() {
    const text = "Mail has been due for minutes, and no server has picked it up.";
    return (await areWorkersLate()) ? [{ text, href: deskLinks.mail() }] : [];
  },
  function fullDisk() {
    const free = freeMiBAt(config().dataDir);
    return free < LEAST_FREE_MIB ? [{ text: `Only ${free} MiB are free where DATA_DIR is.` }] : [];
  },
  async function movedAway(doneAt) {
    const moved = await addressProblem();
    return moved ? [{ text: moved.text, done: `address ${config().appOrigin}` }].filter(isOpen(doneAt)) : [];
  },
  async function rotatedSecret() {
    const text = await rotationText();
    return text ? [{ text }] : [];
  },
  async function failedBackup() {
    // Called so where loam-backup.timer is (docs/install.md): what stops the unit may not stop root.
    const byHand = COMMAND_NAME === "loam" ? "journalctl -u loam-backup" : `${COMMAND_NAME} backup`;
    const where = config().backup.everyMs === null ? byHand : "the log";
    return (await hasBackupFailed()) ? [{ text: `The last backup failed: ${where} says why.` }] : [];
  },
  async function oldBackup() {
    const { last, text, isLate } = await backupAge();
    if (isLate)
      return [{ text: `The last backup was made ${text}. If BACKUP_EVERY is set, the log says why.` }];
    if (last !== null || (await hasBackupFailed()) || !(await hadUsersBefore(now()))) return [];
    const none = {
      text: `No backup has been made since the first start, or since the last restore: ${COMMAND_NAME} backup makes one, BACKUP_EVERY or loam-backup.timer makes them regularly.`,
    };
    if (config().backup.everyMs === null) return [none];
    // The running site makes the first one soon. The first start counts, not the oldest account: members who were
    // imported today are worth a backup too.
    const began = await firstStart();
    return began === null || began > fromNow(-2 * DAY_MS) ? [] : [none];
  },
  async function keptOut() {
    const members = await listKeptOut();
    const lines = members.slice(0, SHOWN).map(({ id, email, ...wait }) => ({
      text: `${shownEmail(email)} is kept out for another ${waitInWords(wait)}.`,
      href: deskLinks.member(id),
    }));
    const more = members.length - lines.length;
    return more > 0
      ? [...lines, { text: `So are ${many(more, "other member")}.`, href: deskLinks.members() }]
      : lines;
  },
  async function failingMail() {
    // Held mail is not retried, so it does not count as failing.
    const n = (await findHold()) ? 0 : await countFailingMail();
    const text = `${many(n, "mail")} could not be sent, and ${n === 1 ? "is" : "are"} tried again.`;
    return n > 0 ? [{ text, href: deskLinks.mail() }] : [];
  },
  counted(
    "refused mail",
    `${deskLinks.mail()}#refused`,
    countRefusedMail,
    (n) => `${many(n, "mail was", "mails were")} refused.`,
  ),
  counted(
    "stopped emails",
    `${deskLinks.mail()}#stopped`,
    countStopped,
    (n) =>
      `Mail to ${many(n, "email")} bounced or was marked as unwanted: ${n === 1 ? "it gets" : "they get"} no more.`,
  ),
  async function unsentIssues() {
    const issues = await listUnsentIssues(SHOWN);
    return issues.map(({ id, subject, status, pausedBecause }) => {
      const why = pausedBecause === null ? "" : ` The mail service said: ${pausedBecause}`;
      const text =
        status === "paused"
          ? `The newsletter “${subject}” is paused.${why}`
          : `The newsletter “${subject}” is written, and not sent.`;
      return { text, href: deskLinks.issue(id) };
    });
  },
  counted(
    "refused sign-ons",
    `${deskLinks.clients()}#refused`,
    countRefusals,
    (n) => `${many(n, "sign-on")} to a client ${n === 1 ? "was" : "were"} refused.`,
  ),
  () => startWarnings().map((text) => ({ text })),
  ...OF_CONTENT,
  /** Upgrade steps concern only a site that ran an earlier version; a new site has nothing to do. */
  async function upgrade(doneAt) {
    const count = many(BEFORE_UPGRADE.length, "thing");
    const need = {
      text: `This is ${VERSION} now, which asks for ${count}: “Before you upgrade” in CHANGELOG.md.`,
      done: `upgrade ${VERSION}`,
    };
    if (BEFORE_UPGRADE.length === 0 || !isOpen(doneAt)(need)) return [];
    const since = await firstStartOf(VERSION);
    return since && (await hadUsersBefore(since, true)) ? [need] : [];
  },
];

const isOpen =
  (doneAt: Parameters<Rule>[0]) =>
  ({ done }: { done: string }) =>
    doneAt(done).getTime() === 0;

/** Third-party services that the configuration uses; the privacy policy must name them. */
function otherServices(): { does: string; host: string }[] {
  const { smtpUrl, postmark, model, breachCheckUrl, visitScripts } = config();
  const used = [
    { does: "Mail goes through", url: smtpUrl },
    { does: "Mail goes through", url: postmark && (postmark.url || "https://api.postmarkapp.com") },
    { does: "Ideas go to the model server at", url: model?.baseUrl },
    { does: "Parts of passwords' hashes go to", url: breachCheckUrl },
    ...visitScripts.map((url) => ({ does: "Visits are counted by", url })),
  ];
  return (
    used
      .flatMap(({ does, url }) => (url ? [{ does, host: new URL(url).hostname }] : []))
      // Skips private hosts: this machine, bare ips, and names inside a container network.
      .filter(({ host }) => host.includes(".") && !isLoopbackHost(host) && !/^[\d.]+$/.test(host))
  );
}

/** The part of a host name that a policy would mention: its owner's, as "brevo" in smtp-relay.brevo.com and "web" in mail.web.co.uk. */
const nameIn = (host: string) => /([^.]+)(?:\.(?:ac|co|com|gov|net|org))?\.[^.]+$/.exec(host)?.[1] ?? host;

const NEVER = new Date(0);

/** Returns all that an operator has to do now, the most urgent first. The command line passes UTC for times. */
export async function needsYou({ hasContent = true, timeText = siteTime } = {}): Promise<Need[]> {
  const done = await listDone();
  const rules = hasContent ? RULES : RULES.filter((rule) => !OF_CONTENT.includes(rule));
  const found = await Promise.all(rules.map((rule) => rule((name) => done.get(name) ?? NEVER, timeText)));
  return found.flat();
}

/** Marks a need as done, up to `until`, when its page was opened. @throws ActRefused when it is no longer there */
export async function endNeed(operator: User, name: string, until: Date): Promise<void> {
  const need = (await needsYou()).find(({ done }) => done === name);
  if (!need) throw new ActRefused("This is not there any more: somebody else was first.");
  await actOnce(async (tx) => {
    await markDone(tx, name, until < now() ? until : now());
    await noteOnDesk(tx, byOperator(operator), "need_done", need.text);
  });
}
