import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../support/server";
import { type FakeRoot, makeFakeRoot } from "./fake-root";

let root: FakeRoot;
let port: string;

beforeEach(async () => {
  root = makeFakeRoot();
  port = String(await freePort());
});
afterEach(() => root.stop());

test("a request that never ends holds up the end for 8 seconds at most", { timeout: 15_000 }, async () => {
  const server = root.start({ PORT: port });
  await server.says("Ctrl+C");
  const waiting = fetch(`http://127.0.0.1:${port}/hang`).catch(() => "cut off");
  await server.says("hanging");
  const signalledAt = performance.now();
  server.child.kill("SIGTERM");
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(performance.now() - signalledAt).toBeLessThan(8000);
  expect(await waiting).toBe("cut off");
});
