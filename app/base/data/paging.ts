import { setImmediate } from "node:timers/promises";
import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { withoutNul } from "./dialects/without-nul";
import { listRows } from "./rows";

/** A position in a list: creation time (epoch milliseconds) and id of a row. */
export type Place = { time: number; id: string };

/** Asks for rows older than one place, or else newer than another; without either for the newest. */
export type Cursors = { olderThan?: Place | null; newerThan?: Place | null };

/** Any table whose rows are listed by age. */
type Listed = SQLiteTable & {
  id: Column<string>;
  createdAt: Column<Date>;
};
type Column<Value> = SQLiteColumn & { _: { data: Value } };

/** A part of a list that is ordered newest first: `limit` rows, older than a place. */
export type Part = { limit: number; olderThan: Place | null };

/** The whole list as one part. */
const WHOLE: Part = { limit: Number.MAX_SAFE_INTEGER, olderThan: null };

/** Such a table with rows of members. */
type Owned = Listed & { userId: SQLiteColumn };

/** Returns a member's rows of a list, newest first: all, or one part of it. */
export async function listOwn<List extends Owned>(
  list: List,
  userId: string,
  { limit, olderThan } = WHOLE,
): Promise<List["$inferSelect"][]> {
  const fits = and(eq(list.userId, userId), olderThan ? beyond(list, olderThan) : undefined);
  return listRows(list, fits, { by: [desc(list.createdAt), desc(list.id)], limit });
}

/** Large enough to be quick, small enough not to delay other requests. */
const PART_ROWS = 50;

/** Reads a whole list in parts. It yields to other requests between them, since SQLite's reads block the process. */
export async function* inParts<Row extends { id: string; createdAt: Date }>(
  list: (part: Part) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let olderThan: Place | null = null;
  for (;;) {
    const rows: Row[] = await list({ limit: PART_ROWS, olderThan });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < PART_ROWS) return;
    olderThan = { time: last.createdAt.getTime(), id: last.id };
    await setImmediate();
  }
}

/** A condition for rows older than a place, or newer with `backwards`. Its plain comparison of the time uses the index. */
export function beyond({ createdAt, id }: Listed, place: Place, backwards = false): SQL | undefined {
  const moment = new Date(place.time);
  return backwards
    ? and(gte(createdAt, moment), or(gt(createdAt, moment), gt(id, place.id)))
    : and(lte(createdAt, moment), or(lt(createdAt, moment), lt(id, place.id)));
}

/** Reads a page of a list, newest first, by keyset pagination. `select` runs the query with the page's parts. */
export async function readPage<Row>(
  list: Listed,
  limit: number,
  { olderThan = null, newerThan = null }: Cursors,
  select: (page: { where: SQL | undefined; orderBy: SQL[]; limit: number }) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; hasNewer: boolean; hasOlder: boolean }> {
  const backwards = !olderThan && newerThan !== null;
  const place = olderThan ?? newerThan;
  const towards = backwards ? asc : desc;
  const found = await select({
    where: place ? beyond(list, place, backwards) : undefined,
    orderBy: [towards(list.createdAt), towards(list.id)],
    limit: limit + 1,
  });
  const more = found.length > limit;
  const rows = found.slice(0, limit);
  // A page reached by a cursor always has one on the side it came from.
  if (backwards) return { rows: rows.reverse(), hasNewer: more, hasOlder: true };
  return { rows, hasNewer: olderThan !== null, hasOlder: more };
}

/** A LIKE pattern for texts that contain `text`, in which `%`, `_` and `\` stand for themselves. */
export function likeContaining(text: string): SQL {
  return sql`${`%${withoutNul(text).replace(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`;
}
