import { describe, expect, it } from "vitest";
import { KEY_FIELD } from "~/base/forms/hidden-fields";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { findPlan, listPlans } from "~/braindumper/data/plans";
import { FIRST_QUESTIONS } from "~/braindumper/planner";
import { withDatabase } from "../support/database";
import { newMember, setTokens } from "../support/members";
import { newPlan, savedPlanOf } from "../support/plans";
import { signedIn, Visitor } from "../support/visitor";
import { answerStep, draftKeyOf, generate, tellIdea } from "../support/wizard";

withDatabase();

const EDITED = "A shop for bread where neighbours order and the baker sees what to bake tomorrow.";

describe("the list by pages", () => {
  it("shows 20 plans a page with links to what is beside it, and keeps the search in them", async () => {
    const member = await newMember();
    await setTokens(member.id, { granted: 50 });
    for (let n = 0; n < 21; n += 1) await savedPlanOf(member, { description: `Bread number ${n}` });
    const visitor = await signedIn(member);
    const first = await visitor.get("/braindumps?q=bread");
    expect((first.data.plans as unknown[]).length).toBe(20);
    expect(first.data).toMatchObject({ query: "bread", newer: null });
    expect(first.data.older).toMatch(/^\/braindumps\?q=bread&older=\d+\.[\w-]{22}$/);
    const second = await visitor.get(String(first.data.older));
    expect((second.data.plans as unknown[]).length).toBe(1);
    expect(second.data.older).toBeNull();
    const back = await visitor.get(String(second.data.newer));
    expect(back.data.plans).toEqual(first.data.plans);
    expect((await visitor.get("/braindumps?q=cheese")).data).toMatchObject({
      plans: [],
      older: null,
      newer: null,
    });
  });

  it.each(["older=x", "older=1", "older=99999999999999999.x", "newer=%00", "q=%00", `q=${"a".repeat(3000)}`])(
    "?%s is no fault",
    async (query) => {
      const member = await newMember();
      await savedPlanOf(member);
      expect((await (await signedIn(member)).get(`/braindumps?${query}`)).status).toBe(200);
    },
  );
});

describe("editing the idea of a saved plan", () => {
  it("fills the wizard in, and updating it makes the next version, which costs nothing", async () => {
    const member = await newMember();
    const id = await savedPlanOf(member, { platform: "lovable", appType: null });
    const visitor = await signedIn(member);
    expect(await visitor.post(`/braindumps/${id}/edit`)).toMatchObject({
      status: 303,
      location: "/braindumper/describe",
    });
    expect((await visitor.get("/braindumper/describe")).data).toMatchObject({
      platform: "lovable",
      description: newPlan().description,
    });
    await answerStep(visitor, "/braindumper/describe", { description: EDITED });
    const answer = await generate(visitor, await draftKeyOf(visitor, "/braindumper/summary"));
    const made = answer.location?.split("/").at(-1) ?? "";
    expect(await findPlan(made, member.id)).toMatchObject({ description: EDITED, projectId: id, version: 2 });
    expect((await visitor.follow(answer)).flash?.title).toBe("This is version 2 now");
    expect(await countGenerationsLeft(member.id)).toBe(4);
    // The old one is as it was, and both pages list both.
    expect(await findPlan(id, member.id)).toMatchObject({ description: newPlan().description });
    const [old, fresh] = [await visitor.get(`/braindumps/${id}`), await visitor.get(`/braindumps/${made}`)];
    expect(old.data.versions).toMatchObject([
      { id: made, version: 2, builder: "Lovable" },
      { id, version: 1, builder: "Lovable" },
    ]);
    expect(fresh.data.versions).toEqual(old.data.versions);
    expect((await visitor.get("/braindumps")).data.plans).toMatchObject([{ id: made, version: 2 }]);
  });

  it("Answer more leads to an open question, and where none is left back to the plan, which says so", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const answers = FIRST_QUESTIONS.map(({ id, question }) => ({ id, question, answer: `About ${id}.` }));
    const edit = async (given: typeof answers) => {
      const id = await savedPlanOf(member, { platform: "lovable", appType: null, answers: given });
      return { id, answer: await visitor.post(`/braindumps/${id}/edit`, { step: "summary" }) };
    };
    expect((await edit(answers.slice(1))).answer.location).toBe("/braindumper/summary");
    const { id, answer } = await edit(answers);
    expect(answer.location).toBe(`/braindumps/${id}`);
    expect((await visitor.follow(answer)).flash?.title).toBe("There is nothing more to ask");
  });

  it("further questions are offered only where one is open", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const answers = FIRST_QUESTIONS.map(({ id, question }) => ({ id, question, answer: `About ${id}.` }));
    for (const [given, canAsk] of [
      [answers, false],
      [answers.slice(1), true],
    ] as const) {
      const id = await savedPlanOf(member, { platform: "lovable", appType: null, answers: [...given] });
      expect((await visitor.get(`/braindumps/${id}/rounds`)).data).toMatchObject({ canAsk });
    }
  });

  it("pressed again it goes on with what was changed", async () => {
    const member = await newMember();
    const id = await savedPlanOf(member, { platform: "lovable", appType: null });
    const visitor = await signedIn(member);
    await visitor.post(`/braindumps/${id}/edit`);
    await answerStep(visitor, "/braindumper/describe", { description: EDITED });
    await visitor.post(`/braindumps/${id}/edit`);
    expect((await visitor.get("/braindumper/describe")).data.description).toBe(EDITED);
  });

  it("signed out, it asks to sign in first", async () => {
    const id = await savedPlanOf(await newMember());
    expect(await new Visitor().post(`/braindumps/${id}/edit`)).toMatchObject({
      status: 303,
      location: "/auth",
    });
  });
});

