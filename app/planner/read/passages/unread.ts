import { capital } from "../../text/words";
import { type Clause, type Parsed, spell } from "../clauses/clauses";
import { lowerFirst } from "../meaning/states-and-columns";
import type { Reading } from "../reading";

/** Words with which people set a limit or tie something to a case. */
const BINDS =
  /\d|\b(?:must|only|never|always|max(?:imum)?|min(?:imum)?|at (?:most|least)|not? more than|no less than|up to|until|unless|nobody|everybody|each|every|should|has to|have to|by hand|counts?)\b|\b(?:si|wenn|falls|quand|se|nur|solo|sólo|só|máximo|maximal|höchstens|jamais|nunca|nie|siempre|sempre|toujours|immer)\b|如果|只|最多|必须|إذا|فقط/iu;

/** How much of an idea has been understood so far; grows when a part of a sentence leads to anything. */
export function understood(reading: Reading): number {
  const { actions, rules, fields, statuses, relations, nonGoals, wishes, constraints } = reading;
  return (
    actions.length +
    rules.length +
    fields.length +
    statuses.length +
    relations.length +
    nonGoals.length +
    wishes.length +
    constraints.length +
    Number(reading.product !== "") +
    Number(reading.business !== "") +
    Number(reading.writerRole !== "")
  );
}

/** What a clause that led to nothing says, when it sets a limit; "" when it is only told by the way. */
export function bindingWords(clause: Clause, parsed: Parsed, byTheWay: boolean): string {
  if (byTheWay || parsed.tokens[clause.verbAt - 1]?.lower === "there") return "";
  const from = clause.subject && !clause.inherited ? clause.subject.start : clause.verbAt;
  const words = spell(parsed.tokens.slice(Math.min(from, clause.verbAt), clause.end));
  const text = clause.condition ? `${words} ${lowerFirst(clause.condition)}` : words;
  // "every week it's 60 messages": how it is.
  if (
    clause.kind === "be" &&
    clause.modal === "" &&
    /^(?:it|that|this)(?: is|'s) (?:about |over )?\d/i.test(words)
  )
    return "";
  return bindingText(text);
}

/** The text as a rule when it binds, else "". */
export function bindingText(text: string): string {
  const clean = text.replace(/[.!;。！；\s]+$/, "").trim();
  return BINDS.test(clean) &&
    (clean.split(" ").length >= (/^(?:it|that|this) /i.test(clean) ? 4 : 3) ||
      /[\u4e00-\u9fff]{5}/.test(clean))
    ? capital(clean)
    : "";
}

/** A sentence in another language that led to nothing: what binds, or, once the idea has begun, whatever it asks for. */
export function unreadText(text: string, first: boolean): string {
  const clean = text.replace(/[.!;。！；\s]+$/, "").trim();
  const long = clean.split(/\s+/).length >= 4 || /[\u4e00-\u9fff]{6}/.test(clean);
  return (
    bindingText(text) ||
    (!first && long && clean.length < 200 && !/[?？؟]$/.test(clean) ? capital(clean) : "")
  );
}
