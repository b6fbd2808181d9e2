import { describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { links } from "~/base/links";
import type { Answer } from "~/braindumper/answers";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { type Draft, findDraft, listDraftsOf, updateDraft } from "~/braindumper/data/drafts";
import { findPlan, listPlans } from "~/braindumper/data/plans";
import { readContext } from "~/braindumper/generated-context";
import { FIRST_QUESTIONS } from "~/braindumper/planner";
import { deleteSession, findSessionBySecret, type SessionRow } from "~/identity/data/sessions";
import { memberWithPassword, PASSWORD, signIn, verify } from "../support/accounts";
import { withDatabase } from "../support/database";
import { newMember, setTokens } from "../support/members";
import { savedPlanOf } from "../support/plans";
import { signedIn, Visitor } from "../support/visitor";
import { answerStep, draftKeyOf, generate, openStep, summaryFields, tellIdea } from "../support/wizard";

withDatabase();

const SUMMARY = "/braindumper/summary";
const DESCRIBE = "/braindumper/describe";
const IDEA = "There are lifts in all of the houses of the town. The inspector ticks off what is done.";
const LONG = "x".repeat(501);
const DAY = "The inspector looks at the list\nin the cellar, on the phone.";

/** A visitor's summary, with the fields that its form shows. */
async function onSummary(visitor: Visitor, idea = IDEA) {
  await tellIdea(visitor, { platform: "lovable", description: idea });
  return summaryFields(visitor);
}

const press = (visitor: Visitor, fields: Record<string, string>, typed: Record<string, string> = {}) =>
  visitor.post(SUMMARY, { ...fields, ...typed });

/** The answers in the draft that this form was shown for. */
async function keptOf(fields: Record<string, string>): Promise<Answer[]> {
  return (await findDraft((fields.draft ?? "").split(".")[0] ?? ""))?.answers ?? [];
}

/** Puts answers into the draft that this form was shown for, as an earlier release left them there. */
async function storeAnswers(draft: string, answers: Answer[]) {
  const [id = ""] = draft.split(".");
  await transaction(async (tx) => updateDraft(tx, (await findDraft(id, tx)) as Draft, { answers }));
}
const EARLIER = ["swap", "book", "enough"].map((id) => ({
  id,
  question: `And ${id}?`,
  answer: `About ${id}.`,
}));

const answersIn = (answers: Answer[] | null | undefined) =>
  Object.fromEntries((answers ?? []).filter(({ answer }) => answer).map(({ id, answer }) => [id, answer]));

describe("the questions of the summary", () => {
  /** The summary's page with a question open; without `ask` the one that it leads to. */
  const shownAt = async (visitor: Visitor, ask?: string) =>
    (ask ? await visitor.get(`${SUMMARY}?ask=${ask}`) : await openStep(visitor, SUMMARY)).data as {
      ask: string | null;
      isOver: boolean;
      place: { at: number; of: number };
      questions: {
        id: string;
        lead: string;
        quote?: string;
        example?: string;
        answer: string;
        left?: true;
      }[];
      open: number;
    };
  const [FIRST, SECOND] = [{ id: "cases" }, { id: "never" }];
  const ORDER = FIRST_QUESTIONS.map(({ id }) => id);
  const at = (id: string | undefined) => `${SUMMARY}?ask=${id}`;
  const box = (id: string | undefined) => `${at(id)}#summary-answer-${id}`;

  it("asks one at a time, and the address says which", async () => {
    const visitor = new Visitor();
    const { draft } = await onSummary(visitor);
    for (const [place, id] of ORDER.entries()) {
      expect((await visitor.get(SUMMARY)).location).toBe(links.wizardQuestion(id ?? ""));
      const { ask, place: shown, questions } = await shownAt(visitor, id);
      expect({ ask, shown }).toEqual({ ask: id, shown: { at: place + 1, of: ORDER.length } });
      const open = questions.find((each) => each.id === id);
      expect(open?.example).toMatch(/\S/);
      const typed = { draft: draft ?? "", go: "next", [`answer-${id}`]: `About ${id}.` };
      const next = ORDER[place + 1];
      expect((await visitor.post(at(id), typed)).location).toBe(next ? box(next) : SUMMARY);
    }
    expect((await visitor.get(SUMMARY)).status).toBe(200);
    expect(Object.keys(answersIn(await keptOf({ draft: draft ?? "" })))).toEqual(ORDER);
  });

  it("a question that is left to the builder, or passed without a text, is not asked again until Change", async () => {
    const visitor = new Visitor();
    const { draft = "" } = await onSummary(visitor);
    await visitor.post(at(FIRST.id), { draft, go: "leave", [`answer-${FIRST.id}`]: "Half a" });
    await visitor.post(at(SECOND.id), { draft, go: "next", [`answer-${SECOND.id}`]: " " });
    const { ask, questions } = await shownAt(visitor);
    expect(ask).toBe(ORDER[2]);
    expect(questions.slice(0, 2)).toMatchObject([
      { left: true, answer: "" },
      { left: true, answer: "" },
    ]);
    expect((await shownAt(visitor, FIRST.id)).ask).toBe(FIRST.id);
    const after = await visitor.post(at(FIRST.id), { draft, go: "next", [`answer-${FIRST.id}`]: "In May." });
    expect(after.location).toBe(box(ORDER[2]));
    expect((await shownAt(visitor)).questions[0]?.left).toBeUndefined();
  });

  it("Back saves name and answers, and they are there again, tidied and without their example", async () => {
    const visitor = new Visitor();
    const fields = await onSummary(visitor);
    const answer = await press(visitor, fields, {
      go: "back",
      name: " Lift  book ",
      "answer-day": ` ${DAY} `,
    });
    expect(answer).toMatchObject({ status: 303, location: DESCRIBE });
    expect(await summaryFields(visitor)).toMatchObject({ name: "Lift book", "answer-day": DAY });
    const { questions } = await shownAt(visitor);
    expect(questions.filter(({ example }) => example === undefined).map(({ id }) => id)).toEqual(["day"]);
  });

  it("an answer of blanks is left open, and one that is emptied is open again", async () => {
    const visitor = new Visitor();
    await press(visitor, await onSummary(visitor), {
      go: "back",
      "answer-day": DAY,
      "answer-never": " \n\t ",
    });
    const fields = await summaryFields(visitor);
    expect(answersIn(await keptOf(fields))).toEqual({ day: DAY });
    await press(visitor, fields, { go: "back", "answer-day": "" });
    expect(await keptOf(fields)).toEqual([]);
  });

  it("ignores answers to questions that nobody asked", async () => {
    const visitor = new Visitor();
    const fields = await onSummary(visitor);
    const planted = {
      "answer-silence": "planted",
      "answer-tried": "planted",
      "answer-constructor": "planted",
    };
    await press(visitor, fields, { go: "back", ...planted });
    expect(JSON.stringify(await keptOf(fields))).not.toContain("planted");
  });

  it("keeps HTML as it is typed, and drops control characters", async () => {
    const visitor = new Visitor();
    const fields = await onSummary(visitor);
    const typed = "</textarea><script>alert(1)</script> \u0007\u202E{{x}}";
    await press(visitor, fields, { go: "back", "answer-day": typed });
    expect(answersIn(await keptOf(fields))).toEqual({ day: "</textarea><script>alert(1)</script> {{x}}" });
  });

  it.each([
    ["which the idea answers now", "never"],
    ["of an earlier release", "silence"],
  ])("a question %s says so, and what is typed to it in an older tab is kept", async (_, id) => {
    const visitor = new Visitor();
    const { draft = "" } = await onSummary(visitor);
    await answerStep(visitor, DESCRIBE, { description: `${IDEA}\nWhat must never happen: a fall.` });
    const { ask, isOver } = await shownAt(visitor, id);
    expect(isOver).toBe(true);
    expect(ask).not.toBe(id);
    const refused = await visitor.post(at(id), { draft, go: "next", [`answer-${id}`]: LONG });
    expect(refused.status).toBe(400);
    expect(refused.data).toMatchObject({ ask: id, isOver: false });
    await visitor.post(at(id), { draft, go: "next", [`answer-${id}`]: "In May." });
    expect(answersIn(await keptOf({ draft }))).toEqual({ [id]: "In May." });
    expect(await summaryFields(visitor)).toMatchObject({ [`answer-${id}`]: "In May." });
    for (const id of ["nothing", "constructor", ""]) {
      expect(await shownAt(visitor, id || "%00")).toMatchObject({ isOver: true });
      expect((await visitor.post(at(id), { draft, go: "next" })).status).toBe(303);
    }
  });

  it("a draft of the time when all questions stood on one page has its answers, and is asked the others", async () => {
    const visitor = new Visitor();
    const { draft = "" } = await onSummary(visitor);
    const open = FIRST_QUESTIONS.map(({ id, question }) => ({ id, question, answer: "" }));
    await storeAnswers(
      draft,
      open.map((each) => (each.id === "day" ? { ...each, answer: DAY } : each)),
    );
    expect((await shownAt(visitor)).ask).toBe(FIRST.id);
    // Its page has a box for each, and a button that is not there any more.
    await press(visitor, await summaryFields(visitor), { go: "more", "answer-never": "A fall." });
    expect(answersIn(await keptOf({ draft }))).toEqual({ day: DAY, never: "A fall." });
    expect((await shownAt(visitor)).ask).toBe(FIRST.id);
  });
});

describe("limits", () => {
  const TOO_LONG = "This answer has 501 characters. An answer can have 500 at most.";

  it.each(["generate", "next", "leave", "back"])(
    "an answer that is too long is told beside it, and kept in the form: %s",
    async (go) => {
      const member = await newMember();
      const visitor = await signedIn(member);
      const fields = await onSummary(visitor);
      const typed = { go, name: "Lift book", "answer-day": "🌱".repeat(501), "answer-never": "A fall." };
      const answer = await press(visitor, fields, typed);
      expect(answer.status).toBe(400);
      expect(answer.errors).toEqual({ "answer-day": [TOO_LONG] });
      expect(answer.values).toMatchObject(typed);
      expect(await listPlans(member.id)).toEqual([]);
    },
  );

  it("500 emoji in each of eight answers are taken, one character more is not", async () => {
    const visitor = new Visitor();
    await storeAnswers((await onSummary(visitor)).draft ?? "", EARLIER);
    const fields = await summaryFields(visitor);
    const names = Object.keys(fields).filter((name) => name.startsWith("answer-"));
    const full = Object.fromEntries(names.slice(0, 8).map((name) => [name, "🌱".repeat(500)]));
    expect(await press(visitor, fields, { go: "back", [names[8] ?? ""]: "", ...full })).toMatchObject({
      status: 303,
    });
    const more = { go: "back", ...full, [names[0] as string]: "🌱".repeat(499), [names[8] ?? ""]: "ab" };
    expect((await press(visitor, await summaryFields(visitor), more)).errors).toEqual({
      "": ["Your answers have 4,001 characters together. They can have 4,000 at most."],
    });
  });

  it("an idea that was left too short on the way back is not planned: Generate leads to it", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const fields = await onSummary(visitor);
    await answerStep(visitor, DESCRIBE, { description: "Lifts.", go: "back" });
    const [id] = (fields.draft ?? "").split(".");
    expect(await generate(visitor, `${id}.99`)).toMatchObject({ location: DESCRIBE });
    expect(await listPlans(member.id)).toEqual([]);
  });
});

