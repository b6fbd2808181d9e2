import type { Flash } from "../../domain/flash";
import { index, integer, json, table, text, timestamp, uniqueIndex } from "./columns";

/** A member. `email` is lower case and unique; `verifiedAt` is null until the mailed link was used. */
export const users = table(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** Empty when none was ever set: no password fits. */
    passwordHash: text("password_hash").notNull(),
    verifiedAt: timestamp("verified_at"),
    /** Where the account came from: 'braindumper', 'circle' …; 'import 3' when an import made it. */
    signupSource: text("signup_source"),
    disabledAt: timestamp("disabled_at"),
    /** Since when this member runs the site; null for everybody else. */
    operatorSince: timestamp("operator_since"),
    /** Lets the account in when its email is confirmed; null where none was needed. */
    invitationId: text("invitation_id"),
    /** What clients call the member (`preferred_username`); null until one asks. It stays when the name changes. */
    username: text("username"),
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

/** What a visitor's browser is remembered by. Made only when there is something to keep. */
export const sessions = table(
  "sessions",
  {
    /** Stays the same when the cookie's secret is renewed, so drafts can refer to it. */
    id: text("id").primaryKey(),
    secretHash: text("secret_hash").notNull(),
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
    index("sessions_user").on(t.userId),
    index("sessions_expires").on(t.expiresAt),
  ],
);

/** A browser that somebody signed in to an account with: known by the hash of its cookie's secret, also after signing out. */
export const knownDevices = table(
  "known_devices",
  {
    secretHash: text("secret_hash").primaryKey(),
    userId: ofMember().notNull(),
    /** The session that made the browser known. When a member ends that session, the browser is forgotten. It may be gone already. */
    sessionId: text("session_id").notNull(),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (t) => [
    index("known_devices_user").on(t.userId, t.sessionId),
    index("known_devices_expires").on(t.expiresAt),
  ],
);

/** A member's app for one-time codes. */
export const oneTimeCodes = table("one_time_codes", {
  userId: ofMember().primaryKey(),
  /** Encrypted with SESSION_SECRET. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The time step (30 s) of the last code that was taken: it and older ones are refused. */
  lastStep: integer("last_step").notNull(),
  createdAt: timestamp("created_at").notNull(),
});

/** Replaces a lost second factor. Each is used once; using it deletes the row. */
export const recoveryCodes = table(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    userId: ofMember().notNull(),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
);

/** A member's passkey (WebAuthn). Its id is the credential's. */
export const passkeys = table(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: ofMember().notNull(),
    name: text("name").notNull(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    counter: integer("counter").notNull(),
    transports: json<string[]>("transports").notNull(),
    createdAt: timestamp("created_at").notNull(),
    lastUsedAt: timestamp("last_used_at"),
  },
  (t) => [index("passkeys_user").on(t.userId)],
);

/** A challenge that a passkey is to sign: used once. `userId` is the member who adds a passkey, null at sign-in. */
export const passkeyChallenges = table(
  "passkey_challenges",
  {
    challengeHash: text("challenge_hash").primaryKey(),
    userId: ofMember(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (t) => [index("passkey_challenges_expires").on(t.expiresAt)],
);

/** What the site remembers of a browser. It is kept here, so that it works without scripts. */
export type SessionState = {
  /** Messages, each for the page at its `path` when that is opened next: two tabs may be on the way to the same page. */
  flashes?: (Flash & { path: string })[];
  /** The wizard's current draft. */
  draftId?: string;
  /** Steps of this browser's drafts that were counted: once each, also when a button is pressed again. */
  counted?: string[];
  /** Signed up on /auth, not on home or below a post: verification leads home. */
  fromAuth?: boolean;
  /** The account that this session made: only here may a resend say that it is verified already. */
  createdUserId?: string;
  /** The choices of the sign-up in this browser. They count when the email is verified here, and only here. */
  signUp?: SignUpChoice;
  /** 'braindumper', 'circle' or 'circle_oauth_initiate': where verification leads. */
  signupSource?: string;
  /** The sign-on that this browser has begun (its session_id), and when (epoch milliseconds). */
  signOn?: { id: string; startedAt: number };
  /** Came from the community's site, by Referer or by `from=community`. */
  fromCommunity?: boolean;
  /** Own path to go to after sign-in. */
  redirectTo?: string;
  /** Sign-up done in this session, not yet verified: the email to resend to. */
  pendingEmail?: string;
  /** Where a reset link was asked for in this browser, whether the email has an account or not; and that it was used here. */
  reset?: { email: string; isDone: boolean };
  /** The email was verified here a moment ago, and the invitation to the community is not answered yet. */
  justVerified?: boolean;
  /** Until when (epoch milliseconds) the data may be downloaded. */
  mayExportUntil?: number;
  /** Whose password was typed here, and when (epoch milliseconds): a code is still to come. `password` is its hash's hash. */
  secondStep?: { userId: string; startedAt: number; password: string };
  /** New recovery codes, encrypted, until the member has said that they are kept. */
  newRecoveryCodes?: string;
  /** The secrets of clients that an operator made a moment ago, by client, encrypted, each until it is said to be kept. */
  newClientSecrets?: Record<string, string>;
  /** The id of the invitation whose link was opened here. */
  invitationId?: string;
  /** The links of invitations that an operator made a moment ago, by number, encrypted, each until it is said to be kept. */
  newInvitations?: Record<string, string>;
  /** What was typed into a form whose sign-in had ended: shown again after sign-in. */
  keptForm?: { path: string; values: Record<string, string> };
};

/** A mailed link's secret, stored as a hash. One living token a user, purpose and what it is `about`. */
export const mailedTokens = table(
  "mailed_tokens",
  {
    secretHash: text("secret_hash").primaryKey(),
    userId: ofMember().notNull(),
    purpose: text("purpose").notNull(),
    /** email_undo: the email that it brings back. alert: the mail's own id. Each has a link of its own. Else empty. */
    about: text("about").notNull().default(""),
    /** What using the link changes, apart from proving the email: see TokenChange. */
    change: json<TokenChange>("change").notNull(),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    /** It is kept for a while, so that the link can say why it does nothing. */
    usedAt: timestamp("used_at"),
  },
  (t) => [
    uniqueIndex("mailed_tokens_living").on(t.userId, t.purpose, t.about),
    index("mailed_tokens_expires").on(t.expiresAt),
  ],
);

export type TokenChange = {
  /** email_change: the new email. email_undo: the old one. */
  email?: string;
  /** signup: the newsletter's box was ticked. */
  newsletter?: NewsletterConsent;
};

/** A sign-up as one browser made it. `passwordHash` is that of the password typed there. */
export type SignUpChoice = {
  email: string;
  name: string;
  passwordHash: string;
  newsletter?: NewsletterConsent;
};

/** What a member agreed to, where and when; `at` is an ISO time, because it travels in JSON. */
export type NewsletterConsent = { text: string; form: string; at: string };

/** A member's form that did what it asks for, by the hash of its key and values: sent again, it does nothing. */
export const presses = table(
  "presses",
  {
    keyHash: text("key_hash").primaryKey(),
    userId: ofMember().notNull(),
    /** How it was answered; null until it was. */
    location: text("location"),
    flash: json<Flash>("flash"),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [index("presses_user").on(t.userId, t.createdAt), index("presses_created").on(t.createdAt)],
);

/** The trail: what happened to an account, when, and roughly from where; and what operators did to the site itself. */
export const auditEvents = table(
  "audit_events",
  {
    id: text("id").primaryKey(),
    /** Null for what was done to no account: the site's keys, a newsletter. It stays when its operator's account goes. */
    userId: ofMember(),
    kind: text("kind").notNull(),
    ip: text("address").notNull(),
    /** The operator who did it on the desk; null when it was the member, or the command line. */
    operatorId: text("operator_id"),
    /** What it was done to, where that is not a member: a client's name, a mail's kind. */
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

/** A link by which a number of people may make an account. Its secret is stored as a hash. */
export const invitations = table(
  "invitations",
  {
    id: text("id").primaryKey(),
    /** 1 for the first: how operators name it. */
    number: integer("number").notNull(),
    secretHash: text("secret_hash").notNull(),
    /** What it is for, for operators alone. */
    note: text("note").notNull(),
    usesMax: integer("uses_max").notNull(),
    /** How many accounts it let in: counted when an email is confirmed, so that no stranger uses it up. */
    uses: integer("uses").notNull(),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    revokedAt: timestamp("revoked_at"),
  },
  (t) => [uniqueIndex("invitations_number").on(t.number), uniqueIndex("invitations_secret").on(t.secretHash)],
);

/** A member's generations; `period` is the UTC month that the numbers belong to. */
export const userLimits = table("user_limits", {
  userId: ofMember().primaryKey(),
  period: text("period").notNull(),
  generationsUsed: integer("generations_used").notNull(),
  availableGenerations: integer("available_tokens").notNull(),
  /** Given by an operator; kept apart, they do not expire with the month. */
  grantedGenerations: integer("granted_tokens").notNull(),
  lastRefresh: timestamp("last_token_refresh"),
});

export type User = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type Passkey = typeof passkeys.$inferSelect;
export type Invitation = typeof invitations.$inferSelect;
