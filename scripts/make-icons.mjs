// `npm run icons`: makes the site's icons from app/site/favicons/favicon.svg. The results are in git.
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import pngToIco from "png-to-ico";

const FOLDER = "app/site/favicons";
const drawing = readFileSync(`${FOLDER}/favicon.svg`, "utf8");
// Systems crop these icons to their own shape, so the layers reach the edges and the border is left out.
const bleeding = drawing.replace(/<path class="e"[^>]*\/>/, "");
const png = (svg, size) => new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();

for (const size of [192, 512]) writeFileSync(`${FOLDER}/icon-${size}.png`, png(drawing, size));
writeFileSync(`${FOLDER}/maskable-512.png`, png(bleeding, 512));
writeFileSync(`${FOLDER}/apple-touch-180.png`, png(bleeding, 180));
const sizes = [16, 32, 48].map((size) => png(drawing, size));
writeFileSync(`${FOLDER}/favicon.ico`, await pngToIco(sizes));
