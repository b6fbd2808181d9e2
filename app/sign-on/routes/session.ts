import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitOf } from "~/identity/visit";
import { refuse } from "~/sign-on/endpoint-answers";
import { findOwnSignOn } from "~/sign-on/pending";

/** Returns a pending sign-on as JSON, only to the browser that began it. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const id = new URL(request.url).searchParams.get("session_id") ?? "";
  const signOn = id && (await findOwnSignOn(await visitOf(request), id));
  if (!signOn)
    return refuse(404, { error: "not_found", description: "There is no such sign-on in this browser." });
  const { clientId, redirectUri, state, returnTo } = signOn;
  return Response.json(
    { clientId, redirectUri, state, returnTo },
    { headers: { "Cache-Control": "no-store" } },
  );
}
