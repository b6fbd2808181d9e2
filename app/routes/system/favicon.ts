import { redirect } from "@remix-run/node";
import { faviconIco } from "~/ui/favicons";

/** The address that some ask without reading the page, which names the icon's own. */
export function loader() {
  return redirect(faviconIco, { status: 302, headers: { "Cache-Control": "public, max-age=86400" } });
}
