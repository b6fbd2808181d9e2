import type { Failure } from "~/braindumper/plan-job";
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

/** A way in which a model server fails to return anything usable. `requests`: how often it is asked before giving up. */
export type FailingServer = {
  name: string;
  behaviours: Behaviour;
  failure: Failure;
  requests: number;
  env?: Record<string, string>;
};

type Row = [
  name: string,
  behaviours: Behaviour,
  failure: Failure,
  requests: number,
  env?: Record<string, string>,
];

const AT_ONCE = { "Retry-After": "0" };
const QUOTA = { code: "insufficient_quota", type: "insufficient_quota" };
const LIMITED = { code: "rate_limit_exceeded" };
const begun = piece({ content: '{"understood":' });
const overloaded = { error: { message: "overloaded", code: "server_error" } };

const ROWS: Row[] = [
  ["the JSON is cut for its length, twice", answer(CUT, "length"), "unusable", 2],
  ["the stream is closed cleanly without saying why, twice", stream(pieces(CUT, null)), "unusable", 2],
  ["a whole answer whose stream is closed without saying why", stream(pieces(ANSWER, null)), "unusable", 2],
  ["JSON of another shape, after the repair too", answer('{"plan": {"stories": "many"}}'), "unusable", 2],
  ["no JSON at all, after the repair too", answer("Sure! First you build it."), "unusable", 2],
  ["nothing", answer(""), "empty", 1],
  ["nothing but thoughts", answer("<think>Dogs {like} walks.</think>\n"), "empty", 1],
  ["a refusal", stream([piece({ refusal: "I cannot help." }), piece({}, "stop"), DONE]), "refused", 1],
  ["a content filter", answer(CUT, "content_filter"), "refused", 1],
  [
    "a page of HTML with status 200",
    raw("text/html; charset=utf-8", "<h1>Please sign in</h1>"),
    "unusable",
    1,
  ],
  ["429 to every request", status(429, LIMITED, AT_ONCE), "busy", 3],
  ["429 until after the deadline", status(429, LIMITED, { "Retry-After": "600" }), "busy", 1],
  ["429 because the quota is used up", status(429, QUOTA, AT_ONCE), "busy", 1],
  ["401, the key is wrong", status(401, { code: "invalid_api_key" }), "rejected", 1],
  ["404, there is no such model", status(404, { code: "model_not_found" }), "rejected", 1],
  ["400, too long for the model", status(400, { code: "context_length_exceeded" }), "rejected", 1],
  ...[500, 502, 503].map(
    (code): Row => [`${code} to every request`, status(code, {}, AT_ONCE), "unreachable", 3],
  ),
  ["no headers, ever", silent, "slow", 3, { MODEL_IDLE_SECONDS: "0.2" }],
  ["one piece, then silence", stalled, "slow", 3, { MODEL_IDLE_SECONDS: "0.2" }],
  ["the connection is dropped in the middle", dropped, "unreachable", 3],
  ["an error in the stream", stream([begun, `data: ${JSON.stringify(overloaded)}\n\n`]), "unexpected", 1],
  ["a line of the stream that is no JSON", stream([begun, 'data: {"choices": [oops\n\n']), "unusable", 1],
  ["a drip without end", endless(" ", 20), "slow", 1, { MODEL_DEADLINE_SECONDS: "0.6" }],
  ["a flood without end", endless("x".repeat(5000), 1), "unusable", 1],
];

export const FAILING_SERVERS = ROWS.map(
  ([name, behaviours, failure, requests, env]): FailingServer => ({
    name,
    behaviours,
    failure,
    requests,
    env,
  }),
);
