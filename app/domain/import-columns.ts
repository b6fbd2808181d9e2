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
  how: ["consenttext", "consent", "agreedto", "how", "confirmip", "optinip"],
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

/** The column of the addresses by what the rows hold; null when several have some, or none. */
function emailAmong(rows: string[][]): number | null {
  const found = new Set(rows.flatMap((cells) => cells.flatMap((cell, at) => (isAddress(cell) ? [at] : []))));
  const [email] = found;
  return found.size === 1 && email !== undefined ? email : null;
}

/**
 * Which column is which, by the header's names; where these do not say where the addresses stand, by the first rows: `rows`
 * are those below. Null when that is not certain.
 */
export function guessColumns(kind: ImportKind, first: string[], rows: string[][]): Columns | null {
  /** Of two columns the other has the names. */
  const withName = (columns: Columns): Columns => {
    const { email = 0, ...others } = columns;
    const isPlain = kind === "members" && first.length === 2 && Object.keys(others).length === 0;
    return isPlain ? { email, name: 1 - email } : columns;
  };
  if (!isHeader(first)) {
    const email = emailAmong([first]);
    return email === null ? null : withName({ email });
  }
  const names = first.map(plain);
  const columns: Columns = {};
  for (const field of FIELDS[kind]) {
    const known = KNOWN[field].find((name) => names.includes(name));
    if (!known) continue;
    if (names.filter((name) => name === known).length > 1 && field === "email") return null;
    columns[field] = names.indexOf(known);
  }
  if (columns.email !== undefined) return columns;
  const email = emailAmong(rows);
  return email === null ? null : withName({ ...columns, email });
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

/** Mailchimp's times, and how somebody agreed then. */
const MAILCHIMP: Record<string, string> = { confirmtime: "confirmed", optintime: "signed up" };

/** How Mailchimp says that somebody agreed, if the column of the times is its; `ip` may be empty. */
export function agreedAtMailchimp(column: string, ip: string): string | null {
  const how = MAILCHIMP[plain(column)];
  return how ? `Mailchimp, ${how}${ip && ` from ${ip}`}` : null;
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
