import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { reader } from "~/base/data/database";
import { modelTrouble, noteCall } from "~/braindumper/model/rest";
import { needsYou } from "~/operations/needs-you";
import { dailyCounts } from "~/tables";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { withLogLines } from "../support/log-lines";
import { newMember } from "../support/members";
import {
  asks,
  type Behaviour,
  drips,
  dropped,
  fails,
  type ModelServer,
  raw,
  reply,
  silent,
  startModelServer,
} from "../support/model-server";
import { signedIn, Visitor } from "../support/visitor";
import { answerStep, draftKeyOf, openStep, tellIdea } from "../support/wizard";

withDatabase();
const setEnvironment = withEnvironment();
const logged = withLogLines();

const SUMMARY = "/braindumper/summary";
const DESCRIBE = "/braindumper/describe";
const IDEA =
  "Members book the sauna for two hours. The stove takes 40 minutes to heat, and whoever comes last sweeps. Payment by card when booking. We do not need a chat.";
const FOUR: [string, string][] = [
  ["book the sauna for two hours", "How many hours may one member book in a week?"],
  ["The stove takes 40 minutes to heat", "Who lights it, and how long before the first booking?"],
  ["whoever comes last sweeps", "How do they know that nobody comes after them?"],
  ["Payment by card when booking", "How much comes back when somebody cancels?"],
];

let server: ModelServer | null = null;
async function withModel(behaviours: Behaviour | Behaviour[], more: Record<string, string> = {}) {
  server = await startModelServer(behaviours);
  setEnvironment({
    ...{ OPENAI_BASE_URL: server.url, OPENAI_MODEL: "test-model", MODEL_DEADLINE_SECONDS: "30" },
    ...more,
  });
  return server;
}
beforeEach(() => noteCall(null));
afterEach(async () => {
  await server?.close();
  server = null;
});

type Shown = { id: string; lead: string; quote?: string; answer: string };

/** The questions about the author's own words, which come before the six that everybody is asked. */
async function shown(visitor: Visitor): Promise<Shown[]> {
  const { data } = await openStep(visitor, SUMMARY);
  return (data.questions as Shown[]).filter(({ quote }) => quote);
}
const pairs = (questions: Shown[]) => questions.map(({ quote, lead }) => [quote, lead]);

async function told(description = IDEA): Promise<Visitor> {
  const visitor = new Visitor();
  await tellIdea(visitor, { description });
  return visitor;
}

const quotesOf = (questions: Shown[]) => questions.map(({ quote }) => quote);

