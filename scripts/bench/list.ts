// The list of saved plans and the desk's list of members, with a million beside a thousand: first, middle and last page.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { get, member, openFile } from "../plain-visitor";
import { bytesOf, Connection, percentile } from "./load";
import { gate, ratio } from "./report";
import { type Bench, startOurs } from "./servers";

const FEW = 1000;
const MANY = 1_000_000;
const ROUNDS = 400;
const PAGE_SIZE = 20;

/** Plans of one member, a second apart, all of one size. */
function addPlans(dataDir: string, email: string, count: number): void {
  const file = openFile(dataDir);
  file.pragma("synchronous = OFF");
  file
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO brain_dumps (id, user_id, platform, app_type, description, generated_context, title, search_text, writer, plan_version, created_at)
       SELECT printf('%s-%08d', u.id, i), u.id, 'cursor', 'web', 'A shop for bread, number ' || i, '# Plan' || char(10) || 'Bake.',
              'Bread shop ' || i, 'bread shop', 'embedded', 1, 1600000000000 + i * 1000
       FROM n, users u WHERE u.email = ?`,
    )
    .run(count, email);
  file.close();
}

/** Where a page in the middle and the last page begin. */
function places(dataDir: string, email: string, count: number): string[] {
  const file = openFile(dataDir);
  const id = file.prepare("SELECT id FROM users WHERE email = ?").pluck().get(email);
  file.close();
  const place = (i: number) => `${1_600_000_000_000 + i * 1000}.${id}-${String(i).padStart(8, "0")}`;
  return ["", place(count / 2), place(PAGE_SIZE + 1)].map((at) =>
    at ? `/braindumps?older=${encodeURIComponent(at)}` : "/braindumps",
  );
}

export async function list(): Promise<void> {
  await besideEachOther("plans", async (server, dataDir, count) => {
    const email = `has-${count}@example.test`;
    const cookie = await member(server, email);
    addPlans(dataDir, email, count);
    return { server, cookie, paths: places(dataDir, email, count), card: /href="\/braindumps\/[\w-]{24,}"/g };
  });
  await besideEachOther("members", async (server, dataDir, count) => {
    const cookie = await member(server, "operator@example.test");
    return { server, cookie, paths: addMembers(dataDir, count), card: /href="\/admin\/members\/[\w-]+"/g };
  });
}

/** Other accounts than the operator's, a second apart. @returns where the first, the middle and the last page begin */
function addMembers(dataDir: string, count: number): string[] {
  const file = openFile(dataDir);
  file.pragma("synchronous = OFF");
  file.prepare("UPDATE users SET operator_since = created_at").run();
  file
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO users (id, email, name, password_hash, verified_at, created_at)
       SELECT printf('member-%08d', i), printf('member-%08d@example.test', i), 'Member ' || i, '', 1600000000000, 1600000000000 + i * 1000
       FROM n`,
    )
    .run(count);
  file.close();
  const place = (i: number) => `${1_600_000_000_000 + i * 1000}.member-${String(i).padStart(8, "0")}`;
  return ["", place(count / 2), place(PAGE_SIZE + 1)].map((at) =>
    at ? `/admin/members?older=${encodeURIComponent(at)}` : "/admin/members",
  );
}

/** A site with few and a site with many, each page asked for in turns. */
async function besideEachOther(
  what: string,
  fill: (server: Bench, dataDir: string, count: number) => Promise<Side>,
): Promise<void> {
  const folders: string[] = [];
  const sides: Side[] = [];
  try {
    for (const count of [FEW, MANY]) {
      const dataDir = mkdtempSync(path.join(os.tmpdir(), "loam-bench-list-"));
      folders.push(dataDir);
      const server = await startOurs({ dataDir, env: { REQUIRE_SECOND_FACTOR: "off" } });
      sides.push(await fill(server, dataDir, count));
    }
    const [few, many] = sides as [Side, Side];
    for (const [at, depth] of ["first", "middle", "last"].entries())
      await compare(what, depth, at, few, many);
  } finally {
    for (const { server } of sides) await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** `card`: the link of one row. */
type Side = { server: Bench; cookie: string; paths: string[]; card: RegExp };

async function compare(what: string, depth: string, at: number, few: Side, many: Side): Promise<void> {
  const sides = [few, many].map(({ server, cookie, paths }) => ({
    connection: new Connection(server.port),
    request: bytesOf(server.port, { path: paths[at] as string, headers: { Cookie: cookie } }),
    times: [] as number[],
  }));
  const cards = async ({ server, cookie, paths, card }: Side) =>
    (await get(server, paths[at] as string, cookie)).match(card)?.length ?? 0;
  const shown = [await cards(few), await cards(many)];
  gate(`the ${depth} page of ${MANY} ${what} shows as many as that of ${FEW}`, shown[1] ?? 0, {
    least: Math.max(1, shown[0] ?? 0),
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { connection, request, times } of sides) {
      const answer = await connection.ask(request);
      if (answer.status !== 200) throw new Error(`The list answered ${answer.status}`);
      // The first ones warm the server up.
      if (round >= ROUNDS / 4) times.push(answer.ms);
    }
  }
  for (const { connection } of sides) connection.close();
  const [small, large] = sides.map(({ times }) => times) as [number[], number[]];
  for (const [percent, most] of [
    [50, 1.25],
    [99, 1.5],
  ] as const) {
    const [less, more] = [percentile(small, percent), percentile(large, percent)];
    ratio(
      `the ${depth} page of ${MANY} ${what}, p${percent} of that of ${FEW}`,
      more / less,
      { most },
      `${more.toFixed(1)} ms beside ${less.toFixed(1)} ms`,
    );
  }
}
