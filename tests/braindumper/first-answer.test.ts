import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { transaction } from "~/base/data/database";
import { setSwitch } from "~/base/data/switches";
import { setClock } from "~/base/kernel/clock";
import { forgetConfig } from "~/base/kernel/config";
import { log } from "~/base/kernel/log";
import { runningRequest } from "~/base/kernel/request-context";
import { wake } from "~/base/kernel/worker";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { claimJob, findJob, LEASE_MS } from "~/braindumper/data/jobs";
import { type BrainDump, findPlan, listPlans } from "~/braindumper/data/plans";
import type { FirstAnswerView } from "~/braindumper/first-answer";
import { forgetOutcomes } from "~/braindumper/model/breaker";
import { failureText } from "~/braindumper/plan-job";
import { planToSave } from "~/braindumper/plan-to-save";
import { startPlanWorker } from "~/braindumper/plan-worker";
import { FIRST_QUESTIONS, READING } from "~/braindumper/planner";
import { readDraft } from "~/braindumper/wizard";
import type { User } from "~/identity/data/users";
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
import { generate, summaryFields, tellIdea } from "../support/wizard";

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

/** Presses Generate. @returns the page of the plan, and the plan's id. */
async function begin(platform = "cursor") {
  const draftKey = await idea(platform);
  const { status, location, errors } = await generate(visitor, draftKey);
  expect([status, errors]).toEqual([303, {}]);
  const [, id = ""] = PLAN.exec(location ?? "") ?? [];
  return { draftKey, id, location: location ?? "" };
}

/** Another idea of the same member: its plan comes with a first answer too. */
async function beginAnother() {
  await visitor.post(((await visitor.get("/braindumper")).location ?? "").replace(/#.*/, ""));
  return begin();
}

type Shown = FirstAnswerView & Record<string, unknown>;
const shownOn = (page: VisitorAnswer) => page.data.firstAnswer as Shown;

/** The plan's page once nothing is written any more. */
function waitForEnd(location: string): Promise<VisitorAnswer> {
  return poll(
    18_000,
    () => "it is still being written",
    async () => {
      const page = await visitor.get(location);
      return shownOn(page)?.state === "running" ? undefined : page;
    },
  );
}

const asked = (server: ModelServer) =>
  poll(
    3000,
    () => "not asked",
    async () => server.seen[0],
  );

/** What holds whatever the model server does: the plan is there, for one generation, with all it has without one. */
async function expectPlanUntouched(id: string) {
  expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 2, generationsUsed: 3 });
  const plan = await findPlan(id, member.id);
  const { platform, ...idea } = readDraft(plan as BrainDump);
  expect(plan).toMatchObject(planToSave({ ...idea, platform: platform ?? "cursor" }));
}

