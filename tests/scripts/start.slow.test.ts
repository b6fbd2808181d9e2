import { writeFileSync } from "node:fs";
import http from "node:http";
import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort, poll } from "../support/server";
import { type FakeRoot, makeFakeRoot } from "./fake-root";

let root: FakeRoot;
let port: string;

beforeEach(async () => {
  root = await makeFakeRoot();
  port = String(await freePort());
});
afterEach(() => root.stop());

describe("npm start", () => {
  test("prints the address and where data and mail are kept, once the port answers, and sets nothing up again", async () => {
    const server = root.npmStart({ PORT: port });
    await server.says("Ctrl+C");
    expect(server.said()).toContain(`Loam runs at http://127.0.0.1:${port}\n`);
    expect(server.said()).toContain(`Data: ${root.folder}/data`);
    expect(server.said()).toContain(
      `Mail: files in ${root.folder}/data/outbox; read them at http://127.0.0.1:${port}/outbox`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(server.said()).not.toMatch(/Installing|Building/);
  });

  test("says so when mail is sent and data are elsewhere, as the clone's .env has it; the environment counts before it", async () => {
    writeFileSync(
      `${root.folder}/.env`,
      "APP_URL=https://loam.example\nDATA_DIR='/tmp/else # where'\nSMTP_URL=smtp://mail.example\nDATABASE_URL=postgres://db/loam",
    );
    const server = root.npmStart({ PORT: port, APP_URL: "https://other.example" });
    await server.says("Ctrl+C");
    expect(server.said()).toContain("Loam runs at https://other.example");
    expect(server.said()).toContain("Data: /tmp/else # where, and the database in DATABASE_URL");
    expect(server.said()).toContain("Mail: sent by SMTP\n");
  });

  test("a signal sent to npm reaches the server, though the shell between does not pass it on", async () => {
    const npm = root.npmStart({ PORT: port });
    await npm.says("Ctrl+C");
    await npm.stop("SIGTERM");
    const answers = () => fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    await poll(
      5_000,
      () => "the server outlived npm",
      async () => !(await answers()) || undefined,
    );
  });

  test.each([
    [
      "another program",
      createServer(),
      (at: string) => `PORT: ${at} on 127.0.0.1 is taken by another program`,
    ],
    [
      "a site of ours",
      http.createServer((_, response) => response.end("ok\n")),
      (at: string) => `PORT: a site of Loam answers at http://127.0.0.1:${at} already`,
    ],
  ])("a port in use is told in a sentence: by %s", async (_, other, says) => {
    other.listen(Number(port), "127.0.0.1");
    const server = root.npmStart({ PORT: port });
    expect(await server.ended()).toBe(1);
    expect(server.said()).toMatch(new RegExp(`${says(port)}.* stop .+, or choose another port\n`));
    other.close();
  });

  test.each<Record<string, string>>([{ PORT: "many" }, { PORT: "99999" }, { HOST: "999.1.1.1" }])(
    "a mistake in %o is left to the app, which lists it with all others",
    async (env) => {
      writeFileSync(`${root.folder}/build/server/index.js`, "console.error('all mistakes'); process.exit(7)");
      const server = root.npmStart({ PORT: port, ...env });
      expect(await server.ended()).toBe(7);
      expect(server.said()).toContain("all mistakes\n");
    },
  );
});

describe("a server that is told to stop", () => {
  const end = async (path: string, begun: string) => {
    const server = root.serve({ PORT: port });
    await server.says("[remix-serve]");
    const answer = fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());
    await server.says(begun);
    return { server, answer, code: await server.stop("SIGTERM") };
  };

  test.each(["SIGINT", "SIGHUP"] as const)("by %s ends with 0", async (signal) => {
    const server = root.serve({ PORT: port });
    await server.says("[remix-serve]");
    expect(await server.stop(signal)).toBe(0);
  });

  test("answers a request that listens to the shutdown signal", async () => {
    const { server, answer, code } = await end("/hang?polite", "hanging");
    expect([code, await answer]).toEqual([0, "ended"]);
    expect(server.said()).toContain("told to stop");
    expect(server.said()).not.toContain("undefined");
  });

  test("does the work handed to waitUntil", async () => {
    const { server, code } = await end("/last-work", '"path":"/last-work"');
    expect([code, server.said()]).toEqual([0, expect.stringContaining("last work done")]);
  });

  test("does the work that was put off until after the answer, which begins when that is out", async () => {
    const { server, answer, code } = await end("/after-answer", "begun after the answer");
    expect(JSON.parse(await answer).bodyLength).toBe(0);
    expect([code, server.said()]).toEqual([0, expect.stringContaining("finished after the answer")]);
  });
});
