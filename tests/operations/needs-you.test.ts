import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { failed, refused } from "~/base/data/queue";
import { setSwitch } from "~/base/data/switches";
import { DAY_MS, MINUTE_MS } from "~/base/kernel/clock";
import { listTrail } from "~/identity/data/audit";
import { claimDueMail, queueMail, settleMail } from "~/mail/data/outgoing";
import { allowEmail, stopEmail } from "~/mail/data/stopped-emails";
import { insertIssue } from "~/newsletter/data/issues";
import { noteBackup, noteBackupFailure } from "~/operations/data/backup-times";
import { noteAddress, noteVersion } from "~/operations/data/readiness";
import { needsYou } from "~/operations/needs-you";
import { BEFORE_UPGRADE, beforeUpgradeTo, VERSION } from "~/operations/version";
import { insertRefusal } from "~/sign-on/data/refusals";
import { admin, adminJson } from "../support/admin";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newMember } from "../support/members";
import { operatorSignedIn } from "../support/operators";
import type { Visitor } from "../support/visitor";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();

type Need = { text: string; href?: string; done?: string };

const letter = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const queue = () =>
  transaction((tx) => queueMail(tx, { recipient: "a@example.test", kind: "email-changed" }, () => letter));
const settle = async (outcome: Parameters<typeof settleMail>[1]) =>
  settleMail((await claimDueMail())?.id ?? "", outcome);
const refusal = { clientId: "c", reason: "invalid_client", redirectUri: null, place: "token" };

/** What needs somebody; what the delivered content lacks is left out. */
async function needs(visitor: Visitor): Promise<Need[]> {
  const all = (await visitor.get("/admin")).data.needs as Need[];
  return all.filter(({ text }) => !/site\.json|^Still ours|^No backup/.test(text));
}

async function end(visitor: Visitor, done: string, until?: number) {
  const { data } = await visitor.get("/admin");
  return visitor.post("/admin", { done, until: String(until ?? data.until) });
}

