import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { countGenerationsLeft } from "~/data/allowance";
import { reader, transaction } from "~/data/database";
import { findDraft, insertDraft } from "~/data/drafts";
import {
  cancelJob,
  claimJob,
  deleteOldJobs,
  failExpiredJobs,
  failJob,
  findJob,
  keepWaitingJobs,
  LEASE_MS,
  refuseJob,
  renewJobs,
  startJob,
} from "~/data/jobs";
import { findPlan, finishJob, listPlans, savePlanForGeneration } from "~/data/plans";
import { jobs, userLimits, users } from "~/data/tables";
import type { User } from "~/data/users";
import { DAY_MS, MINUTE_MS } from "~/kernel/clock";
import { forgetConfig } from "~/kernel/config";
import { passTime, turnClock, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { newMember, readAllowance, setTokens } from "../support/members";
import { newPlan } from "../support/plans";

withDatabase();
withClock("2026-03-15T12:00:00Z");

const WRITTEN = newPlan({ writer: "test-model" });
const ANSWERS = [
  { id: "day", question: "Who does what?", answer: "The baker looks at six." },
  { id: "never", question: "What must never happen?", quote: "bread", answer: "" },
];
const IDEA = {
  platform: "cursor",
  appType: "web",
  description: "A shop for bread",
  name: "Crumb",
  answers: ANSWERS,
};

let member: User;
beforeEach(async () => {
  member = await newMember();
});

const newDraft = (userId = member.id) => transaction((tx) => insertDraft(tx, { ...IDEA, userId }));

/** Presses Generate for a new draft. */
async function start(key = "key", userId = member.id) {
  const draft = await newDraft(userId);
  const started = await startJob(userId, key, { ...IDEA, draftId: draft.id }, "test-model");
  return { ...started, id: "id" in started ? started.id : "", draftId: draft.id };
}

const status = async (id: string) => (await findJob(id, member.id))?.status;
const used = async () => (await readAllowance(member.id))?.generationsUsed;

function withVariable(name: string, value: string) {
  process.env[name] = value;
  forgetConfig();
  return () => {
    delete process.env[name];
    forgetConfig();
  };
}

describe("startJob", () => {
  it("takes a generation, and leads the draft to the job", async () => {
    const { outcome, id, draftId } = await start();
    expect(outcome).toBe("started");
    expect(await countGenerationsLeft(member.id)).toBe(4);
    expect(await findJob(id, member.id)).toMatchObject({
      ...IDEA,
      status: "running",
      writer: "test-model",
      stage: null,
      generationKind: "monthly",
      generationPeriod: "2026-03",
      startedAt: null,
    });
    expect((await findDraft(draftId))?.planId).toBe(id);
  });

  it("the same key again gives the same job and costs nothing, however it ended", async () => {
    const first = await start();
    expect(await start()).toMatchObject({ outcome: "known", id: first.id });
    expect(await countGenerationsLeft(member.id)).toBe(4);
    await failJob(first.id, "slow");
    expect(await start()).toMatchObject({ outcome: "known", id: first.id });
    expect(await countGenerationsLeft(member.id)).toBe(5);
  });

  it("the same key ten times at once gives one job", async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => start()));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.filter(({ outcome }) => outcome === "started")).toHaveLength(1);
    expect(await countGenerationsLeft(member.id)).toBe(4);
  });

  it("ten tabs at once with one token left give one job, the others 'No tokens available'", async () => {
    await setTokens(member.id, { available: 1 });
    const all = await Promise.all(Array.from({ length: 10 }, (_, n) => start(`key ${n}`)));
    expect(all.filter(({ outcome }) => outcome === "started")).toHaveLength(1);
    expect(all.filter(({ outcome }) => outcome === "no generations")).toHaveLength(9);
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 0, generationsUsed: 1 });
    expect(await reader().select().from(jobs)).toHaveLength(1);
  });

  it("one running job a member; another waits until it has ended, and costs nothing before", async () => {
    const first = await start("one");
    const second = await start("two");
    expect(second).toMatchObject({ outcome: "running", id: first.id });
    expect((await findDraft(second.draftId))?.planId).toBeNull();
    expect(await countGenerationsLeft(member.id)).toBe(4);
    const other = await newMember();
    expect(await start("two", other.id)).toMatchObject({ outcome: "started" });
    await finishJob(first.id, WRITTEN);
    expect(await start("two")).toMatchObject({ outcome: "started" });
    expect(await countGenerationsLeft(member.id)).toBe(3);
  });

  it("above the day's ceiling a job has failed before it began, and costs nothing", async () => {
    const reset = withVariable("DAILY_GENERATIONS_MAX", "2");
    const people = [member, await newMember(), await newMember(), await newMember()];
    const all = await Promise.all(people.map(({ id }) => start("key", id)));
    expect(all.map(({ outcome }) => outcome).sort()).toEqual(["refused", "refused", "started", "started"]);
    for (const [index, { outcome, id, draftId }] of all.entries()) {
      const person = people[index] as User;
      if (outcome === "started") continue;
      expect(await findJob(id, person.id)).toMatchObject({
        status: "failed",
        failure: "limit",
        generationKind: null,
      });
      expect(await countGenerationsLeft(person.id)).toBe(5);
      expect(await findDraft(draftId)).toMatchObject({ planId: null, revision: 2 });
    }
    passTime(DAY_MS);
    expect(await start("next day", (await newMember()).id)).toMatchObject({ outcome: "started" });
    reset();
  });

  it("another member's draft is not touched by it", async () => {
    const other = await newMember();
    const draft = await newDraft(other.id);
    const started = await startJob(member.id, "key", { ...IDEA, draftId: draft.id }, "test-model");
    expect((await findDraft(draft.id))?.planId).toBeNull();
    expect(started.outcome).toBe("started");
  });
});

