import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, it } from "vitest";
import { debianProgram } from "../support/debian-program";
import { type RunningServer, startServer } from "../support/server";

const TOKEN = "a-token-of-prometheus";
const ALERTS = "deploy/prometheus/alerts.yml";

let site: RunningServer;
let metrics = "";

beforeAll(async () => {
  site = await startServer({ env: { METRICS_TOKEN: TOKEN } });
  const ask = () => fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  // The first is counted by the second.
  await (await ask()).text();
  metrics = await (await ask()).text();
});
afterAll(() => site?.stop());

const promtool = (args: string[], input = "") => {
  const { status, stdout, stderr } = spawnSync(debianProgram("promtool", "prometheus"), args, {
    input,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
};

it("promtool finds nothing wrong with the metrics", () => {
  expect(promtool(["check", "metrics"], metrics)).toEqual({ status: 0, said: "" });
});

it("promtool takes the alerts", () => {
  const { status, said } = promtool(["check", "rules", ALERTS]);
  expect([status, said]).toEqual([0, expect.stringContaining("12 rules found")]);
});
