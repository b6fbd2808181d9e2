import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** How the stand-in treats requests. */
type Mood = "answers" | "is out of order" | "never answers";

/** Starts a stand-in for the range API of Have I Been Pwned, over real HTTP. */
export async function startBreachServer(breached: string[], padding: string[] = []) {
  const asked: Pick<IncomingMessage, "url" | "headers">[] = [];
  const answering = { mood: "answers" as Mood };
  const server = createServer(({ url = "", headers }, answer) => {
    asked.push({ url, headers });
    if (answering.mood === "never answers") return;
    if (answering.mood === "is out of order") return void answer.writeHead(503).end("Not now.");
    const lines = [...breached.map((each) => line(each, 42)), ...padding.map((each) => line(each, 0))];
    const prefix = url.split("/").at(-1) ?? "";
    const found = lines.filter((each) => each.startsWith(prefix)).map((each) => each.slice(5));
    answer.end([...found, `${"0".repeat(35)}:0`].join("\r\n"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}/range`, asked, answering, stop };
}

const line = (password: string, count: number) => `${sha1(password)}:${count}`;

export function sha1(password: string): string {
  return createHash("sha1").update(password).digest("hex").toUpperCase();
}
