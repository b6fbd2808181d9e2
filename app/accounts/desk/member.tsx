import type { LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { waitInWords } from "~/accounts/account-waits";
import { deviceName } from "~/accounts/device";
import { deskLinks } from "~/base/desk-links";
import { shownEmail } from "~/base/text/email";
import { Facts } from "~/base/ui/facts";
import { MailAddress } from "~/base/ui/mail-address";
import { countGenerationsLeft } from "~/braindumper/data/allowance";
import { noForm, requireOperator } from "~/desk/operator";
import { ActButtons, DeskPage, DeskPart, TablePart } from "~/desk/page";
import { accountState, isImported } from "~/identity/account-state";
import { auditText } from "~/identity/audit-kinds";
import { failuresSinceSignIn, listEventsWithOperators } from "~/identity/data/audit";
import { countRecoveryCodes, findFactors, listPasskeys } from "~/identity/data/factors";
import { listSessions } from "~/identity/data/sessions";
import { type ListedMail, listMailTo } from "~/mail/data/outgoing";
import { findStopped } from "~/mail/data/stopped-emails";
import { mailName } from "~/mail/kinds";
import { isOutboxOnly } from "~/mail/transports";
import { listGrants } from "~/sign-on/data/grants";
import { hasPart, siteTime } from "~/site/site.server";
import { memberActs, newsletterText, requireUserOfAnyState } from "./member-acts";

export const handle = { title: ({ name }: SerializeFrom<typeof loader>) => name };

/** Returns what became of the last mail. After the mail service accepts one, nothing more is known. */
function mailText(mail: ListedMail | undefined): string {
  if (!mail) return "none in the last 7 days";
  const { kind, status, createdAt, sentAt, dueAt, lastError } = mail;
  const said = lastError ? `: ${lastError}` : "";
  const became = {
    sent: `${isOutboxOnly() ? "written to the outbox" : "taken by the mail service"} ${sentAt ? siteTime(sentAt) : ""}`,
    waiting: `waits, next try ${siteTime(dueAt)}${said}`,
    sending: "is being sent",
    refused: `refused${said}`,
  }[status];
  return `“${mailName(kind)}”, ${siteTime(createdAt)}; ${became ?? status}`;
}

type Failures = Awaited<ReturnType<typeof failuresSinceSignIn>>;

function failuresText(failures: Failures): string {
  if (!failures) return "none since the last sign-in";
  const { n, first, last } = failures;
  return n === 1 ? `1, ${siteTime(first)}` : `${n} since ${siteTime(first)}, the last ${siteTime(last)}`;
}

/** Shows neither plans nor ideas, which are private to the member. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireOperator(request);
  const user = await requireUserOfAnyState(params.id);
  const [
    failures,
    [mail],
    factors,
    passkeys,
    recoveryCodes,
    sessions,
    grants,
    generations,
    events,
    stopped,
    newsletter,
  ] = await Promise.all([
    failuresSinceSignIn(user.id),
    listMailTo(user.email),
    findFactors(user.id),
    listPasskeys(user.id),
    countRecoveryCodes(user.id),
    listSessions(user.id),
    listGrants(user.id),
    countGenerationsLeft(user.id),
    listEventsWithOperators(user.id),
    findStopped(user.email),
    newsletterText(user.email),
  ]);
  const acts = memberActs.buttons(user);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    /** What may keep the member out comes first. */
    first: [
      { term: "State", text: accountState(user, user.wait && waitInWords(user.wait)) },
      { term: "Wrong passwords and codes", text: failuresText(failures) },
      { term: "Last mail, besides newsletters", text: mailText(mail) },
      ...(stopped
        ? [{ term: "Mail", text: `stopped since ${siteTime(stopped.createdAt)}: ${stopped.reason}` }]
        : []),
    ],
    facts: [
      { term: "Since", text: siteTime(user.createdAt) },
      ...(isImported(user) ? [{ term: "Came by", text: user.signupSource }] : []),
      { term: "Newsletter", text: newsletter },
      ...(user.groups.length > 0 ? [{ term: "Groups", text: user.groups.join(", ") }] : []),
      { term: "Authenticator app", text: factors.codes ? "on" : "off" },
      { term: "Passkeys", text: String(passkeys.length) },
      { term: "Recovery codes left", text: String(recoveryCodes) },
      ...(hasPart("braindumper") ? [{ term: "Generations left this month", text: String(generations) }] : []),
    ],
    acts: acts.filter(({ destroys }) => !destroys),
    grave: acts.filter(({ destroys }) => destroys),
    sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      key: id,
      cells: [deviceName(userAgent), siteTime(createdAt), siteTime(lastSeenAt)],
    })),
    clients: grants.map(({ clientId, clientName, createdAt, lastUsedAt }) => ({
      key: clientId,
      cells: [clientName, siteTime(createdAt), siteTime(lastUsedAt)],
    })),
    events: events.map(({ id, kind, createdAt, ip, operator }) => ({
      key: id,
      cells: [siteTime(createdAt), auditText(kind), operator ? `operator ${shownEmail(operator)}` : ip],
    })),
  };
}

export const action = noForm;

export default function Member() {
  const { name, email, first, facts, acts, grave, sessions, clients, events } =
    useLoaderData<typeof loader>();
  return (
    <DeskPage
      title={name}
      lede={<MailAddress email={email} isExact />}
      back={{ href: deskLinks.members(), label: "Members" }}
    >
      <Facts facts={first} />
      <DeskPart title="What you can do">
        <ActButtons acts={acts} />
      </DeskPart>
      <DeskPart title="The account">
        <Facts facts={facts} />
      </DeskPart>
      <TablePart
        title="Devices"
        columns={["Device", "Since", "Last seen"]}
        rows={sessions}
        none="Signed in nowhere."
      />
      <TablePart
        title="Clients signed on to"
        columns={["Client", "Since", "Last used"]}
        rows={clients}
        none="None so far."
      />
      <DeskPart title="What shuts the member out">
        <ActButtons acts={grave} />
      </DeskPart>
      <TablePart
        title="Trail"
        columns={["Time", "What", "By or from"]}
        rows={events}
        none="Nothing in the last 180 days."
      />
    </DeskPage>
  );
}
