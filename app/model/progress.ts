import { SECTIONS, type Section } from "~/domain/first-answer";

/** Which section is being drafted, and which are finished. */
export type Progress = { stage: Section; finished: Section[] };

const KEY = new RegExp(`["'](${SECTIONS.join("|")})["']\\s*:`, "gi");
/** Longer than a key that is cut in two by the end of a piece. */
const OVERLAP = 20;

/** Reads along, a piece at a time, and tells by the keys of the answer how far it is. */
export function progressReader(onProgress: (progress: Progress) => void): (piece: string) => void {
  const begun = new Set<Section>();
  let end = "";
  return (piece) => {
    const before = begun.size;
    const text = end + piece;
    end = text.slice(-OVERLAP);
    for (const [, key = ""] of text.matchAll(KEY)) begun.add(key.toLowerCase() as Section);
    const stage = [...begun].at(-1);
    if (!stage || begun.size === before) return;
    onProgress({ stage, finished: SECTIONS.filter((each) => each !== stage && begun.has(each)) });
  };
}
