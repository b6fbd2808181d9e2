import { expect, it, vi } from "vitest";
import { log } from "~/kernel/log";

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
