// Relative imports: the migration generator loads this file outside the bundler.
import type { Answer } from "../domain/answers";
import type { FirstAnswer } from "../domain/first-answer";
import type { Flash } from "../domain/flash";
import { usesPostgres } from "../kernel/config";
import { postgres } from "./dialects/postgres";
import { sqlite } from "./dialects/sqlite";

/** Decided once, at start: the same tables and queries run on either database. */
export const isPostgres = usesPostgres();

const { table, text, integer, boolean, timestamp, json, index, uniqueIndex, primaryKey } = isPostgres
  ? postgres
  : sqlite;

/** How far a mail is. Those that wait or are being sent are a queue (data/queue). */
const delivery = () => ({
  /** 'waiting', 'sending', 'sent' or 'refused'; of a newsletter's more (data/newsletter-issues). */
  status: text("status").notNull(),
  attempts: integer("attempts").notNull(),
  /** Why the last attempt failed, in the provider's words, shortened. */
  lastError: text("last_error"),
  /** When to try; while it is being sent, until when that may take; of a letter that is sent or refused, since when. */
  dueAt: timestamp("due_at").notNull(),
  sentAt: timestamp("sent_at"),
});

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

/** What a visitor's browser is remembered by. Made only when there is something to keep. */
export const sessions = table(
  "sessions",
  {
    /** Stays the same when the cookie's secret is renewed, so drafts can refer to it. */
    id: text("id").primaryKey(),
    secretHash: text("secret_hash").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
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
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
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
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
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
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [index("recovery_codes_user").on(t.userId)],
);

/** A member's passkey (WebAuthn). Its id is the credential's. */
export const passkeys = table(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
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
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
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
  /** An invitation's link that an operator made a moment ago, encrypted, until the operator has said that it is kept. */
  newInvitation?: string;
  /** What was typed into a form whose sign-in had ended: shown again after sign-in. */
  keptForm?: { path: string; values: Record<string, string> };
};

/** The wizard's draft: one a visitor works on; `revision` grows with each change. */
export const drafts = table(
  "drafts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    platform: text("platform"),
    appType: text("app_type"),
    description: text("description").notNull(),
    /** What the author calls the app; null or "" for no name. */
    name: text("name"),
    /** The questions that were asked about the idea, with their answers. Null: none were asked yet. */
    answers: json<Answer[]>("answers"),
    /** Where the wizard resumes. */
    step: text("step").notNull(),
    revision: integer("revision").notNull(),
    /** The revision that platform, app type or description were last changed in. Null on rows older than the column. */
    ideaRevision: integer("idea_revision"),
    /** The finished plan: it shows until 'Create New Project'. */
    planId: text("plan_id"),
    /** The saved plan whose next version is made here. */
    fromPlanId: text("from_plan_id"),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
  },
  (t) => [index("drafts_user").on(t.userId, t.updatedAt), index("drafts_updated").on(t.updatedAt)],
);

