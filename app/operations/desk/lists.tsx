import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { BackLink } from "~/base/ui/back-link";
import { ButtonLink } from "~/base/ui/button";
import { Facts } from "~/base/ui/facts";
import { noForm, requireOperator } from "~/desk/operator";
import { DeskPage } from "~/desk/page";
import { countSubscribers, countSubscribersWithoutAccount } from "~/newsletter/data/subscriptions";
import { hasPart } from "~/site/site.server";
import { countWaitlist } from "~/waitlist/data";

export const handle = { title: "Lists", hasNoTimes: true };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const [subscribers, withoutAccount, waiting] = await Promise.all([
    countSubscribers(),
    countSubscribersWithoutAccount(),
    countWaitlist(),
  ]);
  const without = withoutAccount > 0 ? `, ${withoutAccount} of them without an account` : "";
  // A waitlist with entries can be downloaded even after it was switched off.
  const hasWaitlist = hasPart("waitlist") || waiting > 0;
  return {
    hasWaitlist,
    facts: [
      { term: "Subscribers", text: `${subscribers}${without}` },
      ...(hasWaitlist ? [{ term: "On the waitlist", text: `${waiting}` }] : []),
    ],
  };
}

export const action = noForm;

export default function Lists() {
  const { facts, hasWaitlist } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Lists" back={<BackLink href={deskLinks.newsletter()}>Newsletter</BackLink>}>
      <Facts facts={facts} />
      <p>
        The files are CSV with the words that were agreed to, and when.{" "}
        {hasWaitlist && "Emails on the waitlist are not confirmed: anybody may have typed them. "}
        Each download is recorded in the trail.
      </p>
      <p>
        A mail program gets each email exactly. A spreadsheet would run one that begins with =, + or - as a
        formula, so in its file such an email has a quote (') before it.
      </p>
      <ListFiles title="Download the subscribers" list="newsletter" />
      {hasWaitlist && <ListFiles title="Download the waitlist" list="waitlist" />}
    </DeskPage>
  );
}

function ListFiles({ title, list }: { title: string; list: "newsletter" | "waitlist" }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      <div className="actions">
        <ButtonLink href={deskLinks.listFile(list, "program")} variant="secondary">
          For a mail program
        </ButtonLink>
        <ButtonLink href={deskLinks.listFile(list, "spreadsheet")} variant="secondary">
          For a spreadsheet
        </ButtonLink>
      </div>
    </section>
  );
}
