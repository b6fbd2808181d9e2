import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { deleteProject, findPlan, listVersions } from "~/braindumper/data/plans";
import type { DiffLine } from "~/braindumper/line-diff";
import { FIRST_QUESTIONS } from "~/braindumper/planner";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { newPlan, savedPlanOf } from "../support/plans";
import { signedIn, type Visitor } from "../support/visitor";
import { answerStep, generate, summaryFields } from "../support/wizard";

withDatabase();

const [DAY] = FIRST_QUESTIONS;
const idOf = (location: string | null) => location?.split("/").at(-1) ?? "";

/** A member with a plan that was generated, and its id. */
async function withPlan(given = {}) {
  const member = await newMember();
  const id = await savedPlanOf(member, { platform: "lovable", appType: null, ...given });
  const visitor = await signedIn(member);
  return { member, id, visitor, versions: () => listVersions(id, member.id) };
}

/** What the summary shows, at whichever question it leads to. */
async function summaryOf(visitor: Visitor) {
  return (await visitor.follow(await visitor.get("/braindumper/summary"))).data;
}

/** Answers the first question and updates. @returns where it leads */
async function update(visitor: Visitor, id: string, answer: string) {
  await visitor.post(`/braindumps/${id}/edit`, { step: "summary" });
  const { draft = "", ...fields } = await summaryFields(visitor);
  return generate(visitor, draft, { ...fields, [`answer-${DAY?.id}`]: answer });
}

describe("the summary of a draft that was taken from a plan", () => {
  it("updates it: the next version, with the new answer for the running project, and no generation", async () => {
    const { member, id, visitor, versions } = await withPlan();
    await visitor.post(`/braindumps/${id}/edit`, { step: "summary" });
    expect((await summaryOf(visitor)).updates).toBe(true);
    const made = idOf((await update(visitor, id, "<b>Mornings</b> only.")).location);
    expect((await versions()).map((plan) => [plan.id, plan.version])).toEqual([
      [made, 2],
      [id, 1],
    ]);
    expect(await countGenerationsLeft(member.id)).toBe(4);
    const { data } = await visitor.get(`/braindumps/${made}`);
    expect(data.update).toContain(`## ${DAY?.question}\n\n<b>Mornings</b> only.\n`);
    expect((await visitor.get(`/braindumps/${id}`)).data.update).toBeNull();
  });

  it("with two tabs makes two versions, each with what was typed in it", async () => {
    const { id, visitor, member, versions } = await withPlan();
    const other = await signedIn(member);
    // One tab goes on from a draft that the other has finished meanwhile.
    await visitor.post(`/braindumps/${id}/edit`, { step: "summary" });
    await other.post(`/braindumps/${id}/edit`, { step: "summary" });
    const [one, two] = [await summaryFields(visitor), await summaryFields(other)];
    await generate(visitor, one.draft ?? "", { ...one, [`answer-${DAY?.id}`]: "Mornings." });
    const late = await generate(other, two.draft ?? "", { ...two, name: "Crumb" });
    expect(late.location).toBe("/braindumper/summary");
    const kept = await summaryFields(other);
    expect(kept.name).toBe("Crumb");
    await generate(other, kept.draft ?? "", kept);
    expect((await versions()).map(({ version, title }) => [version, title])).toEqual([
      [3, "Crumb"],
      [2, "Bread shop"],
      [1, "Bread shop"],
    ]);
  });

  it("whose plan was deleted in another tab makes none by surprise, and keeps what was typed", async () => {
    const { member, id, visitor } = await withPlan();
    await visitor.post(`/braindumps/${id}/edit`, { step: "describe" });
    await answerStep(visitor, "/braindumper/describe", { description: "A shop for bread and cake" });
    const fields = await summaryFields(visitor);
    await transaction((tx) => deleteProject(tx, id, member.id));
    const answer = await generate(visitor, fields.draft ?? "", {
      ...fields,
      [`answer-${DAY?.id}`]: "Mornings.",
    });
    expect(answer.status).toBe(409);
    expect(await countGenerationsLeft(member.id)).toBe(4);
    expect(await summaryOf(visitor)).toMatchObject({
      updates: false,
      description: "A shop for bread and cake",
    });
    expect((await summaryFields(visitor))[`answer-${DAY?.id}`]).toBe("Mornings.");
  });
});

