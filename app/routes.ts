// Only types: the package's functions would load the framework's whole compiler, also in tests that only need addresses.
import type { RouteConfig, RouteConfigEntry } from "@remix-run/route-config";

type Options = { id?: string };

const index = (file: string, options: Options = {}): RouteConfigEntry => ({ file, index: true, ...options });
const layout = (file: string, children: RouteConfigEntry[]): RouteConfigEntry => ({ file, children });

/** Case-sensitive, so that an address has one spelling. The last route redirects from others. */
const route = (
  path: string,
  file: string,
  options: Options = {},
  children?: RouteConfigEntry[],
): RouteConfigEntry => ({ file, path, children, caseSensitive: true, ...options });

/**
 * A route without a page: it redirects or answers with a file. It has an empty page all the same, because only then does the
 * framework show a refusal as the error page instead of bare text.
 */
const withoutPage = (path: string, file: string, options: Options = {}) =>
  route(path, file, options, [index("ui/nothing.tsx", { id: `${options.id ?? path}, no page` })]);

/**
 * Every URL of the site. A module's folder is its area, and areas do not import each other. A frame is a layout route around
 * the pages in it.
 */
const routes = [
  index("routes/site/home.tsx"),
  route("example", "routes/site/example.tsx"),
  route("tools", "routes/site/tools.tsx"),
  route("jobs", "routes/site/jobs.tsx"),
  route("waitlist", "routes/site/waitlist.tsx"),
  route("blog", "routes/site/blog.tsx"),
  route("blog/:slug", "routes/site/post.tsx"),
  // A literal ending within a segment is undocumented in the router; tests/routes/site-files.test.ts protects it.
  route("blog/:slug.md", "routes/site/post-markdown.ts"),
  route("blog/tags/:tag", "routes/site/blog.tsx", { id: "tag" }),
  route("blog/tags/:tag/feed.xml", "routes/site/site-file.ts", { id: "tag's feed.xml" }),
  route("share/:name.png", "routes/site/share-image.ts"),
  route("brand/:name", "routes/site/brand-file.ts"),
  route("files/*", "routes/site/own-file.ts"),
  route("feed.xml", "routes/site/site-file.ts", { id: "feed.xml" }),
  route("feed.json", "routes/site/site-file.ts", { id: "feed.json" }),
  route("sitemap.xml", "routes/site/site-file.ts", { id: "sitemap.xml" }),
  route("robots.txt", "routes/site/site-file.ts", { id: "robots.txt" }),
  route("llms.txt", "routes/site/site-file.ts", { id: "llms.txt" }),
  route("newsletter", "routes/site/newsletter.tsx"),
  route("newsletter/feed.xml", "routes/site/newsletter-feed.ts"),
  route("newsletter/subscribe", "routes/site/subscribe.tsx"),
  route("newsletter/confirm", "routes/site/subscribe-confirm.tsx"),
  route("newsletter/unsubscribe", "routes/site/unsubscribe.tsx"),
  route("newsletter/:number", "routes/site/newsletter-issue.tsx"),
  route("terms", "routes/site/legal.tsx", { id: "terms" }),
  route("privacy", "routes/site/legal.tsx", { id: "privacy" }),
  route("security", "routes/site/legal.tsx", { id: "security" }),

  route("auth", "routes/account/auth.tsx"),
  route("auth/sign-up", "routes/account/sign-up.tsx"),
  route("auth/invitation", "routes/account/invitation.tsx"),
  route("auth/signed-up", "routes/account/signed-up.tsx"),
  withoutPage("auth/sign-out", "routes/account/sign-out.tsx"),
  route("auth/here", "routes/account/here.ts"),
  route("auth/code", "routes/account/code.tsx"),
  route("auth/passkey", "routes/account/passkey.tsx"),
  route("auth/passkey/question", "routes/account/passkey-question.ts"),
  route("auth/prove", "routes/account/prove.tsx"),
  route("auth/confirm", "routes/account/confirm.tsx"),
  route("auth/confirm/status", "routes/account/confirm-status.ts"),
  route("auth/verify", "routes/account/verify.tsx"),
  route("auth/verified", "routes/account/verified.tsx"),
  route("auth/forgot-password", "routes/account/forgot-password.tsx"),
  route("auth/reset-password", "routes/account/reset-password.tsx"),
  route("auth/reset-password/status", "routes/account/reset-status.ts"),
  route("auth/undo-email", "routes/account/undo-email.tsx"),
  route("auth/not-me", "routes/account/not-me.tsx"),
  withoutPage("auth/try-again", "routes/account/try-again.tsx"),
  route("auth/redirect", "routes/account/redirect.tsx"),
  route("community", "routes/account/community.tsx"),
  withoutPage("community/welcome", "routes/account/welcome.tsx"),
  route("account", "routes/account/settings.tsx"),
  route("account/email", "routes/account/email.tsx"),
  route("account/password", "routes/account/password.tsx"),
  route("account/name", "routes/account/name.tsx"),
  route("account/two-factor", "routes/account/two-factor.tsx"),
  route("account/two-factor/off", "routes/account/two-factor-off.tsx"),
  route("account/recovery-codes", "routes/account/recovery-codes.tsx"),
  route("account/recovery-codes/recovery-codes.txt", "routes/account/recovery-codes-file.ts"),
  route("account/passkeys", "routes/account/passkeys.tsx"),
  route("account/passkeys/:id", "routes/account/passkey-change.tsx"),
  withoutPage("account/sessions", "routes/account/sessions.tsx"),
  route("account/export", "routes/account/export.tsx"),
  withoutPage("account/export/my-data.json", "routes/account/export-file.ts"),
  withoutPage("account/grants", "routes/account/grants.tsx"),
  withoutPage("account/newsletter", "routes/account/newsletter.tsx"),
  route("account/delete", "routes/account/delete.tsx"),

  route("auth/sign-off", "routes/sso/sign-off.tsx"),
  route("auth/consent", "routes/sso/consent.tsx"),
  route("auth/continue", "routes/sso/continue.tsx"),
  withoutPage("pictures/:hash.png", "routes/sso/picture.ts"),
  route(".well-known/openid-configuration", "routes/sso/document.ts", { id: "openid-configuration" }),
  route(".well-known/oauth-authorization-server", "routes/sso/document.ts", { id: "authorization-server" }),
  withoutPage("api/oauth/authorize", "routes/sso/authorize.tsx"),
  withoutPage("api/oauth/authorize/:id", "routes/sso/resume.tsx"),
  route("api/oauth/session", "routes/sso/sign-on-lookup.ts"),
  route("api/oauth/token", "routes/sso/client-endpoint.ts", { id: "token" }),
  route("api/oauth/userinfo", "routes/sso/userinfo.ts"),
  route("api/oauth/jwks", "routes/sso/document.ts", { id: "jwks" }),
  route("api/oauth/revoke", "routes/sso/client-endpoint.ts", { id: "revoke" }),
  route("api/oauth/introspect", "routes/sso/client-endpoint.ts", { id: "introspect" }),
  route("api/oauth/logout", "routes/sso/logout.ts"),

  route("braindumper", "routes/wizard/platform.tsx"),
  route("braindumper/idea", "routes/wizard/idea.tsx"),
  route("braindumper/describe", "routes/wizard/describe.tsx"),
  route("braindumper/type", "routes/wizard/type.tsx"),
  route("braindumper/summary", "routes/wizard/summary.tsx"),
  route("braindumper/keep", "routes/wizard/keep.ts"),
  withoutPage("braindumper/unfinished", "routes/wizard/unfinished.ts"),
  route("braindumper/plan/:id", "routes/wizard/plan.tsx"),

  route("braindumps", "routes/plans/list.tsx"),
  route("braindumps/:id", "routes/plans/detail.tsx"),
  route("braindumps/:id/download", "routes/plans/download.ts"),
  withoutPage("braindumps/:id/edit", "routes/plans/edit.tsx"),
  route("braindumps/:id/builder", "routes/plans/builder.ts"),
  route("braindumps/:id/share", "routes/plans/share.ts"),
  route("braindumps/:id/changes", "routes/plans/changes.tsx"),
  route("braindumps/:id/rounds", "routes/plans/rounds.tsx"),
  route("braindumps/:id/first-answer", "routes/plans/first-answer.tsx"),
  route("braindumps/:id/delete", "routes/plans/delete.tsx"),
  route("shared/:id", "routes/plans/shared.tsx"),
  withoutPage("shared/:id/card.png", "routes/plans/shared-card.ts"),
  withoutPage("go/:partner", "routes/plans/go.tsx"),

  layout("routes/desk/frame.tsx", [
    route("admin", "routes/desk/today.tsx"),
    route("admin/members", "routes/desk/members.tsx"),
    route("admin/members/:id", "routes/desk/member.tsx"),
    route("admin/clients", "routes/desk/clients.tsx"),
    route("admin/clients/new", "routes/desk/client-new.tsx"),
    route("admin/clients/:id", "routes/desk/client.tsx"),
    route("admin/clients/:id/try", "routes/desk/client-try.tsx"),
    route("admin/clients/:id/picture", "routes/desk/client-picture.tsx"),
    withoutPage("admin/clients/:id/secret-kept", "routes/desk/client-secret-kept.tsx"),
    route("admin/keys", "routes/desk/keys.tsx"),
    route("admin/newsletter", "routes/desk/newsletter.tsx"),
    route("admin/newsletter/new", "routes/desk/issue-new.tsx"),
    route("admin/newsletter/:id", "routes/desk/issue.tsx"),
    withoutPage("admin/newsletter/:id/preview", "routes/desk/issue-preview.tsx"),
    route("admin/mail", "routes/desk/mail.tsx"),
    route("admin/invitations", "routes/desk/invitations.tsx"),
    route("admin/plans", "routes/desk/plans.tsx"),
    route("admin/lists", "routes/desk/lists.tsx"),
    withoutPage("admin/lists/newsletter.csv", "routes/desk/list-file.tsx", { id: "newsletter.csv" }),
    withoutPage("admin/lists/waitlist.csv", "routes/desk/list-file.tsx", { id: "waitlist.csv" }),
    route("admin/trail", "routes/desk/trail.tsx"),
    route("admin/:section/:id/:act", "routes/desk/act.tsx"),
  ]),

  route("api/postmark", "routes/system/postmark.ts"),
  withoutPage("theme", "routes/system/theme.tsx"),
  route("cookie-check", "routes/system/cookie-check.tsx"),
  route("outbox", "routes/system/outbox.tsx"),
  route("manifest.webmanifest", "routes/system/manifest.ts"),
  route("favicon.ico", "routes/system/favicon.ts"),
  route("healthz", "routes/system/healthz.ts"),
  route("readyz", "routes/system/readyz.ts"),
  route("metrics", "routes/system/metrics.ts"),
  route("*", "routes/site/elsewhere.tsx"),
] satisfies RouteConfig;

export default routes;

/** All routes with an address, without the frames around them. */
export const addressed = routes.flatMap((entry: RouteConfigEntry) =>
  entry.path || entry.index ? [entry] : (entry.children ?? []),
);
