import { expect, test } from "vitest";
import { signedInMember } from "../support/browsers-of-people";
import { withDatabase } from "../support/database";
import { IDEA } from "../support/wizard";

withDatabase();

test("after a plan, Braindumper begins at step 1 with the last builder marked, and shows nothing of that plan, after Create New Project too", async () => {
  const { browser } = await signedInMember();
  const told = await browser.post("/braindumper", { draft: "", platform: "lovable" });
  const asked = await told.form("Next").fill({ "Describe your idea": IDEA }).submit();
  const summary = await asked.form("That is enough, show my plan").submit();
  const plan = await summary.form("Generate Plan").submit();
  expect(plan.path).toMatch(/^\/braindumps\//);

  const next = await browser.visit("/braindumper");
  for (const page of [next, await plan.form("Create New Project").submit()]) {
    expect([page.path, page.heading]).toEqual(["/braindumper", "Which platform are you building on?"]);
    expect(page.all(".is-chosen .platform-name, .platform-chosen")).toEqual(["Lovable", "Last time"]);
    expect(page.text).not.toContain(IDEA);
  }
  const draft = next.$("input[name=draft]").first().attr("value") ?? "";
  const empty = await browser.post("/braindumper", { draft, platform: "rork" });
  expect([empty.path, empty.form("Next").value("Describe your idea")]).toEqual(["/braindumper/describe", ""]);
  expect((await browser.visit(plan.path)).text).toContain(IDEA);
});
