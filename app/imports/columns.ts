import { hasOtherLetters, isEmail, tidyEmail } from "~/base/text/email";

export type ImportKind = "members" | "subscribers";

/**
 * Column names of each field in exports of Ghost, Mailchimp, Substack and this site, reduced to lower-case letters
 * and digits; the best one first.
 */
const KNOWN = {
  email: ["email", "emailaddress", "subscriberemail", "mail", "emailadresse"],
  name: ["name", "fullname", "displayname"],
  first: ["firstname", "fname", "givenname", "vorname"],
  last: ["lastname", "lname", "surname", "familyname", "nachname"],
  /** When they agreed. The time when somebody was added to a list is no proof of consent. */
  agreed: ["confirmtime", "optintime", "consentedat", "agreedat", "agreed"],
  /** What they agreed to, or where they did. */
  how: ["consenttext", "consent", "agreedto", "how", "confirmip", "optinip"],
  /** "false" where somebody gets no newsletter. */
  subscribed: ["subscribedtoemails", "subscribed", "newsletter"],
  /** Filled, or "true", where somebody has left or cannot be reached. */
  unsubscribed: [
    ...["unsubscribed", "emaildisabled", "unsubtime", "unsubscribedat", "cleantime", "endedat", "deletedat"],
  ],
} as const;

type Field = keyof typeof KNOWN;
/** The index of each field's column, from 0. */
export type Columns = Partial<Record<Field, number>>;

/** The columns that are read. */
export const FIELDS: Record<ImportKind, Field[]> = {
  members: ["email", "name", "first", "last", "unsubscribed"],
  subscribers: ["email", "agreed", "how", "subscribed", "unsubscribed"],
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Returns whether the first row is a header: a person's row contains an email. */
export const isHeader = (cells: string[]) => !cells.some(isAddress);

/** Returns whether a cell of these rows holds an email. */
export const hasAddress = (rows: string[][]) => rows.some((cells) => cells.some(isAddress));

const isAddress = (cell: string) => isEmail(tidyEmail(cell)) || hasOtherLetters(tidyEmail(cell));

/** Finds the only column that contains emails; null when several do, or none. */
function emailAmong(rows: string[][]): number | null {
  const found = new Set(rows.flatMap((cells) => cells.flatMap((cell, at) => (isAddress(cell) ? [at] : []))));
  const [email] = found;
  return found.size === 1 && email !== undefined ? email : null;
}

/**
 * Guesses the columns from the header's names, and the one of emails, if need be, from the rows below (`rows`). Null
 * when it is not certain.
 */
export function guessColumns(kind: ImportKind, first: string[], rows: string[][]): Columns | null {
  /** Of two unnamed columns, the one without emails has the names. */
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
 * Reads columns as an operator names them, by number from 1 or by header: `email=2,name=Full name`.
 * @throws Error that says what is wrong
 */
export function readColumns(kind: ImportKind, given: string, first: string[]): Columns {
  const columns: Columns = {};
  for (const part of given.split(",")) {
    const [, name = "", place = ""] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
    const names = (field: Field): string[] => [field, ...KNOWN[field]];
    const field = FIELDS[kind].find((each) => names(each).includes(plain(name)));
    if (!field)
      throw new Error(`"${part.trim()}" names no column that is read: those are ${FIELDS[kind].join(", ")}.`);
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

/** Mailchimp's time columns, and what each says about how somebody agreed. */
const MAILCHIMP: Record<string, string> = { confirmtime: "confirmed", optintime: "signed up" };

/** Describes a consent from a Mailchimp export; null if the time column is not Mailchimp's. `ip` may be empty. */
export function agreedAtMailchimp(column: string, ip: string): string | null {
  const how = MAILCHIMP[plain(column)];
  return how ? `Mailchimp, ${how}${ip && ` from ${ip}`}` : null;
}

/** The columns for people: `1 Email Address (email), 2 First Name (first), 3 Notes (left out)`. */
export function columnsText(kind: ImportKind, columns: Columns, first: string[]): string {
  const named = isHeader(first);
  const others = kind === "members" ? Object.values(guessColumns("subscribers", first, []) ?? {}) : [];
  const leftOut = (at: number) =>
    named && others.includes(at) ? "left out, for import subscribers" : "left out";
  return first
    .map((cell, at) => {
      const field = Object.entries(columns).find(([, place]) => place === at)?.[0];
      return `${at + 1}${named ? ` ${cell.trim().slice(0, 40)}` : ""} (${field ?? leftOut(at)})`;
    })
    .join(", ");
}
