import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownFile } from "~/base/http/own-file";
import { ownFiles } from "~/site/own.server";

/** Serves a file of site/files. Missing files do not get here: the catch-all route answers for them (isElsewhere). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const at = ownFiles().get(params["*"] ?? "");
  try {
    if (at) return await ownFile(request, at);
  } catch (error) {
    // It was there at the start.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return new Response("There is no file at this address.\n", { status: 404 });
}
