import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listClients } from "~/data/sso-clients";
import { listRefusals } from "~/data/sso-refusals";
import { deskLinks } from "~/desk-links";
import { timeText } from "~/domain/saved-plan";
import { siteKind } from "~/domain/sign-on-site";
import { noForm, requireOperator } from "~/http/operator";
import { ButtonLink } from "~/ui/button";
import { DeskPage, DeskTable, RefusalTable } from "~/ui/desk";
import { pageTitle } from "~/ui/page-title";
import { refusalRow } from "./site-parts";

export { deskStyles as links } from "~/ui/desk";

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const [clients, refusals] = await Promise.all([listClients(), listRefusals()]);
  return {
    sites: clients.map((each) => ({
      id: each.id,
      name: each.name,
      cells: [siteKind(each), each.disabledAt ? "disabled" : "active", timeText(each.createdAt)],
    })),
    refusals: refusals.map(refusalRow),
  };
}

export const action = noForm;

export const meta: MetaFunction<typeof loader> = (args) => pageTitle("Sites", args);

export default function Sites() {
  const { sites, refusals } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Sites" section="Sites" lede="Sites that members sign on to with their account here.">
      <div className="actions">
        <ButtonLink href={deskLinks.newSite()}>Add a site</ButtonLink>
        <ButtonLink href={deskLinks.keys()} variant="secondary">
          Signing keys
        </ButtonLink>
      </div>
      <DeskTable
        caption="Sites"
        columns={["Name", "Kind", "State", "Since"]}
        rows={sites.map(({ id, name, cells }) => ({
          key: id,
          cells: [
            <a key="site" href={deskLinks.site(id)}>
              {name}
            </a>,
            ...cells,
          ],
        }))}
        none="No site yet."
      />
      <section className="stack">
        <h2>Recent refusals</h2>
        <p>Requests that were refused, with the reason. At most one a second is kept.</p>
        <RefusalTable rows={refusals} />
      </section>
    </DeskPage>
  );
}
