import type { Page, Response } from "@playwright/test";
import type { People, PlatformKey, Role } from "./site";

/** One page of the site as one kind of visitor sees it. */
export type SitePage = {
  name: string;
  as: Role;
  path: string | ((people: People) => string);
  heading: string;
  /** 200 unless said otherwise. */
  status?: number;
  /** Application pages hydrate, reading pages do not. */
  hydrates?: boolean;
  /** A reading page with something for its small script to do: a sign-up form, code, a video, a countdown. */
  enhanced?: boolean;
  footer?: boolean;
};

/** A page in the state that a failed post leaves it in. */
export type ErrorState = {
  name: string;
  as: Role;
  path: string | ((people: People) => string);
  submit: (page: Page) => Promise<void>;
  /** The text that the summary shows. */
  error: string;
  /** Its heading, where the specification has one of its own. */
  title?: string;
};

const SITE = "Loam";
const CONFIRM = "Almost There! Check Your Email to Complete Signup";
const RESET = "Reset Your Password";
const READY = "Your Development Plan is Ready!";

/** The sign-in page alone has no footer (specification §2), in both its forms. */
const auth = { hydrates: true, footer: false } as const;
const application = { hydrates: true } as const;

const plan = (key: PlatformKey, label: string): SitePage[] => [
  {
    name: `the new plan for ${label}`,
    as: "member",
    path: ({ plans }) => `/braindumper/plan/${plans[key]}`,
    heading: READY,
    ...application,
  },
];

