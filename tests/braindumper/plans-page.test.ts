import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import type { Place } from "~/base/data/paging";
import { deleteProject, findPlan, listPlansPage, listVersions } from "~/braindumper/data/plans";
import { planSearchText, readSearch } from "~/braindumper/saved-plan";
import { brainDumps } from "~/tables";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { newPlan } from "../support/plans";

withDatabase();

type Given = {
  id: string;
  day?: number;
  description?: string;
  platform?: string;
  projectId?: string;
  version?: number;
};

/** Plans as they are stored, of one day each unless told otherwise. */
async function store(userId: string, plans: Given[]) {
  const rows = plans.map(({ id, day = 1, ...given }) => {
    const plan = { ...newPlan(), title: null, ...given };
    return {
      ...plan,
      id,
      projectId: given.projectId ?? id,
      userId,
      searchText: planSearchText(plan),
      createdAt: new Date(Date.UTC(2026, 0, day, 12)),
    };
  });
  await transaction(async (tx) => tx.insert(brainDumps).values(rows));
}

const place = ({ id, createdAt }: { id: string; createdAt: Date }): Place => ({
  id,
  time: createdAt.getTime(),
});
const ids = (page: { plans: { id: string }[] }) => page.plans.map(({ id }) => id);

describe("listPlansPage", () => {
  it("walks through all plans to the oldest and back, each once, also those of one millisecond", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const names = Array.from({ length: 11 }, (_, n) => `p${String(n).padStart(2, "0")}`);
    // Three days with several plans each: the id decides between them.
    await store(
      member.id,
      names.map((id, n) => ({ id, day: 1 + Math.floor(n / 4) })),
    );
    await store(other.id, [{ id: "x" }]);
    const newest = names.toReversed();
    const pages = [await listPlansPage(member.id, { size: 4 })];
    while (pages.at(-1)?.hasOlder) {
      const last = pages.at(-1)?.plans.at(-1);
      pages.push(await listPlansPage(member.id, { size: 4, olderThan: last && place(last) }));
    }
    expect(pages.map(ids)).toEqual([newest.slice(0, 4), newest.slice(4, 8), newest.slice(8)]);
    expect(pages.map(({ hasNewer, hasOlder }) => [hasNewer, hasOlder])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
    const [, second, third] = pages;
    const back = await listPlansPage(member.id, {
      size: 4,
      newerThan: third?.plans[0] && place(third.plans[0]),
    });
    expect([ids(back), back.hasNewer, back.hasOlder]).toEqual([newest.slice(4, 8), true, true]);
    const first = await listPlansPage(member.id, {
      size: 4,
      newerThan: second?.plans[0] && place(second.plans[0]),
    });
    expect([ids(first), first.hasNewer, first.hasOlder]).toEqual([newest.slice(0, 4), false, true]);
  });

  it.each([
    ["honey", ["bees"]],
    ["HONEY", ["bees"]],
    ["ÄPFEL", ["apples"]],
    ["100%", ["percent"]],
    ["a_b", ["percent"]],
    ["c\\d", ["percent"]],
    ["bolt", ["apples"]],
    ["web app bees", ["bees"]],
    ["bees \0", ["bees"]],
    ["%", ["percent"]],
    ["' OR 1=1 --", []],
    ["", ["percent", "bees", "apples"]],
  ])("a search for %j finds %j", async (typed, found) => {
    const member = await newMember();
    await store(member.id, [
      { id: "apples", day: 1, description: "Äpfel und Birnen", platform: "bolt" },
      { id: "bees", day: 2, description: "Bees log honey yield" },
      { id: "percent", day: 3, description: "100% of a_b and c\\d" },
    ]);
    const { words } = readSearch(typed);
    expect(ids(await listPlansPage(member.id, { size: 20, words }))).toEqual(found);
  });

  it("a search goes on from page to page", async () => {
    const member = await newMember();
    await store(
      member.id,
      Array.from({ length: 9 }, (_, n) => ({ id: `p${n}`, day: n + 1, description: n % 2 ? "odd" : "even" })),
    );
    const first = await listPlansPage(member.id, { size: 3, words: ["even"] });
    expect([ids(first), first.hasOlder]).toEqual([["p8", "p6", "p4"], true]);
    const last = first.plans.at(-1);
    const second = await listPlansPage(member.id, {
      size: 3,
      words: ["even"],
      olderThan: last && place(last),
    });
    expect([ids(second), second.hasOlder]).toEqual([["p2", "p0"], false]);
  });
});

it("the list has one row a project: its newest version, at the time when that was made", async () => {
  const [member, other] = [await newMember(), await newMember()];
  await store(member.id, [
    { id: "bread", day: 1, description: "rye" },
    { id: "cake", day: 2 },
    { id: "bread2", day: 3, projectId: "bread", version: 2, description: "spelt" },
  ]);
  await store(other.id, [{ id: "tea" }]);
  const found = async (...words: string[]) => ids(await listPlansPage(member.id, { size: 1, words }));
  expect(await found()).toEqual(["bread2"]);
  expect([await found("spelt"), await found("rye")]).toEqual([["bread2"], []]);
  const [{ createdAt } = { createdAt: new Date() }] = (await listPlansPage(member.id, { size: 1 })).plans;
  const older = await listPlansPage(member.id, { size: 5, olderThan: place({ id: "bread2", createdAt }) });
  expect([ids(older), older.hasOlder]).toEqual([["cake"], false]);
});

it("deleteProject deletes one's own project with all versions, once, whichever is named", async () => {
  const [member, other] = [await newMember(), await newMember()];
  await store(member.id, [
    { id: "old" },
    { id: "new", day: 2, projectId: "old", version: 2 },
    { id: "cake", day: 3 },
  ]);
  const remove = (userId: string) => transaction((tx) => deleteProject(tx, "new", userId));
  expect((await listVersions("old", member.id)).map(({ id }) => id)).toEqual(["new", "old"]);
  expect(await listVersions("old", other.id)).toEqual([]);
  expect(await remove(other.id)).toBe(false);
  expect(await findPlan("old", member.id)).not.toBeNull();
  expect([await remove(member.id), await remove(member.id)]).toEqual([true, false]);
  expect(await listVersions("old", member.id)).toEqual([]);
  expect(await findPlan("cake", member.id)).not.toBeNull();
});
