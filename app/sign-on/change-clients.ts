import { createHash } from "node:crypto";
import { now } from "~/base/kernel/clock";
import { hashSecret, newSecret } from "~/base/kernel/ids";
import {
  type ActedOn,
  type Actor,
  ActRefused,
  COMMAND_LINE,
  lockAsSeen,
  noteOnDesk,
} from "~/identity/data/operator-acts";
import { actOnce } from "~/identity/data/presses";
import {
  CHANGEABLE,
  type ClientValues,
  insertClient,
  lockClient,
  type NewClient,
  replacePicture,
  type SsoClient,
  updateClient,
} from "~/sign-on/data/clients";
import { deleteClientRecords } from "~/sign-on/data/records";
import { isAppUrl, LOOPBACK } from "./client-rules";
import { editClientForm } from "./forms";

type Client = SsoClient | null;

const markOf = (...values: unknown[]) => hashSecret(JSON.stringify(values));

const hashPicture = (file: Buffer) => createHash("sha256").update(file).digest("base64url").slice(0, 22);

const CHANGED = "This client has been changed since, by another operator or in another tab";

/** How desk acts on a client's state or secret lock it and detect that it changed. */
export const CLIENT: ActedOn<Client> = {
  lock: lockClient,
  revisionOf: (client) => markOf(client?.secretHash, client?.disabledAt),
  changed: (client) =>
    `${CHANGED}: its state or its secret. It is ${client?.disabledAt ? "disabled" : "active"} now. Nothing was done: look again, and press the button if you still mean it.`,
};

const valuesOf = (client: SsoClient) =>
  Object.fromEntries(CHANGEABLE.map((name) => [name, client[name]])) as ClientValues;

const textOf = (value: unknown) => {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return (Array.isArray(value) ? value.join(" ") : value) || "none";
};

/** The same for the form that edits a client's values. */
export const CLIENT_VALUES: ActedOn<Client> = {
  lock: lockClient,
  revisionOf: (client) => markOf(client && valuesOf(client)),
  changed(client) {
    const values = Object.entries(client ? valuesOf(client) : {});
    const now = values.map(
      ([name, value]) => `${editClientForm.fields[name]?.label ?? name}: ${textOf(value)}`,
    );
    return `${CHANGED}. It is now: ${now.join(", ")}. Nothing of yours was saved: press the button to replace it with what you typed.`;
  },
};

/**
 * @throws ActRefused for an app's own URL at a client with a secret, which nobody can keep in an app (RFC 8252, 8.5), and
 * beside an https URL of this machine, where oidc-provider refuses every sign-on
 */
function requireFitting(
  { redirectUris, logoutUris }: Pick<SsoClient, "redirectUris" | "logoutUris">,
  isPublic: boolean,
) {
  const urls = [...redirectUris, ...logoutUris];
  const app = urls.find(isAppUrl);
  const own = app && urls.find((url) => /^https:/i.test(url) && LOOPBACK.includes(new URL(url).hostname));
  if (own)
    throw new ActRefused(
      `${own} cannot stand beside ${app}: write http for this machine, or add a client for each.`,
    );
  if (app && !isPublic)
    throw new ActRefused(`${app} opens an app, and no app can keep a secret: add a public client for it.`);
}

/** Registers a client. @returns the client, and its secret, which is stored only as a hash; null for a public client */
export async function createClient(
  values: NewClient,
  by: Actor = COMMAND_LINE,
): Promise<{ client: SsoClient; secret: string | null }> {
  requireFitting({ logoutUris: [], ...values }, values.isPublic ?? false);
  return actOnce(async (tx) => {
    const made = await insertClient(tx, values);
    await noteOnDesk(tx, by, "site_created", made.client.name);
    return made;
  });
}

/** Changes the given values. `file`: a checked picture, or null for none. @returns whether it is known @throws ActRefused */
export async function changeClient(
  id: string,
  { file, ...change }: Partial<Omit<ClientValues, "picture">> & { file?: Buffer | null },
  by: Actor = COMMAND_LINE,
): Promise<boolean> {
  return actOnce(async (tx) => {
    const client = await lockAsSeen(tx, CLIENT_VALUES, id, by);
    if (!client) return false;
    const picture = file ? { hash: hashPicture(file), file } : null;
    const hash = file === undefined ? client.picture : (picture?.hash ?? null);
    const values = valuesOf({ ...client, ...change, picture: hash });
    requireFitting(values, client.secretHash === null);
    if (markOf(values) === CLIENT_VALUES.revisionOf(client)) return true;
    await updateClient(tx, id, values);
    if (file !== undefined) await replacePicture(tx, id, picture);
    await noteOnDesk(tx, by, "site_changed", values.name);
    return true;
  });
}

/** Replaces a client's secret at once. @returns the new one; null without client or secret @throws ActRefused */
export async function renewClientSecret(id: string, by: Actor = COMMAND_LINE): Promise<string | null> {
  return actOnce(async (tx) => {
    const client = await lockAsSeen(tx, CLIENT, id, by);
    if (!client?.secretHash) return null;
    await noteOnDesk(tx, by, "site_secret_replaced", client.name);
    const secret = newSecret();
    await updateClient(tx, id, { secretHash: hashSecret(secret) });
    return secret;
  });
}

/** Disables or enables a client. @returns false for an unknown client @throws ActRefused when somebody else changed it first */
export async function setClientOff(
  id: string,
  isDisabled: boolean,
  by: Actor = COMMAND_LINE,
): Promise<boolean> {
  return actOnce(async (tx) => {
    const client = await lockAsSeen(tx, CLIENT, id, by);
    if (!client) return false;
    if ((client.disabledAt !== null) === isDisabled)
      throw new ActRefused(isDisabled ? "The client is disabled already." : "The client is not disabled.");
    await updateClient(tx, id, { disabledAt: isDisabled ? now() : null });
    // Otherwise the old tokens would be valid again as soon as the client is enabled.
    if (isDisabled) await deleteClientRecords(tx, id);
    await noteOnDesk(tx, by, isDisabled ? "site_disabled" : "site_enabled", client.name);
    return true;
  });
}
