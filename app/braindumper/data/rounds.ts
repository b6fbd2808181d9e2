import { and, count, desc, eq } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { listOwn, type Part } from "~/base/data/paging";
import { now, utcDay } from "~/base/kernel/clock";
import { newId } from "~/base/kernel/ids";
import { type BrainDump, brainDumps, type Round, rounds } from "~/braindumper/tables";
import { countStep } from "./daily-steps";

export type { Round };

/** The maximum number of rounds of a project. */
export const MOST_ROUNDS = 100;

const ofProject = ({ projectId, userId }: BrainDump) =>
  and(eq(brainDumps.projectId, projectId), eq(rounds.userId, userId));

/** Saves a round with the version that was tried. @returns its id; null when the project has reached the maximum */
export async function insertRound(tx: Queries, plan: BrainDump, words: string): Promise<string | null> {
  const [row] = await tx
    .select({ n: count() })
    .from(rounds)
    .innerJoin(brainDumps, eq(brainDumps.id, rounds.planId))
    .where(ofProject(plan));
  if ((row?.n ?? 0) >= MOST_ROUNDS) return null;
  const id = newId();
  await tx
    .insert(rounds)
    .values({ id, words, kind: "wrong", userId: plan.userId, planId: plan.id, createdAt: now() });
  if (row?.n === 0 && utcDay(plan.createdAt) !== utcDay(now())) await countStep(tx, "back");
  return id;
}

/** Returns the rounds of a project, newest first, each with the number of the version that was tried. */
export async function listRounds(plan: BrainDump): Promise<(Round & { version: number })[]> {
  const rows = await reader()
    .select({ round: rounds, version: brainDumps.version })
    .from(rounds)
    .innerJoin(brainDumps, eq(brainDumps.id, rounds.planId))
    .where(ofProject(plan))
    .orderBy(desc(rounds.createdAt), desc(rounds.id));
  return rows.map(({ round, version }) => ({ ...round, version }));
}

/** Returns a member's rounds, newest first: all, or one part of the list. */
export const listRoundsOf = (userId: string, part?: Part) => listOwn(rounds, userId, part);
