import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { countGenerationsLeft } from "~/data/allowance";
import { transaction } from "~/data/database";
import { cancelJob, claimJob, failExpiredJobs, failJob, findJob, LEASE_MS, startJob } from "~/data/jobs";
import { findPlan, listPlans } from "~/data/plans";
import { brainDumps } from "~/data/tables";
import type { User } from "~/data/users";
import { SECTION_TITLES } from "~/domain/first-answer";
import { failureText } from "~/domain/plan-job";
import { startPlanWorker } from "~/flows/plan-worker";
import { setClock } from "~/kernel/clock";
import { forgetConfig } from "~/kernel/config";
import { log } from "~/kernel/log";
import { runningRequest } from "~/kernel/request-context";
import { wake } from "~/kernel/worker";
import { forgetOutcomes } from "~/model/breaker";
import { FIRST_QUESTIONS } from "~/planner";
import { passTime, turnClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember, readAllowance, setTokens } from "../support/members";
import { DOG_IDEA, MODEL_ANSWER } from "../support/model-answer";
import { FAILING_SERVERS } from "../support/model-failures";
import {
  answer,
  type Behaviour,
  type ModelServer,
  slowAnswer,
  startModelServer,
  status,
} from "../support/model-server";
import { poll } from "../support/server";
import { signedIn, type Visitor, type VisitorAnswer } from "../support/visitor";
import { withModelServers } from "../support/with-model-servers";
import { draftKeyOf, generate, openStep, tellIdea } from "../support/wizard";

withDatabase();
const serve = withModelServers();
const PLAN = /^\/braindumper\/plan\/([\w-]{22})$/;
const SUMMARY = "/braindumper/summary";

let stopWorker: () => Promise<void>;
let member: User;
let visitor: Visitor;
/** Everything that was logged in the test. */
let logged: string;

beforeAll(() => {
  stopWorker = startPlanWorker();
});
afterAll(() => stopWorker());

beforeEach(async () => {
  forgetOutcomes();
  logged = "";
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(log, level).mockImplementation(((...given: unknown[]) => {
      logged += `${level} ${JSON.stringify(given)}\n`;
    }) as never);
  member = await newMember();
  // So that a generation too many or too few is seen.
  await setTokens(member.id, { available: 3, used: 2 });
  visitor = await signedIn(member);
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env))
    if (/^(OPENAI|MODEL|DAILY)_/.test(name)) delete process.env[name];
  forgetConfig();
  setClock(undefined);
});

function configure(url: string, env: Record<string, string> = {}) {
  const given = {
    OPENAI_BASE_URL: url,
    OPENAI_MODEL: "test-model",
    OPENAI_API_KEY: "sk-very-secret",
    MODEL_IDLE_SECONDS: "2",
    MODEL_DEADLINE_SECONDS: "5",
    ...env,
  };
  Object.assign(process.env, given);
  forgetConfig();
}

async function withModel(
  behaviours: Behaviour | Behaviour[] = answer(),
  env: Record<string, string> = {},
  moderation?: Behaviour,
): Promise<ModelServer> {
  const server = await serve(behaviours, moderation);
  configure(server.url, env);
  return server;
}

const idea = (platform = "cursor") => tellIdea(visitor, { platform, description: DOG_IDEA });

/** Presses Generate. @returns the page that waits, and the job's id. */
async function begin(platform = "cursor") {
  const draftKey = await idea(platform);
  const { status, location, errors } = await generate(visitor, draftKey);
  expect([status, errors]).toEqual([303, {}]);
  const [, id = ""] = PLAN.exec(location ?? "") ?? [];
  return { draftKey, id, location: location ?? "" };
}

/** The page of a job once the job has ended. */
function waitForEnd(location: string): Promise<VisitorAnswer> {
  return poll(
    18_000,
    () => "the job still runs",
    async () => {
      const page = await visitor.get(location);
      return page.data.state === "running" ? undefined : page;
    },
  );
}

