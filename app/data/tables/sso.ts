import { ofMember, sessions } from "./accounts";
import { boolean, index, json, primaryKey, table, text, timestamp } from "./columns";

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
    userId: ofMember(),
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

export type SsoClient = typeof ssoClients.$inferSelect;
export type SsoRecord = typeof ssoRecords.$inferSelect;
export type SsoGrant = typeof ssoGrants.$inferSelect;
export type SsoRefusal = typeof ssoRefusals.$inferSelect;
export type SsoKey = typeof ssoKeys.$inferSelect;
