/** What each kind of event reads like in a member's own trail. */
const TEXTS: Record<string, string> = {
  signed_up: "Account created",
  verified: "Email confirmed",
  signed_in: "Signed in",
  sign_in_failed: "Wrong password",
  signed_out: "Signed out",
  reset_requested: "Password reset asked for",
  password_changed: "Password changed",
  email_change_requested: "New email given",
  email_changed: "Email changed",
  name_changed: "Display name changed",
  session_ended: "Other devices signed out",
  data_exported: "Data downloaded",
  verified_by_administrator: "Email confirmed by an administrator",
  disabled: "Account disabled by an administrator",
  enabled: "Account enabled by an administrator",
  tokens_granted: "Generations granted by an administrator",
  grant_given: "Access given to a site",
  grant_ended: "Access of a site removed",
  newsletter_joined: "Newsletter: signed up",
  newsletter_left: "Newsletter: unsubscribed",
};

export function auditText(kind: string): string {
  return TEXTS[kind] ?? kind;
}
