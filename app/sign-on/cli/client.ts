import { readFile } from "node:fs/promises";
import { asTable, command, fileFrom, flag, UsageError, value, yesOrNo } from "~/base/command";
import { reasonOf } from "~/base/kernel/file-access";
import { Refused } from "~/base/kernel/refused";
import { changeClient, createClient, renewClientSecret } from "~/sign-on/change-clients";
import { clientKind, pictureFault } from "~/sign-on/client-rules";
import { findListedClient, listClients } from "~/sign-on/data/clients";
import { PRODUCT_IDS } from "~/sign-on/products";
import { clientActs } from "../desk/client-acts";
import { clientFaults, type TypedClient, tidyClient } from "../forms";

const OTHER = "other";

/** The option of each value that a form has a field for. */
const OPTIONS = {
  name: "name",
  "redirect-uri": "redirectUris",
  "logout-uri": "logoutUris",
  product: "product",
  "backchannel-logout-uri": "backchannelLogoutUri",
  groups: "groups",
} as const;

/** Reads those values of a client that are given. @throws UsageError for a wrong one */
function valuesIn(options: Partial<Record<keyof typeof OPTIONS, string>>) {
  const all = Object.entries(OPTIONS) as [keyof typeof OPTIONS, keyof TypedClient][];
  const typed = Object.fromEntries(
    all.map(([option, field]) => [field, options[option] ?? ""]),
  ) as TypedClient;
  if (typed.product === OTHER) typed.product = "";
  const [faults, tidy] = [clientFaults(typed), tidyClient(typed)];
  const given = all.filter(([option]) => options[option] !== undefined);
  for (const [option, field] of given)
    if (faults[field]) throw new UsageError(`--${option}: ${faults[field]}`);
  return Object.fromEntries(given.map(([, field]) => [field, tidy[field]])) as Partial<typeof tidy>;
}

/** Reads a picture; an empty name removes the one that is there. */
async function pictureIn(name: string): Promise<Buffer | null> {
  if (name === "") return null;
  const file = await readFile(fileFrom(name)).catch((error: Error) => {
    throw new Refused(`${name}: ${reasonOf(error)}`);
  });
  const fault = pictureFault(file);
  if (fault) throw new Refused(`${name}: ${fault}`);
  return file;
}

function unknown(id: string): Refused {
  return new Refused(`There is no client "${id}". "client list" shows them.`);
}

const unseenOf = (id: string) => `client rotate-secret ${id} shows another secret.`;

export const client = {
  create: command({
    summary: "Registers a client that members can sign on to; shows its id and, once, its secret",
    options: {
      name: value("what members read on the consent page and under /account"),
      "redirect-uri": value("where members are sent back to; several in quotes, with spaces between"),
      "logout-uri": value(
        "where members may be sent after a sign-out that the client starts; ?* at its end stands for any query",
      ),
      product: value(`what it is, for the instructions on its page: ${PRODUCT_IDS.join(", ")}, ${OTHER}`),
      "backchannel-logout-uri": value("where its server is told that a member has signed out here"),
      groups: value("only members of these groups may sign on; with commas or spaces between"),
      public: flag("no secret: an app in a browser or on a phone, which must use PKCE"),
      "third-party": flag("not run by you: members are asked before it learns anything"),
    },
    async run({ options }) {
      const values = valuesIn({ name: "", "redirect-uri": "", ...options }) as Parameters<
        typeof createClient
      >[0];
      const flags = { isPublic: options.public, isThirdParty: options["third-party"] };
      const made = await createClient({ ...values, ...flags });
      const { name, redirectUris } = values;
      const { id } = made.client;
      const secret = made.secret
        ? `Secret: ${made.secret}\nThe secret is not shown again.`
        : "It has no secret: it must use PKCE.";
      return {
        json: {
          client_id: id,
          ...(made.secret && { client_secret: made.secret }),
          name,
          redirect_uris: redirectUris,
        },
        text: `Client id: ${id}\n${secret}`,
        unseen: unseenOf(id),
      };
    },
  }),

  change: command({
    summary: "Changes what is given of a client, and leaves the rest",
    takes: ["client-id"],
    options: {
      name: value("as for create"),
      "redirect-uri": value("all of them, in place of those before"),
      "logout-uri": value('all of them, in place of those before; none with ""'),
      product: value("as for create"),
      "backchannel-logout-uri": value('as for create; none with ""'),
      groups: value('as for create; everybody with ""'),
      "id-token-claims": value("yes or no: its ID tokens say name and email"),
      introspection: value(
        "yes or no: it may ask about access tokens of other clients, as a mail server does",
      ),
      "second-factor": value("yes or no: members need one to sign on to it"),
      disabled: value("yes or no: nobody can sign on to it, and its tokens stop working"),
      picture: value('a PNG, JPEG or SVG file, shown where they sign on; none with ""'),
    },
    async run({ given: [id = ""], options }) {
      const all = {
        ...valuesIn(options),
        hasIdTokenClaims: yesOrNo(options["id-token-claims"], "id-token-claims"),
        mayIntrospect: yesOrNo(options.introspection, "introspection"),
        needsSecondFactor: yesOrNo(options["second-factor"], "second-factor"),
        file: options.picture === undefined ? undefined : await pictureIn(options.picture),
      };
      const change = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
      const off = yesOrNo(options.disabled, "disabled");
      const changed = [...Object.keys(change), ...(off === undefined ? [] : ["disabled"])];
      if (changed.length === 0) throw new UsageError("Nothing to change is given: --help lists what can be.");
      const client = await findListedClient(id);
      if (!client) throw unknown(id);
      if (off !== undefined) await clientActs.command(off ? "disable" : "enable", client);
      await changeClient(id, change);
      return { json: { client_id: id, changed }, text: `Client ${id} is changed.` };
    },
  }),

  list: command({
    summary: "The registered clients, oldest first",
    async run() {
      const clients = await listClients();
      const rows = clients.map((each) => [
        each.id,
        each.name,
        clientKind(each),
        each.disabledAt ? "disabled" : "active",
        each.redirectUris.join(" "),
      ]);
      return {
        json: clients.map(({ secretHash, ...each }) => ({ ...each, isPublic: secretHash === null })),
        text: asTable(["id", "name", "kind", "state", "redirect addresses"], rows),
      };
    },
  }),

  "rotate-secret": command({
    summary: "Gives a client a new secret, shown once; the old one stops working at once",
    takes: ["client-id"],
    async confirm({ given: [id = ""] }) {
      const client = await findListedClient(id);
      return client?.secretHash
        ? `The secret of ${client.name} would stop working at once: nobody could sign on until the client has the new one.`
        : null;
    },
    async run({ given: [id = ""] }) {
      const secret = await renewClientSecret(id);
      if (!secret) throw new Refused(`There is no client "${id}" with a secret. "client list" shows them.`);
      return {
        json: { client_id: id, client_secret: secret },
        text: `Secret: ${secret}`,
        unseen: unseenOf(id),
      };
    },
  }),
};