describe("refuseJob", () => {
  it("is there, failed, and costs nothing; the next press has a key of its own", async () => {
    const draft = await newDraft();
    const refuse = () => refuseJob(member.id, "key", { ...IDEA, draftId: draft.id }, "test-model", "flagged");
    const first = await refuse();
    expect(first).toMatchObject({ outcome: "refused" });
    expect(await refuse()).toEqual({ outcome: "known", id: "id" in first ? first.id : "" });
    expect(await countGenerationsLeft(member.id)).toBe(5);
    expect(await findDraft(draft.id)).toMatchObject({ planId: null, revision: 2 });
    expect(await claimJob()).toBeNull();
  });
});

describe("claimJob", () => {
  it("gives each waiting job to one worker, the oldest first", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      ids.push((await start("key", (await newMember()).id)).id);
      passTime(1000);
    }
    expect((await claimJob())?.id).toBe(ids[0]);
    const rest = await Promise.all(Array.from({ length: 6 }, claimJob));
    const claimed = rest.flatMap((job) => (job ? [job.id] : []));
    expect(claimed.sort()).toEqual(ids.slice(1).sort());
  });

  it("not one that has ended", async () => {
    const { id } = await start();
    await cancelJob(id, member.id);
    expect(await claimJob()).toBeNull();
  });
});

