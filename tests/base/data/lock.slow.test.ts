import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { BusyError } from "~/base/kernel/busy";
import { findDraft, insertDraft } from "~/braindumper/data/drafts";
import { PASSWORD } from "../../support/accounts";
import { withDatabase } from "../../support/database";
import { holdWriteLock } from "../../support/lock-holder";
import { newMember } from "../../support/members";
import { signedIn, Visitor } from "../../support/visitor";

const database = withDatabase();
let letGo = async () => {};
afterEach(() => letGo());

async function lock() {
  letGo = await holdWriteLock(path.join(database.dataDir(), "loam.sqlite"));
}

it("a write gives up after 5 s, reading goes on, and the next one works", async () => {
  const draft = await transaction((tx) => insertDraft(tx, { userId: null, description: "before" }));
  await lock();
  const started = performance.now();
  const error = await transaction((tx) => insertDraft(tx, { userId: null })).catch((failure) => failure);
  expect(error).toBeInstanceOf(BusyError);
  expect(performance.now() - started).toBeGreaterThan(4900);
  expect((await findDraft(draft.id))?.description).toBe("before");
  await letGo();
  letGo = async () => {};
  expect(await transaction((tx) => insertDraft(tx, { userId: null }))).toHaveProperty("id");
}, 30_000);

it("a post meets a readable 503 with Retry-After, and a page is still read", async () => {
  const member = await signedIn(await newMember());
  await lock();
  const answer = await new Visitor().post("/braindumper", { platform: "bolt" });
  expect(answer.status).toBe(503);
  expect(answer.problem?.title).toBe("Busy for a moment");
  expect(answer.headers.get("Retry-After")).toBe("5");
  expect((await member.get("/braindumps")).status).toBe(200);
}, 30_000);

it("what was typed is in the form that comes back with the 503; a password is not", async () => {
  await lock();
  const form = { firstName: "Ann", email: "ann@example.test", password: PASSWORD, acceptTerms: "on" };
  const answer = await new Visitor().post("/auth/sign-up", form);
  expect(answer.status).toBe(503);
  expect(answer.errors[""]).toEqual([expect.stringContaining("What you typed is still here")]);
  expect(answer.values).toMatchObject({ firstName: "Ann", email: "ann@example.test" });
  expect(JSON.stringify(answer.values)).not.toContain(PASSWORD);
  expect(answer.headers.get("Retry-After")).toBe("5");
}, 30_000);

it("a page whose loader only notes something by the way is read all the same", async () => {
  const member = await newMember();
  const visitor = await signedIn(member, {
    flashes: [{ kind: "info", title: "Hello", seconds: 5, path: "/braindumps" }],
  });
  await lock();
  expect((await visitor.get("/braindumps")).status).toBe(200);
}, 30_000);
