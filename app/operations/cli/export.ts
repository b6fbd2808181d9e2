import { text as whole } from "node:stream/consumers";
import { command, LIST_OPTIONS, type Outcome, readerOf } from "~/base/command";
import { transaction } from "~/base/data/database";
import { csvInParts } from "~/base/text/csv";
import { listAllPlans } from "~/braindumper/data/plans";
import { hasPassword } from "~/identity/account-state";
import { COMMAND_LINE, noteOnDesk } from "~/identity/data/operator-acts";
import { listAllUsers, type User } from "~/identity/data/users";
import { exportSubscribers } from "~/newsletter/list";
import { listClients } from "~/sign-on/data/clients";
import { exportWaitlist } from "~/waitlist/list";

const MEMBER_COLUMNS = ["email", "name", "groups", "status", "createdAt"] as const;

/**
 * Says in words that `import members` understands who is to be left out there. An imported member who has not set a
 * password yet was invited already, so is one elsewhere too.
 */
function standingOf(user: User): "active" | "disabled" | "unconfirmed" {
  if (user.disabledAt) return "disabled";
  return user.verifiedAt || !hasPassword(user) ? "active" : "unconfirmed";
}

const rowOf = (user: User) => ({
  email: user.email,
  name: user.name,
  groups: user.groups.join(" "),
  status: standingOf(user),
  createdAt: user.createdAt,
});

const noteExport = (what: string) => transaction((tx) => noteOnDesk(tx, COMMAND_LINE, "list_exported", what));

const asJson = (json: unknown): Outcome => ({ json, text: JSON.stringify(json, null, 2) });

/** Makes a command that prints a list which the desk offers as a file. */
const listed = (exportList: typeof exportSubscribers | typeof exportWaitlist, summary: string) =>
  command({
    summary,
    options: LIST_OPTIONS,
    async run({ options }) {
      const { rows, csv } = await exportList(readerOf(options), COMMAND_LINE);
      return { json: rows(), text: await whole(csv) };
    },
  });

/** What a site takes along when it leaves (docs/leaving.md). */
export const exports = {
  members: command({
    summary: "All members as CSV, as import members reads it; status says who is disabled or unconfirmed",
    options: LIST_OPTIONS,
    async run({ options }) {
      const members = await listAllUsers();
      await noteExport("members");
      return {
        json: members.map(rowOf),
        text: await whole(csvInParts(readerOf(options), MEMBER_COLUMNS, members, rowOf)),
      };
    },
  }),
  newsletter: listed(
    exportSubscribers,
    "Who gets the newsletter, with the proof of consent and the unsubscribe link, as CSV",
  ),
  waitlist: listed(exportWaitlist, "Addresses on the waitlist as CSV, in the order in which they joined"),
  plans: command({
    summary: "All saved plans with their authors' emails, as JSON",
    async run() {
      const plans = await listAllPlans();
      await noteExport("plans");
      return asJson(plans);
    },
  }),
  clients: command({
    summary: "The clients with their addresses, as JSON, without secrets",
    async run() {
      const clients = await listClients();
      await noteExport("clients");
      return asJson(
        clients.map(({ id, name, product, redirectUris, logoutUris, backchannelLogoutUri, groups }) => ({
          id,
          name,
          product,
          redirectUris,
          logoutUris,
          backchannelLogoutUri,
          groups,
        })),
      );
    },
  }),
};
