import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { siteContent } from "~/content.server";
import { transaction } from "~/data/database";
import { markVisited } from "~/data/plans";
import { COPY } from "~/domain/guided-steps";
import { byTheWay } from "~/http/by-the-way";
import { problem } from "~/http/problem";
import { visitOf } from "~/http/visit";
import { links } from "~/links";

/**
 * Where a guided step leads, noting the click on the plan: to the plan's text, which a reader without scripts copies by
 * hand, or out to a partner that content/site.json names; never to an address in a parameter.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { partner = "" } = params;
  const planId = new URL(request.url).searchParams.get("plan");
  const url = partner === COPY ? planId && links.planText(planId) : partnerUrl(partner);
  if (!url) throw problem(404, "Oops! Page not found", "There is nothing at this address.");

  const { user } = await visitOf(request);
  if (user && planId) await byTheWay(transaction((tx) => markVisited(tx, planId, user.id, partner)));
  return redirect(url, { headers: { "Cache-Control": "no-store" } });
}

function partnerUrl(partner: string): string | undefined {
  const { partners } = siteContent();
  return Object.hasOwn(partners, partner) ? partners[partner]?.url : undefined;
}

/** Never shown: whoever names a partner that is not there sees the 404 page. */
export default function Go() {
  return null;
}
