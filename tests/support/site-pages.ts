import { FIRST_QUESTIONS, firstWords } from "~/braindumper/planner";
import { PAGES as OWN } from "../../app/base/page-table";
import texts from "../../content/texts.json" with { type: "json" };
import { IDEAS, type People, type PlatformKey, type Role } from "./people";

type Options = {
  /** The expected status, 200 by default. */
  status?: number;
  /** False for reading and error pages; all others have the script for forms and plans. */
  application?: boolean;
  /** A reading page that needs its small script: for a sign-up form, code, a video or a countdown. */
  enhanced?: boolean;
  footer?: boolean;
};

type Path = string | ((people: People) => string);

/** A page of the site as one kind of visitor sees it. */
export type SitePage = Options & { name: string; as: Role; path: Path; heading: string };

const SITE = "Loam";
const CONFIRM = "Almost There! Check Your Email to Complete Signup";
const VERIFY = "Email Verification";
const RESET = "Reset Your Password";
const PLATFORM = "Which platform are you building on?";
const HOME = "Your ideas and plans";
const SAVED = "Your plans";
const LOST = "Oops! Page not found";

/** A plan that its author gave no name. */
const nameOf = (key: PlatformKey) => firstWords(IDEAS[key].description);

const leadOf = (id: string) => FIRST_QUESTIONS.find((each) => each.id === id)?.lead ?? "";

/** Only the two forms of the sign-in page have no footer. */
const auth: Options = { footer: false };
const reading: Options = { application: false };
const enhanced: Options = { application: false, enhanced: true };
const lost: Options = { application: false, status: 404 };

type Row = [name: string, path: Path, heading: string, options?: Options];

/** The pages of the site's table that have their title in texts.json. */
const tabled = OWN.flatMap(({ name, path }): Row[] => {
  const { title } = (texts as Record<string, { title?: string }>)[name] ?? {};
  return title && !["home", "blog"].includes(name) ? [[name, path, title, reading]] : [];
});

