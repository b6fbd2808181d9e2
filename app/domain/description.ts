import { cutText } from "./cut-text";
import { visibleText } from "./incoming-text";

const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 2000;

/** Normalises a longer text: one kind of line end, no invisible characters, trimmed. */
export function tidyText(text: string): string {
  return visibleText(text).replace(/\r\n?/g, "\n").trim();
}

export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The error for a text that is too long, or null. */
export function tooLongProblem(description: string): string | null {
  return textLength(description) > DESCRIPTION_MAX ? "Description must not exceed 2000 characters" : null;
}

/** The error for a tidied description, or null. */
export function descriptionProblem(description: string): string | null {
  const length = textLength(description);
  if (length === 0) return "Please enter a description for your project";
  if (length < DESCRIPTION_MIN) return "Description must be at least 10 characters long";
  return tooLongProblem(description);
}

/** The most code points of the words that an idea is named by. */
const BEGINNING_MAX = 48;

/** The first words of an idea on one line, to name it by. */
export function beginning(description: string, most = BEGINNING_MAX): string {
  const line = description.replace(/\s+/g, " ");
  if (textLength(line) <= most) return line;
  return `${cutText(line, most).replace(/[\s,;:.!?]+\S*$/, "")}…`;
}

const BEGINNING_IN_MAIL_MAX = 36;

/** Of what mail programs make links: a dot or a sign within words, and longer numbers. */
const LEADS_AWAY = /[\p{L}\p{N}][.。．｡][\p{L}\p{N}]|[@:/\\]|\d[\d\s()-]{4,}/u;

/** The same for a mail, which anybody can have sent to anybody; "" when it could lead somewhere else. */
export function beginningForMail(description: string): string {
  const words = beginning(description, BEGINNING_IN_MAIL_MAX);
  return LEADS_AWAY.test(words) ? "" : words;
}
