import { deskLinks } from "~/base/desk-links";
import { problem } from "~/base/http/problem";
import { config } from "~/base/kernel/config";
import { newSecret } from "~/base/kernel/ids";
import { listShown } from "~/identity/data/shown-once";
import type { Visit } from "~/identity/visit";
import { findListedClient, type SsoClient } from "~/sign-on/data/clients";
import type { SsoLogout } from "~/sign-on/data/logouts";
import type { SsoRefusal } from "~/sign-on/data/refusals";
import { type ClientSettings, productOf, productUrls, type SignOnAddresses } from "~/sign-on/products";
import { ENDPOINTS } from "~/sign-on/provider/endpoints";
import { adviceOn } from "~/sign-on/refusal-advice";
import { siteTime } from "~/site/site.server";

/** @throws a 404 page when there is no such client */
export async function requireClient(id = ""): Promise<SsoClient> {
  const client = await findListedClient(id);
  const link = { href: deskLinks.clients(), label: "All clients" };
  if (!client) throw problem(404, "No such client", "No client has this client id.", { link });
  return client;
}

const ADDRESSES = [
  ["issuer", "Issuer", ""],
  ["discovery", "Discovery", "/.well-known/openid-configuration"],
  ["authorization", "Authorization", ENDPOINTS.authorization],
  ["token", "Token", ENDPOINTS.token],
  ["userinfo", "User info", ENDPOINTS.userinfo],
  ["keys", "Keys", ENDPOINTS.jwks],
  ["signOut", "Sign-out", ENDPOINTS.end_session],
] as const;

/** Returns what to type into the client's own settings; `product` is null for an unknown product. */
export function clientSettings(client: SsoClient, secret: string | null) {
  const { appOrigin } = config();
  const addresses = Object.fromEntries(ADDRESSES.map(([name, , path]) => [name, appOrigin + path]));
  const given: ClientSettings = {
    ...(addresses as SignOnAddresses),
    clientId: client.id,
    secret: secret ?? (client.secretHash ? "(the secret that you kept)" : "(none)"),
    redirectUri: client.redirectUris[0] ?? "",
    random: newSecret(),
  };
  const product = productOf(client.product);
  return {
    urls: ADDRESSES.map(([, term, path]) => ({ term, text: appOrigin + path })),
    product: product && {
      name: product.name,
      where: product.where,
      urls: productUrls(product),
      notes: [`How it recognises members: ${product.recognises}`, ...product.notes],
      settings: product.settings(given).map(([term, text]) => ({ term, text })),
    },
  };
}

/** The kind under which a client's new secret is shown until the operator has copied it. */
export const SECRET = "client secret";

/** Returns a client's new secret while it can still be shown, or null. */
export async function newSecretOf(id: string, visit: Visit): Promise<string | null> {
  return (await listShown(visit, SECRET)).get(id) ?? null;
}

const PLACES: Record<string, string> = { authorize: "sign-on" };

/** A row of the table of sign-outs that the client was told, or is to be told. */
export function logoutRow({ id, createdAt, status, lastError, dueAt }: SsoLogout) {
  const next = status === "waiting" ? siteTime(dueAt) : "";
  return { key: id, cells: [siteTime(createdAt), status, lastError ?? "", next] };
}

/** A row of RefusalTable. */
export function refusalRow({ id, createdAt, clientId, place, reason, redirectUri }: SsoRefusal) {
  return {
    key: id,
    cells: [
      siteTime(createdAt),
      clientId,
      PLACES[place] ?? place,
      reason,
      redirectUri ?? "",
      adviceOn(reason),
    ],
  };
}
