import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort, poll, START_MS } from "../support/server";
import { type FakeRoot, makeFakeRoot } from "./fake-root";

let root: FakeRoot;
let port: string;

beforeEach(async () => {
  root = makeFakeRoot();
  port = String(await freePort());
});
afterEach(() => root.stop());

describe("npm start", () => {
  test("prints the address and where data and mail are kept, once the port answers, and sets nothing up again", async () => {
    const server = root.start({ PORT: port });
    await server.says("Ctrl+C");
    expect(server.log()).toContain(`Loam runs at http://127.0.0.1:${port}\n`);
    expect(server.log()).toContain(`Data: ${root.folder}/data`);
    expect(server.log()).toContain(
      `Mail: files in ${root.folder}/data/outbox; read them at http://127.0.0.1:${port}/outbox`,
    );
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(server.log()).not.toMatch(/Installing|Building/);
  });

  test("says so when mail is sent and data are elsewhere", async () => {
    const env = {
      APP_URL: "https://loam.example",
      DATA_DIR: "/tmp/elsewhere",
      DATABASE_URL: "postgres://db/loam",
    };
    const server = root.start({ PORT: port, SMTP_URL: "smtp://mail.example", ...env });
    await server.says("Ctrl+C");
    expect(server.log()).toContain("Loam runs at https://loam.example");
    expect(server.log()).toContain("Data: /tmp/elsewhere, and the database in DATABASE_URL");
    expect(server.log()).toContain("Mail: sent by SMTP\n");
  });

  // SIGTERM ends the tests below.
  test.each(["SIGINT", "SIGHUP"] as const)("%s reaches the server and ends both with 0", async (signal) => {
    const server = root.start({ PORT: port });
    await server.says("Ctrl+C");
    server.child.kill(signal);
    expect(await server.ended).toEqual({ code: 0, signal: null });
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  test("Ctrl+C in a terminal, which reaches both at once, ends both in order", async () => {
    const server = root.start({ PORT: port });
    await server.says("Ctrl+C");
    process.kill(-(server.child.pid as number), "SIGINT");
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  test("a signal sent to npm reaches the server, though the shell between does not pass it on", async () => {
    const { PATH, HOME } = process.env;
    writeFileSync(
      `${root.folder}/package.json`,
      '{"type":"module","scripts":{"start":"node scripts/start.mjs"}}',
    );
    const npm = spawn("npm", ["start"], {
      cwd: root.folder,
      env: { NODE_ENV: "test", PATH, HOME, PORT: port },
    });
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.ok,
        () => false,
      );
    const until = (wanted: boolean) => async () => (await answers()) === wanted || undefined;
    await poll(START_MS, () => "npm start did not answer", until(true));
    npm.kill("SIGTERM");
    await poll(5_000, () => "the server outlived npm", until(false));
  });

  test("a request that listens to the shutdown signal is answered before the end", async () => {
    const server = root.start({ PORT: port });
    await server.says("Ctrl+C");
    const waiting = fetch(`http://127.0.0.1:${port}/hang?polite`);
    await server.says("hanging");
    server.child.kill("SIGTERM");
    expect(await (await waiting).text()).toBe("ended");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.log()).toContain("told to stop");
    expect(server.log()).not.toContain("undefined");
  });

  test("work handed to waitUntil is done before the end", async () => {
    const server = root.start({ PORT: port });
    await server.says("Ctrl+C");
    await fetch(`http://127.0.0.1:${port}/last-work`);
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.log()).toContain("last work done");
  });

  test("work that was put off until after the answer begins when it is out, and is done before the end", async () => {
    const server = root.start({ PORT: port });
    await server.says("Ctrl+C");
    const answer = await fetch(`http://127.0.0.1:${port}/after-answer`);
    expect((await answer.json()).bodyLength).toBe(0);
    await server.says("begun after the answer");
    expect(server.log()).not.toContain("finished");
    server.child.kill("SIGTERM");
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(server.log()).toContain("finished after the answer");
  });

  test("ends with the server's own code", async () => {
    writeFileSync(`${root.folder}/build/server/index.js`, "process.exit(7)");
    expect((await root.start({ PORT: port }).ended).code).toBe(7);
  });

  test("a port in use is told in a sentence", async () => {
    const other = createServer().listen(Number(port), "127.0.0.1");
    const server = root.start({ PORT: port });
    expect((await server.ended).code).toBe(1);
    other.close();
    expect(server.log()).toBe(
      `Port ${port} on 127.0.0.1 is in use. Stop the other program, or choose another port with PORT=….\n`,
    );
  });

  test.each<Record<string, string>>([
    { PORT: "many" },
    { PORT: "99999" },
    { HOST: "999.1.1.1" },
    { APP_URL: "loam.example/path" },
  ])("a mistake in %o is left to the app, which lists it with all others", async (env) => {
    writeFileSync(`${root.folder}/build/server/index.js`, "console.error('all mistakes'); process.exit(1)");
    const server = root.start({ PORT: port, ...env });
    expect((await server.ended).code).toBe(1);
    expect(server.log()).toBe("all mistakes\n");
  });
});
