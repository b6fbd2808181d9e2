import { imageSize } from "image-size";

export type PictureSize = { width: number; height: number };

/** Exif's orientations from this one on lay a picture on its side (Exif 2.3, tag 0x0112). */
const ON_ITS_SIDE = 5;

/** Returns the width and height of a picture, from its header, as it is shown. Null where that is cut off, and for all else. */
export function sizeOf(picture: Uint8Array): PictureSize | null {
  try {
    // A copy: the package reads beyond the end of a part of a larger buffer, as small buffers of Node are.
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(picture));
    if (!(width > 0 && height > 0)) return null;
    return orientation < ON_ITS_SIDE ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}
