import { expect, test } from "vitest";
import { startServer } from "../support/server";

test("without HOST the server is reached on 127.0.0.1 alone", async () => {
  const server = await startServer({ env: { HOST: "" } });
  const { port } = new URL(server.url);
  // Another address of this machine, on every Linux.
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow("fetch failed");
  await server.stop();
});