/** What holds after every failure, whatever else then tries to end the job. */
async function expectUndone(id: string) {
  expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 3, generationsUsed: 2 });
  await failJob(id, "slow");
  await visitor.post(`/braindumper/plan/${id}/cancel`);
  passTime(10 * 60_000);
  await failExpiredJobs();
  expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 3, generationsUsed: 2 });
  expect(await listPlans(member.id)).toEqual([]);
  expect((await openStep(visitor, SUMMARY)).data).toMatchObject({
    description: DOG_IDEA,
    generationsLeft: 3,
  });
}

/** Every text of the draft that nobody else would write. */
const DRAFTED = JSON.stringify(MODEL_ANSWER).match(/[^"]{20,}/g) ?? [];

function expectNothingPrivateLogged() {
  // Long words only: an id may hold "dog" by chance.
  for (const word of DOG_IDEA.match(/\w{6,}/g) ?? []) expect(logged).not.toContain(word);
  for (const line of DRAFTED) expect(logged).not.toContain(line);
  expect(logged).not.toContain("sk-very-secret");
}

it("a job of a text that is too long is given up unread, and its generation is back", async () => {
  const server = await withModel();
  const idea = {
    platform: "lovable",
    appType: null,
    description: "a".repeat(2001),
    name: null,
    answers: null,
  };
  const request = { ...idea, draftId: "none" };
  const { outcome, ...job } = await startJob(member.id, "a key", request, "test-model");
  expect(outcome).toBe("started");
  const page = await waitForEnd(`/braindumper/plan/${(job as { id: string }).id}`);
  expect(page.data.state).toBe("failed");
  expect(server.seen).toEqual([]);
  expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 3, generationsUsed: 2 });
});

it("what the worker does and logs is no part of the request that woke it", async () => {
  const lines: unknown[] = [];
  vi.mocked(log.info).mockImplementation(((_: object, text: string) =>
    lines.push([text, runningRequest()?.id])) as never);
  await withModel();
  await waitForEnd((await begin()).location);
  expect(lines).toContainEqual(["first answer from the model server", undefined]);
});

describe("Generate with a model server", () => {
  it.each(["lovable", "cursor", "bolt", "replit", "rork"])(
    "%s: 303 at once to a page that refreshes itself, and the plan for one generation",
    async (platform) => {
      const server = await withModel();
      const { location, id } = await begin(platform);
      expect(await countGenerationsLeft(member.id)).toBe(2);
      const page = await waitForEnd(location);
      expect(page.data).toMatchObject({ state: "done", id, platform, generationsLeft: 2 });
      expect(page.headers.get("Refresh")).toBeNull();
      const [plan, ...others] = await listPlans(member.id);
      expect(others).toEqual([]);
      expect(plan).toMatchObject({ id, writer: "test-model", description: DOG_IDEA });
      expect(plan?.firstAnswer).toEqual(MODEL_ANSWER);
      expect(server.seen).toHaveLength(1);
      expect(logged).toContain(id);
      expectNothingPrivateLogged();
    },
  );

  it.each([
    [
      "with a fence and thoughts",
      [answer(`<think>{</think>\`\`\`json\n${JSON.stringify(MODEL_ANSWER)}\n\`\`\``)],
    ],
    ["cut once", [answer("{", "length"), answer()]],
    ["repaired", [answer("{}"), answer()]],
    ["after 429", [status(429, {}, { "Retry-After": "0" }), answer()]],
    ["after 500", [status(500, {}, { "Retry-After": "0" }), answer()]],
  ])("%s: the plan is saved for one generation", async (_, behaviours) => {
    await withModel(behaviours as Behaviour[]);
    const { location } = await begin();
    expect((await waitForEnd(location)).data).toMatchObject({ state: "done", generationsLeft: 2 });
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 2, generationsUsed: 3 });
    expectNothingPrivateLogged();
  });

  it.each([
    ["no key and no address", { OPENAI_BASE_URL: "", OPENAI_API_KEY: "" }],
    ["no model", { OPENAI_MODEL: "" }],
  ])("with %s the plan is there before the redirect, without a first answer", async (_, env) => {
    const server = await withModel(answer(), env);
    const { location } = await begin();
    const page = await visitor.get(location);
    expect(page.data.state).toBe("done");
    expect((await listPlans(member.id))[0]).toMatchObject({ writer: "embedded", firstAnswer: null });
    expect(server.seen).toEqual([]);
    expect(server.moderated).toEqual([]);
  });

  it("the author's answers go with the idea, to the model and to its moderation endpoint", async () => {
    const server = await withModel();
    const draftKey = await idea();
    const [asked] = FIRST_QUESTIONS;
    const fields = { draft: draftKey, name: "Pawlane", [`answer-${asked?.id}`]: "Mia walks Bruno at nine." };
    await waitForEnd((await visitor.post(SUMMARY, fields)).location ?? "");
    const sent = server.seen[0]?.messages[1]?.content;
    expect(sent).toContain(DOG_IDEA);
    expect(sent).toContain(`Question: ${asked?.question}\nAnswer: Mia walks Bruno at nine.`);
    expect(server.moderated[0]?.body.input).toContain("Mia walks Bruno at nine.");
    expect((await listPlans(member.id))[0]).toMatchObject({ title: "Pawlane", firstAnswer: MODEL_ANSWER });
  });
});

