import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitOf } from "~/http/visit";

/** Asked by a member's page that the browser kept for Back: the id of the member who is signed in now, or "nobody". */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitOf(request);
  return Response.json({ mark: user?.id ?? "nobody" }, { headers: { "Cache-Control": "no-store" } });
}
