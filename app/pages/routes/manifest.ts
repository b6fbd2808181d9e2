import type { LoaderFunctionArgs } from "@remix-run/node";
import { sharedFile } from "~/base/http/shared-answer";
import { links } from "~/base/links";
import { brand, siteContent } from "~/site/site.server";
import { manifestIcons } from "~/site/ui/favicons";

export function loader({ request }: LoaderFunctionArgs) {
  const { name, description } = siteContent();
  const own = brand();
  // The light theme's background (app/site/styles/tokens.css).
  const paper = own?.paper ?? "#f8f9fb";
  const manifest = {
    name,
    short_name: name,
    description,
    id: links.home(),
    start_url: links.home(),
    display: "minimal-ui",
    background_color: paper,
    theme_color: paper,
    icons: manifestIcons(own?.view.icons ?? null),
  };
  return sharedFile(request, { body: JSON.stringify(manifest), type: "application/manifest+json" });
}
