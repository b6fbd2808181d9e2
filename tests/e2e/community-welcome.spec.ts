import { Client } from "../support/client";
import { newPerson } from "../support/people";
import { openMailedLink } from "./journey";
import { scripted } from "./script-modes";
import { expect, test } from "./site";

test("what the plan says to whoever comes back waits until the invitation is answered", async ({
  openAt,
  peat,
}) => {
  const client = await Client.open(peat);
  const person = newPerson();
  await client.describeIdea({ platform: "Lovable", description: "A choir plans its rehearsals." });
  await client.postStep("summary", {});
  await client.signUp(person);
  const page = await openAt(peat, "on", { storageState: await client.cookies() });
  await client.close();
  await page.clock.install();
  await openMailedLink(page, peat, person);
  await expect(page).toHaveURL(/\/braindumps\//);
  await scripted(page);
  const message = page.getByText("Email Verified Successfully!");
  await page.clock.runFor(60_000);
  await page.getByRole("button", { name: "Maybe Later" }).click();
  await expect(message).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(message).toHaveCount(0);
});
