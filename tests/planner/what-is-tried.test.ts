import { beforeAll, describe, expect, test } from "vitest";
import { renderPlan, warmPlanner, writePlan } from "~/planner";
import { suits } from "~/planner/catalogue/sample-people";

/** What strict readers of plans found: scenes that tried something else than their story, and people who do not fit. */

beforeAll(warmPlanner, 60_000);

const planOf = (description: string) => writePlan({ description, platform: "cursor", appType: "web" });

/** Every way in which the story is tried, as one text. */
async function triedOf(description: string, want: RegExp): Promise<string> {
  const story = (await planOf(description)).stories.find((one) => want.test(one.want));
  expect(story, `a story that matches ${want}`).toBeDefined();
  return [story, ...(story?.also ?? [])]
    .map((scene) => `${scene?.given}; ${scene?.when}; ${scene?.then}`)
    .join("\n");
}

describe("a scene tries what its story is for", () => {
  test("what is seen live is what somebody else has just brought in", async () => {
    const tried = await triedOf(
      "QR menu for restaurants. Customers order dishes at the table. The kitchen staff sees orders live. The owner edits dishes.",
      /live/,
    );
    expect(tried).toMatch(/\p{Lu}\p{L}+ orders/u);
    expect(tried).not.toMatch(/somebody|elsewhere/);
  });

  test("a warning at a share is tried by reaching that share", async () => {
    const tried = await triedOf(
      "Agencies track projects with a budget. The project manager gets a warning at 80% of the budget. Team members enter hours.",
      /80%/,
    );
    expect(tried).toContain("80% of the budget");
    expect(tried).not.toContain("the moment comes");
  });

  test("what something is made from is what the story asks of it", async () => {
    const tried = await triedOf(
      "Time tracking for agencies. Team members log time entries. The admin generates invoices from approved and billable entries.",
      /invoices/,
    );
    expect(tried).toContain("is approved and billable, and");
  });

  test("who takes a picture types nothing: hardening tries the picture", async () => {
    const plan = await planOf(
      "Homework helper: kids take a picture of the exercise and the app explains the steps. Parents see a weekly report.",
    );
    expect(plan.phases.at(-1)?.doneWhen).toContain("with a picture of 50 MB stores nothing");
  });
});

test.each(["report", "step"])(
  "what is only looked at or a part is not what the app turns around: %s",
  async (noun) => {
    const plan = await planOf(
      "Homework helper: kids take a picture of the exercise and the app explains the steps. Parents see a weekly report of topics.",
    );
    expect(plan.screens[0]?.name.toLowerCase()).not.toContain(noun);
  },
);

test("the stack names what this app keeps", async () => {
  for (const platform of ["cursor", "bolt", "replit", "rork"] as const) {
    const request = {
      description: "Members lend tools to each other, with a photo and a due date.",
      platform,
      appType: "web" as const,
    };
    const text = JSON.stringify(renderPlan(await writePlan(request), request));
    expect(/Stack: [^\\]*/.exec(text)?.[0], platform).toContain("tools");
  }
});

test("children sign in by a code that somebody grown up sets, on the screen as in the assumptions", async () => {
  const plan = await planOf(
    "Chore app for families: parents add chores with points, kids tick off chores. Parents see who did what.",
  );
  const screen = plan.screens.find(({ name }) => name === "Sign in");
  expect(plan.assumptions.join("\n")).toContain("kids tap their name and type a code");
  expect(screen?.empty).toContain("for kids a name and the code of a parent");
});

test("what the app reckons nobody marks by hand", async () => {
  const plan = await planOf("Running app: users log runs, keep streaks going and earn badges.");
  expect(plan.roles.flatMap(({ allowed }) => allowed).join("\n")).not.toMatch(/mark streaks/i);
});

test("no grandma has a man's name", () => {
  expect(suits("grandma", 0)).toBe(true);
  expect(suits("grandma", 1)).toBe(false);
  expect(suits("dad", 0)).toBe(false);
  expect(suits("customer", 1)).toBe(true);
});

test("where nothing is kept yet, the stack says so in words", async () => {
  const request = {
    description: "make me happy please",
    platform: "cursor" as const,
    appType: "web" as const,
  };
  const text = JSON.stringify(renderPlan(await writePlan(request), request));
  expect(/Stack: [^\\]*/.exec(text)?.[0]).toContain("for what is entered,");
});
