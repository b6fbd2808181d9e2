import { expect, it } from "vitest";
import { log, logConsole } from "~/base/kernel/log";
import { inContext } from "~/base/kernel/request-context";
import { withLogLines } from "../../support/log-lines";

const lines = withLogLines();

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

const IDEA = "A club for dog owners, and their dogs' photos";

it("the parameters of a failed query are never logged: they are addresses, names, ideas", () => {
  // An idea may hold what looks like the frames of a stack.
  const idea = `${IDEA}\n    at the kennel, ${IDEA}\n    at a leash`;
  const error = new Error(`Failed query: insert into users values ($1)\nparams: ann@example.test,${idea}`);
  log.error({ error }, "request failed");
  const said = JSON.stringify(lines());
  expect(said).toContain("insert into users values ($1)");
  expect(said).toContain("log.test.ts");
  expect(said).not.toMatch(/ann@example|dog|kennel|leash/);
});

it("an error that quotes the text that it could not read is logged without it", () => {
  const idea = IDEA.repeat(1000);
  for (const error of [
    thrownBy(() => new RegExp(`(?:${"a".repeat(59_999)})|${idea}(`)),
    thrownBy(() => JSON.parse(IDEA)),
  ])
    log.error({ error }, "request failed");
  const said = JSON.stringify(lines());
  expect(said).toContain("SyntaxError");
  expect(said).toContain("log.test.ts");
  expect(said).not.toMatch(/dog|aaaa/);
});

it("no message makes a long line", () => {
  log.error({ error: new Error(`Nothing can be made of ${"x".repeat(60_000)}`) }, "request failed");
  log.error({ error: "x".repeat(60_000) }, "request failed");
  const said = JSON.stringify(lines());
  expect(said).toContain("Nothing can be made of");
  expect(said.length).toBeLessThan(5000);
});

it("a line that is logged while a request is answered has its id", () => {
  const request = {
    id: "a-request",
    ip: "127.0.0.1",
    origin: null,
    referer: null,
    fetchSite: null,
    host: "",
    headerNames: [],
  };
  inContext(request, () => log.info("inside"));
  log.info("outside");
  expect(lines().map(({ request: id }) => id)).toEqual(["a-request", undefined]);
});

it("what a library prints is a line of the log, and nothing printed is no line", () => {
  const before = { ...console };
  try {
    logConsole();
    console.log("[remix-serve] %s", "http://localhost:3000");
    console.warn("careful");
    console.error();
    console.error(
      "[remix-serve] failed:",
      thrownBy(() => JSON.parse(IDEA)),
    );
  } finally {
    Object.assign(console, before);
  }
  const printed = lines().map((line) => `${line.level} ${line.printed}`);
  expect(printed.slice(0, 2)).toEqual(["info [remix-serve] http://localhost:3000", "warn careful"]);
  expect(printed).toHaveLength(3);
  expect(printed[2]).toMatch(/^error \[remix-serve\] failed: SyntaxError/);
  expect(printed[2]).not.toContain("dog");
});
