import path from "node:path";
import type { Page } from "@playwright/test";
import Sqlite from "better-sqlite3";
import type { RunningServer } from "../support/server";
import { Client, mailedLink, newMember } from "./client";
import { choosePassword, fillSignUp, newPerson, PASSWORD } from "./journey";
import type { Mode } from "./script-modes";
import { expect, test } from "./site";

test.describe.configure({ mode: "parallel" });

const NAME_RULE = "Name can only contain letters, numbers, spaces, hyphens, and apostrophes.";

type Typed = { firstName?: string; email?: string; password?: string; acceptTerms?: boolean };

/** Rules 2 to 7 in their order: each case breaks its own rule and all that come after it. */
const REFUSED: { rule: string; typed: Typed; error: string }[] = [
  { rule: "2, name", typed: {}, error: "Please enter your first name." },
  { rule: "2, blank name", typed: { firstName: "   " }, error: "Please enter your first name." },
  { rule: "3, short name", typed: { firstName: " A " }, error: "Name must be at least 2 characters long." },
  {
    rule: "3, long name",
    typed: { firstName: "a".repeat(51) },
    error: "Name cannot be longer than 50 characters.",
  },
  { rule: "3, sign in a name", typed: { firstName: "Ann <b>" }, error: NAME_RULE },
  { rule: "4, no address", typed: { firstName: "Ann" }, error: "Please enter your email address." },
  {
    rule: "4, wrong address",
    typed: { firstName: "Ann", email: "ann@" },
    error: "Please enter a valid email address.",
  },
  {
    rule: "5, no password",
    typed: { firstName: "Ann", email: "ann@example.test" },
    error: "Please enter a password.",
  },
  {
    rule: "6, terms",
    typed: { firstName: "Ann", email: "ann@example.test", password: "weak" },
    error: "You must accept the terms and privacy policy.",
  },
  ...["Short-1", "no-capital-1", "NO-SMALL-1", "No-digit-here", "NoSymbol123"].map((password) => ({
    rule: `7, password ${password}`,
    typed: { firstName: "Ann", email: "ann@example.test", password, acceptTerms: true },
    error: "Please provide a valid password that meets all the requirements.",
  })),
];

test("PE37: the server never sends the sign-up button disabled", async ({ server }) => {
  const client = await Client.open(server);
  for (const path of ["/", "/auth?tab=signup", "/auth/sign-up"]) {
    const html = await (await client.get(path)).text();
    const [button = ""] = html.match(/<button[^>]*>(?:Join Community|Create Account)</) ?? [];
    expect(button).toContain('type="submit"');
    expect(button).not.toContain("disabled");
  }
  await client.close();
});

test("who is told to sign up again, because no address is known, finds the way there", async ({ server }) => {
  const client = await Client.open(server);
  const answer = await client.post("/auth/confirm", {});
  const page = await answer.text();
  expect(page).toContain("Email not found. Please try signing up again.");
  expect(/<main.*<\/main>/s.exec(page)?.[0]).toContain('href="/auth?tab=signup"');
  await client.close();
});

for (const { rule, typed, error } of REFUSED) {
  test(`PE38: rule ${rule}: ${error}`, async ({ server }) => {
    const client = await Client.open(server);
    const { acceptTerms, ...texts } = typed;
    const empty = { firstName: "", email: "", password: "" };
    const sent = { ...empty, ...texts, ...(acceptTerms ? { acceptTerms: "on" } : {}) };
    const answer = await client.post("/auth/sign-up", sent);
    expect(answer.status()).toBe(400);
    const [, summary = ""] = /<div class="error-summary".*?<ul>(.*?)<\/ul>/s.exec(await answer.text()) ?? [];
    const items = [...summary.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => item?.replace(/<[^>]*>/g, ""));
    expect(items).toEqual([error]);
    await client.close();
  });
}

test("PE38: rule 1: whoever is signed in is told so before anything else", async ({ people, server }) => {
  const member = await Client.open(server, people.cookies.newcomer);
  const answer = await member.post("/auth/sign-up", { ...newPerson(), acceptTerms: "on" });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain(
    "You are currently signed in. Please sign out first if you want to create a new account.",
  );
  // Rule 1 comes first: also when a later one is broken.
  const empty = await member.post("/auth/sign-up", {});
  expect(await empty.text()).toContain("You are currently signed in.");
  expect(await empty.text()).not.toContain("Please enter your first name.");
  await member.close();
});

test("PE35: the form on home makes an account too", async ({ openPage, server }) => {
  const page = await openPage("off");
  const person = newPerson();
  await page.goto("/");
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await fillSignUp(page, person, "Join Community");
  expect((await posted).status()).toBe(303);
  await expect(page).toHaveURL("/auth/confirm");
  expect(await mailedLink(server, person)).toContain("/auth/verify?token_hash=");
});

