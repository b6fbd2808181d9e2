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
