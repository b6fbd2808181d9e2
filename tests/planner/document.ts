/** Reads a produced plan back from its text: headings, tables, stories, shingles. */

/** The text under the first level-2 heading that matches. */
export function sectionOf(doc: string, heading: RegExp): string {
  for (const part of doc.split(/^(?=## )/m)) {
    const title = /^## (.*)$/m.exec(part)?.[1];
    if (part.startsWith("## ") && title && heading.test(title)) return part.slice(title.length + 3);
  }
  return "";
}

export const HEADINGS = {
  data: /^data model/i,
  roles: /^(?:roles|who may)/i,
  screens: /^screens/i,
  stories: /^(?:user )?stories/i,
  rules: /^(?:business )?rules$/i,
  phases: /^(?:phases|plan$)/i,
  nonGoals: /^(?:non-goals|out of scope)/i,
  constraints: /^constraints/i,
  questions: /questions/i,
  risks: /^risks/i,
};

/** Rows of all Markdown tables in a text, without their heads. */
export function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let inBody = false;
  for (const line of text.split("\n")) {
    if (!line.startsWith("|")) {
      inBody = false;
      continue;
    }
    if (/^\|[\s:|-]+\|$/.test(line)) inBody = true;
    else if (inBody)
      rows.push(
        line
          .slice(1, -1)
          .split("|")
          .map((cell) => cell.trim()),
      );
  }
  return rows;
}

export type Entity = {
  name: string;
  origin: string;
  fields: { name: string; type: string }[];
  relations: string;
};

/** Entities as the document shows them: one row each, or one table each. */
export function entitiesOf(doc: string): Entity[] {
  const data = sectionOf(doc, HEADINGS.data);
  if (data.includes("### ")) {
    return data
      .split(/^### /m)
      .slice(1)
      .map((part) => {
        const title = part.split("\n")[0] ?? "";
        return {
          name: title.replace(/ \((?:named in the idea|implied)\)$/, ""),
          origin: title.includes("(implied)") ? "implied" : "named",
          fields: rowsOf(part).map((row) => ({ name: row[0] ?? "", type: row[1] ?? "" })),
          relations: /^Relations: (.*)$/m.exec(part)?.[1] ?? "",
        };
      });
  }
  return rowsOf(data).map((row) => ({
    name: row[0] ?? "",
    origin: row[1]?.startsWith("implied") ? "implied" : "named",
    fields: [...(row[2] ?? "").matchAll(/([^,()]+(?:\([^()]*\))??) \(([^():]+)(?::[^)]*)?\)/g)].map(
      (match) => ({ name: (match[1] ?? "").replace(/^,?\s*/, ""), type: match[2] ?? "" }),
    ),
    relations: row[3] ?? "",
  }));
}

export type Story = { head: string; role: string; given: string; when: string; then: string };

/** Stories with their three parts, in either of the two forms the documents use. */
export function storiesOf(doc: string): Story[] {
  const text = sectionOf(doc, HEADINGS.stories);
  return text
    .split(/^(?:### |\*\*)(?=S\d)/m)
    .slice(1)
    .map((part) => {
      const head = (part.split("\n")[0] ?? "").replace(/\*\*/g, "");
      const flat = part.slice(head.length).replace(/\s+/g, " ");
      return {
        head,
        role: /^S\d+ (.+?)(?: can |: )/.exec(head)?.[1] ?? "",
        given: /\bGiven (.+?)[.,] (?:- )?[Ww]hen /.exec(flat)?.[1] ?? "",
        when: /\b[Ww]hen (.+?)[.,] (?:- )?[Tt]hen /.exec(flat)?.[1] ?? "",
        then: /[.,] (?:- )?[Tt]hen (.+?)(?:\.? - Otherwise|\.?\s*$)/.exec(flat)?.[1] ?? "",
      };
    });
}

/** Five-word shingles of a text, without punctuation and case, each as its number in `numbers`, which grows. */
export function shingles(text: string, numbers: Map<string, number>): Set<number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<number>();
  for (let i = 0; i + 5 <= words.length; i++) {
    const shingle = words.slice(i, i + 5).join(" ");
    const number = numbers.get(shingle) ?? numbers.size;
    numbers.set(shingle, number);
    found.add(number);
  }
  return found;
}

/** Shared part of two sets. */
export function jaccard(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let both = 0;
  for (const item of a) if (b.has(item)) both += 1;
  return both / (a.size + b.size - both || 1);
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
