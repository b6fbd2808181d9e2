import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { DAY_MS, fromNow } from "~/base/kernel/clock";
import { config } from "~/base/kernel/config";
import { shownEmail } from "~/base/text/email";
import { success } from "~/base/text/flash";
import { Facts } from "~/base/ui/facts";
import { PostForm, SubmitButton } from "~/base/ui/form";
import { MailAddress } from "~/base/ui/mail-address";
import { waitingMailForm } from "~/desk/forms";
import { operatorAction, requireOperator } from "~/desk/operator";
import { DeskPage, TablePart } from "~/desk/page";
import { type ListedMail, lastHourOfMail, listMail } from "~/mail/data/outgoing";
import { listStopped } from "~/mail/data/stopped-emails";
import { mailName } from "~/mail/kinds";
import { listMailedIssues } from "~/newsletter/data/issues";
import { actOnMail } from "~/operations/act-on-mail";
import { countWork } from "~/operations/data/readiness";
import { HeldMail } from "~/operations/desk/held-mail";
import { waitingText } from "~/operations/desk/needs-list";
import { heldMailTexts } from "~/operations/release-held";
import { siteTime } from "~/site/site.server";

export const handle = { title: "Mail" };

const SHOWN = 100;

const DONE = {
  retry: "The mail is tried again now",
  drop: "The mail is dropped",
  allow: "Mail to this email is allowed again",
  release: "Mail is sent again",
  "drop-held": "The backup's mail is dropped, and mail is sent again",
};

/** Shows whose mail it is and what became of it, but never its text, which contains secret links. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const [held, queue, refused, stopped, { sent }, issues, work] = await Promise.all([
    heldMailTexts(siteTime),
    listMail("queue", SHOWN),
    listMail("refused", SHOWN),
    listStopped(SHOWN),
    lastHourOfMail(),
    listMailedIssues(fromNow(-7 * DAY_MS)),
    countWork(),
  ]);
  return {
    held: held && { texts: held.texts, mayEnd: !held.hold.isRehearsal },
    facts: [
      { term: "Waiting", text: waitingText(work.mailWaiting, work.mailFailing) },
      {
        term: "Sent in the last hour",
        text: `${sent.reduce((all, { n }) => all + n, 0)}, at most ${config().mailPerHour.toLocaleString("en")}`,
      },
      { term: "Refused in 7 days, besides newsletters", text: String(work.mailRefused) },
      { term: "Dropped in 7 days", text: String(work.mailDropped) },
    ],
    issues,
    queue: queue.map(shown),
    refused: refused.map(shown),
    stopped: stopped.map((each) => ({ ...each, createdAt: siteTime(each.createdAt) })),
  };
}

function shown({ id, recipient, kind, status, attempts, lastError, createdAt, dueAt }: ListedMail) {
  const next = status === "sending" ? "being sent" : siteTime(dueAt);
  return {
    id,
    recipient,
    name: mailName(kind),
    status,
    attempts,
    lastError,
    since: siteTime(createdAt),
    next,
  };
}

export const action = operatorAction(waitingMailForm, {
  isButton: true,
  needsProof: true,
  async handle({ values, visit, user }) {
    const email = await actOnMail(user, values);
    return visit.goTo(deskLinks.mail(), success(DONE[values.change], email && shownEmail(email)));
  },
});

export default function Mail() {
  const { held, facts, issues, queue, refused, stopped } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Mail" back={{ href: deskLinks.today(), label: "Today" }}>
      {held && <HeldMail {...held} />}
      <Facts facts={facts} />
      <TablePart
        title="Waiting"
        columns={["To", "What", "Since", "Next try", "Tries so far", "The server's answer", "Change"]}
        rows={queue.map((mail) => ({
          key: mail.id,
          cells: [
            <MailAddress key="to" email={mail.recipient} />,
            mail.name,
            mail.since,
            mail.next,
            mail.attempts,
            mail.lastError,
            mail.status === "waiting" && <MailButtons key="change" id={mail.id} />,
          ],
        }))}
      />
      <TablePart
        title="Newsletter"
        columns={["Issue", "State", ...["Mails", "Waiting", "Failed once", "Refused"].map(numberColumn)]}
        rows={issues.map(({ id, subject, status, all, waiting, failing, refused }) => ({
          key: id,
          href: deskLinks.issue(id),
          cells: [subject, status, all, waiting, failing, refused],
        }))}
        none="No issue was sent in the last 7 days."
      />
      <TablePart
        title="Refused"
        id="refused"
        lede="A refused mail cannot be tried again, because its text is not kept."
        columns={["To", "What", "Since", "The server's answer"]}
        rows={refused.map(({ id, recipient, name, since, lastError }) => ({
          key: id,
          cells: [<MailAddress key="to" email={recipient} />, name, since, lastError],
        }))}
      />
      <TablePart
        title="Stopped"
        id="stopped"
        lede="The mail service reported these emails: mail to them bounces, or was marked as unwanted. They get no mail, not even to reset a password."
        columns={["Email", "Since", "What happened", "The mail service's words", "Change"]}
        rows={stopped.map(({ email, reason, detail, createdAt }) => ({
          key: email,
          cells: [
            <MailAddress key="email" email={email} />,
            createdAt,
            reason,
            detail,
            <PostForm key="change" action={deskLinks.mail()} className="inline-form">
              <input type="hidden" name="mail" value={email} />
              <SubmitButton name="change" value="allow" variant="quiet">
                Allow again
              </SubmitButton>
            </PostForm>,
          ],
        }))}
        none="Mail to every email is allowed."
      />
    </DeskPage>
  );
}

const numberColumn = (label: string) => ({ label, isNumber: true });

function MailButtons({ id }: { id: string }) {
  return (
    <PostForm action={deskLinks.mail()} className="inline-form">
      <input type="hidden" name="mail" value={id} />
      <div className="actions">
        <SubmitButton name="change" value="retry" variant="quiet">
          Try again
        </SubmitButton>
        <SubmitButton name="change" value="drop" variant="quiet">
          Drop
        </SubmitButton>
      </div>
    </PostForm>
  );
}
