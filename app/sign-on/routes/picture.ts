import type { LoaderFunctionArgs } from "@remix-run/node";
import { respondWithFile } from "~/base/http/file-to-save";
import { noPage } from "~/base/http/problem";
import { IMMUTABLE, sharedFile } from "~/base/http/shared-answer";
import { pictureType } from "~/sign-on/client-rules";
import { findPicture } from "~/sign-on/data/clients";

/** Serves a client's picture. A new picture has a new address, so it may be cached forever. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const picture = await findPicture(params.hash ?? "");
  const type = picture && pictureType(picture);
  if (!type) throw noPage();
  return respondWithFile(request, sharedFile(request, { body: picture, type, caching: IMMUTABLE }));
}
