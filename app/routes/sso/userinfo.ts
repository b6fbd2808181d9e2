import type { LoaderFunctionArgs } from "@remix-run/node";
import { openAction } from "~/http/form-action";
import { answerProtocol } from "./endpoint-answers";

/** What a client may know of the member whose access token it shows. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return answerProtocol(request);
}

export const action = openAction("answers to an access token, no cookie counts", ({ request }) =>
  answerProtocol(request),
);