describe("what needs an operator", () => {
  it("is nothing on a site where all is well", async () => {
    await noteVersion(VERSION);
    passTime(MINUTE_MS);
    const { visitor } = await operatorSignedIn();
    expect(await needs(visitor)).toEqual([]);
  });

  it("is that the site ran at another public address, until it is back there", async () => {
    const said = async () =>
      (await needsYou()).map(({ text }) => text).filter((text) => /last ran/.test(text));
    const runAt = async (APP_URL: string) => {
      setEnvironment({ APP_URL });
      await noteAddress(APP_URL);
      passTime(MINUTE_MS);
      return said();
    };
    expect(await runAt("http://127.0.0.1:3000")).toEqual([]);
    expect(await runAt("https://loam.example")).toEqual([]);
    expect(await runAt("https://laom.example")).toEqual([
      "The site last ran as https://loam.example, and APP_URL is https://laom.example now: forms sent from any other address are refused, members sign in again, clients of the sign-on need the new issuer, and passkeys of another host stop.",
    ]);
    expect(await runAt("https://loam.example")).toEqual([]);
    setEnvironment({ APP_URL: undefined });
    expect(await said()).toEqual([
      expect.stringMatching(
        /^APP_URL: is not set, and the site last ran as https:\/\/loam.example. Is your settings file/,
      ),
    ]);
  });

  it("is that no backup was ever made, once there are members; two days after the first start, where the site makes them", async () => {
    const ofBackups = async () =>
      (await needsYou()).map(({ text }) => text).filter((text) => /backup/i.test(text));
    const said = [
      "No backup has been made since the first start, or since the last restore: npm run admin -- backup makes one, BACKUP_EVERY or loam-backup.timer makes them regularly.",
    ];
    await noteVersion(VERSION);
    expect(await ofBackups()).toEqual([]);
    await newMember();
    passTime(MINUTE_MS);
    expect(await ofBackups()).toEqual(said);
    setEnvironment({ BACKUP_EVERY: "24" });
    expect(await ofBackups()).toEqual([]);
    passTime(3 * DAY_MS);
    expect(await ofBackups()).toEqual(said);
    await noteBackup();
    expect(await ofBackups()).toEqual([]);
  });

  it("is a backup that failed, until one is made", async () => {
    await noteVersion(VERSION);
    passTime(MINUTE_MS);
    const { visitor } = await operatorSignedIn();
    await noteBackupFailure();
    const text = "The last backup failed: npm run admin -- backup says why.";
    expect(await needs(visitor)).toEqual([{ text }]);
    setEnvironment({ BACKUP_EVERY: "24" });
    expect(await needs(visitor)).toEqual([{ text: "The last backup failed: the log says why." }]);
    await noteBackup();
    expect(await needs(visitor)).toEqual([]);
  });

  it.each([
    [
      "refused mail",
      "1 mail was refused.",
      "/admin/mail#refused",
      async () => {
        await queue();
        await settle(refused("550 no such user"));
      },
    ],
    [
      "stopped emails",
      "Mail to 1 email bounced or was marked as unwanted: it gets no more.",
      "/admin/mail#stopped",
      () => transaction((tx) => stopEmail(tx, { email: "a@example.test", reason: "bounced", detail: "" })),
    ],
    [
      "refused sign-ons",
      "1 sign-on to a client was refused.",
      "/admin/clients#refused",
      () => transaction((tx) => insertRefusal(tx, refusal)),
    ],
  ])(
    "%s: a line with its place, until somebody is done with it, and again for what comes later",
    async (done, text, href, cause) => {
      const { operator, visitor } = await operatorSignedIn();
      await cause();
      expect(await needs(visitor)).toEqual([{ text, href, done }]);
      const { until } = (await visitor.get("/admin")).data as { until: number };
      expect((await end(visitor, done)).status).toBe(303);
      expect(await needs(visitor)).toEqual([]);
      const [line] = await listTrail({ operatorId: operator.id }, 1);
      expect(line).toMatchObject({ kind: "need_done", detail: text });
      const again = await end(visitor, done, until);
      expect([again.status, JSON.stringify(again.problem)]).toEqual([
        409,
        expect.stringContaining("somebody else was first"),
      ]);
      passTime(MINUTE_MS);
      if (done === "stopped emails") await transaction((tx) => allowEmail(tx, "a@example.test"));
      await cause();
      expect(await needs(visitor)).toEqual([{ text, href, done }]);
      // Pressed on a page from before: what that page did not show stays.
      expect((await end(visitor, done, until)).status).toBe(303);
      expect(await needs(visitor)).toHaveLength(1);
    },
  );

  it("is mail that waits after a failed try, and an issue that nobody sends, until they have gone", async () => {
    const { visitor } = await operatorSignedIn();
    await queue();
    await settle(failed(1, "451 later"));
    const issue = await transaction((tx) => insertIssue(tx, { subject: "Issue one", body: "Hello" }));
    expect(await needs(visitor)).toEqual([
      { text: "1 mail could not be sent, and is tried again.", href: "/admin/mail" },
      {
        text: "The newsletter “Issue one” is written, and not sent.",
        href: `/admin/newsletter/${issue.id}`,
      },
    ]);
    // What is held is not tried again.
    await transaction((tx) => setSwitch(tx, "rehearsal", true));
    expect((await needs(visitor)).map(({ text }) => text).join()).not.toContain("tried again");
  });

  it("is the other companies' services that the privacy policy does not name", async () => {
    const { visitor } = await operatorSignedIn();
    setEnvironment({ SMTP_URL: "smtp://eu.mailhouse.example:587" });
    const [need, ...others] = await needs(visitor);
    expect([need, others]).toEqual([
      {
        text: "Mail goes through eu.mailhouse.example: name it in legal/privacy.md.",
        href: "/privacy",
        done: "privacy eu.mailhouse.example",
      },
      [],
    ]);
    await end(visitor, need?.done ?? "");
    expect(await needs(visitor)).toEqual([]);
    // The policy names the company, not its server.
    setEnvironment({ SMTP_URL: "smtp://smtp-relay-of-theirs.newsletter.example:587" });
    expect(await needs(visitor)).toEqual([]);
  });

  it("is what on a new site is still as delivered, with file and field, until it is marked as meant so", async () => {
    const { visitor } = await operatorSignedIn();
    const found = async () => ((await visitor.get("/admin")).data.needs as Need[]).map(({ text }) => text);
    const [texts, legal, menu] = [
      expect.stringMatching(
        /^Still ours in texts\.json: home\.title \(“Build .*home\.join\.button.*blog\.lede/,
      ),
      expect.stringMatching(
        /^Still ours: \d+ paragraphs of legal\/terms\.md, \d+ paragraphs of legal\/privacy\.md/,
      ),
      "Empty in site.json, so the menu hides the entry: links.communityChannel (Community), offer.url (Offer), links.reviews (Surprise). Fill them in, or leave the entries out of menu.",
    ];
    expect(await found()).toEqual(expect.arrayContaining([texts, legal, menu]));
    expect(await adminJson("check")).toMatchObject({
      warnings: expect.arrayContaining([texts, legal, menu]),
    });
    await end(visitor, "delivered texts.json");
    expect(await found()).not.toContainEqual(texts);
    expect(await found()).toEqual(expect.arrayContaining([legal, menu]));
  });
});

describe("what a version asks before an upgrade", () => {
  it("is read from CHANGELOG.md, without marks and addresses", () => {
    const changelog =
      "# Changelog\n\n## 2.0.0 (not yet)\n\n### Before you upgrade\n\n- Run `x` as [told](docs/a.md).\n- Then y.\n\n### Added\n\n- No.\n\n## 1.0.0\n\n### Before you upgrade\n\n- Old.\n";
    expect(beforeUpgradeTo("2.0.0", changelog)).toEqual(["Run x as told.", "Then y."]);
    expect(beforeUpgradeTo("1.0.0", changelog)).toEqual(["Old."]);
    expect(beforeUpgradeTo("3.0.0", changelog)).toEqual([]);
  });

  it("stands on the desk of a site that had members before, in one line with one Done", async () => {
    const { visitor } = await operatorSignedIn();
    passTime(MINUTE_MS);
    await noteVersion(VERSION);
    expect((await needs(visitor)).map(({ text }) => text)).toEqual([
      `This is ${VERSION} now, which asks for ${BEFORE_UPGRADE.length} things: “Before you upgrade” in CHANGELOG.md.`,
    ]);
    // Also three that say what is still as delivered.
    expect((await admin("check")).out).toContain(
      `An operator ends 4 of these with Done beside it, on the desk under Needs you.`,
    );
    for (const { done = "" } of await needs(visitor)) await end(visitor, done);
    expect(await needs(visitor)).toEqual([]);
  });
});
