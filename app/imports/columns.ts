import { isEmail, tidyEmail } from "~/base/text/email";
import { plain, type StandingKind, saysOut, standingKindOf, standingOf } from "./standing";

export type ImportKind = "members" | "subscribers";

/** Column names of each field, in lower-case letters and digits; the best one first. */
const KNOWN = {
  email: ["email", "emailaddress", "subscriberemail", "mail", "emailadresse"],
  name: ["name", "fullname", "displayname"],
  first: [
    "firstname",
    "fname",
    "givenname",
    "forename",
    "vorname",
    "prénom",
    "fornavn",
    "förnamn",
    "voornaam",
  ],
  last: [
    "lastname",
    "lname",
    "surname",
    "familyname",
    "nachname",
    "nom",
    "etternavn",
    "efternamn",
    "achternaam",
  ],
  /** Only by this name: what other products call labels or tags lets nobody in anywhere. */
  groups: ["groups"],
  /** When they agreed. The time when somebody was added to a list is no proof of consent. */
  agreed: ["confirmtime", "optintime", "consentedat", "agreedat", "agreed"],
  /** What they agreed to, or where they did. */
  how: ["consenttext", "consent", "agreedto", "how", "confirmip", "optinip"],
  /** The form that they agreed in: a file of this product, which says when they confirmed, or nothing if it never asked. */
  form: ["consentform"],
  /** When they left: kept with the proof of consent, so that they stay away. */
  ended: ["endedat"],
  /** Of a file of this product: why no mail goes there. */
  stopped: ["mailstopped"],
  /** Of a file of this product: mailed links go on working where the site has moved. */
  link: ["unsubscribeurl"],
  /** Since when they are members. */
  since: ["createdat"],
} as const;

const STANDING: StandingKind[] = ["status", "subscribed", "unsubscribed", "confirmed"];

type Field = keyof typeof KNOWN;
/** Columns that say who is not to be mailed, each read by the rules of its kind (imports/standing). */
type Standings = Partial<Record<StandingKind, number[]>>;
/** The index of each field's column, from 0. */
export type Columns = Partial<Record<Field, number>> & Standings;

/** The columns that are read. Who gets no newsletter may still be a member. */
export const FIELDS: Record<ImportKind, (Field | StandingKind)[]> = {
  members: [
    "email",
    "name",
    "first",
    "last",
    "groups",
    "since",
    ...STANDING.filter((kind) => kind !== "subscribed"),
  ],
  subscribers: ["email", "agreed", "how", "form", "ended", "stopped", "link", ...STANDING],
};

const isStanding = (field: Field | StandingKind): field is StandingKind => !Object.hasOwn(KNOWN, field);

/** Returns whether the first row is a header: a person's row contains an email. */
export const isHeader = (cells: string[]) => !cells.some(isAddress);

/** Returns how many of these rows hold an email. */
export const countAddressed = (rows: string[][]) => rows.filter((cells) => cells.some(isAddress)).length;

/** Returns whether a text is an email but for non-ASCII letters before its @, which need SMTPUTF8 (RFC 6531). */
export function hasOtherLetters(text: string): boolean {
  const at = text.lastIndexOf("@");
  const latin = text.slice(0, at).replace(/[^\0-\x7f]/gu, "a") + text.slice(at);
  return latin !== text && isEmail(latin);
}

const isAddress = (cell: string) => isEmail(tidyEmail(cell)) || hasOtherLetters(tidyEmail(cell));

/** Finds the only column that contains emails; null when several do, or none. */
function emailAmong(rows: string[][]): number | null {
  const found = new Set(rows.flatMap((cells) => cells.flatMap((cell, at) => (isAddress(cell) ? [at] : []))));
  const [email] = found;
  return found.size === 1 && email !== undefined ? email : null;
}

/** Guesses the columns from the header, that of emails if need be from the rows below it; null when it is not certain. */
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
  names.forEach((name, at) => {
    const standing = standingKindOf(name);
    if (standing && FIELDS[kind].includes(standing)) columns[standing] = [...(columns[standing] ?? []), at];
  });
  for (const field of FIELDS[kind]) {
    if (isStanding(field)) continue;
    const known = KNOWN[field].find((name) => names.includes(name));
    if (!known) continue;
    if (names.filter((name) => name === known).length > 1 && field === "email") return null;
    columns[field] = names.indexOf(known);
  }
  if (columns.email !== undefined) return columns;
  const email = emailAmong(rows);
  return email === null ? null : withName({ ...columns, email });
}

