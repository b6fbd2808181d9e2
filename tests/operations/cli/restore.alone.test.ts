import { execSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { generateIdentity, identityToRecipient } from "age-encryption";
import Sqlite from "better-sqlite3";
import { create } from "tar";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteByOperator, disableUser, setOperator } from "~/accounts/account-acts";
import { closeDatabase, openDatabase, reader, transaction } from "~/base/data/database";
import { switchesIn } from "~/base/data/dialects/sqlite-file";
import { sent } from "~/base/data/queue";
import { setSwitch } from "~/base/data/switches";
import { DAY_MS, HOUR_MS, now } from "~/base/kernel/clock";
import { seal, sessionSecrets } from "~/base/kernel/secrets";
import { findSharedPlan, sharePlan, unsharePlan } from "~/braindumper/data/plans";
import { listTrail } from "~/identity/data/audit";
import { deletePasskey, insertPasskey } from "~/identity/data/factors";
import { insertInvitation, listInvitations, revokeInvitation } from "~/identity/data/invitations";
import { findSessionBySecret } from "~/identity/data/sessions";
import { findEnabledUser, type User, updateUser } from "~/identity/data/users";
import { claimDueMail, findNextMailTime, queueMail, settleMail } from "~/mail/data/outgoing";
import { createIssue, sendToAll } from "~/newsletter/change-issues";
import { claimNewsletterMail } from "~/newsletter/data/issues";
import { endSubscription, listSubscribers, saveSubscription } from "~/newsletter/data/subscriptions";
import { nextBackupAt } from "~/operations/backup-worker";
import { areWorkersLate } from "~/operations/data/readiness";
import { endNeed, needsYou } from "~/operations/needs-you";
import { requireSecret, rotateSecret } from "~/operations/sealed-with";
import { findClient, insertClient, updateClient } from "~/sign-on/data/clients";
import { claimLogout } from "~/sign-on/data/logouts";
import { findRecord, recordKey } from "~/sign-on/data/records";
import {
  brainDumps,
  newsletterIssues,
  newsletterMails,
  outgoingMail,
  ssoKeys,
  ssoRecords,
  users,
} from "~/tables";
import { insertWaitlistEntry } from "~/waitlist/data";
import { admin, adminJson } from "../../support/admin";
import { passTime, withClock } from "../../support/clock";
import { withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { newFolder } from "../../support/folder";
import { newMember, newSession } from "../../support/members";
import { newSubscribers } from "../../support/newsletter";
import { makeOldDatabase } from "../../support/old-release";
import { operatorSignedIn } from "../../support/operators";
import { savedPlanOf } from "../../support/plans";

/** Tells the thread that writes to end. */
const isOver = new Int32Array(new SharedArrayBuffer(4));

const database = withDatabase();
const setEnvironment = withEnvironment();
withClock("2026-05-05T10:00:00.123Z");

let elsewhere = "";
beforeEach(() => {
  elsewhere = newFolder();
});
afterEach(() => {
  for (const name of readdirSync(database.dataDir()))
    if (/^backups$|before-restore|session-secret/.test(name))
      rmSync(path.join(database.dataDir(), name), { recursive: true });
});

type Restored = { before: string; newSecret: boolean; held: string[] } & Record<Undone, string[]>;
type Undone =
  | "unknown"
  | "back"
  | "left"
  | "disabled"
  | "demoted"
  | "revoked"
  | "closed"
  | "changed"
  | "groups";
const backUp = async (...args: string[]) => ((await adminJson("backup", ...args)) as { file: string }).file;
const restore = async (file: string, ...args: string[]) =>
  (await adminJson("restore", file, "--yes", ...args)) as Restored;
const refusal = async (file: string, ...args: string[]) => {
  const { code, err } = await admin("restore", file, "--yes", ...args, "--json");
  expect(code).toBe(1);
  return JSON.parse(err).error as string;
};
const letter = { subject: "Hello", text: "text", html: "<p>text</p>" };
const queue = (recipient: string) =>
  transaction((tx) => queueMail(tx, { recipient, kind: "verify" }, () => letter));

describe("a backup of an older version", () => {
  it.each([1, 5, 16])(
    "with %i migrations goes into a running site: migrated first, then swapped in",
    async (many) => {
      await newMember();
      const old = path.join(elsewhere, "old.sqlite");
      makeOldDatabase(old, many);
      await restore(old);
      // The connections are those that were open before.
      expect((await findEnabledUser("old"))?.email).toBe("old@example.test");
      await newMember();
      expect(await adminJson("check")).toMatchObject({ members: 2 });
    },
  );

  it("leaves nothing of the way there beside the database", async () => {
    const old = path.join(elsewhere, "old.sqlite");
    makeOldDatabase(old, 5);
    const before = readFileSync(old);
    await restore(old);
    expect(readdirSync(elsewhere)).toEqual(["old.sqlite"]);
    expect(readFileSync(old).equals(before)).toBe(true);
    expect(readdirSync(database.dataDir()).filter((name) => /part|before-migration/.test(name))).toEqual([]);
  });
});

describe("what was there before a restore", () => {
  it("has every row of who writes all the time, up to the moment from which the restored one has them", async () => {
    await newSubscribers(400);
    const copy = await backUp();
    const writer = new Worker(
      `const { workerData, parentPort } = require("node:worker_threads");
      const site = new (require("better-sqlite3"))(workerData.file, { timeout: 20000 });
      const insert = site.prepare("INSERT INTO switches (name, since) VALUES (?, 0)");
      const written = [];
      while (Atomics.load(workerData.isOver, 0) === 0) {
        const name = "written " + written.length;
        insert.run(name);
        written.push(name);
        if (written.length === 20) parentPort.postMessage("begun");
      }
      site.close();
      parentPort.postMessage(written);`,
      { eval: true, workerData: { file: path.join(database.dataDir(), "loam.sqlite"), isOver } },
    );
    Atomics.store(isOver, 0, 0);
    await once(writer, "message");
    const { before } = await restore(copy);
    Atomics.store(isOver, 0, 1);
    const [written] = (await once(writer, "message")) as [string[]];
    const kept = switchesIn(before).concat(switchesIn(path.join(database.dataDir(), "loam.sqlite")));
    const names = new Set(kept.map(({ name }) => name));
    expect(written.filter((name) => !names.has(name))).toEqual([]);
  });

  it("is kept under a dated name: a second restore keeps its own, and backup list names both", async () => {
    const copy = await backUp();
    passTime(1000);
    const first = await newMember();
    const { before } = await restore(copy);
    passTime(1000);
    await newMember();
    const again = await restore(copy);
    expect(again.before).not.toBe(before);
    const connection = new Sqlite(before, { readonly: true });
    expect(connection.prepare("SELECT id FROM users").pluck().all()).toEqual([first.id]);
    connection.close();
    expect(await adminJson("backup", "list")).toMatchObject([
      { kind: "before-restore", file: again.before, at: "2026-05-05T10:00:02.123Z" },
      { kind: "before-restore", file: before, at: "2026-05-05T10:00:01.123Z" },
      { kind: "backup", file: copy, at: "2026-05-05T10:00:00.123Z" },
    ]);
    expect((await admin("backup", "list")).out).toContain(before);
  });

  it("can be restored itself; a restore names whom it brings back", async () => {
    await newMember();
    const copy = await backUp();
    const member = await newMember();
    const { before, back } = await restore(copy);
    expect(back).toEqual([]);
    expect(await findEnabledUser(member.id)).toBeNull();
    passTime(1000);
    const { out } = await admin("restore", before, "--yes");
    expect(out).toMatch(new RegExp(`not in the database before it .+: ${member.email}\\.`));
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
  });

  it("decides who has unsubscribed: that stays so, and people without an account are named too", async () => {
    await newSubscribers(1);
    const consent = { text: "Yes", form: "home", at: now().toISOString() };
    await transaction(async (tx) => {
      await saveSubscription(tx, { email: "nora@example.test" }, consent);
      await insertWaitlistEntry(tx, { email: "wilma@example.test", consentText: "Yes" });
    });
    const copy = await backUp();
    for (const { id, email } of await listSubscribers())
      if (email === "reader0@example.test") await transaction((tx) => endSubscription(tx, { id }));
    for (const who of ["nora", "wilma"]) await admin("person", "delete", `${who}@example.test`, "--yes");
    const restored = await restore(copy);
    expect(restored.back.sort()).toEqual(["nora@example.test", "wilma@example.test"]);
    expect(restored.left).toEqual(["reader0@example.test"]);
    expect((await listSubscribers()).map(({ email }) => email)).toEqual(["nora@example.test"]);
  });

  it("decides what was shut: that stays so, and what cannot is named with it until an operator marks it as done", async () => {
    const { operator } = await operatorSignedIn();
    const members: User[] = [];
    for (let n = 0; n < 5; n += 1) members.push(await newMember());
    const [bad, demoted, careful, gone, late] = members as [User, User, User, User, User];
    const { client } = await transaction(async (tx) => {
      await updateUser(tx, demoted.id, { operatorSince: now() });
      const key = { id: "lost", name: "Phone", publicKey: "k", counter: 0, transports: [] };
      await insertPasskey(tx, { ...key, userId: careful.id });
      await insertInvitation(tx, { note: "", usesMax: 1, expiresAt: new Date(now().getTime() + DAY_MS) });
      return insertClient(tx, { name: "Forum", redirectUris: ["https://forum.example/back"] });
    });
    const plan = await savedPlanOf(late);
    await transaction((tx) => sharePlan(tx, plan, late.id));
    const [shared] = await reader().select().from(brainDumps);
    const sharedId = shared?.sharedId ?? "";
    expect(await findSharedPlan(sharedId)).not.toBeNull();
    const copy = await backUp();
    await disableUser(bad);
    await setOperator(demoted, false);
    await deleteByOperator(gone);
    await transaction(async (tx) => {
      await revokeInvitation(tx, 1);
      await updateClient(tx, client.id, { disabledAt: now() });
      await deletePasskey(tx, careful.id, "lost");
      await updateUser(tx, late.id, { passwordHash: "new" });
      await updateUser(tx, careful.id, { groups: ["paying"] });
      await updateClient(tx, client.id, { groups: ["paying"] });
      // Another page than the backup's, which was taken back.
      await unsharePlan(tx, plan, late.id);
      await sharePlan(tx, plan, late.id);
    });
    const undone = {
      back: [gone.email],
      left: [],
      disabled: [bad.email],
      demoted: [demoted.email],
      revoked: ["invitation 1"],
      closed: ["Forum"],
      changed: [careful.email, late.email],
      groups: [careful.email, "Forum"],
    };
    const sorted = ({ changed, ...rest }: Restored) => ({ ...rest, changed: changed.sort() });
    for (const _ of ["once", "again"]) {
      passTime(1000);
      expect(sorted(await restore(copy))).toMatchObject(undone);
      expect(await findEnabledUser(bad.id)).toBeNull();
      expect((await findEnabledUser(demoted.id))?.operatorSince).toBeNull();
      expect(await listInvitations(1)).toMatchObject([{ revokedAt: now() }]);
      expect(await findClient(client.id)).toBeNull();
      expect(await findSharedPlan(sharedId)).toBeNull();
    }
    const told = async () => (await needsYou()).filter(({ done }) => done === "undone");
    for (const name of Object.values(undone).flat()) expect((await told())[0]?.text).toContain(name);
    expect((await admin("check")).out).toContain(`With email, password, second factor or secret as in`);
    await admin("person", "delete", gone.email, "--yes");
    expect((await told())[0]?.text).not.toContain(gone.email);
    await endNeed(operator, "undone", now());
    expect(await told()).toEqual([]);
    passTime(1000);
    expect(await restore(copy)).toMatchObject({ ...undone, changed: [], groups: [] });
  });

  it("that held nobody, such as a site's that was just started, makes nobody come back", async () => {
    await newMember();
    const copy = await backUp();
    await transaction((tx) => tx.delete(users));
    expect(await restore(copy)).toMatchObject({ back: [], unknown: [expect.stringContaining("accounts")] });
  });
});

/** A backup with a letter and a newsletter that wait, which the site has sent since. */
async function restoredWithMail() {
  await newSubscribers(2);
  await queue("ann@example.test");
  passTime(HOUR_MS);
  const by = { ip: "test" };
  await sendToAll(await createIssue(by, { subject: "News", body: "Hello" }), by);
  const copy = await backUp();
  passTime(HOUR_MS);
  const restored = await restore(copy);
  return { ...restored, copy };
}

describe("after a restore", () => {
  it("nobody is signed in, here or at a client, which is told so once mail is let go", async () => {
    const member = await newMember();
    const secret = await newSession(member);
    await transaction(async (tx) => {
      const uris = {
        redirectUris: ["https://forum.example/back"],
        backchannelLogoutUri: "https://forum.example/out",
      };
      const { client } = await insertClient(tx, { name: "Forum", ...uris });
      await tx.insert(ssoRecords).values({
        key: recordKey("RefreshToken", "token"),
        model: "RefreshToken",
        payload: {},
        userId: member.id,
        clientId: client.id,
        createdAt: now(),
        expiresAt: new Date(now().getTime() + DAY_MS),
      });
    });
    const copy = await backUp();
    expect(await findSessionBySecret(secret)).not.toBeNull();
    expect((await admin("restore", copy, "--yes")).out).toContain("Nobody is signed in any more.");
    expect(await findSessionBySecret(secret)).toBeNull();
    expect(await findRecord("RefreshToken", "token")).toBeNull();
    expect(await claimLogout()).toMatchObject({ sub: member.id, uri: "https://forum.example/out" });
  });

  it("a backup is due at once: those that the restored database knows of are of another time or machine", async () => {
    setEnvironment({ BACKUP_EVERY: "24" });
    await backUp();
    passTime(1000);
    const copy = await backUp();
    expect((await nextBackupAt())?.getTime()).toBeGreaterThan(now().getTime());
    passTime(-DAY_MS);
    // It was noted while the clock was wrong.
    expect(await nextBackupAt()).toEqual(now());
    passTime(DAY_MS);
    await restore(copy);
    expect((await nextBackupAt())?.getTime()).toBe(now().getTime());
  });

  it("no mail and no newsletter of the backup is sent, what is written since leaves at once; the command says what waits and from when", async () => {
    const { held } = await restoredWithMail();
    await queue("later@example.test");
    expect(held.join("\n")).toMatch(
      /restored on 2026-05-05 12:00 UTC[\s\S]*1 letter waits, the oldest of 2026-05-05 10:00 UTC[\s\S]*“News”, begun 2026-05-05 11:00 UTC, still waits for 2 readers/,
    );
    expect((await findNextMailTime())?.getTime()).toBe(now().getTime());
    const later = await claimDueMail();
    expect(later?.recipient).toBe("later@example.test");
    await settleMail(later?.id ?? "", sent());
    expect(await claimDueMail()).toBeNull();
    expect(await claimNewsletterMail()).toBeNull();
    passTime(HOUR_MS);
    expect(await areWorkersLate()).toBe(false);
  });

  it("mail release sends it all, and the trail says who restored and released", async () => {
    const { copy } = await restoredWithMail();
    passTime(1000);
    const { code, err } = await admin("mail", "release");
    expect([code, err]).toEqual([2, expect.stringMatching(/1 letter waits[\s\S]*cannot be called back/)]);
    expect(await claimDueMail()).toBeNull();
    expect((await admin("mail", "release", "--yes")).code).toBe(0);
    const trail = (await listTrail({}, 10)).filter(({ ip }) => ip === "command line");
    expect(trail.map(({ kind, detail }) => [kind, detail])).toEqual([
      ["held_mail_released", "restored 2026-05-05 12:00 UTC"],
      ["restored", path.basename(copy)],
    ]);
    expect((await claimDueMail())?.recipient).toBe("ann@example.test");
    expect((await claimNewsletterMail())?.issue.subject).toBe("News");
    expect((await admin("mail", "release")).err).toContain("No mail is held");
  });

  it("mail drop sends nothing that the backup held", async () => {
    await restoredWithMail();
    await queue("later@example.test");
    expect((await admin("mail", "drop")).err).toMatch(/dropped for good[\s\S]*mail drop --yes\n$/);
    expect((await admin("check")).out).toContain("From the backup: 1 letter waits");
    expect((await admin("mail", "drop", "--yes")).code).toBe(0);
    expect((await claimDueMail())?.recipient).toBe("later@example.test");
    expect(await claimDueMail()).toBeNull();
    expect(await claimNewsletterMail()).toBeNull();
    const states = await reader().select({ status: newsletterMails.status }).from(newsletterMails);
    expect(states.map(({ status }) => status)).toEqual(["cancelled", "cancelled"]);
    // Nobody got it, so it is not in the archive.
    expect(await reader().select().from(newsletterIssues)).toMatchObject([
      { status: "dropped", archive: null, endedAt: now() },
    ]);
    // Nothing invites to send it twice.
    expect((await admin("check")).out).not.toContain("is paused");
    const letters = await reader().select({ letter: outgoingMail.letter }).from(outgoingMail);
    expect(letters.filter((row) => row.letter)).toHaveLength(1);
  });

  it("says that no mail of the backup waits, and holds none then", async () => {
    const { out } = await admin("restore", await backUp(), "--yes");
    expect([out, out]).toEqual([
      expect.stringContaining("No mail in it waits."),
      expect.not.stringContaining("on the desk under Mail"),
    ]);
    expect((await admin("mail", "release")).err).toContain("No mail is held.");
  });

  it("with --new is refused where a site is, and not told to add --yes", async () => {
    const { code, err } = await admin("restore", await backUp(), "--new");
    expect([code, err]).toEqual([1, expect.stringMatching(/holds a site: --new is for where none is/)]);
  });

  it("a copy to rehearse with never sends, whatever is asked; and it never takes the place of a site", async () => {
    const { copy } = await restoredWithMail();
    expect(await refusal(copy, "--copy")).toMatch(/holds the site itself/);
    expect((await admin("restore", copy, "--copy")).err).toMatch(/holds the site itself/);
    await closeDatabase();
    const { DATA_DIR } = process.env;
    setEnvironment({ DATA_DIR: elsewhere });
    await restore(copy, "--copy");
    expect((await admin("mail", "release")).err).toContain("never sends mail");
    expect(await claimDueMail()).toBeNull();
    expect(await claimNewsletterMail()).toBeNull();
    passTime(1000);
    expect(await refusal(copy)).toMatch(/holds a copy to rehearse with, which never sends mail: add --copy/);
    expect((await admin("mail", "release")).err).toContain("never sends mail");
    await restore(copy, "--copy");
    // A backup of the copy that becomes a site is an ordinary restored one.
    const again = await backUp();
    await closeDatabase();
    setEnvironment({ DATA_DIR });
    await openDatabase();
    await restore(again);
    expect((await admin("mail", "release", "--yes")).code).toBe(0);
  });
});

describe("a SQLite site that has moved to Postgres", () => {
  it("is refused by every command and start, which say since when and how to go back; its mail is held then", async () => {
    const member = await newMember();
    await queue("ann@example.test");
    await transaction((tx) => setSwitch(tx, "moved", true));
    await closeDatabase();
    const file = path.join(database.dataDir(), "loam.sqlite");
    const refused = `This site moved to Postgres on 2026-05-05 10:00 UTC: set DATABASE_URL. To go back on purpose, without what was written there: npm run admin -- restore ${file} --yes`;
    await expect(openDatabase({ mayBeAhead: true })).rejects.toThrow(refused);
    for (const args of [["backup"], ["check"], ["upgrade", "--dry-run"], ["user", "list"]])
      expect(await admin(...args)).toMatchObject({ code: 1, err: expect.stringContaining(refused) });
    // Whatever backup it is: nothing gets into the retired file, which stays retired.
    const other = path.join(elsewhere, "old.sqlite");
    makeOldDatabase(other, 16);
    for (const args of [["--yes"], ["--new"], ["--copy", "--yes"]])
      expect(await admin("restore", other, ...args)).toMatchObject({
        code: 1,
        err: expect.stringContaining(refused),
      });
    passTime(1000);
    const { before, held } = await restore(file);
    expect([before, held.join()]).toEqual([expect.any(String), expect.stringContaining("1 letter waits")]);
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    expect(await claimDueMail()).toBeNull();
    // Now it is the site's own again.
    expect((await admin("restore", file, "--yes")).err).toContain("is the site's own database");
  });
});

const secretFile = () => path.join(database.dataDir(), "session-secret");
const THEIRS = "t".repeat(40);
/** That of this process, which keeps it: what is sealed from now on is sealed with it. */
let OURS = "";
beforeAll(() => {
  OURS = sessionSecrets().join();
});

/** Seals a signing key with a secret, as a start does. */
async function sealedWith(secret: string): Promise<void> {
  writeFileSync(secretFile(), secret);
  const key = {
    id: "key",
    sealedKey: seal("signingKeys", "{}", [secret]),
    createdAt: new Date(1),
    replacedAt: null,
  };
  await transaction((tx) => tx.insert(ssoKeys).values(key));
}

describe("the session secret", () => {
  it("is in the backup: one that was sealed with another is added to the site's, and both are of use", async () => {
    await sealedWith(THEIRS);
    const copy = await backUp();
    writeFileSync(secretFile(), OURS);
    expect(await restore(copy)).toMatchObject({ newSecret: true });
    expect(readFileSync(secretFile(), "utf8")).toBe(`${OURS},${THEIRS}`);
    passTime(1000);
    expect(await restore(copy)).toMatchObject({ newSecret: false });
  });

  it("that is missing stops a restore before anything is changed", async () => {
    await sealedWith(THEIRS);
    const copy = await backUp("--without-secret");
    writeFileSync(secretFile(), OURS);
    const member = await newMember();
    expect(await refusal(copy)).toMatch(
      /: 1 signing key could .+ Add that one to .+session-secret, after a comma/,
    );
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    expect(readFileSync(secretFile(), "utf8")).toBe(OURS);
    expect(readdirSync(database.dataDir()).filter((name) => /before-restore|part$/.test(name))).toEqual([]);
    expect((await admin("restore", copy, "--yes", "--secret-lost")).out).toContain(
      "Given up with the lost secret: 1 signing key.",
    );
    // A start is not refused then.
    await requireSecret();
    expect(await findEnabledUser(member.id)).toBeNull();
  });

  it("of an old backup, a plain database file, is asked for too", async () => {
    await sealedWith(THEIRS);
    const old = path.join(elsewhere, "old.sqlite");
    const connection = new Sqlite(path.join(database.dataDir(), "loam.sqlite"));
    connection.prepare("VACUUM INTO ?").run(old);
    connection.close();
    writeFileSync(secretFile(), OURS);
    expect(await refusal(old)).toMatch(/sealed with another secret/);
    writeFileSync(secretFile(), THEIRS);
    await restore(old);
  });

  it("that opens nothing of the site's is refused by check, backup and every other command, until it is said to be lost", async () => {
    await sealedWith(THEIRS);
    writeFileSync(secretFile(), OURS);
    const wrong = /session-secret does not open 1 signing key, which another secret of this site has sealed/;
    for (const args of [["check"], ["backup"], ["user", "list"], ["keys", "rotate"]])
      expect(await admin(...args)).toMatchObject({ code: 1, err: expect.stringMatching(wrong) });
    await expect(requireSecret()).rejects.toThrow(wrong);
    expect((await admin("backup", "--without-secret")).code).toBe(0);
    writeFileSync(secretFile(), `${OURS},${THEIRS}`);
    await requireSecret();
    writeFileSync(secretFile(), OURS);
    const lost = await admin("keys", "rotate", "--secret-lost");
    expect([lost.code, lost.err]).toEqual([2, expect.stringContaining("1 signing key would be of no use")]);
    expect((await admin("keys", "rotate", "--secret-lost", "--yes")).code).toBe(0);
    await requireSecret();
  });

  it("that is given as SESSION_SECRET is not written beside it: the operator is told what to set", async () => {
    await sealedWith(THEIRS);
    const copy = await backUp();
    rmSync(secretFile());
    setEnvironment({ SESSION_SECRET: OURS });
    const refused = await refusal(copy);
    expect(refused).toMatch(
      /restart the site with SESSION_SECRET=<the present one>,<that one>, and restore then/,
    );
    const [, shown = ""] = /\((tar .+?)\)/.exec(refused) ?? [];
    expect(execSync(shown, { encoding: "utf8" })).toBe(THEIRS);
    setEnvironment({ SESSION_SECRET: `${OURS},${THEIRS}` });
    expect((await admin("restore", copy, "--yes")).out).toContain("Start the site anew");
    expect(existsSync(secretFile())).toBe(false);
    await rotateSecret();
    setEnvironment({ SESSION_SECRET: OURS });
    await requireSecret();
  });
});

describe("an encrypted backup", () => {
  it("for a recipient is opened by its identity, which the site need not know", async () => {
    const identity = await generateIdentity();
    setEnvironment({ BACKUP_RECIPIENT: await identityToRecipient(identity) });
    const copy = await backUp();
    expect(await refusal(copy)).toMatch(/encrypted: set BACKUP_IDENTITY/);
    setEnvironment({ BACKUP_IDENTITY: await generateIdentity() });
    expect(await refusal(copy)).toMatch(/cannot be decrypted: BACKUP_IDENTITY is of another recipient/);
    setEnvironment({ BACKUP_IDENTITY: identity.slice(0, -3) });
    expect(await refusal(copy)).toMatch(/cannot be decrypted: BACKUP_IDENTITY is misspelt or cut off/);
    // As `age-keygen -o` writes it.
    setEnvironment({ BACKUP_IDENTITY: `# created: 2026-03-15\n# public key: age1…\n${identity}` });
    await restore(copy);
  });
});

describe("the content", () => {
  it("comes along, and is unpacked where it is wished, never over what is there; its mistakes are told", async () => {
    const content = path.join(elsewhere, "content");
    mkdirSync(path.join(content, "posts"), { recursive: true });
    writeFileSync(path.join(content, "posts", "one.md"), "# One");
    // Left by an import that was killed.
    mkdirSync(path.join(content, ".import-x"));
    setEnvironment({ CONTENT_DIR: content });
    const copy = await backUp();
    for (const taken of [content, copy])
      expect(await refusal(copy, "--content", taken)).toMatch(/is no empty folder/);
    const plain = path.join(elsewhere, "plain.sqlite");
    makeOldDatabase(plain, 16);
    expect((await admin("restore", plain, "--yes", "--content", path.join(elsewhere, "none"))).out).toContain(
      "It holds no content: nothing was unpacked.",
    );
    const fresh = path.join(elsewhere, "fresh");
    const [isRoot, umask] = [process.geteuid?.() === 0, process.umask(0o077)];
    if (isRoot) chownSync(elsewhere, 12_345, 12_345);
    // The process of a command has read no content before.
    vi.resetModules();
    const { admin: another } = await import("../../support/admin");
    const { out } = await another("restore", copy, "--yes", "--content", fresh);
    await (await import("~/base/data/database")).closeDatabase();
    vi.resetModules();
    expect(out).toMatch(new RegExp(`Its content is in ${fresh}: .+ first mend\n.*${fresh}/posts/one.md `));
    process.umask(umask);
    expect(readFileSync(path.join(fresh, "posts", "one.md"), "utf8")).toBe("# One");
    expect(existsSync(path.join(fresh, ".import-x"))).toBe(false);
    // The site's account reads it, whoever restored it.
    for (const [name, mode] of Object.entries({ "": 0o755, posts: 0o755, "posts/one.md": 0o644 })) {
      const found = statSync(path.join(fresh, name));
      expect([name, found.mode & 0o777, isRoot ? found.uid : 12_345]).toEqual([name, mode, 12_345]);
    }
  });
});

/** A gzipped tar with these files. */
function archive(files: Record<string, string | Buffer>): string {
  const folder = path.join(elsewhere, "in");
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const file = path.join(elsewhere, "made.tar.gz");
  create({ gzip: true, file, cwd: folder, sync: true }, ["."]);
  return file;
}

describe("refused, with nothing changed:", () => {
  const FORMAT = JSON.stringify({ format: 1 });
  const spoiled = (name: string, spoil: (file: string) => void) => async () => {
    const file = path.join(elsewhere, name);
    copyFileSync(await backUp(), file);
    spoil(file);
    return file;
  };
  const text = (file: string) => writeFileSync(file, "hello");

  it.each<[string, () => Promise<string>, RegExp]>([
    ["a file that is not there", async () => "/nowhere/loam.sqlite", /no such file/],
    ["a folder", async () => elsewhere, /folder/],
    [
      "a plain database that is cut off",
      async () => {
        const file = path.join(elsewhere, "plain.sqlite");
        makeOldDatabase(file, 16);
        truncateSync(file, 20_000);
        return file;
      },
      /cut off or damaged/,
    ],
    ["an empty file", spoiled("empty", (file) => truncateSync(file, 0)), /neither a backup/],
    ["a text", spoiled("text", text), /neither a backup/],
    ["a backup that is cut off", spoiled("cut", (file) => truncateSync(file, 20_000)), /cut off or damaged/],
    [
      "one of which nearly nothing is there",
      spoiled("cut", (file) => truncateSync(file, 20)),
      /cut off or damaged/,
    ],
    [
      "one that does not fit its checksum",
      spoiled("byte", (file) => {
        const bytes = readFileSync(file);
        // The checksum is in the last eight bytes. A byte before them may be changed without harm: two ways to say
        // "as before" give the same database.
        const at = bytes.length - 8;
        bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
        writeFileSync(file, bytes);
      }),
      /cut off or damaged/,
    ],
    [
      "somebody else's archive",
      async () => archive({ "wp-content/index.php": "x" }),
      /not a backup of this product/,
    ],
    [
      "an archive without its description",
      async () => archive({ "content/site.json": "{}" }),
      /not a backup/,
    ],
    ["a description that cannot be read", async () => archive({ "loam.json": "{" }), /not a backup/],
    ["a newer version's backup", async () => archive({ "loam.json": '{"format":2}' }), /newer version/],
    ["a backup without a database", async () => archive({ "loam.json": FORMAT }), /holds no database/],
    [
      "a backup with another program's database",
      async () => {
        const file = path.join(elsewhere, "other.sqlite");
        const other = new Sqlite(file);
        other.exec("CREATE TABLE t (x)");
        other.close();
        return archive({ "loam.json": FORMAT, "loam.sqlite": readFileSync(file) });
      },
      /not a database of this product/,
    ],
    [
      "a newer version's database",
      async () => {
        const file = path.join(elsewhere, "newer.sqlite");
        makeOldDatabase(file, 16);
        const newer = new Sqlite(file);
        newer.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 99999999999999)");
        newer.close();
        return file;
      },
      /newer version/,
    ],
    [
      "an empty secret",
      async () => {
        const file = path.join(elsewhere, "old.sqlite");
        makeOldDatabase(file, 16);
        return archive({ "loam.json": FORMAT, "loam.sqlite": readFileSync(file), "session-secret": "" });
      },
      /session-secret is empty or cut off/,
    ],
  ])("%s", async (_, make, message) => {
    const member = await newMember();
    const file = await make();
    const said = await refusal(file);
    expect(said).toMatch(message);
    expect(said).toContain(file);
    expect((await findEnabledUser(member.id))?.email).toBe(member.email);
    expect(readdirSync(database.dataDir()).filter((name) => /before-restore|part$/.test(name))).toEqual([]);
  });
});
