import { expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { DAY_MS, now } from "~/base/kernel/clock";
import {
  claimChallenge,
  claimRecoveryCode,
  claimStep,
  countRecoveryCodes,
  deleteFactorsSince,
  findFactors,
  insertChallenge,
  insertOneTimeCodes,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  replaceRecoveryCodes,
} from "~/identity/data/factors";
import { deleteUser } from "~/identity/data/users";

import { passTime, turnClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";

withDatabase();

const eight = <T>(claim: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, claim));
const passkey = (userId: string, id: string) => ({
  id,
  userId,
  name: "Phone",
  publicKey: "k",
  counter: 4_294_967_295,
  transports: ["internal"],
});

it("of eight parallel uses of a code, a recovery code or a challenge one gets it", async () => {
  const { id } = await newMember();
  await transaction((tx) => insertOneTimeCodes(tx, { userId: id, sealedSecret: "s", lastStep: 7 }));
  await transaction((tx) => replaceRecoveryCodes(tx, id, ["aaaa", "bbbb"]));
  await insertChallenge("c", null);
  for (const claims of [
    await eight(() => transaction((tx) => claimStep(tx, id, 8))),
    await eight(() => transaction((tx) => claimRecoveryCode(tx, id, "aaaa"))),
    await eight(() => claimChallenge("c", null)),
  ])
    expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await transaction((tx) => claimStep(tx, id, 8))).toBe(false);
  expect(await countRecoveryCodes(id)).toBe(1);
});

it("factors are added, listed, removed since a moment, and go with their member", async () => {
  const { id } = await newMember();
  expect(await findFactors(id)).toEqual({ codes: false, passkeys: false });
  await transaction((tx) => insertPasskey(tx, passkey(id, "p1")));
  expect(await transaction((tx) => insertPasskey(tx, passkey(id, "p1")))).toBe(false);
  expect(await listPasskeys(id)).toMatchObject([{ counter: 4_294_967_295, transports: ["internal"] }]);
  await transaction((tx) => replaceRecoveryCodes(tx, id, ["aaaa"]));
  await transaction((tx) => deleteFactorsSince(tx, id, new Date(now().getTime() + 1000)));
  expect(await findFactors(id)).toEqual({ codes: false, passkeys: true });
  // They have no date, so an intruder may have made them.
  expect(await countRecoveryCodes(id)).toBe(0);
  await transaction((tx) => deleteFactorsSince(tx, id, new Date(now().getTime() - 60_000)));
  expect(await findFactors(id)).toEqual({ codes: false, passkeys: false });
  await transaction((tx) => insertPasskey(tx, passkey(id, "p2")));
  await transaction((tx) => deleteUser(tx, id));
  expect(await listPasskeys(id)).toEqual([]);
});

it("a passkey that was used a day after it was added stays, one that was not goes", async () => {
  const { id } = await newMember();
  turnClock("2026-03-10T12:00:00Z");
  const since = now();
  for (const each of ["old", "new"]) await transaction((tx) => insertPasskey(tx, passkey(id, each)));
  await transaction((tx) => notePasskeyUse(tx, "new", 1));
  passTime(DAY_MS);
  await transaction((tx) => notePasskeyUse(tx, "old", 1));
  await transaction((tx) => deleteFactorsSince(tx, id, since));
  expect(await listPasskeys(id)).toMatchObject([{ id: "old" }]);
});
