import type { LoaderFunctionArgs } from "@remix-run/node";
import { config } from "~/kernel/config";
import { sharedFile } from "~/render/shared-answer";
import { robots } from "~/render/site-files";

export function loader({ request }: LoaderFunctionArgs) {
  return sharedFile(request, { body: robots(config().appOrigin), type: "text/plain; charset=utf-8" });
}