describe("the draft", () => {
  it("stands on the plan page and on the saved plan's, and is no part of what is copied and downloaded", async () => {
    await withModel();
    const { location, id } = await begin("lovable");
    const page = await waitForEnd(location);
    const saved = await visitor.get(`/braindumps/${id}`);
    const download = await visitor.get(`/braindumps/${id}/download`);
    expect(download.text).toContain(DOG_IDEA);
    for (const { data } of [page, saved]) {
      expect(data.firstAnswer).toEqual(MODEL_ANSWER);
      for (const line of DRAFTED) expect(JSON.stringify(data.context)).not.toContain(line);
    }
    for (const line of DRAFTED) expect(download.text).not.toContain(line);
  });

  it("does not change the plan: without it, it is the same text", async () => {
    await withModel([answer(), status(401)]);
    await waitForEnd((await begin()).location);
    await visitor.post((await visitor.get("/braindumper")).location ?? "");
    const { location } = await begin();
    await waitForEnd(location);
    await visitor.post(`${location}/again`, { writer: "built-in" });
    const plans = await listPlans(member.id);
    expect(plans.map(({ firstAnswer }) => firstAnswer)).toEqual([null, MODEL_ANSWER]);
    expect(plans[0]?.generatedContext).toBe(plans[1]?.generatedContext);
  });

  it("holds nothing that is no plain line", async () => {
    const understood = ["Owners walk dogs", "See https://evil.example/", "<script>alert(1)</script>"];
    await withModel(answer(JSON.stringify({ ...MODEL_ANSWER, understood, systemPrompt: "HACKED" })));
    const { location, id } = await begin();
    await waitForEnd(location);
    const plan = await findPlan(id, member.id);
    expect(plan?.firstAnswer).toEqual({ ...MODEL_ANSWER, understood: ["Owners walk dogs"] });
  });
});

