import { isPerson, PEOPLE, PLACE_ROLES } from "../../catalogue/people";
import { isPlural, singular } from "../../text/words";
import type { Token } from "./small-words";

export const DAYS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|nights?|days?|weeks?|months?|years?)$/;

/** A noun phrase: `head` is its singular name without articles and adjectives ("sheet music"). */
export type NounPhrase = {
  start: number;
  end: number;
  head: string;
  last: string;
  pronoun: string;
  plural: boolean;
  bare: boolean;
};

/** The noun phrase that begins here, or null: "approved", "8-12", "sold out" have no noun. */
export function nounPhrase(tokens: Token[], from: number): NounPhrase | null {
  if (tokens[from]?.tag === "R") return pronoun(tokens, from);
  const opening = openingOf(tokens, from);
  const run = nounsOf(tokens, { from, ...opening });
  const end = run.end + (isNumbered(tokens, run) ? 1 : 0);
  const found = { from, end, nouns: run.nouns, bare: !opening.determined };
  const [last] = run.nouns.slice(-1);
  if (last === undefined) return counted(tokens, found);
  return toldApart(tokens, found) ?? named(tokens, found, last);
}

/** A noun phrase that is being put together: its nouns as they are written. */
type Found = { from: number; end: number; nouns: readonly string[]; bare: boolean };

function pronoun(tokens: Token[], from: number): NounPhrase {
  const word = tokens[from]?.lower ?? "";
  const plural = /^(?:they|we|them|us)$/.test(word);
  return { start: from, end: from + 1, head: word, last: word, pronoun: word, plural, bare: false };
}

/** Where articles, numbers and adjectives end, and whether an article or a number was among them. */
function openingOf(tokens: Token[], from: number): { nounsFrom: number; determined: boolean } {
  let at = from;
  let determined = false;
  for (; at < tokens.length && !(at > from && opensAnother(tokens, at)); at += 1) {
    const tag = tokens[at]?.tag;
    if (tag === "D" || tag === "Q") determined = true;
    else if (tag !== "A") break;
    else if (goesOnAfter(tokens, at)) at += 1;
  }
  return { nounsFrom: at, determined };
}

/** "bad | the keeper", "by ten | the coordinator gets an alarm": an article that the phrase before cannot have. */
function opensAnother(tokens: Token[], at: number): boolean {
  if (tokens[at]?.tag !== "D") return false;
  const before = tokens[at - 1];
  return (
    before?.tag === "A" ||
    (before?.tag === "Q" && !/^(?:all|both|half|twice|double|many|such)$/.test(before.lower))
  );
}

/** "small, quiet rooms", "cheap and quiet rooms" */
function goesOnAfter(tokens: Token[], at: number): boolean {
  const between = tokens[at + 1];
  const joins = between?.lower === "," || between?.tag === "C";
  return joins && tokens[at + 2]?.tag === "A" && tokens[at + 3]?.tag === "N";
}

/** A run of nouns: where the phrase began, the nouns so far, and the word that is looked at. */
type Run = { from: number; determined: boolean; nouns: string[]; at: number };

function nounsOf(
  tokens: Token[],
  { from, nounsFrom, determined }: { from: number; nounsFrom: number; determined: boolean },
): { nouns: string[]; end: number } {
  const run: Run = { from, determined, nouns: [], at: nounsFrom };
  for (; run.at < tokens.length && !ENDS_BEFORE.some((ends) => ends(tokens, run)); run.at += 1) {
    const token = tokens[run.at] as Token;
    const owning = token.lower === "'s" && run.nouns.length > 0;
    if (token.tag === "N") run.nouns.push(token.lower);
    else if (owning && /[NA]/.test(tokens[run.at + 1]?.tag ?? "")) run.nouns = [];
    else if (token.tag !== "A" || run.nouns.length > 0) break; // an adjective may follow "the dean's"
  }
  return { nouns: run.nouns, end: run.at };
}

/** Nouns that stand side by side and are not one thing: where the second opens a phrase of its own. */
const ENDS_BEFORE: ((tokens: Token[], run: Run) => boolean)[] = [
  peopleDo,
  somebodyDoesThere,
  afterSoLong,
  somebodyThatDay,
];

/** "during a foray people log finds" */
function peopleDo(tokens: Token[], { nouns, determined, at }: Run): boolean {
  return tokens[at]?.lower === "people" && nouns.length > 0 && determined;
}

const hangsOnSomething = (tokens: Token[], from: number) => /^[PS]$/.test(tokens[from - 1]?.tag ?? "");

