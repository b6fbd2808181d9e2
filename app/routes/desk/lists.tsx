import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { countSubscribers } from "~/data/newsletter";
import { countWaitlist } from "~/data/waitlist";
import { deskLinks } from "~/desk-links";
import { noForm, requireOperator } from "~/http/operator";
import { ButtonLink } from "~/ui/button";
import { DeskPage } from "~/ui/desk";
import { Facts } from "~/ui/facts";
import { pageTitle } from "~/ui/page-title";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const [subscribers, waiting] = await Promise.all([countSubscribers(), countWaitlist()]);
  return {
    facts: [
      { term: "Subscribers", text: `${subscribers}` },
      { term: "On the waitlist", text: `${waiting}` },
    ],
  };
}

export const action = noForm;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Lists", args);

export default function Lists() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Lists">
      <Facts facts={facts} />
      <p>
        The files are CSV with the words that were agreed to, and when. Emails on the waitlist are not
        confirmed: anybody may have typed them. Each download is recorded in the trail.
      </p>
      <div className="actions">
        <ButtonLink href={deskLinks.listFile("newsletter")} variant="secondary">
          Download the subscribers
        </ButtonLink>
        <ButtonLink href={deskLinks.listFile("waitlist")} variant="secondary">
          Download the waitlist
        </ButtonLink>
      </div>
    </DeskPage>
  );
}
