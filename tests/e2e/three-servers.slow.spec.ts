import { createServer, request as httpRequest, type Server } from "node:http";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { Client } from "../support/client";
import { IDEAS, newPerson } from "../support/people";
import { newDatabase, type PostgresServer, startPostgres } from "../support/postgres-server";
import { freePort, type RunningServer, startServer } from "../support/server";

// Three processes on one Postgres behind a proxy that sends each request to the next of them: nothing that belongs to a
// visitor may stay in the memory or on the disk of one.

let postgres: PostgresServer;
let servers: RunningServer[] = [];
let proxy: Server;
let url = "";
let databaseUrl = "";
let turn = 0;
const served: number[] = [0, 0, 0];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  postgres = await startPostgres();
  databaseUrl = await newDatabase(postgres, "loam_three");
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: "one-secret-that-all-of-them-have-alike",
    APP_URL: url,
    TRUST_PROXY: "1",
    RATE_LIMITS: "on",
  };
  // At once: one migrates, the others wait for it.
  servers = await Promise.all([0, 1, 2].map(() => startServer({ env })));
  proxy = createServer((incoming, answer) => {
    const to = turn++ % servers.length;
    served[to] = (served[to] ?? 0) + 1;
    const { hostname, port } = new URL(servers[to]?.url ?? "");
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress ?? "" };
    const passed = httpRequest(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      },
    );
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  }).listen(port, "127.0.0.1");
});

test.afterAll(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await Promise.all(servers.map((server) => server.stop()));
  await postgres?.stop();
});

/** The three as one site; a mail is in the outbox of whichever process sent it. */
function site(): RunningServer {
  const first = servers[0] as RunningServer;
  return {
    ...first,
    url,
    waitForMail: (to, subject) => Promise.any(servers.map((server) => server.waitForMail(to, subject))),
  };
}

async function rows<T>(sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const answer = await client.query(sql);
  await client.end();
  return answer.rows as T[];
}

test("a visitor's draft, account, plan, session and allowance move between them freely", async () => {
  const client = await Client.open(site());
  const person = newPerson();
  await client.describeIdea(IDEAS.cursor);
  await client.signUp(person);
  await client.verify(person);
  const id = await client.writePlan(IDEAS.replit);
  // Each of the three shows it, with the same session and what is left of the month.
  for (let each = 0; each < 6; each++) {
    const page = await client.get(`/braindumps/${id}`);
    expect(page.status()).toBe(200);
  }
  await client.post("/auth/sign-out");
  for (let each = 0; each < 3; each++) expect((await client.get("/account")).status()).not.toBe(200);
  expect(Math.min(...served)).toBeGreaterThan(5);
  await client.close();
});

test("presses for ten generations on three processes at once write five plans, and each mail goes out once", async () => {
  const client = await Client.open(site());
  const person = newPerson();
  await client.signUp(person);
  await client.verify(person);
  for (let each = 0; each < 8; each++) {
    await client.writePlan(IDEAS.rork).catch(() => {});
    await client.post("/braindumper", { draft: "", platform: "rork" });
  }
  const [plans] = await rows<{ n: string }>(
    `SELECT count(*) AS n FROM brain_dumps JOIN users ON users.id = user_id WHERE email = '${person.email.toLowerCase()}'`,
  );
  expect(Number(plans?.n)).toBe(5);
  const outboxes = (await Promise.all(servers.map((server) => server.outbox()))).flat();
  const toPerson = outboxes.filter((mail) => mail.to?.[0]?.address === person.email.toLowerCase());
  expect(new Set(toPerson.map((mail) => mail.messageId)).size).toBe(toPerson.length);
});

test("wrong passwords are counted together: five, wherever they arrive, keep out of the account", async () => {
  const client = await Client.open(site());
  const statuses: number[] = [];
  for (let each = 0; each < 7; each++) {
    const form = { email: "nobody-here@example.test", password: "Wrong-password-1" };
    statuses.push((await client.post("/auth", form)).status());
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  await client.close();
});

test("a process that ends takes nothing with it", async () => {
  const client = await Client.open(site());
  const person = newPerson();
  await client.signUp(person);
  await client.verify(person);
  const [gone] = servers.splice(0, 1);
  expect(await gone?.stop()).toBe(0);
  for (let each = 0; each < 4; each++) expect((await client.get("/account")).status()).toBe(200);
  await client.close();
});
