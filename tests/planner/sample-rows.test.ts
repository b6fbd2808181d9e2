import { beforeAll, describe, expect, it } from "vitest";
import { warmPlanner, writePlan } from "~/planner";
import { flowOf } from "~/planner/text/states";

beforeAll(warmPlanner, 60_000);

const planOf = (description: string) => writePlan({ description, platform: "cursor", appType: "web" });
const sampleOf = async (description: string, things: string) =>
  (await planOf(description)).samples.find((one) => one.startsWith(`${things}: `)) ?? "";

const AGENCY =
  "Time tracking. Team members start a timer or enter hours. The admin reads an audit log for changed time entries. Clients get invoices.";

describe("the order of states", () => {
  it.each([
    [["available", "sold out"], "available ↔ sold out"],
    [["free", "lent", "in repair"], "free ↔ lent ↔ in repair"],
    [["draft", "sent", "paid"], "draft → sent → paid"],
    [["available", "reserved", "sold"], "available → reserved → sold"],
    [["open", "submitted", "approved", "sent back"], "open → submitted → approved, or sent back"],
  ])("goes both ways where a thing comes back: %s", (states, flow) => expect(flowOf(states)).toBe(flow));
});

describe("sample entries", () => {
  it("of a log of changes have columns and values of what was changed", async () => {
    const { entities, samples } = await planOf(AGENCY);
    const columns =
      entities.find((one) => one.name === "Time entry")?.fields.map((field) => field.name) ?? [];
    const logs = samples.find((one) => one.startsWith("Audit logs: ")) ?? "";
    const changed = [...logs.matchAll(/\(([^,()]+), /g)].map(([, column = ""]) => column);
    expect(changed).toHaveLength(3);
    expect(columns).toEqual(expect.arrayContaining(changed));
    expect(logs).not.toMatch(/open|done/);
  });

  it("with hours are over", async () => {
    expect(await sampleOf(AGENCY, "Time entries")).not.toMatch(/running/);
  });
});

describe("the note on personal data", () => {
  it("promises a phone only where all of them have one", async () => {
    const { risks } = await planOf(AGENCY);
    const note = risks.find((one) => one.topic === "Personal data")?.note ?? "";
    expect(note).toMatch(/^Email and any phone of .*team members/);
  });
});
