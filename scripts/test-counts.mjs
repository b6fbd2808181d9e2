// Reads the runners' JSON reports. A runner that failed without a failed test (a file that does not load, an
// unhandled error, no report at all) counts as one failure: nothing may go wrong and leave the sum green.
import { stripVTControlCharacters } from "node:util";

/** What passed, and for each failure its test and the beginning of its message.
 * @typedef {{ passed: number, failures: string[] }} Counts */

/** @returns {Counts} */
export function countVitest(report, exitCode) {
  const failures = (report?.testResults ?? []).flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && file.status === "failed") return [describe(file.name, file.message)];
    return failed.map((test) => describe(`${file.name} › ${test.fullName}`, test.failureMessages.join("\n")));
  });
  return withExitCode({ passed: report?.numPassedTests ?? 0, failures }, exitCode);
}

/** @returns {Counts} */
export function countPlaywright(report, exitCode) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failures = specs(report ?? {}).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) =>
        describe(`${file} › ${title}`, results.map(({ error }) => error?.message).join("\n")),
      ),
  );
  const errors = (report?.errors ?? []).map(({ message }) => describe("playwright", message));
  return withExitCode({ passed: report?.stats.expected ?? 0, failures: [...failures, ...errors] }, exitCode);
}

/** @param {Counts[]} counts @returns {Counts} */
export function addUp(counts) {
  const passed = counts.reduce((sum, each) => sum + each.passed, 0);
  return { passed, failures: counts.flatMap(({ failures }) => failures) };
}

function describe(name, message = "") {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, 15);
  return [name, ...lines].join("\n  ");
}

function withExitCode(counts, exitCode) {
  if (exitCode === 0 || counts.failures.length > 0) return counts;
  return { ...counts, failures: [`A runner ended with code ${exitCode}, and reported no failed test.`] };
}
