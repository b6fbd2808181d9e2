import { createRequire } from "node:module";
import type { Resvg as ResvgType } from "@resvg/resvg-js";
import { type PictureSize, sizeOf } from "./picture-size";

/** A picture to draw from, as SVG (a PNG is wrapped in one). */
export type Drawing = PictureSize & { svg: string };

/** 4 MB of native code, loaded on first use. */
const resvg = () => (createRequire(import.meta.url)("@resvg/resvg-js") as { Resvg: typeof ResvgType }).Resvg;

class ShapeError extends Error {}

/** @throws ShapeError when a picture's proportions do not fit a page's header */
function shaped(name: string, drawing: Drawing): Drawing {
  const ratio = drawing.width / drawing.height;
  if (ratio >= 1 / 3 && ratio <= 8) return drawing;
  throw new ShapeError(`${name} must be at most 8 times as wide as high, and 3 times as high as wide`);
}

/** Reads an SVG or PNG. @throws Error that says why it cannot be drawn */
export function drawing(name: string, content: string | Uint8Array): Drawing {
  if (typeof content !== "string") {
    const { width, height } = pictureSize(name, content);
    const data = Buffer.from(content).toString("base64");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${data}"/></svg>`;
    return shaped(name, { svg, width, height });
  }
  try {
    const { width, height } = new (resvg())(content);
    return shaped(name, { svg: content, width, height });
  } catch (error) {
    throw error instanceof ShapeError ? error : new Error(`${name} is not an SVG that can be drawn`);
  }
}

/**
 * Returns the width and height of a PNG or JPEG. @throws Error when it is neither, or too large to draw
 */
export function pictureSize(name: string, picture: Uint8Array): PictureSize {
  const size = sizeOf(picture);
  if (!size) throw new Error(`${name} is not a whole picture`);
  const { width, height } = size;
  if (width > 4096 || height > 4096)
    throw new Error(`${name} is ${width} by ${height}: at most 4096 by 4096`);
  return size;
}

/**
 * Returns which share of a drawing's visible pixels has colours for which `seen` is true, 0 to 1. Draws it small,
 * synchronously.
 */
export function partSeen({ svg }: Drawing, seen: (hex: string) => boolean): number {
  const { pixels } = new (resvg())(svg, { fitTo: { mode: "height", value: 24 } }).render();
  const colours = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const hex = `#${pixels.subarray(at, at + 3).toString("hex")}`;
    colours.set(hex, (colours.get(hex) ?? 0) + 1);
  }
  let [all, clear] = [0, 0];
  for (const [hex, count] of colours) {
    all += count;
    if (seen(hex)) clear += count;
  }
  return all === 0 ? 0 : clear / all;
}

async function png(svg: string, fitTo: { mode: "width" | "height"; value: number }): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  return (await renderAsync(svg, { fitTo, font: { loadSystemFonts: false } })).asPng();
}

/** In pixels: three times the height at which pages show it, for sharp display. */
const LOGO_HEIGHT = 108;

export const drawLogo = ({ svg }: Drawing): Promise<Uint8Array> =>
  png(svg, { mode: "height", value: LOGO_HEIGHT });

/** Draws a square icon on the colour `ground`, or transparent. `part`: which share of the square the picture fills. */
export async function drawIcon(
  { svg, width, height }: Drawing,
  size: number,
  ground: string | null,
  part = 1,
): Promise<Uint8Array> {
  const wide = width >= height;
  const inner = await png(svg, { mode: wide ? "width" : "height", value: Math.round(size * part) });
  const data = Buffer.from(inner).toString("base64");
  const room = (size * (1 - part)) / 2;
  const below = ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : "";
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${below}<image x="${room}" y="${room}" width="${size * part}" height="${size * part}" href="data:image/png;base64,${data}"/></svg>`;
  return png(square, { mode: "width", value: size });
}

/** Draws favicon.ico with three sizes, each as PNG. */
export async function drawIco(drawing: Drawing): Promise<Uint8Array> {
  const { default: pngToIco } = await import("png-to-ico");
  const sizes = await Promise.all([16, 32, 48].map((size) => drawIcon(drawing, size, null)));
  return pngToIco(sizes.map((each) => Buffer.from(each)));
}

/** Draws the logo as a data URL. */
export async function asDataUrl(drawing: Drawing): Promise<string> {
  return `data:image/png;base64,${Buffer.from(await drawLogo(drawing)).toString("base64")}`;
}
