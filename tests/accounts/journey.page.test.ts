import { expect, test } from "vitest";
import { MINUTE_MS } from "~/base/kernel/clock";
import { PASSWORD } from "../support/accounts";
import { Browser } from "../support/browser";
import { browserOf, mailedLink, signedInMember, signIn } from "../support/browsers-of-people";
import { passTime, withClock } from "../support/clock";
import { withDatabase } from "../support/database";
import { lettersTo } from "../support/members";
import { appCode } from "../support/second-factor";

withDatabase();
withClock("2026-03-10T12:00:00Z");

const NEW_PASSWORD = "Other-layers-10";

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

test("codes work from set-up to switching off", async () => {
  const { member, browser } = await signedInMember();
  const setUp = await browser.visit("/account/two-factor");
  expect(setUp.$("[role=img][aria-label='QR code'], img[alt='QR code']").length).toBe(1);
  const key = setUp.$("#authenticator-key").text();
  const shown = await setUp
    .form("Switch codes on")
    .fill({ Code: appCode(key) })
    .submit();
  const codes = shown.all("#recovery-codes code");
  expect(codes).toHaveLength(10);
  expect(shown.link("Download")).toMatch(/^data:text\/plain|recovery/);
  expect((await shown.form("I have kept them").submit()).text).toContain("You have 10 left");

  const other = new Browser();
  const asked = await signIn(other, member.email);
  expect(asked.heading).toBe("Enter your code");
  const signedIn = await asked
    .form("Sign in")
    .fill({ Code: codes[0] as string })
    .submit();
  expect(signedIn.message).toContain("Welcome back!");

  passTime(MINUTE_MS);
  const off = await (await other.visit("/account/two-factor")).follow("Switch codes off");
  const done = await off
    .form("Switch off")
    .fill({ "Your password": PASSWORD, Code: appCode(key) })
    .submit();
  expect(done.message).toContain("Codes are switched off");
});

test("a mailed link says who else is signed in here: a new password leaves them signed in, a verification does not", async () => {
  const { member } = await signedInMember();
  const { member: other, browser } = await signedInMember();
  await new Browser().fillIn("/auth/forgot-password", "Send Reset Link", { Email: member.email });
  const reset = await browser.visit(await mailedLink(member.email, "reset"));
  for (const text of [member.email, `You are signed in here as ${other.email}`])
    expect(reset.text).toContain(text);
  const both = { "New password": NEW_PASSWORD, "Confirm password": NEW_PASSWORD };
  await reset.form("Reset Password").fill(both).submit();
  expect((await browser.visit("/account")).text).toContain(other.email);
  expect((await signIn(new Browser(), member.email, NEW_PASSWORD)).message).toContain("Welcome back!");

  const email = "carla@example.test";
  const typed = { "First Name": "Carla", Email: email, Password: PASSWORD, acceptTerms: true };
  const waiting = await new Browser().fillIn("/auth?tab=signup", "Create Account", typed);
  // It loads itself again until a script looks instead (base/enhance/look-again).
  const reload = '<meta http-equiv="refresh" content="6; url=/auth/confirm?waiting"/>';
  expect(waiting.answer.text).toContain(reload);
  const verify = await browser.visit(await mailedLink(email, "verify"));
  expect(verify.text).toContain(`You are signed in here as ${other.email}`);
  await verify.form("Confirm email").fill(both).submit();
  expect((await browser.visit("/account")).text).toContain(email);
});
