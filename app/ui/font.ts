import fontUrl from "./fonts/familjen-grotesk-latin-wght-normal.woff2?url";

/** Hashed address of the one web font, for `<link rel="preload" as="font" crossorigin>` in the document head. */
export const displayFontUrl: string = fontUrl;
