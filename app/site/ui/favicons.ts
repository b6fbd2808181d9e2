import type { BrandView } from "~/site/site";
import touchIcon from "../favicons/apple-touch-180.png?url&no-inline";
import faviconIco from "../favicons/favicon.ico?url&no-inline";
import faviconSvg from "../favicons/favicon.svg?url&no-inline";
import icon192 from "../favicons/icon-192.png?url&no-inline";
import icon512 from "../favicons/icon-512.png?url&no-inline";
import maskable512 from "../favicons/maskable-512.png?url&no-inline";

export { faviconIco, faviconSvg, icon512, touchIcon };

/** Returns the icons of the web app manifest: the operator's, or the site's own. */
export function manifestIcons(own: BrandView["icons"]) {
  const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: "image/png" });
  return [
    icon(own?.icon192 ?? icon192, 192),
    icon(own?.icon512 ?? icon512, 512),
    { ...icon(own?.maskable ?? maskable512, 512), purpose: "maskable" },
    ...(own ? [] : [{ src: faviconSvg, sizes: "any", type: "image/svg+xml" }]),
  ];
}
