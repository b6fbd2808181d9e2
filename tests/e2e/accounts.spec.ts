import { PASSWORD } from "../support/people";
import { expect, test } from "./site";

test("the dialog of an account form keeps the focus, closes on Escape, and gives the focus back", async ({
  openMember,
}) => {
  const { page } = await openMember("on");
  await page.goto("/account");
  const opener = page.getByRole("link", { name: "Change Email" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Change Email" });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a password's rules stand as text; the toggle and the meter come with scripts", async ({ openPage }) => {
  const [plain, scripted] = [await openPage("off"), await openPage("on")];
  for (const path of ["/auth?tab=signup", "/"]) {
    await plain.goto(path);
    await expect(plain.getByText("An uppercase letter")).toBeVisible();
    await expect(plain.getByRole("meter")).toHaveCount(0);
    await expect(plain.getByRole("button", { name: /show/i })).toHaveCount(0);

    await scripted.goto(path);
    const password = scripted.getByLabel("Password", { exact: true });
    await password.fill("abc");
    await expect(scripted.getByRole("meter")).toHaveJSProperty("value", 25);
    await expect(scripted.getByText("Weak")).toBeVisible();
    await expect(scripted.locator(".rules .is-met")).toHaveText("A lowercase letter (met)");
    await password.fill(PASSWORD);
    await expect(scripted.getByRole("meter")).toHaveJSProperty("value", 100);
    await expect(scripted.locator(".rules .is-met")).toHaveCount(5);
    await scripted.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await scripted.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");
  }
});
