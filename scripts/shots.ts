// `npm run shots`: a picture of every page and state, at 360 and 1280 px, light and dark, into shots/ (not in git).
// `npm run shots -- plan` makes only those whose name holds "plan".
import { mkdir, rm } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import config from "../playwright.config";
import { describeIdea, fillSignUp, generate, newPerson, signUpVerified } from "../tests/e2e/journey";
import { startServer } from "../tests/support/server";

const FOLDER = "shots";
const WIDTHS = [360, 1280];
const THEMES = ["light", "dark"] as const;
const only = process.argv[2] ?? "";

const DOGS =
  "A social app for dog owners where they can share photos of their dogs, find other owners nearby and arrange walks together. Each dog has a profile with breed and age. Owners can chat before they meet.";

/** Takes the page as it stands in all widths and themes. */
async function shoot(page: Page, name: string) {
  if (!name.includes(only)) return;
  // Nothing is shown as hovered, and nothing half-way through a movement (reducedMotion below).
  await page.mouse.move(0, 0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function at(page: Page, path: string, name: string) {
  await page.goto(path);
  await shoot(page, name);
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(config.use?.launchOptions);
const context = await browser.newContext({
  baseURL: server.url,
  userAgent: config.use?.userAgent,
  reducedMotion: "reduce",
  permissions: ["clipboard-read", "clipboard-write"],
});
const page = await context.newPage();
// This page goes on after a second: long before it is photographed.
await page.route(/auth\/verified$/, async (route) => {
  const response = await route.fetch({ maxRedirects: 0 });
  const { refresh: _, ...headers } = response.headers();
  await route.fulfill({ response, headers });
});
try {
  await at(page, "/", "home");
  await at(page, "/auth", "sign-in");
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await shoot(page, "sign-in-errors");
  await at(page, "/auth?tab=signup", "sign-up");
  await page.getByRole("button", { name: "Create Account" }).click();
  await shoot(page, "sign-up-error");
  await at(page, "/auth/forgot-password", "forgot-password");
  await at(page, "/auth/reset-password", "reset-password-invalid");
  await at(page, "/braindumps", "list-anonymous");
  await at(page, "/nope", "not-found");
  for (const name of ["tools", "jobs", "waitlist", "blog", "terms", "privacy"])
    await at(page, `/${name}`, name);
  await at(page, "/blog/turn-a-brain-dump-into-a-plan-ai-can-build", "post-with-start");
  await at(page, "/outbox", "outbox-empty");
  await at(page, "/braindumper", "step-1");
  await page.getByRole("button", { name: /^Cursor/ }).click();
  await page.waitForURL(/describe/);
  await shoot(page, "step-2");
  await page.getByLabel("Describe your idea").fill("dogs");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Description must be at least").first().waitFor();
  await shoot(page, "step-2-error");
  await page.getByLabel("Describe your idea").fill(DOGS);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL(/type/);
  await shoot(page, "step-3");
  await page.getByLabel("Web App").check();
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForURL(/summary/);
  await shoot(page, "step-4");
  await page.getByRole("button", { name: "Generate Plan" }).click();
  await page.waitForURL(/auth/);
  await shoot(page, "sign-in-plan-tool");

  const person = newPerson();
  await page.goto("/auth?tab=signup");
  await fillSignUp(page, person);
  await shoot(page, "confirm");
  const mail = await server.waitForMail(person.email);
  await at(page, mail.text?.match(/http:\S+verify\S+/)?.[0] as string, "verify");
  await at(page, "/auth/verify?token_hash=x&type=signup", "verify-expired");
  await at(page, "/outbox", "outbox");
  await page.context().clearCookies();

  await signUpVerified(page, server);
  await shoot(page, "verified");
  await at(page, "/braindumps", "list-empty");
  await describeIdea(page, { platform: "Cursor / Windsurf", appType: "Web App", description: DOGS });
  await generate(page);
  await shoot(page, "plan-cursor");
  await page.getByRole("button", { name: /Copy context/ }).click();
  await page.getByText("Copied!").waitFor();
  await shoot(page, "plan-cursor-copied");
  await page.getByRole("button", { name: "Create New Project" }).click();
  await page.waitForURL(/braindumper$/);
  await describeIdea(page, { platform: "Lovable", description: DOGS });
  await shoot(page, "step-4-lovable");
  const plan = await generate(page);
  await shoot(page, "plan-lovable");
  await page.getByRole("tab", { name: "Knowledge File" }).click();
  await shoot(page, "plan-lovable-knowledge");
  await at(page, "/braindumps", "list");
  await page.getByRole("link", { name: /^Cursor/ }).click();
  await shoot(page, "detail-cursor");
  await at(page, plan.replace("/braindumper/plan", "/braindumps"), "detail");
  await page.getByText("Or hand it over with a link").click();
  await shoot(page, "detail-link");
  await at(page, `${plan.replace("/braindumper/plan", "/braindumps")}/delete`, "detail-delete");
  await at(page, "/braindumps?q=nothing", "list-search-nothing");
  await at(page, "/braindumps/unknown", "detail-not-found");
  await at(page, "/", "home-signed-in");
  await page.locator(".menu-avatar").click();
  await shoot(page, "profile-menu");
  await at(page, "/account", "account");
  await page.getByRole("link", { name: "Change Email" }).click();
  await shoot(page, "account-dialog");
  await at(page, "/account/delete", "account-delete");

  // The same pages as a browser without scripts shows them.
  const plain = await browser.newContext({
    baseURL: server.url,
    javaScriptEnabled: false,
    reducedMotion: "reduce",
    storageState: await context.storageState(),
  });
  const plainPage = await plain.newPage();
  await at(plainPage, plan, "plain-plan-lovable");
  await plain.clearCookies();
  await at(plainPage, "/auth?tab=signup", "plain-sign-up");
} finally {
  await browser.close();
  await server.stop();
}
