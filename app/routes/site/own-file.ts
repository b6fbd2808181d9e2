import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownFiles } from "~/content/site.server";
import { ownFile } from "~/render/own-file";

/** A file of content/files. Addresses of others do not come here (isElsewhere), and meet the page of missing ones. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const file = ownFiles().get(params["*"] ?? "");
  if (!file) return new Response("There is no file at this address.\n", { status: 404 });
  return ownFile(request, file);
}