/** Every text of the draft that nobody else would write. */
const DRAFTED = JSON.stringify(MODEL_ANSWER).match(/[^"]{20,}/g) ?? [];

function expectNothingPrivateLogged() {
  // Long words only: an id may hold "dog" by chance.
  for (const word of DOG_IDEA.match(/\w{6,}/g) ?? []) expect(logged).not.toContain(word);
  for (const line of DRAFTED) expect(logged).not.toContain(line);
  expect(logged).not.toContain("sk-very-secret");
}

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
    "%s: the plan is there at once, and a first answer beneath it when it is written",
    async (platform) => {
      const server = await withModel(slowAnswer(3));
      const { location, id } = await begin(platform);
      const first = await visitor.get(location);
      expect(first.data).toMatchObject({
        id,
        platform,
        generationsLeft: 2,
        firstAnswer: { state: "running" },
      });
      expect(first.headers.get("Refresh")).toBeNull();
      await expectPlanUntouched(id);
      const page = await waitForEnd(location);
      expect(shownOn(page)).toMatchObject({ state: "written", answer: MODEL_ANSWER, reading: "" });
      expect(page.data.context).toEqual(first.data.context);
      expect((await listPlans(member.id)).map(({ writer }) => writer)).toEqual(["test-model"]);
      expect(server.seen).toHaveLength(1);
      expect(await countGenerationsLeft(member.id)).toBe(2);
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
  ])("%s: the first answer comes, for one generation", async (_, behaviours) => {
    await withModel(behaviours as Behaviour[]);
    const { location } = await begin();
    expect(shownOn(await waitForEnd(location)).state).toBe("written");
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 2, generationsUsed: 3 });
    expectNothingPrivateLogged();
  });

  it.each([
    ["no key and no address", { OPENAI_BASE_URL: "", OPENAI_API_KEY: "" }],
    ["no model", { OPENAI_MODEL: "" }],
  ])("with %s nothing is asked, and nothing stands beneath the plan", async (_, env) => {
    const server = await withModel(answer(), env);
    const { location, id } = await begin();
    expect((await visitor.get(location)).data.firstAnswer).toBeNull();
    expect((await visitor.get(`/braindumps/${id}/first-answer`)).status).toBe(404);
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
    expect(sent).toContain(`Name: Pawlane\n\n${DOG_IDEA}`);
    expect(sent).toContain(`Question: ${asked?.question}\nAnswer: Mia walks Bruno at nine.`);
    expect(server.moderated[0]?.body.input).toContain("Mia walks Bruno at nine.");
  });

  it("two presses, a reload and Back give one plan, one first answer, and cost one generation", async () => {
    const server = await withModel(slowAnswer(5));
    const draftKey = await idea();
    const [first, second] = await Promise.all([generate(visitor, draftKey), generate(visitor, draftKey)]);
    expect(first.location).toMatch(PLAN);
    expect(second.location).toBe(first.location);
    await waitForEnd(first.location as string);
    expect((await generate(visitor, draftKey)).location).toBe(first.location);
    expect(await countGenerationsLeft(member.id)).toBe(2);
    expect(server.seen).toHaveLength(1);
  });

  it("above the day's ceiling nothing is sent, and the plan is there", async () => {
    const server = await withModel(answer(), { DAILY_GENERATIONS_MAX: "0" });
    const { location, id } = await begin();
    const { title, text } = failureText("limit", "cursor");
    expect(shownOn(await visitor.get(location))).toMatchObject({
      state: "failed",
      title,
      text,
      canTry: true,
    });
    expect(server.seen).toEqual([]);
    await expectPlanUntouched(id);
  });
});

describe("the first answer", () => {
  it("stands on the plan's page, the saved plan's and one of its own, and is no part of what is copied and downloaded", async () => {
    await withModel();
    const { location, id } = await begin("lovable");
    const page = await waitForEnd(location);
    const saved = await visitor.get(`/braindumps/${id}`);
    const download = await visitor.get(`/braindumps/${id}/download`);
    expect(download.text).toContain(DOG_IDEA);
    for (const { data } of [page, saved]) {
      expect(data.firstAnswer).toMatchObject({ answer: MODEL_ANSWER });
      for (const line of DRAFTED) expect(JSON.stringify(data.context)).not.toContain(line);
    }
    expect((await visitor.get(`/braindumps/${id}/first-answer`)).data.view).toEqual(page.data.firstAnswer);
    for (const line of DRAFTED) expect(download.text).not.toContain(line);
  });

  it("holds nothing that is no plain line", async () => {
    const understood = ["Owners walk dogs", "See https://evil.example/", "<script>alert(1)</script>"];
    await withModel(answer(JSON.stringify({ ...MODEL_ANSWER, understood, systemPrompt: "HACKED" })));
    const { location, id } = await begin();
    await waitForEnd(location);
    const plan = await findPlan(id, member.id);
    expect(plan?.firstAnswer).toEqual({ ...MODEL_ANSWER, understood: ["Owners walk dogs"] });
  });

  it("of another member is not there, neither to read nor to try again", async () => {
    await withModel(status(401));
    const { location, id } = await begin();
    await waitForEnd(location);
    const other = await signedIn(await newMember());
    const path = `/braindumps/${id}/first-answer`;
    expect([(await other.get(path)).status, (await other.post(path, { again: "yes" })).status]).toEqual([
      404, 404,
    ]);
    expect(shownOn(await visitor.get(location)).state).toBe("failed");
  });
});