describe("Generate", () => {
  const planOf = async (member: { id: string }) => (await listPlans(member.id))[0];

  it("with nothing answered makes a plan at one press, all six questions open", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const answer = await press(visitor, await onSummary(visitor));
    expect(answer.location).toMatch(/^\/braindumps\//);
    const plan = await planOf(member);
    expect(plan).toMatchObject({ title: null, description: IDEA });
    expect(plan?.answers?.map(({ id, answer }) => [id, answer])).toEqual(
      FIRST_QUESTIONS.map(({ id }) => [id, ""]),
    );
  });

  it("the plan has the name, every answer and those of the six that are open", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const [SWAP] = EARLIER as [Answer];
    await storeAnswers((await onSummary(visitor)).draft ?? "", [{ ...SWAP, quote: "what is done" }]);
    await press(visitor, await summaryFields(visitor), { name: "Lift book", "answer-day": DAY });
    const plan = await planOf(member);
    expect(plan?.title).toBe("Lift book");
    expect(answersIn(plan?.answers)).toEqual({ day: DAY, swap: SWAP.answer });
    expect(plan?.answers).toHaveLength(7);
    const context = readContext("lovable", plan?.generatedContext ?? "");
    const text = context.type === "lovable" ? context.prompt : "";
    expect(text).toMatch(/^# Lift book\n/);
    for (const line of [...DAY.split("\n"), "“what is done”", SWAP.answer])
      expect(text).toContain(`\n${line}\n`);
    for (const { question } of plan?.answers ?? []) expect(text.split(question)).toHaveLength(2);
  });

  it("the same form pressed again, also at the same moment, finds the same plan for one generation", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const fields = await onSummary(visitor);
    const typed = { name: "Lift book", "answer-day": DAY };
    const both = await Promise.all([press(visitor, fields, typed), press(visitor, fields, typed)]);
    const again = await press(visitor, fields, typed);
    expect(both[0].location).toMatch(/^\/braindumps\//);
    for (const { location } of [both[1], again]) expect(location).toBe(both[0].location);
    expect(await countGenerationsLeft(member.id)).toBe(4);
    for (const step of [DESCRIBE, SUMMARY])
      expect(await visitor.get(step)).toMatchObject({ location: both[0].location });
  });

  it("without a generation the answers are kept, and the form that was refused can be sent again", async () => {
    const member = await newMember();
    await setTokens(member.id, { available: 0 });
    const visitor = await signedIn(member);
    const fields = await onSummary(visitor);
    expect((await press(visitor, fields, { "answer-day": DAY })).status).toBe(400);
    expect(await summaryFields(visitor)).toMatchObject({ "answer-day": DAY });
    await setTokens(member.id, { granted: 1 });
    expect((await press(visitor, fields, { "answer-day": DAY })).location).toMatch(/^\/braindumps\//);
  });
});

describe("two tabs", () => {
  it("that answer different questions lose nothing: what the other wrote stays", async () => {
    const visitor = new Visitor();
    const fields = await onSummary(visitor);
    await press(visitor, fields, { go: "next", name: "Lift book", "answer-day": DAY });
    expect(await press(visitor, fields, { go: "back", "answer-never": "A fall." })).toMatchObject({
      status: 303,
    });
    expect(answersIn(await keptOf(fields))).toEqual({ day: DAY, never: "A fall." });
    expect(await summaryFields(visitor)).toMatchObject({ name: "Lift book" });
  });

  it("that answer the same question: the later one is told, with both texts kept, and decides", async () => {
    const visitor = new Visitor();
    const fields = await onSummary(visitor);
    await press(visitor, fields, { go: "back", "answer-day": DAY, "answer-cases": "A key is lost." });
    const typed = {
      go: "back",
      name: "Lift book",
      "answer-day": "The landlord looks.",
      "answer-never": "A fall.",
    };
    const answer = await press(visitor, fields, typed);
    expect(answer.status).toBe(409);
    expect(answer.errors).toEqual({
      "answer-day": [expect.stringMatching(/^This was changed in another tab\. Your text is kept here/)],
    });
    // The form that comes back has what was typed here, and what the other tab wrote where nothing was.
    expect(answer.values).toMatchObject({ ...typed, "answer-cases": "A key is lost." });
    expect(answersIn(await keptOf(fields))).toEqual({ day: DAY, cases: "A key is lost." });

    const { draft } = (answer.data.form as { values: Record<string, string> }).values;
    const shown = answer.values as Record<string, string>;
    expect(await press(visitor, { ...shown, draft: draft ?? "" })).toMatchObject({ status: 303 });
    expect(answersIn(await keptOf(fields))).toEqual({
      day: "The landlord looks.",
      cases: "A key is lost.",
      never: "A fall.",
    });
  });

  it("at the very same moment: one answer is kept, and the other tab is told", async () => {
    const visitor = new Visitor();
    const fields = await onSummary(visitor);
    const answers = await Promise.all(
      ["One", "Two", "Three"].map((text) => press(visitor, fields, { go: "back", "answer-day": text })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  });

  it("an answer is no changed idea: a description that is being typed in the meantime is taken", async () => {
    const visitor = new Visitor();
    const fields = await onSummary(visitor);
    const draft = await draftKeyOf(visitor, DESCRIBE);
    await press(visitor, fields, { go: "next", "answer-day": DAY });
    expect(await visitor.post(DESCRIBE, { draft, description: `${IDEA} No chat.` })).toMatchObject({
      status: 303,
    });
    expect(await summaryFields(visitor)).toMatchObject({ "answer-day": DAY });
  });

  it("Generate on an idea that another tab changed saves the answers, and shows the idea first", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const fields = await onSummary(visitor);
    await answerStep(visitor, DESCRIBE, { description: "Neighbours order bread from the baker." });
    const answer = await press(visitor, fields, { "answer-day": DAY });
    expect(answer.status).toBe(409);
    expect(answer.data).toMatchObject({ description: "Neighbours order bread from the baker." });
    expect(answer.values).toMatchObject({ "answer-day": DAY });
    expect(answersIn(await keptOf(fields))).toEqual({ day: DAY });
    expect(await listPlans(member.id)).toEqual([]);
    // Pressed on what is shown now, it generates.
    expect((await generate(visitor, String(answer.data.draftKey))).location).toMatch(/^\/braindumps\//);
  });

  it("on a finished draft Next and Back lead to its plan", async () => {
    const visitor = await signedIn(await newMember());
    const fields = await onSummary(visitor);
    const { location } = await press(visitor, fields);
    for (const go of ["next", "leave", "back"])
      expect(await press(visitor, fields, { go })).toMatchObject({ status: 303, location });
  });

  it("what a second tab typed is kept when the first one has generated, and makes a plan of its own", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    const fields = await onSummary(visitor);
    const first = await press(visitor, fields, { name: "Lift book", "answer-cases": "A key is lost." });
    const second = await press(visitor, fields, { "answer-day": DAY });
    expect(second).toMatchObject({ status: 303, location: SUMMARY });
    const told = { title: "Your plan was generated in another tab" };
    expect((await visitor.get(`${SUMMARY}?plan`)).flash).toMatchObject(told);
    expect(await listPlans(member.id)).toHaveLength(1);
    const kept = { name: "Lift book", "answer-day": DAY, "answer-cases": "A key is lost." };
    expect(await summaryFields(visitor)).toMatchObject(kept);
    await press(visitor, fields, { "answer-day": DAY });
    expect((await listDraftsOf(member.id)).filter(({ planId }) => planId === null)).toHaveLength(1);
    // The same press once more, or the first tab's, finds its plan.
    expect((await press(visitor, fields, { name: "Lift book" })).location).toBe(first.location);
    const again = await press(visitor, await summaryFields(visitor));
    expect(again.location).not.toBe(first.location);
    expect((await listPlans(member.id)).map(({ answers }) => answersIn(answers))).toContainEqual({
      day: DAY,
      cases: "A key is lost.",
    });
  });

  it("an idea that was left for a saved plan's questions is found again after Create New Project", async () => {
    const visitor = await signedIn(await newMember());
    const { location = "" } = await press(visitor, await onSummary(visitor));
    await visitor.post(location as string);
    const other = "Neighbours order bread from the baker, who sees at five what to bake.";
    const fields = await onSummary(visitor, other);
    await press(visitor, fields, { go: "back", "answer-day": DAY });
    await visitor.post(`${location as string}/edit`, {
      step: "summary",
    });
    const made = await press(visitor, await summaryFields(visitor), { "answer-day": "The landlord looks." });
    await visitor.post(made.location as string);

    const { unfinished } = (await visitor.get("/braindumper")).data as { unfinished: { id: string }[] };
    expect(unfinished).toMatchObject([{ description: other }]);
    expect(
      (await signedIn(await newMember()).then((someone) => someone.get("/braindumper"))).data,
    ).toMatchObject({
      unfinished: [],
    });
    await visitor.post("/braindumper/unfinished", { draft: unfinished[0]?.id ?? "" });
    expect(await summaryFields(visitor)).toMatchObject({ "answer-day": DAY });
  });

  it("Create New Project keeps an unfinished idea; Answer more continues where it was left", async () => {
    const visitor = await signedIn(await newMember());
    const unfinished = async () => (await visitor.get("/braindumper")).data.unfinished;
    const { location } = await press(visitor, await onSummary(visitor));
    const plan = location as string;
    const answerMore = () => visitor.post(`${plan}/edit`, { step: "summary" });
    await visitor.post(plan);
    expect(await unfinished()).toEqual([]);

    const other = "Neighbours order bread from the baker, who sees at five what to bake.";
    await onSummary(visitor, other);
    await visitor.post(plan);
    expect(await unfinished()).toMatchObject([{ description: other }]);

    await answerMore();
    await press(visitor, await summaryFields(visitor), { go: "back", "answer-day": DAY });
    await visitor.post(plan);
    await answerMore();
    expect(await summaryFields(visitor)).toMatchObject({ "answer-day": DAY });
  });
});

it("who starts another idea is asked for it, and loses none by asking", async () => {
  for (const of of [await signedIn(await newMember()), new Visitor()]) {
    await onSummary(of);
    await of.get("/braindumper/idea");
    expect((await of.get("/braindumper")).data).toMatchObject({ unfinished: [{ description: IDEA }] });
  }
});

describe("answers on the way to an account", () => {
  const TYPED = { name: "Lift book", "answer-day": DAY };

  it("are in the plan that signing in makes, and another member cannot get at them", async () => {
    const member = await memberWithPassword();
    const visitor = new Visitor();
    const fields = await onSummary(visitor);
    expect(await press(visitor, fields, TYPED)).toMatchObject({
      status: 303,
      location: "/auth?tab=signup",
    });
    const { location } = await signIn(visitor, member.email);
    const [plan] = await listPlans(member.id);
    expect(location).toBe(`/braindumps/${plan?.id}`);
    expect([plan?.title, answersIn(plan?.answers)]).toEqual(["Lift book", { day: DAY }]);

    const stranger = await signedIn(await newMember());
    const theirs = { ...fields, go: "back", "answer-day": "Overwritten" };
    expect(await stranger.post(SUMMARY, theirs)).toMatchObject({ status: 303, location: "/braindumper" });
    expect(answersIn(await keptOf(fields))).toEqual({ day: DAY });
    expect(await stranger.get(SUMMARY)).toMatchObject({ status: 303, location: "/braindumper" });
  });

  it("are in the plan that the mailed link's button makes, in whatever browser, and in one idea alone", async () => {
    for (const [email, phone] of [
      ["ann@example.test", null],
      ["bea@example.test", new Visitor()],
    ] as const) {
      const visitor = new Visitor();
      await press(visitor, await onSummary(visitor), TYPED);
      await visitor.post("/auth/sign-up", { firstName: "Ann", email, password: PASSWORD, acceptTerms: "on" });
      const { location } = await verify(phone ?? visitor, email);
      const { data } = await (phone ?? visitor).get(location ?? "");
      expect(data).toMatchObject({ name: "Lift book" });
      expect(JSON.stringify(data.context)).toContain(JSON.stringify(DAY).slice(1, -1));
      expect((await (phone ?? visitor).post(`${location}/delete`)).location).toBe("/braindumps");
      expect((await (phone ?? visitor).get("/braindumper")).data.unfinished).toEqual([]);
    }
  });

  it.each(["generate", "next", "leave", "back"])(
    "typed after the session had ended are filled in again after signing in: %s",
    async (go) => {
      const member = await memberWithPassword();
      const visitor = new Visitor();
      await signIn(visitor, member.email);
      const fields = await onSummary(visitor);
      const session = (await findSessionBySecret(visitor.cookies.get("session") as string)) as SessionRow;
      await transaction((tx) => deleteSession(tx, session.id));
      expect(await press(visitor, fields, { go, ...TYPED })).toMatchObject({
        status: 303,
        location: "/auth",
      });
      expect(await keptOf(fields)).toEqual([]);

      await signIn(visitor, member.email);
      expect(await visitor.get("/braindumper")).toMatchObject({ location: SUMMARY });
      const again = await summaryFields(visitor);
      expect(again).toMatchObject(TYPED);
      await press(visitor, again, { go: "next" });
      expect(answersIn(await keptOf(fields))).toEqual({ day: DAY });
      // Sent, they are the draft's, and not kept beside it.
      await press(visitor, await summaryFields(visitor), { go: "back", "answer-day": "" });
      expect(await summaryFields(visitor)).toMatchObject({ "answer-day": "" });
    },
  );
});

describe("Answer more", () => {
  const answerMore = (visitor: Visitor, id: string) =>
    visitor.post(`/braindumps/${id}/edit`, { step: "summary" });

  it("leads back to the summary and its open questions, with idea, name and answers, and Generate makes a new plan linked to the old", async () => {
    const member = await newMember();
    const visitor = await signedIn(member);
    await press(visitor, await onSummary(visitor), { go: "next", name: "Lift book", "answer-day": DAY });
    const { location } = await press(visitor, await summaryFields(visitor));
    const old = location?.split("/").at(-1) ?? "";
    const page = await visitor.get(`/braindumps/${old}`);
    expect(page.data).toMatchObject({ name: "Lift book" });

    expect(await answerMore(visitor, old)).toMatchObject({ status: 303, location: SUMMARY });
    // What was passed without an answer is open again.
    expect((await openStep(visitor, SUMMARY)).data.ask).toBe("cases");
    const fields = await summaryFields(visitor);
    expect(fields).toMatchObject({ name: "Lift book", "answer-day": DAY, "answer-cases": "" });
    await press(visitor, fields, { go: "back", "answer-never": "A fall." });
    // Pressed again, it goes on with what was answered meanwhile.
    expect(await answerMore(visitor, old)).toMatchObject({ location: SUMMARY });
    const made = await press(visitor, await summaryFields(visitor));
    const plan = await findPlan(made.location?.split("/").at(-1) ?? "", member.id);
    expect(plan).toMatchObject({ projectId: old, version: 2, title: "Lift book", description: IDEA });
    expect(answersIn(plan?.answers)).toEqual({ day: DAY, never: "A fall." });
    expect(answersIn((await findPlan(old, member.id))?.answers)).toEqual({ day: DAY });
  });

  it("a plan of the time before the questions opens, downloads, and can be answered", async () => {
    const member = await newMember();
    const given = { platform: "bolt", answers: null, title: "Made up by a planner", planVersion: 1 };
    const id = await savedPlanOf(member, given);
    const visitor = await signedIn(member);
    expect((await visitor.get(`/braindumps/${id}`)).data).toMatchObject({
      name: "A shop for bread",
    });
    expect((await visitor.get(`/braindumps/${id}/download`)).text).toContain("Bake.");
    await answerMore(visitor, id);
    const fields = await summaryFields(visitor);
    expect(fields).toMatchObject({ name: "", "answer-day": "" });
    const { location } = await press(visitor, fields, { "answer-day": DAY });
    expect(await findPlan(location?.split("/").at(-1) ?? "", member.id)).toMatchObject({
      projectId: id,
      version: 2,
    });
  });

  it("another member's plan is not there", async () => {
    const id = await savedPlanOf(await newMember());
    expect((await answerMore(await signedIn(await newMember()), id)).status).toBe(404);
  });
});

it("the data download holds name, answers, open questions and what a model drafted", async () => {
  const member = await memberWithPassword();
  const visitor = new Visitor();
  await signIn(visitor, member.email);
  const answers = [
    { id: "day", question: "Who does what?", quote: "bread", answer: DAY },
    { id: "never", question: "What must never happen?", answer: "" },
  ];
  const firstAnswer = {
    understood: ["A book of lifts."],
    tables: [],
    screens: [],
    decisions: [],
    checks: [],
    questions: [],
  };
  await savedPlanOf(member, { title: "Lift book", answers, firstAnswer });
  await press(visitor, await onSummary(visitor), { go: "back", name: "Another", "answer-day": DAY });
  const { text } = await visitor.follow(await visitor.post("/account/export", { password: PASSWORD }));
  const { plans, drafts } = JSON.parse(text);
  expect(plans).toEqual([expect.objectContaining({ title: "Lift book", answers, firstAnswer })]);
  expect(drafts).toEqual([expect.objectContaining({ name: "Another" })]);
  expect(answersIn(drafts[0].answers)).toEqual({ day: DAY });
});