/** "in a fire alarm reception needs a list", "after the visit interpreter writes minutes" */
function somebodyDoesThere(tokens: Token[], { from, nouns, at }: Run): boolean {
  const word = tokens[at]?.lower ?? "";
  const doing = tokens[at + 1];
  return (
    nouns.length > 0 &&
    hangsOnSomething(tokens, from) &&
    (Boolean(PLACE_ROLES[word]) || isPerson(singular(word))) &&
    !isPerson(singular(nouns[0] ?? "")) &&
    doing?.tag === "V" &&
    doing.form === (isPlural(word) ? "base" : "s")
  );
}

/** "after 90 days items go to auction" */
function afterSoLong(tokens: Token[], { from, nouns, at }: Run): boolean {
  const soLong = /^(?:days|weeks|months|years|hours|minutes)$/.test(nouns[0] ?? "");
  return nouns.length === 1 && soLong && hangsOnSomething(tokens, from) && tokens[at]?.tag === "N";
}

/** "every thursday cook publishes": a day is no part of who does something; "the night team" is. */
function somebodyThatDay(tokens: Token[], { nouns, at }: Run): boolean {
  const shift = /^(?:the|our|a|each) (?:night|day|evening|morning)$/;
  return (
    nouns.length === 1 &&
    DAYS.test(nouns[0] ?? "") &&
    !shift.test(`${tokens[at - 2]?.lower} ${nouns[0]}`) &&
    tokens[at]?.tag === "N" &&
    isPerson(singular(tokens[at]?.lower ?? ""))
  );
}

/** "grade 4 must be reported" */
function isNumbered(tokens: Token[], { nouns, end }: { nouns: string[]; end: number }): boolean {
  const number = /^\d+$/.test(tokens[end]?.lower ?? "");
  return nouns.length > 0 && number && /^[MBH]$/.test(tokens[end + 1]?.tag ?? "");
}

/** "the top 3 go on the menu" */
function counted(tokens: Token[], { from, end }: Found): NounPhrase | null {
  const number = tokens[end - 1];
  // "the three fastest get a mention"
  const best = tokens[end - 2]?.tag === "Q" && /(?:est|first|last)$/.test(number?.lower ?? "");
  if (tokens[from]?.tag !== "D" || !number || tokens[end]?.tag !== "V") return null;
  if (number.tag !== "Q" && !best) return null;
  if (best)
    return { start: from, end, head: "they", last: "they", pronoun: "they", plural: true, bare: false };
  return { start: from, end, head: number.lower, last: number.lower, pronoun: "", plural: true, bare: false };
}

const TELLS_APART =
  /^(?:lost|found|broken|missing|borrowed|lent|used|stolen|spare|unused|second-?hand|left-?over|old|free)$/;

/** "lost things", "found stuff": a thing that is told apart is an item. */
function toldApart(tokens: Token[], { from, end, nouns, bare }: Found): NounPhrase | null {
  const quality = tokens[end - 2];
  const [last] = nouns;
  if (nouns.length !== 1 || !/^(?:things?|stuffs?)$/.test(last ?? "") || end - 2 < from) return null;
  if (quality?.tag !== "A" || !TELLS_APART.test(quality.lower)) return null;
  const plural = last === "things";
  const head = `${quality.lower} item`;
  return { start: from, end, head, last: plural ? "items" : "item", pronoun: "", plural, bare };
}

function named(tokens: Token[], { from, end, nouns, bare }: Found, last: string): NounPhrase {
  const one = singular(last);
  const words = isTitle(tokens, { from, end, nouns, bare }, one)
    ? [tokens[end - 2]?.lower ?? "", ...nouns]
    : isMeasured(tokens, { from, end, nouns, bare }, one)
      ? nouns.slice(1)
      : nouns;
  const head = [...words.slice(-2, -1).filter((word) => !MEASURES.test(word)), one].join(" ");
  return { start: from, end, head, last, pronoun: "", plural: one !== last, bare };
}

/** "a 30 minute appointment" is an appointment. */
const MEASURES =
  /^(?:minute|hour|day|week|month|year|km|kg|mile|euro|dollar|page|person|people|free|many)s?$/;

/** "a social worker": the adjective belongs to the name. */
function isTitle(tokens: Token[], { from, end, nouns }: Found, one: string): boolean {
  return nouns.length === 1 && end - 2 >= from && PEOPLE.has(`${tokens[end - 2]?.lower ?? ""}-${one}`);
}

/** "a 4 letter code", "5 euro coffee money": a singular noun after a number only measures. */
function isMeasured(tokens: Token[], { from, nouns }: Found, one: string): boolean {
  const first = tokens.findIndex((token, at) => at >= from && token.tag === "N");
  const number = /^\d/.test(tokens[first - 1]?.lower ?? "");
  return nouns.length > 1 && !isPerson(one) && number && singular(nouns[0] ?? "") === nouns[0];
}
