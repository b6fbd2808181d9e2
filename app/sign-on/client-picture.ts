import { createRequire } from "node:module";
import { runApart } from "~/base/kernel/run-apart";
import { turnOf } from "~/site/render/picture-size";
import { PICTURE_MAX_BYTES } from "./client-rules";

/** A file cannot become a client's picture. The message is a sentence for the person who uploaded it. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
}

/** Width and height in pixels. Pages show it at up to 48 CSS pixels, so it is sharp on any screen. */
const SIDE = 128;
const PATIENCE_MS = 5_000;

const KINDS: [type: string, isIt: (file: Buffer) => boolean][] = [
  ["image/png", (file) => file.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))],
  ["image/jpeg", (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ["image/svg+xml", (file) => /^\s*<([\s\S]*<)?svg[\s>]/.test(file.toString("utf8"))],
];

/** How a picture is turned about its middle (SVG's matrix: a b c d) for each Exif orientation: the drawing library heeds none. */
const TURNS: Record<number, string> = {
  2: "-1 0 0 1",
  3: "-1 0 0 -1",
  4: "1 0 0 -1",
  5: "0 1 1 0",
  6: "0 1 -1 0",
  7: "0 -1 -1 0",
  8: "0 -1 1 0",
};

/** The child process: reads an SVG on stdin and prints a PNG, or nothing if every pixel would be transparent. */
const PROGRAM = `
  const { readFileSync, writeFileSync } = require("node:fs");
  // If memory runs out, let Linux kill this process and not the server.
  try { writeFileSync("/proc/self/oom_score_adj", "1000"); } catch {}
  const { Resvg } = require(process.argv[1]);
  const drawn = new Resvg(readFileSync(0, "utf8"), { font: { loadSystemFonts: false } }).render();
  if (drawn.pixels.some((value) => value > 0)) process.stdout.write(drawn.asPng());
`;

/**
 * Redraws a PNG, JPEG or SVG as a small square PNG, so that nothing of the uploaded file but its look is published. Pictures
 * inside an SVG, and text that is not outlines, are left out.
 * @throws PictureRefused when the file has more than 512 KB, is of another type, or cannot be drawn
 */
export async function drawPicture(given: Uint8Array): Promise<Uint8Array> {
  const file = Buffer.from(given);
  if (file.length > PICTURE_MAX_BYTES)
    throw new PictureRefused(`It can have at most ${PICTURE_MAX_BYTES / 1024} KB. Choose a smaller one.`);
  const [type] = KINDS.find(([, isIt]) => isIt(file)) ?? [];
  if (!type) throw new PictureRefused("It must be a PNG, JPEG or SVG. Save it as one of these first.");
  // Nested as an image, the SVG cannot make the drawing library load other files.
  const size = `width="${SIDE}" height="${SIDE}"`;
  const [start, turn] = [-SIDE / 2, TURNS[turnOf(file)] ?? "1 0 0 1"];
  const image = `<image x="${start}" y="${start}" ${size} transform="matrix(${turn} 0 0)" href="data:${type};base64,${file.toString("base64")}"/>`;
  const input = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${start} ${start} ${SIDE} ${SIDE}">${image}</svg>`;
  const library = createRequire(import.meta.url).resolve("@resvg/resvg-js");
  const drawn = await runApart(PROGRAM, { args: [library], input, patienceMs: PATIENCE_MS });
  if (drawn.length === 0)
    throw new PictureRefused(
      "Nothing of it could be drawn: it is damaged, or too complicated. Words in an SVG must be outlines.",
    );
  return drawn;
}
