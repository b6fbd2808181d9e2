import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { reader, transaction } from "~/base/data/database";
import { DAY_MS, MINUTE_MS } from "~/base/kernel/clock";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import {
  claimJob,
  deleteOldCounts,
  failExpiredJobs,
  failJob,
  findJob,
  finishJob,
  keepWaitingJobs,
  LEASE_MS,
  queueJobAgain,
  renewJobs,
} from "~/braindumper/data/jobs";
import { deleteProject, findPlan, savePlanForGeneration } from "~/braindumper/data/plans";
import type { User } from "~/identity/data/users";
import { dailyCounts, jobs, userLimits, users } from "~/tables";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newMember, setTokens } from "../support/members";
import { MODEL_ANSWER } from "../support/model-answer";
import { newPlan } from "../support/plans";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();

let member: User;
beforeEach(async () => {
  member = await newMember();
});

/** Saves a plan whose first answer is then written. @returns the id of both */
async function start(key = "key", userId = member.id): Promise<string> {
  const id = await savePlanForGeneration(userId, key, newPlan(), "", true);
  if (!id) throw new Error("No generation left.");
  return id;
}

const find = (id: string) => findJob(id, member.id);
const status = async (id: string) => (await find(id))?.status;

describe("a plan with a first answer to come", () => {
  it("is there at once, for one generation, and the job waits for a worker", async () => {
    const id = await start();
    expect(await findPlan(id, member.id)).toMatchObject({ ...newPlan(), firstAnswer: null });
    expect(await countGenerationsLeft(member.id)).toBe(4);
    expect(await find(id)).toMatchObject({ status: "running", startedAt: null, failure: null });
  });

  it("pressed ten times at once is one plan, one job, one generation, and one of the day's", async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => start()));
    expect(new Set(ids).size).toBe(1);
    expect(await countGenerationsLeft(member.id)).toBe(4);
    expect(await reader().select().from(dailyCounts)).toMatchObject([{ generations: 1 }]);
  });

  it("without a generation left there is neither plan nor job, and nothing of the day's is used", async () => {
    await setTokens(member.id, { available: 0 });
    expect(await savePlanForGeneration(member.id, "key", newPlan(), "", true)).toBeNull();
    expect(await reader().select().from(jobs)).toEqual([]);
    expect(await reader().select().from(dailyCounts)).toEqual([]);
  });

  it("above the day's ceiling the plan is there, and its first answer has failed before it began", async () => {
    setEnvironment({ DAILY_GENERATIONS_MAX: "1" });
    const [first, second] = [await start("one"), await start("two")];
    expect([await status(first), await status(second)]).toEqual(["running", "failed"]);
    expect(await find(second)).toMatchObject({ failure: "limit" });
    expect(await findPlan(second, member.id)).not.toBeNull();
    await queueJobAgain(second, member.id);
    expect(await find(second)).toMatchObject({ status: "failed", failure: "limit" });
    passTime(DAY_MS);
    await queueJobAgain(second, member.id);
    expect(await status(second)).toBe("running");
  });

  it("without one to come the plan is there, and no worker takes it up", async () => {
    await savePlanForGeneration(member.id, "key", newPlan(), "");
    expect(await claimJob()).toBeNull();
  });
});

describe("claimJob", () => {
  it("gives each waiting job to one worker, the oldest first", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      ids.push(await start(`key ${n}`));
      passTime(1000);
    }
    expect((await claimJob())?.id).toBe(ids[0]);
    const rest = await Promise.all(Array.from({ length: 6 }, claimJob));
    const claimed = rest.flatMap((job) => (job ? [job.id] : []));
    expect(claimed.sort()).toEqual(ids.slice(1).sort());
  });
});