describe("no draft comes of it: the generation is back exactly once, the draft is kept", () => {
  /** One of each kind; tests/model/write.test.ts has all of them. */
  const kinds = [...new Map(FAILING_SERVERS.map((each) => [each.failure, each])).values()];

  it.each(kinds)("$name", async ({ behaviours, failure, env }) => {
    await withModel(behaviours, env);
    const { location, id, draftKey } = await begin("lovable");
    const page = await waitForEnd(location);
    const { title, text } = failureText(failure, "lovable");
    expect(title).toBe("No content was generated");
    expect(page.data).toMatchObject({ state: "failed", failure, title, text, generationsLeft: 3 });
    expect(page.headers.get("Refresh")).toBeNull();
    expectNothingPrivateLogged();
    // A second click that comes late finds the job that the first one made.
    expect(await generate(visitor, draftKey)).toMatchObject({ status: 303, location });
    await expectUndone(id);
  });

  it("the connection is refused", async () => {
    const server = await startModelServer();
    await server.close();
    configure(server.url, { MODEL_MODERATION: "off" });
    const { location, id } = await begin("cursor");
    expect((await waitForEnd(location)).data).toMatchObject({
      failure: "unreachable",
      title: "No context was generated",
    });
    await expectUndone(id);
  });

  const behavioursOf = (name: string) => FAILING_SERVERS.find((each) => each.name === name)?.behaviours;

  it("the type of what came is in the log, for whoever runs the site", async () => {
    await withModel(behavioursOf("a page of HTML with status 200"));
    await waitForEnd((await begin()).location);
    expect(logged).toContain("text/html");
  });

  it.each(["429 because the quota is used up", "401, the key is wrong"])(
    "%s: whoever runs the site is alerted, the visitor hears nothing of it",
    async (name) => {
      await withModel(behavioursOf(name));
      const page = await waitForEnd((await begin()).location);
      expect(logged).toMatch(/error .*"alert":true/);
      const { state, failure, title, text } = page.data as Record<string, string>;
      expect(state).toBe("failed");
      // What is read only: an id in the data may hold "429" by chance.
      expect(`${failure} ${title} ${text}`).not.toMatch(/quota|key|4\d\d/);
    },
  );

  it("when the plan cannot be saved, the job fails", async () => {
    await withModel();
    const { location, id } = await beginBroken();
    expect((await waitForEnd(location)).data).toMatchObject({ state: "failed", failure: "unexpected" });
    await expectUndone(id);
    expectNothingPrivateLogged();
  });

  it("when the process died, the job fails when its lease has ended", async () => {
    await withModel(slowAnswer(50));
    await stopWorker();
    const { location, id } = await begin();
    // Another process took it up, and was killed.
    await claimJob();
    passTime(LEASE_MS - 1000);
    stopWorker = startPlanWorker();
    expect((await visitor.get(location)).data.state).toBe("running");
    await stopWorker();
    passTime(2000);
    stopWorker = startPlanWorker();
    expect((await waitForEnd(location)).data).toMatchObject({ state: "failed", failure: "interrupted" });
    await expectUndone(id);
  });

  it("a worker that has its hands full keeps those who wait in line", async () => {
    await withModel(slowAnswer(50), { MODEL_PARALLEL: "1" });
    const first = await begin();
    const member2 = await newMember();
    const next = await signedIn(member2);
    const { location } = await generate(next, await tellIdea(next, { platform: "bolt" }));
    const id = location?.split("/").at(-1) ?? "";
    const lease = async () => (await findJob(id, member2.id))?.leaseUntil?.getTime() ?? 0;
    const before = await lease();
    passTime(20_000);
    wake("plans");
    await poll(
      5000,
      () => "the lease is as it was",
      async () => (await lease()) - before > 15_000 || undefined,
    );
    for (const each of [next.post(`${location}/cancel`), visitor.post(`${first.location}/cancel`)])
      await each;
  });

  it("what runs when the server is stopped is interrupted at once", async () => {
    const server = await withModel(slowAnswer(50));
    const { location, id } = await begin();
    await poll(
      3000,
      () => "not asked",
      async () => server.seen[0],
    );
    await stopWorker();
    expect((await visitor.get(location)).data).toMatchObject({ state: "failed", failure: "interrupted" });
    await server.seen[0]?.closed;
    stopWorker = startPlanWorker();
    await expectUndone(id);
  });

  it("what waited when the server was stopped is taken up by the next one", async () => {
    await withModel();
    await stopWorker();
    const { location } = await begin();
    expect((await visitor.get(location)).data).toMatchObject({ state: "running", stage: null });
    stopWorker = startPlanWorker();
    expect((await waitForEnd(location)).data.state).toBe("done");
  });

  it("when the month ends while it runs, the generation goes back to its own month", async () => {
    turnClock("2026-03-31T23:59:50Z");
    member = await newMember();
    await setTokens(member.id, { available: 3, used: 2 });
    visitor = await signedIn(member);
    const server = await withModel(slowAnswer(20, "no"));
    const { location } = await begin();
    await poll(
      3000,
      () => "not asked",
      async () => server.seen[0],
    );
    turnClock("2026-04-01T00:00:05Z");
    expect((await waitForEnd(location)).data).toMatchObject({ state: "failed", generationsLeft: 5 });
    expect(await readAllowance(member.id)).toMatchObject({ period: "2026-03", availableGenerations: 3 });
  });
});

