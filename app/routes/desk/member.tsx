import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countGenerationsLeft } from "~/data/allowance";
import { listEventsWithOperators } from "~/data/audit";
import { countRecoveryCodes, findFactors, listPasskeys } from "~/data/factors";
import { findSubscription } from "~/data/newsletter";
import { listSessions } from "~/data/sessions";
import { listGrants } from "~/data/sso-grants";
import { findStopped } from "~/data/stopped-emails";
import { deskLinks } from "~/desk-links";
import { accountState } from "~/domain/account-state";
import { auditText } from "~/domain/audit";
import { deviceName } from "~/domain/device";
import { shownEmail } from "~/domain/email";
import { timeText } from "~/domain/saved-plan";
import { noForm, requireOperator } from "~/http/operator";
import { BackLink } from "~/ui/back-link";
import { ActButtons, DeskPage, DeskTable } from "~/ui/desk";
import { Facts } from "~/ui/facts";
import { pageTitle } from "~/ui/page-title";
import { memberActs, requireUserOfAnyState } from "./member-acts";

/** As its owner writes it, and exactly where that differs: letters of two scripts may look alike. */
function emailText(email: string): string {
  const shown = shownEmail(email);
  return shown === email ? email : `${shown} (${email})`;
}

/** Neither plans nor ideas: these are the member's own. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOperator(request);
  const user = await requireUserOfAnyState(params.id);
  const [factors, passkeys, recoveryCodes, sessions, grants, generations, events, stopped, subscription] =
    await Promise.all([
      findFactors(user.id),
      listPasskeys(user.id),
      countRecoveryCodes(user.id),
      listSessions(user.id),
      listGrants(user.id),
      countGenerationsLeft(user.id),
      listEventsWithOperators(user.id),
      findStopped(user.email),
      findSubscription(user.id),
    ]);
  const isSubscribed = subscription !== null && subscription.endedAt === null;
  return {
    id: user.id,
    name: user.name,
    facts: [
      { term: "Email", text: emailText(user.email) },
      { term: "State", text: accountState(user) },
      { term: "Since", text: timeText(user.createdAt) },
      ...(stopped
        ? [{ term: "Mail", text: `stopped since ${timeText(stopped.createdAt)}: ${stopped.reason}` }]
        : []),
      {
        term: "Newsletter",
        text: isSubscribed ? `since ${timeText(subscription.confirmedAt ?? subscription.consentedAt)}` : "no",
      },
      { term: "Authenticator app", text: factors.codes ? "on" : "off" },
      { term: "Passkeys", text: String(passkeys.length) },
      { term: "Recovery codes left", text: String(recoveryCodes) },
      { term: "Generations left this month", text: String(generations) },
    ],
    acts: memberActs.buttons(user),
    sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      key: id,
      cells: [deviceName(userAgent), timeText(createdAt), timeText(lastSeenAt)],
    })),
    clients: grants.map(({ clientId, clientName, createdAt, lastUsedAt }) => ({
      key: clientId,
      cells: [clientName, timeText(createdAt), timeText(lastUsedAt)],
    })),
    events: events.map(({ id, kind, createdAt, ip, operator }) => ({
      key: id,
      cells: [timeText(createdAt), auditText(kind), operator ? `operator ${shownEmail(operator)}` : ip],
    })),
  };
}

export const action = noForm;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle(args.data?.name ?? "Member", args);

export default function Member() {
  const { name, facts, acts, sessions, clients, events } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={name} back={<BackLink href={deskLinks.members()}>Members</BackLink>}>
      <Facts facts={facts} />
      <section className="stack">
        <h2>What you can do</h2>
        <ActButtons acts={acts} />
      </section>
      <section className="stack">
        <h2>Devices</h2>
        <DeskTable
          caption="Devices"
          columns={["Device", "Since", "Last seen"]}
          rows={sessions}
          none="Signed in nowhere."
        />
      </section>
      <section className="stack">
        <h2>Clients signed on to</h2>
        <DeskTable
          caption="Clients"
          columns={["Client", "Since", "Last used"]}
          rows={clients}
          none="None so far."
        />
      </section>
      <section className="stack">
        <h2>Trail</h2>
        <DeskTable
          caption="Trail"
          columns={["Time", "What", "By or from"]}
          rows={events}
          none="Nothing in the last 180 days."
        />
      </section>
    </DeskPage>
  );
}
