import { index, type RouteConfig, route } from "@remix-run/route-config";

/** Every URL of the site. The folder of a module is its area; areas do not import each other. */
export default [
  index("routes/site/home.tsx"),

  route("auth", "routes/account/auth.tsx"),
  route("auth/sign-up", "routes/account/sign-up.tsx"),
  route("auth/sign-out", "routes/account/sign-out.tsx"),
  route("auth/confirm", "routes/account/confirm.tsx"),
  route("auth/verify", "routes/account/verify.tsx"),
  route("auth/verified", "routes/account/verified.tsx"),
  route("auth/forgot-password", "routes/account/forgot-password.tsx"),
  route("auth/reset-password", "routes/account/reset-password.tsx"),
  route("auth/redirect", "routes/account/redirect.tsx"),
  route("community", "routes/account/community.tsx"),
  route("account", "routes/account/settings.tsx"),
  route("account/email", "routes/account/email.tsx"),
  route("account/name", "routes/account/name.tsx"),
  route("account/sessions", "routes/account/sessions.tsx"),
  route("account/export", "routes/account/export.tsx"),
  route("account/export/my-data.json", "routes/account/export-file.ts"),
  route("account/delete", "routes/account/delete.tsx"),

  route("braindumper", "routes/wizard/platform.tsx"),
  route("braindumper/describe", "routes/wizard/describe.tsx"),
  route("braindumper/type", "routes/wizard/type.tsx"),
  route("braindumper/summary", "routes/wizard/summary.tsx"),
  route("braindumper/plan/:id", "routes/wizard/plan.tsx"),
  route("braindumper/plan/:id/status", "routes/wizard/plan-status.ts"),
  route("braindumper/plan/:id/cancel", "routes/wizard/plan-cancel.tsx"),
  route("braindumper/plan/:id/again", "routes/wizard/plan-again.tsx"),

  route("braindumps", "routes/plans/list.tsx"),
  route("braindumps/:id", "routes/plans/detail.tsx"),
  route("braindumps/:id/download", "routes/plans/download.ts"),
  route("go/:partner", "routes/plans/go.ts"),

  route("theme", "routes/system/theme.tsx"),
  route("outbox", "routes/system/outbox.tsx"),
  route("healthz", "routes/system/healthz.ts"),
  route("*", "routes/system/not-found.tsx"),
] satisfies RouteConfig;
