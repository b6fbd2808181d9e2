import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { DAY_MS } from "~/base/kernel/clock";
import {
  adoptDraft,
  copyDraft,
  type Draft,
  deleteFinishedDrafts,
  deleteOldDrafts,
  findDraft,
  findNewestDraft,
  insertDraft,
  insertDraftFrom,
  linkDraft,
  listDraftsFrom,
  listDraftsOf,
  listUnfinishedDrafts,
  updateDraft,
} from "~/braindumper/data/drafts";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";

withDatabase();
withClock("2026-03-15T12:00:00Z");

const insert = (draft: Partial<Draft> = {}) =>
  transaction((tx) => insertDraft(tx, { userId: null, ...draft }));
const update = async (draft: Draft, change: Parameters<typeof updateDraft>[2]) =>
  (await transaction((tx) => updateDraft(tx, draft, change))) as Draft;

it("a new draft is empty, at the first step, and has an id that cannot be guessed", async () => {
  const draft = await insert();
  expect(draft).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    userId: null,
    platform: null,
    appType: null,
    description: "",
    name: null,
    answers: null,
    asked: null,
    step: "platform",
    revision: 1,
    ideaRevision: 1,
    planId: null,
    fromPlanId: null,
    createdAt: new Date("2026-03-15T12:00:00Z"),
    updatedAt: new Date("2026-03-15T12:00:00Z"),
  });
  expect(await findDraft(draft.id)).toEqual(draft);
  expect(await findDraft("missing")).toBeNull();
});

it("of two changes to the same revision one is written, and the other is told", async () => {
  const read = await insert({ platform: "bolt" });
  const both = await Promise.all([
    update(read, { description: "One" }),
    update(read, { description: "Two" }),
  ]);
  expect(both.map((draft) => draft?.description ?? null)).toEqual(["One", null]);
  expect(await findDraft(read.id)).toMatchObject({ description: "One", revision: 2 });
});

it("each change is a new revision and keeps the rest", async () => {
  const first = await insert({ platform: "bolt" });
  passTime(1000);
  const second = await update(first, { description: "A shop for bread", step: "type" });
  expect(second).toMatchObject({
    platform: "bolt",
    description: "A shop for bread",
    step: "type",
    revision: 2,
  });
  expect(second.updatedAt).toEqual(new Date("2026-03-15T12:00:01Z"));
  expect(second.createdAt).toEqual(first.createdAt);
  const third = await update(second, { platform: "rork", appType: null });
  expect(third).toMatchObject({ platform: "rork", revision: 3, description: "A shop for bread" });
});

it("notes the revision in which the idea itself was changed: name, answers and step are no part of it", async () => {
  const first = await insert({ platform: "bolt", description: "A shop for bread" });
  const answers = [{ id: "day", question: "Who does what?", quote: "bread", answer: "“Bake”\n🌱" }];
  const answered = await update(first, { name: "Crumb", answers, step: "summary", platform: "bolt" });
  expect(answered).toMatchObject({ revision: 2, ideaRevision: 1, name: "Crumb", answers });
  const changed = await update(answered, { description: "A shop for cake" });
  expect(changed).toMatchObject({ revision: 3, ideaRevision: 3, name: "Crumb", answers });
  expect(await findDraft(first.id)).toEqual(changed);
});

it("a change to a draft that is gone in the meantime changes nothing", async () => {
  const draft = await insert();
  passTime(8 * DAY_MS);
  await transaction((tx) => deleteOldDrafts(tx));
  expect(await update(draft, { description: "late" })).toBeNull();
  expect(await findDraft(draft.id)).toBeNull();
});

it("findNewestDraft gives the one that was touched last", async () => {
  const member = await newMember();
  const first = await insert({ userId: member.id });
  passTime(1000);
  await insert({ userId: member.id });
  await insert({ userId: (await newMember()).id });
  passTime(1000);
  await update(first, { description: "touched again" });
  expect((await findNewestDraft(member.id))?.id).toBe(first.id);
  expect(await findNewestDraft("nobody")).toBeNull();
});

it("listDraftsOf has a member's own", async () => {
  const [member, other] = [await newMember(), await newMember()];
  const mine = [await insert({ userId: member.id }), await insert({ userId: member.id })];
  await insert({ userId: other.id });
  await insert();
  const ids = (await listDraftsOf(member.id)).map((draft) => draft.id);
  expect(ids.sort()).toEqual(mine.map((draft) => draft.id).sort());
});

