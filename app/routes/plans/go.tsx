import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { siteContent } from "~/content/site.server";
import { transaction } from "~/data/database";
import { markVisited } from "~/data/plans";
import { COPIES, isCopyKey } from "~/domain/guided-steps";
import { noPage, requireNamed } from "~/http/problem";
import { unlessBusy } from "~/http/unless-busy";
import { visitOf } from "~/http/visit";
import { links } from "~/links";

/**
 * Redirects to the target of a guided step and marks the step as done: the plan's text, or a partner's URL from
 * content/site.json. The URL is never taken from a parameter (open redirect).
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { partner = "" } = params;
  const planId = new URL(request.url).searchParams.get("plan");
  const url = isCopyKey(partner)
    ? planId && links.planText(planId, COPIES[partner])
    : requireNamed(siteContent().partners, partner).url;
  if (!url) throw noPage();

  const { user } = await visitOf(request);
  if (user && planId) await unlessBusy(transaction((tx) => markVisited(tx, planId, user.id, partner)));
  return redirect(url, { headers: { "Cache-Control": "no-store" } });
}
