import { hasOtherLetters, isEmail, tidyEmail } from "./email";

export type ImportKind = "members" | "subscribers";

/** The names of a field's column in exports of Ghost, Mailchimp, Substack and this site, in small letters and digits; best first. */
const KNOWN = {
  email: ["email", "emailaddress", "subscriberemail", "mail", "emailadresse"],
  name: ["name", "fullname", "displayname"],
  first: ["firstname", "fname", "givenname", "vorname"],
  last: ["lastname", "lname", "surname", "familyname", "nachname"],
  /** When they agreed. When somebody was added to a list proves no consent. */
  agreed: ["confirmtime", "optintime", "consentedat", "agreedat", "agreed"],
  /** What they agreed to, or where. */
  how: ["consenttext", "consent", "agreedto", "how"],
  /** "false" where somebody gets no newsletter. */
  subscribed: ["subscribedtoemails", "subscribed"],
  /** Filled, or "true", where somebody has left or cannot be reached. */
  left: ["emaildisabled", "unsubtime", "unsubscribedat", "cleantime", "endedat"],
} as const;

export type Field = keyof typeof KNOWN;
/** The place of each field's column, from 0. */
export type Columns = Partial<Record<Field, number>>;

const FIELDS: Record<ImportKind, Field[]> = {
  members: ["email", "name", "first", "last"],
  subscribers: ["email", "agreed", "how", "subscribed", "left"],
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Whether the first row names columns: a row of a person has an address. */
export const isHeader = (cells: string[]) => !cells.some(isAddress);

const isAddress = (cell: string) => isEmail(tidyEmail(cell)) || hasOtherLetters(tidyEmail(cell));

/**
 * Which column is which, by the header's names; without a header by what the first row holds. Null when it is not certain
 * where the addresses stand.
 */
export function guessColumns(kind: ImportKind, first: string[]): Columns | null {
  if (!isHeader(first)) {
    const emails = first.flatMap((cell, at) => (isAddress(cell) ? [at] : []));
    const [email] = emails;
    if (email === undefined || emails.length > 1) return null;
    return kind === "members" && first.length === 2 ? { email, name: 1 - email } : { email };
  }
  const names = first.map(plain);
  const columns: Columns = {};
  for (const field of FIELDS[kind]) {
    const known = KNOWN[field].find((name) => names.includes(name));
    if (!known) continue;
    if (names.filter((name) => name === known).length > 1 && field === "email") return null;
    columns[field] = names.indexOf(known);
  }
  return columns.email === undefined ? null : columns;
}

/**
 * Columns as somebody names them: `email=2,name=Full name`, by number from 1 or by the header's words.
 * @throws Error that says what is wrong
 */
export function readColumns(kind: ImportKind, given: string, first: string[]): Columns {
  const columns: Columns = {};
  for (const part of given.split(",")) {
    const [, name = "", place = ""] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
    const field = FIELDS[kind].find((each) => each === name);
    if (!field) throw new Error(`"${part.trim()}" names none of ${FIELDS[kind].join(", ")}.`);
    const at = /^\d+$/.test(place)
      ? Number(place) - 1
      : first.findIndex((cell) => plain(cell) === plain(place) && place !== "");
    if (at < 0 || at >= first.length)
      throw new Error(`There is no column ${place || "without a name"}: the file has ${first.length}.`);
    columns[field] = at;
  }
  if (columns.email === undefined)
    throw new Error("email is missing: it is the one column that must be there.");
  return columns;
}

/** The columns for people: `1 Email Address (email), 2 First Name (first), 3 Notes (left out)`. */
export function columnsText(columns: Columns, first: string[]): string {
  const named = isHeader(first);
  return first
    .map((cell, at) => {
      const field = Object.entries(columns).find(([, place]) => place === at)?.[0];
      return `${at + 1}${named ? ` ${cell.trim().slice(0, 40)}` : ""} (${field ?? "left out"})`;
    })
    .join(", ");
}
