import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitOf } from "~/http/visit";

/** Asked by a member's page that the browser kept for Back: the id of the member who is signed in now, or nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  return new Response(user?.id, { headers: { "Content-Type": "text/plain", "Cache-Control": "no-store" } });
}
