import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerProtocol } from "./protocol";

/** The public keys that check our ID tokens. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return answerProtocol(request);
}
