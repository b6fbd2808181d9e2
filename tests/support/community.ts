import http from "node:http";
import type { AddressInfo } from "node:net";
import { type RunningServer, runCommand } from "./server";

/** A third party's client that records what members come back with. */
export type Community = {
  url: string;
  callback: string;
  /** The query of each visitor who came back, oldest first. */
  visits: Record<string, string>[];
  close(): Promise<void>;
};

export async function openCommunity(): Promise<Community> {
  const visits: Record<string, string>[] = [];
  const site = http.createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://community.invalid");
    if (pathname === "/oauth2/callback") visits.push(Object.fromEntries(searchParams));
    answer.setHeader("Content-Type", "text/html").end("<h1>The community</h1>");
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  return {
    url,
    callback: `${url}/oauth2/callback`,
    visits,
    close: () =>
      new Promise((resolve) => {
        site.close(() => resolve());
        // Browsers keep connections open, which would delay closing.
        site.closeAllConnections();
      }),
  };
}

const registered = new Map<string, Promise<{ id: string; secret: string }>>();

/** Registers a client through the built command line, while the server runs; only once for the same arguments. */
export function registerClient(
  server: RunningServer,
  redirectUri: string,
  ...more: string[]
): Promise<{ id: string; secret: string }> {
  const args = [
    "client",
    "create",
    "--name",
    "Circle of Ann",
    "--redirect-uri",
    redirectUri,
    "--json",
    ...more,
  ];
  const key = [server.dataDir, ...args].join(" ");
  const made =
    registered.get(key) ??
    runCommand(server, args).then((json) => {
      const { client_id: id, client_secret: secret = "" } = JSON.parse(json) as Made;
      return { id, secret };
    });
  registered.set(key, made);
  return made;
}

type Made = { client_id: string; client_secret?: string };
