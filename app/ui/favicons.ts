import touchIconUrl from "./favicons/apple-touch-180.png?url&no-inline";
import icoUrl from "./favicons/favicon.ico?url&no-inline";
import svgUrl from "./favicons/favicon.svg?url&no-inline";
import icon192 from "./favicons/icon-192.png?url&no-inline";
import icon512Url from "./favicons/icon-512.png?url&no-inline";
import maskable512 from "./favicons/maskable-512.png?url&no-inline";

export const faviconSvg: string = svgUrl;
export const faviconIco: string = icoUrl;
/** 512 px, square. */
export const icon512: string = icon512Url;
export const touchIcon: string = touchIconUrl;

export const manifestIcons = [
  { src: icon192, sizes: "192x192", type: "image/png" },
  { src: icon512Url, sizes: "512x512", type: "image/png" },
  { src: maskable512, sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: svgUrl, sizes: "any", type: "image/svg+xml" },
];
