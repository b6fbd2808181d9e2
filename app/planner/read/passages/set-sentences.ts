import { isPerson } from "../../catalogue/people";
import { capital, singular } from "../../text/words";
import { type Parsed, parseClauses } from "../clauses/clauses";
import { thirdPersonWords } from "../meaning/phrases";
import { mention, type Reading } from "../reading";
import { addAction, type State, setProduct } from "../state";
import type { Token } from "../words/tokens";

/** Sentences of a fixed shape, which are read before any grammar: stations, questions, names, figures. */

/** "Each order goes through casting, fitting and delivery": the states of an order, in their order. */
export function readStations(bare: string, state: State): boolean {
  const found =
    /^(?:each|every|an?|the|all)?\s*([\p{L}-]+(?: [\p{L}-]+)?) (?:(?:shall|must|should|will|can|has to) )?(?:goes|go|moves|move|passes|pass|runs|run) (?:through|from) (?:the (?:following )?(?:states?|stages|steps|status(?:es)?|phases):? )?([\p{L} -]+(?:(?:,| to| and|->|→) ?[\p{L} -]+)+)[.!]?$/iu.exec(
      bare.trim(),
    );
  const values = (found?.[2] ?? "")
    .split(/\s*(?:,|->|→|\bto\b|\band\b|\bor\b|\bthen\b)\s*/)
    .map((value) => value.trim().toLowerCase())
    .filter(Boolean);
  if (!found?.[1] || values.length < 2 || values.some((value) => value.split(" ").length > 3)) return false;
  const owner = singular(found[1].toLowerCase());
  mention(state.reading, owner, 2);
  state.lastEntity = owner;
  state.reading.statuses.push({ owner, values });
  state.reading.rules.push(capital(bare.trim().replace(/[.!]+$/, "")));
  return true;
}

const NOBODY_BUT = /^(?:nobody|no one|noone) (?:but|except|other than|apart from|besides)\b/i;
const OF_AGE =
  /^(?:(?:the|all|any|our) )?\p{L}+ (?:under|over|below|above|younger than|older than|from|up to) (?:the age of )?\d{1,3}(?: years?(?: old| of age)?)? (?:needs?|must|ha(?:s|ve) to|cannot|can't|may (?:not|only)|are(?: not|n't)|pays?|come|go)\b[^,;]*$/iu;

/** "Items more than 72 hours on a ward without being used are flagged": what happens to those it holds for. */
const OVERDUE =
  /^(?:the |any |all |every )?\p{L}+(?: \p{L}+)? (?:(?:that|which) (?:are|is|have been|has been) )?(?:for )?(?:more than|longer than|older than|later than|over|not \p{L}+ed|without)\b[^,;]* (?:is|are|must be|gets?|will be) (?:automatically )?\p{L}+ed[.!\s]*$/iu;

/** "Calls with people stuck inside come first" */
const GOES_FIRST =
  /^[^,;]{4,80}? (?:(?:comes?|goes?|(?:is|are) (?:shown|listed|served|done)) (?:first|last)|ha(?:s|ve) (?:priority|precedence))[.!\s]*$/i;

/** "The minimum order is 30 euros", "the first hour is free, after that 5 euros" */
const IS_LIMIT =
  /^(?:the |our |a )?(?:(?:minimum|maximum|min|max|smallest|largest|highest|lowest|latest|earliest|shortest|longest|least|most)\.? [^,;]{2,40}|price|fee|fine|limit|deadline) (?:is|are)\b[^;]*\d[^;]*$|\b(?:is|are) free\b[^;]*\b(?:after that|afterwards|then|from then on)\b|^(?:it |this )?costs? [^;]*\d|^(?:an?|the|each|every) [a-z]+(?: [a-z]+)? lasts? [^;]*$/i;

