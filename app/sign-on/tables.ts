import { sql } from "drizzle-orm";
import { boolean, delivery, index, json, primaryKey, table, text, timestamp } from "../base/data/columns";
import { ofMember, sessions } from "../identity/tables";

/** A client (RFC 6749, 1.1), which members sign on to. Its secret is stored as a hash; null for a public one. */
export const ssoClients = table("sso_clients", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  secretHash: text("secret_hash"),
  redirectUris: json<string[]>("redirect_uris").notNull(),
  /** Where a sign-out that begins at the client may return to (`post_logout_redirect_uris`). */
  logoutUris: json<string[]>("logout_uris").notNull(),
  /** The operator's own client: members are not asked for consent. */
  isFirstParty: boolean("is_first_party").notNull(),
  /** Whether it may ask about other clients' access tokens (RFC 7662), as a mail server does. */
  mayIntrospect: boolean("may_introspect").notNull().default(false),
  /** Where it is told of sign-outs (OpenID Connect Back-Channel Logout 1.0); null where it is not. */
  backchannelLogoutUri: text("backchannel_logout_uri"),
  /** Whether its ID tokens contain the member's claims, not only their id. */
  hasIdTokenClaims: boolean("has_id_token_claims").notNull().default(true),
  /** Whether members need a second factor to sign on to it. */
  needsSecondFactor: boolean("needs_second_factor").notNull().default(false),
  /** The groups of members that may sign on to it; none for everybody. */
  groups: json<string[]>("groups").notNull().default(sql`'[]'`),
  /** The product it runs (sign-on/products), which selects the set-up instructions; null when nobody said. */
  product: text("product"),
  /** The hash of its picture, used in the picture's address; null for none. */
  picture: text("picture"),
  disabledAt: timestamp("disabled_at"),
  createdAt: timestamp("created_at").notNull(),
});

/** A client's picture as it came. A table of its own, because every sign-on reads the client. */
export const ssoPictures = table("sso_pictures", {
  clientId: text("client_id")
    .primaryKey()
    .references(() => ssoClients.id, { onDelete: "cascade" }),
  hash: text("hash").notNull(),
  /** PNG, JPEG or SVG in base64. The column's name is from when each was drawn anew as PNG. */
  file: text("png").notNull(),
});

/** What the OAuth engine stores: pending sign-ons, codes, tokens. Only the hash of an id is stored. */
export const ssoRecords = table(
  "sso_records",
  {
    /** The model's name, a colon and the hash of the id. */
    key: text("key").primaryKey(),
    model: text("model").notNull(),
    payload: json<Record<string, unknown>>("payload").notNull(),
    /** Groups everything from one sign-on, which is revoked together. */
    grantId: text("grant_id"),
    userId: ofMember(),
    clientId: text("client_id").references(() => ssoClients.id, { onDelete: "cascade" }),
    /** For a pending sign-on: the session of the only browser that may continue it. */
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

/** A member's grant to a client, with its scopes. Without one, a client of somebody else's asks for consent. */
export const ssoGrants = table(
  "sso_grants",
  {
    userId: ofMember().notNull(),
    clientId: text("client_id")
      .notNull()
      .references(() => ssoClients.id, { onDelete: "cascade" }),
    scopes: json<string[]>("scopes").notNull(),
    createdAt: timestamp("created_at").notNull(),
    lastUsedAt: timestamp("last_used_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clientId] })],
);

/** A refused sign-on with its reason, for operators who set up a client. Never contains a secret or a code. */
export const ssoRefusals = table(
  "sso_refusals",
  {
    id: text("id").primaryKey(),
    /** As received, shortened; such a client need not exist. */
    clientId: text("client_id").notNull(),
    /** The protocol's error code, and the engine's description. */
    reason: text("reason").notNull(),
    /** As received, shortened; null when none was sent. */
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

/**
 * The news of a sign-out for one client. `sub` is no foreign key, because the account may be deleted by now; `sid` is null
 * where all the member's sessions there end.
 */
export const ssoLogouts = table(
  "sso_logouts",
  {
    id: text("id").primaryKey(),
    clientId: text("client_id")
      .notNull()
      .references(() => ssoClients.id, { onDelete: "cascade" }),
    sub: text("sub").notNull(),
    sid: text("sid"),
    ...delivery(),
    createdAt: timestamp("created_at").notNull(),
  },
  (t) => [
    index("sso_logouts_due").on(t.status, t.dueAt),
    index("sso_logouts_client").on(t.clientId, t.createdAt),
  ],
);

/** A key that signs ID tokens. The newest signs; a replaced one stays published while what it signed is valid. */
export const ssoKeys = table("sso_keys", {
  id: text("id").primaryKey(),
  /** The private key (JWK), encrypted with SESSION_SECRET. */
  sealedKey: text("sealed_key").notNull(),
  createdAt: timestamp("created_at").notNull(),
  replacedAt: timestamp("replaced_at"),
});

export type SsoClient = typeof ssoClients.$inferSelect;
export type SsoRecord = typeof ssoRecords.$inferSelect;
export type SsoGrant = typeof ssoGrants.$inferSelect;
export type SsoRefusal = typeof ssoRefusals.$inferSelect;
export type SsoLogout = typeof ssoLogouts.$inferSelect;
export type SsoKey = typeof ssoKeys.$inferSelect;
