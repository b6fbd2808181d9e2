import { and, count, desc, eq, inArray } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { countStep, dayOf } from "./daily-steps";
import { type Queries, reader } from "./database";
import { beyond, WHOLE } from "./paging";
import { type BrainDump, brainDumps, type Round, rounds } from "./tables";

export type { Round };

/** Most rounds of a project. */
export const MOST_ROUNDS = 100;

const ofProject = ({ projectId, userId }: BrainDump) =>
  and(eq(brainDumps.projectId, projectId), eq(rounds.userId, userId));

/** Keeps a round with the version that was tried. @returns its id, or null when its project has as many as there can be */
export async function insertRound(
  tx: Queries,
  plan: BrainDump,
  round: Pick<Round, "kind" | "words">,
): Promise<string | null> {
  const [row] = await tx
    .select({ n: count() })
    .from(rounds)
    .innerJoin(brainDumps, eq(brainDumps.id, rounds.planId))
    .where(ofProject(plan));
  if ((row?.n ?? 0) >= MOST_ROUNDS) return null;
  const id = newId();
  await tx.insert(rounds).values({ ...round, id, userId: plan.userId, planId: plan.id, createdAt: now() });
  if (row?.n === 0 && dayOf(plan.createdAt) !== dayOf(now())) await countStep(tx, "back");
  return id;
}

/** The rounds of a project, newest first, each with the number of the version that was tried. */
export async function listRounds(plan: BrainDump): Promise<(Round & { version: number })[]> {
  const rows = await reader()
    .select({ round: rounds, version: brainDumps.version })
    .from(rounds)
    .innerJoin(brainDumps, eq(brainDumps.id, rounds.planId))
    .where(ofProject(plan))
    .orderBy(desc(rounds.createdAt), desc(rounds.id));
  return rows.map(({ round, version }) => ({ ...round, version }));
}

/** How many rounds each of a member's projects has; one without rounds is left out. */
export async function countRounds(userId: string, projectIds: string[]): Promise<Map<string, number>> {
  const rows = await reader()
    .select({ projectId: brainDumps.projectId, n: count() })
    .from(rounds)
    .innerJoin(brainDumps, eq(brainDumps.id, rounds.planId))
    .where(and(eq(rounds.userId, userId), inArray(brainDumps.projectId, projectIds)))
    .groupBy(brainDumps.projectId);
  return new Map(rows.map(({ projectId, n }) => [projectId, n]));
}

/** A member's rounds, all or a part. */
export async function listRoundsOf(userId: string, { limit, olderThan } = WHOLE): Promise<Round[]> {
  return reader()
    .select()
    .from(rounds)
    .where(and(eq(rounds.userId, userId), olderThan ? beyond(rounds, olderThan) : undefined))
    .orderBy(desc(rounds.createdAt), desc(rounds.id))
    .limit(limit);
}
