import { newPerson } from "../support/people";
import { fillSignIn } from "./journey";
import type { Mode } from "./script-modes";
import { expect, test } from "./site";

const NEW_PASSWORD = "Other-layers-10";

/** All that a member does with an account, to its end. */
export function accountIsChangedAndLeft(mode: Mode): void {
  test(`a member gets a new password by mail, changes name and email, ends another session, and leaves, scripts ${mode}`, async ({
    openMember,
    openPage,
    server,
  }) => {
    test.slow();
    const { page, person: signedUp } = await openMember(mode);
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
    await page.goto(mail.text?.match(/http:\S+reset-password\S+/)?.[0] as string);
    await expect(page).toHaveURL(/\/auth\/reset-password$/);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("Your password has been successfully reset.")).toBeVisible();
    // The page goes on by itself after three seconds; its link goes at once.
    await page.getByRole("link", { name: "Go to sign in now" }).click();
    let person = { ...signedUp, password: NEW_PASSWORD };
    await fillSignIn(page, person);
    await expect(page.getByText("Welcome back!")).toBeVisible();

    await page.goto("/account");
    await page.getByRole("link", { name: "Change Display Name" }).click();
    const form = mode === "on" ? page.getByRole("dialog") : main;
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

    const second = await openPage(mode);
    await second.goto("/auth");
    await fillSignIn(second, person);
    await expect(second.getByText("Welcome back!")).toBeVisible();
    await page.goto("/account");
    await expect(page.getByText("This device")).toHaveCount(1);
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(page.getByText("Signed out there")).toBeVisible();
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
  });
}
