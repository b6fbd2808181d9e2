import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { type User, updateUser } from "~/identity/data/users";
import { Ledger } from "~/imports/posts/ledger";
import { readGhost } from "~/imports/posts/read-ghost";
import { allPosts } from "~/site/site.server";
import { newsletterSubscriptions, users } from "~/tables";
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
    await tx.delete(newsletterSubscriptions);
    await tx.delete(users);
  });
}

type Row = Record<string, unknown> & { email: string };
const rowsOf = async (fields: string[], ...args: string[]) =>
  ((await adminJson("export", ...args)) as Row[])
    .map((row) => fields.map((field) => row[field]))
    .sort((a, b) => String(a[0]).localeCompare(String(b[0])));
const members = () => rowsOf(["email", "name", "groups", "status", "created_at"], "members");
const readers = () => rowsOf(["email", "consentText", "consentedAt", "endedAt"], "newsletter", "--ended");

it("a whole site comes back in an empty one: names, groups, days, consents; who left stays away", async () => {
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
  const odd = { consentText: '=1+1, "Yes"\nto all', consentForm: "home", confirmedAt: now() };
  const times = { consentedAt: new Date("2024-05-06T07:08:09.123Z"), endedAt: null };
  await transaction((tx) =>
    tx.insert(newsletterSubscriptions).values({ id: "odd", email: "odd@example.test", ...odd, ...times }),
  );
  const before = { members: await members(), readers: await readers() };
  expect(before.members.filter(([, , , status]) => status !== "active").map(([email]) => email)).toEqual([
    "off@example.test",
    "unconfirmed@example.test",
  ]);
  expect(before.readers.filter(([, , , endedAt]) => endedAt)).toHaveLength(1);
  const [memberFile, readerFile] = [await exported("members"), await exported("newsletter", "--ended")];
  await empty();
  expect(await admin("import", "members", memberFile, "--quiet", "--yes")).toMatchObject({ code: 0 });
  expect(await admin("import", "subscribers", readerFile, "--quiet", "--yes")).toMatchObject({ code: 0 });
  const active = before.members.filter(([, , , status]) => status === "active");
  expect({ members: await members(), readers: await readers() }).toEqual({ ...before, members: active });
  expect(await adminJson("export", "newsletter")).toHaveLength(3);
});

it("posts and pages are read by import posts as Ghost's", async () => {
  const file = path.join(newFolder(), "ghost.json");
  writeFileSync(file, (await admin("export", "ghost")).out);
  const { posts } = readGhost(JSON.parse(readFileSync(file, "utf8")), file, new Ledger());
  const own = posts.filter(({ isPage }) => !isPage);
  expect(own.map(({ head }) => [head.slug, head.title])).toEqual(
    allPosts().map(({ slug, title }) => [slug, title]),
  );
  expect(own.map(({ tags }) => tags.length)).toEqual(allPosts().map(({ tags }) => tags.length));
  expect(readFileSync(file, "utf8")).not.toMatch(/(href|src)=\\"\/[a-z]/);
});
