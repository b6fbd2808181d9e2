import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { transaction } from "~/base/data/database";
import { now } from "~/base/kernel/clock";
import { findPlan, listPlans, savePlanForGeneration } from "~/braindumper/data/plans";
import { planToSave, writeMissingPlanTexts } from "~/braindumper/plan-to-save";
import { jobs } from "~/tables";
import { onPostgres, runRaw, withDatabase } from "../support/database";
import { newMember } from "../support/members";
import { newPlan } from "../support/plans";

withDatabase();

/** The statements of the migration that keep what the old columns held. */
function keeping(): string[] {
  const file = `drizzle/${onPostgres ? "postgres" : "sqlite"}/0015_first_answer_behind.sql`;
  const all = readFileSync(file, "utf8").split("--> statement-breakpoint");
  return all.filter((statement) => !statement.includes("DROP COLUMN"));
}

test("a plan that waited for the model server when the new version started is made without it, and no other is touched", async () => {
  const member = await newMember();
  const saved = await savePlanForGeneration(member.id, "saved", newPlan(), "");
  const [json, time] = onPostgres ? ["jsonb", "timestamptz"] : ["text", "integer"];
  const createdAt = onPostgres ? "'2026-11-20T12:00:00Z'" : "1763640000000";
  const answers = [{ id: "never", question: "What must never happen?", answer: "That it's cold." }];
  const idea = `'lovable', NULL, 'A shop for bread', 'Crumb', '${JSON.stringify(answers).replaceAll("'", "''")}'`;
  await transaction(async (tx) => {
    // A table of this connection hides the real one.
    await runRaw(
      tx,
      `CREATE TEMPORARY TABLE jobs (id text, user_id text, status text, platform text, app_type text, description text, name text, answers ${json}, created_at ${time})`,
    );
    for (const status of ["running", "failed", "cancelled"])
      await runRaw(
        tx,
        `INSERT INTO jobs VALUES ('${status}', '${member.id}', '${status}', ${idea}, ${createdAt})`,
      );
    await runRaw(
      tx,
      `INSERT INTO jobs VALUES ('${saved}', '${member.id}', 'done', 'cursor', NULL, '', NULL, NULL, ${createdAt})`,
    );
    for (const statement of keeping()) await runRaw(tx, statement);
    await runRaw(tx, onPostgres ? "DROP TABLE pg_temp.jobs" : "DROP TABLE temp.jobs");
    // The one that ran stays, and goes on with its first answer.
    const running = { id: "running", userId: member.id, key: "running", status: "running", createdAt: now() };
    await tx.insert(jobs).values(running);
  });
  expect((await listPlans(member.id)).map(({ id }) => id).sort()).toEqual([saved, "running"].sort());

  await writeMissingPlanTexts();
  const plan = await findPlan("running", member.id);
  const request = {
    platform: "lovable",
    appType: null,
    name: "Crumb",
    description: "A shop for bread",
  } as const;
  expect(plan).toMatchObject(planToSave({ ...request, answers }));
  expect(plan).toMatchObject({ projectId: "running", version: 1 });
  expect(plan?.searchText).toContain("a shop for bread");
  // Again, as another process that starts does.
  await writeMissingPlanTexts();
  expect(await findPlan("running", member.id)).toEqual(plan);
  expect(await findPlan(saved ?? "", member.id)).toMatchObject(newPlan());
});
