import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { transaction } from "~/base/data/database";
import { noPage, requireNamed } from "~/base/http/problem";
import { unlessBusy } from "~/base/kernel/busy";
import { links } from "~/base/links";
import { markVisited } from "~/braindumper/data/plans";
import { COPIES, isCopyKey } from "~/braindumper/guided-steps";
import { visitOf } from "~/identity/visit";
import { siteContent } from "~/site/site.server";

/**
 * Redirects to the target of a guided step and marks the step as done: the plan's text, or a partner's URL from
 * site/site.json. The URL is never taken from a parameter (open redirect).
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
