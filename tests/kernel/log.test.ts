import { expect, it, vi } from "vitest";
import { log, logConsole } from "~/kernel/log";

/** What the log writes of these. */
function linesOf(...logged: unknown[]): string {
  const streamed = log as unknown as { [key: symbol]: { write(line: string): void } };
  const key = Object.getOwnPropertySymbols(log).find(({ description }) => description === "pino.stream");
  const write = vi.spyOn(streamed[key as symbol] as { write(line: string): void }, "write");
  write.mockReturnValue(undefined);
  for (const error of logged) log.error({ error }, "request failed");
  const lines = write.mock.calls.map(([line]) => line).join("");
  write.mockRestore();
  return lines;
}

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
  const lines = linesOf(error);
  expect(lines).toContain("insert into users values ($1)");
  expect(lines).toContain("log.test.ts");
  expect(lines).not.toMatch(/ann@example|dog|kennel|leash/);
});

it("an error that quotes the text that it could not read is logged without it", () => {
  const idea = IDEA.repeat(1000);
  const lines = linesOf(
    thrownBy(() => new RegExp(`(?:${"a".repeat(59_999)})|${idea}(`)),
    thrownBy(() => JSON.parse(IDEA)),
  );
  expect(lines).toContain("SyntaxError");
  expect(lines).toContain("log.test.ts");
  expect(lines).not.toMatch(/dog|aaaa/);
});

it("no message makes a long line", () => {
  const lines = linesOf(new Error(`Nothing can be made of ${"x".repeat(60_000)}`), "x".repeat(60_000));
  expect(lines).toContain("Nothing can be made of");
  expect(lines.length).toBeLessThan(5000);
});

it("what a library prints is a line of the log, and nothing printed is no line", () => {
  const before = { ...console };
  const lines: string[] = [];
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(log, level).mockImplementation(((fields: { printed: string }) =>
      lines.push(`${level} ${fields.printed}`)) as never);
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
    vi.restoreAllMocks();
  }
  expect(lines.slice(0, 2)).toEqual(["info [remix-serve] http://localhost:3000", "warn careful"]);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^error \[remix-serve\] failed: SyntaxError/);
  expect(lines[2]).not.toContain("dog");
});
