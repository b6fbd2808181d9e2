import { mailedLink } from "../support/client";
import { newPerson } from "../support/people";
import { fillSignUp } from "./journey";
import { expect, letMove, test } from "./site";

test.describe.configure({ mode: "parallel" });

test("the page that waits is replaced by the page that it leads to, so that Back does not return to it", async ({
  openPage,
  server,
}) => {
  const page = await openPage("on");
  await letMove(page);
  const person = newPerson();
  await page.goto("/auth?tab=signup");
  await fillSignUp(page, person);
  await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const other = await page.context().newPage();
  await other.goto(await mailedLink(server, person));
  await other.getByRole("button", { name: "Confirm email" }).click();
  await expect(page).toHaveURL("/");
  expect(await entries()).toBe(before);
});
