import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedFile } from "~/base/http/shared-answer";
import { config } from "~/base/kernel/config";
import { postMarkdown } from "~/pages/site-files";
import { findPost } from "~/site/site.server";

/** Serves a post as Markdown, for programs. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const found = findPost(params.slug ?? "");
  if (!found) return new Response("There is no post at this address.\n", { status: 404 });
  const body = postMarkdown(found.post, config().appOrigin);
  return sharedFile(request, { body, type: "text/markdown; charset=utf-8" });
}
