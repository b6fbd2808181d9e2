// Only types: the package's functions would load the framework's whole compiler, also in tests that only need addresses.
import type { RouteConfig, RouteConfigEntry } from "@remix-run/route-config";
import { PAGES } from "./base/page-table";

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
const withoutPage = (path: string, file: string) =>
  route(path, file, {}, [index("base/ui/nothing.tsx", { id: `${path}, no page` })]);

/**
 * Every URL of the site. A module's folder is its area, and areas do not import each other. A frame is a layout route around
 * the pages in it.
 */
const routes = [
  ...PAGES.map(({ name, path, module, isLegal }) =>
    path === "/" ? index(module) : route(name, module, isLegal ? { id: name } : {}),
  ),
  route("blog/:slug", "pages/routes/post.tsx"),
  // A literal ending within a segment is undocumented in the router; tests/pages/site-files.test.ts protects it.
  route("blog/:slug.md", "pages/routes/post-markdown.ts"),
  route("blog/tags/:tag", "pages/routes/blog.tsx", { id: "tag" }),
  route("blog/tags/:tag/feed.xml", "pages/routes/site-file.ts", { id: "tag's feed.xml" }),
  route("share/:name.png", "pages/routes/share-image.ts"),
  route("brand/:name", "pages/routes/brand-file.ts"),
  route("files/*", "pages/routes/own-file.ts"),
  route("feed.xml", "pages/routes/site-file.ts", { id: "feed.xml" }),
  route("feed.json", "pages/routes/site-file.ts", { id: "feed.json" }),
  route("sitemap.xml", "pages/routes/site-file.ts", { id: "sitemap.xml" }),
  route("robots.txt", "pages/routes/site-file.ts", { id: "robots.txt" }),
  route("llms.txt", "pages/routes/site-file.ts", { id: "llms.txt" }),
  route("newsletter/feed.xml", "newsletter/routes/feed.ts"),
  // Where pages of older versions send the form.
  route("newsletter/subscribe", "newsletter/routes/newsletter.tsx", { id: "newsletter/subscribe" }),
  route("newsletter/confirm", "newsletter/routes/confirm.tsx"),
  route("newsletter/unsubscribe", "newsletter/routes/unsubscribe.tsx"),
  route("newsletter/:number", "newsletter/routes/issue.tsx"),

  route("auth", "accounts/routes/auth.tsx"),
  route("auth/sign-up", "accounts/routes/sign-up.tsx"),
  route("auth/invitation", "accounts/routes/invitation.tsx"),
  route("auth/signed-up", "accounts/routes/signed-up.tsx"),
  withoutPage("auth/sign-out", "accounts/routes/sign-out.tsx"),
  route("auth/here", "accounts/routes/here.ts"),
  route("auth/code", "accounts/routes/code.tsx"),
  route("auth/passkey", "accounts/routes/passkey.tsx"),
  route("auth/passkey/question", "accounts/routes/passkey-question.ts"),
  route("auth/prove", "accounts/routes/prove.tsx"),
  route("auth/confirm", "accounts/routes/confirm.tsx"),
  route("auth/verify", "accounts/routes/verify.tsx"),
  route("auth/verified", "accounts/routes/verified.tsx"),
  route("auth/forgot-password", "accounts/routes/forgot-password.tsx"),
  route("auth/reset-password", "accounts/routes/reset-password.tsx"),
  route("auth/undo-email", "accounts/routes/undo.tsx", { id: "undo-email" }),
  route("auth/not-me", "accounts/routes/undo.tsx", { id: "not-me" }),
  withoutPage("auth/try-again", "accounts/routes/try-again.tsx"),
  route("auth/redirect", "accounts/routes/redirect.tsx"),
  route("community", "accounts/routes/community.tsx"),
  withoutPage("community/welcome", "accounts/routes/community-welcome.tsx"),
  route("account", "accounts/routes/account.tsx"),
  route("account/email", "accounts/routes/email.tsx"),
  withoutPage("account/email/waiting", "accounts/routes/email-waiting.ts"),
  route("account/password", "accounts/routes/password.tsx"),
  route("account/name", "accounts/routes/name.tsx"),
  route("account/two-factor", "accounts/routes/second-factor.tsx"),
  route("account/two-factor/off", "accounts/routes/second-factor-off.tsx"),
  route("account/recovery-codes", "accounts/routes/recovery-codes.tsx"),
  route("account/recovery-codes/recovery-codes.txt", "accounts/routes/recovery-codes-file.ts"),
  route("account/passkeys", "accounts/routes/passkeys.tsx"),
  route("account/passkeys/:id", "accounts/routes/passkey-change.tsx"),
  withoutPage("account/sessions", "accounts/routes/sessions.tsx"),
  route("account/export", "accounts/routes/export.tsx"),
  withoutPage("account/export/my-data.json", "accounts/routes/export-file.ts"),
  withoutPage("account/grants", "sign-on/routes/grants.tsx"),
  withoutPage("account/newsletter", "newsletter/routes/account.tsx"),
  route("account/delete", "accounts/routes/delete.tsx"),

  route("auth/sign-off", "sign-on/routes/sign-off.tsx"),
  route("auth/consent", "sign-on/routes/consent.tsx"),
  route("auth/continue", "sign-on/routes/continue.tsx"),
  withoutPage("pictures/:hash", "sign-on/routes/picture.ts"),
  route(".well-known/openid-configuration", "sign-on/routes/discovery.ts", { id: "openid-configuration" }),
  route(".well-known/oauth-authorization-server", "sign-on/routes/discovery.ts", {
    id: "authorization-server",
  }),
  withoutPage("api/oauth/authorize", "sign-on/routes/authorize.tsx"),
  withoutPage("api/oauth/authorize/:id", "sign-on/routes/resume.tsx"),
  route("api/oauth/session", "sign-on/routes/session.ts"),
  route("api/oauth/token", "sign-on/routes/token-endpoints.ts", { id: "token" }),
  route("api/oauth/userinfo", "sign-on/routes/userinfo.ts"),
  route("api/oauth/jwks", "sign-on/routes/discovery.ts", { id: "jwks" }),
  route("api/oauth/revoke", "sign-on/routes/token-endpoints.ts", { id: "revoke" }),
  route("api/oauth/introspect", "sign-on/routes/token-endpoints.ts", { id: "introspect" }),
  route("api/oauth/logout", "sign-on/routes/logout.ts"),

  route("braindumper/idea", "braindumper/routes/wizard/idea.tsx"),
  route("braindumper/describe", "braindumper/routes/wizard/describe.tsx"),
  route("braindumper/type", "braindumper/routes/wizard/type.tsx"),
  route("braindumper/summary", "braindumper/routes/wizard/summary.tsx"),
  route("braindumper/keep", "braindumper/routes/wizard/keep.ts"),
  withoutPage("braindumper/unfinished", "braindumper/routes/wizard/unfinished.ts"),
  withoutPage("braindumper/plan/:id", "braindumper/routes/wizard/plan.ts"),

  route("braindumps", "braindumper/routes/plans/list.tsx"),
  route("braindumps/:id", "braindumper/routes/plans/detail.tsx"),
  route("braindumps/:id/download", "braindumper/routes/plans/download.ts"),
  withoutPage("braindumps/:id/edit", "braindumper/routes/plans/edit.tsx"),
  withoutPage("braindumps/:id/builder", "braindumper/routes/plans/builder.ts"),
  withoutPage("braindumps/:id/share", "braindumper/routes/plans/share.ts"),
  route("braindumps/:id/changes", "braindumper/routes/plans/changes.tsx"),
  route("braindumps/:id/rounds", "braindumper/routes/plans/rounds.tsx"),
  route("braindumps/:id/delete", "braindumper/routes/plans/delete.tsx"),
  route("shared/:id", "braindumper/routes/plans/shared.tsx"),
  withoutPage("shared/:id/card.png", "braindumper/routes/plans/shared-card.ts"),
  withoutPage("go/:partner", "braindumper/routes/plans/go.tsx"),

  layout("desk/frame.tsx", [
    route("admin", "operations/desk/today.tsx"),
    route("admin/members", "accounts/desk/members.tsx"),
    route("admin/members/:id", "accounts/desk/member.tsx"),
    route("admin/clients", "sign-on/desk/clients.tsx"),
    route("admin/clients/new", "sign-on/desk/client-new.tsx"),
    route("admin/clients/:id", "sign-on/desk/client.tsx"),
    route("admin/clients/:id/try", "sign-on/desk/client-try.tsx"),
    route("admin/clients/:id/picture", "sign-on/desk/client-picture.tsx"),
    withoutPage("admin/clients/:id/secret-kept", "sign-on/desk/client-secret-kept.tsx"),
    route("admin/keys", "sign-on/desk/keys.tsx"),
    route("admin/newsletter", "newsletter/desk/newsletter.tsx"),
    route("admin/newsletter/new", "newsletter/desk/issue-new.tsx"),
    route("admin/newsletter/:id", "newsletter/desk/issue.tsx"),
    withoutPage("admin/newsletter/:id/preview", "newsletter/desk/issue-preview.tsx"),
    route("admin/mail", "operations/desk/mail.tsx"),
    route("admin/invitations", "accounts/desk/invitations.tsx"),
    route("admin/lists", "operations/desk/lists.tsx"),
    withoutPage("admin/lists/:list.csv", "operations/desk/list-file.tsx"),
    route("admin/trail", "operations/desk/trail.tsx"),
    route("admin/:section/:id/:act", "operations/desk/act.tsx"),
  ]),

  route("api/postmark", "newsletter/routes/postmark.ts"),
  withoutPage("theme", "pages/routes/theme.tsx"),
  route("cookie-check", "identity/routes/cookie-check.tsx"),
  route("outbox", "mail/routes/outbox.tsx"),
  route("manifest.webmanifest", "pages/routes/manifest.ts"),
  route("favicon.ico", "pages/routes/favicon.ts"),
  route("healthz", "operations/routes/healthz.ts"),
  route("readyz", "operations/routes/readyz.ts"),
  route("metrics", "operations/routes/metrics.ts"),
  route("*", "pages/routes/own-page-or-404.tsx"),
] satisfies RouteConfig;

export default routes;

/** All routes with an address, without the frames around them. */
export const addressed = routes.flatMap((entry: RouteConfigEntry) =>
  entry.path || entry.index ? [entry] : (entry.children ?? []),
);

/** Their paths, without the leading slash. */
export const paths = addressed.flatMap(({ path }) => path ?? []);
