import { redirect } from "@remix-run/node";
import { faviconIco } from "~/ui/favicons";

/** For clients that ask without reading the page. */
export function loader() {
  return redirect(faviconIco, { status: 302, headers: { "Cache-Control": "public, max-age=86400" } });
}