/** A job whose plan the database refuses: the id of its plan is taken. */
async function beginBroken() {
  await stopWorker();
  const begun = await begin();
  const other = await newMember();
  const taken = {
    id: begun.id,
    userId: other.id,
    platform: "cursor",
    description: "",
    generatedContext: "",
    searchText: "",
    projectId: begun.id,
  };
  await transaction((tx) => tx.insert(brainDumps).values({ ...taken, createdAt: new Date() }));
  stopWorker = startPlanWorker();
  return begun;
}

describe("the waiting page", () => {
  it("always refreshes itself, except where a script asks; shows the stage and what is finished", async () => {
    const server = await withModel(slowAnswer(15));
    const { location, id } = await begin();
    const first = await visitor.get(location);
    expect(first.headers.get("Refresh")).toBe("2");
    expect(first.data).toMatchObject({ state: "running", generationsLeft: 2 });
    expect((await visitor.get(`${location}?live`)).headers.get("Refresh")).toBeNull();

    const marks = new Set<string>();
    const pages: VisitorAnswer[] = [];
    await poll(
      18_000,
      () => "the job still runs",
      async () => {
        const asked = await visitor.get(`/braindumper/plan/${id}/status`);
        marks.add(JSON.parse(asked.text).mark);
        const page = await visitor.get(location);
        pages.push(page);
        return page.data.state === "done" || undefined;
      },
    );
    expect(marks.size).toBeGreaterThan(3);
    const stages = new Set(pages.map(({ data }) => data.stage));
    expect(stages).toContain("checks");
    expect(
      pages.some(({ data }) => (data.finished as string[] | undefined)?.includes(SECTION_TITLES.tables)),
    ).toBe(true);
    expect(server.seen).toHaveLength(1);
    expect(await visitor.get(`${location}?live`)).toMatchObject({ status: 303, location });
  });

  it("closing the tab changes nothing, and /braindumper leads back", async () => {
    await withModel(slowAnswer(5));
    const { location } = await begin();
    for (const path of ["/braindumper", "/braindumper/describe", SUMMARY])
      expect(await visitor.get(path)).toMatchObject({ status: 303, location });
    expect((await waitForEnd(location)).data.state).toBe("done");
  });

  it("Cancel closes the connection, gives the generation back and keeps the idea", async () => {
    const server = await withModel(slowAnswer(50));
    const { location, id } = await begin();
    await poll(
      3000,
      () => "not asked",
      async () => server.seen[0],
    );
    const cancelled = await visitor.post(`${location}/cancel`);
    expect(cancelled).toMatchObject({ status: 303, location: SUMMARY });
    const summary = await visitor.follow(cancelled);
    expect(summary.flash).toMatchObject({ title: "Cancelled" });
    expect(summary.data).toMatchObject({ description: DOG_IDEA, generationsLeft: 3 });
    await server.seen[0]?.closed;
    expect((await visitor.get(location)).data).toMatchObject({ state: "failed", failure: "cancelled" });
    await expectUndone(id);
    expect(server.seen).toHaveLength(1);
  });

  it("cancelled in another process, the work ends at the next sign of life", async () => {
    const server = await withModel(slowAnswer(20));
    const { id } = await begin();
    await poll(
      3000,
      () => "not asked",
      async () => server.seen[0],
    );
    await cancelJob(id, member.id);
    await server.seen[0]?.closed;
    expect(await listPlans(member.id)).toEqual([]);
  });

  it("Cancel after the end leads to the plan, and costs what it cost", async () => {
    await withModel();
    const { location } = await begin();
    await waitForEnd(location);
    expect(await visitor.post(`${location}/cancel`)).toMatchObject({ status: 303, location });
    expect(await countGenerationsLeft(member.id)).toBe(2);
  });

  it("another member's job is not there", async () => {
    await withModel(slowAnswer(50));
    const { location } = await begin();
    const other = await signedIn(await newMember());
    for (const path of [location, `${location}/status`]) expect((await other.get(path)).status).toBe(404);
    for (const path of [`${location}/cancel`, `${location}/again`])
      expect((await other.post(path)).status).toBe(404);
    expect((await visitor.get(location)).data.state).toBe("running");
    await visitor.post(`${location}/cancel`);
  });

  it("the addresses of its buttons lead to it", async () => {
    await withModel();
    const { location } = await begin();
    for (const path of [`${location}/cancel`, `${location}/again`])
      expect(await visitor.get(path)).toMatchObject({ status: 303, location });
    await waitForEnd(location);
  });
});

