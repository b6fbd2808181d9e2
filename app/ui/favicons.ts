import touchIcon from "./favicons/apple-touch-180.png?url&no-inline";
import faviconIco from "./favicons/favicon.ico?url&no-inline";
import faviconSvg from "./favicons/favicon.svg?url&no-inline";
import icon192 from "./favicons/icon-192.png?url&no-inline";
import icon512 from "./favicons/icon-512.png?url&no-inline";
import maskable512 from "./favicons/maskable-512.png?url&no-inline";

export { faviconIco, faviconSvg, icon512, touchIcon };

export const manifestIcons = [
  { src: icon192, sizes: "192x192", type: "image/png" },
  { src: icon512, sizes: "512x512", type: "image/png" },
  { src: maskable512, sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: faviconSvg, sizes: "any", type: "image/svg+xml" },
];
