import { SECTIONS, type Section } from "~/domain/first-answer";

export type Progress = { stage: Section; finished: Section[] };

const KEY = new RegExp(`["'](${SECTIONS.join("|")})["']\\s*:`, "gi");
/** Longer than any key, which may be split between two pieces. */
const OVERLAP = 20;

/** Reads the stream and reports progress by the keys of the answer. */
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
