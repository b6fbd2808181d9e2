import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerProtocol, forClients } from "~/sign-on/endpoint-answers";

/** Serves the discovery documents (OpenID Connect Discovery, RFC 8414) and the public keys for checking ID tokens. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return forClients(request, () => answerProtocol(request));
}
