import { beforeEach, describe, expect, it } from "vitest";
import { transaction } from "~/base/data/database";
import { newId } from "~/base/kernel/ids";
import { failJob } from "~/braindumper/data/jobs";
import { savePlanForGeneration } from "~/braindumper/data/plans";
import { modelInUse } from "~/braindumper/pause-model";
import { insertWaitlistEntry } from "~/waitlist/data";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { withEnvironment } from "../support/environment";
import { newSubscribers } from "../support/newsletter";
import { actsOf, operatorSignedIn } from "../support/operators";
import { newPlan } from "../support/plans";

withDatabase();
withClock("2026-03-15T12:00:00Z");
const setEnvironment = withEnvironment();
const MODEL = { OPENAI_BASE_URL: "http://127.0.0.1:9/v1", OPENAI_MODEL: "some-model" };
beforeEach(() => setEnvironment({ ...MODEL }));

describe("the desk's plans", () => {
  it("counts failed jobs by kind, without what members wrote", async () => {
    const { operator, visitor } = await operatorSignedIn();
    for (const failure of ["slow", "slow", "refused"] as const) {
      const plan = newPlan({ description: "my secret idea" });
      const id = await savePlanForGeneration(operator.id, newId(), plan, "", true);
      await failJob(id ?? "", failure);
    }
    const { data } = await visitor.get("/admin/plans");
    expect(data.failures).toMatchObject([
      { failure: "slow", n: 2 },
      { failure: "refused", n: 1 },
    ]);
    expect(JSON.stringify(data)).not.toContain("secret idea");
  });

  it("pauses the model and takes it up again, each with its operator in the trail", async () => {
    const { operator, visitor } = await operatorSignedIn();
    expect((await modelInUse())?.name).toBe("some-model");
    await visitor.post("/admin/plans", { change: "pause" });
    expect(await modelInUse()).toBeNull();
    expect((await visitor.post("/admin/plans", { change: "pause" })).status).toBe(409);
    passTime(1000);
    await visitor.post("/admin/plans", { change: "resume" });
    expect((await modelInUse())?.name).toBe("some-model");
    expect(await actsOf(operator)).toEqual(["model_resumed some-model", "model_paused some-model"]);
    setEnvironment({ OPENAI_BASE_URL: "", OPENAI_MODEL: "" });
    const without = await visitor.post("/admin/plans", { change: "pause" });
    expect([without.status, without.problem?.text]).toEqual([409, "No model is configured."]);
  });
});

describe("the desk's lists", () => {
  it("counts both lists, and gives them as files to who proved it a moment ago", async () => {
    const { operator, visitor } = await operatorSignedIn();
    await newSubscribers(2);
    await transaction((tx) => insertWaitlistEntry(tx, { email: "+ann@example.test", consentText: "Yes" }));
    expect((await visitor.get("/admin/lists")).data.facts).toEqual([
      { term: "Subscribers", text: "2" },
      { term: "On the waitlist", text: "1" },
    ]);
    const { headers, text } = await visitor.get("/admin/lists/newsletter.csv");
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="newsletter.csv"');
    expect(text.split("\r\n")).toHaveLength(3);
    passTime(1000);
    const exact = await visitor.get("/admin/lists/waitlist.csv");
    expect(exact.text).toContain("\r\n+ann@example.test,");
    passTime(1000);
    const guarded = await visitor.get("/admin/lists/waitlist.csv?spreadsheet");
    expect(guarded.headers.get("Content-Disposition")).toContain('"waitlist-spreadsheet.csv"');
    expect(guarded.text).toContain("\r\n'+ann@example.test,");
    expect(await actsOf(operator)).toEqual([
      "list_exported waitlist",
      "list_exported waitlist",
      "list_exported newsletter",
    ]);
    passTime(60 * 60 * 1000);
    const { location } = await visitor.get("/admin/lists/waitlist.csv?spreadsheet");
    expect(location).toBe("/auth/prove?redirectTo=%2Fadmin%2Flists%2Fwaitlist.csv%3Fspreadsheet%3D");
  });
});
