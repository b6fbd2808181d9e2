import { type ActedOn, type Actor, COMMAND_LINE, holdAsSeen, noteOnDesk } from "~/data/desk-acts";
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
import { hashSecret } from "~/kernel/ids";

type Site = SsoClient | null;

const markOf = (...values: unknown[]) => hashSecret(JSON.stringify(values));

const CHANGED = "This site was changed meanwhile, by another operator or in another tab";

/** A site by its state and secret, for the acts on it. */
export const SITE: ActedOn<Site> = {
  hold: holdClient,
  revisionOf: (site) => markOf(site?.secretHash, site?.disabledAt),
  changed: (site) =>
    `${CHANGED}: its state or its secret. It is ${site?.disabledAt ? "disabled" : "active"} now. Nothing was done: look again, and press the button if you still mean it.`,
};

/** A site by its values, for the form that changes them. */
export const SITE_VALUES: ActedOn<Site> = {
  hold: holdClient,
  revisionOf: (site) => markOf(site?.name, site?.redirectUris, site?.logoutUris),
  changed(site) {
    const [redirects, logouts] = [site?.redirectUris, site?.logoutUris].map((urls) => urls?.join(" "));
    const now = `name “${site?.name}”, redirect urls ${redirects}, logout urls ${logouts}`.trim();
    return `${CHANGED}. It is now: ${now}. Nothing of yours was saved: press the button to replace it with what you typed.`;
  },
};

/** Registers a site. @returns it and its secret, which is not stored; null for a public one */
export async function createSite(
  values: NewClient,
  by: Actor = COMMAND_LINE,
): Promise<{ client: SsoClient; secret: string | null }> {
  return actOnce(async (tx) => {
    const made = await insertClient(tx, values);
    await noteOnDesk(tx, by, "site_created", made.client.name);
    return made;
  });
}

/** Changes a site's values. The same values again are no change. @throws ActRefused */
export async function changeSite(
  id: string,
  { name, redirectUris, logoutUris }: Pick<SsoClient, "name" | "redirectUris" | "logoutUris">,
  by: Actor,
): Promise<void> {
  await actOnce(async (tx) => {
    const site = await holdAsSeen(tx, SITE_VALUES, id, by);
    if (markOf(name, redirectUris, logoutUris) === SITE_VALUES.revisionOf(site)) return;
    await updateClient(tx, id, { name, redirectUris, logoutUris });
    await noteOnDesk(tx, by, "site_changed", name);
  });
}

/**
 * Gives a site a new secret; the old one is dead at once. @returns null for an unknown or public site
 * @throws ActRefused
 */
export async function replaceSiteSecret(id: string, by: Actor = COMMAND_LINE): Promise<string | null> {
  return actOnce(async (tx) => {
    const site = await holdAsSeen(tx, SITE, id, by);
    if (!site?.secretHash) return null;
    await noteOnDesk(tx, by, "site_secret_replaced", site.name);
    return replaceClientSecret(tx, id);
  });
}

/** Shuts a site out or lets it in again. @returns whether there is such a site @throws ActRefused */
export async function setSiteDisabled(
  id: string,
  isDisabled: boolean,
  by: Actor = COMMAND_LINE,
): Promise<boolean> {
  return actOnce(async (tx) => {
    const site = await holdAsSeen(tx, SITE, id, by);
    if (!site) return false;
    if ((site.disabledAt !== null) === isDisabled) return true;
    await setClientDisabled(tx, id, isDisabled);
    // They would work again when the site is let in again.
    if (isDisabled) await deleteClientRecords(tx, id);
    await noteOnDesk(tx, by, isDisabled ? "site_disabled" : "site_enabled", site.name);
    return true;
  });
}