describe("one at a time", () => {
  it("two presses, a reload and Back give one job and cost one generation", async () => {
    const server = await withModel(slowAnswer(5));
    const draftKey = await idea();
    const [first, second] = await Promise.all([generate(visitor, draftKey), generate(visitor, draftKey)]);
    expect(first.location).toMatch(PLAN);
    expect(second.location).toBe(first.location);
    expect((await generate(visitor, draftKey)).location).toBe(first.location);
    await waitForEnd(first.location as string);
    expect((await generate(visitor, draftKey)).location).toBe(first.location);
    expect(await countGenerationsLeft(member.id)).toBe(2);
    expect(server.seen).toHaveLength(1);
  });

  it("another idea waits: its press leads to the plan that is being written", async () => {
    await withModel(slowAnswer(50));
    const tab = await signedIn(member);
    const draftKey = await tellIdea(tab, {
      platform: "cursor",
      description: "A choir plans its rehearsals.",
    });
    const { location } = await begin();
    const other = await generate(tab, draftKey);
    expect(other).toMatchObject({ status: 303, location: `${location}?other` });
    expect((await tab.follow(other)).data).toMatchObject({ state: "running", otherWaits: true });
    expect(await countGenerationsLeft(member.id)).toBe(2);
    await visitor.post(`${location}/cancel`);
  });

  it("with one generation left the other tab is told that none is", async () => {
    await setTokens(member.id, { available: 1 });
    await withModel(slowAnswer(50));
    const tab = await signedIn(member);
    const draftKey = await tellIdea(tab, {
      platform: "cursor",
      description: "A choir plans its rehearsals.",
    });
    const { location } = await begin();
    const other = await generate(tab, draftKey);
    expect(other.status).toBe(400);
    expect(other.errors[""]?.join()).toContain("used all your available generation tokens");
    await visitor.post(`${location}/cancel`);
    expect(await countGenerationsLeft(member.id)).toBe(1);
  });

  it("above the day's ceiling nothing is sent and nothing taken, and the plan without a draft is offered", async () => {
    const server = await withModel(answer(), { DAILY_GENERATIONS_MAX: "0" });
    const { location, id } = await begin();
    expect((await visitor.get(location)).data).toMatchObject({
      state: "failed",
      failure: "limit",
      generationsLeft: 3,
    });
    expect(server.seen).toEqual([]);
    expect(await visitor.post(`${location}/again`, { writer: "built-in" })).toMatchObject({ status: 303 });
    expect(await listPlans(member.id)).toHaveLength(1);
    expect(await countGenerationsLeft(member.id)).toBe(2);
    expect(id).toMatch(/^[\w-]{22}$/);
  });

  it("a server that has failed five times is left alone for a minute", async () => {
    turnClock("2026-03-10T12:00:00Z");
    const server = await withModel(status(401));
    await waitForEnd((await begin()).location);
    const press = async () => (await generate(visitor, await draftKeyOf(visitor, SUMMARY))).location ?? "";
    for (let time = 1; time < 5; time++) await waitForEnd(await press());
    expect(server.seen).toHaveLength(5);
    expect((await visitor.get(await press())).data).toMatchObject({
      state: "failed",
      failure: "unreachable",
    });
    expect(server.seen).toHaveLength(5);
    passTime(61_000);
    await waitForEnd(await press());
    expect(server.seen).toHaveLength(6);
    expect(await countGenerationsLeft(member.id)).toBe(3);
  });
});

