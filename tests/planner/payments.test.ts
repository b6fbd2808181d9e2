import { beforeAll, describe, expect, test } from "vitest";
import { warmPlanner, writePlan } from "~/planner";

beforeAll(warmPlanner);

const planOf = (description: string) => writePlan({ description, platform: "cursor", appType: "web" });

describe("money that is only spoken of is noted, and no provider is named", () => {
  test.each([
    "Choir app. Singers see rehearsals with date and place. The treasurer logs who has paid the yearly fee.",
    "Allotment club. Members swap seeds and see tasks per plot. Fees are due in March. The board sees the tasks.",
  ])("%s", async (description) => {
    const { rules, questions, risks } = await planOf(description);
    const text = JSON.stringify([rules, questions, risks]);
    expect(text).not.toContain("payment provider");
    expect(text).toMatch(/ticked by hand|it is noted/i);
  });

  test("who pays in the app pays on the provider's page", async () => {
    const { rules } = await planOf(
      "Pottery studio. Members book a wheel for two hours and pay by card. The owner sees who comes today.",
    );
    expect(rules.join(" ")).toContain("payment provider's page");
  });

  test("food that a supermarket donates is no payment", async () => {
    const { rules, entities } = await planOf(
      "Food bank. Volunteers register donations from supermarkets with weight and date. Families see when to come.",
    );
    expect(`${rules} ${entities.map(({ name }) => name)}`).not.toMatch(/payment/i);
  });
});

describe("the one body that an app is for is none of its tables", () => {
  test.each([
    ["Website for a small real estate agency. Visitors see properties with photos and price.", "agency"],
    ["App for my hardware store. I keep products with price and shelf and see what runs low.", "store"],
  ])("%s", async (description, body) => {
    const { entities } = await planOf(description);
    expect(entities.map(({ name }) => name.toLowerCase())).not.toContainEqual(expect.stringContaining(body));
  });

  test("of many such bodies each is an entry", async () => {
    const { entities } = await planOf(
      "Time tracking and invoicing for small creative agencies. Team members track time on projects.",
    );
    expect(entities.map(({ name }) => name.toLowerCase())).toContainEqual(expect.stringContaining("agency"));
  });
});

test("who has something hands it in, who decides does not; whoever sees only their own sets no states", async () => {
  const { roles } = await planOf(
    "Time tracking for agencies. Members track time on projects and see timesheets. The manager approves timesheets every week. The admin writes invoices with status draft, sent and paid. Clients see only their own invoices.",
  );
  const may = (name: string) =>
    roles.find((role) => role.name.toLowerCase() === name)?.allowed.join("; ") ?? "";
  expect(may("manager")).not.toContain("as submitted");
  expect(may("client")).not.toMatch(/mark invoices/i);
});
