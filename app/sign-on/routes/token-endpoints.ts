import type { LoaderFunctionArgs } from "@remix-run/node";
import { openAction } from "~/identity/form-action";
import { answerClient, answerPreflight, forClients } from "~/sign-on/endpoint-answers";
import { ENDPOINTS } from "~/sign-on/provider/endpoints";

export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return forClients(request, () => answerPreflight(request));
}

/** The endpoints for tokens, revocation (RFC 7009), and introspection (RFC 7662), which needs a client secret. */
export const action = openAction(
  "a client's server posts here; it proves itself, no cookie counts",
  ({ request }) => {
    const needsSecret = new URL(request.url).pathname === ENDPOINTS.introspection;
    return forClients(request, () => answerClient(request, { needsSecret }));
  },
);
