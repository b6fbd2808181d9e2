import type { LoaderFunctionArgs } from "@remix-run/node";
import { legalText } from "~/content.server";
import { sharedFile } from "~/render/shared-answer";
import { sitemap } from "~/render/site-files";
import { publication } from "./publication";

export function loader({ request }: LoaderFunctionArgs) {
  const body = sitemap(publication(), legalText);
  return sharedFile(request, { body, type: "application/xml; charset=utf-8" });
}
