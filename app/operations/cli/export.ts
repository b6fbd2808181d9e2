import { text as whole } from "node:stream/consumers";
import { type Command, command, flag, LIST_OPTIONS, type Outcome, readerOf } from "~/base/command";
import { transaction } from "~/base/data/database";
import { csvInParts } from "~/base/text/csv";
import { listAllPlans } from "~/braindumper/data/plans";
import { downloadText, readContext } from "~/braindumper/generated-context";
import { projectName } from "~/braindumper/saved-plan";
import { hasPassword } from "~/identity/account-state";
import type { Area } from "~/identity/area";
import { COMMAND_LINE, noteOnDesk } from "~/identity/data/operator-acts";
import { listAllUsers, type User } from "~/identity/data/users";
import { listSubscribers } from "~/newsletter/data/subscriptions";
import { ghostFile } from "~/operations/ghost-file";
import { exportList } from "~/operations/lists";
import { listClients } from "~/sign-on/data/clients";

/** Ghost reads email, name, created_at and subscribed_to_emails. */
const MEMBER_COLUMNS = ["email", "name", "groups", "status", "created_at", "subscribed_to_emails"] as const;

/** Who is to be left out elsewhere, in words of `import members`. An imported member without a password was invited already. */
function standingOf(user: User): "active" | "disabled" | "unconfirmed" {
  if (user.disabledAt) return "disabled";
  return user.verifiedAt || !hasPassword(user) ? "active" : "unconfirmed";
}

const rowOf = (user: User, readers: Set<string>) => ({
  email: user.email,
  name: user.name,
  groups: user.groups.join(" "),
  status: standingOf(user),
  created_at: user.createdAt,
  subscribed_to_emails: String(readers.has(user.email)),
});

type Plan = Awaited<ReturnType<typeof listAllPlans>>[number];

function planText({ author, platform, version, createdAt, generatedContext, ...plan }: Plan): string {
  const text = downloadText(readContext(platform, generatedContext));
  const made = `${author}, ${createdAt.toISOString()}, for ${platform}, version ${version}`;
  return `# ${projectName(plan)}\n\n${made}\n\n${text}`;
}

const noteExport = (what: string) => transaction((tx) => noteOnDesk(tx, COMMAND_LINE, "list_exported", what));

const asJson = (json: unknown): Outcome => ({ json, text: JSON.stringify(json, null, 2) });

const listCommand = ({ name, summary, ended }: NonNullable<Area["list"]>) =>
  command({
    summary,
    options: {
      ...LIST_OPTIONS,
      ...((ended && { ended: flag(ended) }) as { ended: ReturnType<typeof flag> }),
    },
    async run({ options }) {
      const { rows, csv } = await exportList(name, readerOf(options), COMMAND_LINE, options.ended);
      return { json: rows(), text: await whole(csv) };
    },
  });

/** What a site takes along when it leaves (docs/leaving.md). */
export const exports = (areas: Area[]): Record<string, Command> => ({
  members: command({
    summary:
      "All members as CSV, as import members reads it; status says who is disabled or unconfirmed, which the imported are not",
    options: LIST_OPTIONS,
    async run({ options }) {
      const members = await listAllUsers();
      const readers = new Set((await listSubscribers()).map(({ email }) => email));
      const row = (user: User) => rowOf(user, readers);
      await noteExport("members");
      return {
        json: members.map(row),
        text: await whole(csvInParts(readerOf(options), MEMBER_COLUMNS, members, row)),
      };
    },
  }),
  ...Object.fromEntries(areas.flatMap(({ list }) => (list ? [[list.name, listCommand(list)]] : []))),
  plans: command({
    summary: "All saved plans with their authors' emails, as Markdown; whole with --json",
    async run() {
      const plans = await listAllPlans();
      await noteExport("plans");
      return { json: plans, text: plans.map(planText).join("\n\n---\n\n") };
    },
  }),
  ghost: command({
    summary: "Posts and pages as JSON, as Ghost imports it",
    async run() {
      await noteExport("posts");
      return asJson(ghostFile());
    },
  }),
  clients: command({
    summary: "The clients with their addresses, as JSON, without secrets",
    async run() {
      const clients = await listClients();
      await noteExport("clients");
      return asJson(
        clients.map(({ id, name, product, redirectUris, logoutUris, backchannelLogoutUri, groups }) => {
          return { id, name, product, redirectUris, logoutUris, backchannelLogoutUri, groups };
        }),
      );
    },
  }),
});
