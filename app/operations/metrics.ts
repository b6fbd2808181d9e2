import diagnostics from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import { now, SECOND_MS } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { countsOf } from "~/base/kernel/counters";
import { freeBytesAt } from "~/base/kernel/free-disk";
import { sameSecret } from "~/base/kernel/ids";
import { receivedContext } from "~/base/kernel/request-context";
import { mailFault } from "~/mail/data/held";
import { noBackupSince } from "~/operations/data/backup-times";
import { countWork } from "~/operations/data/readiness";
import { VERSION } from "~/operations/version";

type Finished = { request: IncomingMessage; response: ServerResponse };

let registry: Registry | undefined;
/** Updates the gauges; called before each scrape. */
let setGauges = async () => {};

/** Starts collecting metrics if METRICS_TOKEN is set. No label has a path, because that would reveal who reads what. */
export async function startMetrics(): Promise<void> {
  if (!config().metricsToken || registry) return;
  const prometheus = await import("prom-client");
  const { Counter, collectDefaultMetrics, Histogram } = prometheus;
  registry = new prometheus.Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
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
  new prometheus.Gauge({
    name: "loam_build_info",
    help: "Always 1; the label has the version",
    labelNames: ["version"] as const,
    registers: [registry],
  }).set({ version: VERSION }, 1);
  tellWork(registry, prometheus);
  tellCounts(registry, prometheus);
}

/** Clients may send any word as the method; others share one label, to bound the number of time series. */
const KNOWN_METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** Gauges of the library that are wrongly named totals. Each has a sibling with the same values by kind. */
const MISNAMED = [
  "nodejs_active_handles_total",
  "nodejs_active_requests_total",
  "nodejs_active_resources_total",
];

type Prometheus = typeof import("prom-client");
type Work = Awaited<ReturnType<typeof countWork>>;

/** Gauges from the database. Left out while it does not answer, because 0 would be wrong. */
const WORK: { [What in keyof Work]?: [name: string, help: string] } = {
  members: ["loam_members", "Confirmed accounts"],
  unconfirmed: ["loam_accounts_unconfirmed", "Accounts never confirmed"],
  mailWaiting: ["loam_mail_waiting", "Mails that wait to be sent"],
  mailFailing: ["loam_mail_failing", "Of these, mails that could not be sent at least once"],
  mailOldestMs: [
    "loam_mail_oldest_waiting_seconds",
    "Age of the oldest mail that waits, but for those of imports; 0 without one",
  ],
  mailRefused: ["loam_mail_refused", "Mails refused in the last 7 days"],
  mailDropped: ["loam_mail_dropped", "Mails dropped by operators in the last 7 days"],
  mailHeldMs: [
    "loam_mail_held_seconds",
    "For how long no mail has been sent because a backup was restored; 0 when mail is sent",
  ],
};

function tellWork(register: Registry, { Gauge }: Prometheus): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] });
  const up = gauge("loam_database_up", "1 when the database answered");
  const takes = gauge(
    "loam_mail_service_up",
    "1 unless the mail service took no mail when it was last tried",
  );
  const free = gauge("loam_disk_free_bytes", "Free where DATA_DIR is");
  const backup = gauge(
    "loam_backup_age_seconds",
    "Age of the last backup; with none yet, time since the first start",
  );
  const gauges = Object.entries(WORK).map(([what, [name, help]]) => ({
    what: what as keyof Work,
    gauge: gauge(name, help),
  }));
  setGauges = async () => {
    const fault = await mailFault().catch(() => undefined);
    if (fault === undefined) takes.remove();
    else takes.set(fault === null ? 1 : 0);
    free.set(freeBytesAt(config().dataDir));
    const backupAt = await noBackupSince().catch(() => null);
    if (backupAt) backup.set((now().getTime() - backupAt.getTime()) / SECOND_MS);
    else backup.remove();
    const work = await countWork().catch(() => null);
    up.set(work ? 1 : 0);
    for (const { what, gauge } of gauges) {
      if (work) gauge.set(what.endsWith("Ms") ? work[what] / SECOND_MS : work[what]);
      else gauge.remove();
    }
  };
}

/** Exports the counters that are kept where things happen (app/base/kernel/counters.ts). */
function tellCounts(register: Registry, { Counter }: Prometheus): void {
  const counter = (name: string, help: string, label: string, read: () => Iterable<[string, number]>) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [register],
      collect() {
        this.reset();
        for (const [kind, n] of read()) this.inc({ [label]: kind }, n);
      },
    });
  counter("loam_limits_hit_total", "Requests refused by a limit", "limit", () => countsOf("limits"));
  counter("loam_model_failures_total", "Calls to the model server that failed, by reason", "reason", () =>
    countsOf("modelFailures"),
  );
}

/** Returns whether the request's bearer token (RFC 6750) is METRICS_TOKEN. */
export function mayReadMetrics(request: Request): boolean {
  const { metricsToken } = config();
  const [, given = ""] = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
  return metricsToken !== "" && sameSecret(given, metricsToken);
}

/** Returns all metrics in Prometheus's text format. */
export async function readMetrics(): Promise<{ type: string; body: string }> {
  await startMetrics();
  const from = registry as Registry;
  await setGauges();
  // The library writes "Nan", but the format requires NaN.
  const body = (await from.metrics()).replace(/ Nan$/gm, " NaN");
  return { type: from.contentType, body };
}
