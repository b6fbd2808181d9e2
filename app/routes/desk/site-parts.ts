import { findListedClient, type SsoClient } from "~/data/sso-clients";
import type { SsoRefusal } from "~/data/sso-refusals";
import { timeText } from "~/domain/saved-plan";
import { problem } from "~/http/problem";
import type { Visit } from "~/http/visit";
import { seal, unseal } from "~/kernel/secrets";

/** @throws 404 */
export async function requireSite(id = ""): Promise<SsoClient> {
  const site = await findListedClient(id);
  if (!site) throw problem(404, "No such site", "No site has this client id. The list of sites shows them.");
  return site;
}

const PURPOSE = "site-secret";

/** Keeps a site's new secret in the operator's session, encrypted, until the operator says that it is kept. */
export async function keepSecret(visit: Visit, id: string, secret: string): Promise<void> {
  await visit.keep({ newSiteSecret: seal(PURPOSE, `${id} ${secret}`) });
}

/** The new secret of this site, or null. */
export function newSecretOf(id: string, { state: { newSiteSecret } }: Visit): string | null {
  const [ofSite, secret] = (newSiteSecret && unseal(PURPOSE, newSiteSecret))?.split(" ") ?? [];
  return ofSite === id && secret ? secret : null;
}

const PLACES: Record<string, string> = { authorize: "sign-on", token: "token" };

/** For RefusalTable. */
export function refusalRow({ id, createdAt, clientId, place, reason, redirectUri }: SsoRefusal) {
  return {
    key: id,
    cells: [timeText(createdAt), clientId, PLACES[place] ?? place, reason, redirectUri ?? ""],
  };
}