describe("what the author says to it", () => {
  const [first = "", second = ""] = MODEL_ANSWER.understood;
  const [question = ""] = MODEL_ANSWER.questions;

  async function written() {
    await withModel();
    const { location, id } = await begin();
    await waitForEnd(location);
    const say = (fields: Record<string, string>) => visitor.post(`/braindumps/${id}/first-answer`, fields);
    return { id, say };
  }

  it("becomes answers, in the next version: what was ticked, put right and answered, and nothing else of the model", async () => {
    const { id, say } = await written();
    const said = await say({
      "right-0": "on",
      "line-0": first,
      "line-1": "Owners propose walks to friends only.",
      "line-2": MODEL_ANSWER.understood[2] ?? "",
      "asked-0": "Five kilometres <b>at most</b>.",
    });
    const [, newId = ""] = PLAN.exec(said.location ?? "") ?? [];
    const plan = await findPlan(newId, member.id);
    expect(plan).toMatchObject({ projectId: id, version: 2, writer: "embedded" });
    const text = plan?.generatedContext ?? "";
    expect(text).toContain(
      `**${READING.question}**\n\n> ${first}\n>\n> Owners propose walks to friends only.\n>\n> ${question}\n> Five kilometres <b>at most</b>.`,
    );
    const taken = [first, question];
    for (const line of DRAFTED) if (!taken.includes(line)) expect(text).not.toContain(line);
    expect(await countGenerationsLeft(member.id)).toBe(2);
    const page = await visitor.follow(said);
    expect(shownOn(page)).toMatchObject({ state: "written", answer: MODEL_ANSWER });
    expect(shownOn(page).reading).toBe(
      `${first}\n\nOwners propose walks to friends only.\n\n${question}\nFive kilometres <b>at most</b>.`,
    );
    // The first version is as it was.
    expect(shownOn(await visitor.get(`/braindumps/${id}`)).reading).toBe("");
  });

  it("is added to the newest version, also from an older one's page, and nothing twice", async () => {
    const { id, say } = await written();
    await say({ "right-0": "on" });
    const edited = await visitor.post(`/braindumps/${id}/edit`, { step: "describe" });
    expect(edited.status).toBe(303);
    expect((await visitor.get(`/braindumps/${id}/first-answer`)).data.newer).toMatchObject({ version: 2 });
    const late = await say({ "right-0": "on", "right-1": "on" });
    expect((await visitor.follow(late)).flash?.text).toContain("version 2");
    await say({ "right-0": "on", "right-1": "on" });
    const plans = await listPlans(member.id);
    expect(plans).toHaveLength(3);
    const reading = plans.map(({ answers }) => answers?.find(({ id }) => id === READING.id)?.answer);
    expect(reading).toContain(`${first}\n\n${second}`);
  });

  it("can be changed and taken away on the summary, and is then no open question", async () => {
    const { say } = await written();
    const [, newId = ""] = PLAN.exec((await say({ "right-0": "on" })).location ?? "") ?? [];
    await visitor.post(`/braindumps/${newId}/edit`, { step: "summary" });
    const fields = await summaryFields(visitor);
    expect(fields[`answer-${READING.id}`]).toBe(first);
    const updated = await visitor.post(SUMMARY, { ...fields, [`answer-${READING.id}`]: "" });
    const [, lastId = ""] = PLAN.exec(updated.location ?? "") ?? [];
    const plan = await findPlan(lastId, member.id);
    expect(plan?.version).toBe(3);
    expect(plan?.generatedContext).not.toContain(READING.question);
    expect(plan?.generatedContext).not.toContain(first);
  });

  it("is asked for when nothing is said, and kept when it is too long", async () => {
    const { say } = await written();
    const nothing = await say({ "line-0": first, "asked-0": " " });
    expect([nothing.status, nothing.errors[""]?.join()]).toEqual([
      400,
      "Tick a line that is right, put one right, or answer a question.",
    ]);
    const tooLong = await say({ "asked-0": "a".repeat(501) });
    expect([tooLong.status, tooLong.errors["asked-0"]?.join()]).toEqual([
      400,
      "This answer has 501 characters. An answer can have 500 at most.",
    ]);
    expect(await listPlans(member.id)).toHaveLength(1);
  });
});