describe("finishJob", () => {
  it("saves the plan under the job's id, and the draft leads to it", async () => {
    const { id, draftId } = await start();
    await claimJob();
    expect(await finishJob(id, WRITTEN)).toBe(true);
    expect(await findPlan(id, member.id)).toMatchObject({ ...WRITTEN, visited: [] });
    // The plan has what was asked for; it is not kept twice.
    const emptied = { description: "", name: null, answers: null };
    expect(await findJob(id, member.id)).toMatchObject({ status: "done", leaseUntil: null, ...emptied });
    expect((await findDraft(draftId))?.planId).toBe(id);
    expect(await countGenerationsLeft(member.id)).toBe(4);
  });

  it("saves nothing when the job was cancelled in the meantime", async () => {
    const { id } = await start();
    await claimJob();
    await cancelJob(id, member.id);
    expect(await finishJob(id, WRITTEN)).toBe(false);
    expect(await listPlans(member.id)).toEqual([]);
    expect(await countGenerationsLeft(member.id)).toBe(5);
  });

  it("when the plan cannot be inserted the job is not done either, and gives its generation back once", async () => {
    const { id, draftId } = await start();
    await claimJob();
    await expect(finishJob(id, { ...WRITTEN, generatedContext: null as never })).rejects.toThrow();
    expect(await status(id)).toBe("running");
    expect(await failJob(id, "unexpected")).toBe(true);
    expect(await failJob(id, "unexpected")).toBe(false);
    expect(await listPlans(member.id)).toEqual([]);
    expect(await countGenerationsLeft(member.id)).toBe(5);
    expect(await findDraft(draftId)).toMatchObject({ planId: null, description: IDEA.description });
  });
});

describe("the generation comes back once", () => {
  beforeEach(() => setTokens(member.id, { available: 3, used: 2 }));

  const ends = [
    ["failed", (id: string) => failJob(id, "slow")],
    ["cancelled", (id: string) => cancelJob(id, member.id)],
    [
      "failed as expired",
      async () => {
        passTime(LEASE_MS + 1);
        await failExpiredJobs();
      },
    ],
  ] as const;

  it.each(ends)("%s, whatever else ends it after", async (_, end) => {
    const { id, draftId } = await start();
    await claimJob();
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 2, generationsUsed: 3 });
    await end(id);
    for (const [, again] of ends) await again(id);
    expect(await finishJob(id, WRITTEN)).toBe(false);
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 3, generationsUsed: 2 });
    expect(await findDraft(draftId)).toMatchObject({ planId: null, revision: 2 });
  });

  it("all at once", async () => {
    const { id } = await start();
    await claimJob();
    const all = await Promise.all([
      ...Array.from({ length: 5 }, () => failJob(id, "slow")),
      ...Array.from({ length: 5 }, () => cancelJob(id, member.id)),
    ]);
    expect(all).toHaveLength(10);
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 3, generationsUsed: 2 });
  });

  it("a granted generation returns to the granted ones", async () => {
    await setTokens(member.id, { available: 0, granted: 2 });
    const { id } = await start();
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 0, grantedGenerations: 1 });
    await failJob(id, "slow");
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 0, grantedGenerations: 2 });
  });

  it("one of last month is gone with it when the new month has begun to be spent", async () => {
    turnClock("2026-03-31T23:59:00Z");
    const { id } = await start("old");
    turnClock("2026-04-01T00:01:00Z");
    expect(await countGenerationsLeft(member.id)).toBe(5);
    await savePlanForGeneration(member.id, "without a job", newPlan(), "");
    expect(await failJob(id, "slow")).toBe(true);
    expect(await readAllowance(member.id)).toMatchObject({ period: "2026-04", availableGenerations: 4 });
  });

  it("one of last month comes back to last month's row, and the new month brings the allowance, not more", async () => {
    turnClock("2026-03-31T23:59:00Z");
    const { id } = await start();
    turnClock("2026-04-01T00:01:00Z");
    await failJob(id, "slow");
    expect(await readAllowance(member.id)).toMatchObject({ period: "2026-03", availableGenerations: 3 });
    expect(await countGenerationsLeft(member.id)).toBe(5);
  });

  it("the balance never exceeds the allowance, and no count falls below 0", async () => {
    const { id } = await start();
    await setTokens(member.id, { available: 5, used: 0 });
    await failJob(id, "slow");
    expect(await readAllowance(member.id)).toMatchObject({ availableGenerations: 5, generationsUsed: 0 });
  });
});

