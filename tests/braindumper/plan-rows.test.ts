import { describe, expect, it } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { findDraft, insertDraft, insertDraftFrom, updateDraft } from "~/braindumper/data/drafts";
import { findJobByKey } from "~/braindumper/data/jobs";
import {
  deleteProject,
  findNewest,
  findPlan,
  listPlans,
  listVersions,
  markVisited,
  savePlanForGeneration,
  saveVersion,
} from "~/braindumper/data/plans";
import { MOST_A_DAY, MOST_VERSIONS } from "~/braindumper/saved-plan";
import { brainDumps, jobs } from "~/tables";
import { passTime, turnClock, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember, readAllowance, setTokens } from "../support/members";
import { newPlan } from "../support/plans";

withDatabase();
withClock("2026-03-15T12:00:00Z");

const newDraft = (userId: string | null) => transaction((tx) => insertDraft(tx, { userId }));
const countRows = async () => ({
  plans: (await reader().select().from(brainDumps)).length,
  jobs: (await reader().select().from(jobs)).length,
});

describe("savePlanForGeneration", () => {
  it("saves the plan, takes a generation and finishes the draft", async () => {
    const member = await newMember();
    const draft = await newDraft(member.id);
    const id = (await savePlanForGeneration(member.id, "key", newPlan(), draft.id)) as string;
    expect(await findPlan(id, member.id)).toEqual({
      ...newPlan(),
      id,
      userId: member.id,
      visited: [],
      sharedId: null,
      projectId: id,
      version: 1,
      searchText: "bread shop\na shop for bread\ncursor / windsurf\nweb app",
      createdAt: new Date("2026-03-15T12:00:00Z"),
    });
    expect(await countGenerationsLeft(member.id)).toBe(4);
    expect((await findDraft(draft.id))?.planId).toBe(id);
    expect((await findJobByKey(reader(), member.id, "key"))?.id).toBe(id);
    expect((await reader().select().from(jobs))[0]).toMatchObject({ id, status: "done" });
  });

  it("the same key again gives the same plan and costs nothing", async () => {
    const member = await newMember();
    const draft = await newDraft(member.id);
    const save = () => savePlanForGeneration(member.id, "key", newPlan(), draft.id);
    const first = await save();
    expect(await save()).toBe(first);
    expect(await countGenerationsLeft(member.id)).toBe(4);
    expect(await countRows()).toEqual({ plans: 1, jobs: 1 });
  });

  it("the same key ten times at once gives one plan", async () => {
    const member = await newMember();
    const draft = await newDraft(member.id);
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => savePlanForGeneration(member.id, "key", newPlan(), draft.id)),
    );
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).not.toBeNull();
    expect(await countGenerationsLeft(member.id)).toBe(4);
    expect(await countRows()).toEqual({ plans: 1, jobs: 1 });
  });

  it("ten keys at once with one generation left give one plan, and the generation is never below 0", async () => {
    const member = await newMember();
    await setTokens(member.id, { available: 1 });
    const ids = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const draft = await newDraft(member.id);
        return savePlanForGeneration(member.id, `key ${n}`, newPlan(), draft.id);
      }),
    );
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 0, generationsUsed: 1 });
    // Those that got none left nothing behind: their keys can be used when there are generations again.
    expect(await countRows()).toEqual({ plans: 1, jobs: 1 });
  });

  it("a key that met no generation works when there is one", async () => {
    const member = await newMember();
    const draft = await newDraft(member.id);
    await setTokens(member.id, { available: 0 });
    expect(await savePlanForGeneration(member.id, "key", newPlan(), draft.id)).toBeNull();
    expect((await findDraft(draft.id))?.planId).toBeNull();
    await setTokens(member.id, { granted: 1 });
    expect(await savePlanForGeneration(member.id, "key", newPlan(), draft.id)).not.toBeNull();
  });

  it("when the plan cannot be saved the generation is back and the key is free", async () => {
    const member = await newMember();
    const draft = await newDraft(member.id);
    const broken = newPlan({ generatedContext: null as never });
    await expect(savePlanForGeneration(member.id, "key", broken, draft.id)).rejects.toThrow();
    expect(await countGenerationsLeft(member.id)).toBe(5);
    expect(await findJobByKey(reader(), member.id, "key")).toBeNull();
    expect(await countRows()).toEqual({ plans: 0, jobs: 0 });
    expect(await savePlanForGeneration(member.id, "key", newPlan(), draft.id)).not.toBeNull();
  });

  it("two members may have the same key", async () => {
    const [one, other] = [await newMember(), await newMember()];
    const first = await savePlanForGeneration(one.id, "key", newPlan(), "no draft");
    const second = await savePlanForGeneration(other.id, "key", newPlan(), "no draft");
    expect(second).not.toBe(first);
    expect((await findJobByKey(reader(), other.id, "key"))?.id).toBe(second);
  });

  it("another member's draft is not finished by it", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const draft = await newDraft(other.id);
    await savePlanForGeneration(member.id, "key", newPlan(), draft.id);
    expect((await findDraft(draft.id))?.planId).toBeNull();
  });

  it("a draft without an owner is finished and belongs to the member", async () => {
    const member = await newMember();
    const draft = await newDraft(null);
    const id = await savePlanForGeneration(member.id, draft.id, newPlan(), draft.id);
    expect(await findDraft(draft.id)).toMatchObject({ planId: id, userId: member.id });
  });
});

