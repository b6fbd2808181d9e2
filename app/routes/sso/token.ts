import type { LoaderFunctionArgs } from "@remix-run/node";
import { openAction } from "~/http/form-action";
import { answerClient, answerPreflight } from "./protocol";

export function loader({ request }: LoaderFunctionArgs): Promise<Response> | Response {
  return answerPreflight(request);
}

/** Gives tokens for a code or a refresh token. */
export const action = openAction(
  "a site's server posts here; it proves itself, no cookie counts",
  ({ request }) => answerClient(request),
);
