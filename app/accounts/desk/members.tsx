import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findWaits, waitInWords } from "~/accounts/account-waits";
import { storedBesideAccount } from "~/accounts/stored-data";
import { deskLinks } from "~/base/desk-links";
import { COMMAND_NAME } from "~/base/kernel/config";
import { Facts } from "~/base/ui/facts";
import { ListPager, ListSearch } from "~/base/ui/list-controls";
import { MailAddress } from "~/base/ui/mail-address";
import { cursorText, readPlace } from "~/braindumper/saved-plan";
import { noForm, requireOperator } from "~/desk/operator";
import { DeskPage, DeskTable } from "~/desk/page";
import { accountState } from "~/identity/account-state";
import { listUsers, normalEmail } from "~/identity/data/users";
import { siteTime } from "~/site/site.server";
import { newsletterText } from "./member-acts";

export const handle = { title: "Members" };

const PAGE_SIZE = 50;
const QUERY_MAX = 100;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, QUERY_MAX);
  const only = searchParams.get("only") === "imported" ? "imported" : undefined;
  const { users, hasNewer, hasOlder } = await listUsers({
    search: query,
    hasNoPassword: only !== undefined,
    limit: PAGE_SIZE,
    olderThan: readPlace(searchParams.get("older")),
    newerThan: readPlace(searchParams.get("newer")),
  });
  const [first, last] = [users[0], users.at(-1)];
  const others = users.some(({ email }) => email === normalEmail(query)) ? [] : await findElsewhere(query);
  const waits = await findWaits(users.map(({ email }) => email));
  return {
    members: users.map(({ id, name, email, createdAt, ...rest }) => {
      const wait = waits.get(email);
      const state = accountState(rest, wait && waitInWords(wait));
      return { id, name, email, since: siteTime(createdAt), state };
    }),
    others,
    query,
    only,
    newer: hasNewer && first ? deskLinks.members({ q: query, only, newer: cursorText(first) }) : null,
    older: hasOlder && last ? deskLinks.members({ q: query, only, older: cursorText(last) }) : null,
  };
}

/** Returns what an email without an account is known by. */
async function findElsewhere(typed: string): Promise<{ term: string; text: string }[]> {
  const email = normalEmail(typed);
  const [stored, newsletter] = await Promise.all([storedBesideAccount(email), newsletterText(email)]);
  if (stored.length === 0) return [];
  return [
    { term: "Without an account", text: email },
    { term: "Newsletter", text: newsletter },
    { term: "Stored", text: stored.join(", ") },
    { term: "On the command line", text: `${COMMAND_NAME} person show ${email} (or delete)` },
  ];
}

export const action = noForm;

export default function Members() {
  const { members, others, query, only, newer, older } = useLoaderData<typeof loader>();
  const rows = members.map(({ id, name, email, since, state }) => ({
    key: id,
    href: deskLinks.member(id),
    cells: [<MailAddress key="email" email={email} />, name, since, state],
  }));
  const lede = only ? (
    <>
      Imported, not signed in yet, newest first. <a href={deskLinks.members()}>Show all</a>
    </>
  ) : (
    "Newest first."
  );
  const hint = others.length > 0 ? "" : " Who only subscribes is found by the whole email.";
  const noMember = `No member's name or email contains “${query}”.${hint}`;
  return (
    <DeskPage title="Members" lede={lede}>
      <ListSearch action={deskLinks.members()} label="Search names and emails" query={query} />
      {others.length > 0 && <Facts facts={others} />}
      <DeskTable
        caption="Members"
        columns={["Email", "Name", "Since", "State"]}
        rows={rows}
        none={query ? noMember : "Nobody here."}
      />
      <ListPager newer={newer} older={older} />
    </DeskPage>
  );
}
