import type { LoaderFunctionArgs } from "@remix-run/node";
import { waitingMark } from "~/http/mailed-link";
import { visitOf } from "~/http/visit";

/** Asked every second or so by the page that waits for the mailed link: one word that changes when the page would. */
export async function loader({ request }: LoaderFunctionArgs) {
  const mark = await waitingMark(await visitOf(request));
  return Response.json({ mark }, { headers: { "Cache-Control": "no-store" } });
}