describe("no first answer comes: the plan is there, and says why beneath it", () => {
  /** One of each kind; tests/braindumper/model/write.test.ts has all of them. */
  const kinds = [...new Map(FAILING_SERVERS.map((each) => [each.failure, each])).values()];

  it.each(kinds)("$name", async ({ behaviours, failure, env }) => {
    await withModel(behaviours, env);
    const { location, id } = await begin("lovable");
    const page = await waitForEnd(location);
    const { title, text } = failureText(failure, "lovable");
    expect(title).toBe("No content was generated");
    expect(shownOn(page)).toEqual({ state: "failed", title, text, canTry: true });
    expectNothingPrivateLogged();
    await expectPlanUntouched(id);
  });

  it("the connection is refused", async () => {
    const server = await startModelServer();
    await server.close();
    configure(server.url, { MODEL_MODERATION: "off" });
    const { location, id } = await begin("cursor");
    const { text } = failureText("unreachable", "cursor");
    expect(shownOn(await waitForEnd(location))).toMatchObject({ title: "No context was generated", text });
    await expectPlanUntouched(id);
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
      const { title, text } = shownOn(await waitForEnd((await begin()).location));
      expect(logged).toMatch(/error .*"alert":true/);
      expect(`${title} ${text}`).not.toMatch(/quota|key|4\d\d/);
    },
  );

  it("when the process died, it has failed when its lease has ended", async () => {
    await withModel(slowAnswer(50));
    await stopWorker();
    const { location, id } = await begin();
    // Another process took it up, and was killed.
    await claimJob();
    passTime(LEASE_MS - 1000);
    stopWorker = startPlanWorker();
    expect(shownOn(await visitor.get(location)).state).toBe("running");
    await stopWorker();
    passTime(2000);
    stopWorker = startPlanWorker();
    const { text } = failureText("interrupted", "cursor");
    expect(shownOn(await waitForEnd(location))).toMatchObject({ state: "failed", text });
    await expectPlanUntouched(id);
  });

  it("what runs when the server is stopped is interrupted at once", async () => {
    const server = await withModel(slowAnswer(50));
    const { location, id } = await begin();
    await asked(server);
    await stopWorker();
    const { text } = failureText("interrupted", "cursor");
    expect(shownOn(await visitor.get(location))).toMatchObject({ state: "failed", text });
    await server.seen[0]?.closed;
    stopWorker = startPlanWorker();
    await expectPlanUntouched(id);
  });

  it("what waited when the server was stopped is taken up by the next one", async () => {
    await withModel();
    await stopWorker();
    const { location } = await begin();
    expect(shownOn(await visitor.get(location)).state).toBe("running");
    stopWorker = startPlanWorker();
    expect(shownOn(await waitForEnd(location)).state).toBe("written");
  });

  it("a plan that is deleted meanwhile ends the work, and stays deleted", async () => {
    const server = await withModel(slowAnswer(50));
    const { id } = await begin();
    await asked(server);
    await visitor.post(`/braindumps/${id}/delete`);
    await server.seen[0]?.closed;
    expect(await listPlans(member.id)).toEqual([]);
    expect((await visitor.get(`/braindumps/${id}/first-answer`)).status).toBe(404);
  });

  it("a worker that has its hands full keeps those who wait in line", async () => {
    const server = await withModel(slowAnswer(50), { MODEL_PARALLEL: "1" });
    const first = await begin();
    await asked(server);
    const { id } = await beginAnother();
    const lease = async () => (await findJob(id, member.id))?.leaseUntil?.getTime() ?? 0;
    const before = await lease();
    passTime(20_000);
    wake("plans");
    await poll(
      5000,
      () => "the lease is as it was",
      async () => (await lease()) - before > 15_000 || undefined,
    );
    for (const each of [id, first.id]) await visitor.post(`/braindumps/${each}/delete`);
  });

  it("a server that has failed five times is left alone for a minute; what is asked then waits", async () => {
    turnClock("2026-03-10T12:00:00Z");
    const server = await withModel(status(401));
    const { location, id } = await begin();
    await waitForEnd(location);
    const tryAgain = () => visitor.post(`/braindumps/${id}/first-answer`, { again: "yes" });
    for (let time = 1; time < 5; time++) {
      await tryAgain();
      await waitForEnd(location);
    }
    expect(server.seen).toHaveLength(5);
    await tryAgain();
    wake("plans");
    expect(shownOn(await visitor.get(location)).state).toBe("running");
    expect(server.seen).toHaveLength(5);
    passTime(61_000);
    wake("plans");
    expect(shownOn(await waitForEnd(location)).state).toBe("failed");
    expect(server.seen).toHaveLength(6);
    await expectPlanUntouched(id);
  });
});

