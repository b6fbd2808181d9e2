import { redirect } from "@remix-run/node";
import { brand } from "~/site/site.server";
import { faviconIco } from "~/site/ui/favicons";

/** For clients that request /favicon.ico without reading a page. */
export function loader() {
  return redirect(brand()?.view.icons?.ico ?? faviconIco, {
    status: 302,
    headers: { "Cache-Control": "public, max-age=86400" },
  });
}
