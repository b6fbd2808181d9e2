import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { ButtonLink } from "~/base/ui/button";
import { noForm, requireOperator } from "~/desk/operator";
import { DeskPage } from "~/desk/page";
import { emailLists } from "~/operations/lists";

export const handle = { title: "Lists", hasNoTimes: true };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const shown = Object.values(emailLists()).map(async ({ name, title, about }) => ({
    name,
    title,
    about: await about(),
  }));
  return { lists: (await Promise.all(shown)).filter(({ about }) => about !== null) };
}

export const action = noForm;

export default function Lists() {
  const { lists } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Lists" back={{ href: deskLinks.newsletter(), label: "Newsletter" }}>
      <p>
        The files are CSV with the words that were agreed to, and when. Each download is recorded in the
        trail. A mail program gets each email exactly. A spreadsheet would run one that begins with =, + or -
        as a formula, so in its file such an email has a quote (') before it.
      </p>
      {lists.map(({ name, title, about }) => (
        <section className="stack" key={name}>
          <h2>{title}</h2>
          <p>{about}</p>
          <div className="actions">
            <ButtonLink href={deskLinks.listFile(name)} variant="secondary">
              For a mail program
            </ButtonLink>
            <ButtonLink href={deskLinks.listFile(name, "spreadsheet")} variant="secondary">
              For a spreadsheet
            </ButtonLink>
          </div>
        </section>
      ))}
    </DeskPage>
  );
}
