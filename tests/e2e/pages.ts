import { expect, type Page, type Response } from "@playwright/test";
import type { People, Role } from "../support/people";
import { addressOf, type SitePage } from "../support/site-pages";

/** A page in the state that a failed post leaves it in. */
export type ErrorState = {
  name: string;
  as: Role;
  path: string | ((people: People) => string);
  submit: (page: Page) => Promise<void>;
  /** The text that the summary shows. */
  error: string;
  /** Its heading, where it has one of its own. */
  title?: string;
};

/** The forms, each after a post that it refuses. */
export const ERROR_STATES: ErrorState[] = [
  {
    name: "sign-in with an address that is none",
    as: "stranger",
    path: "/auth",
    error: "Please enter a valid email address",
    async submit(page) {
      await page.getByLabel("Email", { exact: true }).fill("ann");
      await page.getByLabel("Password", { exact: true }).fill("Secret-word-1");
      await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    },
  },
  {
    name: "sign-in with a wrong password",
    as: "stranger",
    path: "/auth",
    error: "Invalid login credentials",
    title: "Error",
    async submit(page) {
      await page.getByLabel("Email", { exact: true }).fill("nobody@example.test");
      await page.getByLabel("Password", { exact: true }).fill("Secret-word-1");
      await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    },
  },
  {
    name: "sign-up without an address",
    as: "stranger",
    path: "/auth?tab=signup",
    error: "Please enter your email address.",
    async submit(page) {
      await page.getByLabel("First Name").fill("Ann");
      await page.getByLabel("Password", { exact: true }).fill("Secret-word-1");
      await page.getByRole("button", { name: "Create Account" }).click();
    },
  },
  {
    name: "sign-up on home without a name",
    as: "stranger",
    path: "/",
    error: "Please enter your first name.",
    submit: (page) => page.getByRole("button", { name: "Join Community" }).click(),
  },
  {
    name: "the waitlist without an address",
    as: "stranger",
    path: "/waitlist",
    error: "Please enter your email address.",
    submit: (page) => page.getByRole("button", { name: "Join the waitlist" }).click(),
  },
  {
    name: "resend without an address",
    as: "stranger",
    path: "/auth/confirm",
    error: "Email not found. Please try signing up again.",
    submit: (page) => page.getByRole("button", { name: "Resend verification email" }).click(),
  },
  {
    name: "the mailed link, used in the meantime",
    as: "stranger",
    path: ({ verifyLink }) => verifyLink,
    error:
      "This verification link has expired or already been used. Please request a new verification email.",
    async submit(page) {
      await page.locator("input[name=token_hash]").evaluate((input: HTMLInputElement) => {
        input.value = "used";
      });
      await page.getByRole("button", { name: "Confirm email" }).click();
    },
  },
  {
    name: "reset mail to an address that is none",
    as: "stranger",
    path: "/auth/forgot-password",
    error: "Please enter a valid email address",
    submit: (page) => page.getByRole("button", { name: "Send Reset Link" }).click(),
  },
  {
    name: "a new password without a digit",
    as: "forgetful",
    path: "/auth/reset-password",
    error: "Must contain a digit",
    async submit(page) {
      await page.getByLabel("New password", { exact: true }).fill("Strata-layers");
      await page.getByRole("button", { name: "Reset Password" }).click();
    },
  },
  {
    name: "the mailed link without a password",
    as: "stranger",
    path: ({ verifyLink }) => verifyLink,
    error: "Password must be at least 8 characters",
    submit: (page) => page.getByRole("button", { name: "Confirm email" }).click(),
  },
  {
    name: "a new password that is typed differently",
    as: "member",
    path: "/account/password",
    error: "Passwords don't match",
    async submit(page) {
      await page.getByLabel("Current password").fill("Strata-layers-9");
      await page.getByLabel("New password").fill("Other-layers-10");
      await page.getByRole("main").getByRole("button", { name: "Save" }).click();
    },
  },
  {
    name: "a new address that is none",
    as: "member",
    path: "/account/email",
    error: "Please enter a valid email address. Check for typos like missing dots or '@' symbols.",
    async submit(page) {
      await page.getByLabel("New email").fill("ann@nowhere");
      await page.getByRole("main").getByRole("button", { name: "Save" }).click();
    },
  },
  {
    name: "an empty name",
    as: "member",
    path: "/account/name",
    error: "Name cannot be empty",
    async submit(page) {
      await page.getByLabel("Display name").fill("");
      await page.getByRole("main").getByRole("button", { name: "Save" }).click();
    },
  },
  {
    name: "a wrong password for a fresh proof",
    as: "member",
    path: "/auth/prove",
    error: "This is not your password",
    async submit(page) {
      await page
        .getByLabel(/password/i)
        .first()
        .fill("Wrong-word-1");
      await page.getByRole("button", { name: "Continue" }).click();
    },
  },
  {
    name: "a wrong password for the deletion",
    as: "member",
    path: "/account/delete",
    error: "This is not your password",
    async submit(page) {
      await page
        .getByLabel(/password/i)
        .first()
        .fill("Wrong-word-1");
      await page.getByRole("button", { name: "Delete my account" }).click();
    },
  },
  {
    name: "a description that is too short",
    as: "dreamer",
    path: "/braindumper/describe",
    error: "Description must be at least 10 characters long",
    title: "Validation Error",
    async submit(page) {
      await page.getByLabel("Describe your idea").fill("dogs");
      await page.getByRole("button", { name: "Next" }).click();
    },
  },
  {
    name: "no app type chosen",
    as: "undecided",
    path: "/braindumper/type",
    error: "Please select an app type",
    submit: (page) => page.getByRole("button", { name: "Next" }).click(),
  },
  {
    name: "an answer that is too long",
    as: "dreamer",
    path: "/braindumper/summary?ask=never",
    error: "This answer has 501 characters. An answer can have 500 at most.",
    async submit(page) {
      await page.getByLabel("What must never happen").fill("x".repeat(501));
      await page.getByRole("button", { name: "Next" }).click();
    },
  },
  {
    name: "no token left",
    as: "member",
    path: "/braindumper/summary?plan",
    error: "You have used all your available generation tokens for this month.",
    title: "No tokens available",
    submit: (page) => page.getByRole("button", { name: "Generate Plan" }).click(),
  },
];

