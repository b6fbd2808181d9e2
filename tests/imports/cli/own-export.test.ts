import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { type User, updateUser } from "~/identity/data/users";
import { stopEmail } from "~/mail/data/stopped-emails";
import { newsletterSubscriptions, stoppedEmails, users } from "~/tables";
import { admin, adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { newFolder } from "../../support/folder";
import { newMember } from "../../support/members";
import { newSubscribers } from "../../support/newsletter";

withDatabase();

async function exported(what: string, ...more: string[]): Promise<string> {
  const { code, out } = await admin("export", what, ...more);
  expect(code).toBe(0);
  const file = path.join(newFolder(), `${what}.csv`);
  writeFileSync(file, out);
  return file;
}

async function empty(): Promise<void> {
  await transaction(async (tx) => {
    for (const table of [newsletterSubscriptions, users, stoppedEmails]) await tx.delete(table);
  });
}

type Row = Record<string, unknown> & { email: string };
const rowsOf = async (...args: string[]) =>
  ((await adminJson("export", ...args)) as Row[]).sort((a, b) => a.email.localeCompare(b.email));
const members = () => rowsOf("members");
/** Names too, of members who have not come yet as well; the mailed links stay the same. */
const readers = () => rowsOf("newsletter", "--ended");

it("members and subscribers of every state come back in an empty site, and an undo takes them away again", async () => {
  const made = async (email: string, more: Partial<User> = {}) => {
    const { id } = await newMember({ email });
    await transaction((tx) =>
      updateUser(tx, id, { createdAt: new Date("2024-02-03T04:05:06.789Z"), ...more }),
    );
  };
  await made("groups@example.test", { name: "Jörg Müller-Lüde", groups: ["crew", "makers"] });
  await made("plain@example.test", { name: "Ann O’Hara" });
  await made("invited@example.test", { passwordHash: "", verifiedAt: null });
  await made("unconfirmed@example.test", { verifiedAt: null });
  await made("off@example.test", { disabledAt: now() });
  await newSubscribers(2);
  await newSubscribers(1, { ended: true });
  const day = (text: string) => new Date(`2024-05-${text}T07:08:09.123Z`);
  const odd = { consentText: '=1+1, "Yes"\nto all', consentForm: "home", consentedAt: day("06") };
  const states: [string, { confirmedAt: Date | null; endedAt: Date | null; consentForm?: string }][] = [
    ["confirmed", { confirmedAt: day("07"), endedAt: null }],
    ["ended", { confirmedAt: day("07"), endedAt: day("08") }],
    ["imported", { confirmedAt: null, endedAt: null, consentForm: "import 3" }],
    ["imported-confirmed", { confirmedAt: day("07"), endedAt: null, consentForm: "import 1" }],
    ["complained", { confirmedAt: day("07"), endedAt: null }],
    ["imported-ended", { confirmedAt: null, endedAt: day("08"), consentForm: "import 1" }],
  ];
  await transaction((tx) =>
    tx
      .insert(newsletterSubscriptions)
      .values(
        states.map(([name, state]) => ({ id: newId(), email: `${name}@example.test`, ...odd, ...state })),
      ),
  );
  await transaction(async (tx) => {
    await stopEmail(tx, { email: "complained@example.test", reason: "complained", detail: "" });
    await stopEmail(tx, { email: "bounced@example.test", reason: "bounced", detail: "" });
  });
  const before = { members: await members(), readers: await readers() };
  const isActive = ({ status }: Row) => status === "active";
  const others = before.members.filter((row) => !isActive(row)).map(({ email }) => email);
  expect(others).toEqual(["off@example.test", "unconfirmed@example.test"]);
  const [memberFile, readerFile] = [await exported("members"), await exported("newsletter", "--ended")];
  await empty();
  const trial = await admin("import", "subscribers", readerFile, "--dry-run");
  expect(trial.out).toContain("complained@example.test  is not to be mailed (complained)");
  expect(trial.out).toContain("bounced@example.test  is not to be mailed (bounced)");
  expect(await admin("import", "subscribers", readerFile, "--quiet", "--yes")).toMatchObject({ code: 0 });
  expect(await admin("import", "members", memberFile, "--quiet", "--yes")).toMatchObject({ code: 0 });
  const active = before.members.filter(isActive);
  expect({ members: await members(), readers: await readers() }).toEqual({ ...before, members: active });
  expect(await adminJson("export", "newsletter")).toHaveLength(5);
  // An older list, here and where they are from, mails them no more.
  const older = path.join(newFolder(), "older.csv");
  writeFileSync(older, "email\ncomplained@example.test\nbounced@example.test\n");
  const agreed = ["--agreed", "2024-05-01 on paper"];
  expect(await adminJson("import", "subscribers", older, ...agreed, "--yes")).toMatchObject({
    counts: { stopped: 2 },
  });
  expect(await adminJson("import", "undo", "1", "--yes")).toEqual({ deleted: 9, kept: 0 });
  expect(await readers()).toEqual([]);
});
