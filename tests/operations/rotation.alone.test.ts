import { rmSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { transaction } from "~/base/data/database";
import { log } from "~/base/kernel/log";
import { seal, secretFile, sessionSecrets, unseal, writeSecrets } from "~/base/kernel/secrets";
import { listShown, showUntilKept } from "~/identity/data/shown-once";
import { oneTimeCodes, sessions } from "~/identity/tables";
import { giveUp, requireSecret, rotateSecret, rotationText } from "~/operations/sealed-with";
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
    "Everything is sealed with the first secret in SESSION_SECRET: what stands after the comma may go; keep a copy for earlier backups without a secret (before-migration, before-restore). Links that confirm the newsletter, mailed before, end with it (or after 30 days). Log and trail have new hashes for accounts. If the new one stands after the comma, put it first.";
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
    `Everything is sealed with the first secret in SESSION_SECRET: the file ${secretFile()} may go; keep a copy for earlier backups without a secret (before-migration, before-restore).`,
  );
  rmSync(secretFile());
  expect(await rotationText()).toBeNull();
  const [codes] = await transaction((tx) => tx.select().from(oneTimeCodes));
  expect(unseal("oneTimeCodes", codes?.sealedSecret ?? "")).toBe("BASE32");
  expect(unseal("signingKeys", (await findKey("k1"))?.sealedKey ?? "")).toBe("k1");
  expect([...(await listShown(maker, "client secret"))]).toEqual([["c", "the new client's"]]);
});

it("a lost secret is given up whole, however much it has sealed", async () => {
  startWith(OLD);
  await transaction(async (tx) => {
    for (let key = 0; key < 120; key++)
      await replaceKey(tx, { id: `lost-${key}`, sealedKey: seal("signingKeys", "x") });
  });
  startWith(NEW);
  await giveUp();
  await requireSecret();
});