/** Opens a page and makes sure that it is the one that was meant. */
export async function goTo(page: Page, target: SitePage, people: People): Promise<Response> {
  const response = (await page.goto(addressOf(target, people))) as Response;
  if (response.status() !== (target.status ?? 200)) {
    throw new Error(`${target.name} answered ${response.status()} at ${response.url()}`);
  }
  return response;
}

/** Brings a page into an error state. */
export async function provoke(page: Page, state: ErrorState, people: People) {
  await page.goto(addressOf(state, people));
  await state.submit(page);
  await page.locator("main [role=alert]").getByText(state.error).waitFor();
  // A form that was sent before its script came is answered with a new page: its text is there before its style sheet.
  await page.waitForLoadState();
  // With scripts the buttons look pressed a moment longer, until the page has its data again.
  await expect(page.locator("[aria-disabled=true]")).toHaveCount(0);
}

/** Its heading, header, footer and main content are to be seen, and nothing waits for a script. */
export async function pageIsWhole(page: Page, target: SitePage): Promise<void> {
  const seen = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isShown = (node: Element) => node.checkVisibility() && node.getBoundingClientRect().height > 0;
    const headerLinks = all("header a")
      .filter(isShown)
      .map((link) => link.textContent?.trim());
    return {
      headings: all("h1").map((h1) => (isShown(h1) ? h1.textContent?.replace(/\s+/g, " ").trim() : "hidden")),
      home: headerLinks.includes("Loam"),
      // On a phone it is in the menu.
      wizard: headerLinks.includes("Braindumper") || innerWidth < 1000,
      footer: all("body > footer, body > * > footer").some(isShown),
      asksForScripts: /enable javascript/i.test(document.body.innerText),
      waiting: all("noscript, [aria-busy=true], [role=progressbar]").length,
    };
  });
  expect(seen).toEqual({
    headings: [target.heading],
    home: true,
    wizard: true,
    footer: target.footer ?? true,
    asksForScripts: false,
    waiting: 0,
  });
}

/** Public pages that are not application pages: what the sitemap names without the wizard. */
export async function readingPaths(page: Page): Promise<string[]> {
  const text = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
  return paths.filter((path) => path !== "/braindumper");
}
