import { and, asc, eq, isNull } from "drizzle-orm";
import { forUpdate } from "~/base/data/columns";
import { type Queries, reader } from "~/base/data/database";
import { prepared } from "~/base/data/prepared";
import { now } from "~/base/kernel/clock";
import { hashSecret, newId, newSecret } from "~/base/kernel/ids";
import { hasOrigin } from "~/sign-on/client-rules";
import { type SsoClient, ssoClients, ssoPictures } from "~/sign-on/tables";

export type { SsoClient };

/** What an operator can change about a client. */
export type ClientValues = Pick<
  SsoClient,
  | "name"
  | "redirectUris"
  | "logoutUris"
  | "product"
  | "picture"
  | "hasIdTokenClaims"
  | "needsSecondFactor"
  | "groups"
  | "backchannelLogoutUri"
  | "mayIntrospect"
>;

export type NewClient = Pick<SsoClient, "name" | "redirectUris"> & {
  logoutUris?: string[];
  product?: string | null;
  groups?: string[];
  backchannelLogoutUri?: string | null;
  /** A public client (RFC 6749, 2.1), such as an app in a browser or on a phone: it has no secret and uses PKCE. */
  isPublic?: boolean;
  /** Not the operator's own client: members are asked for consent before it learns anything about them. */
  isThirdParty?: boolean;
};

/** Registers a client. @returns it and its secret (null for a public client), of which only the hash is stored */
export async function insertClient(
  tx: Queries,
  {
    name,
    redirectUris,
    logoutUris = [],
    product = null,
    groups = [],
    backchannelLogoutUri = null,
    isPublic,
    isThirdParty = false,
  }: NewClient,
): Promise<{ client: SsoClient; secret: string | null }> {
  const secret = isPublic ? null : newSecret();
  const [client] = await tx
    .insert(ssoClients)
    .values({
      id: newId(),
      name,
      secretHash: secret && hashSecret(secret),
      redirectUris,
      logoutUris,
      product,
      groups,
      backchannelLogoutUri,
      isFirstParty: !isThirdParty,
      disabledAt: null,
      createdAt: now(),
    })
    .returning();
  return { client: client as SsoClient, secret };
}

const enabled = prepared({ id: ssoClients.id }, (queries, { id }) =>
  queries
    .select()
    .from(ssoClients)
    .where(and(eq(ssoClients.id, id), isNull(ssoClients.disabledAt))),
);

/** Returns a client unless it is disabled. */
export async function findClient(id: string): Promise<SsoClient | null> {
  const [client] = await enabled({ id });
  return client ?? null;
}

const addresses = prepared({}, (queries) =>
  queries
    .select({ redirectUris: ssoClients.redirectUris })
    .from(ssoClients)
    .where(isNull(ssoClients.disabledAt)),
);

/** Returns whether members sign on to an enabled client at this origin, whose scripts may then read our answers. */
export async function isClientOrigin(origin: string): Promise<boolean> {
  return (await addresses({})).some(({ redirectUris }) => hasOrigin(redirectUris, origin));
}

/** Returns a client, disabled or not. */
export async function findListedClient(id: string): Promise<SsoClient | null> {
  const [client] = await reader().select().from(ssoClients).where(eq(ssoClients.id, id));
  return client ?? null;
}

/** Returns a client with its row locked until the transaction ends. */
export async function lockClient(tx: Queries, id: string): Promise<SsoClient | null> {
  const [client] = await forUpdate(tx.select().from(ssoClients).where(eq(ssoClients.id, id)));
  return client ?? null;
}

export async function updateClient(tx: Queries, id: string, change: ClientValues): Promise<void> {
  await tx.update(ssoClients).set(change).where(eq(ssoClients.id, id));
}

/** Replaces a client's picture, or removes it with null. `hash` is the one stored with the client. */
export async function replacePicture(
  tx: Queries,
  clientId: string,
  picture: { hash: string; file: Buffer } | null,
): Promise<void> {
  await tx.delete(ssoPictures).where(eq(ssoPictures.clientId, clientId));
  if (!picture) return;
  const { hash, file } = picture;
  await tx.insert(ssoPictures).values({ clientId, hash, file: file.toString("base64") });
}

/** Returns the picture with this hash; null when there is none. */
export async function findPicture(hash: string): Promise<Buffer | null> {
  const [picture] = await reader().select().from(ssoPictures).where(eq(ssoPictures.hash, hash)).limit(1);
  return picture ? Buffer.from(picture.file, "base64") : null;
}

/** Returns all clients, disabled ones too, oldest first. */
export async function listClients(): Promise<SsoClient[]> {
  return reader().select().from(ssoClients).orderBy(asc(ssoClients.createdAt), asc(ssoClients.id));
}

/**
 * Replaces a client's secret; the old one stops working at once.
 * @returns the new one, of which only the hash is stored
 */
export async function replaceClientSecret(tx: Queries, id: string): Promise<string> {
  const secret = newSecret();
  await tx
    .update(ssoClients)
    .set({ secretHash: hashSecret(secret) })
    .where(eq(ssoClients.id, id));
  return secret;
}

export async function setClientDisabled(tx: Queries, id: string, isDisabled: boolean): Promise<void> {
  await tx
    .update(ssoClients)
    .set({ disabledAt: isDisabled ? now() : null })
    .where(eq(ssoClients.id, id));
}
