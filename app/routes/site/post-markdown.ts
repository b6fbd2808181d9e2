import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPost } from "~/content/site.server";
import { config } from "~/kernel/config";
import { sharedFile } from "~/render/shared-answer";
import { postMarkdown } from "~/render/site-files";

/** Serves a post as Markdown, for programs. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const found = findPost(params.slug ?? "");
  if (!found) return new Response("There is no post at this address.\n", { status: 404 });
  const body = postMarkdown(found.post, config().appOrigin);
  return sharedFile(request, { body, type: "text/markdown; charset=utf-8" });
}
