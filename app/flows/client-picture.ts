import { createRequire } from "node:module";
import { PICTURE_MAX_BYTES } from "~/domain/client-rules";
import { runApart } from "~/kernel/run-apart";

/** Why a file cannot be a client's picture: a sentence for whoever gave it. */
export class NoPicture extends Error {
  override name = "NoPicture";
}

/** In pixels; shown at up to 48, so it is sharp on any screen. */
const SIDE = 128;
const PATIENCE_MS = 5_000;

const KINDS: [type: string, isIt: (file: Buffer) => boolean][] = [
  ["image/png", (file) => file.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))],
  ["image/jpeg", (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ["image/svg+xml", (file) => /^\s*<([\s\S]*<)?svg[\s>]/.test(file.toString("utf8"))],
];

/** Prints the PNG that it draws of its input, or nothing where there is nothing to see. */
const PROGRAM = `
  const { readFileSync, writeFileSync } = require("node:fs");
  // Where memory runs out, Linux ends this process first.
  try { writeFileSync("/proc/self/oom_score_adj", "1000"); } catch {}
  const { Resvg } = require(process.argv[1]);
  const drawn = new Resvg(readFileSync(0, "utf8"), { font: { loadSystemFonts: false } }).render();
  if (drawn.pixels.some((value) => value > 0)) process.stdout.write(drawn.asPng());
`;

/**
 * Draws a PNG, JPEG or SVG anew as a small square PNG, which holds nothing of the file but what it shows. In an SVG, pictures,
 * whether inside it or elsewhere, and letters that are not outlines are left out.
 * @throws NoPicture when it has more than 512 KB, is something else, or cannot be drawn
 */
export async function drawPicture(given: Uint8Array): Promise<Uint8Array> {
  const file = Buffer.from(given);
  if (file.length > PICTURE_MAX_BYTES)
    throw new NoPicture(`It can have at most ${PICTURE_MAX_BYTES / 1024} KB. Choose a smaller one.`);
  const [type] = KINDS.find(([, isIt]) => isIt(file)) ?? [];
  if (!type) throw new NoPicture("It must be a PNG, JPEG or SVG. Save it as one of these first.");
  // As a picture in a picture: then the drawing library loads no other file and no picture that the given one names.
  const image = `<image width="${SIDE}" height="${SIDE}" href="data:${type};base64,${file.toString("base64")}"/>`;
  const input = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${image}</svg>`;
  const library = createRequire(import.meta.url).resolve("@resvg/resvg-js");
  const drawn = await runApart(PROGRAM, { args: [library], input, patienceMs: PATIENCE_MS });
  if (drawn.length === 0)
    throw new NoPicture(
      "Nothing of it could be drawn: it is damaged, or too complicated. Words in an SVG must be outlines.",
    );
  return drawn;
}
