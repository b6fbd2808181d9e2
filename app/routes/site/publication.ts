import { posts, siteContent } from "~/content.server";
import { config } from "~/kernel/config";
import type { Publication } from "~/render/feeds";

/** What feeds, sitemap and the like are made of. */
export function publication(): Publication {
  return { site: siteContent(), posts: posts(), origin: config().appOrigin };
}
