import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { deleteUser, findEnabledUser } from "~/identity/data/users";
import { adminJson } from "../../support/admin";
import { withDatabase } from "../../support/database";
import { withEnvironment } from "../../support/environment";
import { newMember } from "../../support/members";

withDatabase();
const setEnvironment = withEnvironment();

it("a backup with BACKUP_PASSWORD can be read with that password alone", async () => {
  setEnvironment({ BACKUP_PASSWORD: "correct horse battery" });
  const member = await newMember();
  const { file } = (await adminJson("backup")) as { file: string };
  expect(file).toMatch(/\.tar\.gz\.age$/);
  // A guess takes as much work as age asks for (scrypt, 2^18).
  expect(readFileSync(file, "latin1")).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 18\n/);
  expect(readFileSync(file).includes(member.email)).toBe(false);
  await transaction((tx) => deleteUser(tx, member.id));
  await adminJson("restore", file, "--yes");
  expect((await findEnabledUser(member.id))?.email).toBe(member.email);
});
