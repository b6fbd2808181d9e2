import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownFiles } from "~/content/own.server";
import { ownFile } from "~/render/own-file";

/** Serves a file of content/files. Missing files do not get here: the catch-all route answers for them (isElsewhere). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const file = ownFiles().get(params["*"] ?? "");
  if (!file) return new Response("There is no file at this address.\n", { status: 404 });
  return ownFile(request, file);
}
