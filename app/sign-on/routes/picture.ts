import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithFile } from "~/base/http/file-to-save";
import { noPage } from "~/base/http/problem";
import { IMMUTABLE, sharedFile } from "~/base/http/shared-answer";
import { findPicture } from "~/sign-on/data/clients";

/** Serves a client's picture. A new picture has a new address, so it may be cached forever. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const png = await findPicture(params.hash ?? "");
  if (!png) throw noPage();
  return respondWithFile(request, sharedFile(request, { body: png, type: "image/png", caching: IMMUTABLE }));
}
