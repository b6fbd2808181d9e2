import { sql } from "drizzle-orm";
import { index, integer, json, table, text, timestamp, uniqueIndex } from "../base/data/columns";
import type { Flash } from "../base/text/flash";

/** A member. `email` is lower case and unique; `verifiedAt` is null until the mailed link was used. */
export const users = table(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** Empty when none was ever set, which no password matches. */
    passwordHash: text("password_hash").notNull(),
    verifiedAt: timestamp("verified_at"),
    /** Where the account came from: 'braindumper', 'circle', or 'import 3' for the third import. */
    signupSource: text("signup_source"),
    disabledAt: timestamp("disabled_at"),
    /** Since when this member is an operator; null for everybody else. */
    operatorSince: timestamp("operator_since"),
    /** The invitation that is used when the email is confirmed; null where none was needed. */
    invitationId: text("invitation_id"),
    /** The `preferred_username`, from when the email was confirmed, or on older rows when a client first asks; it stays. */
    username: text("username"),
    /** What operators have put the member into, in words of theirs: clients may be for some groups only. */
    groups: json<string[]>("groups").notNull().default(sql`'[]'`),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    uniqueIndex("users_username").on(t.username),
    index("users_created").on(t.createdAt, t.id),
  ],
);

/** The account that a row is of, and is deleted with. */
export const ofMember = () => text("user_id").references(() => users.id, { onDelete: "cascade" });

/**
 * What members have given up, as hashes: usernames, which are never given out again, and emails, which for a while only
 * the same member can register. No foreign key, because rows outlive the account.
 */
export const leftBehind = table(
  "left_behind",
  {
    keyHash: text("key_hash").primaryKey(),
    userId: text("user_id").notNull(),
    until: timestamp("until").notNull(),
  },
  (t) => [index("left_behind_until").on(t.until)],
);

