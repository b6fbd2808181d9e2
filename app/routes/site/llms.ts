import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedFile } from "~/render/shared-answer";
import { llmsText } from "~/render/site-files";
import { publication } from "./publication";

export function loader({ request }: LoaderFunctionArgs) {
  return sharedFile(request, { body: llmsText(publication()), type: "text/plain; charset=utf-8" });
}
