import { expect, type Page, type Request } from "@playwright/test";
import { type Idea, newPerson, type Person } from "../support/people";
import type { RunningServer } from "../support/server";

/** Types into the sign-up form of the page that is open, and sends it. */
export async function fillSignUp(page: Page, person: Person, button = "Create Account") {
  // A post has the newsletter's form too.
  const form = page.locator("form").filter({ has: page.getByLabel("First Name") });
  await form.getByLabel("First Name").fill(person.firstName);
  await form.getByLabel("Email", { exact: true }).fill(person.email);
  await form.getByLabel("Password", { exact: true }).fill(person.password);
  await form.getByRole("checkbox", { name: "I accept the terms" }).check();
  await page.getByRole("button", { name: button }).click();
}

export async function fillSignIn(page: Page, person: Person) {
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
}

/** Types a new password into the form of the page that is open. */
export async function choosePassword(page: Page, password: string) {
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
}

/** Opens the newest mailed link of a person. */
export async function openMailedLink(page: Page, server: RunningServer, person: Person) {
  const mail = await server.waitForMail(person.email, /Confirm your email/);
  const [url] = mail.text?.match(/http:\S+verify\S+/) ?? [];
  await page.goto(url as string);
}

/** Opens that link, and presses its button. */
export async function verifyByMail(page: Page, server: RunningServer, person: Person) {
  await openMailedLink(page, server, person);
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByText("Your email has been verified successfully!")).toBeVisible();
}

/** Steps 1 to 4: from the wizard's first page to the summary. */
export async function describeIdea(page: Page, idea: Idea) {
  await page.goto("/braindumper");
  await page.getByRole("button", { name: new RegExp(`^${idea.platform}`) }).click();
  await expect(page).toHaveURL(/\/braindumper\/describe$/);
  await page.getByLabel("Describe your idea").fill(idea.description);
  await page.getByRole("button", { name: "Next" }).click();
  if (idea.appType) {
    await expect(page).toHaveURL(/\/braindumper\/type$/);
    await page.getByLabel(idea.appType).check();
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(page).toHaveURL(/\/braindumper\/summary\?ask=/);
  await showPlan(page);
  await expect(page.getByText(idea.description, { exact: true }).first()).toBeVisible();
}

/** From a question to the plan so far. */
export async function showPlan(page: Page) {
  await page.getByRole("button", { name: "That is enough, show my plan" }).click();
  await expect(page).toHaveURL("/braindumper/summary?plan");
}

/**
 * The main job: a visitor tips out an idea, is asked to sign in at Generate, signs up, confirms by mail, which makes the plan,
 * finds it in the list and downloads it.
 */
export async function journey(page: Page, server: RunningServer, idea: Idea, words: RegExp) {
  const person = newPerson();
  await describeIdea(page, idea);
  await page.getByRole("button", { name: "Generate Plan" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In to Use Braindumper");
  await expect(page.getByText("Authentication Required")).toBeVisible();
  await fillSignUp(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Almost There! Check Your Email to Complete Signup",
  );
  await expect(page.getByText("Please check your email to verify your account.")).toBeVisible();

  await openMailedLink(page, server, person);
  await expect(page.getByRole("heading", { name: "Your Development Plan is Ready!" })).toBeVisible();
  const planUrl = page.url();
  await expect(page.getByText("4 generations remaining this month")).toBeVisible();
  await expect(page.locator(".plan-read").first()).toContainText(words);

  await page.goto("/braindumps");
  const card = page.getByRole("article");
  await expect(card.getByText(idea.description).first()).toBeVisible();
  await card.getByRole("link").click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^context-(lovable|cursor|bolt|replit|rork)-\d{4}-\d\d-\d\d\.txt$/,
  );
  return { person, planUrl, file: await file.path() };
}

/** Whether a form was sent. A script's own posts are none: the wizard saves what is typed, where that takes a while. */
export const isSentForm = (request: Request) => request.method() === "POST" && request.isNavigationRequest();

/** Counts the forms that a page sends. */
export function countPosts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (isSentForm(request)) count += 1;
  });
  return () => count;
}