/** All pages, under the kind of visitor who sees them. Add a line here for a new route. */
const ROWS: Record<Role, Row[]> = {
  stranger: [
    ["home", "/", texts.home.title, enhanced],
    ["sign-in", "/auth", SITE, auth],
    ["sign-up", "/auth?tab=signup", SITE, auth],
    ["sign-in with a passkey", "/auth/passkey", "Sign in with a passkey", auth],
    ["where sign-up posts to", "/auth/sign-up", SITE, auth],
    ["check your mail, as a stranger", "/auth/confirm", CONFIRM],
    ["the mailed link", ({ verifyLink }) => verifyLink, VERIFY],
    ["a mailed link that is too old", "/auth/verify?token_hash=gone&type=signup", VERIFY],
    [
      "cookies refused",
      "/cookie-check?to=%2Fbraindumper",
      "Your browser refused our cookie",
      { ...lost, status: 400 },
    ],
    ["forgot password", "/auth/forgot-password", "Reset Password"],
    ["reset mail sent", "/auth/forgot-password?sent", "Reset Password"],
    ["new password without a link", "/auth/reset-password", RESET],
    ["new password set", "/auth/reset-password?done", RESET],
    [
      "a link to undo a change of address that is too old",
      "/auth/undo-email?token_hash=gone",
      "Undo Email Change",
    ],
    ["a link for “This was not me” that is too old", "/auth/not-me?token_hash=gone", "This Was Not Me"],
    ["wizard 1, platform", "/braindumper", PLATFORM],
    ["the home page's idea, refused", "/braindumper/idea", "Your idea"],
    ["saved plans, signed out", "/braindumps", SAVED],
    [
      "a post with the wizard's start",
      "/blog/turn-a-brain-dump-into-a-plan-ai-can-build",
      "Turn a Brain Dump Into a Plan an AI Can Build",
      enhanced,
    ],
    ...tabled,
    ["on the waitlist", "/waitlist?joined", texts.waitlist.title, reading],
    ["a plan that its author shares", ({ sharedPlan }) => sharedPlan, "A choir plans rehearsals", reading],
    ["a plan that nobody shares", "/shared/nope", "This page is not shared", lost],
    ["the example", "/example", "An example: Biscuit goes home", reading],
    [
      "an unsubscribe link that is broken",
      "/newsletter/unsubscribe?id=x&signature=y",
      "This link does not work",
      { ...lost, status: 400 },
    ],
    ["subscribing without an account", "/newsletter", "Newsletter"],
    ["subscribing, mail sent", "/newsletter?sent", "Newsletter"],
    [
      "a link to confirm a subscription that is broken",
      "/newsletter/confirm?email=x",
      "This link does not work",
      { ...lost, status: 400 },
    ],
    ["subscribed", "/newsletter/confirm?done", "You get the newsletter"],
    ["unsubscribed", "/newsletter/unsubscribe?done", "You are unsubscribed"],
    ["terms", "/terms", "Terms of Service", reading],
    ["privacy", "/privacy", "Privacy Policy", reading],
    ["security", "/security", "How We Protect Your Account", reading],
    ["blog", "/blog", texts.blog.title, enhanced],
    [
      "a post",
      "/blog/how-to-build-an-app-making-40000-month-with-bolt.new-in-2025",
      "How to Build an App Making $40,000/Month With Bolt.new in 2025",
      enhanced,
    ],
    ["no such post", "/blog/nope", LOST, lost],
    ["outbox", "/outbox", "Outbox"],
    ["no such page", "/nope", LOST, lost],
  ],
  member: [
    ["home of a member", "/", HOME],
    ["account", "/account", "Account Settings"],
    ["change password", "/account/password", "Change Password"],
    ["change email", "/account/email", "Change Email"],
    ["change name", "/account/name", "Change Display Name"],
    ["export", "/account/export", "Download my data"],
    ["one-time codes", "/account/two-factor", "Two-step sign-in"],
    ["passkeys", "/account/passkeys", "Passkeys"],
    ["a fresh proof", "/auth/prove", "Is this you?"],
    ["delete account", "/account/delete", "Delete my account"],
    ["wizard 4, as a member", "/braindumper/summary?ask=day", leadOf("day")],
    ["saved plans", "/braindumps", SAVED],
    ["the plan for Lovable", ({ plans }) => `/braindumps/${plans.lovable}`, nameOf("lovable")],
    ["the plan for Cursor", ({ plans }) => `/braindumps/${plans.cursor}`, nameOf("cursor")],
    ["the plan for Bolt", ({ plans }) => `/braindumps/${plans.bolt}`, nameOf("bolt")],
    ["a plan with a public page", ({ plans }) => `/braindumps/${plans.replit}`, nameOf("replit")],
    ["a second round", ({ plans }) => `/braindumps/${plans.bolt}/rounds`, nameOf("bolt")],
    ["a saved plan that is not there", "/braindumps/xyz", "Brain dump not found", lost],
    [
      "a search that finds nothing",
      "/braindumps?q=nothing%20like%20Donaudampfschifffahrtsgesellschaftskapitaen",
      SAVED,
    ],
    ["deleting a saved plan", ({ plans }) => `/braindumps/${plans.bolt}/delete`, "Delete this plan?"],
    [
      "a post, as a member",
      "/blog/kiro-ai-replaced-cursor-for-me-heres-why",
      "Kiro AI Replaced Cursor for Me: Here's Why",
      enhanced,
    ],
    ["no such page, as a member", "/nope/at/all", LOST, lost],
  ],
  operator: [
    ["the desk's first page", "/admin", "Today"],
    ["the desk's members", "/admin/members", "Members"],
    ["the desk's invitations", "/admin/invitations", "Invitations"],
    ["a member on the desk", ({ memberId }) => `/admin/members/${memberId}`, "Ann"],
    ["deleting a member", ({ memberId }) => `/admin/members/${memberId}/delete`, "Delete"],
    ["the desk's clients", "/admin/clients", "Clients"],
    ["adding a client", "/admin/clients/new", "Add a client"],
    ["the signing keys", "/admin/keys", "Signing keys"],
    ["a client that is not there", "/admin/clients/nobody", "No such client", lost],
    ["the desk's newsletter", "/admin/newsletter", "Newsletter"],
    ["writing an issue", "/admin/newsletter/new", "Write an issue"],
    ["an issue that is not there", "/admin/newsletter/nothing", "No such issue", lost],
    ["the desk's mail", "/admin/mail", "Mail"],
    ["the desk's lists", "/admin/lists", "Lists"],
    ["the desk's trail", "/admin/trail", "Trail"],
    ["a member who is not there", "/admin/members/nobody", "No such member", lost],
  ],
  newcomer: [
    ["sign-in by a mail, where somebody else is signed in", "/auth?email=ann%40example.test", SITE, auth],
    ["the mailed link, where somebody else is signed in", ({ verifyLink }) => verifyLink, VERIFY],
    ["verified", "/auth/verified", VERIFY],
    ["check your mail, as a member", "/auth/confirm", "Already Verified"],
    ["home of a new member", "/", HOME],
    ["wizard 1, as a member", "/braindumper", PLATFORM],
    ["no saved plans", "/braindumps", SAVED],
  ],
  asked: [
    ["sign-in to generate", "/auth", "Sign In to Use Braindumper", auth],
    ["sign-up to generate", "/auth?tab=signup", "Sign In to Use Braindumper", auth],
  ],
  waiting: [["check your mail", "/auth/confirm", CONFIRM]],
  forgetful: [["new password", "/auth/reset-password", RESET]],
  dreamer: [
    ["wizard 2, description", "/braindumper/describe", "What do you want to build?"],
    ["wizard 4, a question", "/braindumper/summary?ask=day", leadOf("day")],
    ["wizard 4, summary", "/braindumper/summary?plan", "Summary"],
  ],
  undecided: [["wizard 3, app type", "/braindumper/type", "What kind of app is it?"]],
};

/** Each kind of visitor with their pages, which a test visits in one browser. */
export const WALKS = Object.entries(ROWS).map(([role, rows]) => ({
  role: role as Role,
  pages: rows.map(
    ([name, path, heading, options]): SitePage => ({
      name,
      as: role as Role,
      path,
      heading,
      application: true,
      ...options,
    }),
  ),
}));

export const PAGES = WALKS.flatMap(({ pages }) => pages);

/** Returns a page's address, with `query` appended. */
export function addressOf({ path }: Pick<SitePage, "path">, people: People, query = ""): string {
  const url = typeof path === "string" ? path : path(people);
  return query ? `${url}${url.includes("?") ? "&" : "?"}${query}` : url;
}
