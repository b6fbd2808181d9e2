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
};

const SITE = "Loam";
const CONFIRM = "Almost There! Check Your Email to Complete Signup";
const READY = "Your Development Plan is Ready!";

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
  { name: "home", as: "stranger", path: "/", heading: "Build Apps With AI 10x Faster" },
  { name: "home of a member", as: "member", path: "/", heading: "Build Apps With AI 10x Faster" },
  { name: "sign-in", as: "stranger", path: "/auth", heading: SITE, ...auth },
  { name: "sign-up", as: "stranger", path: "/auth?tab=signup", heading: SITE, ...auth },
  { name: "sign-in to generate", as: "asked", path: "/auth", heading: "Sign In to Use Braindumper", ...auth },
  { name: "where sign-up posts to", as: "stranger", path: "/auth/sign-up", heading: SITE, ...auth },
  { name: "check your mail", as: "waiting", path: "/auth/confirm", heading: CONFIRM, ...auth },
  {
    name: "check your mail, as a stranger",
    as: "stranger",
    path: "/auth/confirm",
    heading: CONFIRM,
    ...auth,
  },
  {
    name: "the mailed link",
    as: "stranger",
    path: ({ verifyLink }) => verifyLink,
    heading: "Email Verification",
    ...auth,
  },
  {
    name: "a mailed link that is too old",
    as: "stranger",
    path: "/auth/verify?token_hash=gone&type=signup",
    heading: "Email Verification",
    ...auth,
  },
  { name: "verified", as: "newcomer", path: "/auth/verified", heading: "Email Verification", footer: false },
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
    name: "a description that is too short",
    as: "dreamer",
    path: "/braindumper/describe",
    error: "Description must be at least 10 characters long",
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
    name: "no token left",
    as: "member",
    path: "/braindumper/summary",
    error: "No tokens available: You have used all your available generation tokens for this month.",
    submit: (page) => page.getByRole("button", { name: "Generate Plan" }).click(),
  },
];

export function addressOf({ path }: Pick<SitePage, "path">, people: People): string {
  return typeof path === "string" ? path : path(people);
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
