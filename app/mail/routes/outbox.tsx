import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noPage } from "~/base/http/problem";
import { minuteText } from "~/base/kernel/clock";
import { MailAddress } from "~/base/ui/mail-address";
import { EmptyState } from "~/base/ui/notice";
import { listOutbox } from "~/mail/outbox";
import outboxCss from "~/mail/outbox.css?url";
import { mayReadOutbox } from "~/mail/outbox-access";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: outboxCss }];

export async function loader({ request }: LoaderFunctionArgs) {
  if (!mayReadOutbox(request)) throw noPage();
  return { mails: await listOutbox() };
}

export const handle = { title: "Outbox", width: "prose" };

function withLinks(text: string) {
  // Splitting at a group keeps the matches: every second piece is a URL.
  return text.split(/(https?:\/\/\S+)/).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
      <a key={at} className="mail-link" href={piece}>
        {piece}
      </a>
    ),
  );
}

export default function Outbox() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="page-head">
        <h1>Outbox</h1>
        <p className="lede">
          No mail server is configured, so the site writes its mail to files and shows it here. This page
          disappears as soon as SMTP or Postmark is set up.
        </p>
      </header>
      {mails.length === 0 && <EmptyState text="No mail yet. Sign up, then reload this page." />}
      {mails.map((mail) => (
        <article key={mail.file} className="mail">
          <header className="mail-meta">
            <p>
              To <MailAddress email={mail.to} />
            </p>
            <time dateTime={mail.date}>{minuteText(new Date(mail.date))}</time>
          </header>
          <div className="stack">
            <h2>{mail.subject}</h2>
            <p className="pre-line">{withLinks(mail.text)}</p>
          </div>
        </article>
      ))}
    </>
  );
}