describe("moderation", () => {
  const flags: Behaviour = (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ id: "m", model: "m", results: [{ flagged: true, categories: {} }] }));
  };

  it("a flagged idea is refused before anything is taken, and no plan is offered without a draft either", async () => {
    const server = await withModel(answer(), {}, flags);
    const { location, id } = await begin();
    expect((await visitor.get(location)).data).toMatchObject({
      state: "failed",
      failure: "flagged",
      generationsLeft: 3,
    });
    expect(server.seen).toEqual([]);
    await visitor.post(`${location}/again`, { writer: "built-in" });
    await expectUndone(id);
  });

  it("where there is no such endpoint it is left out", async () => {
    const server = await withModel();
    await waitForEnd((await begin()).location);
    expect(server.moderated).toHaveLength(1);
    expect(await listPlans(member.id)).toHaveLength(1);
  });
});

describe("after a failure", () => {
  it("Try again leads to the summary, and its Generate is a new job", async () => {
    const server = await withModel([status(401), answer()]);
    const failed = await begin();
    await waitForEnd(failed.location);
    const again = await visitor.post(`${failed.location}/again`, { writer: "model" });
    expect(again).toMatchObject({ status: 303, location: SUMMARY });
    const { location } = await generate(visitor, await draftKeyOf(visitor, SUMMARY));
    expect(location).not.toBe(failed.location);
    expect((await waitForEnd(location ?? "")).data.state).toBe("done");
    expect(server.seen).toHaveLength(2);
    expect(await countGenerationsLeft(member.id)).toBe(2);
  });

  it("the plan without a draft costs one generation, however often its button is pressed", async () => {
    await withModel(status(401));
    const { location } = await begin();
    await waitForEnd(location);
    const press = () => visitor.post(`${location}/again`, { writer: "built-in" });
    const [first, second] = await Promise.all([press(), press()]);
    expect(first.location).toMatch(PLAN);
    expect(second.location).toBe(first.location);
    expect((await visitor.get(first.location ?? "")).data).toMatchObject({
      state: "done",
      generationsLeft: 2,
    });
    expect((await listPlans(member.id)).map(({ writer }) => writer)).toEqual(["embedded"]);
    expect(await visitor.get("/braindumper")).toMatchObject({ status: 303, location: first.location });
  });

  it("without a generation left it says so, on the same page", async () => {
    await withModel(status(401));
    const { location } = await begin();
    await waitForEnd(location);
    await setTokens(member.id, { available: 0 });
    const answered = await visitor.post(`${location}/again`, { writer: "built-in" });
    expect(answered).toMatchObject({ status: 303, location });
    expect((await visitor.follow(answered)).flash?.title).toBe("No tokens available");
  });

  it("the idea is found again on another device, and when its draft is gone", async () => {
    await withModel(status(401));
    const { location } = await begin();
    await waitForEnd(location);
    const phone = await signedIn(member);
    await phone.post(`${location}/again`, { writer: "model" });
    expect((await openStep(phone, SUMMARY)).data).toMatchObject({ description: DOG_IDEA });
    // 'Create New Project' in the first tab.
    await visitor.post(location);
    await phone.post(`${location}/again`, { writer: "model" });
    expect((await openStep(phone, SUMMARY)).data).toMatchObject({
      description: DOG_IDEA,
      platform: "cursor",
    });
  });
});