describe("a job that nobody is heard of", () => {
  it("is failed when its lease ends, not before, and a renewed one is not", async () => {
    const { id } = await start();
    await claimJob();
    passTime(LEASE_MS - 1000);
    expect(await failExpiredJobs()).toBe(0);
    expect(await renewJobs([id])).toEqual([id]);
    passTime(LEASE_MS - 1000);
    expect(await failExpiredJobs()).toBe(0);
    passTime(2000);
    expect(await failExpiredJobs()).toBe(1);
    expect(await failExpiredJobs()).toBe(0);
    expect(await findJob(id, member.id)).toMatchObject({ status: "failed", failure: "interrupted" });
    expect(await renewJobs([id])).toEqual([]);
    expect(await used()).toBe(0);
  });

  it("two sweeps at once give each generation back once", async () => {
    await start();
    await claimJob();
    passTime(LEASE_MS + 1);
    const counts = await Promise.all([failExpiredJobs(), failExpiredJobs(), failExpiredJobs()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await countGenerationsLeft(member.id)).toBe(5);
  });

  it("one that no worker has taken up is waited for longer, but not for ever", async () => {
    const { id } = await start();
    passTime(LEASE_MS);
    expect(await failExpiredJobs()).toBe(0);
    passTime(10 * MINUTE_MS);
    expect(await failExpiredJobs()).toBe(1);
    expect(await status(id)).toBe("failed");
  });

  it("one that waits its turn in a long line is not failed while somebody works on the jobs before it", async () => {
    const atWork = await start("first", (await newMember()).id);
    await claimJob();
    const { id } = await start();
    for (let minutes = 0; minutes < 30; minutes += 0.5) {
      await renewJobs([atWork.id]);
      await keepWaitingJobs();
      passTime(MINUTE_MS / 2 - 1000);
      expect(await failExpiredJobs()).toBe(0);
    }
    expect(await status(id)).toBe("running");
    expect((await claimJob())?.id).toBe(id);
  });

  it("that somebody works on others brings no dead job back", async () => {
    const taken = await start("taken", (await newMember()).id);
    await claimJob();
    const { id } = await start();
    passTime(11 * MINUTE_MS);
    await keepWaitingJobs();
    expect(await failExpiredJobs()).toBe(2);
    expect([await status(id), (await reader().select().from(jobs)).map((each) => each.status)]).toEqual([
      "failed",
      ["failed", "failed"],
    ]);
    expect(taken.outcome).toBe("started");
  });
});

describe("jobs are one's own", () => {
  it("another's job is neither seen nor cancelled", async () => {
    const { id } = await start();
    const other = await newMember();
    expect(await findJob(id, other.id)).toBeNull();
    expect(await cancelJob(id, other.id)).toBeNull();
    expect(await status(id)).toBe("running");
  });
});

describe("progress", () => {
  it("is kept with the job", async () => {
    const { id } = await start();
    await claimJob();
    expect((await findJob(id, member.id))?.stage).toBe("understood");
    await renewJobs([id], { stage: "tables", sections: ["What it understood"] });
    expect(await findJob(id, member.id)).toMatchObject({ stage: "tables", sections: ["What it understood"] });
  });
});

describe("what is left", () => {
  it("jobs without a plan are forgotten after a month, the others stay: their keys still answer", async () => {
    const failed = await start("one");
    await failJob(failed.id, "slow");
    const done = await start("two");
    await finishJob(done.id, WRITTEN);
    passTime(31 * DAY_MS);
    await transaction((tx) => deleteOldJobs(tx));
    expect(await findJob(failed.id, member.id)).toBeNull();
    expect(await start("two")).toMatchObject({ outcome: "known", id: done.id });
  });

  it("goes with the account, while a job runs too", async () => {
    const { id } = await start();
    await transaction((tx) => tx.delete(users).where(eq(users.id, member.id)));
    expect(await failJob(id, "slow")).toBe(false);
    expect(await finishJob(id, WRITTEN)).toBe(false);
    expect(await reader().select().from(userLimits)).toEqual([]);
  });
});
