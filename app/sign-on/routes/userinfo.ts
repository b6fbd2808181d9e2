import type { LoaderFunctionArgs } from "@remix-run/node";
import { openAction } from "~/identity/form-action";
import { answerProtocol, forClients } from "~/sign-on/endpoint-answers";

/** Returns what a client may know about the member whose access token it presents. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return forClients(request, () => answerProtocol(request));
}

export const action = openAction("answers to an access token, no cookie counts", ({ request }) =>
  forClients(request, () => answerProtocol(request)),
);