/** A mailed link's secret, stored as a hash. One living token a user, purpose and what it is `about`. */
export const mailedTokens = table(
  "mailed_tokens",
  {
    secretHash: text("secret_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
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

/**
 * A consent to the newsletter, with what proves it: which words, on which form, when given, and when the mailed link showed that
 * it was the email's owner. It is a member's, or an email's without an account, which the account of that email takes over once
 * it is confirmed. One each; a later consent takes the place of an earlier one.
 */
export const newsletterSubscriptions = table(
  "newsletter_subscriptions",
  {
    /** Stands, signed, in the unsubscribe link of every newsletter. */
    id: text("id").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Of a subscriber without an account, tidy and in lower case; null for members. */
    email: text("email"),
    consentText: text("consent_text").notNull(),
    /** 'home', 'auth', 'post', 'account', 'site', or 'import 3'. */
    consentForm: text("consent_form").notNull(),
    consentedAt: timestamp("consented_at").notNull(),
    /** Null when an import brought a consent that was proven elsewhere. */
    confirmedAt: timestamp("confirmed_at"),
    /** When it was withdrawn. The row stays, as proof of both. */
    endedAt: timestamp("ended_at"),
  },
  (t) => [
    uniqueIndex("newsletter_subscriptions_user").on(t.userId),
    uniqueIndex("newsletter_subscriptions_email").on(t.email),
  ],
);

/** An issue of the newsletter. It can be changed until sending begins. */
export const newsletterIssues = table(
  "newsletter_issues",
  {
    id: text("id").primaryKey(),
    /** 1 for the first that was sent; its place in the archive. Null before. */
    number: integer("number"),
    subject: text("subject").notNull(),
    /** Markdown. */
    body: text("body").notNull(),
    /** 'draft', 'sending', 'paused', 'sent' or 'cancelled'. */
    status: text("status").notNull(),
    /** Grows with each change. */
    revision: integer("revision").notNull(),
    createdAt: timestamp("created_at").notNull(),
    updatedAt: timestamp("updated_at").notNull(),
    startedAt: timestamp("started_at"),
    endedAt: timestamp("ended_at"),
    /** How many mails in a row the mail service did not take, whomever they were to. */
    failedInARow: integer("failed_in_a_row").notNull().default(0),
    /** What the mail service said when sending paused by itself; null when it did not. */
    pausedBecause: text("paused_because"),
    /** 'shown' or 'withdrawn'; null until sending ends. */
    archive: text("archive"),
  },
  (t) => [
    uniqueIndex("newsletter_issues_number").on(t.number),
    index("newsletter_issues_status").on(t.status),
    index("newsletter_issues_created").on(t.createdAt, t.id),
  ],
);

/** One issue for one subscriber: there is never a second row, so nobody gets an issue twice. */
export const newsletterMails = table(
  "newsletter_mails",
  {
    /** The two ids, joined by a dot; in the mail's Message-ID and in what the provider reports. */
    id: text("id").primaryKey(),
    issueId: text("issue_id")
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    /** Also when the subscription is gone with its account. */
    subscriptionId: text("subscription_id").notNull(),
    ...delivery(),
  },
  (t) => [
    index("newsletter_mails_due").on(t.issueId, t.status, t.dueAt),
    index("newsletter_mails_sent").on(t.sentAt),
  ],
);

/** A member's form that did what it asks for, by the hash of its key and values: sent again, it does nothing. */
export const presses = table(
  "presses",
  {
    keyHash: text("key_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** How it was answered; null until it was. */
    location: text("location"),
    flash: json<Flash>("flash"),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [index("presses_user").on(t.userId, t.createdAt), index("presses_created").on(t.createdAt)],
);

/** What an operator has switched, or marked as done; a row that is there is on. */
export const switches = table("switches", {
  /** See data/switches. */
  name: text("name").primaryKey(),
  since: timestamp("since").notNull(),
});

/** An email that bounced, or whose owner complained: it gets no mail until an operator allows it again. */
export const stoppedEmails = table("stopped_emails", {
  email: text("email").primaryKey(),
  /** 'bounced' or 'complained'. */
  reason: text("reason").notNull(),
  /** In the provider's words, shortened. */
  detail: text("detail").notNull(),
  createdAt: timestamp("created_at").notNull(),
});

/** An email on the waitlist. Not checked by mail: `email` is whatever somebody typed, lower case and unique. */
export const waitlistEntries = table(
  "waitlist_entries",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    consentText: text("consent_text").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [uniqueIndex("waitlist_entries_email").on(t.email)],
);

/** A mail, written in the same transaction as its cause and delivered by a worker. */
export const outgoingMail = table(
  "outgoing_mail",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    /** Emptied once delivered or refused: mailed secrets do not stay in the database. */
    letter: json<Letter | null>("letter"),
    kind: text("kind").notNull(),
    /** What queued it for many: 'import 3'. */
    cause: text("cause"),
    /** Which goes first when more is due than may be sent: the lowest (domain/mail-kinds). */
    rank: integer("rank").notNull().default(0),
    ...delivery(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [
    index("outgoing_mail_due").on(t.status, t.rank, t.dueAt),
    index("outgoing_mail_recipient").on(t.recipient, t.createdAt),
    index("outgoing_mail_sent").on(t.sentAt),
  ],
);

/** A finished letter: every part rendered. `headers` are further ones, by name. */
/** `from`: the sender's name, where MAIL_FROM has none. */
export type Letter = {
  from?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
};

/** A member's generations; `period` is the UTC month that the numbers belong to. */
export const userLimits = table("user_limits", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  period: text("period").notNull(),
  generationsUsed: integer("generations_used").notNull(),
  availableGenerations: integer("available_tokens").notNull(),
  /** Given by an operator; kept apart, they do not expire with the month. */
  grantedGenerations: integer("granted_tokens").notNull(),
  lastRefresh: timestamp("last_token_refresh"),
});

/**
 * One press of Generate, whose id is the plan's; unique on user and key, so a second click finds the first. While it runs,
 * a model server's first answer to the plan waits or is being written.
 */
export const jobs = table(
  "jobs",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** 'running', 'done' (also when none was asked for) or 'failed'. */
    status: text("status").notNull(),
    /** Why there is no first answer (domain/plan-job.ts). */
    failure: text("failure"),
    createdAt: timestamp("created_at").notNull(),
    startedAt: timestamp("started_at"),
    /** A running job that is not heard of until then is taken for dead. */
    leaseUntil: timestamp("lease_until"),
    endedAt: timestamp("ended_at"),
  },
  (t) => [uniqueIndex("jobs_user_key").on(t.userId, t.key), index("jobs_status").on(t.status, t.leaseUntil)],
);

/** How many first answers the model server was asked for on a day (UTC, `YYYY-MM-DD`). */
export const dailyCounts = table("daily_counts", {
  day: text("day").primaryKey(),
  generations: integer("generations").notNull(),
});

/** How often a step of Braindumper was taken on a day (UTC, `YYYY-MM-DD`), by anybody: numbers alone. */
export const dailySteps = table(
  "daily_steps",
  { day: text("day").notNull(), step: text("step").notNull(), n: integer("n").notNull() },
  (t) => [primaryKey({ columns: [t.day, t.step] })],
);

/** A saved plan: one version of a project. */
export const brainDumps = table(
  "brain_dumps",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    platform: text("platform").notNull(),
    appType: text("app_type"),
    description: text("description").notNull(),
    /** Plain text, or for lovable a JSON string of prompt, prd and type; older lovable rows hold plain text. */
    generatedContext: text("generated_context").notNull(),
    /** What the author calls the app. */
    title: text("title"),
    /** The questions that were asked, with their answers. Null on rows older than the column. */
    answers: json<Answer[]>("answers"),
    /** The model server's first answer: for the author alone, not part of what is pasted. */
    firstAnswer: json<FirstAnswer>("first_answer"),
    /** 'embedded' or the model's name; null on rows older than the column. */
    writer: text("writer"),
    planVersion: integer("plan_version"),
    /** Guided buttons already used on the plan page. */
    visited: json<string[]>("visited"),
    /** The id of its project's first version. */
    projectId: text("project_id").notNull().default(""),
    /** 1 for the first; versions are deleted together only, so the newest one's is also their number. */
    version: integer("version").notNull().default(1),
    /** Where its public page is; null when there is none, as at first. A page that was taken back never has its id again. */
    sharedId: text("shared_id"),
    /** What the list's search looks in, in lower case: made in JavaScript, because SQLite lowers A to Z only. */
    searchText: text("search_text").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [
    index("brain_dumps_user").on(t.userId, t.createdAt, t.id),
    uniqueIndex("brain_dumps_version").on(t.projectId, t.version),
    uniqueIndex("brain_dumps_shared").on(t.sharedId),
  ],
);

/** What an author wrote after trying the app that came of a plan. */
export const rounds = table(
  "rounds",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The version that was tried. */
    planId: text("plan_id")
      .notNull()
      .references(() => brainDumps.id, { onDelete: "cascade" }),
    /** What the message asks for (domain/forms/rounds). */
    kind: text("kind").notNull(),
    words: text("words").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [index("rounds_plan").on(t.planId), index("rounds_user").on(t.userId, t.createdAt, t.id)],
);

/** The trail: what happened to an account, when, and roughly from where; and what operators did to the site itself. */
export const auditEvents = table(
  "audit_events",
  {
    id: text("id").primaryKey(),
    /** Null for what was done to no account: the site's keys, a newsletter. It stays when its operator's account goes. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
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

/** Counters of the rate limits (the library's own columns, and one of ours). */
export const rateLimits = table(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull(),
    expire: timestamp("expire"),
    /** The hash of the email that somebody is kept out of by it; null as long as nobody is. */
    about: text("about"),
  },
  (t) => [index("rate_limits_about").on(t.about)],
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

/** A file of members or subscribers from elsewhere. Its rows are written in batches, each with how far it got. */
export const imports = table(
  "imports",
  {
    id: text("id").primaryKey(),
    /** 1 for the first: how operators name it, and what its accounts' `signupSource` holds. */
    number: integer("number").notNull(),
    /** 'members', 'subscribers' or 'posts'. */
    kind: text("kind").notNull(),
    /** The file's name, without its folder. */
    file: text("file").notNull(),
    /** Of the file, and of how it is read: the same one run again goes on. */
    fingerprint: text("fingerprint").notNull(),
    /** How many rows of the file, or posts, are done. */
    rowsDone: integer("rows_done").notNull(),
    /** How many rows came to what (domain/import-rows). */
    counts: json<Record<string, number>>("counts").notNull(),
    createdAt: timestamp("created_at").notNull(),
    endedAt: timestamp("ended_at"),
    undoneAt: timestamp("undone_at"),
  },
  (t) => [uniqueIndex("imports_number").on(t.number), index("imports_fingerprint").on(t.fingerprint)],
);

/** When something last was: a write that proved that the database takes any (/readyz), a backup, a version's first start. */
export const probes = table("probes", { name: text("name").primaryKey(), at: timestamp("at").notNull() });

/** A client: something that members sign on to (OAuth 2.0). Its secret is stored as a hash; null for a public client. */
export const ssoClients = table("sso_clients", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  secretHash: text("secret_hash"),
  redirectUris: json<string[]>("redirect_uris").notNull(),
  /** Where a sign-out that begins there may end. */
  logoutUris: json<string[]>("logout_uris").notNull(),
  /** The operator's own client: its members are not asked for consent. */
  isFirstParty: boolean("is_first_party").notNull(),
  /** Its ID tokens say who the member is, not the id alone. */
  hasIdTokenClaims: boolean("has_id_token_claims").notNull().default(true),
  /** Members need a second factor to sign on to it. */
  needsSecondFactor: boolean("needs_second_factor").notNull().default(false),
  /** What it is (domain/products), for its instructions; null when nobody said. */
  product: text("product"),
  /** The hash of its picture, which names it in addresses; null for none. */
  picture: text("picture"),
  disabledAt: timestamp("disabled_at"),
  createdAt: timestamp("created_at").notNull(),
});

/** The picture of a client as it was drawn here, apart from the client, which every sign-on reads. */
export const ssoPictures = table("sso_pictures", {
  clientId: text("client_id")
    .primaryKey()
    .references(() => ssoClients.id, { onDelete: "cascade" }),
  hash: text("hash").notNull(),
  /** In base64. */
  png: text("png").notNull(),
});

/** What the protocol engine keeps: pending sign-ons, codes, tokens. Only the hash of an id is stored. */
export const ssoRecords = table(
  "sso_records",
  {
    /** `model:hash of the id`. */
    key: text("key").primaryKey(),
    model: text("model").notNull(),
    payload: json<Record<string, unknown>>("payload").notNull(),
    /** Everything that came of one sign-on: revoked together. */
    grantId: text("grant_id"),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    clientId: text("client_id").references(() => ssoClients.id, { onDelete: "cascade" }),
    /** Of a pending sign-on: the one browser that may continue it. */
    sessionId: text("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    consumedAt: timestamp("consumed_at"),
    createdAt: timestamp("created_at").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
  },
  (t) => [
    index("sso_records_grant").on(t.grantId),
    index("sso_records_user").on(t.userId, t.clientId),
    index("sso_records_session").on(t.sessionId),
    index("sso_records_expires").on(t.expiresAt),
  ],
);

/** A client that a member signed on to, and what it may know. Without a row a client that is not the operator's own asks first. */
export const ssoGrants = table(
  "sso_grants",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    clientId: text("client_id")
      .notNull()
      .references(() => ssoClients.id, { onDelete: "cascade" }),
    scopes: json<string[]>("scopes").notNull(),
    createdAt: timestamp("created_at").notNull(),
    lastUsedAt: timestamp("last_used_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clientId] })],
);

/** A sign-on that was refused, with the reason: what an operator needs who connects a client. Never a secret or a code. */
export const ssoRefusals = table(
  "sso_refusals",
  {
    id: text("id").primaryKey(),
    /** As it was sent, shortened: there may be no such client. */
    clientId: text("client_id").notNull(),
    /** The protocol's error code and what the engine says of it. */
    reason: text("reason").notNull(),
    /** As it was sent, shortened; null when none was. */
    redirectUri: text("redirect_uri"),
    /** 'authorize', 'token' or 'sign-out'. */
    place: text("place").notNull(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [
    index("sso_refusals_created").on(t.createdAt, t.id),
    index("sso_refusals_client").on(t.clientId, t.createdAt),
  ],
);

/** Keys that sign ID tokens. The newest signs; a replaced one stays published until nothing that it signed is valid. */
export const ssoKeys = table("sso_keys", {
  id: text("id").primaryKey(),
  /** The private key (JWK), encrypted with SESSION_SECRET. */
  sealedKey: text("sealed_key").notNull(),
  createdAt: timestamp("created_at").notNull(),
  replacedAt: timestamp("replaced_at"),
});

export type User = typeof users.$inferSelect;
export type Invitation = typeof invitations.$inferSelect;
export type Import = typeof imports.$inferSelect;
export type Passkey = typeof passkeys.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type Draft = typeof drafts.$inferSelect;
export type Job = typeof jobs.$inferSelect;
export type Round = typeof rounds.$inferSelect;
export type BrainDump = typeof brainDumps.$inferSelect;
export type NewsletterSubscription = typeof newsletterSubscriptions.$inferSelect;
export type NewsletterIssue = typeof newsletterIssues.$inferSelect;
export type StoppedEmail = typeof stoppedEmails.$inferSelect;
export type WaitlistEntry = typeof waitlistEntries.$inferSelect;
export type OutgoingMail = typeof outgoingMail.$inferSelect;
export type NewsletterMail = typeof newsletterMails.$inferSelect;
export type SsoClient = typeof ssoClients.$inferSelect;
export type SsoRecord = typeof ssoRecords.$inferSelect;
export type SsoGrant = typeof ssoGrants.$inferSelect;
export type SsoRefusal = typeof ssoRefusals.$inferSelect;
export type SsoKey = typeof ssoKeys.$inferSelect;
