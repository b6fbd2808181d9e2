import { setImmediate } from "node:timers/promises";
import { and, asc, desc, gt, gte, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { withoutNul } from "./dialects/without-nul";
import type { auditEvents, brainDumps, drafts, jobs, rounds, users } from "./tables";

/** A list cursor: creation time (epoch milliseconds) and id of a row. */
export type Place = { time: number; id: string };

/** Older than this place, or else newer than that one; neither: the newest. */
export type Cursors = { olderThan?: Place | null; newerThan?: Place | null };

type Listed =
  | typeof auditEvents
  | typeof brainDumps
  | typeof drafts
  | typeof jobs
  | typeof rounds
  | typeof users;

/** A part of a list that is newest first: so many rows, older than this place. */
export type Part = { limit: number; olderThan: Place | null };

/** The list from end to end. */
export const WHOLE: Part = { limit: Number.MAX_SAFE_INTEGER, olderThan: null };

/** Large enough to be quick, small enough to hold nobody up. */
const PART_ROWS = 50;

/** All of a list in parts. Between two of them the site answers others: SQLite reads without giving way. */
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

/** What is older than a place, or with `backwards` newer. The first condition alone lets the database use its index. */
export function beyond({ createdAt, id }: Listed, place: Place, backwards = false): SQL | undefined {
  const moment = new Date(place.time);
  return backwards
    ? and(gte(createdAt, moment), or(gt(createdAt, moment), gt(id, place.id)))
    : and(lte(createdAt, moment), or(lt(createdAt, moment), lt(id, place.id)));
}

/**
 * A page of a list, newest first. Keyset paging, so that every page costs the same. Oldest first needs no other index,
 * which can be read backwards, but other conditions (`beyond`) and other words on the pages ("Newer", "Older", "The newest
 * first."); an order by another column needs an index of its own. @param select asks for the rows of the page
 */
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
  // A cursor implies a page on the other side.
  if (backwards) return { rows: rows.reverse(), hasNewer: more, hasOlder: true };
  return { rows, hasNewer: olderThan !== null, hasOlder: more };
}

/** A LIKE pattern: a per cent sign or an underscore in the text is meant as it is. */
export function containing(text: string): SQL {
  return sql`${`%${withoutNul(text).replace(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`;
}
