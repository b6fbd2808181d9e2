// Reads the runners' JSON reports. A runner that failed without a failed test (a file that does not load, an
// unhandled error, no report at all) counts as one failure: nothing may go wrong and leave the sum green.

/** @typedef {{ passed: number, failed: number }} Counts */

/** @returns {Counts} */
export function countVitest(report, exitCode) {
  if (!report) return withExitCode({ passed: 0, failed: 0 }, exitCode);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length };
  return withExitCode(counts, exitCode);
}

/** @returns {Counts} */
export function countPlaywright(report, exitCode) {
  if (!report) return withExitCode({ passed: 0, failed: 0 }, exitCode);
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky }, exitCode);
}

/** @param {Counts[]} counts */
export function addUp(counts) {
  const sum = (of) => counts.reduce((all, each) => all + each[of], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

function withExitCode(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