describe("saveVersion", () => {
  async function begun() {
    const member = await newMember();
    const id = (await savePlanForGeneration(member.id, "key", newPlan(), "")) as string;
    const first = { id, projectId: id, userId: member.id };
    const newest = async () => (await findNewest(first)) ?? first;
    const change = async (text: string, draftId: string | null = null) =>
      saveVersion(await newest(), newPlan({ generatedContext: text }), draftId);
    return { member, id, first, change };
  }

  it("is the next one of its project, costs nothing, and finishes its draft", async () => {
    const { member, id, change } = await begun();
    const draft = await newDraft(member.id);
    const second = await change("two", draft.id);
    const third = await change("three");
    expect((await listVersions(id, member.id)).map((plan) => [plan.id, plan.version])).toEqual([
      [(third as { id: string }).id, 3],
      [(second as { id: string }).id, 2],
      [id, 1],
    ]);
    expect(await countGenerationsLeft(member.id)).toBe(4);
    expect((await findDraft(draft.id))?.planId).toBe((second as { id: string }).id);
    expect(await change("another", draft.id)).toEqual(second);
  });

  it("made of the same one in three tabs at once is made once, and the others hear of it", async () => {
    const { member, id, first } = await begun();
    const made = await Promise.all(
      ["two", "three", "four"].map((text) => saveVersion(first, newPlan({ generatedContext: text }), null)),
    );
    expect(made.map(({ outcome }) => outcome).sort()).toEqual(["newer", "newer", "saved"]);
    expect((await listVersions(id, member.id)).map(({ version }) => version)).toEqual([2, 1]);
  });

  it("that changes nothing is the newest one", async () => {
    const { id, change } = await begun();
    expect(await change(newPlan().generatedContext)).toEqual({ outcome: "saved", id });
  });

  it("another member's project and one that was deleted have none", async () => {
    const { member, id, first, change } = await begun();
    const other = await newMember();
    expect(await saveVersion({ ...first, userId: other.id }, newPlan(), null)).toEqual({ outcome: "gone" });
    await transaction((tx) => deleteProject(tx, id, member.id));
    expect(await change("two")).toEqual({ outcome: "gone" });
  });

  it("there are only so many a day and a project", async () => {
    const { member, id, change } = await begun();
    for (let made = 1; made < MOST_VERSIONS; made += 1) {
      if (made % MOST_A_DAY === 1) turnClock(`2026-04-0${Math.ceil(made / MOST_A_DAY)}T12:00:00Z`);
      expect((await change(`text ${made}`)).outcome).toBe("saved");
      if (made === MOST_A_DAY) expect(await change("more")).toEqual({ outcome: "most today" });
    }
    turnClock("2026-05-01T12:00:00Z");
    expect(await change("more")).toEqual({ outcome: "most versions" });
    expect(await listVersions(id, member.id)).toHaveLength(MOST_VERSIONS);
  });
});

it("what is being changed of a project that is deleted stays as an idea of its own", async () => {
  const member = await newMember();
  const id = (await savePlanForGeneration(member.id, "key", newPlan(), "")) as string;
  const copy = () =>
    transaction((tx) => insertDraftFrom(tx, { userId: member.id, description: "Tea", fromPlanId: id }));
  const [untouched, changed] = [await copy(), await copy()];
  const before = await transaction((tx) => updateDraft(tx, changed, { description: "Green tea" }));
  await transaction((tx) => deleteProject(tx, id, member.id));
  expect(await findDraft(untouched.id)).toBeNull();
  const after = await findDraft(changed.id);
  expect(after).toMatchObject({ fromPlanId: null, description: "Green tea" });
  // A page that still says that it updates the plan is an old one.
  expect(after?.ideaRevision).toBeGreaterThan(before?.revision ?? 0);
});

describe("plans are one's own", () => {
  it("another's id answers like a missing one", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const id = (await savePlanForGeneration(member.id, "key", newPlan(), "")) as string;
    expect(await findPlan(id, other.id)).toBeNull();
    expect(await findPlan("missing", member.id)).toBeNull();
    expect(await findPlan(id, "")).toBeNull();
    expect(await findPlan("%", member.id)).toBeNull();
    expect(id).toMatch(/^[\w-]{22}$/);
  });

  it("the list has one's own, newest first", async () => {
    const [member, other] = [await newMember(), await newMember()];
    await savePlanForGeneration(other.id, "key", newPlan({ title: "not mine" }), "");
    for (const title of ["first", "second", "third"]) {
      await savePlanForGeneration(member.id, title, newPlan({ title }), "");
      passTime(1000);
    }
    expect((await listPlans(member.id)).map((plan) => plan.title)).toEqual(["third", "second", "first"]);
  });

  it("plans of one moment have one order", async () => {
    const member = await newMember();
    for (const key of ["a", "b", "c"]) await savePlanForGeneration(member.id, key, newPlan(), "");
    const ids = (await listPlans(member.id)).map((plan) => plan.id);
    expect(ids).toEqual([...ids].sort().reverse());
  });
});

describe("markVisited", () => {
  it("notes each partner once, on one's own plan alone", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const id = (await savePlanForGeneration(member.id, "key", newPlan(), "")) as string;
    const mark = (userId: string, partner: string) =>
      transaction((tx) => markVisited(tx, id, userId, partner));
    await mark(member.id, "cursor");
    await mark(member.id, "node");
    await mark(member.id, "cursor");
    await mark(other.id, "bolt");
    expect((await findPlan(id, member.id))?.visited).toEqual(["cursor", "node"]);
    await transaction((tx) => markVisited(tx, "missing", member.id, "cursor"));
  });

  it("two at once are both kept", async () => {
    const member = await newMember();
    const id = (await savePlanForGeneration(member.id, "key", newPlan(), "")) as string;
    await Promise.all(
      ["cursor", "node", "context"].map((key) => transaction((tx) => markVisited(tx, id, member.id, key))),
    );
    expect((await findPlan(id, member.id))?.visited?.sort()).toEqual(["context", "cursor", "node"]);
  });
});
