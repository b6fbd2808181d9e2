import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { newFolder } from "../support/folder";

it("the data and route tests hold on a real Postgres server", async () => {
  const report = path.join(newFolder(), "report.json");
  const vitest = path.resolve("node_modules/vitest/vitest.mjs");
  const args = ["run", "--config=vitest.postgres.config.ts", "--reporter=json", `--outputFile=${report}`];
  // Not this run's own environment: vitest leaves marks in it.
  const { PATH, HOME, TEST_POSTGRES_URL } = process.env;
  const env = { NODE_ENV: "test" as const, PATH, HOME, ...(TEST_POSTGRES_URL ? { TEST_POSTGRES_URL } : {}) };
  const child = spawn(process.execPath, [vitest, ...args], { env, stdio: "ignore" });
  await once(child, "exit");
  type File = {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  };
  const read = JSON.parse(readFileSync(report, "utf8")) as { numPassedTests: number; testResults: File[] };
  const failed = read.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((each) => each.status === "failed")
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join("\n")}`);
    return tests.length === 0 && status === "failed" ? [`${name}: ${message}`] : tests;
  });
  if (failed.length > 0) throw new Error(failed.join("\n\n"));
  expect(read.numPassedTests).toBeGreaterThan(400);
  console.log(`${read.numPassedTests} data and route tests passed on Postgres.`);
}, 420_000);
