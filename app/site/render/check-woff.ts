import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;

/** Tables that OpenType requires for drawing text, beside the outlines. */
const NEEDED = ["cmap", "head", "hhea", "hmtx", "maxp"];

/** Returns why a WOFF font (W3C WOFF 1.0) cannot draw pictures, as words that follow its name; or null. */
export function woffFault(font: Buffer): string | null {
  const broken = "is broken: make it anew";
  if (font.length < HEADER || font.readUInt32BE(8) !== font.length) return broken;
  const tables = new Set<string>();
  try {
    for (let at = HEADER; at < HEADER + font.readUInt16BE(12) * ENTRY; at += ENTRY) {
      const [start, packed, size] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
        number,
        number,
        number,
      ];
      const table = font.subarray(start, start + packed);
      const unpacked = packed < size ? inflateSync(table, { maxOutputLength: size }) : table;
      if (unpacked.length !== size) return broken;
      tables.add(font.toString("latin1", at, at + 4));
    }
  } catch {
    return broken;
  }
  if (tables.has("fvar")) return "is a variable font: pictures are drawn with one of a single weight";
  const isWhole = NEEDED.every((name) => tables.has(name)) && (tables.has("glyf") || tables.has("CFF "));
  return isWhole ? null : broken;
}