/** "If a boat is damaged, it cannot be booked", "without a licence no boat" */
const FORBIDS_WHEN =
  /^(?:whoever|anyone who) [^,;]{3,80}? (?:needs?|must|has to|pays?|loses?|may not|cannot|can't) [^,;]*$|^(?:if|as long as|unless|until) [^;]{3,80}?,? (?:it|they|the \p{L}+|an? \p{L}+|nobody|no one) (?:cannot|can't|can not|must not|mustn't|may not|may only|can only)\b[^;]*$|^(?:without (?:an? |the )?[\p{L} ]{3,30},? no|no [\p{L} ]{3,30} without)\b[^;]*$/iu;

/** Whether a sentence only says who may or must not: as a rule it stays whole, as a story it would lose its limit. */
export function setsLimit(sentence: string): boolean {
  return (
    NOBODY_BUT.test(sentence) ||
    GOES_FIRST.test(sentence) ||
    IS_LIMIT.test(sentence) ||
    FORBIDS_WHEN.test(sentence) ||
    OVERDUE.test(sentence) ||
    (OF_AGE.test(sentence) && !/\b(?:and|but|so)\b/i.test(sentence))
  );
}

/** "who owes whom?", "and who has the wheelbarrow right now": what somebody wants to see. */
export function readQuestion(bare: string, tokens: readonly Token[], state: State): boolean {
  const asked =
    /^(?:(?:and|also|so|but|plus)\s+)*((?:who|which|what|where|how (?:many|much|far|long))\b[^?]{4,160}?)[\s?.!]*$/i.exec(
      bare.trim(),
    );
  if (!asked?.[1] || asked[1].split(" ").length < 3 || !tokens.some((token) => /^[VBHM]$/.test(token.tag)))
    return false;
  if (/^(?:who|what) (?:am|are you|is this)\b/i.test(asked[1])) return false;
  // "Who is on holiday gives the share to somebody else": no question, but a rule.
  if (
    !/\?/.test(bare) &&
    /^who (?:is|are|has|was|does|do|can't|cannot|doesn't)\b.+ (?:gives?|gets?|pays?|can|must|may|has to|should|will|needs?|loses?)\b/i.test(
      asked[1],
    )
  ) {
    state.reading.rules.push(asked[1].replace(/^who\b/i, "Whoever"));
    return true;
  }
  const parsed = parseClauses([...tokens]);
  const nouns = [
    ...nounsOf(parsed),
    ...parsed.clauses.flatMap((clause) => clause.nearby.map((np) => np.head)),
    ...parsed.clauses.flatMap((clause) =>
      clause.prepositions.flatMap((p) => p.phrases.filter((np) => !np.pronoun).map((np) => np.head)),
    ),
  ];
  for (const noun of nouns) mention(state.reading, noun, 1.5, isPerson(noun));
  addAction(state, {
    actor: "",
    verb: "see",
    phrase: `see ${thirdPersonWords(asked[1].toLowerCase().replace(/\bi\b/g, "I"), "")}`,
    objects: nouns,
  });
  return true;
}

/** "8pm to midnight only", "max 8 hours": a part with a figure that led to nothing is a rule, in the idea's words. */
export function keepFigures(kept: string, reading: Reading): void {
  const known = [
    ...reading.actions.flatMap((action) => [action.phrase, action.condition]),
    ...reading.rules,
    ...reading.constraints,
    ...reading.fields.map((field) => field.name),
    reading.product,
  ]
    .join(" ")
    .toLowerCase();
  // "(11 h rest, max 48 h a week)" is read as what it is.
  for (const part of kept.replace(/\([^()]*,[^()]*\)/g, " ").split(/[,;.](?!\d)|\s-\s/)) {
    const text = part.trim().replace(/^(?:and|but|also|so|plus)\s+/i, "");
    const words = text.split(/\s+/).length;
    if (
      !/\d/.test(text) ||
      words < 2 ||
      words > 12 ||
      /^(?:i|we|it's|there|my|our)\b|\bit(?:'s| is) \d/i.test(text)
    )
      continue;
    if (
      !/\b(?:only|max|min|at (?:most|least)|until|till|after|before|per|every|each|within|up to|from)\b|%|[€$£]/i.test(
        text,
      )
    )
      continue;
    const figures = text.match(/\d+/g) ?? [];
    if (figures.every((figure) => known.includes(figure))) continue;
    reading.rules.push(capital(text));
  }
}

/** "Prosthetics workshop, 6 technicians": a first sentence without a verb names the thing. */
export function nameAfter(tokens: readonly Token[], bare: string, state: State): void {
  if (/^[PRSMWV]$/.test(tokens[0]?.tag ?? "") || tokens.some((token) => /^[VBH]$/.test(token.tag))) return;
  const name = (bare.split(/[,;:.!?]/)[0] ?? "").trim();
  const words = name.split(/\s+/).length;
  if (words >= 2 && words <= 8 && /^[\p{L}][\p{L}\p{N} '-]+$/u.test(name)) setProduct(state, name);
}

/** "Second hand clothes shop on commission: …": what the idea is about is what its writer runs. */
export function noteShop(name: string, state: State): void {
  const word = name
    .toLowerCase()
    .split(" ")
    .find((one) =>
      /^(?:shop|store|salon|bakery|restaurant|cafe|clinic|practice|garage|workshop|farm|gym|studio|hotel|company|agency|kindergarten|nursery|school)$/.test(
        one,
      ),
    );
  if (word && !/\b(?:app|site|website|tool|platform|online)\b/i.test(name)) state.reading.business ||= word;
}

/** Heads of all that a sentence acts upon or lists. */
export function nounsOf(parsed: Parsed): string[] {
  return [...parsed.clauses.flatMap((c) => c.objects), ...parsed.fragments.flatMap((f) => f.phrases)].map(
    (np) => np.head,
  );
}