describe("how a job ends", () => {
  it("with a first answer beside the plan, once, and the plan as it was", async () => {
    const id = await start();
    await claimJob();
    const before = await findPlan(id, member.id);
    expect(await finishJob(id, MODEL_ANSWER, "test-model")).toBe(true);
    const written = { firstAnswer: MODEL_ANSWER, writer: "test-model" };
    expect(await findPlan(id, member.id)).toEqual({ ...before, ...written });
    expect(await find(id)).toMatchObject({ status: "done", leaseUntil: null });
    expect(await finishJob(id, { ...MODEL_ANSWER, questions: [] }, "other")).toBe(false);
    expect(await failJob(id, "slow")).toBe(false);
    expect(await findPlan(id, member.id)).toMatchObject(written);
  });

  it("without one, whatever else tries to end it after, and the plan and its generation are untouched", async () => {
    const id = await start();
    await claimJob();
    const before = await findPlan(id, member.id);
    expect(await failJob(id, "slow")).toBe(true);
    passTime(LEASE_MS + 1);
    expect([await failJob(id, "busy"), await failExpiredJobs()]).toEqual([false, 0]);
    expect(await finishJob(id, MODEL_ANSWER, "test-model")).toBe(false);
    expect(await find(id)).toMatchObject({ status: "failed", failure: "slow" });
    expect(await findPlan(id, member.id)).toEqual(before);
    expect(await countGenerationsLeft(member.id)).toBe(4);
  });

  it("with its plan, when that is deleted: the worker hears of it, and nothing comes back", async () => {
    const id = await start();
    await claimJob();
    await transaction((tx) => deleteProject(tx, id, member.id));
    expect(await renewJobs([id])).toEqual([]);
    expect(await finishJob(id, MODEL_ANSWER, "test-model")).toBe(false);
    expect(await findPlan(id, member.id)).toBeNull();
    expect(await reader().select().from(jobs)).toEqual([]);
  });

  it("with the account", async () => {
    const id = await start();
    await transaction((tx) => tx.delete(users).where(eq(users.id, member.id)));
    expect(await failJob(id, "slow")).toBe(false);
    expect(await finishJob(id, MODEL_ANSWER, "test-model")).toBe(false);
    expect(await reader().select().from(userLimits)).toEqual([]);
  });
});

describe("tried again", () => {
  it("a failed job waits for a worker again, once for two presses, and costs one of the day's, no generation", async () => {
    const id = await start();
    await claimJob();
    await failJob(id, "slow");
    await Promise.all([queueJobAgain(id, member.id), queueJobAgain(id, member.id)]);
    expect(await find(id)).toMatchObject({
      status: "running",
      failure: null,
      startedAt: null,
      endedAt: null,
    });
    expect(await reader().select().from(dailyCounts)).toMatchObject([{ generations: 2 }]);
    expect(await countGenerationsLeft(member.id)).toBe(4);
    expect((await claimJob())?.id).toBe(id);
  });

  it("not one that runs, is done, or is another member's", async () => {
    const running = await start("one");
    await claimJob();
    await queueJobAgain(running, member.id);
    expect((await find(running))?.startedAt).not.toBeNull();
    await finishJob(running, MODEL_ANSWER, "test-model");
    await queueJobAgain(running, member.id);
    expect(await status(running)).toBe("done");
    const failed = await start("two");
    await failJob(failed, "slow");
    const other = await newMember();
    await queueJobAgain(failed, other.id);
    expect(await status(failed)).toBe("failed");
    expect(await findJob(failed, other.id)).toBeNull();
  });
});

describe("a job that nobody is heard of", () => {
  it("is failed when its lease ends, not before, and a renewed one is not", async () => {
    const id = await start();
    await claimJob();
    passTime(LEASE_MS - 1000);
    expect(await failExpiredJobs()).toBe(0);
    expect(await renewJobs([id])).toEqual([id]);
    passTime(LEASE_MS - 1000);
    expect(await failExpiredJobs()).toBe(0);
    passTime(2000);
    const counts = await Promise.all([failExpiredJobs(), failExpiredJobs(), failExpiredJobs()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await find(id)).toMatchObject({ status: "failed", failure: "interrupted" });
    expect(await renewJobs([id])).toEqual([]);
  });

  it("one that no worker has taken up is waited for longer, but not for ever", async () => {
    const id = await start();
    passTime(LEASE_MS);
    expect(await failExpiredJobs()).toBe(0);
    passTime(10 * MINUTE_MS);
    expect(await failExpiredJobs()).toBe(1);
    expect(await status(id)).toBe("failed");
  });

  it("one that waits its turn in a long line is not failed while somebody works on the jobs before it", async () => {
    const atWork = await start("first");
    await claimJob();
    const id = await start("second");
    for (let minutes = 0; minutes < 30; minutes += 0.5) {
      await renewJobs([atWork]);
      await keepWaitingJobs();
      passTime(MINUTE_MS / 2 - 1000);
      expect(await failExpiredJobs()).toBe(0);
    }
    expect((await claimJob())?.id).toBe(id);
  });

  it("that somebody works on others brings no dead job back", async () => {
    await start("taken");
    await claimJob();
    await start("waits");
    passTime(11 * MINUTE_MS);
    await keepWaitingJobs();
    expect(await failExpiredJobs()).toBe(2);
    expect((await reader().select().from(jobs)).map((each) => each.status)).toEqual(["failed", "failed"]);
  });
});

it("a job's key answers for as long as its plan is there; the counts of days are forgotten after a month", async () => {
  const id = await start();
  await failJob(id, "slow");
  passTime(31 * DAY_MS);
  await transaction((tx) => deleteOldCounts(tx));
  expect(await start()).toBe(id);
  expect(await reader().select().from(dailyCounts)).toEqual([]);
});
