import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, vi } from "vitest";
import { transaction } from "~/base/data/database";
import { log } from "~/base/kernel/log";
import { seal, secretFile, sessionSecrets, unseal, writeSecrets } from "~/base/kernel/secrets";
import { listShown, showUntilKept } from "~/identity/data/shown-once";
import { oneTimeCodes, sessions } from "~/identity/tables";
import { noteSettings } from "~/operations/data/readiness";
import { requireSecret, rotateSecret, rotationText } from "~/operations/sealed-with";
import { findKey, replaceKey } from "~/sign-on/data/keys";
import { admin } from "../support/admin";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newMember } from "../support/members";

withDatabase();
const setEnvironment = withEnvironment();
const [OLD, NEW] = ["o".repeat(40), "n".repeat(40)];

/** As a start with these secrets. */
function startWith(...secrets: string[]): void {
  setEnvironment({ SESSION_SECRET: secrets.join() });
  sessionSecrets().splice(0, 9, ...secrets);
}

it("a start with new,old seals all again, says that the old one may go, and a start without it is refused before", async () => {
  startWith(OLD);
  const user = await newMember();
  const at = new Date();
  const session = {
    id: "s",
    secretHash: "h",
    userId: user.id,
    state: {},
    userAgent: "",
    createdAt: at,
    lastSeenAt: at,
  };
  await transaction(async (tx) => {
    await tx.insert(sessions).values({ ...session, expiresAt: new Date(at.getTime() + 1e9) });
    await tx
      .insert(oneTimeCodes)
      .values({ userId: user.id, sealedSecret: seal("oneTimeCodes", "BASE32"), lastStep: 0, createdAt: at });
    for (const id of ["k1", "k2"]) await replaceKey(tx, { id, sealedKey: seal("signingKeys", id) });
  });
  const maker = { session: { id: "s" }, user };
  await showUntilKept(maker, "client secret", "c", "the new client's");
  await showUntilKept(maker, "invitation", "3", "the link");

  startWith(NEW);
  const missing =
    /SESSION_SECRET does not open 1 authenticator app and 2 signing keys and 2 shown-once secrets/;
  await expect(requireSecret()).rejects.toThrow(missing);
  expect(await admin("keys", "rotate")).toMatchObject({ code: 1, err: expect.stringMatching(missing) });

  startWith(NEW, OLD);
  await requireSecret();
  expect(await rotationText()).toMatch(/does not open 1 auth.+ Start the site anew.+ keep what stands after/);
  const told = vi.spyOn(log, "info").mockImplementation(() => {});
  await rotateSecret();
  const mayGo =
    "If you are adding a new secret, it comes first, before the comma. Everything is sealed with the first secret in SESSION_SECRET: an hour after the start what stands after the comma may go; keep a copy for earlier backups without a secret (before-migration, before-restore). Links that confirm the newsletter, mailed before, end with it (or after 30 days). Log and trail have new hashes for accounts.";
  expect(told).toHaveBeenCalledWith({ sealedAgain: 5 }, mayGo);
  expect((await admin("check")).out).toContain(`Warning: ${mayGo}`);
  await rotateSecret();
  expect(told).toHaveBeenLastCalledWith({ sealedAgain: 0 }, mayGo);

  startWith("x".repeat(40));
  expect(await rotationText()).toMatch(missing);
  startWith(NEW);
  await requireSecret();
  writeSecrets([OLD]);
  expect(await rotationText()).toBe(
    `Everything is sealed with the first secret in SESSION_SECRET: an hour after the start the file ${secretFile()} may go; keep a copy for earlier backups without a secret (before-migration, before-restore).`,
  );
  rmSync(secretFile());
  expect(await rotationText()).toBeNull();
  const [codes] = await transaction((tx) => tx.select().from(oneTimeCodes));
  expect(unseal("oneTimeCodes", codes?.sealedSecret ?? "")).toBe("BASE32");
  expect(unseal("signingKeys", (await findKey("k1"))?.sealedKey ?? "")).toBe("k1");
  expect([...(await listShown(maker, "client secret"))]).toEqual([["c", "the new client's"]]);
});

it("a lost secret is given up whole, however much it has sealed, with the names of whose codes end; not while a file opens it", async () => {
  startWith(OLD);
  const { id: userId, email } = await newMember();
  const codes = { userId, sealedSecret: seal("oneTimeCodes", "BASE32"), lastStep: 0, createdAt: new Date() };
  await transaction(async (tx) => {
    await tx.insert(oneTimeCodes).values(codes);
    for (let key = 0; key < 120; key++)
      await replaceKey(tx, { id: `lost-${key}`, sealedKey: seal("signingKeys", "x") });
  });
  startWith(NEW);
  writeSecrets([OLD]);
  const opens = `Nothing is lost: ${secretFile()} opens 1 authenticator app`;
  await expect(requireSecret()).rejects.toThrow(opens);
  const err = expect.stringContaining(opens);
  for (const yes of [[], ["--yes"]])
    expect(await admin("keys", "rotate", "--secret-lost", ...yes)).toMatchObject({ code: 1, err });
  rmSync(secretFile());
  const { out } = await admin("keys", "rotate", "--secret-lost", "--yes");
  expect(out).toMatch(
    new RegExp(`^Given up .+ 1 auth.+ and 12\\d sign.+ Who needs a recovery code now: ${email}\\.\\nKey `),
  );
  await requireSecret();
});

it("nothing is sealed anew while the site runs with another secret", async () => {
  startWith(OLD);
  const site = createServer((_, response) => response.end("ok\n")).listen(0, "127.0.0.1");
  await once(site, "listening");
  setEnvironment({ PORT: String((site.address() as AddressInfo).port) });
  await noteSettings();
  startWith(NEW, OLD);
  const err = expect.stringContaining(
    "The running site has another SESSION_SECRET: restart it with this one",
  );
  for (const words of [[], ["--secret-lost"], ["--yes"], ["--secret-lost", "--yes"]])
    expect(await admin("keys", "rotate", ...words)).toMatchObject({ code: 1, err });
  const backup = JSON.parse((await admin("backup", "--without-secret", "--json")).out) as { file: string };
  for (const yes of [[], ["--yes"]])
    expect(await admin("restore", backup.file, ...yes)).toMatchObject({ code: 1, err });
  // A restore with the site's own leaves that known.
  startWith(OLD);
  expect((await admin("restore", backup.file, "--yes")).code).toBe(0);
  startWith(NEW, OLD);
  expect(await admin("keys", "rotate", "--yes")).toMatchObject({ code: 1, err });
  site.closeAllConnections();
  site.close();
  expect((await admin("keys", "rotate", "--yes")).code).toBe(0);
});
