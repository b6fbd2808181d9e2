import { PLATFORMS, type Platform } from "~/domain/platforms";
import type { Written } from "./checks";

/**
 * Sentences that could stand in another plan: with the names of its own plan masked (tables, roles, columns,
 * sample values), the sentence occurs in the plan of another idea for the same platform. And whole sentences that stand
 * in another plan word for word, which is what somebody notices who reads two plans aloud.
 */

export type Repeats = {
  /** Share of such sentences among all of a document, the mean of its five platforms, by idea. */
  share: Map<string, number>;
  /** The masked sentences that most ideas have in common, most common first. */
  common: { sentence: string; ideas: number }[];
  /** Share of an idea's whole sentences, over its five platforms, that another idea's plan has word for word. */
  verbatim: Map<string, number>;
  /** These sentences, most common first. */
  same: { sentence: string; ideas: number }[];
};

/** Fewer words than these, masked ones not counted, say nothing that could be out of place. */
const LEAST_WORDS = 4;

/** Whole sentences of fewer words are labels and headings. */
const LEAST_WHOLE = 6;

/** Compares the documents of many ideas sentence by sentence. */
export function repeatedSentences(all: readonly Written[]): Repeats {
  const share = new Map<string, number>();
  const ideas = new Map<string, Set<string>>();
  const sets = all.map((one) => {
    const mask = maskOf(one);
    return Object.fromEntries(
      PLATFORMS.map((platform) => [platform, sentencesOf(one.others[platform], mask)]),
    ) as Record<Platform, string[]>;
  });
  const owners = new Map<string, Set<number>>();
  sets.forEach((set, index) => {
    for (const platform of PLATFORMS)
      for (const sentence of set[platform]) {
        const key = `${platform} ${sentence}`;
        owners.set(key, (owners.get(key) ?? new Set()).add(index));
        ideas.set(sentence, (ideas.get(sentence) ?? new Set()).add(all[index]?.idea.id ?? ""));
      }
  });
  sets.forEach((set, index) => {
    const shares = PLATFORMS.map((platform) => {
      const shared = set[platform].filter(
        (sentence) => (owners.get(`${platform} ${sentence}`)?.size ?? 0) > 1,
      );
      return shared.length / (set[platform].length || 1);
    });
    share.set(all[index]?.idea.id ?? "", shares.reduce((sum, one) => sum + one, 0) / shares.length);
  });
  const common = [...ideas]
    .map(([sentence, names]) => ({ sentence, ideas: names.size }))
    .filter((one) => one.ideas > 1)
    .sort(mostCommon);
  return { share, common, ...wordForWord(all) };
}

function mostCommon(a: Repeats["same"][number], b: Repeats["same"][number]): number {
  return b.ideas - a.ideas || (a.sentence < b.sentence ? -1 : 1);
}

/** Whole sentences, nothing masked, that stand in the plan of another idea, for whatever platform. */
function wordForWord(all: readonly Written[]): Pick<Repeats, "verbatim" | "same"> {
  const count = new Map<string, number>();
  const sets = all.map(
    ({ others }) => new Set(PLATFORMS.flatMap((platform) => wholeSentences(others[platform]))),
  );
  for (const set of sets) for (const sentence of set) count.set(sentence, (count.get(sentence) ?? 0) + 1);
  const verbatim = new Map(
    sets.map((set, index) => [
      all[index]?.idea.id ?? "",
      [...set].filter((sentence) => (count.get(sentence) ?? 0) > 1).length / (set.size || 1),
    ]),
  );
  const same = [...count]
    .map(([sentence, ideas]) => ({ sentence, ideas }))
    .filter((one) => one.ideas > 1)
    .sort(mostCommon);
  return { verbatim, same };
}

/** Sentences up to their full stop; the stop of "no. 41" ends none. */
function wholeSentences(document: string): string[] {
  return piecesOf(document, /(?<=(?<!\bno)[.!?])\s/i).filter(
    (text) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= LEAST_WHOLE,
  );
}

/** Replaces every name of the plan by "X". */
function maskOf({ plan }: Written): (text: string) => string {
  const names = [
    ...plan.entities.flatMap((entity) => [
      entity.name,
      entity.gloss,
      ...entity.statuses,
      ...entity.fields.map((field) => field.name),
    ]),
    ...plan.roles.flatMap((role) => [role.name, role.gloss]),
    ...plan.samples.flatMap((line) => line.replace(/^[^:]*: /, "").split(/[,;()]| and /)),
  ]
    .map((name) => name.trim().replace(/\.$/, "").toLowerCase())
    .filter((name) => name.length > 2);
  const sorted = [...new Set(names)].sort((a, b) => b.length - a.length);
  return (text) =>
    sorted
      .reduce((masked, name) => masked.replaceAll(name, "X"), text.toLowerCase())
      .replace(/\d+/g, "0")
      .replace(/X(?:e?s|ies|ren)?(?![\p{L}])/gu, "X");
}

/** Columns with their types, "name (string), price (number of cents)": data, and no sentence. */
const COLUMNS = /^[^“”.;]*\([a-z][^()]*\)(?:, [^“”.;]*\([a-z][^()]*\))*$/;

/** What of it says something once the plan's names are masked, clause by clause. */
function sentencesOf(document: string, mask: (text: string) => string): string[] {
  return piecesOf(document, /(?<=[.!?:;])\s/)
    .map((text) => mask(text).trim())
    .filter(
      (sentence) =>
        sentence.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !/^[^\p{L}]*X[^\p{L}]*$/u.test(word))
          .length >= LEAST_WORDS,
    );
}

/**
 * The sentences, cells and list items of a document that somebody reads as such: without quotations of the idea, the
 * types of columns, where a thing comes from, lists of story numbers, and the line that has to name the stack.
 */
function piecesOf(document: string, end: RegExp): string[] {
  const found: string[] = [];
  for (const line of document.split("\n")) {
    if (/^(?:>|\| ---|## |- Stories: )/.test(line)) continue;
    const read = line
      .replace(/^(?:- )?Stack: .*?\.(?= [A-Z]|$)/, "")
      .replace(/^(### .*) \((?:named in the idea|implied)\)$/, "$1");
    const cells = read.split("|").map((cell) => cell.trim());
    for (const cell of cells.length > 2
      ? cells.filter((text) => !COLUMNS.test(text) && !/^(?:named in the idea|implied)$/.test(text))
      : cells)
      for (const part of cell.split(end))
        found.push(
          part.replace(/^[\s#*-]+(?:(?:Given|When|Then|Otherwise:?|Assumption:|S\d+:?)\s)?/, "").trim(),
        );
  }
  return found;
}
