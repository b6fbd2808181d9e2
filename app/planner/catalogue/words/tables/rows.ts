import type { Glossary } from "../glossary";

/**
 * The cells of a row, in their order. A row is "English name: es | fr | de | pt | it | ar | zh | nl"; "/" stands between
 * words of the same meaning, "+" before a plural that no rule finds, and what is missing at the end may be left out.
 */
const COLUMNS = ["es", "fr", "de", "pt", "it", "ar", "zh", "nl"];

const PLURALS: Record<string, string> = {
  equipment: "equipment",
  clothes: "clothes",
  food: "food",
  sheep: "sheep",
  fish: "fish",
  glasses: "glasses",
  staff: "staff",
  minutes: "minutes",
  woman: "women",
  man: "men",
  leaf: "leaves",
};

function pluralOf(english: string): string {
  if (PLURALS[english]) return PLURALS[english] ?? english;
  if (/person$/.test(english)) return english.replace(/person$/, "people");
  if (/child$/.test(english)) return `${english}ren`;
  if (/[^aeiou]y$/.test(english)) return `${english.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(english) ? `${english}es` : `${english}s`;
}

/** What stands in a cell: its words, each with the plurals that stand beside it. */
function wordsOf(cell: string): { word: string; plurals: string[] }[] {
  return cell
    .split("/")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [word = "", ...plurals] = part.split("+");
      return { word, plurals };
    });
}

function rowsOf(table: string): { english: string; cells: string[] }[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const colon = line.indexOf(":");
      return { english: line.slice(0, colon), cells: line.slice(colon + 1).split("|") };
    });
}

/** A language's words in a table of nouns. */
export function nounsOf(table: string, language: string): string {
  const column = COLUMNS.indexOf(language);
  const nouns: string[] = [];
  for (const { english, cells } of rowsOf(table))
    for (const { word, plurals } of wordsOf(cells[column] ?? "")) {
      if (word) nouns.push(`${word}=${english}`);
      for (const many of plurals) nouns.push(`${many}=${pluralOf(english)}`);
    }
  return nouns.join(",");
}

/** A language's words in a table of verbs; Arabic ones in every person of the present. */
export function verbsOf(table: string, language: string): Pick<Glossary, "verbs" | "forms" | "past"> {
  const column = COLUMNS.indexOf(language);
  const arabic = language === "ar";
  const verbs: string[] = [];
  const past: string[] = [];
  for (const { english, cells } of rowsOf(table))
    for (const { word } of wordsOf(cells[column] ?? "")) {
      if (word.includes(" ")) continue;
      const gloss = english.replace(/ /g, "-");
      for (const form of arabic ? present(word) : [word]) verbs.push(`${form}=${gloss}`);
      if (arabic) for (const form of perfect(word)) past.push(`${form}=${gloss}`);
    }
  return arabic
    ? { verbs: "", forms: verbs.join(" "), past: past.join(" ") }
    : { verbs: verbs.join(" "), forms: "", past: "" };
}

/** "يكتب" → "تكتب", "أكتب", "نكتب", "يكتبون" …: who does it stands before and behind the stem. */
function present(verb: string): string[] {
  if (!/^[يت]\p{L}{2,}$/u.test(verb)) return [verb];
  const stem = verb.replace(/^[يت]/, "");
  const short = stem.replace(/[يى]$/, "");
  return [
    verb,
    ...["ي", "ت", "أ", "ن"].map((person) => person + stem),
    ...["ون", "وا"].flatMap((many) => [`ي${short}${many}`, `ت${short}${many}`]),
    `ي${stem}ن`,
    `ت${stem}ن`,
  ];
}

/** "يدفع" → "دفع", "يزور" → "زار", "يستلم" → "استلم", "يشتري" → "اشترى": what was done. */
function perfect(verb: string): string[] {
  if (!/^[يت]\p{L}{2,}$/u.test(verb)) return [];
  const stem = verb.replace(/^[يت]/, "");
  return [stem, `ا${stem}`, `أ${stem}`, stem.replace(/^(.)[وي](.)$/, "$1ا$2")]
    .map((form) => form.replace(/ي$/, "ى"))
    .filter((form) => form.length > 2)
    .flatMap((form) => [form, `${form}ت`, `${form}وا`]);
}
