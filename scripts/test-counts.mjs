// Reads the test runners' JSON reports. A runner that fails without a failed test (a file that does not load, an
// unhandled error, no report at all) counts as one failure, so that no error leaves the result green.
import { stripVTControlCharacters } from "node:util";

/** What passed, and for each failure its test and the beginning of its message.
 * @typedef {{ passed: number, failures: string[] }} Counts */

/**
 * Counts the tests in a report.
 * @param report Vitest's or Playwright's JSON; null when the runner wrote none.
 * @returns {Counts}
 */
export function countTests(report, exitCode) {
  const failures = [
    ...(report?.testResults ?? []).flatMap(failuresOfFile),
    ...(report?.suites ?? []).flatMap(failuresOfSuite),
    ...(report?.errors ?? []).map(({ message }) => describe("playwright", message)),
  ];
  if (exitCode !== 0 && failures.length === 0)
    failures.push(`A runner ended with code ${exitCode}, and reported no failed test.`);
  return { passed: report?.numPassedTests ?? report?.stats?.expected ?? 0, failures };
}

function failuresOfFile({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0 && status === "failed") return [describe(name, message)];
  return failed.map((test) => describe(`${name} › ${test.fullName}`, test.failureMessages.join("\n")));
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => ["unexpected", "flaky"].includes(status)),
  );
  const messages = ({ tests }) => tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
  return [
    ...failed.map((spec) => describe(`${spec.file} › ${spec.title}`, messages(spec).join("\n"))),
    ...suites.flatMap(failuresOfSuite),
  ];
}

function describe(name, message = "") {
  return [name, ...stripVTControlCharacters(message).split("\n").slice(0, 15)].join("\n  ");
}