describe("copyDraft", () => {
  it("gives an account its own copy and leaves the visitor's alone", async () => {
    const member = await newMember();
    const answers = [{ id: "day", question: "Who does what?", answer: "The baker looks at six." }];
    const idea = { platform: "bolt", description: "A shop for bread", name: "Crumb", answers };
    const draft = await insert({ ...idea, step: "summary" });
    await transaction((tx) => copyDraft(tx, draft.id, member.id));
    const copy = await findNewestDraft(member.id);
    expect(copy).toEqual({ ...draft, id: copy?.id, userId: member.id, revision: 0, ideaRevision: 0 });
    expect(copy?.id).not.toBe(draft.id);
    expect(await findDraft(draft.id)).toEqual(draft);
  });

  it("does not copy what belongs to an account, or is not there", async () => {
    const [owner, member] = [await newMember(), await newMember()];
    const draft = await insert({ userId: owner.id });
    await transaction((tx) => copyDraft(tx, draft.id, member.id));
    await transaction((tx) => copyDraft(tx, "missing", member.id));
    expect(await findNewestDraft(member.id)).toBeNull();
  });
});

describe("adoptDraft", () => {
  it("takes a draft without an owner, never another's", async () => {
    const [owner, member] = [await newMember(), await newMember()];
    const [free, owned] = [await insert(), await insert({ userId: owner.id })];
    for (const draft of [free, owned]) await transaction((tx) => adoptDraft(tx, draft, member.id));
    expect((await findDraft(free.id))?.userId).toBe(member.id);
    expect((await findDraft(owned.id))?.userId).toBe(owner.id);
  });

  it("takes the place of its copy, unless that was changed in the meantime", async () => {
    const member = await newMember();
    const drafts = [await insert({ description: "Bread" }), await insert({ description: "Tea" })];
    const kept: string[] = [];
    for (const draft of drafts) {
      await transaction((tx) => copyDraft(tx, draft.id, member.id));
      passTime(1000);
    }
    const copies = await listDraftsOf(member.id);
    const teaCopy = copies.find(({ description }) => description === "Tea") as Draft;
    kept.push((await update(teaCopy, { name: "Leaf" })).id);
    for (const draft of drafts) await transaction((tx) => adoptDraft(tx, draft, member.id));
    const ids = (await listDraftsOf(member.id)).map(({ id }) => id);
    expect(ids.sort()).toEqual([...kept, ...drafts.map(({ id }) => id)].sort());
  });
});

it("deleteFinishedDrafts leaves a member's unfinished ideas, and takes what is empty, a plan by now or the unchanged copy of one", async () => {
  const [member, other] = [await newMember(), await newMember()];
  const own = (change = {}) => insert({ userId: member.id, ...change });
  const [empty, finished, idea] = [
    await own(),
    await own({ description: "Tea" }),
    await own({ description: "Bread" }),
  ];
  const from = { userId: member.id, description: "Tea", fromPlanId: "plan" };
  const copy = await transaction((tx) => insertDraftFrom(tx, from));
  const foreign = [await insert(), await insert({ userId: other.id })];
  await transaction((tx) => linkDraft(tx, finished.id, member.id, "plan"));
  await transaction((tx) => deleteFinishedDrafts(tx, member.id));
  for (const { id } of [empty, finished, copy]) expect(await findDraft(id)).toBeNull();
  for (const { id } of [idea, ...foreign]) expect(await findDraft(id)).not.toBeNull();
});

it("unfinished are ideas without a plan, newest first; a plan's copy counts when it was changed", async () => {
  const member = await newMember();
  const own = (change = {}) => insert({ userId: member.id, description: "Bread", ...change });
  const from = { userId: member.id, description: "Bread", fromPlanId: "plan" };
  const [finished, copy] = [await own(), await transaction((tx) => insertDraftFrom(tx, from))];
  passTime(1000);
  const newest = await own();
  await transaction((tx) => linkDraft(tx, finished.id, member.id, "plan"));
  await own({ description: "" });
  await insert({ userId: (await newMember()).id, description: "Tea" });
  const unfinished = async () => (await listUnfinishedDrafts(member.id)).map(({ id }) => id);
  const ofPlan = async (plan: string) => (await listDraftsFrom([plan], member.id)).map(({ id }) => id);
  expect(await unfinished()).toEqual([newest.id]);
  expect([await ofPlan("plan"), await ofPlan("other")]).toEqual([[copy.id], []]);
  passTime(1000);
  await update(copy, { name: "Crumb" });
  expect(await unfinished()).toEqual([copy.id, newest.id]);
  expect(await ofPlan("plan")).toEqual([copy.id]);
});

it.each([
  ["a visitor's", 7],
  ["a member's", 30],
])("deleteOldDrafts clears away %s that nobody touched for %i days", async (whose, days) => {
  const owner = whose === "a visitor's" ? null : await newMember();
  const userId = owner?.id ?? null;
  const [old, touched] = [await insert({ userId }), await insert({ userId })];
  passTime(days * DAY_MS);
  await update(touched, { description: "still here" });
  await transaction((tx) => deleteOldDrafts(tx));
  expect(await findDraft(old.id)).not.toBeNull();
  passTime(1);
  await transaction((tx) => deleteOldDrafts(tx));
  expect(await findDraft(old.id)).toBeNull();
  expect(await findDraft(touched.id)).not.toBeNull();
});