/** Every page there is, for each kind of visitor who sees it differently. A new route gets its line here. */
export const PAGES: SitePage[] = [
  { name: "home", as: "stranger", path: "/", heading: "Build Apps With AI 10x Faster", enhanced: true },
  { name: "home of a member", as: "member", path: "/", heading: "Build Apps With AI 10x Faster" },
  { name: "sign-in", as: "stranger", path: "/auth", heading: SITE, ...auth },
  { name: "sign-up", as: "stranger", path: "/auth?tab=signup", heading: SITE, ...auth },
  {
    name: "sign-in by a mail, where somebody else is signed in",
    as: "newcomer",
    path: "/auth?email=ann%40example.test",
    heading: SITE,
    ...auth,
  },
  { name: "sign-in to generate", as: "asked", path: "/auth", heading: "Sign In to Use Braindumper", ...auth },
  { name: "where sign-up posts to", as: "stranger", path: "/auth/sign-up", heading: SITE, ...auth },
  { name: "check your mail", as: "waiting", path: "/auth/confirm", heading: CONFIRM, ...application },
  {
    name: "check your mail, as a stranger",
    as: "stranger",
    path: "/auth/confirm",
    heading: CONFIRM,
    ...application,
  },
  {
    name: "the mailed link",
    as: "stranger",
    path: ({ verifyLink }) => verifyLink,
    heading: "Email Verification",
    ...application,
  },
  {
    name: "the mailed link, where somebody else is signed in",
    as: "newcomer",
    path: ({ verifyLink }) => verifyLink,
    heading: "Email Verification",
    ...application,
  },
  {
    name: "a mailed link that is too old",
    as: "stranger",
    path: "/auth/verify?token_hash=gone&type=signup",
    heading: "Email Verification",
    ...application,
  },
  {
    name: "cookies refused",
    as: "stranger",
    path: "/cookie-check?to=%2Fbraindumper",
    heading: "Your browser refused our cookie",
    status: 400,
  },
  { name: "verified", as: "newcomer", path: "/auth/verified", heading: "Email Verification" },
  {
    name: "forgot password",
    as: "stranger",
    path: "/auth/forgot-password",
    heading: "Reset Password",
    ...application,
  },
  {
    name: "reset mail sent",
    as: "stranger",
    path: "/auth/forgot-password?sent",
    heading: "Reset Password",
    ...application,
  },
  { name: "new password", as: "forgetful", path: "/auth/reset-password", heading: RESET, ...application },
  {
    name: "new password without a link",
    as: "stranger",
    path: "/auth/reset-password",
    heading: RESET,
    ...application,
  },
  {
    name: "new password set",
    as: "stranger",
    path: "/auth/reset-password?done",
    heading: RESET,
    ...application,
  },
  {
    name: "a link to undo a change of address that is too old",
    as: "stranger",
    path: "/auth/undo-email?token_hash=gone",
    heading: "Undo Email Change",
    ...application,
  },
  { name: "account", as: "member", path: "/account", heading: "Account Settings", ...application },
  {
    name: "change password",
    as: "member",
    path: "/account/password",
    heading: "Change Password",
    ...application,
  },
  { name: "change email", as: "member", path: "/account/email", heading: "Change Email", ...application },
  {
    name: "change name",
    as: "member",
    path: "/account/name",
    heading: "Change Display Name",
    ...application,
  },
  {
    name: "setting codes up",
    as: "member",
    path: "/account/two-factor",
    heading: "Two-step sign-in",
    ...application,
  },
  { name: "passkeys", as: "member", path: "/account/passkeys", heading: "Passkeys", ...application },
  { name: "a fresh proof", as: "member", path: "/auth/prove", heading: "Is it you?", ...application },
  {
    name: "sign-in with a passkey",
    as: "stranger",
    path: "/auth/passkey",
    heading: "Sign in with a passkey",
    ...auth,
  },
  { name: "export", as: "member", path: "/account/export", heading: "Download my data", ...application },
  {
    name: "delete account",
    as: "member",
    path: "/account/delete",
    heading: "Delete my account",
    ...application,
  },
  {
    name: "wizard 1, platform",
    as: "stranger",
    path: "/braindumper",
    heading: "Which platform are you building on?",
    ...application,
  },
  {
    name: "wizard 1, as a member",
    as: "newcomer",
    path: "/braindumper",
    heading: "Which platform are you building on?",
    ...application,
  },
  {
    name: "wizard 2, description",
    as: "dreamer",
    path: "/braindumper/describe",
    heading: "What do you want to build?",
    ...application,
  },
  {
    name: "wizard 3, app type",
    as: "undecided",
    path: "/braindumper/type",
    heading: "What kind of app is it?",
    ...application,
  },
  {
    name: "wizard 4, summary",
    as: "dreamer",
    path: "/braindumper/summary",
    heading: "Summary",
    ...application,
  },
  {
    name: "wizard 4, as a member",
    as: "member",
    path: "/braindumper/summary",
    heading: "Summary",
    ...application,
  },
  ...plan("lovable", "Lovable"),
  ...plan("cursor", "Cursor"),
  ...plan("bolt", "Bolt"),
  ...plan("replit", "Replit"),
  ...plan("rork", "Rork"),
  {
    name: "saved plans, signed out",
    as: "stranger",
    path: "/braindumps",
    heading: "Your brain dumps",
    ...application,
  },
  {
    name: "no saved plans",
    as: "newcomer",
    path: "/braindumps",
    heading: "Your brain dumps",
    ...application,
  },
  { name: "saved plans", as: "member", path: "/braindumps", heading: "Your brain dumps", ...application },
  {
    name: "a saved plan in two parts",
    as: "member",
    path: ({ plans }) => `/braindumps/${plans.lovable}`,
    heading: "Lovable",
    ...application,
  },
  {
    name: "a saved plan in one part",
    as: "member",
    path: ({ plans }) => `/braindumps/${plans.bolt}`,
    heading: "Bolt · Mobile App",
    ...application,
  },
  {
    name: "a saved plan that is not there",
    as: "member",
    path: "/braindumps/xyz",
    heading: "Brain dump not found",
    status: 404,
  },
  {
    name: "a search that finds nothing",
    as: "member",
    path: "/braindumps?q=nothing%20like%20Donaudampfschifffahrtsgesellschaftskapitaen",
    heading: "Your brain dumps",
    ...application,
  },
  {
    name: "deleting a saved plan",
    as: "member",
    path: ({ plans }) => `/braindumps/${plans.bolt}/delete`,
    heading: "Delete this brain dump?",
    ...application,
  },
  {
    name: "a post with the wizard's start",
    as: "stranger",
    path: "/blog/turn-a-brain-dump-into-a-plan-ai-can-build",
    heading: "Turn a Brain Dump Into a Plan an AI Can Build",
    enhanced: true,
  },
  { name: "tools", as: "stranger", path: "/tools", heading: "The Tools I Use" },
  { name: "jobs", as: "stranger", path: "/jobs", heading: "Join us." },
  { name: "waitlist", as: "stranger", path: "/waitlist", heading: "Get Early Access + $200 Off" },
  {
    name: "on the waitlist",
    as: "stranger",
    path: "/waitlist?joined",
    heading: "Get Early Access + $200 Off",
  },
  { name: "the example", as: "stranger", path: "/example", heading: "An example: Biscuit goes home" },
  {
    name: "an unsubscribe link that is broken",
    as: "stranger",
    path: "/newsletter/unsubscribe?id=x&signature=y",
    heading: "This link does not work",
  },
  {
    name: "unsubscribed",
    as: "stranger",
    path: "/newsletter/unsubscribe?done",
    heading: "You are unsubscribed",
  },
  { name: "terms", as: "stranger", path: "/terms", heading: "Terms of Service" },
  { name: "privacy", as: "stranger", path: "/privacy", heading: "Privacy Policy" },
  { name: "blog", as: "stranger", path: "/blog", heading: "Blog", enhanced: true },
  {
    name: "a post",
    as: "stranger",
    path: "/blog/how-to-build-an-app-making-40000-month-with-bolt.new-in-2025",
    heading: "How to Build an App Making $40,000/Month With Bolt.new in 2025",
    enhanced: true,
  },
  {
    name: "a post, as a member",
    as: "member",
    path: "/blog/kiro-ai-replaced-cursor-for-me-heres-why",
    heading: "Kiro AI Replaced Cursor for Me: Here's Why",
    enhanced: true,
  },
  { name: "no such post", as: "stranger", path: "/blog/nope", heading: "Oops! Page not found", status: 404 },
  { name: "outbox", as: "stranger", path: "/outbox", heading: "Outbox" },
  { name: "no such page", as: "stranger", path: "/nope", heading: "Oops! Page not found", status: 404 },
  {
    name: "no such page, as a member",
    as: "member",
    path: "/nope/at/all",
    heading: "Oops! Page not found",
    status: 404,
  },
];

