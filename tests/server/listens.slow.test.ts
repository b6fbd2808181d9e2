import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort, startServer } from "../support/server";

test("without HOST the server is reached on 127.0.0.1 alone", async () => {
  const server = await startServer({ env: { HOST: "" } });
  const { port } = new URL(server.url);
  // Another address of this machine, on every Linux.
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow("fetch failed");
  await server.stop();
});

test("a port that another program has ends the start in a sentence, and nothing says that it started", async () => {
  const port = await freePort();
  const other = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
  await expect(startServer({ env: { PORT: String(port) } })).rejects.toThrow(
    new RegExp(
      `code 1:\nThe configuration has mistakes:\n  PORT: ${port} on 127.0.0.1 is taken by another program`,
    ),
  );
  other.close();
});

test("without PORT remix-serve may choose any, where no proxy would look: then it does not start", async () => {
  const failed = await startServer({ env: { PORT: "" } }).catch(({ message }: Error) => message);
  expect(failed).toMatch(/ended with code 1:[\s\S]+PORT: 3000 /);
  expect(failed).not.toContain('"started"');
});
