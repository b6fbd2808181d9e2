export type PictureSize = { width: number; height: number };

/**
 * Returns the width and height of a picture, from its header: PNG (W3C PNG, 11.2.1), JPEG (ITU-T T.81, B.2.2, rotated as Exif
 * says), GIF (89a, 18) or WebP (RFC 9649, 2.5 to 2.7). Returns null for everything else, and when the file is cut off.
 */
export function sizeOf(picture: Uint8Array): PictureSize | null {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  try {
    const [width, height] = sidesOf(bytes);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Sides = [width: number, height: number];
const NONE: Sides = [0, 0];

/** @throws RangeError when the bytes end before */
function sidesOf(bytes: Buffer): Sides {
  const says = (text: string, at = 0) => bytes.toString("latin1", at, at + text.length) === text;
  if (says("\x89PNG")) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (says("\xff\xd8")) return jpegSides(bytes);
  if (says("GIF8")) return [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  if (!says("RIFF") || !says("WEBP", 8)) return NONE;
  if (says("VP8 ", 12)) return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (says("VP8X", 12)) return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (!says("VP8L", 12)) return NONE;
  const both = bytes.readUInt32LE(21);
  return [(both & 0x3fff) + 1, ((both >> 14) & 0x3fff) + 1];
}

function jpegSides(bytes: Buffer): Sides {
  let turn = 1;
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xe1 && bytes.toString("latin1", at + 4, at + 10) === "Exif\0\0")
      turn = orientation(bytes.subarray(at + 10));
    // SOF markers only; C4, C8 and CC are tables (DHT, JPG, DAC).
    if (marker < 0xc0 || marker > 0xcf || [0xc4, 0xc8, 0xcc].includes(marker)) continue;
    const sides: Sides = [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    // From 5 on width and height are swapped.
    return turn > 4 ? [sides[1], sides[0]] : sides;
  }
  return NONE;
}

/** How a picture is to be turned before it is shown (Exif 2.3, tag 0x0112): 1 to 8. */
function orientation(tiff: Buffer): number {
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (short(at) === 0x0112) return short(at + 8);
  }
  return 1;
}
