import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { updateUser } from "~/identity/data/users";
import { auditEvents, newsletterSubscriptions, users } from "~/tables";
import { admin, adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { newFolder } from "../../support/folder";
import { newMember } from "../../support/members";
import { newSubscribers } from "../../support/newsletter";
import { savedPlanOf } from "../../support/plans";

withDatabase();

async function exported(what: string): Promise<string> {
  const { code, out } = await admin("export", what);
  expect(code).toBe(0);
  const file = path.join(newFolder(), `${what}.csv`);
  writeFileSync(file, out);
  return file;
}

async function empty(): Promise<void> {
  await transaction(async (tx) => {
    await tx.delete(newsletterSubscriptions);
    await tx.delete(users);
  });
}

type Row = Record<string, unknown> & { email: string };
const rowsOf = async (what: string, ...fields: string[]) =>
  ((await adminJson("export", what)) as Row[])
    .map((row) => fields.map((field) => row[field]))
    .sort((a, b) => String(a[0]).localeCompare(String(b[0])));

it("members come back with name and groups; who is disabled or unconfirmed is in the file, and not let in", async () => {
  const groups = await newMember({ email: "groups@example.test", name: "Jörg Müller-Lüde" });
  await transaction((tx) => updateUser(tx, groups.id, { groups: ["crew", "makers"] }));
  await newMember({ email: "plain@example.test", name: "Ann O’Hara" });
  await newMember({ email: "invited@example.test", passwordHash: "", verifiedAt: null });
  await newMember({ email: "unconfirmed@example.test", verifiedAt: null });
  const off = await newMember({ email: "off@example.test" });
  await transaction((tx) => updateUser(tx, off.id, { disabledAt: now() }));
  const before = await rowsOf("members", "email", "name", "groups", "status");
  expect(before.map(([email, , , status]) => `${email} ${status}`)).toEqual([
    "groups@example.test active",
    "invited@example.test active",
    "off@example.test disabled",
    "plain@example.test active",
    "unconfirmed@example.test unconfirmed",
  ]);
  const file = await exported("members");
  await empty();
  expect(await admin("import", "members", file, "--quiet", "--yes")).toMatchObject({ code: 0 });
  expect(await rowsOf("members", "email", "name", "groups", "status")).toEqual(
    before.filter(([, , , status]) => status === "active"),
  );
});

it("subscribers come back with their proof of consent; who left stays away", async () => {
  await newSubscribers(2);
  await newSubscribers(1, { ended: true });
  const before = await rowsOf("newsletter", "email", "consentText", "consentedAt");
  expect(before).toHaveLength(2);
  const file = await exported("newsletter");
  await empty();
  expect(await admin("import", "subscribers", file, "--quiet", "--yes")).toMatchObject({ code: 0 });
  expect(await rowsOf("newsletter", "email", "consentText", "consentedAt")).toEqual(before);
});

it("plans name their authors, clients their addresses and no secret; each export is in the trail", async () => {
  await adminJson("client", "create", "--name", "Circle", "--redirect-uri", "https://circle.example/back");
  const clients = await adminJson("export", "clients");
  expect(clients).toMatchObject([{ name: "Circle", redirectUris: ["https://circle.example/back"] }]);
  expect(JSON.stringify(clients)).not.toMatch(/secret/i);
  const author = await newMember({ email: "author@example.test" });
  const id = await savedPlanOf(author);
  expect(await adminJson("export", "plans")).toMatchObject([
    { id, author: author.email, title: "Bread shop" },
  ]);
  await adminJson("export", "members");
  const trail = await reader().select().from(auditEvents);
  expect(trail.filter(({ kind }) => kind === "list_exported").map(({ detail }) => detail)).toEqual(
    expect.arrayContaining(["clients", "plans", "members"]),
  );
});
