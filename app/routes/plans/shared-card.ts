import type { LoaderFunctionArgs } from "@remix-run/node";
import { picturedSite } from "~/content/site.server";
import { findSharedPlan } from "~/data/plans";
import { sharedPlan } from "~/domain/saved-plan";
import { respondWithFile } from "~/http/file-to-save";
import { LIMITS, refuseTooMany } from "~/http/limits";
import { notShared } from "~/http/problem";
import { passingImage } from "~/render/share-image";
import { planCard } from "~/render/share-pictures";
import { KEPT_NOWHERE } from "~/render/shared-answer";

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
