import { describe, expect, test } from "vitest";
import { countTests } from "../../scripts/test-counts.mjs";

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  message: status === "failed" ? "does not load" : "",
  assertionResults: tests.map((status, at) => ({
    status,
    fullName: `test ${at}`,
    failureMessages: status === "failed" ? ["\u001b[31mexpected 1\u001b[39m\nto be 2"] : [],
  })),
});
const spec = (title: string, status: string, ...messages: string[]) => ({
  file: "a.spec.ts",
  title,
  tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
});
const NO_NAME = ["A runner ended with code 1, and reported no failed test."];

describe("what counts as a failure, with its name and message", () => {
  test("a test that failed, and a file that did not load", () => {
    const testResults = [
      file("a.test.ts", "passed", "passed"),
      file("b.test.ts", "failed", "passed", "failed"),
      file("c.test.ts", "failed"),
    ];
    expect(countTests({ numPassedTests: 2, testResults }, 1)).toEqual({
      passed: 2,
      failures: ["b.test.ts › test 1\n  expected 1\n  to be 2", "c.test.ts\n  does not load"],
    });
  });

  test("a runner that failed although every test passed", () => {
    expect(countTests({ numPassedTests: 3, testResults: [] }, 1)).toEqual({ passed: 3, failures: NO_NAME });
    const report = { stats: { expected: 3 }, suites: [], errors: [] };
    expect(countTests(report, 1)).toEqual({ passed: 3, failures: NO_NAME });
  });

  test("a runner that wrote no report", () => {
    expect(countTests(null, 1)).toEqual({ passed: 0, failures: NO_NAME });
  });

  test("a test in the browser, also one that passed at the second try; not one that was skipped", () => {
    const specs = [spec("one", "unexpected", "no button"), spec("two", "expected"), spec("three", "skipped")];
    const suites = [{ suites: [{ specs }] }, { specs: [spec("four", "flaky", "too late")] }];
    expect(countTests({ stats: { expected: 1 }, suites, errors: [{ message: "no config" }] }, 1)).toEqual({
      passed: 1,
      failures: ["a.spec.ts › one\n  no button", "a.spec.ts › four\n  too late", "playwright\n  no config"],
    });
  });
});

test("no test at all is no failure of the runner", () => {
  expect(countTests({ numPassedTests: 0, testResults: [] }, 0)).toEqual({ passed: 0, failures: [] });
});
