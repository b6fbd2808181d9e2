import type { LoaderFunctionArgs } from "@remix-run/node";
import { hasVerified } from "~/http/mailed-link";
import { visitOf } from "~/http/visit";

/** Asked every second or so by the page that waits for the mailed link: one word that changes when the page would. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const mark = visit.user || (await hasVerified(visit)) ? "verified" : "waiting";
  return Response.json({ mark }, { headers: { "Cache-Control": "no-store" } });
}
