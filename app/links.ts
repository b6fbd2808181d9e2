/** A URL with those of its parameters that are given. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value) as [string, string][];
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** A form's URL with the email that was given in another. */
export function withEmail(path: string, email = ""): string {
  return email ? `${path}${path.includes("?") ? "&" : "?"}email=${encodeURIComponent(email)}` : path;
}

/** Every url of the site. Paths are never written by hand. */
export const links = {
  home: () => "/",
  /** A page in content/pages. */
  ownPage: (name: string) => `/${name}`,
  signIn: () => "/auth",
  /** Sign-in to this account, even if another is signed in: for links in mails. */
  signInAs: (email: string) => `/auth?email=${encodeURIComponent(email)}`,
  /** Sign-in that comes back to an own path. */
  signInFor: (path: string) => `/auth?redirectTo=${encodeURIComponent(path)}`,
  signUp: (path: string | null = null) =>
    `/auth?tab=signup${path ? `&redirectTo=${encodeURIComponent(path)}` : ""}`,
  /** The sign-in pages with the query they pass on to each other. */
  signInWith: (query: string) => (query ? `/auth?${query}` : "/auth"),
  signUpWith: (query: string) => `/auth?tab=signup${query ? `&${query}` : ""}`,
  signUpAction: (query = "") => `/auth/sign-up${query ? `?${query}` : ""}`,
  /** The link that invites to make an account. */
  invitation: (secret: string) => `/auth/invitation?token=${encodeURIComponent(secret)}`,
  tryAgain: () => "/auth/try-again",
  authorize: (query: string) => `/api/oauth/authorize?${query}`,
  resumeSignOn: (id: string) => `/api/oauth/authorize/${encodeURIComponent(id)}`,
  /** Signing out because a client asks for it. */
  signOff: (query: string) => `/auth/sign-off${query ? `?${query}` : ""}`,
  continueSignOn: (id: string) => `/auth/continue?session_id=${encodeURIComponent(id)}`,
  consent: (id: string) => `/auth/consent?session_id=${encodeURIComponent(id)}`,
  signOut: () => "/auth/sign-out",
  memberHere: () => "/auth/here",
  /** The second step of signing in, with the query that the sign-in pages pass on. */
  code: (query = "") => `/auth/code${query ? `?${query}` : ""}`,
  passkey: (query = "") => `/auth/passkey${query ? `?${query}` : ""}`,
  passkeyQuestion: () => "/auth/passkey/question",
  prove: () => "/auth/prove",
  /** Asks the member for a fresh proof, and comes back to an own path. */
  proveFor: (path: string) => `/auth/prove?redirectTo=${encodeURIComponent(path)}`,
  confirm: () => "/auth/confirm",
  /** The page that waits for the mailed link, in the tab that waits. */
  waiting: () => "/auth/confirm?waiting",
  /** Says after a sign-up on the home page what comes next, and leads on to the offer. */
  signedUp: () => "/auth/signed-up",
  confirmStatus: () => "/auth/confirm/status",
  verify: () => "/auth/verify",
  verified: () => "/auth/verified",
  forgotPassword: () => "/auth/forgot-password",
  forgotPasswordOf: (email: string) => `/auth/forgot-password?email=${encodeURIComponent(email)}`,
  resetMailSent: () => "/auth/forgot-password?sent",
  resetPassword: () => "/auth/reset-password",
  resetDone: () => "/auth/reset-password?done",
  firstPasswordDone: () => "/auth/reset-password?done=first",
  resetStatus: () => "/auth/reset-password/status",
  undoEmail: () => "/auth/undo-email",
  notMe: () => "/auth/not-me",
  authRedirect: () => "/auth/redirect",
  account: () => "/account",
  /** A part of the account page, by its id. */
  accountPart: (part: "newsletter" | "devices" | "clients") => `/account#${part}`,
  accountEmail: () => "/account/email",
  accountPassword: () => "/account/password",
  accountName: () => "/account/name",
  twoFactor: () => "/account/two-factor",
  /** Sets a second factor up, and goes on to an own path. */
  twoFactorFor: (path: string) => `/account/two-factor?redirectTo=${encodeURIComponent(path)}`,
  twoFactorOff: () => "/account/two-factor/off",
  recoveryCodes: () => "/account/recovery-codes",
  recoveryCodesThen: (path: string | null) =>
    `/account/recovery-codes${path ? `?redirectTo=${encodeURIComponent(path)}` : ""}`,
  recoveryCodesFile: () => "/account/recovery-codes/recovery-codes.txt",
  passkeys: () => "/account/passkeys",
  passkeyOf: (id: string) => `/account/passkeys/${encodeURIComponent(id)}`,
  accountSessions: () => "/account/sessions",
  accountExportFile: () => "/account/export/my-data.json",
  accountExport: () => "/account/export",
  accountGrants: () => "/account/grants",
  accountDelete: () => "/account/delete",
  wizard: () => "/braindumper",
  /** Where the home page's box posts to. */
  wizardIdea: () => "/braindumper/idea",
  /** Step 1 itself, where the other leads on to the step at which the draft was left. */
  wizardPlatform: () => "/braindumper?change",
  wizardDescribe: () => "/braindumper/describe",
  wizardType: () => "/braindumper/type",
  /** Keeps what is typed, while it is typed. */
  wizardKeep: () => "/braindumper/keep",
  wizardUnfinished: () => "/braindumper/unfinished",
  wizardSummary: () => "/braindumper/summary",
  /** The summary with one question open, by its id, or "name". */
  wizardAsk: (id: string) => `/braindumper/summary?ask=${encodeURIComponent(id)}`,
  wizardName: () => `${links.wizardAsk("name")}#summary-name`,
  /** The same, at the box for the answer. */
  wizardQuestion: (id: string) => `${links.wizardAsk(id)}#summary-answer-${encodeURIComponent(id)}`,
  plan: (id: string) => `/braindumper/plan/${encodeURIComponent(id)}`,
  planText: (id: string, part: string) => `/braindumper/plan/${encodeURIComponent(id)}#${part}-text`,
  braindumps: () => "/braindumps",
  /** A page of the list: the search, and the cursor it starts after or ends before. */
  braindumpsPage: (page: { q?: string; older?: string; newer?: string }) => withQuery("/braindumps", page),
  braindump: (id: string) => `/braindumps/${encodeURIComponent(id)}`,
  braindumpEdit: (id: string) => `/braindumps/${encodeURIComponent(id)}/edit`,
  /** The same plan for another builder. */
  braindumpBuilder: (id: string) => `/braindumps/${encodeURIComponent(id)}/builder`,
  /** What is new in a version since an older one, by its number. */
  braindumpChanges: (id: string, since?: number) =>
    withQuery(`/braindumps/${encodeURIComponent(id)}/changes`, { since: since?.toString() }),
  /** How the app came out; `round`: with the message of one round on top. */
  braindumpRounds: (id: string, round?: string) =>
    withQuery(`/braindumps/${encodeURIComponent(id)}/rounds`, { round }),
  /** The first answer of a plan alone; the plan's page has it too. */
  firstAnswer: (id: string) => `/braindumps/${encodeURIComponent(id)}/first-answer`,
  planFirstAnswer: (id: string) => `/braindumper/plan/${encodeURIComponent(id)}#first-answer`,
  /** Makes the public page of a plan, or takes it back. */
  braindumpShare: (id: string) => `/braindumps/${encodeURIComponent(id)}/share`,
  /** The place of that form. */
  braindumpShared: (id: string) => `/braindumps/${encodeURIComponent(id)}#share`,
  /** The public page of a plan, by an id of its own. */
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
  blog: () => "/blog",
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  postMarkdown: (slug: string) => `/blog/${encodeURIComponent(slug)}.md`,
  /** The posts with a tag, by the last part of its address. */
  tag: (slug: string) => `/blog/tags/${encodeURIComponent(slug)}`,
  tagFeed: (slug: string) => `/blog/tags/${encodeURIComponent(slug)}/feed.xml`,
  /** The picture of a client that members sign on to, by its hash. */
  clientPicture: (hash: string) => `/pictures/${encodeURIComponent(hash)}.png`,
  /** The picture of link previews; `version` changes with its content. */
  shareImage: (name: string, version: string) => `/share/${encodeURIComponent(name)}.png?v=${version}`,
  rssFeed: () => "/feed.xml",
  jsonFeed: () => "/feed.json",
  sitemap: () => "/sitemap.xml",
  manifest: () => "/manifest.webmanifest",
  tools: () => "/tools",
  jobs: () => "/jobs",
  example: () => "/example",
  waitlist: () => "/waitlist",
  /** After joining; no session is needed to say so. */
  waitlistJoined: () => "/waitlist?joined",
  /** The page with another site's form in it. */
  waitlistForm: () => "/waitlist?form",
  accountNewsletter: () => "/account/newsletter",
  terms: () => "/terms",
  privacy: () => "/privacy",
  security: () => "/security",
} as const;