for (const mode of ["off", "on"] as Mode[]) {
  test(`PE40: scripts ${mode}: /auth signs in, its tab signs up, links lead from one to the other with what was asked`, async ({
    openPage,
  }) => {
    const page = await openPage(mode);
    const asked = "/braindumps";
    await page.goto(`/auth?redirectTo=${encodeURIComponent(asked)}`);
    await expect(page.getByText("Welcome back")).toBeVisible();
    await expect(page.getByLabel("First Name")).toHaveCount(0);
    await page.getByRole("link", { name: "Sign up" }).click();
    await expect(page).toHaveURL(/tab=signup/);
    expect(new URL(page.url()).searchParams.get("redirectTo")).toBe(asked);
    await expect(page.getByText("Create your account")).toBeVisible();
    await expect(page.getByLabel("First Name")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/auth" && !url.searchParams.has("tab"));
    expect(new URL(page.url()).searchParams.get("redirectTo")).toBe(asked);
  });
}

test("PE42: opening the mailed link uses nothing up; the button does, once", async ({ openPage, server }) => {
  const person = newPerson();
  const client = await Client.open(server);
  await client.signUp(person);
  const link = await mailedLink(server, person);
  const scanner = await Client.open(server);
  expect((await scanner.get(link)).status()).toBe(200);
  expect((await scanner.get(link)).status()).toBe(200);

  const page = await openPage("off");
  await page.goto(link);
  await choosePassword(page, PASSWORD);
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByText("Your email has been verified successfully!")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Your account")).toBeAttached();

  const again = await openPage("off");
  await again.goto(link);
  await expectUnusable(again);
  await client.close();
  await scanner.close();
});

for (const [mode, when] of [
  ["off", "at once"],
  ["on", "at once"],
  ["on", "later"],
] as [Mode, string][]) {
  test(`the page that waits notices ${when} that the link was used elsewhere, scripts ${mode}`, async ({
    openPage,
    server,
  }) => {
    const page = await openPage(mode);
    const person = newPerson();
    await page.goto("/auth?tab=signup");
    await fillSignUp(page, person);
    await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();
    if (when === "later") {
      await page.reload();
      await expect(page).toHaveURL("/auth/confirm?live");
    }
    const elsewhere = await Client.open(server);
    await elsewhere.verify(person);
    const main = page.getByRole("main");
    // Without scripts the page loads itself anew every six seconds.
    await expect(main.getByText("Your email is already verified. You can sign in now.")).toBeVisible({
      timeout: 20_000,
    });
    await main.getByRole("link", { name: "Sign In" }).click();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
    await elsewhere.close();
  });
}

const EXPIRED =
  "This verification link has expired or already been used. Please request a new verification email.";

async function expectUnusable(page: Page) {
  await expect(page.getByRole("main").getByRole("alert")).toContainText(EXPIRED);
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/auth",
  );
  await expect(page.getByRole("link", { name: "Resend Verification Email" })).toHaveAttribute(
    "href",
    "/auth/confirm",
  );
  await expect(page.getByRole("button", { name: "Confirm email" })).toHaveCount(0);
}

for (const [name, query] of Object.entries({
  "an unknown token": "token_hash=unknown&type=signup",
  "no token": "",
  "another type": "token_hash=unknown&type=recovery",
})) {
  test(`PE43: a link with ${name} says that it does not work, and what to do`, async ({ openPage }) => {
    const page = await openPage("off");
    await page.goto(`/auth/verify?${query}`);
    await expectUnusable(page);
  });
}

test("PE43: a link that is too old does not work, whether it was open before or not", async ({
  openPage,
  server,
}) => {
  const person = newPerson();
  const client = await Client.open(server);
  await client.signUp(person);
  const link = await mailedLink(server, person);
  const page = await openPage("off");
  await page.goto(link);
  makeLinksExpire(server, person.email);
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expectUnusable(page);
  await page.goto(link);
  await expectUnusable(page);
  await client.close();
});

function makeLinksExpire(server: RunningServer, email: string) {
  const database = new Sqlite(path.join(server.dataDir, "loam.sqlite"));
  const { changes } = database
    .prepare("UPDATE mailed_tokens SET expires_at = ? WHERE user_id = (SELECT id FROM users WHERE email = ?)")
    .run(Date.now() - 1, email);
  database.close();
  expect(changes).toBe(1);
}

test("PE43: in the browser that made the account a used link says that it is verified", async ({
  server,
}) => {
  const { client, person } = await newMember(server);
  const answer = await client.get(await mailedLink(server, person));
  expect(await answer.text()).toContain("Your email is already verified. You can sign in now.");
  await client.close();
});

test("PE41: the message after a resend is a status, and the mail is there", async ({ openPage, server }) => {
  const page = await openPage("off");
  const person = { ...newPerson(), password: PASSWORD };
  await page.goto("/auth?tab=signup");
  await fillSignUp(page, person);
  await expect(
    page.getByRole("status").getByText("Please check your email to verify your account."),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText("Please check your email to verify your account.")).toHaveCount(0);
  await page.getByRole("button", { name: "Resend verification email" }).click();
  const status = page.getByRole("status");
  await expect(status.getByText("Verification Email Sent!")).toBeVisible();
  await expect(
    status.getByText("Please check your inbox and spam folder for the verification link."),
  ).toBeVisible();
  expect(await mailedLink(server, person)).toContain("/auth/verify?token_hash=");
});
