import { describe, expect, test } from "vitest";
import { addUp, countPlaywright, countVitest } from "../../scripts/test-counts.mjs";

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
});

describe("what counts as a failure", () => {
  test("a test that failed, and a file that did not load", () => {
    const testResults = [file("passed", "passed"), file("failed", "passed", "failed"), file("failed")];
    const report = { numPassedTests: 2, numFailedTests: 1, testResults };
    expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 2 });
  });

  test("a runner that failed although every test passed", () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [] };
    expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1 });
    const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats }, 1)).toEqual({ passed: 3, failed: 1 });
  });

  test("a runner that wrote no report", () => {
    expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(null, 1)).toEqual({ passed: 0, failed: 1 });
  });

  test("a test that passed at the second try; not one that was skipped", () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 4 };
    expect(countPlaywright({ stats }, 1)).toEqual({ passed: 3, failed: 2 });
  });
});

test("no test at all is no failure of the runner", () => {
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toEqual({
    passed: 0,
    failed: 0,
  });
});

test("addUp adds up", () => {
  expect(addUp([])).toEqual({ passed: 0, failed: 0 });
  expect(
    addUp([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
