import { transaction } from "~/data/database";
import {
  insertClient,
  listClients,
  replaceClientSecret,
  type SsoClient,
  setClientDisabled,
} from "~/data/sso-clients";
import { isLoopbackHost } from "~/kernel/config";
import { asTable, CommandError, command, UsageError } from "./command";

/** Compared as a text with what a site sends, so it must be exactly what the site will send. */
function requireAddress(text: string, option: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`--${option} must be an http or https address; it is "${text}".`);
  if (url.protocol === "http:" && !isLoopbackHost(url.host))
    throw new UsageError(`--${option} must be https, because a code on plain http can be read on the way.`);
  if (url.hash || text.includes("#")) throw new UsageError(`--${option} must have no fragment (#).`);
  if (url.username || url.password) throw new UsageError(`--${option} must have no user name in it.`);
  return text;
}

/** Several addresses are separated by spaces: none can contain one. */
function requireAddresses(text: string | undefined, option: string): string[] {
  const addresses = (text ?? "").split(/\s+/).filter(Boolean);
  if (addresses.length === 0) throw new UsageError(`--${option} is missing.`);
  return addresses.map((each) => requireAddress(each, option));
}

function kindOf({ secretHash, isFirstParty }: SsoClient): string {
  return `${secretHash ? "confidential" : "public"}, ${isFirstParty ? "first party" : "third party"}`;
}

function unknown(id: string): CommandError {
  return new CommandError(`There is no client "${id}". "client list" shows them.`);
}

export const client = {
  create: command({
    summary: "Registers a site that members may sign on to; shows its id and, once, its secret",
    options: {
      name: { type: "string" },
      "redirect-uri": { type: "string" },
      "logout-uri": { type: "string" },
      public: { type: "boolean" },
      "third-party": { type: "boolean" },
    },
    optionTexts: {
      name: "what members read on the consent page and under /account",
      "redirect-uri": "where members are sent back to; several in quotes, with spaces between",
      "logout-uri": "where a sign-out that begins there may end",
      public: "no secret: an app in a browser or on a phone, which must use PKCE",
      "third-party": "not your own site: members are asked before it learns anything",
    },
    async run({ options }) {
      const name = options.name?.trim();
      if (!name) throw new UsageError("--name is missing.");
      if (name.length > 80) throw new UsageError("--name must be at most 80 characters long.");
      const redirectUris = requireAddresses(options["redirect-uri"], "redirect-uri");
      const logoutUris = options["logout-uri"] ? requireAddresses(options["logout-uri"], "logout-uri") : [];
      const flags = { isPublic: options.public, isThirdParty: options["third-party"] };
      const made = await transaction((tx) => insertClient(tx, { name, redirectUris, logoutUris, ...flags }));
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
      };
    },
  }),

  list: command({
    summary: "The registered sites, oldest first",
    async run() {
      const clients = await listClients();
      const rows = clients.map((each) => [
        each.id,
        each.name,
        kindOf(each),
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
    summary: "Gives a site a new secret, shown once; the old one is dead at once",
    takes: ["client-id"],
    async run({ given: [id = ""] }) {
      const secret = await transaction((tx) => replaceClientSecret(tx, id));
      if (!secret)
        throw new CommandError(`There is no client "${id}" with a secret. "client list" shows them.`);
      return { json: { client_id: id, client_secret: secret }, text: `Secret: ${secret}` };
    },
  }),

  disable: command({
    summary: "Shuts a site out: nobody signs on to it, and its tokens are dead",
    takes: ["client-id"],
    async run({ given: [id = ""] }) {
      if (!(await transaction((tx) => setClientDisabled(tx, id, true)))) throw unknown(id);
      return { json: { client_id: id, disabled: true }, text: `Client ${id} is disabled.` };
    },
  }),

  enable: command({
    summary: "Lets a disabled site in again",
    takes: ["client-id"],
    async run({ given: [id = ""] }) {
      if (!(await transaction((tx) => setClientDisabled(tx, id, false)))) throw unknown(id);
      return { json: { client_id: id, disabled: false }, text: `Client ${id} is active.` };
    },
  }),
};
