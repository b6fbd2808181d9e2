import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { siteContent } from "~/content.server";
import { transaction } from "~/data/database";
import { markVisited } from "~/data/plans";
import { byTheWay } from "~/http/by-the-way";
import { problem } from "~/http/problem";
import { visitOf } from "~/http/visit";

/** Out to a partner that content/site.json names, never to an address in a parameter. Notes the click on the plan. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { partner = "" } = params;
  const { partners } = siteContent();
  const target = Object.hasOwn(partners, partner) ? partners[partner] : undefined;
  if (!target) throw problem(404, "Oops! Page not found", "There is nothing at this address.");

  const { user } = await visitOf(request);
  const planId = new URL(request.url).searchParams.get("plan");
  if (user && planId) await byTheWay(transaction((tx) => markVisited(tx, planId, user.id, partner)));
  return redirect(target.url, { headers: { "Cache-Control": "no-store" } });
}

/** Never shown: whoever names a partner that is not there sees the 404 page. */
export default function Go() {
  return null;
}
