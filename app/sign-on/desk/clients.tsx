import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deskLinks } from "~/base/desk-links";
import { ButtonLink } from "~/base/ui/button";
import { noForm, requireOperator } from "~/desk/operator";
import { DeskPage, DeskPart, DeskTable, RefusalTable } from "~/desk/page";
import { clientKind } from "~/sign-on/client-rules";
import { listClients } from "~/sign-on/data/clients";
import { listRefusals } from "~/sign-on/data/refusals";
import { siteTime } from "~/site/site.server";
import { refusalRow } from "./client-parts";

export const handle = { title: "Clients" };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireOperator(request);
  const [clients, refusals] = await Promise.all([listClients(), listRefusals()]);
  return {
    clients: clients.map((each) => ({
      key: each.id,
      href: deskLinks.client(each.id),
      cells: [each.name, clientKind(each), each.disabledAt ? "disabled" : "active", siteTime(each.createdAt)],
    })),
    refusals: refusals.map(refusalRow),
  };
}

export const action = noForm;

export default function Clients() {
  const { clients, refusals } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Clients" lede="Sites and apps that members sign on to with their account here.">
      <div className="actions">
        <ButtonLink href={deskLinks.newClient()}>Add a client</ButtonLink>
        <ButtonLink href={deskLinks.keys()} variant="secondary">
          Signing keys
        </ButtonLink>
      </div>
      <DeskTable
        caption="Clients"
        columns={["Name", "Kind", "State", "Since"]}
        rows={clients}
        none="No client yet."
      />
      <DeskPart title="Recent refusals" id="refused">
        {refusals.length > 0 && (
          <p>Requests that were refused, with the reason. At most one a second is kept.</p>
        )}
        <RefusalTable rows={refusals} />
      </DeskPart>
    </DeskPage>
  );
}
