import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerProtocol } from "./endpoint-answers";

/** Discovery (OpenID Connect, and RFC 8414 for OAuth) and the public keys that check our ID tokens. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return answerProtocol(request);
}