/** Reads `email=2,name=Full name`, by number from 1 or by header. @throws Error that says what is wrong */
export function readColumns(kind: ImportKind, given: string, first: string[]): Columns {
  const columns: Columns = {};
  for (const part of given.split(",")) {
    const [, name = "", place = ""] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
    const fits = (field: Field | StandingKind) =>
      field === plain(name) ||
      (isStanding(field)
        ? standingKindOf(plain(name)) === field
        : KNOWN[field].some((one) => one === plain(name)));
    const field = FIELDS[kind].find(fits);
    if (!field)
      throw new Error(`"${part.trim()}" names no column that is read: those are ${FIELDS[kind].join(", ")}.`);
    const at = /^\d+$/.test(place)
      ? Number(place) - 1
      : first.findIndex((cell) => plain(cell) === plain(place) && place !== "");
    if (at < 0 || at >= first.length)
      throw new Error(`There is no column ${place || "without a name"}: the file has ${first.length}.`);
    if (isStanding(field)) columns[field] = [...(columns[field] ?? []), at];
    else columns[field] = at;
  }
  if (columns.email === undefined)
    throw new Error("email is missing: it is the one column that must be there.");
  return columns;
}

/** The columns that say who is not to be mailed, each with its kind. */
const standingsIn = (columns: Columns): [at: number, kind: StandingKind][] =>
  STANDING.flatMap((kind) => (columns[kind] ?? []).map((at): [number, StandingKind] => [at, kind]));

const named = (at: number, first: string[]) => (isHeader(first) && first[at]?.trim()) || `column ${at + 1}`;

/** Returns what of a row says that its person is not to be mailed, like `status: bounced`; null when nothing does. */
export function whyLeft(cells: string[], columns: Columns, first: string[]): string | null {
  const found = standingsIn(columns).find(
    ([at, kind]) =>
      standingOf(kind, cells[at] ?? "") === "out" && !(kind === "confirmed" && columns.form !== undefined),
  );
  return found
    ? `${named(found[0], first)}: ${(cells[found[0]] ?? "").trim().slice(0, 60) || "empty"}`
    : null;
}

const ODD_SHOWN = 5;

/**
 * Looks through all rows, because the header and the first ones do not tell all: other columns with a cell that says that
 * somebody left or cannot be reached become `status`, in `columns`. @returns the columns whose cells are not understood,
 * with the first of these
 */
export async function findStandings(
  columns: Columns,
  first: string[],
  rows: AsyncIterable<{ cells: string[] }>,
): Promise<string[]> {
  const kinds = new Map(standingsIn(columns));
  const isPerson = (cell: string) =>
    Object.values(KNOWN).some((names) => names.some((name) => name === plain(cell)));
  const read = new Set([
    ...Object.values(columns).flat(),
    ...first.flatMap((cell, at) => (isPerson(cell) ? at : [])),
  ]);
  const header = isHeader(first) ? first.join("\n") : null;
  const odd = new Map<number, Set<string>>();
  const found = new Set<number>();
  for await (const { cells } of rows) {
    if (cells.join("\n") === header) continue;
    for (const [at, cell] of cells.entries()) {
      const kind = kinds.get(at);
      if (!kind) {
        if (!read.has(at) && saysOut(cell)) found.add(at);
      } else if (standingOf(kind, cell) === null) {
        const seen = odd.get(at) ?? odd.set(at, new Set()).get(at);
        if (seen && seen.size < ODD_SHOWN) seen.add(`“${cell.trim().slice(0, 40)}”`);
      }
    }
  }
  if (found.size > 0) columns.status = [...(columns.status ?? []), ...found].sort((a, b) => a - b);
  return [...odd].map(([at, words]) => `${named(at, first)} says ${[...words].join(", ")}`);
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
  const others = kind === "members" ? Object.values(guessColumns("subscribers", first, []) ?? {}).flat() : [];
  const leftOut = (at: number) =>
    named && others.includes(at) ? "left out, for import subscribers" : "left out";
  return first
    .map((cell, at) => {
      const field = Object.entries(columns).find(([, place]) => [place].flat().includes(at))?.[0];
      return `${at + 1}${named ? ` ${cell.trim().slice(0, 40)}` : ""} (${field ?? leftOut(at)})`;
    })
    .join(", ");
}
