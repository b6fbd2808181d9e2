import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPicture } from "~/data/sso-clients";
import { respondWithFile } from "~/http/file-to-save";
import { noPage } from "~/http/problem";
import { IMMUTABLE, sharedFile } from "~/render/shared-answer";

/** Serves a client's picture. A new picture has a new address, so it may be cached forever. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const png = await findPicture(params.hash ?? "");
  if (!png) throw noPage();
  return respondWithFile(request, sharedFile(request, { body: png, type: "image/png", caching: IMMUTABLE }));
}
