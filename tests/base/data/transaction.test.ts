import { eq, type SQL, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Queries, reader, transaction, wakeAfterwards } from "~/base/data/database";
import { isUniqueViolation } from "~/base/data/errors";
import { MINUTE_MS } from "~/base/kernel/clock";
import { startWorker } from "~/base/kernel/worker";
import { findEnabledUser, insertUser, updateUser } from "~/identity/data/users";
import { isPostgres, users } from "~/tables";
import { withDatabase } from "../../support/database";
import { newMember } from "../../support/members";

withDatabase();

const ann = { email: "ann@example.test", name: "Ann", passwordHash: "none", signupSource: null };
const countUsers = async () => (await reader().select({ id: users.id }).from(users)).length;

/** A door that one side waits at until the other opens it. */
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

describe("transaction", () => {
  it("keeps everything or nothing: a throw undoes what was written before it", async () => {
    const failing = transaction(async (tx) => {
      await insertUser(tx, ann);
      throw new Error("halfway");
    });
    await expect(failing).rejects.toThrow("halfway");
    expect(await countUsers()).toBe(0);
  });

  it("refuses to read beside itself, which on Postgres may wait for the connection that it holds", async () => {
    await expect(transaction(async () => reader().select().from(users))).rejects.toThrow("Pass its `tx`");
  });

  it("wakes the worker that it has something for, once, when others can see it, and not when it was undone", async () => {
    const seen: number[] = [];
    const stop = startWorker("plans", MINUTE_MS, async () => {
      seen.push(await countUsers());
      return null;
    });
    await expect.poll(() => seen).toEqual([0]);
    const write = async (tx: Queries) => {
      await insertUser(tx, ann);
      for (let n = 0; n < 2; n++) wakeAfterwards("plans");
    };
    const failing = transaction(async (tx) => {
      await write(tx);
      throw new Error("halfway");
    });
    await expect(failing).rejects.toThrow("halfway");
    await transaction(write);
    await stop();
    expect(seen).toEqual([0, 1]);
  });

  it("waits for the disk, but for what may be lost when the power fails", async () => {
    const waits = (tx: Queries) =>
      isPostgres
        ? (tx as never as { execute(query: SQL): Promise<{ rows: object[] }> })
            .execute(sql`SHOW synchronous_commit`)
            .then(({ rows }) => Object.values(rows[0] ?? {})[0] === "on")
        : Promise.resolve(Object.values(tx.get<object>(sql`PRAGMA synchronous`))[0] === 2);
    expect(await transaction(waits)).toBe(true);
    expect(await transaction(waits, { durable: false })).toBe(false);
    expect(await transaction(waits)).toBe(true);
  });

  it("inside another one is refused at once, and undoes the outer one", async () => {
    const nested = transaction(async (tx) => {
      await insertUser(tx, ann);
      await transaction(async () => {});
    });
    await expect(nested).rejects.toThrow("inside another");
    expect(await countUsers()).toBe(0);
  }, 3000);

  it("begun by work that outlives the one it was begun in is one of its own", async () => {
    const ended = door();
    let later: Promise<unknown> | undefined;
    await transaction(async () => {
      later = ended.opened.then(() => transaction((tx) => insertUser(tx, ann)));
    });
    ended.open();
    await later;
    expect(await countUsers()).toBe(1);
  });

  it("two at a time do not see each other's half", async () => {
    const member = await newMember({ name: "start" });
    const wroteHalf = door();
    const goOn = door();
    const nameIn = async (from: Queries) =>
      (await from.select().from(users).where(eq(users.id, member.id)))[0]?.name;

    const first = transaction(async (tx) => {
      await updateUser(tx, member.id, { name: "half" });
      wroteHalf.open();
      await goOn.opened;
      await updateUser(tx, member.id, { name: "whole" });
    });
    await wroteHalf.opened;
    const second = transaction(async (tx) => nameIn(tx));
    // Gives the second every chance to run before the first has ended.
    await new Promise((resolve) => setImmediate(resolve));
    goOn.open();
    await first;
    expect(await second).not.toBe("half");
    expect((await findEnabledUser(member.id))?.name).toBe("whole");
  });

  it("what is rolled back was never seen by the one that waited", async () => {
    const member = await newMember({ name: "start" });
    const wrote = door();
    const goOn = door();
    const first = transaction(async (tx) => {
      await updateUser(tx, member.id, { name: "never" });
      wrote.open();
      await goOn.opened;
      throw new Error("back");
    });
    await wrote.opened;
    const second = transaction(async (tx) => (await tx.select().from(users))[0]?.name);
    goOn.open();
    await expect(first).rejects.toThrow("back");
    expect(await second).toBe("start");
  });
});

describe("isUniqueViolation", () => {
  it("knows a taken unique value and a taken key", async () => {
    const member = await newMember();
    const sameAddress = transaction((tx) => tx.insert(users).values({ ...member, id: "another" }));
    expect(isUniqueViolation(await sameAddress.catch((error) => error))).toBe(true);
    const sameId = transaction((tx) => tx.insert(users).values({ ...member, email: "other@example.test" }));
    expect(isUniqueViolation(await sameId.catch((error) => error))).toBe(true);
  });

  it("does not take another failure for one", async () => {
    const member = await newMember();
    const noName = transaction((tx) =>
      tx.insert(users).values({ ...member, id: "another", email: "other@example.test", name: null as never }),
    );
    const error = await noName.catch((failure) => failure);
    expect(error).toBeInstanceOf(Error);
    expect(isUniqueViolation(error)).toBe(false);
    expect(isUniqueViolation(undefined)).toBe(false);
    expect(isUniqueViolation(new Error("23505"))).toBe(false);
  });
});
