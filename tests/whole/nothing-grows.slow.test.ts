import { count, getTableName, type Table } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { allTables } from "~/base/data/schema-state";
import { fromNow, HOUR_MS } from "~/base/kernel/clock";
import { answerField } from "~/braindumper/forms/wizard";
import { ALL_QUESTIONS } from "~/braindumper/planner";
import { rateLimits } from "~/tables";
import { memberWithPassword, PASSWORD } from "../support/accounts";
import { withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { savedPlanOf } from "../support/plans";
import { authorizeUrl, newClient, type TestClient, withSigningKey } from "../support/sso";
import { urlsOf } from "../support/urls";
import { loadRoute, signedIn, Visitor } from "../support/visitor";

withDatabase();
// Stopped: what is kept once a second is kept once.
withClock("2026-03-15T12:00:00Z");
withSigningKey();

/** Rows that are left by so many sends are the rows of each send, or none. */
const SENDS = 4;
/** The longest row that a form or an address may leave: a draft with twelve answers, each letter of three bytes. */
const LONGEST_ROW = 12_000;

/** A value for every field of every form, that most of them take; every other one as long as they take it. */
function fieldsOf(n: number, client: TestClient): Record<string, string> {
  const isLong = n % 2 === 1;
  const letters = [...String(n)].map((digit) => "abcdefghij"[Number(digit)]).join("");
  const padded = (text: string, length: number) => (isLong ? text.padEnd(length, "x") : text);
  const answers = ALL_QUESTIONS.slice(0, 8).map(({ id }) => [answerField(id), padded("Only I", 500)]);
  return {
    ...Object.fromEntries(answers),
    ...{
      email: `${padded(`ann-${letters}`, 60)}@example.test`,
      firstName: "Ann",
      name: padded(`Ann ${letters}`, 40),
    },
    ...{
      password: PASSWORD,
      confirmPassword: PASSWORD,
      currentPassword: PASSWORD,
      acceptTerms: "on",
      newsletter: "on",
    },
    ...{
      code: "123456",
      response: "{}",
      action: "rename",
      codes: "new",
      purpose: "use",
      which: "one",
      session: "x",
    },
    ...{
      client: client.id,
      decision: "allow",
      wanted: n % 4 < 2 ? "yes" : "no",
      token_hash: "x",
      type: "signup",
    },
    ...{
      answer: "later",
      to: "/",
      theme: "dark",
      platform: "bolt",
      description: padded(`A shop for bread ${n}`, 2000),
    },
    ...{ words: padded(`Line ${n}`, 3000), kind: "wrong" },
    ...{ appType: "web", writer: "built-in", step: "describe", draft: "" },
  };
}

type Way = { name: string; send(browser: Visitor, n: number): Promise<{ status: number }> };

/** Every route by every method that it takes. */
async function waysOf(id: string, client: TestClient, thirdParty: TestClient): Promise<Way[]> {
  const ways: Way[] = [];
  for (const { file, url } of urlsOf({ id })) {
    ways.push({ name: `GET ${url}`, send: (browser, n) => browser.get(`${url}?page=${n}`) });
    if ((await loadRoute(file)).action)
      ways.push({ name: `POST ${url}`, send: (browser, n) => browser.post(url, fieldsOf(n, client)) });
  }
  for (const [name, site, more] of [
    ["sign-on", client, {}],
    ["sign-on with prompt=login", client, { prompt: "login" }],
    ["sign-on with prompt=none", client, { prompt: "none" }],
    ["sign-on at a third party's client", thirdParty, {}],
  ] as const) {
    const state = (n: number) => (n % 2 === 1 ? `${n}`.padEnd(7000, "x") : `${n}`);
    const send: Way["send"] = (browser, n) => browser.get(authorizeUrl(site, { state: state(n), ...more }));
    ways.push({ name: `GET ${name}`, send });
  }
  return ways;
}

async function countRows(): Promise<Map<Table, number>> {
  const tables = allTables();
  const counts = await Promise.all(
    tables.map((table) =>
      reader()
        .select({ n: count() })
        .from(table as never),
    ),
  );
  return new Map(tables.map((table, at) => [table, (counts[at] as unknown as { n: number }[])[0]?.n ?? 0]));
}

/** Sends so often. @returns the tables that have more rows than before */
async function grownBy(send: (n: number) => Promise<unknown>, from: number): Promise<Table[]> {
  const before = await countRows();
  for (let n = from; n < from + SENDS; n += 1) await send(n);
  return [...(await countRows())]
    .filter(([table, rows]) => rows > (before.get(table) ?? 0))
    .map(([table]) => table);
}

/** As if everything that the limits count had been sent already. */
const useUpLimits = () => transaction((tx) => tx.update(rateLimits).set({ points: 1_000_000 }));

async function longestRow(table: Table): Promise<number> {
  const rows = await reader()
    .select()
    .from(table as never);
  return Math.max(...rows.map((row) => Buffer.byteLength(JSON.stringify(row))));
}

/** Sends in a loop. @returns what grows with each send, whatever was sent before */
async function faultsOf({ name, send }: Way, browsers: (n: number) => Promise<Visitor[]>): Promise<string[]> {
  const all = async (n: number) => {
    for (const browser of await browsers(n)) await send(browser, n);
  };
  const first = await grownBy(all, 0);
  if (first.length === 0) return [];
  const faults: string[] = [];
  for (const table of first) {
    const bytes = await longestRow(table);
    if (bytes > LONGEST_ROW) faults.push(`${name}: a row of ${bytes} bytes in ${getTableName(table)}`);
  }
  if ((await grownBy(all, SENDS)).length === 0) return faults;
  await useUpLimits();
  const still = await grownBy(all, 2 * SENDS);
  return [...faults, ...still.map((table) => `${name}: ${getTableName(table)} grows`)];
}

describe("whatever is sent in a loop, nothing grows without a limit: sent", () => {
  async function walk(
    browsersOf: (way: number) => Promise<{ planId: string; browsers(n: number): Promise<Visitor[]> }>,
  ) {
    const client = await newClient();
    const thirdParty = await newClient({ isThirdParty: true });
    const { length } = await waysOf("x", client, thirdParty);
    const faults: string[] = [];
    for (let at = 0; at < length; at += 1) {
      const { planId, browsers } = await browsersOf(at);
      const way = (await waysOf(planId, client, thirdParty))[at] as Way;
      faults.push(...(await faultsOf(way, browsers)));
    }
    return faults;
  }

  test("by a visitor, with and without cookies", async () => {
    const faults = await walk(async (at) => {
      // A network of its own: what one way uses up is left to the others.
      const kept = new Visitor(`2001:db8:1${at.toString(16).padStart(3, "0")}::1`);
      return { planId: "no-such-plan", browsers: async () => [kept, new Visitor(kept.ip)] };
    });
    expect(faults).toEqual([]);
  }, 180_000);

  test("by a member", async () => {
    const faults = await walk(async (at) => {
      const member = await memberWithPassword();
      const planId = await savedPlanOf(member);
      const browser = await signedIn(member, { mayExportUntil: fromNow(HOUR_MS).getTime() });
      const ip = `2001:db8:2${at.toString(16).padStart(3, "0")}::1`;
      return { planId, browsers: async () => [Object.assign(browser, { ip })] };
    });
    expect(faults).toEqual([]);
  }, 180_000);
});
