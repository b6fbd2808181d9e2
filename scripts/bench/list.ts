// Compares the list of saved plans and the desk's list of members with a million rows against a thousand: first,
// middle and last page.
import { type RunningServer, startServer } from "../../tests/support/server";
import { get, member, openFile } from "../plain-visitor";
import { percentile, ratio } from "../report";
import { load } from "./load";

const [FEW, MANY] = [1000, Number(process.env.BENCH_ROWS ?? 1_000_000)];
const ROUNDS = 400;
/** Number of rows left for the last page. */
const LAST = 20;
const OPERATOR = "operator@example.test";

/**
 * The lists. Their rows are a second apart, equally large, and older than the operator; `card` matches the link of
 * one row.
 */
const LISTS = [
  {
    ...{ path: "/braindumps", card: /href="\/braindumps\/[\w-]{24,}"/g, table: "brain_dumps" },
    columns:
      "id, user_id, platform, app_type, description, generated_context, title, search_text, writer, plan_version",
    row: `printf('%s-%08d', u.id, i), u.id, 'cursor', 'web', 'A shop for bread, number ' || i, '# Plan' || char(10) || 'Bake.',
          'Bread shop ' || i, 'bread shop', 'embedded', 1`,
  },
  {
    ...{ path: "/admin/members", card: /href="\/admin\/members\/[\w-]+"/g, table: "users" },
    columns: "id, email, name, password_hash, verified_at",
    row: `printf('member-%08d', i), printf('member-%08d@example.test', i), 'Member ' || i, '', 1600000000000`,
  },
];

/**
 * Starts a site with `count` members and an operator who has `count` plans.
 * @returns the site, its operator's cookie, and the addresses of the pages
 */
async function siteWith(count: number) {
  const server = await startServer({ env: { REQUIRE_SECOND_FACTOR: "off" } });
  const cookie = await member(server, OPERATOR);
  const file = openFile(server.dataDir);
  file.pragma("synchronous = OFF");
  file.prepare("UPDATE users SET operator_since = created_at").run();
  const pages = LISTS.map(({ path, table, columns, row }) => {
    file
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO ${table} (${columns}, created_at) SELECT ${row}, 1600000000000 + i * 1000 FROM n, users u WHERE u.email = ?`,
      )
      .run(count, OPERATOR);
    const placeOf = file
      .prepare(`SELECT created_at || '.' || id FROM ${table} ORDER BY created_at, id LIMIT 1 OFFSET ?`)
      .pluck();
    const older = (offset: number) => `${path}?older=${encodeURIComponent(String(placeOf.get(offset)))}`;
    return { first: path, middle: older(count / 2), last: older(LAST) };
  });
  file.close();
  return { server, cookie, pages };
}

type Sided = { server: RunningServer; cookie: string; at: string };

export async function list(): Promise<void> {
  const sites = [await siteWith(MANY), await siteWith(FEW)];
  for (const [which, { path, card }] of LISTS.entries())
    for (const page of ["first", "middle", "last"] as const) {
      const sides = sites.map((site): Sided => ({ ...site, at: site.pages[which]?.[page] ?? "" }));
      await compare(`${path} with ${MANY} rows, the ${page} page`, sides, card);
    }
  for (const { server } of sites) await server.stop();
}

/** Requests both pages alternately. The first quarter of the rounds is a warm-up. */
async function compare(name: string, sides: Sided[], card: RegExp): Promise<void> {
  const rows = async ({ server, cookie, at }: Sided) => (await get(server, at, cookie)).match(card)?.length;
  const [many, few] = await Promise.all(sides.map(rows));
  if (!few || few !== many) throw new Error(`${name} shows ${many} rows, and that of ${FEW} ${few}`);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++)
    for (const [side, { server, cookie, at }] of sides.entries()) {
      const ms = await load(server, at, cookie);
      if (round >= ROUNDS / 4) times[side]?.push(ms);
    }
  const pairAt = (percent: number): [number, number] => [
    percentile(times[0], percent),
    percentile(times[1], percent),
  ];
  ratio(`${name}, p50 of ${FEW}`, [pairAt(50)], "at most 1.25", "ms");
  ratio(`${name}, p99 of ${FEW}`, [pairAt(99)], "at most 1.5", "ms");
}
