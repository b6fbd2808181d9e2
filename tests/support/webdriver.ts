import { readFile, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { BROWSERS } from "../../scripts/browsers.mjs";
import { newFolder } from "./folder";
import { startProgram } from "./program";
import { freePort, poll } from "./server";

/** Controls a real browser like somebody at its keyboard, through WebDriver commands (https://www.w3.org/TR/webdriver2/). */
export type Driver = {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  /** Runs a function body in the page. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  close(): Promise<void>;
};

/** A reference to an element of the page. */
export type Element = { "element-6066-11e4-a52e-4f735466cecf": string };

/** The WebDriver commands in use, with their paths below a WebKit session. */
const ADDRESSES = {
  Navigate: "url",
  Back: "back",
  ElementClick: "element/{id}/click",
  ElementSendKeys: "element/{id}/value",
  ExecuteScript: "execute/sync",
};
type Send = (command: keyof typeof ADDRESSES, parameters: Record<string, unknown>) => Promise<unknown>;

const START_MS = 30_000;

function driver(send: Send, close: () => Promise<void>): Driver {
  const idOf = (element: Element) => Object.values(element)[0];
  return {
    open: async (url) => void (await send("Navigate", { url })),
    back: async () => void (await send("Back", {})),
    click: async (element) => void (await send("ElementClick", { id: idOf(element) })),
    type: async (element, text) => void (await send("ElementSendKeys", { id: idOf(element), text })),
    run: (script, ...args) => send("ExecuteScript", { script, args }) as Promise<never>,
    close,
  };
}

/** Starts Firefox and talks to it directly over its Marionette socket, because Debian has no geckodriver. */
export async function startFirefox(): Promise<Driver> {
  const folder = newFolder();
  await writeFile(path.join(folder, "user.js"), `user_pref("marionette.port", 0);`);
  const args = ["--marionette", "--headless", "--no-remote", "--profile", folder];
  const firefox = run(BROWSERS["firefox-esr"], args, { HOME: folder });
  const port = await poll(START_MS, firefox.failure, async () => {
    const text = await readFile(path.join(folder, "MarionetteActivePort"), "utf8").catch(() => "");
    return Number(text) || undefined;
  });
  const socket = connect(port, "127.0.0.1");
  const messages = readMessages(socket);
  await messages.next();
  let count = 0;
  const send = async (name: string, parameters: object) => {
    const message = JSON.stringify([0, ++count, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { done, value } = await messages.next();
    if (done) throw new Error(`Firefox ended: ${firefox.failure()}`);
    const [, , error, result] = value;
    if (error) throw new Error(`${name}: ${error.message}`);
    return result?.value;
  };
  await send("WebDriver:NewSession", {});
  return driver(
    (command, parameters) => send(`WebDriver:${command}`, parameters),
    async () => {
      socket.destroy();
      await firefox.stop();
    },
  );
}

type Answer = [1, number, { message: string } | null, { value?: unknown } | null];

/** Yields messages, each of which is its length in bytes, a colon, and JSON. */
async function* readMessages(socket: Socket): AsyncGenerator<Answer, void> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk]);
    for (;;) {
      const start = bytes.indexOf(":") + 1;
      const end = start + Number(bytes.subarray(0, start - 1));
      if (start === 0 || bytes.length < end) break;
      yield JSON.parse(bytes.toString("utf8", start, end));
      bytes = bytes.subarray(end);
    }
  }
}

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
export async function startWebKit(): Promise<Driver> {
  const folder = newFolder();
  const screen = run(BROWSERS.xvfb, ["-displayfd", "1", "-nolisten", "tcp"], {});
  const display = await poll(START_MS, screen.failure, async () => /^(\d+)$/m.exec(screen.said())?.[1]);
  const port = await freePort();
  const webKit = run(BROWSERS["webkit2gtk-driver"], ["--host=127.0.0.1", `--port=${port}`], {
    HOME: folder,
    DISPLAY: `:${display}`,
  });
  const ask = async (address: string, method: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${address}`, { method, body: JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
    return value;
  };
  await poll(START_MS, webKit.failure, () => ask("status", "GET").catch(() => undefined));
  const { sessionId } = await ask("session", "POST", { capabilities: {} });
  const session = `session/${sessionId}`;
  return driver(
    (command, { id, ...parameters }) =>
      ask(`${session}/${ADDRESSES[command].replace("{id}", String(id))}`, "POST", parameters),
    async () => {
      await ask(session, "DELETE");
      await webKit.stop();
      await screen.stop();
    },
  );
}

/** Starts a program that is killed when the tests end. `failure` says why it did not come up. */
function run(program: string, args: string[], env: Record<string, string>) {
  const running = startProgram(program, args, { env: { ...process.env, ...env } });
  return { ...running, failure: () => `${path.basename(program)} did not start:\n${running.said()}` };
}
