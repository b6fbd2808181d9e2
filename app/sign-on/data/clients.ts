import { and, asc, eq, isNull } from "drizzle-orm";
import { type Queries, reader } from "~/base/data/database";
import { prepared } from "~/base/data/prepared";
import { findRow, first, listRows, lockRow } from "~/base/data/rows";
import { now } from "~/base/kernel/clock";
import { hashSecret, newId, newSecret } from "~/base/kernel/ids";
import { hasOrigin } from "~/sign-on/client-rules";
import { type SsoClient, ssoClients, ssoPictures } from "~/sign-on/tables";

export type { SsoClient };

/** What an operator can change about a client. */
export const CHANGEABLE = [
  ...([
    "name",
    "product",
    "picture",
    "redirectUris",
    "logoutUris",
    "backchannelLogoutUri",
    "groups",
  ] as const),
  ...(["hasIdTokenClaims", "mayIntrospect", "needsSecondFactor"] as const),
];

export type ClientValues = Pick<SsoClient, (typeof CHANGEABLE)[number]>;

export type NewClient = Pick<SsoClient, "name" | "redirectUris"> &
  Partial<ClientValues> & {
    /** A public client (RFC 6749, 2.1), such as an app in a browser or on a phone: it has no secret and uses PKCE. */
    isPublic?: boolean;
    /** Not the operator's own client: members are asked for consent before it learns anything about them. */
    isThirdParty?: boolean;
  };

/** Registers a client. @returns it and its secret (null for a public client), of which only the hash is stored */
export async function insertClient(
  tx: Queries,
  { isPublic, isThirdParty = false, ...values }: NewClient,
): Promise<{ client: SsoClient; secret: string | null }> {
  const secret = isPublic ? null : newSecret();
  const own = { id: newId(), secretHash: secret && hashSecret(secret), isFirstParty: !isThirdParty };
  const [client] = await tx
    .insert(ssoClients)
    .values({ logoutUris: [], ...values, ...own, createdAt: now() })
    .returning();
  return { client: client as SsoClient, secret };
}

const enabled = prepared({ id: ssoClients.id }, (queries, { id }) =>
  listRows(ssoClients, and(eq(ssoClients.id, id), isNull(ssoClients.disabledAt)), { from: queries }),
);

/** Returns a client unless it is disabled. */
export async function findClient(id: string): Promise<SsoClient | null> {
  return first(enabled({ id }));
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
export const findListedClient = (id: string) => findRow(ssoClients, eq(ssoClients.id, id));

/** Returns a client with its row locked until the transaction ends. */
export const lockClient = (tx: Queries, id: string) => lockRow(tx, ssoClients, eq(ssoClients.id, id));

export async function updateClient(tx: Queries, id: string, change: Partial<SsoClient>): Promise<void> {
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
  const picture = await findRow(ssoPictures, eq(ssoPictures.hash, hash));
  return picture ? Buffer.from(picture.file, "base64") : null;
}

/** Returns all clients, disabled ones too, oldest first. */
export async function listClients(): Promise<SsoClient[]> {
  return reader().select().from(ssoClients).orderBy(asc(ssoClients.createdAt), asc(ssoClients.id));
}
