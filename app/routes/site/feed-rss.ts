import type { LoaderFunctionArgs } from "@remix-run/node";
import { blogFeed } from "~/render/feeds";
import { sharedFile } from "~/render/shared-answer";
import { publication } from "./publication";

export async function loader({ request }: LoaderFunctionArgs) {
  return sharedFile(request, {
    body: (await blogFeed(publication())).rss2(),
    type: "application/rss+xml; charset=utf-8",
  });
}
