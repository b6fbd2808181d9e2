import { describe, expect, it } from "vitest";
import { exportData } from "~/accounts/stored-data";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { deleteProject, saveVersion } from "~/braindumper/data/plans";
import { deleteUser, updateUser } from "~/identity/data/users";
import { withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { newPlan, savedPlanOf } from "../support/plans";
import { signedIn, Visitor } from "../support/visitor";

withDatabase();

const ANSWERS = [
  { id: "day", question: "What happens on a day?", answer: "I bake at four." },
  { id: "who", question: "Who else uses it?", answer: "" },
];
const FIRST_ANSWER = {
  understood: [],
  tables: [],
  screens: [],
  decisions: [],
  checks: [],
  questions: ["A secret question"],
};

async function withPlan(given: Parameters<typeof savedPlanOf>[1] = {}) {
  const member = await newMember();
  const id = await savedPlanOf(member, { answers: ANSWERS, firstAnswer: FIRST_ANSWER, ...given });
  const visitor = await signedIn(member);
  const press = (wanted: string) => visitor.post(`/braindumps/${id}/share`, { wanted });
  /** Where its public page is, as its author is told; null when it has none. */
  const shown = async () => (await visitor.get(`/braindumps/${id}`)).data.shared as string | null;
  const share = async () => {
    await press("yes");
    return new URL((await shown()) as string).pathname;
  };
  return { member, id, visitor, press, shown, share };
}

const stranger = () => new Visitor();

async function ends(path: string) {
  for (const one of [path, `${path}/card.png`]) {
    const { status, problem } = await stranger().get(one);
    expect({ one, status, title: problem?.title }).toEqual({
      one,
      status: 404,
      title: "This page is not shared",
    });
  }
}

describe("a public page of a plan", () => {
  it("is not there until its author makes it with one press", async () => {
    const { id, shown, share, press } = await withPlan();
    expect(await shown()).toBeNull();
    await ends(`/shared/${id}`);
    expect((await press("yes")).location).toBe(`/braindumps/${id}#share`);
    const path = await share();
    expect(path).toMatch(/^\/shared\/[\w-]{22}$/);
    expect(path).not.toContain(id);
    expect((await stranger().get(path)).status).toBe(200);
    // Pressed again, it stays where it is.
    expect(await share()).toBe(path);
  });

  it("has the idea, the questions with answers and the plan, and nothing else of its author", async () => {
    const { member, id, visitor, share } = await withPlan({ description: "A shop for bread" });
    await visitor.post(`/braindumps/${id}/rounds`, { words: "The list is empty." });
    const { data } = await stranger().get(await share());
    expect(data).toMatchObject({
      name: "Bread shop",
      description: "A shop for bread",
      answers: [{ answer: "I bake at four." }],
      context: { type: "text", text: "# Plan\n\nBake." },
    });
    const all = JSON.stringify(data);
    for (const hidden of [member.email, member.id, id, "secret question", "The list is empty."])
      expect(all).not.toContain(hidden);
    expect(Object.keys(data).sort()).toEqual(
      ["answers", "appType", "context", "description", "name", "page", "platform"].sort(),
    );
  });

  it("and its card are kept by no cache and no search engine", async () => {
    const { share } = await withPlan();
    const path = await share();
    for (const one of [path, `${path}/card.png`]) {
      const { headers } = await stranger().get(one);
      expect(headers.get("Cache-Control"), one).toBe("private, no-store");
      expect(headers.get("X-Robots-Tag"), one).toBe("noindex");
    }
  });

  it.each(["Bread shop", "Хлеб", "🌱 Bread", "x".repeat(60)])("has a drawn card (%s)", async (title) => {
    const { share } = await withPlan({ title });
    const path = await share();
    const { status, headers, text } = await stranger().get(`${path}/card.png`);
    expect([status, headers.get("Content-Type"), text.slice(1, 4)]).toEqual([200, "image/png", "PNG"]);
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    const { data } = await stranger().get(path);
    expect((data.page as { picture: { url: string } }).picture.url).toContain(`${path}/card.png`);
  });

  it("shows the version it was made for, whatever comes after it", async () => {
    const { member, id, visitor, share } = await withPlan();
    const path = await share();
    const changed = newPlan({ description: "A change", generatedContext: "# New" });
    const next = await saveVersion({ id, projectId: id, userId: member.id }, changed, null);
    const { data } = await stranger().get(path);
    expect(data.description).toBe("A shop for bread");
    const newest = await visitor.get(`/braindumps/${(next as { id: string }).id}`);
    expect(newest.data.shared).toBeNull();
    expect(newest.data.versions).toMatchObject([{ isShared: false }, { isShared: true }]);
  });

  it("is taken back with one press, and made again it has another address", async () => {
    const { press, shown, share } = await withPlan();
    const path = await share();
    await press("no");
    await ends(path);
    expect(await shown()).toBeNull();
    expect(await share()).not.toBe(path);
    await ends(path);
  });

  it("is not made again by a form that was sent before", async () => {
    const { id, visitor, press, shown } = await withPlan();
    const form = { wanted: "yes", key: "k" };
    await visitor.post(`/braindumps/${id}/share`, form);
    await press("no");
    await visitor.post(`/braindumps/${id}/share`, form);
    expect(await shown()).toBeNull();
  });

  it("ends with its plan, with the account, and while the account is disabled", async () => {
    const gone = await withPlan();
    const ofGone = await gone.share();
    await transaction((tx) => deleteProject(tx, gone.id, gone.member.id));
    await ends(ofGone);

    const { member, share } = await withPlan();
    const path = await share();
    await transaction((tx) => updateUser(tx, member.id, { disabledAt: now() }));
    await ends(path);
    await transaction((tx) => updateUser(tx, member.id, { disabledAt: null }));
    expect((await stranger().get(path)).status).toBe(200);
    await transaction((tx) => deleteUser(tx, member.id));
    await ends(path);
  });

  it("is made and taken back by the plan's author alone", async () => {
    const { id, share, shown } = await withPlan();
    const path = await share();
    const other = await signedIn(await newMember());
    for (const wanted of ["yes", "no"]) {
      expect((await other.post(`/braindumps/${id}/share`, { wanted })).status).toBe(404);
      expect((await stranger().post(`/braindumps/${id}/share`, { wanted })).location).toContain("/auth");
    }
    expect(new URL((await shown()) as string).pathname).toBe(path);
  });

  it.each(["", "maybe"])("what asks for nothing (%j) changes nothing", async (wanted) => {
    const { press, shown } = await withPlan();
    expect((await press(wanted)).status).toBe(400);
    expect(await shown()).toBeNull();
  });

  it("is in the data download", async () => {
    const { member, share } = await withPlan();
    const path = await share();
    let text = "";
    for await (const part of await exportData(member, "::1")) text += part;
    expect(`/shared/${JSON.parse(text).plans[0].sharedId}`).toBe(path);
  });
});
