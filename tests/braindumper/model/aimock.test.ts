import { LLMock } from "@copilotkit/aimock";
import { describe, expect, test, vi } from "vitest";
import { isFlagged } from "~/braindumper/model/moderate";
import { writeFirstAnswer } from "~/braindumper/model/write";
import { DOG_IDEA, MODEL_ANSWER } from "../../support/model-answer";
import { status } from "../../support/model-server";
import { withModelServers } from "../../support/with-model-servers";
import { modelConfig, REQUEST } from "./support";

/** The same writer against somebody else's idea of a model server: what we believe of the protocol is not only ours. */
const serve = withModelServers();
const ANSWER = JSON.stringify(MODEL_ANSWER);
const QUICK = { MODEL_IDLE_SECONDS: "0.6" };
const modelOf = (mock: LLMock, env: Record<string, string> = {}) => modelConfig(`${mock.url}/v1`, env);
const triedAt = (mock: LLMock, env = {}) =>
  writeFirstAnswer(modelOf(mock, env), REQUEST).catch((error: unknown) => error);

const it = test.extend<{ mock: LLMock }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures off this pattern.
  mock: async ({}, use) => {
    const mock = new LLMock({ port: 0, host: "127.0.0.1" });
    await mock.start();
    await use(mock);
    await mock.stop();
  },
});

// Most of their time is waiting for a server that says nothing: they wait together.
describe.concurrent("aimock", () => {
  it("a valid stream gives a first answer", async ({ mock }) => {
    mock.onMessage(DOG_IDEA, { content: ANSWER });
    expect(await triedAt(mock)).toEqual(MODEL_ANSWER);
    expect(mock.getRequests()).toHaveLength(1);
  });

  it("a fence is taken off", async ({ mock }) => {
    mock.onMessage(DOG_IDEA, { content: `\`\`\`json\n${ANSWER}\n\`\`\`` });
    expect(await triedAt(mock)).toEqual(MODEL_ANSWER);
  });

  it("an answer that is cut for its length is asked for again", async ({ mock }) => {
    mock.onMessage(DOG_IDEA, { content: ANSWER.slice(0, 500), finishReason: "length" });
    expect(await triedAt(mock)).toMatchObject({ failure: "unusable" });
    expect(mock.getRequests()).toHaveLength(2);
  });

  it("an answer of another shape is repaired or refused", async ({ mock }) => {
    mock.on({}, { content: '{"answer": 42}' });
    expect(await triedAt(mock)).toMatchObject({ failure: "unusable" });
    expect(mock.getRequests()).toHaveLength(2);
  });

  it("an empty answer gives no draft", async ({ mock }) => {
    mock.onMessage(DOG_IDEA, { content: "" });
    expect(await triedAt(mock)).toMatchObject({ failure: "empty" });
  });

  it("a content filter gives no draft", async ({ mock }) => {
    mock.onMessage(DOG_IDEA, { content: "{", finishReason: "content_filter" });
    expect(await triedAt(mock)).toMatchObject({ failure: "refused" });
    expect(mock.getRequests()).toHaveLength(1);
  });

  it.for([
    [429, "rate_limit_exceeded", "busy", 3],
    [429, "insufficient_quota", "busy", 1],
    [401, "invalid_api_key", "rejected", 1],
    [503, "server_error", "unreachable", 3],
  ] as const)("%i %s gives no draft", async ([code, name, failure, requests], { mock }) => {
    mock.on({}, { error: { message: "no", type: name, code: name }, status: code, retryAfter: 0 });
    expect(await triedAt(mock)).toMatchObject({ failure });
    expect(mock.getRequests()).toHaveLength(requests);
  });

  it("a connection that is cut in the middle gives no draft", async ({ mock }) => {
    mock.on({}, { content: ANSWER }, { truncateAfterChunks: 3, chunkSize: 50 });
    expect(await triedAt(mock)).toMatchObject({ failure: "unreachable" });
  });

  it("a stream too slow for the limit of silence gives no draft", async ({ mock }) => {
    mock.on({}, { content: ANSWER }, { latency: 1000, chunkSize: 50 });
    expect(await triedAt(mock, QUICK)).toMatchObject({
      failure: "slow",
      detail: { at: "silence" },
    });
  });

  it("the moderation endpoint flags one idea and lets another pass", async ({ mock }) => {
    mock.onModerate("dog", { flagged: true, categories: { violence: true } });
    expect(await isFlagged(modelOf(mock), DOG_IDEA)).toBe(true);
    expect(await isFlagged(modelOf(mock), "A shop for bread")).toBe(false);
    expect(await isFlagged(modelOf(mock, { MODEL_MODERATION: "off" }), DOG_IDEA)).toBe(false);
  });
});

describe.concurrent("a server without a moderation endpoint", () => {
  it("flags nothing, and is asked once only", async () => {
    const server = await serve([], status(404));
    for (let time = 0; time < 3; time++)
      expect(await isFlagged(modelConfig(server.url), DOG_IDEA)).toBe(false);
    expect(server.moderated).toHaveLength(1);
    expect(server.moderated[0]?.body).toEqual({ input: DOG_IDEA });
  });

  it("one that fails flags nothing either, and is asked again", async () => {
    const server = await serve([], status(500));
    for (let time = 0; time < 2; time++)
      expect(await isFlagged(modelConfig(server.url), DOG_IDEA)).toBe(false);
    expect(server.moderated).toHaveLength(2);
  });
});

it("a moderation endpoint that never answers flags nothing either, is waited for at most 3 seconds, and asked again", async () => {
  let giveUp = () => {};
  const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const late = new AbortController();
    giveUp = () => late.abort(new DOMException("late", "TimeoutError"));
    return late.signal;
  });
  const server = await serve([], () => giveUp());
  for (let time = 0; time < 2; time++) expect(await isFlagged(modelConfig(server.url), DOG_IDEA)).toBe(false);
  expect(timeout.mock.calls).toEqual([[3000], [3000]]);
  expect(server.moderated).toHaveLength(2);
  timeout.mockRestore();
});