describe("deleting a saved plan", () => {
  it("asks on a page of its own, which changes nothing; the post deletes, also when pressed twice", async () => {
    const member = await newMember();
    const [kept, id] = [await savedPlanOf(member), await savedPlanOf(member)];
    const visitor = await signedIn(member);
    const page = await visitor.get(`/braindumps/${id}/delete`);
    expect(page).toMatchObject({ status: 200, data: { id } });
    const form = { [KEY_FIELD]: page.key ?? "" };
    for (const _ of [1, 2]) {
      const answer = await visitor.post(`/braindumps/${id}/delete`, form);
      expect(answer).toMatchObject({ status: 303, location: "/braindumps" });
    }
    expect((await visitor.get("/braindumps")).flash).toMatchObject({
      kind: "success",
      title: "Plan deleted",
    });
    expect((await listPlans(member.id)).map((plan) => plan.id)).toEqual([kept]);
    expect((await visitor.get(`/braindumps/${id}`)).status).toBe(404);
  });

  it("the wizard, which would show the finished plan, begins again", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const answer = await generate(visitor, await tellIdea(visitor));
    const id = answer.location?.split("/").at(-1) ?? "";
    await visitor.post(`/braindumps/${id}/delete`);
    expect(await visitor.get("/braindumper")).toMatchObject({
      status: 200,
      data: { platform: null, description: "" },
    });
  });
});

describe("the wizard's start on a page of the content", () => {
  const start = (visitor: Visitor, platform: string) =>
    visitor.post("/braindumper", { from: "content", platform });

  it("goes on to the description, with a new draft", async () => {
    const visitor = new Visitor();
    expect(await start(visitor, "bolt")).toMatchObject({ status: 303, location: "/braindumper/describe" });
    expect((await visitor.get("/braindumper/describe")).data).toMatchObject({
      platform: "bolt",
      description: "",
    });
  });

  it("changes the platform of the draft that the visitor works on, and keeps its text", async () => {
    const visitor = new Visitor();
    await tellIdea(visitor, { platform: "bolt" });
    const before = await draftKeyOf(visitor, "/braindumper/describe");
    await start(visitor, "rork");
    const { data } = await visitor.get("/braindumper/describe");
    expect(data).toMatchObject({ platform: "rork", appType: null });
    expect(data.description).not.toBe("");
    expect(String(data.draftKey).split(".")[0]).toBe(before.split(".")[0]);
  });
});