/** The same, by who sees them: a test can walk through one visitor's pages in one browser. */
export const WALKS = [...new Set(PAGES.map((page) => page.as))].map((role) => ({
  role,
  pages: PAGES.filter((page) => page.as === role),
}));

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
    name: "the mailed link, used meanwhile",
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
      await page.getByRole("button", { name: "Go on" }).click();
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
    path: "/braindumper/summary",
    error: "This answer has 501 characters. An answer can have 500 at most.",
    async submit(page) {
      await page.getByLabel("What must never happen").fill("x".repeat(501));
      await page.getByRole("button", { name: "More questions" }).click();
    },
  },
  {
    name: "no token left",
    as: "member",
    path: "/braindumper/summary",
    error: "You have used all your available generation tokens for this month.",
    title: "No tokens available",
    submit: (page) => page.getByRole("button", { name: "Generate Plan" }).click(),
  },
];

/** The address of a page, with `query` added to it. */
export function addressOf({ path }: Pick<SitePage, "path">, people: People, query = ""): string {
  const address = typeof path === "string" ? path : path(people);
  return query ? `${address}${address.includes("?") ? "&" : "?"}${query}` : address;
}

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
}

/** Public pages that are not application pages: what the sitemap names without the wizard. */
export async function readingPaths(page: Page): Promise<string[]> {
  const text = await (await page.request.get("/sitemap.xml")).text();
  const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
  return paths.filter((path) => path !== "/braindumper");
}
