import { describe, expect, it } from "vitest";
import { exportData } from "~/accounts/stored-data";
import { transaction } from "~/base/data/database";
import { KEY_FIELD } from "~/base/forms/hidden-fields";
import { deleteProject, findPlan } from "~/braindumper/data/plans";
import { insertRound, listRoundsOf, MOST_ROUNDS } from "~/braindumper/data/rounds";
import type { BrainDump } from "~/tables";
import { runRaw, withDatabase } from "../support/database";
import { withSilentLog } from "../support/log-lines";
import { newMember } from "../support/members";
import { HOSTILE_TEXTS, savedPlanOf } from "../support/plans";
import { signedIn, Visitor } from "../support/visitor";

withDatabase();
withSilentLog();

async function withPlan() {
  const member = await newMember();
  const answers = [{ id: "day", question: "What?", answer: "Mornings." }];
  const id = await savedPlanOf(member, { platform: "lovable", appType: null, answers });
  return { member, id, path: `/braindumps/${id}/rounds`, visitor: await signedIn(member) };
}

describe("how it came out", () => {
  it("becomes a numbered message for the running project, kept with the plan", async () => {
    const { visitor, path } = await withPlan();
    const { location } = await visitor.post(path, { words: "The list is empty.\n- No totals." });
    const { data } = await visitor.get(location ?? "");
    expect(data.message).toMatch(/^I have tried the app\. .*\n\n1\. The list is empty\.\n2\. No totals\.\n/);
    expect((await visitor.get(path)).data).toMatchObject({
      rounds: [{ beginning: "The list is empty.", more: 1, version: 1 }],
      answers: [{ id: "day", answer: "Mornings." }],
    });
  });

  it("goes into the plan's next version too, where the tick is left, after what was told before", async () => {
    const { visitor, path, member } = await withPlan();
    const { data } = await visitor.get(path);
    expect(data.form).toMatchObject({ values: { keep: "on" } });
    const first = (await visitor.post(path, { words: "No totals.", keep: "on" })).location ?? "";
    const second =
      (await visitor.post(first.split("?")[0] ?? "", { words: "No end.", keep: "on" })).location ?? "";
    expect((await visitor.get(second)).data).toMatchObject({
      version: 3,
      message: expect.stringContaining("\n\n1. No end.\n\n"),
    });
    const plan = await findPlan(second.split("/")[2] ?? "", member.id);
    expect(plan?.answers).toContainEqual(
      expect.objectContaining({ id: "tried", answer: "1. No totals.\n2. No end." }),
    );
    expect(plan?.generatedContext).toContain("1. No totals.\\n2. No end.");
    // The plan's page tells the running project the new point alone.
    const page = await visitor.get(second.split("/rounds")[0] ?? "");
    expect(page.data.update).not.toContain("No totals.");
    expect(page.data.update).toBe((await visitor.get(second)).data.message);
    // The points are no answer to a question that was promised.
    await visitor.post(`${second.split("/rounds")[0]}/edit`, { step: "summary" });
    const { answered, place } = (await visitor.get("/braindumper/summary?ask=cases")).data;
    expect([answered, place]).toEqual([1, { at: 1, of: 6 }]);
    // It was made on this way, so it is not still to do; and it is no rule that one tries to break.
    expect(page.data.steps).toMatchObject({ update: [{ done: true }, { done: false }] });
    expect((await visitor.get(second)).data.answers).toMatchObject([{ id: "day" }]);
  });

  it("that the plan has no room for is refused with the tick alone", async () => {
    const { visitor, path, member } = await withPlan();
    const words = "x".repeat(2500);
    const first = (await visitor.post(path, { words, keep: "on" })).location?.split("?")[0] ?? "";
    const refused = await visitor.post(first, { words: `${words}y`, keep: "on" });
    expect(JSON.stringify(refused.errors)).toContain("no room");
    expect(refused.values).toMatchObject({ words: `${words}y`, keep: "on" });
    expect(await listRoundsOf(member.id)).toHaveLength(1);
    expect((await visitor.post(first, { words: `${words}y` })).status).toBe(303);
  });

  it("is kept once when its form is sent three times, and each press leads to the message", async () => {
    const { visitor, path, member } = await withPlan();
    const { key } = await visitor.get(path);
    const words = { words: "No totals.", keep: "on", [KEY_FIELD]: key ?? "" };
    const send = async () => (await visitor.post(path, words)).location;
    const places = [await send(), await send(), await send()];
    expect(new Set(places).size).toBe(1);
    const { data } = await visitor.get(places[2] ?? "");
    expect(data).toMatchObject({ version: 2, message: expect.stringContaining("1. No totals.") });
    expect(await listRoundsOf(member.id)).toHaveLength(1);
  });

  it("is kept with its version or not at all, so that it can be sent again", async () => {
    const { visitor, path, member } = await withPlan();
    const { key } = await visitor.get(path);
    const words = { words: "No totals.", keep: "on", [KEY_FIELD]: key ?? "" };
    const run = (statement: string) => transaction(async (tx) => runRaw(tx, statement));
    await run("CREATE UNIQUE INDEX no_second ON brain_dumps (project_id)");
    expect((await visitor.post(path, words).finally(() => run("DROP INDEX no_second"))).status).toBe(500);
    const { location } = await visitor.post(path, words);
    expect((await visitor.get(location ?? "")).data).toMatchObject({ version: 2 });
    expect(await listRoundsOf(member.id)).toHaveLength(1);
  });

  it.each(HOSTILE_TEXTS.filter((text) => text.trim() !== ""))("%j is text", async (words) => {
    const { visitor, path, member } = await withPlan();
    const { status } = await visitor.post(path, { words });
    expect(status).toBe(303);
    expect(await listRoundsOf(member.id)).toHaveLength(1);
  });

  it.each([
    ["", "Please write"],
    ["  \n", "Please write"],
    ["x".repeat(5000), "5,000 characters"],
    ["🌱".repeat(5000), "5,000 characters"],
  ])("is refused where it is empty or too long, and nothing typed is lost (%#)", async (words, reason) => {
    const { visitor, path, member } = await withPlan();
    const answer = await visitor.post(path, { words });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.errors)).toContain(reason);
    expect(answer.values.words ?? "").toBe(words);
    expect(await listRoundsOf(member.id)).toEqual([]);
  });

  it("of another member is not there; a visitor signs in first", async () => {
    const { path } = await withPlan();
    const stranger = await signedIn(await newMember());
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(path, { words: "Mine." })).status).toBe(404);
    expect((await new Visitor().get(path)).location).toContain("/auth");
  });

  it("there are only so many of a plan", async () => {
    const { member, id, visitor, path } = await withPlan();
    const plan = (await findPlan(id, member.id)) as BrainDump;
    for (let n = 0; n < MOST_ROUNDS; n += 1) await transaction((tx) => insertRound(tx, plan, `${n}`));
    const answer = await visitor.post(path, { words: "One more." });
    expect(JSON.stringify(answer.errors)).toContain("there can be no more");
    expect(await listRoundsOf(member.id)).toHaveLength(MOST_ROUNDS);
  });

  it("is in the data download, and goes with its plan", async () => {
    const { member, id, visitor, path } = await withPlan();
    await visitor.post(path, { words: "The list is empty." });
    let text = "";
    for await (const part of await exportData(member, "::1")) text += part;
    expect(JSON.parse(text).rounds).toMatchObject([
      { kind: "wrong", words: "The list is empty.", planId: id },
    ]);
    await transaction((tx) => deleteProject(tx, id, member.id));
    expect(await listRoundsOf(member.id)).toEqual([]);
  });
});
