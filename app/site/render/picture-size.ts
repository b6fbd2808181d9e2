import { imageSize } from "image-size";

export type PictureSize = { width: number; height: number };

/** Exif's orientations from this one on lay a picture on its side (Exif 2.3, tag 0x0112). */
const ON_ITS_SIDE = 5;

/** Returns the width and height of a picture, from its header, as it is shown. Null where that is cut off, and for all else. */
export function sizeOf(picture: Uint8Array): PictureSize | null {
  try {
    const { width, height, orientation = 1 } = imageSize(picture);
    if (!(width > 0 && height > 0)) return null;
    return orientation < ON_ITS_SIDE ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
}
