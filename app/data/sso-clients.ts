import { and, asc, eq, isNull } from "drizzle-orm";
import { now } from "~/kernel/clock";
import { hashSecret, newId, newSecret } from "~/kernel/ids";
import { type Queries, reader } from "./database";
import { forChange } from "./locking";
import { prepared } from "./prepared";
import { type SsoClient, ssoClients, ssoPictures } from "./tables";

export type { SsoClient };

/** What an operator changes of a client. */
export type ClientValues = Pick<
  SsoClient,
  "name" | "redirectUris" | "logoutUris" | "product" | "picture" | "hasIdTokenClaims" | "needsSecondFactor"
>;

export type NewClient = Pick<SsoClient, "name" | "redirectUris"> & {
  logoutUris?: string[];
  product?: string | null;
  /** No secret (an app in a browser or on a phone): proves itself by PKCE. */
  isPublic?: boolean;
  /** Not the operator's own client: members are asked before it learns anything. */
  isThirdParty?: boolean;
};

/** Registers a client. @returns it and its secret (null for a public client), which is not stored */
export async function insertClient(
  tx: Queries,
  { name, redirectUris, logoutUris = [], product = null, isPublic, isThirdParty = false }: NewClient,
): Promise<{ client: SsoClient; secret: string | null }> {
  const secret = isPublic ? null : newSecret();
  const [client] = await tx
    .insert(ssoClients)
    .values({
      id: newClientId(),
      name,
      secretHash: secret && hashSecret(secret),
      redirectUris,
      logoutUris,
      product,
      isFirstParty: !isThirdParty,
      disabledAt: null,
      createdAt: now(),
    })
    .returning();
  return { client: client as SsoClient, secret };
}

/** A command line would read a leading "-" as an option. */
function newClientId(): string {
  const id = newId();
  return id.startsWith("-") ? newClientId() : id;
}

const enabled = prepared({ id: ssoClients.id }, (queries, { id }) =>
  queries
    .select()
    .from(ssoClients)
    .where(and(eq(ssoClients.id, id), isNull(ssoClients.disabledAt))),
);

/** A client that is not disabled. */
export async function findClient(id: string): Promise<SsoClient | null> {
  const [client] = await enabled({ id });
  return client ?? null;
}

/** A client, disabled or not. */
export async function findListedClient(id: string): Promise<SsoClient | null> {
  const [client] = await reader().select().from(ssoClients).where(eq(ssoClients.id, id));
  return client ?? null;
}

/** Finds a client and locks it: nobody else changes it until the transaction ends. */
export async function holdClient(tx: Queries, id: string): Promise<SsoClient | null> {
  const [client] = await forChange(tx.select().from(ssoClients).where(eq(ssoClients.id, id)));
  return client ?? null;
}

export async function updateClient(tx: Queries, id: string, change: ClientValues): Promise<void> {
  await tx.update(ssoClients).set(change).where(eq(ssoClients.id, id));
}

/** Puts a picture (PNG) in the place of a client's former one; null for none. `hash`: as the client has it. */
export async function replacePicture(
  tx: Queries,
  clientId: string,
  picture: { hash: string; png: Uint8Array } | null,
): Promise<void> {
  await tx.delete(ssoPictures).where(eq(ssoPictures.clientId, clientId));
  if (!picture) return;
  const png = Buffer.from(picture.png).toString("base64");
  await tx.insert(ssoPictures).values({ clientId, hash: picture.hash, png });
}

/** @returns the picture (PNG) with this hash, or null */
export async function findPicture(hash: string): Promise<Uint8Array | null> {
  const [picture] = await reader().select().from(ssoPictures).where(eq(ssoPictures.hash, hash)).limit(1);
  return picture ? Buffer.from(picture.png, "base64") : null;
}

export async function listClients(): Promise<SsoClient[]> {
  return reader().select().from(ssoClients).orderBy(asc(ssoClients.createdAt), asc(ssoClients.id));
}

/** Replaces a client's secret at once. */
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
