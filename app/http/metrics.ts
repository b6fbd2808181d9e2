import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import { countWork } from "~/data/readiness";
import { config } from "~/kernel/config";
import { sameSecret } from "~/kernel/ids";
import { receivedContext } from "~/kernel/request-context";

type Finished = { request: IncomingMessage; response: ServerResponse };

let registry: Registry | undefined;
/** Updates the gauges of the queues before each answer. */
let readWork = async () => {};

/** Starts counting, if METRICS_TOKEN is set. Labels never hold a path, which would tell who reads what. */
export async function startMetrics(): Promise<void> {
  if (!config().metricsToken || registry) return;
  const prometheus = await import("prom-client");
  const { Counter, collectDefaultMetrics, Histogram } = prometheus;
  registry = new prometheus.Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ["method", "status"] as const;
  const requests = new Counter({
    name: "loam_http_requests_total",
    help: "Answers, by method and kind of status",
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "loam_http_request_duration_seconds",
    help: "From the first byte of a request to the last of its answer",
    labelNames: ["method"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  diagnostics.subscribe("http.server.response.finish", (message) => {
    const { request, response } = message as Finished;
    const method = KNOWN_METHODS.has(request.method ?? "") ? (request.method as string) : "other";
    requests.inc({ method, status: `${Math.floor(response.statusCode / 100)}xx` });
    const startedAt = receivedContext(request)?.startedAt;
    if (startedAt) seconds.observe({ method }, (Date.now() - startedAt) / 1000);
  });
  countWorkAtEachAsking(registry, prometheus.Gauge);
}

/** Clients may send any word as the method. */
const KNOWN_METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

function countWorkAtEachAsking(register: Registry, Gauge: typeof import("prom-client").Gauge): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const gauges = {
    mailWaiting: gauge("loam_mail_waiting", "Mails that wait to be sent"),
    mailFailing: gauge("loam_mail_failing", "Of these, mails that could not be sent at least once"),
    plansRunning: gauge("loam_plans_running", "Plans that a model server is asked for"),
    members: gauge("loam_members", "Verified accounts"),
  };
  const up = gauge("loam_database_up", "1 when the database answered");
  readWork = async () => {
    const work = await countWork().catch(() => null);
    up.set(work ? 1 : 0);
    for (const [name, each] of Object.entries(gauges)) each.set(work?.[name as keyof typeof work] ?? 0);
  };
}

/** Whether the request has METRICS_TOKEN as its bearer token. */
export function mayReadMetrics(request: Request): boolean {
  const { metricsToken } = config();
  const [, given = ""] = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
  return metricsToken !== "" && sameSecret(given, metricsToken);
}

export async function readMetrics(): Promise<{ type: string; body: string }> {
  await startMetrics();
  const from = registry as Registry;
  await readWork();
  // The library writes "Nan"; the format knows NaN.
  const body = (await from.metrics()).replace(/ Nan$/gm, " NaN");
  return { type: from.contentType, body };
}
