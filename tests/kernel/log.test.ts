import { expect, it, vi } from "vitest";
import { log, logConsole } from "~/kernel/log";

it("S74: the parameters of a failed query are never logged: they are addresses, names, ideas", () => {
  const write = vi
    .spyOn(
      (log as unknown as { [key: symbol]: { write(line: string): void } })[
        Object.getOwnPropertySymbols(log).find((symbol) => symbol.description === "pino.stream") as symbol
      ] as { write(line: string): void },
      "write",
    )
    .mockReturnValue(undefined);
  const error = new Error(
    "Failed query: insert into users values ($1)\nparams: ann@example.test,a secret\nidea",
  );
  log.error({ error: error.stack }, "request failed");
  log.error({ error: error.message }, "worker");
  const lines = write.mock.calls.map(([line]) => line).join("");
  write.mockRestore();
  expect(lines).toContain("insert into users values ($1)");
  expect(lines).toContain("    at ");
  expect(lines).not.toMatch(/ann@example|a secret|idea/);
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
  } finally {
    Object.assign(console, before);
    vi.restoreAllMocks();
  }
  expect(lines).toEqual(["info [remix-serve] http://localhost:3000", "warn careful"]);
});