describe("Try again", () => {
  it("asks for the first answer again, once for two presses, and uses no generation", async () => {
    const server = await withModel([status(401), answer()]);
    const { location, id } = await begin();
    await waitForEnd(location);
    const press = () => visitor.post(`/braindumps/${id}/first-answer`, { again: "yes" });
    const [first, second] = await Promise.all([press(), press()]);
    expect([first.location, second.location]).toEqual([
      `${location}#first-answer`,
      `${location}#first-answer`,
    ]);
    expect(shownOn(await waitForEnd(location))).toMatchObject({ state: "written", answer: MODEL_ANSWER });
    expect(server.seen).toHaveLength(2);
    expect(await countGenerationsLeft(member.id)).toBe(2);
  });

  it("is not offered, and does nothing, while an operator has paused the model", async () => {
    const server = await withModel(status(401));
    const { location, id } = await begin();
    await waitForEnd(location);
    await transaction((tx) => setSwitch(tx, "model_paused", true));
    expect(shownOn(await visitor.get(location)).canTry).toBe(false);
    await visitor.post(`/braindumps/${id}/first-answer`, { again: "yes" });
    expect(shownOn(await visitor.get(location)).state).toBe("failed");
    expect(server.seen).toHaveLength(1);
  });
});

describe("moderation", () => {
  const flags: Behaviour = (response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ id: "m", model: "m", results: [{ flagged: true, categories: {} }] }));
  };

  it("a flagged idea is not sent to the model, and Try again is not offered", async () => {
    const server = await withModel(answer(), {}, flags);
    const { location, id } = await begin();
    const { text } = failureText("flagged", "cursor");
    expect(shownOn(await waitForEnd(location))).toMatchObject({ state: "failed", text, canTry: false });
    await visitor.post(`/braindumps/${id}/first-answer`, { again: "yes" });
    expect(shownOn(await visitor.get(location)).state).toBe("failed");
    expect(server.seen).toEqual([]);
    await expectPlanUntouched(id);
  });

  it("where there is no such endpoint it is left out", async () => {
    const server = await withModel();
    await waitForEnd((await begin()).location);
    expect(server.moderated).toHaveLength(1);
    expect(await listPlans(member.id)).toHaveLength(1);
  });
});
