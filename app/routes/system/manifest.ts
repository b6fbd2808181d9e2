import type { LoaderFunctionArgs } from "@remix-run/node";
import { siteContent } from "~/content.server";
import { links } from "~/links";
import { sharedFile } from "~/render/shared-answer";
import { manifestIcons } from "~/ui/favicons";

export function loader({ request }: LoaderFunctionArgs) {
  const { name, description } = siteContent();
  const manifest = {
    name,
    short_name: name,
    description,
    id: links.home(),
    start_url: links.home(),
    display: "minimal-ui",
    // The paper of the light theme (app/styles.css).
    background_color: "#f8f9fb",
    theme_color: "#f8f9fb",
    icons: manifestIcons,
  };
  return sharedFile(request, { body: JSON.stringify(manifest), type: "application/manifest+json" });
}
