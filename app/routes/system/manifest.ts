import type { LoaderFunctionArgs } from "@remix-run/node";
import { brand, siteContent } from "~/content/site.server";
import { links } from "~/links";
import { sharedFile } from "~/render/shared-answer";
import { manifestIcons } from "~/ui/favicons";

export function loader({ request }: LoaderFunctionArgs) {
  const { name, description } = siteContent();
  const own = brand();
  // The light theme's background (app/ui/styles/tokens.css).
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
