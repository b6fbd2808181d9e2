import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerProtocol } from "./protocol";

/** The same for OAuth clients (RFC 8414). */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return answerProtocol(request);
}
