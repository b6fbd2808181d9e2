import type { LibraryQuestion } from "./library/first-questions";

/** A question as a page asks it: the lead stands large, the hint below it says the rest and what to think of. */
export type AskedQuestion = LibraryQuestion & { lead: string };

/** Cuts a question that asks two things after the first one. Nothing of it is lost: plans have it whole. */
export function withLead(row: LibraryQuestion): AskedQuestion {
  const { question, hint } = row;
  const [, first, mark, rest] = /^(.+?)([,:]) (.+)$/.exec(question) ?? [];
  if (!first || !rest) return { ...row, lead: question };
  const second = rest.charAt(0).toUpperCase() + rest.slice(1);
  return { ...row, lead: first + (mark === ":" ? "." : "?"), hint: hint ? `${second} ${hint}` : second };
}
