import { newPerson, PASSWORD } from "../support/people";
import { fillSignIn } from "./journey";
import { SLOW } from "./script-modes";
import { expect, test } from "./site";

const NEW_PASSWORD = "Other-layers-10";

// The same without scripts: tests/accounts/journey.page.test.ts.
test(
  "a member gets a new password by mail, changes name and email, ends another session, and leaves",
  SLOW,
  async ({ openMember, openPage, server }) => {
    test.slow();
    const { page, person: signedUp } = await openMember("on");
    const main = page.getByRole("main");
    await page.context().clearCookies();
    await page.goto("/auth");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByLabel("Email", { exact: true }).fill(signedUp.email);
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(
      page.getByText("Password reset instructions have been sent to your email address."),
    ).toBeVisible();
    const mail = await server.waitForMail(signedUp.email, /Reset your password/);
    const tab = await page.context().newPage();
    await tab.goto(mail.text?.match(/http:\S+reset-password\S+/)?.[0] as string);
    await expect(tab).toHaveURL(/\/auth\/reset-password$/);
    await tab.getByLabel("New password").fill(NEW_PASSWORD);
    await tab.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await tab.getByRole("button", { name: "Reset Password" }).click();
    await expect(tab.getByText("Your password has been successfully reset.")).toBeVisible();
    await tab.close();
    // The tab that asked for the link has waited for this.
    await expect(page.getByText("Your password has been successfully reset.")).toBeVisible();
    // The page goes on by itself after three seconds; its link goes at once.
    await page.getByRole("link", { name: "Go to sign in now" }).click();
    let person = { ...signedUp, password: NEW_PASSWORD };
    await fillSignIn(page, person);
    await expect(page.getByText("Welcome back!")).toBeVisible();

    await page.goto("/account");
    await page.getByRole("link", { name: "Change Display Name" }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Display name").fill("");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Name cannot be empty").first()).toBeVisible();
    await main.getByLabel("Display name").fill("Bea");
    await main.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your display name has been updated.")).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Bea" })).toBeVisible();

    person = { ...person, email: newPerson().email };
    await page.goto("/account/email");
    await page.getByLabel("New email").fill(person.email);
    await page.getByLabel("Your password").fill(person.password);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Email update initiated")).toBeVisible();
    const confirm = await server.waitForMail(person.email, /Confirm your new email/);
    await page.goto(confirm.text?.match(/http:\S+verify\S+/)?.[0] as string);
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole("definition").filter({ hasText: person.email })).toBeVisible();

    const second = await openPage("on");
    await second.goto("/auth");
    await fillSignIn(second, person);
    await expect(second.getByText("Welcome back!")).toBeVisible();
    await page.goto("/account");
    await expect(page.getByText("This device")).toHaveCount(1);
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(page.getByText("Signed out elsewhere")).toBeVisible();
    await second.goto("/account");
    await expect(second).toHaveURL(/\/auth\?redirectTo=/);

    await page.goto("/account");
    await page.getByRole("link", { name: "Download my data" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe("my-data.json");
    await page.goto("/account");
    await page.getByRole("link", { name: "Delete my account" }).click();
    await page.getByLabel("Your password").fill(person.password);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await expect(page).toHaveURL(/\/$/);
    await server.waitForMail(person.email, /was deleted/);
  },
);

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