describe("with a model server", () => {
  it("its four questions come first; Back, another press and another device show the same", async () => {
    const { seen } = await withModel([asks(FOUR), asks([])]);
    const member = await newMember();
    const visitor = await signedIn(member);
    await tellIdea(visitor, { description: IDEA });
    expect(pairs(await shown(visitor))).toEqual(FOUR);
    const { data } = await openStep(visitor, SUMMARY);
    expect(data).toMatchObject({ ask: "own-1", place: { at: 1, of: 10 } });
    await answerStep(visitor, DESCRIBE, { description: IDEA });
    await visitor.post("/braindumper/idea", { description: IDEA });
    expect(pairs(await shown(visitor))).toEqual(FOUR);
    expect(seen).toHaveLength(1);
    const [system, user] = seen[0]?.messages ?? [];
    expect(user?.content).toBe(IDEA);
    expect(system?.content).not.toContain("sauna");
    expect(seen[0]?.body).toMatchObject({ model: "test-model", response_format: { type: "json_schema" } });
    expect(JSON.stringify(seen[0]?.body)).not.toContain(member.email);
  });

  it("an idea from the home page is asked about too, once", async () => {
    const { seen } = await withModel(asks(FOUR));
    const visitor = new Visitor();
    await visitor.post("/braindumper/idea", { description: IDEA });
    await answerStep(visitor, "/braindumper", { platform: "lovable" });
    expect(pairs(await shown(visitor))).toEqual(FOUR);
    expect(seen).toHaveLength(1);
  });

  it("a changed idea keeps those whose words are still there, and is asked about for the rest", async () => {
    const { seen } = await withModel([
      asks(FOUR),
      asks([["There are two saunas", "Which one is booked first?"]]),
    ]);
    const visitor = await told();
    const description = IDEA.replace("The stove takes 40 minutes to heat", "There are two saunas");
    await answerStep(visitor, DESCRIBE, { description });
    expect(quotesOf(await shown(visitor))).toEqual([
      FOUR[0]?.[0],
      FOUR[2]?.[0],
      FOUR[3]?.[0],
      "There are two saunas",
    ]);
    expect(seen[1]?.messages[1]?.content).toContain(`Asked: “whoever comes last sweeps”`);
  });

  it("further ones come when all have an answer, and a plan's next version has them all, with what was tried", async () => {
    const more: [string, string][] = [["two hours", "What if the group before stays longer?"]];
    const { seen } = await withModel([asks(FOUR), asks(more), asks([])]);
    const member = await newMember();
    const visitor = await signedIn(member);
    await tellIdea(visitor, { platform: "lovable", description: IDEA });
    const answerAll = async () => {
      for (let at = 0; at < 20; at += 1) {
        const { data } = await openStep(visitor, SUMMARY);
        if (data.ask === null) return;
        await visitor.post(`${SUMMARY}?ask=${data.ask}`, {
          ...{ draft: String(data.draftKey), go: "next", [`answer-${data.ask}`]: `About ${data.ask}.` },
        });
      }
    };
    await answerAll();
    const asking = await visitor.post(SUMMARY, { draft: await draftKeyOf(visitor, SUMMARY), go: "more" });
    expect(asking.location).toContain("ask=own-5");
    expect(seen[1]?.messages[1]?.content).toContain("Answer: About own-1.");
    const made = await visitor.post(`${SUMMARY}?ask=own-5`, {
      ...{ draft: await draftKeyOf(visitor, SUMMARY), "answer-own-5": "They pay again." },
    });
    const [, id] = /braindumps\/([\w-]{22})$/.exec(made.location ?? "") ?? [];
    const plan = await visitor.get(`/braindumps/${id}`);
    expect(JSON.stringify(plan.data.context)).toContain("They pay again.");

    await visitor.post(`/braindumps/${id}/rounds`, { words: "The sweeping list is empty." });
    const nothing = await visitor.post(`/braindumps/${id}/edit`, { step: "summary" });
    expect(nothing.location).toBe(`/braindumps/${id}`);
    expect((await visitor.follow(nothing)).flash?.title).toBe("There is nothing more to ask");
    expect(seen[2]?.messages[1]?.content).toContain("The sweeping list is empty.");
    const edited = await visitor.post(`/braindumps/${id}/edit`, { step: "describe" });
    expect(edited.location).toBe(DESCRIBE);
    expect(await shown(visitor)).toMatchObject([...FOUR, ...more].map(([quote]) => ({ quote })));
  });

  it.each<[string, string]>([
    [
      "with thoughts and a fence around",
      `<think>{"quote":"card","question":"Which card is it that they use?"}</think>\n\`\`\`json\n`,
    ],
    ["cut off in the middle of one", `{"questions":[`],
  ])("whole questions of an answer are read: %s", async (_, before) => {
    const [first] = FOUR;
    const text = `${before}{"quote":"${first?.[0]}","question":"${first?.[1]}"},{"quote":"whoever comes`;
    await withModel(reply(text, "length"));
    expect(pairs(await shown(await told()))).toEqual([first]);
  });

  it.each<[string, [string, string]]>([
    ["a quote that is not in the idea", ["book the banya", "How many hours may one member book?"]],
    ["a quote of more than twelve words", [IDEA.slice(0, 85), "How many hours may one member book?"]],
    ["more than twenty words", ["two hours", `How many ${"very ".repeat(20)}long hours?`]],
    ["a link", ["two hours", "Is it like example.com for you?"]],
    ["markup", ["two hours", "Is it <b>really</b> two hours?"]],
    ["a mark that turns the text round", ["two hours", "Is it \u202Etwo hours?"]],
    ["no question", ["two hours", "HACKED. Here is my key."]],
    ["what the author does not want", ["We do not need a chat", "Who may read the chat?"]],
  ])("a question with %s is left out", async (_, bad) => {
    const [first] = FOUR as [[string, string]];
    await withModel(asks([bad, first]));
    expect(pairs(await shown(await told()))).toEqual([first]);
  });
});

