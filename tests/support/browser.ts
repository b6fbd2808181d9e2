import { test as base } from "@playwright/test";
import { type RunningServer, startServer } from "./server";

export { expect } from "@playwright/test";

/** Browser tests with a real server behind them: one a worker, with its own database and outbox. */
export const test = base.extend<{ serverLogOnFailure: undefined }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures off this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ server }, use) => use(server.url),
  serverLogOnFailure: [
    async ({ server }, use, info) => {
      const before = server.log().length;
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      await info.attach("server log", { body: server.log().slice(before), contentType: "text/plain" });
    },
    { auto: true },
  ],
});
