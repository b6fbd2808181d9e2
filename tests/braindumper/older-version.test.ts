import { describe, expect, it } from "vitest";
import { type BrainDump, findPlan, listVersions } from "~/braindumper/data/plans";
import { FIRST_QUESTIONS } from "~/braindumper/planner";
import { MESSAGE } from "~/braindumper/planner/library/messages";
import { updatePlan } from "~/braindumper/update-plan";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { savedPlanOf } from "../support/plans";
import { signedIn, type Visitor } from "../support/visitor";
import { answerStep, generate, summaryFields } from "../support/wizard";

withDatabase();

const [FIRST, SECOND, THIRD] = FIRST_QUESTIONS.map(({ id }) => id) as [string, string, string];
const field = (id: string) => `answer-${id}`;
const idOf = (location: string | null) => location?.split("/").at(-1) ?? "";
const answersOf = (plan: BrainDump | null | undefined) =>
  Object.fromEntries((plan?.answers ?? []).flatMap(({ id, answer }) => (answer ? [[id, answer]] : [])));

const answered = (given: Record<string, string>) =>
  FIRST_QUESTIONS.map(({ id, question }) => ({ id, question, answer: given[id] ?? "" }));

/** A version from another tab, with an idea of its own. */
async function makeVersion(versions: () => Promise<BrainDump[]>, given: Record<string, string>, more = {}) {
  const [newest] = await versions();
  if (!newest) throw new Error("No plan.");
  const { description } = newest;
  const idea = {
    platform: "lovable" as const,
    appType: null,
    name: "",
    description,
    answers: answered(given),
  };
  await updatePlan(newest, { ...idea, ...more }, null);
}

/** A member with a plan in two tabs, and what makes a further version of it. */
async function withPlan(given = {}) {
  const member = await newMember();
  const id = await savedPlanOf(member, { platform: "lovable", appType: null, ...given });
  const [visitor, other] = [await signedIn(member), await signedIn(member)];
  const versions = () => listVersions(id, member.id);
  return { member, id, visitor, other, versions, find: (plan: string) => findPlan(plan, member.id) };
}

/** Presses 'Answer more' on the page of a plan, answers and updates. @returns the answer to Update */
async function update(visitor: Visitor, id: string, typed: Record<string, string>) {
  await visitor.post(`/braindumps/${id}/edit`, { step: "summary" });
  return send(visitor, typed);
}

async function send(visitor: Visitor, typed: Record<string, string>) {
  const { draft = "", ...fields } = await summaryFields(visitor);
  return generate(visitor, draft, { ...fields, ...typed });
}

describe("a page of an older version", () => {
  it("says which one it is and leads to the newest, which says nothing of the kind", async () => {
    const { id, visitor } = await withPlan();
    const second = idOf((await update(visitor, id, { [field(FIRST)]: "Mornings." })).location);
    const third = idOf((await update(visitor, second, { [field(SECOND)]: "Two." })).location);
    const pages = ["/braindumps/:id", "/braindumps/:id/rounds", "/braindumps/:id/changes"];
    for (const page of pages) {
      const [old, newest] = [page.replace(":id", second), page.replace(":id", third)];
      const shown = (await visitor.get(old)).data;
      expect(shown.newer, old).toEqual({ id: third, version: 3, builder: "Lovable" });
      expect(shown.version, old).toBe(2);
      expect((await visitor.get(newest)).data.newer, newest).toBeNull();
    }
  });

  it.each(["summary", "describe"])("begins with the newest answers (%s), and says so", async (step) => {
    const { id, visitor, other } = await withPlan();
    await update(visitor, id, { [field(FIRST)]: "Mornings.", name: "Crumb" });
    const pressed = await other.post(`/braindumps/${id}/edit`, { step });
    expect((await other.follow(pressed)).flash).toMatchObject({ kind: "info" });
    expect(await summaryFields(other)).toMatchObject({ [field(FIRST)]: "Mornings.", name: "Crumb" });
  });

  it("takes no newer answer away, neither in the plan nor in the message for the running project", async () => {
    const { id, visitor, other, find } = await withPlan();
    const second = idOf((await update(visitor, id, { [field(FIRST)]: "Mornings." })).location);
    const third = idOf((await update(other, id, { [field(SECOND)]: "Two." })).location);
    expect(answersOf(await find(third))).toEqual({ [FIRST]: "Mornings.", [SECOND]: "Two." });
    const message = async (plan: string) => (await visitor.get(`/braindumps/${plan}`)).data.update;
    expect(await message(third)).not.toContain(MESSAGE.takenBack);
    const fourth = idOf((await update(visitor, second, { [field(FIRST)]: "" })).location);
    expect(await message(fourth)).toContain(MESSAGE.takenBack);
    expect(answersOf(await find(fourth))).toEqual({ [SECOND]: "Two." });
  });

  it("makes the newest plan for another builder, and says so", async () => {
    const { id, visitor, other, find } = await withPlan();
    await update(visitor, id, { [field(FIRST)]: "Mornings." });
    const made = await other.post(`/braindumps/${id}/builder`, { platform: "bolt" });
    expect(await find(idOf(made.location))).toMatchObject({ platform: "bolt", version: 3 });
    expect(answersOf(await find(idOf(made.location)))).toEqual({ [FIRST]: "Mornings." });
    expect((await other.follow(made)).flash).toMatchObject({ kind: "info" });
  });

  it("stays with its own builder", async () => {
    const { id, visitor, find } = await withPlan();
    await visitor.post(`/braindumps/${id}/builder`, { platform: "bolt" });
    const made = await update(visitor, id, { [field(FIRST)]: "Mornings." });
    expect(await find(idOf(made.location))).toMatchObject({ platform: "lovable", version: 3 });
  });
});

