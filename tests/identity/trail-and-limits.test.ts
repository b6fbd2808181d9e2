import { describe, expect, it } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { DAY_MS, now } from "~/base/kernel/clock";
import { deleteOldEvents, listEvents, recordEvent } from "~/identity/data/audit";
import { countFailure, deleteExpiredLimits, findWait, setWait } from "~/identity/data/rate-limits";
import { rateLimits } from "~/tables";
import { passTime, turnClock, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { consumeLimit } from "../support/limits";
import { newMember } from "../support/members";

withDatabase();

describe("a member's trail", () => {
  withClock("2026-03-15T12:00:00Z");
  const record = (userId: string, kind: Parameters<typeof recordEvent>[1]["kind"]) =>
    transaction((tx) => recordEvent(tx, { userId, kind, ip: "192.0.2.0/24" }));

  it("has the newest 200 lines of a kind: no act, however often, pushes another kind out", async () => {
    const [member, other] = [await newMember(), await newMember()];
    await record(member.id, "signed_up");
    for (const { id } of [member, other]) await record(id, "name_changed");
    for (let each = 0; each < 210; each += 1) {
      passTime(1000);
      await record(member.id, "name_changed");
    }
    const events = await listEvents(member.id);
    expect(events.filter(({ kind }) => kind === "name_changed")).toHaveLength(200);
    expect(events[0]?.createdAt).toEqual(now());
    expect(events.at(-1)?.kind).toBe("signed_up");
    expect(await listEvents(other.id)).toHaveLength(1);
  });

  it("is forgotten after 180 days", async () => {
    const member = await newMember();
    await record(member.id, "signed_up");
    passTime(180 * DAY_MS);
    await transaction((tx) => deleteOldEvents(tx));
    expect(await listEvents(member.id)).toHaveLength(1);
    passTime(1);
    await transaction((tx) => deleteOldEvents(tx));
    expect(await listEvents(member.id)).toEqual([]);
  });
});

describe("a limit", () => {
  const limit = { name: "test", points: 3, seconds: 60 };

  it("lets so many pass and then says how long to wait, for each key apart", async () => {
    for (let sent = 0; sent < 3; sent++) expect(await consumeLimit(limit, "a")).toBe(0);
    const wait = await consumeLimit(limit, "a");
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await consumeLimit(limit, "b")).toBe(0);
    expect(await consumeLimit({ ...limit, name: "other" }, "a")).toBe(0);
  });

  it("of 20 at once lets three pass", async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => consumeLimit(limit, "a")));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it("keeps no address, only its hash", async () => {
    await consumeLimit(limit, "ann@example.test");
    expect(JSON.stringify(await reader().select().from(rateLimits))).not.toContain("ann@");
  });

  it("counters that are over are cleared away, living ones are kept", async () => {
    await consumeLimit(limit, "a");
    const clear = () => transaction((tx) => deleteExpiredLimits(tx));
    await clear();
    expect(await reader().select().from(rateLimits)).toHaveLength(1);
    turnClock(new Date(Date.now() + 61_000));
    await clear();
    turnClock(undefined);
    expect(await reader().select().from(rateLimits)).toEqual([]);
  });

  it("counts failures, and makes wait for some seconds", async () => {
    const count = () => transaction((tx) => countFailure(tx, limit, "a"));
    expect([await count(), await count()]).toEqual([1, 2]);
    expect(await findWait(limit, "a")).toBe(0);
    await transaction((tx) => setWait(tx, limit, "a", 30));
    const left = await findWait(limit, "a");
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(30);
  });
});
