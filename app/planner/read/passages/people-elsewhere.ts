import { isPerson, KIN } from "../../catalogue/people";
import { isPlural, singular } from "../../text/words";
import { continues } from "../foreign/senses";
import { addRole, type State } from "../state";
import { tagAt, wordAt } from "../words/spots";
import type { Token } from "../words/tokens";

/**
 * Who does something in a sentence of another language, where the verb is a word that nobody knows: the sentence is quoted,
 * and whoever stands where the doer stands is a role all the same.
 */

/** A person in the sentence: where the words for them begin and end, and who it is. */
type Somebody = { start: number; end: number; role: string };

/** Adds those who do something, or get something, to the roles. */
export function keepPeople(tokens: readonly Token[], state: State): void {
  noteWriter(tokens, state);
  for (let at = 0; at < tokens.length; at++) {
    const somebody = somebodyAt(tokens, at);
    if (!somebody) continue;
    if (KINDS.some((kind) => kind(somebody, tokens))) addRole(state, somebody.role);
    at = somebody.end - 1;
  }
}

/** "Sage-femme libérale, 12 visites par jour": who begins with what they are. */
function noteWriter(tokens: readonly Token[], { first, reading }: State): void {
  const somebody = first && tagAt(tokens, 0) === "N" ? somebodyAt(tokens, 0) : null;
  if (!somebody || isPlural(wordAt(tokens, somebody.end - 1)) || reading.quotes.length > 1) return;
  if (/^[KO]$/.test(tagAt(tokens, somebody.end))) reading.writerRole ||= somebody.role;
}

/** The person whose words begin at `at`; null for a thing. */
function somebodyAt(tokens: readonly Token[], at: number): Somebody | null {
  let noun = at;
  while (/^[DA]$/.test(tagAt(tokens, noun))) noun += 1;
  if (tagAt(tokens, noun) !== "N") return null;
  let end = noun + 1;
  while (tagAt(tokens, end) === "N" && continues.has(tokens[end] as Token)) end += 1;
  const role = singular(
    tokens
      .slice(noun, end)
      .map(({ lower }) => lower)
      .join(" "),
  );
  // "seniors meals", "client's card": it only tells whose.
  if (tagAt(tokens, end) === "N" || wordAt(tokens, end) === "'s") return null;
  return isPerson(role) && !/^(?:person|man|woman|people)$/.test(role) ? { start: at, end, role } : null;
}

type Kind = (somebody: Somebody, tokens: readonly Token[]) => boolean;

/** "kunden sollen vorher …", "der Inhaber möchte, dass …", "la suplente no debe …", "der Gerätewart …, welche Bögen": at the head of its clause. */
const does: Kind = ({ start, end }, tokens) => {
  if (!heads(tokens, start)) return false;
  let next = end;
  while (/^[XG]$/.test(tagAt(tokens, next)) && next < end + 3) next += 1;
  if (tagAt(tokens, next) === "M") return true;
  if (tagAt(tokens, next) === "V" && /^(?:want|need)$/.test(tokens[next]?.base ?? "")) return true;
  return tagAt(tokens, next) === "W" && /^(?:which|what|how|when|where)\b/.test(wordAt(tokens, next));
};

/** "العريس أو أهله يرسلون": two of them, of whom only the second stands before the verb. */
const doesToo: Kind = ({ start, end }, tokens) => {
  if (!heads(tokens, start) || tagAt(tokens, end) !== "C") return false;
  const other = somebodyAt(tokens, end + 1);
  return (
    other !== null &&
    /^[VM]$/.test(tagAt(tokens, other.end + Number(/^[AX]$/.test(tagAt(tokens, other.end)))))
  );
};

/** "s'inscrivent comme accompagnateurs" */
const joinsAs: Kind = ({ start }, tokens) =>
  wordAt(tokens, start - 1) === "as" && tagAt(tokens, start - 1) === "P" && tagAt(tokens, start - 2) === "V";

/** "parte un avviso alla figlia o al medico" */
const isTold: Kind = ({ start }, tokens) => {
  if (!/^to(?: the)?$/.test(wordAt(tokens, start - 1))) return false;
  return tokens.slice(0, start - 1).some(({ tag, lower }) => tag === "N" && TOLD.test(singular(lower)));
};
const TOLD = /^(?:notice|notification|message|reminder|alert|email|e-mail|mail|sms|summary|report)$/;

/** "für meinen Fahrer die Tour mit Adressen": what somebody of the writer's is to have. */
const isFor: Kind = ({ start, role }, tokens) =>
  wordAt(tokens, start - 1) === "for" &&
  /^(?:my|our)$/.test(wordAt(tokens, start)) &&
  !KIN.test(role) &&
  tokens.slice(0, start - 1).some(({ tag, base }) => tag === "V" && /^(?:want|need)$/.test(base));

const KINDS: readonly Kind[] = [does, doesToo, joinsAs, isTold, isFor];

/** At the head of a clause, said of them as such: "the", "each", "our" or several of them. */
function heads(tokens: readonly Token[], start: number): boolean {
  const definite = /^(?:the|each|every|my|our|their|all)$/.test(wordAt(tokens, start));
  const before = tokens.slice(0, start).findLast(({ tag }) => tag !== "X");
  return (definite || isPlural(wordAt(tokens, start))) && /^(?:|[KCOSW])$/.test(before?.tag ?? "");
}
