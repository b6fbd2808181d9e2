import { deskLinks } from "~/base/desk-links";
import { defineActs } from "~/desk/define-acts";
import { showUntilKept } from "~/identity/data/shown-once";
import { CLIENT, renewClientSecret, setClientOff } from "~/sign-on/change-clients";
import type { SsoClient } from "~/sign-on/data/clients";
import { requireClient, SECRET } from "./client-parts";

export const clientActs = defineActs<SsoClient>({
  find: requireClient,
  revisionOf: CLIENT.revisionOf,
  nameOf: ({ name }) => name,
  page: deskLinks.client,
  list: deskLinks.clients(),
  inWords: ({ disabledAt, secretHash }) =>
    `the client is ${disabledAt ? "disabled" : "active"}${secretHash ? "" : ", and has no secret"}`,
  acts: {
    "rotate-secret": {
      label: "New secret",
      says: "The client gets a new secret, which is shown once. The old one stops working at once: nobody can sign on until the client has the new one.",
      done: "The client has a new secret",
      destroys: "for good",
      fits: ({ secretHash }) => secretHash !== null,
      async run({ id }, by, _, visit) {
        const secret = await renewClientSecret(id, by);
        if (secret && visit) await showUntilKept(visit, SECRET, id, secret);
      },
    },
    disable: {
      label: "Disable",
      says: "Nobody can sign on to the client, and its tokens stop working.",
      done: "The client is disabled",
      destroys: "access",
      fits: ({ disabledAt }) => disabledAt === null,
      run: ({ id }, by) => setClientOff(id, true, by),
    },
    enable: {
      label: "Enable",
      says: "Members can sign on to the client again.",
      done: "The client is enabled",
      fits: ({ disabledAt }) => disabledAt !== null,
      run: ({ id }, by) => setClientOff(id, false, by),
    },
  },
});
