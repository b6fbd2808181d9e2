import type { Queries } from "~/data/database";
import { actOnce } from "~/data/presses";
import {
  holdClient,
  insertClient,
  type NewClient,
  replaceClientSecret,
  type SsoClient,
  setClientDisabled,
  updateClient,
} from "~/data/sso-clients";
import { deleteClientRecords } from "~/data/sso-records";
import type { User } from "~/data/users";
import type { AuditKind } from "~/domain/audit";
import { hashSecret } from "~/kernel/ids";
import { noteOnDesk } from "./administer";

/** What the form that changes a site can change. */
type SiteValues = Pick<SsoClient, "name" | "redirectUris" | "logoutUris">;

/** An operator on the desk, and the mark of what the page showed. The command line is null: nobody has a trail for it. */
type Actor = { operator: User; seen: string } | null;

/** Somebody else changed the site after the page was opened; `site` is what it is now. */
export class SiteChanged extends Error {
  override name = "SiteChanged";
  constructor(readonly site: SsoClient) {
    super("The site was changed meanwhile.");
  }
}

const markOf = (...values: unknown[]) => hashSecret(JSON.stringify(values));

/** The mark of a site's values, for the form that changes them. */
export function valuesSeen({ name, redirectUris, logoutUris }: SiteValues): string {
  return markOf(name, redirectUris, logoutUris);
}

/** The mark of a site's state, for the acts on it. */
export function stateSeen({ secretHash, disabledAt }: SsoClient): string {
  return markOf(secretHash, disabledAt);
}

async function note(tx: Queries, operator: User | undefined, kind: AuditKind, { name }: SiteValues) {
  if (!operator) return;
  await noteOnDesk(tx, operator, kind, name);
}

/** Registers a site. @returns it and its secret, which is not stored; null for a public one */
export async function createSite(
  values: NewClient,
  operator?: User,
): Promise<{ client: SsoClient; secret: string | null }> {
  return actOnce(async (tx) => {
    const made = await insertClient(tx, values);
    await note(tx, operator, "site_created", made.client);
    return made;
  });
}

/**
 * Changes a site's values. The same values again are no change. @returns null when there is no such site
 * @throws SiteChanged
 */
export async function changeSite(
  id: string,
  { name, redirectUris, logoutUris }: SiteValues,
  { operator, seen }: NonNullable<Actor>,
): Promise<SiteValues | null> {
  return actOnce(async (tx) => {
    const site = await holdClient(tx, id);
    const values = { name, redirectUris, logoutUris };
    if (!site || valuesSeen(values) === valuesSeen(site)) return site;
    if (valuesSeen(site) !== seen) throw new SiteChanged(site);
    await updateClient(tx, id, values);
    await note(tx, operator, "site_changed", values);
    return values;
  });
}

/**
 * Gives a site a new secret; the old one is dead at once. @returns null for an unknown or public site
 * @throws SiteChanged
 */
export async function replaceSiteSecret(id: string, actor: Actor = null): Promise<string | null> {
  return actOnce(async (tx) => {
    const site = await holdAsSeen(tx, id, actor);
    if (!site?.secretHash) return null;
    await note(tx, actor?.operator, "site_secret_replaced", site);
    return replaceClientSecret(tx, id);
  });
}

/**
 * Shuts a site out or lets it in again. @returns whether there is such a site
 * @throws SiteChanged
 */
export async function setSiteDisabled(
  id: string,
  isDisabled: boolean,
  actor: Actor = null,
): Promise<boolean> {
  return actOnce(async (tx) => {
    const site = await holdAsSeen(tx, id, actor);
    if (!site) return false;
    if ((site.disabledAt !== null) === isDisabled) return true;
    await setClientDisabled(tx, id, isDisabled);
    // They would work again when the site is let in again.
    if (isDisabled) await deleteClientRecords(tx, id);
    await note(tx, actor?.operator, isDisabled ? "site_disabled" : "site_enabled", site);
    return true;
  });
}

async function holdAsSeen(tx: Queries, id: string, actor: Actor): Promise<SsoClient | null> {
  const site = await holdClient(tx, id);
  if (site && actor && stateSeen(site) !== actor.seen) throw new SiteChanged(site);
  return site;
}
