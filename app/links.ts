/** Every address of the site, as a typed function. Nobody writes a path by hand. */
export const links = {
  home: () => "/",
  signIn: () => "/auth",
  /** Sign-in that comes back to an own path. */
  signInFor: (path: string | null) => (path ? `/auth?redirectTo=${encodeURIComponent(path)}` : "/auth"),
  signUp: (path: string | null = null) =>
    `/auth?tab=signup${path ? `&redirectTo=${encodeURIComponent(path)}` : ""}`,
  signUpAction: (path: string | null = null) =>
    `/auth/sign-up${path ? `?redirectTo=${encodeURIComponent(path)}` : ""}`,
  signOut: () => "/auth/sign-out",
  confirm: () => "/auth/confirm",
  verify: () => "/auth/verify",
  verified: () => "/auth/verified",
  forgotPassword: () => "/auth/forgot-password",
  resetPassword: () => "/auth/reset-password",
  authRedirect: () => "/auth/redirect",
  account: () => "/account",
  accountEmail: () => "/account/email",
  accountName: () => "/account/name",
  accountSessions: () => "/account/sessions",
  accountExportFile: () => "/account/export/my-data.json",
  accountExport: () => "/account/export",
  accountDelete: () => "/account/delete",
  wizard: () => "/braindumper",
  wizardDescribe: () => "/braindumper/describe",
  wizardType: () => "/braindumper/type",
  wizardSummary: () => "/braindumper/summary",
  plan: (id: string) => `/braindumper/plan/${encodeURIComponent(id)}`,
  planTab: (id: string, tab: "prompt" | "knowledge") =>
    `/braindumper/plan/${encodeURIComponent(id)}?tab=${tab}`,
  /** `other`: while this one is being written, another idea waits for its turn. */
  planOfOther: (id: string) => `/braindumper/plan/${encodeURIComponent(id)}?other`,
  planStatus: (id: string) => `/braindumper/plan/${encodeURIComponent(id)}/status`,
  planCancel: (id: string) => `/braindumper/plan/${encodeURIComponent(id)}/cancel`,
  planAgain: (id: string) => `/braindumper/plan/${encodeURIComponent(id)}/again`,
  braindumps: () => "/braindumps",
  braindump: (id: string) => `/braindumps/${encodeURIComponent(id)}`,
  braindumpDownload: (id: string, form: "text" | "context" = "text") =>
    `/braindumps/${encodeURIComponent(id)}/download${form === "context" ? "?as=context" : ""}`,
  go: (partner: string, planId?: string) =>
    `/go/${encodeURIComponent(partner)}${planId ? `?plan=${encodeURIComponent(planId)}` : ""}`,
  theme: () => "/theme",
  outbox: () => "/outbox",
  community: () => "/community",
  blog: () => "/blog",
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  tools: () => "/tools",
  jobs: () => "/jobs",
  waitlist: () => "/waitlist",
  terms: () => "/terms",
  privacy: () => "/privacy",
} as const;
