import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithFile } from "~/base/http/file-to-save";
import { notShared } from "~/base/http/problem";
import { KEPT_NOWHERE } from "~/base/http/shared-answer";
import { findSharedPlan } from "~/braindumper/data/plans";
import { planCard, sharedPlan } from "~/braindumper/saved-plan";
import { LIMITS, refuseTooMany } from "~/identity/limits";
import { passingImage } from "~/site/render/share-image";
import { picturedSite } from "~/site/site.server";

/** Serves the share picture of a public plan, only while that is public. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const plan = await findSharedPlan(params.id ?? "");
  if (!plan) throw notShared();
  await refuseTooMany(request, LIMITS.card);
  const picture = await passingImage(planCard(sharedPlan(plan), picturedSite()));
  // Other sites embed it in link previews.
  const headers = {
    ...KEPT_NOWHERE,
    "Content-Type": "image/png",
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  return respondWithFile(request, new Response(picture as BodyInit, { headers }));
}
