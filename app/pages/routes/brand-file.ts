import type { LoaderFunctionArgs } from "@remix-run/node";
import { IMMUTABLE, SHARED, sharedFile } from "~/base/http/shared-answer";
import { brand } from "~/site/site.server";

/** Serves a file of the operator's look. Cached forever under the URL with its version. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const own = brand();
  const file = own?.files.get(params.name ?? "");
  if (!own || !file) return new Response("There is no file at this address.\n", { status: 404 });
  const isVersioned = new URL(request.url).searchParams.get("v") === own.version;
  const answer = sharedFile(request, {
    body: await file.body(),
    type: file.type,
    caching: isVersioned ? IMMUTABLE : SHARED,
  });
  // Mails and link previews embed the pictures.
  answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  return answer;
}
