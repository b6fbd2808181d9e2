import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedFile } from "~/http/shared-answer";
import { blogFeed } from "~/render/feeds";
import { publication } from "./publication";

export function loader({ request }: LoaderFunctionArgs) {
  return sharedFile(request, { body: blogFeed(publication()).json1(), type: "application/feed+json" });
}
