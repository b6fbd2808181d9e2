import { EMAIL_MAX, hasOtherLetters, isEmail, tidyEmail } from "./email";
import { agreedAtMailchimp, type Columns } from "./import-columns";
import { nearestName } from "./name";

/** What comes of a row, and what is said of it. */
export const OUTCOMES = {
  made: "account made",
  member: "is a member already",
  subscribed: "subscribed",
  asked: "asked by mail",
  unproven: "no proof of consent",
  gets: "gets it already",
  left: "has unsubscribed",
  invalid: "no email address",
  otherLetters: "has other letters than a to z before its @",
  twice: "in the file already",
  stopped: "mail to it is stopped",
  header: "the header again",
  written: "post written",
} as const;

/** Of several, where that is said in other words. */
const OF_MANY: Partial<Record<Outcome, string>> = {
  made: "accounts made",
  written: "posts written",
  member: "are members already",
  gets: "get it already",
  left: "have unsubscribed",
  otherLetters: "have other letters than a to z before their @",
};

export type Outcome = keyof typeof OUTCOMES;
export type Counts = Partial<Record<Outcome, number>>;

/** A row as it was read. `outcome` is null while only the database can tell. */
export type ImportRow = {
  /** Where it ends in the file. */
  line: number;
  /** As it is stored: tidy, in lower case. */
  email: string;
  cells: string[];
  outcome: Outcome | null;
  note?: string;
};

/** The address of a row, as it is stored; null when it is none. */
export function emailOf(cells: string[], { email = 0 }: Columns): string | null {
  const tidy = tidyEmail(cells[email] ?? "").toLowerCase();
  return tidy.length <= EMAIL_MAX && isEmail(tidy) ? tidy : null;
}

/** Why a row has no address: it is none, or one that cannot be written to. */
export const faultOf = (cells: string[], { email = 0 }: Columns): Outcome =>
  hasOtherLetters(tidyEmail(cells[email] ?? "")) ? "otherLetters" : "invalid";

/** The name of a row: what a name here cannot hold is a blank; without one it is made of the address. */
export function nameOf(cells: string[], { name, first, last }: Columns, email: string): string {
  const cell = (at: number | undefined) => (at === undefined ? "" : (cells[at] ?? "").trim());
  const parts = [cell(first), cell(last)].join(" ");
  // Beside first names alone, a name may be the last one.
  const isLast = first !== undefined && last === undefined && !cell(name).includes(cell(first));
  const whole = isLast ? `${cell(first)} ${cell(name)}` : cell(name);
  return nearestName(whole) ?? nearestName(parts) ?? nearestName(email.split("@", 1)[0] ?? "") ?? "Member";
}

/** How somebody agreed, when that is proven: a day or moment that has been. `how` is what they agreed to, or where it was. */
export type Consent = { at: Date; how: string };

/** A time as exports write it: ISO 8601, or with a blank in place of T, as UTC where no zone is named; null when it is none. */
export function timeOf(text: string): Date | null {
  const [, day, time = "00:00:00", zone = "Z"] =
    /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?\s*$/.exec(
      text,
    ) ?? [];
  if (!day) return null;
  const at = new Date(`${day}T${time}${zone === "UTC" ? "Z" : zone}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** `2024-05-01 form on my old site`, as it is typed for all rows of a file; null when it does not begin with a day. */
export function consentFor(given: string): Consent | null {
  const [, day = "", how = ""] = /^\s*(\S+)\s+(\S.*)$/s.exec(given) ?? [];
  const at = timeOf(day);
  return at && { at, how: how.trim() };
}

/** What a row says of its consent: when, and how; null when that proves none. `first`: the header. */
export function consentOf(cells: string[], { agreed, how }: Columns, first: string[]): Consent | null {
  if (agreed === undefined) return null;
  const at = timeOf(cells[agreed] ?? "");
  const written = how === undefined ? "" : (cells[how] ?? "").trim();
  const said = agreedAtMailchimp(first[agreed] ?? "", written) ?? written;
  return at && said ? { at, how: said.slice(0, 500) } : null;
}

const NO = /^(false|no|0|nein|unsubscribed|cleaned|off)$/i;

/** Whether a row says that its person gets no newsletter where it comes from. */
export function hasLeft(cells: string[], { subscribed, left }: Columns): boolean {
  const cell = (at: number | undefined) => (at === undefined ? "" : (cells[at] ?? "").trim());
  return NO.test(cell(subscribed)) || (cell(left) !== "" && !NO.test(cell(left)));
}

/** The sum, for people: `2 accounts made, 1 is a member already`. */
export function countsText(counts: Counts): string {
  const parts = Object.entries(counts).map(
    ([outcome, n]) =>
      `${n.toLocaleString("en")} ${(n !== 1 && OF_MANY[outcome as Outcome]) || (OUTCOMES[outcome as Outcome] ?? outcome)}`,
  );
  return parts.join(", ") || "no rows";
}
