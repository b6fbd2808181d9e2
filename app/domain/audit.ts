/** Kinds of events in a member's trail, and their texts. */
const TEXTS = {
  signed_up: "Account created",
  verified: "Email confirmed",
  signed_in: "Signed in",
  signed_on: "Signed on to a site",
  code_failed: "Wrong code",
  code_used: "Code of your app used",
  recovery_code_used: "Recovery code used",
  passkey_used: "Passkey used",
  codes_added: "Codes of an app set up",
  codes_removed: "Codes of an app switched off",
  recovery_codes_made: "New recovery codes made",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
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
  operator_made: "Made an operator by an administrator",
  operator_ended: "No operator any more, by an administrator",
  factors_reset: "Codes and passkeys removed by an administrator",
  verification_resent: "Confirmation mail sent again by an administrator",
  account_deleted: "An account deleted, as an administrator",
  site_created: "Site for sign-on created",
  site_changed: "Site for sign-on changed",
  site_secret_replaced: "Secret of a site replaced",
  site_disabled: "Site for sign-on disabled",
  site_enabled: "Site for sign-on enabled",
  keys_rotated: "Signing key replaced",
  mail_retried: "Mail put in line again",
  mail_dropped: "Mail dropped",
  list_exported: "List downloaded",
  tokens_granted: "Generations granted by an administrator",
  grant_given: "Access given to a site",
  grant_ended: "Access of a site removed",
  newsletter_joined: "Newsletter: signed up",
  newsletter_left: "Newsletter: unsubscribed",
  newsletter_written: "Newsletter: issue saved",
  newsletter_deleted: "Newsletter: draft deleted",
  newsletter_sent: "Newsletter: sending begun",
  newsletter_paused: "Newsletter: sending paused",
  newsletter_resumed: "Newsletter: sending resumed",
  newsletter_cancelled: "Newsletter: sending cancelled",
  model_paused: "Language model paused",
  model_resumed: "Language model in use again",
  email_stopped: "Mail stopped after a bounce or complaint",
  email_allowed: "Mail allowed again",
} as const;

export type AuditKind = keyof typeof TEXTS;

/** Every kind with its text, for a list to choose from. */
export const AUDIT_KINDS = Object.entries(TEXTS) as [AuditKind, string][];

/** Kinds that are no longer written may still be stored, and are shown as they are. */
export function auditText(kind: string): string {
  return Object.hasOwn(TEXTS, kind) ? TEXTS[kind as AuditKind] : kind;
}
