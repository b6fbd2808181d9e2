import { test as base, vi } from "vitest";
import { Client } from "./client";
import { invitePeople, type People, proveAll, type Role } from "./people";
import { type RunningServer, startServer } from "./server";
import { addressOf, PAGES, type SitePage } from "./site-pages";
// What checks the server's mails when it stops. Vitest no longer loads a module then, and would wait for it in vain.
import "./valid-html";

// The first test in a process waits until the server runs and its people have signed up.
vi.setConfig({ testTimeout: 60_000 });

/** A page as the server sends it. */
type Sent = { target: SitePage; status: number; headers: Record<string, string>; html: string };

type Fixtures = {
  /** The built app with a database of its own, shared by the test files of a process. */
  server: RunningServer;
  people: People;
  /** Returns a client with the cookies of one of these people. */
  as: (role: Role) => Promise<Client>;
  /** All pages, each fetched once. */
  pages: Sent[];
};

export const test = base.extend<Fixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures off this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  people: [async ({ server }, use) => use(await invitePeople(server)), { scope: "worker" }],
  as: async ({ server, people }, use) => {
    const clients: Client[] = [];
    await use(async (role) => {
      proveAll(server);
      const client = await Client.open(server, people.cookies[role]);
      clients.push(client);
      return client;
    });
    for (const client of clients) await client.close();
  },
  pages: [
    async ({ server, people }, use) => {
      const pages: Sent[] = [];
      for (const target of PAGES) {
        const client = await Client.open(server, people.cookies[target.as]);
        const answer = await client.get(addressOf(target, people));
        pages.push({ target, status: answer.status(), headers: answer.headers(), html: await answer.text() });
        await client.close();
      }
      await use(pages);
    },
    { scope: "worker" },
  ],
});

/** Returns a page's visible text. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ");
}
