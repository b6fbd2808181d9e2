// The list of saved plans and the desk's list of members, with a million beside a thousand: first, middle and last page.
import { get, member, openFile } from "../plain-visitor";
import { ratio } from "../report";
import { load, percentile } from "./load";
import { type Bench, startOurs } from "./servers";

const FEW = 1000;
const MANY = 1_000_000;
const ROUNDS = 400;
/** So many rows are left for the last page. */
const LAST = 20;
const OPERATOR = "operator@example.test";

/** Rows a second apart, all of one size, and older than the operator. */
const LISTS = [
  {
    what: "plans",
    path: "/braindumps",
    card: /href="\/braindumps\/[\w-]{24,}"/g,
    table: "brain_dumps",
    columns:
      "id, user_id, platform, app_type, description, generated_context, title, search_text, writer, plan_version, created_at",
    row: `printf('%s-%08d', u.id, i), u.id, 'cursor', 'web', 'A shop for bread, number ' || i, '# Plan' || char(10) || 'Bake.',
          'Bread shop ' || i, 'bread shop', 'embedded', 1`,
  },
  {
    what: "members",
    path: "/admin/members",
    card: /href="\/admin\/members\/[\w-]+"/g,
    table: "users",
    columns: "id, email, name, password_hash, verified_at, created_at",
    row: `printf('member-%08d', i), printf('member-%08d@example.test', i), 'Member ' || i, '', 1600000000000`,
  },
];

/** A site of an operator with so many plans, and of so many members beside. */
async function siteWith(count: number) {
  const server = await startOurs({ REQUIRE_SECOND_FACTOR: "off" });
  const cookie = await member(server, OPERATOR);
  const file = openFile(server.dataDir);
  file.pragma("synchronous = OFF");
  file.prepare("UPDATE users SET operator_since = created_at").run();
  const places = LISTS.map(({ table, columns, row }) => {
    file
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO ${table} (${columns}) SELECT ${row}, 1600000000000 + i * 1000 FROM n, users u WHERE u.email = ?`,
      )
      .run(count, OPERATOR);
    const place = file.prepare(
      `SELECT created_at || '.' || id FROM ${table} ORDER BY created_at, id LIMIT 1 OFFSET ?`,
    );
    return { middle: place.pluck().get(count / 2), last: place.pluck().get(LAST) };
  });
  file.close();
  return { server, cookie, places };
}

export async function list(): Promise<void> {
  const sites = [await siteWith(FEW), await siteWith(MANY)];
  for (const [at, { what, path, card }] of LISTS.entries()) {
    for (const page of ["first", "middle", "last"] as const) {
      const sides = sites.map(({ server, cookie, places }) => {
        const place = page === "first" ? "" : `?older=${encodeURIComponent(String(places[at]?.[page]))}`;
        return { server, cookie, page: path + place, times: [] as number[] };
      });
      await compare(`the ${page} page of ${MANY} ${what}`, sides, card);
    }
  }
  for (const { server } of sites) await server.stop();
}

type Side = { server: Bench; cookie: string; page: string; times: number[] };

/** Asks both in turns. `card`: the link of one row. */
async function compare(name: string, sides: Side[], card: RegExp): Promise<void> {
  const rows = async ({ server, cookie, page }: Side) =>
    (await get(server, page, cookie)).match(card)?.length;
  const [few, many] = await Promise.all(sides.map(rows));
  if (!few || few !== many) throw new Error(`${name} shows ${many} rows, and that of ${FEW} ${few}`);
  for (let round = 0; round < ROUNDS; round++)
    for (const { server, cookie, page, times } of sides) times.push(await load(server, page, cookie));
  for (const [percent, wanted] of [
    [50, "at most 1.25"],
    [99, "at most 1.5"],
  ] as const) {
    // The first ones warm the server up.
    const [few = 0, many = 0] = sides.map(({ times }) => percentile(times.slice(ROUNDS / 4), percent));
    const figures = `${many.toFixed(1)} ms beside ${few.toFixed(1)} ms`;
    ratio(`${name}, p${percent} of ${FEW}`, many / few, wanted, figures);
  }
}
