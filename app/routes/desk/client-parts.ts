import { findListedClient, type SsoClient } from "~/data/sso-clients";
import type { SsoRefusal } from "~/data/sso-refusals";
import { timeText } from "~/domain/saved-plan";
import { problem } from "~/http/problem";
import type { OpenVisit, Visit } from "~/http/visit";
import { seal, unseal } from "~/kernel/secrets";

/** @throws 404 */
export async function requireClient(id = ""): Promise<SsoClient> {
  const client = await findListedClient(id);
  if (!client)
    throw problem(404, "No such client", "No client has this client id. The list of clients shows them.");
  return client;
}

const PURPOSE = "site-secret";

/** Keeps a client's new secret in the operator's session, encrypted, until the operator says that it is kept. */
export function keepSecret(visit: OpenVisit, id: string, secret: string): void {
  visit.keep({ newClientSecret: seal(PURPOSE, `${id} ${secret}`) });
}

/** The new secret of this client, or null. */
export function newSecretOf(id: string, { state: { newClientSecret } }: Visit): string | null {
  const [ofClient, secret] = (newClientSecret && unseal(PURPOSE, newClientSecret))?.split(" ") ?? [];
  return ofClient === id && secret ? secret : null;
}

const PLACES: Record<string, string> = { authorize: "sign-on" };

/** For RefusalTable. */
export function refusalRow({ id, createdAt, clientId, place, reason, redirectUri }: SsoRefusal) {
  return {
    key: id,
    cells: [timeText(createdAt), clientId, PLACES[place] ?? place, reason, redirectUri ?? ""],
  };
}
