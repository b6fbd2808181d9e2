import type { LoaderFunctionArgs } from "@remix-run/node";
import { blogFeed } from "~/render/feeds";
import { sharedFile } from "~/render/shared-answer";
import { publication } from "./publication";

export async function loader({ request }: LoaderFunctionArgs) {
  return sharedFile(request, {
    body: (await blogFeed(publication())).json1(),
    type: "application/feed+json",
  });
}
