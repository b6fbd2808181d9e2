import type { Failure } from "~/domain/plan-job";
import { MODEL_ANSWER } from "./model-answer";
import {
  answer,
  type Behaviour,
  DONE,
  dropped,
  endless,
  piece,
  pieces,
  raw,
  silent,
  stalled,
  status,
  stream,
} from "./model-server";

const ANSWER = JSON.stringify(MODEL_ANSWER);
const CUT = ANSWER.slice(0, 900);

/** One way in which a model server brings nothing that can be used. */
export type FailingServer = {
  name: string;
  behaviours: Behaviour | Behaviour[];
  failure: Failure;
  /** How often the server is asked. */
  requests: number;
  env?: Record<string, string>;
};

export const FAILING_SERVERS: FailingServer[] = [
  {
    name: "the JSON is cut for its length, twice",
    behaviours: answer(CUT, "length"),
    failure: "unusable",
    requests: 2,
  },
  {
    name: "the stream is closed cleanly without saying why, twice",
    behaviours: stream(pieces(CUT, null)),
    failure: "unusable",
    requests: 2,
  },
  {
    name: "a whole answer whose stream is closed without saying why",
    behaviours: stream(pieces(ANSWER, null)),
    failure: "unusable",
    requests: 2,
  },
  {
    name: "JSON of another shape, after the repair too",
    behaviours: answer('{"plan": {"title": "Pawlane", "stories": "many"}}'),
    failure: "unusable",
    requests: 2,
  },
  {
    name: "no JSON at all, after the repair too",
    behaviours: answer("Sure! First you build it."),
    failure: "unusable",
    requests: 2,
  },
  { name: "nothing", behaviours: answer(""), failure: "empty", requests: 1 },
  {
    name: "nothing but thoughts",
    behaviours: answer("<think>Dogs {like} walks.</think>\n"),
    failure: "empty",
    requests: 1,
  },
  {
    name: "a refusal",
    behaviours: stream([piece({ refusal: "I cannot help with that." }), piece({}, "stop"), DONE]),
    failure: "refused",
    requests: 1,
  },
  {
    name: "a content filter",
    behaviours: answer(CUT, "content_filter"),
    failure: "refused",
    requests: 1,
  },
  {
    name: "a page of HTML with status 200",
    behaviours: raw("text/html; charset=utf-8", "<h1>Hotel WiFi</h1><p>Please sign in</p>"),
    failure: "unusable",
    requests: 1,
  },
  {
    name: "429 to every request",
    behaviours: status(429, { code: "rate_limit_exceeded" }, { "Retry-After": "0" }),
    failure: "busy",
    requests: 3,
  },
  {
    name: "429 until after the deadline",
    behaviours: status(429, { code: "rate_limit_exceeded" }, { "Retry-After": "600" }),
    failure: "busy",
    requests: 1,
  },
  {
    name: "429 because the quota is used up",
    behaviours: status(
      429,
      { code: "insufficient_quota", type: "insufficient_quota" },
      { "Retry-After": "0" },
    ),
    failure: "busy",
    requests: 1,
  },
  {
    name: "401, the key is wrong",
    behaviours: status(401, { code: "invalid_api_key" }),
    failure: "rejected",
    requests: 1,
  },
  {
    name: "404, there is no such model",
    behaviours: status(404, { code: "model_not_found" }),
    failure: "rejected",
    requests: 1,
  },
  {
    name: "400, too long for the model",
    behaviours: status(400, { code: "context_length_exceeded" }),
    failure: "rejected",
    requests: 1,
  },
  ...[500, 502, 503].map((code) => ({
    name: `${code} to every request`,
    behaviours: status(code, {}, { "Retry-After": "0" }),
    failure: "unreachable" as const,
    requests: 3,
  })),
  {
    name: "no headers, ever",
    behaviours: silent,
    failure: "slow",
    requests: 3,
    env: { MODEL_IDLE_SECONDS: "0.2" },
  },
  {
    name: "one piece, then silence",
    behaviours: stalled,
    failure: "slow",
    requests: 3,
    env: { MODEL_IDLE_SECONDS: "0.2" },
  },
  {
    name: "the connection is dropped in the middle",
    behaviours: dropped,
    failure: "unreachable",
    requests: 3,
  },
  {
    name: "an error in the stream",
    behaviours: stream([
      piece({ content: '{"understood":' }),
      `data: ${JSON.stringify({ error: { message: "overloaded", code: "server_error" } })}\n\n`,
    ]),
    failure: "unexpected",
    requests: 1,
  },
  {
    name: "a line of the stream that is no JSON",
    behaviours: stream([piece({ content: '{"understood":' }), 'data: {"choices": [oops\n\n']),
    failure: "unusable",
    requests: 1,
  },
  {
    name: "a drip without end",
    behaviours: endless(" ", 20),
    failure: "slow",
    requests: 1,
    env: { MODEL_DEADLINE_SECONDS: "0.6" },
  },
  {
    name: "a flood without end",
    behaviours: endless("x".repeat(5000), 1),
    failure: "unusable",
    requests: 1,
  },
];
