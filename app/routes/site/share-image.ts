import path from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPost, picturedSite } from "~/content/site.server";
import { config } from "~/kernel/config";
import { shareImage, shareVersion } from "~/render/share-image";
import { findCard } from "~/render/share-pictures";
import { IMMUTABLE, SHARED, sharedFile } from "~/render/shared-answer";

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