describe("an edit that was begun before the newest version", () => {
  /** One tab has begun to answer; the other has then made version 2, from a draft of its own. */
  async function begun(mine: Record<string, string>, theirs: Record<string, string>) {
    const plan = await withPlan({ answers: answered({ [THIRD]: "Flour." }) });
    await plan.visitor.post(`/braindumps/${plan.id}/edit`, { step: "summary" });
    const { draft = "", ...fields } = await summaryFields(plan.visitor);
    await plan.visitor.post("/braindumper/summary", { draft, ...fields, ...mine, go: "next" });
    await makeVersion(plan.versions, theirs);
    return plan;
  }

  it("is merged when it is sent: what either tab answered, changed or emptied", async () => {
    const { visitor, versions } = await begun(
      { [field(FIRST)]: "Mornings.", [field(THIRD)]: "" },
      { [SECOND]: "Two.", [THIRD]: "Flour." },
    );
    expect((await send(visitor, {})).status).toBe(303);
    expect((await versions()).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(answersOf((await versions())[0])).toEqual({ [FIRST]: "Mornings.", [SECOND]: "Two." });
  });

  it("is refused where both say something else, and shows both; sent again, it counts", async () => {
    const { visitor, versions } = await begun(
      { [field(FIRST)]: "Mornings." },
      { [FIRST]: "Evenings.", [SECOND]: "Two.", [THIRD]: "Flour." },
    );
    const refused = await send(visitor, {});
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.errors)).toContain("Evenings.");
    expect(await versions()).toHaveLength(2);
    expect(await summaryFields(visitor)).toMatchObject({
      [field(FIRST)]: "Mornings.",
      [field(SECOND)]: "Two.",
    });
    expect((await send(visitor, {})).status).toBe(303);
    expect(answersOf((await versions())[0])).toEqual({
      [FIRST]: "Mornings.",
      [SECOND]: "Two.",
      [THIRD]: "Flour.",
    });
  });

  it("is continued from the newest version's page, with both tabs' answers", async () => {
    const { visitor, versions } = await begun({ [field(FIRST)]: "Mornings." }, { [SECOND]: "Two." });
    const [newest] = await versions();
    await visitor.post(`/braindumps/${newest?.id}/edit`, { step: "summary" });
    expect(await summaryFields(visitor)).toMatchObject({
      [field(FIRST)]: "Mornings.",
      [field(SECOND)]: "Two.",
    });
  });

  it("whose idea was changed too is refused with the other idea", async () => {
    const { id, visitor, versions } = await withPlan();
    await visitor.post(`/braindumps/${id}/edit`, { step: "describe" });
    await answerStep(visitor, "/braindumper/describe", { description: "A shop for bread and cake" });
    await makeVersion(versions, {}, { description: "A shop for tea" });
    const refused = await send(visitor, {});
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.errors)).toContain("A shop for tea");
    const made = await send(visitor, {});
    expect(made.status).toBe(303);
    expect((await versions())[0]).toMatchObject({ version: 3, description: "A shop for bread and cake" });
  });
});
