import type { LoaderFunctionArgs } from "@remix-run/node";
import { answerProtocol } from "./protocol";

/** What OpenID Connect clients read first. */
export function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return answerProtocol(request);
}
