import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitOf } from "~/identity/visit";

/** Returns the id of the signed-in member, or nothing, to a page that comes from the back/forward cache. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  return new Response(user?.id, { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
}
