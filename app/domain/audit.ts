/** What a member's own trail can say, and how each kind of event reads there. */
const TEXTS = {
  signed_up: "Account created",
  verified: "Email confirmed",
  signed_in: "Signed in",
  sign_in_failed: "Wrong password",
  reset_requested: "Password reset asked for",
  password_changed: "Password changed",
  email_change_requested: "New email given",
  email_changed: "Email changed",
  email_change_undone: "Email changed back by the mailed link",
  alert_denied: "Signed out everywhere by “This was not me” in a mail",
  name_changed: "Display name changed",
  session_ended: "Other devices signed out",
  data_exported: "Data downloaded",
  verified_by_administrator: "Email confirmed by an administrator",
  disabled: "Account disabled by an administrator",
  enabled: "Account enabled by an administrator",
  signed_out_by_administrator: "Signed out everywhere by an administrator",
  tokens_granted: "Generations granted by an administrator",
  grant_given: "Access given to a site",
  grant_ended: "Access of a site removed",
  newsletter_joined: "Newsletter: signed up",
  newsletter_left: "Newsletter: unsubscribed",
} as const;

export type AuditKind = keyof typeof TEXTS;

/** A kind that is no longer written may still be stored: it is shown as it is. */
export function auditText(kind: string): string {
  return Object.hasOwn(TEXTS, kind) ? TEXTS[kind as AuditKind] : kind;
}
