import { describe, expect, it } from "vitest";
import { exportData } from "~/accounts/export-data";
import { transaction } from "~/base/data/database";
import { KEY_FIELD } from "~/base/forms/hidden-fields";
import { deleteProject, findPlan } from "~/braindumper/data/plans";
import { insertRound, listRoundsOf, MOST_ROUNDS } from "~/braindumper/data/rounds";
import type { BrainDump } from "~/tables";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { HOSTILE_TEXTS, savedPlanOf } from "../support/plans";
import { signedIn, Visitor } from "../support/visitor";

withDatabase();

async function withPlan() {
  const member = await newMember();
  const answers = [{ id: "day", question: "What?", answer: "Mornings." }];
  const id = await savedPlanOf(member, { platform: "lovable", appType: null, answers });
  return { member, id, path: `/braindumps/${id}/rounds`, visitor: await signedIn(member) };
}

describe("how it came out", () => {
  it.each([
    ["wrong", "I have tried the app."],
    ["circles", "This was mended several times"],
    ["more", "I want more"],
    ["nonsense", "I have tried the app."],
  ])("becomes a message for the running project (%s), kept with the plan", async (kind, opening) => {
    const { visitor, path } = await withPlan();
    const { location } = await visitor.post(path, { kind, words: "The list is empty.\nNo totals." });
    const { data } = await visitor.get(location ?? "");
    expect(data.made).toMatchObject({ beginning: "The list is empty.", version: 1 });
    const { text } = data.made as { text: string };
    expect(text).toContain(opening);
    expect(text).toContain("> The list is empty.\n> No totals.");
    expect((await visitor.get(path)).data).toMatchObject({
      rounds: [{ beginning: "The list is empty." }],
      answers: [{ id: "day", answer: "Mornings." }],
    });
  });

  it("is kept once when its form is sent twice", async () => {
    const { visitor, path, member } = await withPlan();
    const { key } = await visitor.get(path);
    const words = { words: "No totals.", [KEY_FIELD]: key ?? "" };
    const answers = [await visitor.post(path, words), await visitor.post(path, words)];
    expect(answers[0]?.location).toMatch(`${path}?round=`);
    expect(answers[1]?.location).toBe(path);
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
    const answer = await visitor.post(path, { words, kind: "more" });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.errors)).toContain(reason);
    expect([answer.values.words ?? "", answer.values.kind]).toEqual([words, "more"]);
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
    for (let n = 0; n < MOST_ROUNDS; n += 1)
      await transaction((tx) => insertRound(tx, plan, { kind: "wrong", words: `${n}` }));
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
