import { expect, it } from "vitest";
import { log, logConsole } from "~/kernel/log";
import { inContext } from "~/kernel/request-context";
import { withLogLines } from "../support/log-lines";

const lines = withLogLines();

it("S74: the parameters of a failed query are never logged: they are addresses, names, ideas", () => {
  const error = new Error(
    "Failed query: insert into users values ($1)\nparams: ann@example.test,a secret\nidea",
  );
  log.error({ error: error.stack }, "request failed");
  log.error({ error: error.message }, "worker");
  const said = JSON.stringify(lines());
  expect(said).toContain("insert into users values ($1)");
  expect(said).toContain("    at ");
  expect(said).not.toMatch(/ann@example|a secret|idea/);
});

it("a line that is logged while a request is answered has its id", () => {
  const request = {
    id: "a-request",
    ip: "127.0.0.1",
    origin: null,
    referer: null,
    fetchSite: null,
    host: "",
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
  } finally {
    Object.assign(console, before);
  }
  expect(lines().map(({ level, printed }) => `${level} ${printed}`)).toEqual([
    "info [remix-serve] http://localhost:3000",
    "warn careful",
  ]);
});
