import { PLATFORMS, type Platform } from "~/domain/platforms";
import type { Written } from "./checks";

/**
 * Sentences that could stand in another plan: with the names of its own plan masked (tables, roles, columns,
 * sample values), the sentence occurs in the plan of another idea for the same platform.
 */

export type Repeats = {
  /** Share of such sentences among all of a document, the mean of its five platforms, by idea. */
  share: Map<string, number>;
  /** The masked sentences that most ideas have in common, most common first. */
  common: { sentence: string; ideas: number }[];
};

/** Fewer words than these, masked ones not counted, say nothing that could be out of place. */
const LEAST_WORDS = 4;

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
    .sort((a, b) => b.ideas - a.ideas || (a.sentence < b.sentence ? -1 : 1));
  return { share, common };
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

/**
 * The sentences, cells and list items of a document that somebody reads as such: without quotations of the idea, the
 * types of columns, where a thing comes from, lists of story numbers, and the line that has to name the stack.
 */
function sentencesOf(document: string, mask: (text: string) => string): string[] {
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
      for (const part of cell.split(/(?<=[.!?:;])\s/)) {
        const sentence = mask(
          part.replace(/^[\s#*-]+(?:(?:Given|When|Then|Otherwise:?|Assumption:|S\d+:?)\s)?/, ""),
        ).trim();
        const own = sentence
          .split(/\s+/)
          .filter((word) => /\p{L}/u.test(word) && !/^[^\p{L}]*X[^\p{L}]*$/u.test(word));
        if (own.length >= LEAST_WORDS) found.push(sentence);
      }
  }
  return found;
}
