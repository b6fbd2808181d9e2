// A small HTTP/1.1 client of one connection, and what is measured with it. Node's own client takes longer for a request
// than the servers that are measured; this one writes bytes that were made once and looks for the end of the answer.
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export type Answer = { status: number; head: string; body: Buffer; ms: number };

export type Asked = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  form?: Record<string, string>;
};

/** What a browser sends with a page load. */
const BROWSER = { Accept: "text/html", "Accept-Encoding": "gzip, deflate, br, zstd" };

/** The bytes of a request. */
export function bytesOf(port: number, { path, method = "GET", headers = {}, form }: Asked): Buffer {
  const body = form ? new URLSearchParams(form).toString() : "";
  const origin = `http://127.0.0.1:${port}`;
  const about = form
    ? {
        Origin: origin,
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": `${body.length}`,
      }
    : {};
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...BROWSER, ...about, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
}

const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "0\r\n\r\n";

/** One connection, one request at a time; opened anew when the server has closed it. */
export class Connection {
  private socket: Socket | undefined;

  constructor(private readonly port: number) {}

  /** @throws Error when the server cannot be reached or closes before the end of its answer. */
  async ask(request: Buffer): Promise<Answer> {
    const began = performance.now();
    this.socket ??= await this.open();
    const socket = this.socket;
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      let head = "";
      let headBytes = 0;
      let received = 0;
      let length: number | undefined;
      const settle = (after: () => void) => {
        socket.off("data", onData).off("close", onClose);
        after();
      };
      const onClose = () => settle(() => reject(new Error("The server closed the connection.")));
      const onData = (chunk: Buffer) => {
        chunks.push(chunk);
        received += chunk.length;
        if (!head) {
          const all = chunks.length === 1 ? chunk : Buffer.concat(chunks);
          const end = all.indexOf(HEAD_END);
          if (end < 0) return;
          head = all.toString("latin1", 0, end);
          headBytes = end + HEAD_END.length;
          length = bodyLength(head);
        }
        const tail = chunk.length >= LAST_CHUNK.length ? chunk : Buffer.concat(chunks);
        const isWhole =
          length === undefined
            ? tail.toString("latin1", tail.length - LAST_CHUNK.length) === LAST_CHUNK
            : received >= headBytes + length;
        if (!isWhole) return;
        settle(() => {
          if (/\r\nconnection: close/i.test(head)) this.close();
          const body = Buffer.concat(chunks).subarray(headBytes);
          resolve({ status: Number(head.slice(9, 12)), head, body, ms: performance.now() - began });
        });
      };
      socket.on("data", onData).once("close", onClose).write(request);
    });
  }

  close(): void {
    this.socket?.destroy();
    this.socket = undefined;
  }

  private open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: this.port, host: "127.0.0.1", noDelay: true });
      socket.once("error", reject).once("connect", () => {
        socket.off("error", reject).on("error", () => {});
        resolve(socket);
      });
      socket.once("close", () => {
        if (this.socket === socket) this.socket = undefined;
      });
    });
  }
}

/** undefined: in chunks. */
function bodyLength(head: string): number | undefined {
  if (/^HTTP\/1.1 (204|304)/.test(head)) return 0;
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  return length === undefined ? undefined : Number(length);
}

export function headerOf({ head }: Answer, name: string): string | null {
  return new RegExp(`\\r\\n${name}: ([^\\r]*)`, "i").exec(head)?.[1] ?? null;
}

/** One request on a connection of its own; the body as it came over the wire (chunks taken out). */
export async function askOnce(port: number, asked: Asked): Promise<Answer> {
  const connection = new Connection(port);
  try {
    const answer = await connection.ask(bytesOf(port, asked));
    return headerOf(answer, "Transfer-Encoding") === "chunked"
      ? { ...answer, body: withoutChunks(answer.body) }
      : answer;
  } finally {
    connection.close();
  }
}

function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.toString("latin1", at, end), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

/** Answers a second, with so many connections busy all the time. @throws Error at an answer with another status. */
export async function throughput(
  port: number,
  asked: Asked,
  { ms = 1000, connections = 16, status = 200 } = {},
): Promise<number> {
  const request = bytesOf(port, asked);
  const began = performance.now();
  let answers = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new Connection(port);
      while (performance.now() - began < ms) {
        const answer = await connection.ask(request);
        if (answer.status !== status) throw new Error(`${asked.path} answered ${answer.status}`);
        answers++;
      }
      connection.close();
    }),
  );
  return (answers * 1000) / (performance.now() - began);
}

/**
 * Milliseconds of each request when so many are sent a second, counted from when it was due: a server that stands still
 * is not asked less, and its visitors wait.
 */
export async function latencies(
  port: number,
  asked: Asked[],
  { ms, perSecond }: { ms: number; perSecond: number },
): Promise<number[]> {
  const requests = asked.map((each) => bytesOf(port, each));
  const idle: Connection[] = [];
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const began = performance.now();
  for (let each = 0; each < (ms / 1000) * perSecond; each++) {
    const due = began + (each * 1000) / perSecond;
    await wait(Math.max(0, due - performance.now()));
    const connection = idle.pop() ?? new Connection(port);
    const asking = connection.ask(requests[each % requests.length] as Buffer).then(({ status }) => {
      if (status !== 200) throw new Error(`A page answered ${status}`);
      times.push(performance.now() - due);
      idle.push(connection);
    });
    pending.push(asking);
  }
  await Promise.all(pending);
  for (const connection of idle) connection.close();
  return times;
}

/** The value below which so many percent lie. */
export function percentile(values: number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export const median = (values: number[]) => percentile(values, 50);
