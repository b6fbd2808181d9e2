import type { LoaderFunctionArgs } from "@remix-run/node";
import { hasVerified } from "~/accounts/mailed-link";
import { visitOf } from "~/identity/visit";

/** Polled by the page that waits for a mailed link. `mark` changes when that page would. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await visitOf(request);
  const mark = visit.user || (await hasVerified(visit)) ? "verified" : "waiting";
  return Response.json({ mark }, { headers: { "Cache-Control": "no-store" } });
}
