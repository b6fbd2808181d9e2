import { expect, test } from "vitest";
import { freePort } from "../support/server";
import { makeFakeRoot } from "./fake-root";

test("a request that never ends holds up the end for 8 seconds at most", { timeout: 15_000 }, async () => {
  const port = String(await freePort());
  const server = (await makeFakeRoot()).serve({ PORT: port });
  await server.says("[remix-serve]");
  const waiting = fetch(`http://127.0.0.1:${port}/hang`).catch(() => "cut off");
  await server.says("hanging");
  const signalledAt = performance.now();
  expect(await server.stop("SIGTERM")).toBe(0);
  expect(performance.now() - signalledAt).toBeLessThan(8000);
  expect(await waiting).toBe("cut off");
});
