// base: what knows nothing of members. Kernel (configuration, clock, log), the front, database, text, forms, plain
// pieces of pages, and the addresses of the site, which begin here.
// Owns the tables switches and probes (when something last happened). Everybody may import all of it; it imports no other area.

import { PAGES, type PageName } from "./page-table";

/** Returns a URL with those of its parameters that have a value. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value) as [string, string][];
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** Returns a form's URL that carries the email typed into another form. */
export function withEmail(path: string, email = ""): string {
  return email ? `${path}${path.includes("?") ? "&" : "?"}email=${encodeURIComponent(email)}` : path;
}

/** The pages for everybody, each by its name: `links.tools()`. */
const pageLinks = Object.fromEntries(PAGES.map(({ name, path }) => [name, () => path])) as Record<
  PageName,
  () => string
>;

/** Every URL of the site; paths are never written by hand elsewhere. */
export const links = {
  ...pageLinks,
  /** An own page of the operator (content/pages). */
  ownPage: (name: string) => `/${name}`,
  /** Signing in, perhaps with this account (mails name it: another one may be signed in), then perhaps back to an own path. */
  signIn: (query: { email?: string | null; redirectTo?: string } = {}) => withQuery("/auth", query),
  signUp: (redirectTo: string | null = null) => withQuery("/auth", { tab: "signup", redirectTo }),
  /** The sign-in pages, with the query that they pass on to each other. */
  signInWith: (query: string) => (query ? `/auth?${query}` : "/auth"),
  signUpWith: (query: string) => `/auth?tab=signup${query ? `&${query}` : ""}`,
  signUpAction: (query = "") => `/auth/sign-up${query ? `?${query}` : ""}`,
  invitation: (secret: string) => `/auth/invitation?token=${encodeURIComponent(secret)}`,
  tryAgain: () => "/auth/try-again",
  authorize: (query: string) => `/api/oauth/authorize?${query}`,
  resumeSignOn: (id: string) => `/api/oauth/authorize/${encodeURIComponent(id)}`,
  /** Signing out because a client asks for it (RP-initiated logout). */
  signOff: (query: string) => `/auth/sign-off${query ? `?${query}` : ""}`,
  continueSignOn: (id: string) => `/auth/continue?session_id=${encodeURIComponent(id)}`,
  consent: (id: string) => `/auth/consent?session_id=${encodeURIComponent(id)}`,
  signOut: () => "/auth/sign-out",
  memberHere: () => "/auth/here",
  /** The second step of signing in, with the query that the sign-in pages pass on. */
  code: (query = "") => `/auth/code${query ? `?${query}` : ""}`,
  passkey: (query = "") => `/auth/passkey${query ? `?${query}` : ""}`,
  passkeyQuestion: () => "/auth/passkey/question",
  /** Asks for a fresh proof, then goes back to an own path. */
  prove: (redirectTo?: string) => withQuery("/auth/prove", { redirectTo }),
  confirm: (query = "") => `/auth/confirm${query ? `?${query}` : ""}`,
  /** The same page in the tab that waits for its mailed link to be opened. */
  waiting: () => "/auth/confirm?waiting",
  /** Says after a sign-up what comes next. */
  signedUp: () => "/auth/signed-up",
  verify: () => "/auth/verify",
  verified: () => "/auth/verified",
  forgotPassword: (email?: string) => withQuery("/auth/forgot-password", { email }),
  resetMailSent: () => "/auth/forgot-password?sent",
  resetPassword: () => "/auth/reset-password",
  /** `email`: filled in at the sign-in that follows. */
  resetDone: (email: string, isFirst = false) =>
    `/auth/reset-password?done${isFirst ? "=first" : ""}&email=${encodeURIComponent(email)}`,
  undoEmail: () => "/auth/undo-email",
  notMe: () => "/auth/not-me",
  authRedirect: () => "/auth/redirect",
  account: () => "/account",
  /** A part of the account page, by its element id. */
  accountPart: (part: "newsletter" | "devices" | "clients") => `/account#${part}`,
  accountEmail: () => "/account/email",
  /** The change of email that waits for its link. */
  waitingEmail: () => "/account/email/waiting",
  accountPassword: () => "/account/password",
  accountName: () => "/account/name",
  /** Sets up a second factor, then goes on to an own path. */
  twoFactor: (redirectTo?: string) => withQuery("/account/two-factor", { redirectTo }),
  twoFactorOff: () => "/account/two-factor/off",
  recoveryCodes: (redirectTo?: string | null) => withQuery("/account/recovery-codes", { redirectTo }),
  recoveryCodesFile: () => "/account/recovery-codes/recovery-codes.txt",
  passkeys: () => "/account/passkeys",
  passkeyOf: (id: string) => `/account/passkeys/${encodeURIComponent(id)}`,
  accountSessions: () => "/account/sessions",
  accountExportFile: () => "/account/export/my-data.json",
  accountExport: () => "/account/export",
  accountGrants: () => "/account/grants",
  accountDelete: () => "/account/delete",
  /** Where the idea box on the home page posts to. */
  wizardIdea: () => "/braindumper/idea",
  wizardDescribe: () => "/braindumper/describe",
  wizardType: () => "/braindumper/type",
  /** Saves the text while it is typed. */
  wizardKeep: () => "/braindumper/keep",
  /** Goes on where the current idea was left; a form chooses another. */
  wizardUnfinished: () => "/braindumper/unfinished",
  wizardSummary: () => "/braindumper/summary",
  /** The summary with the plan so far, whatever is still open. */
  wizardPlan: () => "/braindumper/summary?plan",
  /** The same at its list of answers. */
  wizardAnswers: () => `${links.wizardPlan()}#answers`,
  /** The summary with one question open, by question id or "name". `isChange`: the plan so far comes after it. */
  wizardAsk: (id: string, isChange = false) =>
    `/braindumper/summary?ask=${encodeURIComponent(id)}${isChange ? "&plan" : ""}`,
  wizardName: () => `${links.wizardAsk("name", true)}#summary-name`,
  /** The summary with one question open, scrolled to its answer box. */
  wizardQuestion: (id: string, isChange = false) =>
    `${links.wizardAsk(id, isChange)}#summary-answer-${encodeURIComponent(id)}`,
  /** A plan's address until November 2026, which leads to `braindump`. */
  plan: (id: string) => `/braindumper/plan/${encodeURIComponent(id)}`,
  /** The text of a plan as it is copied, opened. */
  planText: (id: string, part: string) =>
    `${withQuery(links.braindump(id), { text: `${part}-text` })}#${part}-text-source`,
  braindumps: () => "/braindumps",
  /** A page of the list, by search and by the cursor that it starts after or ends before. */
  braindumpsPage: (page: { q?: string; older?: string; newer?: string }) => withQuery("/braindumps", page),
  braindump: (id: string) => `/braindumps/${encodeURIComponent(id)}`,
  braindumpEdit: (id: string) => `/braindumps/${encodeURIComponent(id)}/edit`,
  /** Makes the same plan for another builder. */
  braindumpBuilder: (id: string) => `/braindumps/${encodeURIComponent(id)}/builder`,
  /** What changed in a version since an older one, by version number. */
  braindumpChanges: (id: string, since?: number) =>
    withQuery(`/braindumps/${encodeURIComponent(id)}/changes`, { since: since?.toString() }),
  /** Where authors tell how the app came out. `round`: show the message of that round on top. */
  braindumpRounds: (id: string, round?: string) =>
    withQuery(`/braindumps/${encodeURIComponent(id)}/rounds`, { round }) +
    (round ? "#round-text-source" : ""),
  /** The box for what came out wrong, with the cursor in it. */
  braindumpBox: (id: string) => `${links.braindumpRounds(id)}#round-words`,
  /** Publishes a plan, or takes the public page back. */
  braindumpShare: (id: string) => `/braindumps/${encodeURIComponent(id)}/share`,
  /** The part of the plan's page with the sharing form. */
  braindumpShared: (id: string) => `/braindumps/${encodeURIComponent(id)}#share`,
  /** The public page of a plan, which has an id of its own. */
  sharedPlan: (sharedId: string) => `/shared/${encodeURIComponent(sharedId)}`,
  sharedCard: (sharedId: string) => `/shared/${encodeURIComponent(sharedId)}/card.png`,
  braindumpDelete: (id: string) => `/braindumps/${encodeURIComponent(id)}/delete`,
  braindumpDownload: (id: string, form: "text" | "context" = "text") =>
    `/braindumps/${encodeURIComponent(id)}/download${form === "context" ? "?as=context" : ""}`,
  go: (partner: string, planId?: string) =>
    `/go/${encodeURIComponent(partner)}${planId ? `?plan=${encodeURIComponent(planId)}` : ""}`,
  theme: () => "/theme",
  /** Checks that the browser kept its first cookie, then redirects on. */
  cookieCheck: (to: string) => `/cookie-check?to=${encodeURIComponent(to)}`,
  outbox: () => "/outbox",
  community: () => "/community",
  communityWelcome: () => "/community/welcome",
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  postMarkdown: (slug: string) => `/blog/${encodeURIComponent(slug)}.md`,
  /** The posts with a tag. */
  tag: (slug: string) => `/blog/tags/${encodeURIComponent(slug)}`,
  tagFeed: (slug: string) => `/blog/tags/${encodeURIComponent(slug)}/feed.xml`,
  /** A client's picture, by its hash. */
  pictureFile: (hash: string) => `/pictures/${encodeURIComponent(hash)}`,
  /** The picture for link previews; `version` changes with its content. */
  shareImage: (name: string, version: string) => `/share/${encodeURIComponent(name)}.png?v=${version}`,
  rssFeed: () => "/feed.xml",
  jsonFeed: () => "/feed.json",
  sitemap: () => "/sitemap.xml",
  manifest: () => "/manifest.webmanifest",
  accountNewsletter: () => "/account/newsletter",
  issue: (number: number) => `/newsletter/${number}`,
  newsletterFeed: () => "/newsletter/feed.xml",
  /** The form's answer is in the URL, so that no session is needed. */
  subscribeMailSent: () => "/newsletter?sent",
  /** Confirms a subscription; `signature` proves that this site mailed the link to this email. */
  confirmSubscription: (query: { email: string; form: string; at: string; signature: string }) =>
    `/newsletter/confirm?${new URLSearchParams(query)}`,
  subscribed: () => "/newsletter/confirm?done",
  unsubscribe: (id: string) => `/newsletter/unsubscribe?id=${encodeURIComponent(id)}`,
  unsubscribed: () => "/newsletter/unsubscribe?done",
} as const;
