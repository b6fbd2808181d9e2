import { isPerson } from "../../catalogue/people";
import { singular } from "../../text/words";
import type { Token } from "../words/tokens";
import { continues, make } from "./senses";

/** Commas that whoever types in a hurry leaves out. */

/** "equipos calendario resultados goleadores": three things and more in a row are a list, typed without its commas. */
export function commasPut(tokens: Token[]): Token[] {
  const begins = (token: Token | undefined) => token?.tag === "N" && !continues.has(token);
  return tokens.flatMap((token, i) => {
    if (!begins(token) || tokens[i - 1]?.tag !== "N") return [token];
    let [from, to] = [i, i];
    while (tokens[from - 1]?.tag === "N") from -= 1;
    while (tokens[to + 1]?.tag === "N") to += 1;
    const things = tokens.slice(from, to + 1).filter(begins).length;
    return things > 2 ? [make(",", "K"), token] : [token];
  });
}

/** "para mi peluquería los clientes piden cita": behind a noun, who does something begins a clause of their own. */
export function clausesParted(tokens: Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1];
    const begins =
      before &&
      /^[NX]$/.test(before.tag) &&
      !continues.has(token) &&
      !isAsked(tokens, i - 1) &&
      doesSomething(tokens, i);
    return begins ? [make(",", "K"), token] : [token];
  });
}

/** "que madeira tenho", "combien d'œufs j'ai": the noun before is what is asked about. */
function isAsked(tokens: readonly Token[], last: number): boolean {
  let at = last;
  while (/^[NDAQP]$/.test(tokens[at]?.tag ?? "")) at -= 1;
  return tokens[at]?.tag === "W" && /^(?:what|which|that|how)/.test(tokens[at]?.lower ?? "");
}

/** True when a person stands at `at` and a verb right behind: "los clientes piden", "yo veo", "cliente marca". */
function doesSomething(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at];
  if (first?.tag === "R")
    return /^(?:i|we|they)$/.test(first.lower) && /^[VMH]$/.test(tokens[at + 1]?.tag ?? "");
  let end = at;
  if (first?.tag === "D" && /^(?:the|each|my|our)$/.test(first.lower)) end += 1;
  const head = end;
  while (tokens[end]?.tag === "N" && (end === head || continues.has(tokens[end] as Token))) end += 1;
  const last = tokens[end - 1];
  return (
    end > head &&
    last !== undefined &&
    isPerson(singular(last.lower)) &&
    /^[VM]$/.test(tokens[end]?.tag ?? "")
  );
}
