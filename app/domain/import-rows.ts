import { EMAIL_MAX, isEmail, tidyEmail } from "./email";
import type { Columns } from "./import-columns";
import { nearestName } from "./name";

/** What comes of a row, and what is said of it. */
export const OUTCOMES = {
  made: "account made",
  member: "is a member already",
  invalid: "no email address",
  twice: "in the file already",
  stopped: "mail to it is stopped",
  header: "the header again",
} as const;

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

/** The name of a row: what a name here cannot hold is a blank; without one it is made of the address. */
export function nameOf(cells: string[], { name, first, last }: Columns, email: string): string {
  const whole = name === undefined ? "" : (cells[name] ?? "");
  const parts = [first, last].map((at) => (at === undefined ? "" : (cells[at] ?? ""))).join(" ");
  return nearestName(whole) ?? nearestName(parts) ?? nearestName(email.split("@", 1)[0] ?? "") ?? "Member";
}

/** The sum, for people: `2 account made, 1 is a member already`. */
export function countsText(counts: Counts): string {
  const parts = Object.entries(counts).map(
    ([outcome, n]) => `${n.toLocaleString("en")} ${OUTCOMES[outcome as Outcome] ?? outcome}`,
  );
  return parts.join(", ") || "no rows";
}
