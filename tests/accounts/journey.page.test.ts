import { expect, test } from "vitest";
import { PASSWORD } from "../support/accounts";
import { Browser } from "../support/browser";
import { browserOf, mailedLink, signedInMember, signIn } from "../support/browsers-of-people";
import { withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { lettersTo } from "../support/members";

withDatabase();
withClock("2026-03-10T12:00:00Z");

const NEW_PASSWORD = "Other-layers-10";

// The same with scripts: tests/e2e/accounts.spec.ts.
test("without scripts a member gets a new password by mail, changes name and email, ends another session, and leaves", async () => {
  const { member } = await signedInMember();
  const browser = new Browser();
  const asked = await (await (await browser.visit("/auth")).follow("Forgot password?"))
    .form("Send Reset Link")
    .fill({ Email: member.email })
    .submit();
  expect(asked.text).toContain("Password reset instructions have been sent to your email address.");
  const reset = await browser.visit(await mailedLink(member.email, "reset"));
  expect(reset.path).toBe("/auth/reset-password");
  const done = await reset
    .form("Reset Password")
    .fill({ "New password": NEW_PASSWORD, "Confirm password": NEW_PASSWORD })
    .submit();
  expect(done.text).toContain("Your password has been successfully reset.");
  expect((await signIn(browser, member.email, NEW_PASSWORD)).message).toContain("Welcome back!");
  expect((await signIn(new Browser(), member.email, PASSWORD)).status).toBe(400);

  const name = await (await browser.visit("/account")).follow("Change Display Name");
  const empty = await name.form("Save").fill({ "Display name": "" }).submit();
  expect(empty.errors).toEqual(["Name cannot be empty"]);
  const named = await empty.form("Save").fill({ "Display name": "Bea" }).submit();
  expect(named.message).toContain("Your display name has been updated.");
  expect(named.all("dd")).toContain("Bea");

  const email = "bea@example.test";
  const told = await browser.fillIn("/account/email", "Save", {
    "New email": email,
    "Your password": NEW_PASSWORD,
  });
  expect(told.message).toContain("Email update initiated");
  const moved = await browser.fillIn(await mailedLink(email, "email-change"), "Confirm email");
  expect([moved.url.pathname, moved.text]).toEqual(["/account", expect.stringContaining(email)]);

  const other = await browserOf(member);
  const ended = await browser.fillIn("/account", "Sign out all other devices");
  expect(ended.message).toContain("Signed out elsewhere");
  expect((await other.visit("/account")).path).toMatch(/^\/auth\?redirectTo=/);

  const file = await (await (await browser.visit("/account")).follow("Download my data"))
    .form("Download")
    .submit();
  expect(file.answer.headers.get("Content-Disposition")).toBe('attachment; filename="my-data.json"');
  const leave = await (await browser.visit("/account")).follow("Delete my account");
  const left = await leave.form("Delete my account").fill({ "Your password": NEW_PASSWORD }).submit();
  expect(left.path).toBe("/");
  expect((await lettersTo(email)).at(-1)?.kind).toBe("account-deleted");
});
