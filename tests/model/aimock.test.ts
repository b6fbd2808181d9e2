import { LLMock } from "@copilotkit/aimock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isFlagged } from "~/model/moderate";
import { writeFirstAnswer } from "~/model/write";
import { DOG_IDEA, MODEL_ANSWER } from "../support/model-answer";
import { status } from "../support/model-server";
import { withModelServers } from "../support/with-model-servers";
import { modelConfig, REQUEST } from "./support";

/** The same writer against somebody else's idea of a model server: what we believe of the protocol is not only ours. */
const serve = withModelServers();
const ANSWER = JSON.stringify(MODEL_ANSWER);
const QUICK = { MODEL_IDLE_SECONDS: "0.2" };
let mock: LLMock;
const model = (env: Record<string, string> = {}) => modelConfig(`${mock.url}/v1`, env);
const tried = (env = {}) => writeFirstAnswer(model(env), REQUEST).catch((error: unknown) => error);

beforeEach(async () => {
  mock = new LLMock({ port: 0, host: "127.0.0.1" });
  await mock.start();
});
afterEach(() => mock.stop());

describe("aimock", () => {
  it("row 1: a valid stream", async () => {
    mock.onMessage(DOG_IDEA, { content: ANSWER });
    expect(await tried()).toEqual(MODEL_ANSWER);
    expect(mock.getRequests()).toHaveLength(1);
  });

  it("row 2: a fence", async () => {
    mock.onMessage(DOG_IDEA, { content: `\`\`\`json\n${ANSWER}\n\`\`\`` });
    expect(await tried()).toEqual(MODEL_ANSWER);
  });

  it("row 3: cut for its length", async () => {
    mock.onMessage(DOG_IDEA, { content: ANSWER.slice(0, 500), finishReason: "length" });
    expect(await tried()).toMatchObject({ failure: "unusable" });
    expect(mock.getRequests()).toHaveLength(2);
  });

  it("row 6: of another shape", async () => {
    mock.on({}, { content: '{"answer": 42}' });
    expect(await tried()).toMatchObject({ failure: "unusable" });
    expect(mock.getRequests()).toHaveLength(2);
  });

  it("row 7: empty", async () => {
    mock.onMessage(DOG_IDEA, { content: "" });
    expect(await tried()).toMatchObject({ failure: "empty" });
  });

  it("row 9: a content filter", async () => {
    mock.onMessage(DOG_IDEA, { content: "{", finishReason: "content_filter" });
    expect(await tried()).toMatchObject({ failure: "refused" });
    expect(mock.getRequests()).toHaveLength(1);
  });

  it.each([
    [11, 429, "rate_limit_exceeded", "busy", 3],
    [12, 429, "insufficient_quota", "busy", 1],
    [13, 401, "invalid_api_key", "rejected", 1],
    [14, 503, "server_error", "unreachable", 3],
  ])("row %i: %i %s", async (_, code, name, failure, requests) => {
    mock.on({}, { error: { message: "no", type: name, code: name }, status: code, retryAfter: 0 });
    expect(await tried()).toMatchObject({ failure });
    expect(mock.getRequests()).toHaveLength(requests);
  });

  it("row 17: the connection is cut in the middle", async () => {
    mock.on({}, { content: ANSWER }, { truncateAfterChunks: 3, chunkSize: 50 });
    expect(await tried()).toMatchObject({ failure: "unreachable" });
  });

  it("row 16: a stream too slow for the limit of silence", async () => {
    mock.on({}, { content: ANSWER }, { latency: 1000, chunkSize: 50 });
    expect(await tried(QUICK)).toMatchObject({
      failure: "slow",
      detail: { at: "silence" },
    });
  });

  it("row 31: an idea that the moderation endpoint flags, and one that it does not", async () => {
    mock.onModerate("dog", { flagged: true, categories: { violence: true } });
    expect(await isFlagged(model(), DOG_IDEA)).toBe(true);
    expect(await isFlagged(model(), "A shop for bread")).toBe(false);
    expect(await isFlagged(model({ MODEL_MODERATION: "off" }), DOG_IDEA)).toBe(false);
  });
});

describe("row 31: a server without a moderation endpoint", () => {
  it("flags nothing, and is asked once only", async () => {
    const server = await serve([], status(404));
    for (let time = 0; time < 3; time++)
      expect(await isFlagged(modelConfig(server.url), DOG_IDEA)).toBe(false);
    expect(server.moderated).toHaveLength(1);
    expect(server.moderated[0]?.body).toEqual({ input: DOG_IDEA });
  });

  it.each([
    ["that fails", status(500)],
    ["that never answers", () => {}],
  ])("one %s flags nothing either, and is asked again", async (_, moderation) => {
    const server = await serve([], moderation);
    for (let time = 0; time < 2; time++)
      expect(await isFlagged(modelConfig(server.url, QUICK), DOG_IDEA)).toBe(false);
    expect(server.moderated).toHaveLength(2);
  });
});
