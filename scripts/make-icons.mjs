// `npm run icons`: the site's icons from the one drawing, app/ui/favicons/favicon.svg. Their files are in git.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import pngToIco from "png-to-ico";
import { ROOT } from "./set-up.mjs";

const folder = path.join(ROOT, "app/ui/favicons");
const drawing = readFileSync(path.join(folder, "favicon.svg"), "utf8");
// Systems cut these to a shape of their own: the layers reach the edges, and there is no border to be cut.
const bleeding = drawing.replace(/<path class="e"[^>]*\/>/, "");

const png = (svg, size) => new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng();

for (const [name, svg, size] of [
  ["icon-192", drawing, 192],
  ["icon-512", drawing, 512],
  ["maskable-512", bleeding, 512],
  ["apple-touch-180", bleeding, 180],
]) {
  writeFileSync(path.join(folder, `${name}.png`), png(svg, size));
}
writeFileSync(
  path.join(folder, "favicon.ico"),
  await pngToIco([16, 32, 48].map((size) => png(drawing, size))),
);