/** A browser's session, signed in or not. Created only when there is something to keep. */
export const sessions = table(
  "sessions",
  {
    /** Stays when the cookie's secret is renewed: pending sign-ons and known browsers refer to it. */
    id: text("id").primaryKey(),
    secretHash: text("secret_hash").notNull(),
    /** The secret before this one, and when it was replaced: a form that comes with it is told so. */
    replacedHash: text("replaced_hash"),
    replacedAt: timestamp("replaced_at"),
    userId: ofMember(),
    state: json<SessionState>("state").notNull(),
    userAgent: text("user_agent").notNull(),
    signedInAt: timestamp("signed_in_at"),
    /** How the member signed in (RFC 8176): ["pwd", "otp", "mfa"]. Null on rows older than the column. */
    amr: json<string[]>("amr"),
    /** When the member last typed the password or a code, or used a passkey. */
    provedAt: timestamp("proved_at"),
    createdAt: timestamp("created_at").notNull(),
    lastSeenAt: timestamp("last_seen_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("sessions_secret_hash").on(t.secretHash),
    index("sessions_replaced_hash").on(t.replacedHash),
    index("sessions_user").on(t.userId),
    index("sessions_expires").on(t.expiresAt),
  ],
);

/** A browser that has signed in to an account, by the hash of its cookie's secret, also after signing out. */
export const knownDevices = table(
  "known_devices",
  {
    secretHash: text("secret_hash").primaryKey(),
    userId: ofMember().notNull(),
    /** The session in which it became known: its end by the member deletes the row, its expiry does not. */
    sessionId: text("session_id").notNull(),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (t) => [
    index("known_devices_user").on(t.userId, t.sessionId),
    index("known_devices_expires").on(t.expiresAt),
  ],
);

/** A member's authenticator app for one-time codes (TOTP, RFC 6238). */
export const oneTimeCodes = table("one_time_codes", {
  userId: ofMember().primaryKey(),
  /** Encrypted with SESSION_SECRET. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The time step (30 s) of the last accepted code. Codes of it and of earlier steps are refused. */
  lastStep: integer("last_step").notNull(),
  createdAt: timestamp("created_at").notNull(),
});

export type ShownOnceKind = "recovery codes" | "client secret" | "invitation";

/** Something new that is otherwise stored as a hash, shown in the session that made it until its maker has kept it. */
export const shownOnce = table(
  "shown_once",
  {
    id: text("id").primaryKey(),
    sessionId: text("session_id")
      .references(() => sessions.id, { onDelete: "cascade" })
      .notNull(),
    userId: ofMember().notNull(),
    kind: text("kind").$type<ShownOnceKind>().notNull(),
    /** Which of the kind: the client's id, the invitation's number; empty where there is one. */
    name: text("name").notNull(),
    /** Encrypted with SESSION_SECRET. */
    sealedText: text("sealed_text").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [index("shown_once_session").on(t.sessionId), index("shown_once_user").on(t.userId)],
);

/** A recovery code, which stands in for a lost second factor. Using it deletes the row. */
export const recoveryCodes = table(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: ofMember().notNull(),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
);

/** A member's passkey (WebAuthn). `id` is the credential id. */
export const passkeys = table(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: ofMember().notNull(),
    name: text("name").notNull(),
    /** A COSE key, in base64url. */
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    transports: json<string[]>("transports").notNull(),
    createdAt: timestamp("created_at").notNull(),
    lastUsedAt: timestamp("last_used_at"),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

/** A challenge for a passkey to sign, valid once. `userId` is the member who adds a passkey; null for a sign-in. */
export const passkeyChallenges = table(
  "passkey_challenges",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    userId: ofMember(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (t) => [index("passkey_challenges_expires").on(t.expiresAt)],
);

/** What the site remembers about a browser: kept on the server, so that it works without scripts. */
export type SessionState = {
  /** Messages, each for the next opening of `path`, perhaps of two tabs. */
  flashes?: (Flash & { path: string })[];
  /** The wizard's current draft. */
  draftId?: string;
  /** Steps of this browser's drafts that are counted, so that a button pressed again does not count twice. */
  counted?: string[];
  /** The account created in this session. Only here may a resend reveal that it is verified already. */
  createdUserId?: string;
  /** What was entered at sign-up in this browser. It takes effect only if the email is verified in this browser. */
  signUp?: SignUpChoice;
  /** 'braindumper', 'circle' or 'circle_oauth_initiate': what the account of a sign-up will say of where it comes from. */
  signupSource?: string;
  /** Where to go next (accounts/next): a page's path, or that of a sign-on. The later wish replaces the earlier, but a sign-on goes before a plan. */
  next?: string;
  /** The sign-on that was completed last; its pages now lead home. */
  doneSignOn?: string;
  /** The email of a sign-up in this session that is not verified yet: the one to resend to. */
  pendingEmail?: string;
  /** The email that a reset link was asked for in this browser, account or not; and whether it was used here. */
  reset?: { email: string; isDone: boolean };
  /** The email was just verified here, and the invitation to the community is not answered yet. */
  justVerified?: boolean;
  /** Until when (epoch milliseconds) the member may download their data. */
  mayExportUntil?: number;
  /**
   * The first step of a sign-in: whose password was entered, and when (epoch milliseconds). `password` is a hash of
   * the stored hash, so a changed password invalidates the step.
   */
  secondStep?: { userId: string; startedAt: number; password: string };
  /** The id of the invitation whose link was opened in this browser. */
  invitationId?: string;
  /** What was typed into a form whose sign-in had expired, to fill the form in after the next sign-in. */
  keptForm?: { path: string; values: Record<string, string> };
};

/** The secret of a mailed link, stored as a hash. One row per user, purpose and `about`. */
export const mailedTokens = table(
  "mailed_tokens",
  {
    secretHash: text("secret_hash").primaryKey(),
    userId: ofMember().notNull(),
    purpose: text("purpose").notNull(),
    /** For email_undo the email that it restores, for alert the mail's id: each has a link of its own. Else empty. */
    about: text("about").notNull().default(""),
    /** What using the link changes, apart from proving the email: see TokenChange. */
    change: json<TokenChange>("change").notNull(),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    /** When it was used. The row is kept for a while, so that the link can say why it does nothing. */
    usedAt: timestamp("used_at"),
  },
  (t) => [
    uniqueIndex("mailed_tokens_living").on(t.userId, t.purpose, t.about),
    index("mailed_tokens_expires").on(t.expiresAt),
  ],
);

export type TokenChange = {
  /** For email_change the new email, for email_undo the old one. */
  email?: string;
  /** For signup: set when the newsletter's box was ticked. */
  newsletter?: NewsletterConsent;
};

/** A sign-up as entered in one browser. `passwordHash` is that of the password typed there. */
export type SignUpChoice = {
  email: string;
  name: string;
  passwordHash: string;
  newsletter?: NewsletterConsent;
};

/** A consent to the newsletter: its words, the form, and when (ISO 8601, as it travels as JSON). */
export type NewsletterConsent = { text: string; form: string; at: string };

/**
 * Unused. A process of before needs it while it runs beside this one; the next version drops it.
 * @public
 */
export const presses = table(
  "presses",
  {
    keyHash: text("key_hash").primaryKey(),
    userId: ofMember().notNull(),
    /** The redirect it was answered with; null until it was answered. */
    location: text("location"),
    flash: json<Flash>("flash"),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [index("presses_user").on(t.userId, t.createdAt), index("presses_created").on(t.createdAt)],
);

/** The audit trail: what happened to an account, when, roughly from where; and what operators did to the site. */
export const auditEvents = table(
  "audit_events",
  {
    id: text("id").primaryKey(),
    /** Null for what concerns no account, such as keys or a newsletter; such rows outlive their operator. */
    userId: ofMember(),
    kind: text("kind").notNull(),
    ip: text("address").notNull(),
    /** The operator who acted on the desk; null when it was the member or the command line. */
    operatorId: text("operator_id"),
    /** What it concerns, if not a member: a client's name, a mail's kind. */
    detail: text("detail"),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [
    index("audit_events_user").on(t.userId, t.createdAt),
    index("audit_events_operator").on(t.operatorId, t.createdAt),
    index("audit_events_created").on(t.createdAt),
    index("audit_events_kind").on(t.kind, t.createdAt),
  ],
);

/** An invitation link with which a number of people may create an account. Its secret is stored as a hash. */
export const invitations = table(
  "invitations",
  {
    id: text("id").primaryKey(),
    /** Counts from 1; operators refer to it by this number. */
    number: integer("number").notNull(),
    secretHash: text("secret_hash").notNull(),
    /** The operators' own note on what it is for. */
    note: text("note").notNull(),
    usesMax: integer("uses_max").notNull(),
    /** How many accounts came of it, counted when the email is confirmed, so that no stranger uses it up. */
    uses: integer("uses").notNull(),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    revokedAt: timestamp("revoked_at"),
  },
  (t) => [uniqueIndex("invitations_number").on(t.number), uniqueIndex("invitations_secret").on(t.secretHash)],
);

/** A member's allowance of generations. `period` is the month (UTC, `YYYY-MM`) that the monthly numbers belong to. */
export const userLimits = table("user_limits", {
  userId: ofMember().primaryKey(),
  period: text("period").notNull(),
  generationsUsed: integer("generations_used").notNull(),
  availableGenerations: integer("available_tokens").notNull(),
  /** Given by an operator. Kept apart, because these do not expire with the month. */
  grantedGenerations: integer("granted_tokens").notNull(),
  lastRefresh: timestamp("last_token_refresh"),
});

/** Counters of the rate limits: the columns of rate-limiter-flexible, and one of ours. */
export const rateLimits = table(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    expire: timestamp("expire"),
    /** The hash of the email whose account it blocks; null while it blocks none. */
    about: text("about"),
  },
  (t) => [index("rate_limits_about").on(t.about)],
);

export type User = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type Passkey = typeof passkeys.$inferSelect;
export type Invitation = typeof invitations.$inferSelect;
