import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedFile } from "~/http/shared-answer";
import { config } from "~/kernel/config";
import { robots } from "~/render/site-files";

export function loader({ request }: LoaderFunctionArgs) {
  return sharedFile(request, { body: robots(config().appOrigin), type: "text/plain; charset=utf-8" });
}