describe("the same plan for another builder", () => {
  const press = (visitor: Visitor, id: string, platform: string) =>
    visitor.post(`/braindumps/${id}/builder`, { platform });

  it("is one press and no generation, and made once", async () => {
    const { member, id, visitor, versions } = await withPlan({ answers: null, title: "Made up" });
    const { location } = await press(visitor, id, "cursor");
    const made = await findPlan(idOf(location), member.id);
    expect(made).toMatchObject({ platform: "cursor", appType: "web", title: null, version: 2 });
    expect(made?.description).toBe(newPlan().description);
    expect((await press(visitor, id, "cursor")).location).toBe(location);
    expect(await versions()).toHaveLength(2);
    expect(await countGenerationsLeft(member.id)).toBe(4);
    // A running project of the first builder has nothing new to hear.
    expect((await visitor.get(location ?? "")).data.update).toBeNull();
  });

  it.each<Record<string, string>>([{ platform: "nobody" }, {}])("%j is refused", async (fields) => {
    const { id, visitor, versions } = await withPlan();
    expect((await visitor.post(`/braindumps/${id}/builder`, fields)).status).toBe(400);
    expect(await versions()).toHaveLength(1);
  });

  it("of another member is not there", async () => {
    const { id } = await withPlan();
    expect((await press(await signedIn(await newMember()), id, "bolt")).status).toBe(404);
  });

  it("is refused with its reason when that is enough for today", async () => {
    const { id, visitor } = await withPlan();
    for (let n = 0; n < 20; n += 1) await update(visitor, id, `Day ${n}.`);
    const refused = await press(visitor, id, "bolt");
    expect(refused.location).toBe(`/braindumps/${id}`);
    expect((await visitor.follow(refused)).flash?.text).toContain("20 times today");
    const summary = await update(visitor, id, "One more.");
    expect(summary.status).toBe(409);
    expect(JSON.stringify(summary.errors)).toContain("20 times today");
  }, 60_000);
});

describe("what is new in a version", () => {
  it("is compared with the one before for the same builder, or with whichever is asked for", async () => {
    const { id, visitor } = await withPlan();
    const second = idOf((await update(visitor, id, "Mornings.")).location);
    await visitor.post(`/braindumps/${second}/builder`, { platform: "bolt" });
    const fourth = idOf((await update(visitor, second, "Evenings.")).location);
    const page = await visitor.get(`/braindumps/${fourth}/changes`);
    expect(page.data).toMatchObject({ version: 4, before: { id: second, version: 2 } });
    // Both of Lovable's texts have it, and it is shown once.
    const changed = (page.data.lines as DiffLine[]).filter(({ kind }) => /added|removed/.test(kind));
    expect(changed).toEqual([
      { kind: "removed", text: "Mornings." },
      { kind: "added", text: "Evenings." },
    ]);
    const since = await visitor.get(`/braindumps/${fourth}/changes?since=3`);
    expect(since.data).toMatchObject({ before: { version: 3 }, update: null });
    for (const nonsense of ["4", "99", "x", "%00"]) {
      const { data } = await visitor.get(`/braindumps/${fourth}/changes?since=${nonsense}`);
      expect(data.before).toMatchObject({ version: 2 });
    }
  });

  it("has no page for the first version, nor for another member", async () => {
    const { id, visitor } = await withPlan();
    expect(await visitor.get(`/braindumps/${id}/changes`)).toMatchObject({
      status: 303,
      location: `/braindumps/${id}`,
    });
    expect((await (await signedIn(await newMember())).get(`/braindumps/${id}/changes`)).status).toBe(404);
  });
});
