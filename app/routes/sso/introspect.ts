import type { LoaderFunctionArgs } from "@remix-run/node";
import { openAction } from "~/http/form-action";
import { answerClient, answerPreflight } from "./protocol";

export function loader({ request }: LoaderFunctionArgs): Promise<Response> | Response {
  return answerPreflight(request);
}

/** Says whether a token of the site that asks is alive (RFC 7662). */
export const action = openAction(
  "a site's server posts here; it proves itself, no cookie counts",
  ({ request }) => answerClient(request, { needsSecret: true }),
);