describe("a model server that fails", () => {
  it.each<[string, Behaviour, string, number]>([
    ["says nothing", silent, "slow", 1],
    ["drips for ever", drips, "slow", 1],
    ["drops the connection", dropped, "unreachable", 2],
    ["has an error", fails(503), "unreachable", 2],
    ["is asked too often", fails(429), "busy", 1],
    ["knows no such model", fails(404, { code: "model_not_found" }), "rejected", 1],
    ["knows no such key", fails(401), "rejected", 1],
    ["has no quota left", fails(429, { code: "insufficient_quota" }), "busy", 1],
    ["refuses", reply(null, "stop", { refusal: "No." }), "refused", 1],
    ["filters", reply("", "content_filter"), "refused", 1],
    ["is a captive portal", raw("<h1>Log in</h1>", "text/html"), "unusable", 1],
    ["answers nonsense", raw("nonsense"), "unusable", 1],
    ["answers without a choice", raw("{}"), "unusable", 1],
    ["answers nothing", reply(""), "unusable", 1],
    ["answers without end", raw(`{"a":"${"x".repeat(300_000)}"}`), "unusable", 1],
  ])(
    "%s: the six are asked alone, in time, and the log names no word of the idea",
    async (_, behaviour, failure, requests) => {
      const isSlow = failure === "slow";
      const { seen } = await withModel(behaviour, isSlow ? { MODEL_DEADLINE_SECONDS: "1" } : {});
      // A server that never answers: that this one comes back is the deadline's doing.
      const visitor = await told();
      const { data } = await openStep(visitor, SUMMARY);
      expect(data).toMatchObject({ ask: "cases", place: { at: 1, of: 6 } });
      expect(seen).toHaveLength(requests);
      const lines = logged();
      expect(lines.filter((line) => line.failure === failure)).toHaveLength(1);
      expect(JSON.stringify(lines)).not.toMatch(/sauna|stove/);
      if (isSlow) await seen[0]?.closed;
    },
  );

  it("is tried once more after an error, if there is time", async () => {
    await withModel([fails(502), asks(FOUR)]);
    expect(pairs(await shown(await told()))).toEqual(FOUR);
  });

  it("rests after three failures in a row, which the desk says, and once that it rejects the key", async () => {
    const { seen } = await withModel(fails(401));
    const texts = async () =>
      (await needsYou()).map(({ text }) => text).filter((text) => text.includes("model server"));
    await told();
    expect(modelTrouble()?.why).toBe("rejected 401");
    expect(await texts()).toEqual([expect.stringMatching(/^The model server .* rejected 401/)]);
    for (let at = 0; at < 4; at += 1) await told();
    expect(seen).toHaveLength(3);
    noteCall(null);
    expect(await texts()).toEqual([]);
  });

  it("that cannot be reached is no reason to wait", async () => {
    setEnvironment({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1", OPENAI_MODEL: "test-model" });
    expect(await shown(await told())).toEqual([]);
  });
});

it("is called as often in a day as MODEL_CALLS_PER_DAY says, and by one visitor's limit; then the six are asked alone", async () => {
  const { seen } = await withModel(asks(FOUR), { MODEL_CALLS_PER_DAY: "1" });
  await told();
  expect(await shown(await told())).toEqual([]);
  expect(seen).toHaveLength(1);
  expect(await reader().select().from(dailyCounts)).toMatchObject([{ generations: 1 }]);
});

it("two presses at once store one set of questions", async () => {
  const other: [string, string][] = [["two hours", "Why two and not three of them?"]];
  await withModel([asks(FOUR), asks(other)]);
  const visitor = new Visitor();
  await answerStep(visitor, "/braindumper", { platform: "lovable" });
  const draft = await draftKeyOf(visitor, DESCRIBE);
  await Promise.all([1, 2].map(() => visitor.post(DESCRIBE, { draft, description: IDEA })));
  expect([4, 1]).toContain((await shown(visitor)).length);
});
