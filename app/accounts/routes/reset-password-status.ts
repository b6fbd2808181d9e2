import type { LoaderFunctionArgs } from "@remix-run/node";
import { visitOf } from "~/identity/visit";

/** Polled by the page that waits for a reset link. `mark` changes once a new password was set in this browser. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { reset } = (await visitOf(request)).state;
  const mark = reset?.isDone ? "done" : "waiting";
  return Response.json({ mark }, { headers: { "Cache-Control": "no-store" } });
}
