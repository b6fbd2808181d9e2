import type { Queries } from "~/base/data/database";
import { EMAIL_MAX, isEmail, tidyEmail } from "~/base/text/email";
import { nearestName, tidyName } from "~/base/text/name";
import { agreedAtMailchimp, type Columns, hasOtherLetters, type ImportKind } from "./columns";
import type { Layout } from "./read-file";
import type { Import } from "./tables";

/** The possible outcomes of a row, with the words for one row. */
export const OUTCOMES = {
  made: "account made",
  member: "is a member already",
  subscribed: "subscribed",
  asked: "asked by mail",
  unproven: "no proof of consent",
  gets: "gets it already",
  left: "is not to be mailed",
  invalid: "no email address",
  otherLetters: "has other letters than a to z before its @",
  twice: "in the file already",
  stopped: "mail to it is stopped",
  kept: "another member has left it lately",
  header: "the header again",
  written: "post written",
} as const;

/** The words for several rows, where they differ. */
const OF_MANY: Partial<Record<Outcome, string>> = {
  made: "accounts made",
  written: "posts written",
  member: "are members already",
  gets: "get it already",
  left: "are not to be mailed",
  otherLetters: "have other letters than a to z before their @",
};

export type Outcome = keyof typeof OUTCOMES;
export type Counts = Partial<Record<Outcome, number>>;

/** A row as read from the file. `outcome` is null while only the database can tell. */
export type ImportRow = {
  /** The line of the file on which the row begins. */
  line: number;
  /** Normalised, as it is stored. */
  email: string;
  cells: string[];
  outcome: Outcome | null;
  note?: string;
  /** Its note says what the outcome alone does not: it is shown in a trial however many are alike. */
  isSpecial?: boolean;
};

/** Returns a row's email as it is stored; null when it is not valid. */
export function emailOf(cells: string[], { email = 0 }: Columns): string | null {
  const tidy = tidyEmail(cells[email] ?? "").toLowerCase();
  return tidy.length <= EMAIL_MAX && isEmail(tidy) ? tidy : null;
}

/** Returns why a row has no valid email: there is none, or it is one that our mail cannot reach. */
export const faultOf = (cells: string[], { email = 0 }: Columns): Outcome =>
  hasOtherLetters(tidyEmail(cells[email] ?? "")) ? "otherLetters" : "invalid";

/** Returns a row's name, with characters that names cannot have replaced by spaces; without any name, one made from the email. */
export function nameOf(cells: string[], columns: Columns, email: string): string {
  const [whole, parts] = writtenNames(cells, columns);
  return nearestName(whole) ?? nearestName(parts) ?? nearestName(email.split("@", 1)[0] ?? "") ?? "Member";
}

/** Returns whether an account's name is one that `nameOf` made from its email. */
export const isMadeUp = ({ name, email }: { name: string; email: string }) => name === nameOf([], {}, email);

/** Returns the name that a row has where another is made of it; null where it is kept, or there is none. */
export function changedName(cells: string[], columns: Columns, made: string): string | null {
  const written = writtenNames(cells, columns).map(tidyName).find(Boolean);
  return written && written !== made ? written : null;
}

function writtenNames(cells: string[], { name, first, last }: Columns): [whole: string, parts: string] {
  const cell = (at: number | undefined) => (at === undefined ? "" : (cells[at] ?? "").trim());
  const [whole, given, family] = [cell(name), cell(first), cell(last)];
  // With a column of only first or only last names, "name" may hold the other part.
  const isPart = (first === undefined) !== (last === undefined) && !whole.includes(given || family);
  return [isPart ? [given, whole, family].filter(Boolean).join(" ") : whole, `${given} ${family}`];
}

/** A proven consent: when it was given, and to what or where (`how`). */
export type Consent = { at: Date; how: string };

/** Reads a time in ISO 8601, perhaps with a space for the T, in UTC unless a zone is given; null when it is none. */
export function timeOf(text = ""): Date | null {
  const [, day, time = "00:00:00", zone = "Z"] =
    /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?\s*$/.exec(
      text,
    ) ?? [];
  if (!day) return null;
  const at = new Date(`${day}T${time}${zone === "UTC" ? "Z" : zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Reads a consent typed for all rows, `2024-05-01 form on my old site`; null when it does not begin with a day. */
export function consentFor(given: string): Consent | null {
  const [, day = "", how = ""] = /^\s*(\S+)\s+(\S.*)$/s.exec(given) ?? [];
  const at = timeOf(day);
  return at && { at, how: how.trim() };
}

/** Reads a row's proof of consent; null when there is none. `first`: the header. */
export function consentOf(cells: string[], { agreed, how }: Columns, first: string[]): Consent | null {
  if (agreed === undefined) return null;
  const at = timeOf(cells[agreed] ?? "");
  const written = how === undefined ? "" : (cells[how] ?? "").trim();
  const said = agreedAtMailchimp(first[agreed] ?? "", written) ?? written;
  return at && said ? { at, how: said.slice(0, 500) } : null;
}

/** Sums up outcomes for operators: `2 accounts made, 1 is a member already`. Postgres keeps the counts in an order of its own. */
export function countsText(counts: Counts): string {
  const known = (Object.keys(OUTCOMES) as Outcome[]).filter((outcome) => counts[outcome] !== undefined);
  const parts = known.map((outcome) => {
    const n = counts[outcome] as number;
    return `${n.toLocaleString("en")} ${(n !== 1 && OF_MANY[outcome]) || OUTCOMES[outcome]}`;
  });
  return parts.join(", ") || "no rows";
}

/** Which file to import, and how. */
export type ImportPlan = {
  kind: ImportKind;
  file: string;
  layout: Layout & { hash: string };
  columns: Columns;
  first: string[];
  /** The consent that all rows share when no column has it. */
  agreed: Consent | null;
  /** Where the people come from, for their letters. */
  origin: string | null;
  /** Send no mail. */
  isQuiet: boolean;
};

/** Sets the outcome of rows of one kind, and writes them unless `from` is null. */
export type Importer = (
  queries: Queries,
  rows: ImportRow[],
  plan: ImportPlan,
  from: Import | null,
) => Promise<void>;
