import path from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { IMMUTABLE, SHARED, sharedFile } from "~/base/http/shared-answer";
import { config } from "~/base/kernel/config";
import { shareImage, shareVersion } from "~/site/render/share-image";
import { findCard } from "~/site/render/share-pictures";
import { findPost, picturedSite } from "~/site/site.server";

/** Serves the share picture of the site or of a post. Cached forever under the URL with its version. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const site = picturedSite();
  const card = findCard(params.name ?? "", site, findPost);
  if (!card) return new Response("There is no picture at this address.\n", { status: 404 });
  const isVersioned = new URL(request.url).searchParams.get("v") === shareVersion(card);
  const body = await shareImage(card, path.join(config().dataDir, "share-images"));
  const response = sharedFile(request, {
    body,
    type: "image/png",
    caching: isVersioned ? IMMUTABLE : SHARED,
  });
  // Other sites embed it in link previews.
  response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  return response;
}
