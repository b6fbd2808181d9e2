import fontUrl from "./fonts/familjen-grotesk-latin-wght-normal.woff2?url";

/** The one web font, for `<link rel="preload" as="font" crossorigin>`. */
export const displayFontUrl: string = fontUrl;
