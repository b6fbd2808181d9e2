import { isFieldWord, SCREEN_WORDS } from "../../catalogue/nouns";
import { BUSINESSES, isPerson } from "../../catalogue/people";
import { listOf, singular } from "../../text/words";
import { continues, make } from "../foreign/senses";
import { mention } from "../reading";
import { addAction, PRODUCT, type State } from "../state";
import { tagAt, wordAt } from "../words/spots";
import type { Token } from "../words/tokens";

/**
 * "una ficha por cliente con nombre, NIF y descuento", "pro Baum Sorte, Standort und Alter": what is known of each is
 * told in a list of nouns, which its place shows whatever else of the sentence is understood.
 */

/** A list of columns, whose they are, and which of the tokens said so. */
type Listed = {
  owner: string;
  names: string[];
  from: number;
  end: number;
  instead: Token[];
  /** Somebody writes it down: a card, a sheet, "we note". */
  noted: boolean;
};

/** What is filled in for each of its kind, and is the same as what it is of. */
export const CARD =
  /^(?:card|file card|index card|sheet|file|record|profile|form|page|dossier|entry|data sheet|factsheet|row|line)s?$/;
const RECORDS = /^(?:save|store|keep|log|record|note|register|write down|write|need|want|have|enter)$/;
const EACH = /^(?:each|every)$/;
const PER = /^(?:per|by|for|of|from|for each|for every|per each|to|in|after|at)$/;
/** What is in it is no column of it. */
const HOLDS_OTHERS = /^(?:group|class|family|crew|list|day|week|month|year|place|people|person|end|start)$/;

/** The sentence without its lists of columns, and what they say. */
export function withoutListedColumns(tokens: readonly Token[]): { tokens: Token[]; listed: Listed[] } {
  const left = [...tokens];
  const listed: Listed[] = [];
  for (let at = 0; at < left.length; at++) {
    const found = cardOfEach(left, at) ?? ofEach(left, at) ?? thingWith(left, at);
    if (!found) continue;
    left.splice(found.from, found.end - found.from, ...found.instead);
    listed.push(found);
  }
  return { tokens: left, listed };
}

/** Gives the columns to whose they are; who keeps a card of each writes them down. */
export function keepListed(listed: readonly Listed[], state: State): void {
  const { reading } = state;
  for (const { owner, names, noted } of listed) {
    if (noted)
      addAction(state, {
        actor: "me",
        verb: "record",
        phrase: `record ${listOf(names)} of each ${owner}`,
        objects: [owner],
        origin: "fragment",
      });
    mention(reading, owner, 3, isPerson(owner));
    for (const name of names) reading.fields.push({ owner, name });
  }
}

/** Behind the determiners at `at` the nouns of one phrase; null when there are none. */
function nounsAt(tokens: readonly Token[], at: number): { start: number; end: number; head: string } | null {
  let start = at;
  while (/^[DA]$/.test(tagAt(tokens, start))) start += 1;
  if (tagAt(tokens, start) !== "N") return null;
  let end = start + 1;
  while (tagAt(tokens, end) === "N" && continues.has(tokens[end] as Token)) end += 1;
  const words = tokens.slice(start, end).map(({ lower }) => lower);
  return { start, end, head: singular(words.join(" ")) };
}

/** "a card per client with …": the columns of the client. */
function cardOfEach(tokens: readonly Token[], at: number): Listed | null {
  if (tagAt(tokens, at) !== "N" || continues.has(tokens[at] as Token)) return null;
  const card = nounsAt(tokens, at);
  // "eine Karte pro Baum": no map has one for each.
  const isCard = CARD.test(card?.head ?? "") || (card?.head === "map" && wordAt(tokens, card.end) === "per");
  if (!card || !isCard) return null;
  if (tagAt(tokens, card.end) !== "P" || !PER.test(wordAt(tokens, card.end))) return null;
  const owner = nounsAt(tokens, card.end + 1);
  if (!owner || !isOwner(owner.head)) return null;
  const list = listAt(tokens, introduced(tokens, owner.end), 1);
  if (!list || (list.names.length < 2 && !list.fields)) return null;
  const from = tagAt(tokens, at - 1) === "D" ? at - 1 : at;
  return { owner: owner.head, ...list, from, instead: tokens.slice(owner.start, owner.end), noted: true };
}

/** "for each order fabric, model and date", "each product has name, size and price": columns of what there is one each of. */
function ofEach(tokens: readonly Token[], at: number): Listed | null {
  const per = /^(?:per|for each|for every|of each)$/.test(wordAt(tokens, at)) && tagAt(tokens, at) === "P";
  const each = tagAt(tokens, at) === "D" && EACH.test(wordAt(tokens, at));
  if (!per && !each) return null;
  const owner = nounsAt(tokens, at + 1);
  if (!owner || !isOwner(owner.head)) return null;
  const before = each && tagAt(tokens, at - 1) === "P" ? at - 1 : at;
  const behind = introduced(tokens, owner.end);
  const has =
    /^(?:have|has|get|contain|include)$/.test(tokens[owner.end]?.base ?? "") ||
    wordAt(tokens, owner.end) === "has";
  // "per client a plan": one thing, and no column; "sizes of each customer: length, …" has some.
  if (!has && before === at && !per && wordAt(tokens, owner.end) !== ":") return null;
  // "of each member we keep number, height and phone"
  const keeps =
    !has && wordAt(tokens, behind).match(/^(?:we|i)$/) && RECORDS.test(tokens[behind + 1]?.base ?? "")
      ? 2
      : 0;
  let from = has ? introduced(tokens, owner.end + 1) : behind + keeps;
  if (!has && wordAt(tokens, from) === "of") from += 1;
  const list = listAt(tokens, from, 2);
  if (!list || !(list.fields || (list.names.length > 2 && keeps === 0))) return null;
  // "sizes of each customer"
  const whose = before === at && tagAt(tokens, at - 1) === "N" ? [make("of", "P")] : [];
  const instead = [...whose, ...tokens.slice(owner.start, owner.end)];
  return { owner: owner.head, ...list, from: before, instead, noted: !has };
}

/** "bikes with frame number, price and colour": at least half are words for properties. */
function thingWith(tokens: readonly Token[], at: number): Listed | null {
  if (tagAt(tokens, at) !== "N" || continues.has(tokens[at] as Token)) return null;
  const owner = nounsAt(tokens, at);
  if (!owner || !isOwner(owner.head) || CARD.test(owner.head)) return null;
  const comma = Number(tagAt(tokens, owner.end) === "K");
  if (!/^(?:with|including)$/.test(wordAt(tokens, owner.end + comma))) return null;
  const last = singular(owner.head.slice(owner.head.lastIndexOf(" ") + 1));
  if (SCREEN_WORDS.has(last) || BUSINESSES.has(last) || PRODUCT.test(last)) return null;
  const list = listAt(tokens, owner.end + comma + 1, 2);
  if (!list?.fields || list.people || headOf(tokens, owner.start) === "") return null;
  const whose = headOf(tokens, owner.start) ?? owner.head;
  // A story says what it is done with.
  return { owner: whose, names: list.names, from: owner.end, end: owner.end, instead: [], noted: false };
}

/** "the dogs in adoption with age": the dogs'; null where the thing at `start` hangs on no other. */
function headOf(tokens: readonly Token[], start: number): string | null {
  let before = start - 1;
  while (/^[DAQ]$/.test(tagAt(tokens, before))) before -= 1;
  if (!/^(?:in|on|at|to|for|from|by)\b/.test(wordAt(tokens, before))) return null;
  let first = before;
  while (/^[NPDA]$/.test(tagAt(tokens, first - 1))) first -= 1;
  const head = nounsAt(tokens, first);
  return head && head.end <= before && isOwner(head.head) ? head.head : "";
}

const isOwner = (head: string) => !isFieldWord(head) && !HOLDS_OTHERS.test(head);

/** Behind a colon, a comma or "with". */
function introduced(tokens: readonly Token[], at: number): number {
  let from = at;
  while (/^(?::|,|with|including|have|has)$/.test(wordAt(tokens, from)) && from < at + 2) from += 1;
  return from;
}

type List = { names: string[]; end: number; fields: boolean; people: boolean };

/** A list of nouns that begins at `from` and has at least so many; null for anything else. */
function listAt(tokens: readonly Token[], from: number, least: number): List | null {
  const names: string[] = [];
  let end = from;
  let at = from;
  while (at < tokens.length) {
    let next = at;
    while (/^[NADQPXR]$/.test(tagAt(tokens, next)) && next < at + 6) next += 1;
    const name = nameOf(tokens.slice(at, next));
    // "and the weight is written down": the last of them begins a clause.
    const goesOn = /^(?:|[KCO])$/.test(tagAt(tokens, next)) || wordAt(tokens, next) === ".";
    if (!name || !goesOn) break;
    names.push(name);
    end = next;
    at = next;
    while (/^[KC]$/.test(tagAt(tokens, at))) at += 1;
    if (at === next) break;
  }
  if (names.length < least) return null;
  const fields = names.filter((name) => isFieldWord(name)).length * 2 >= names.length;
  const people = names.filter((name) => isPerson(name)).length * 2 >= names.length;
  return { names, end, fields, people };
}

/** How a column is, without which it is the same column. */
const PLAIN = /^(?:short|brief|small|big|long|new|free|other|own|important|exact|whole|simple)$/;

/** A column's name: its nouns with what tells of them, and nothing that counts or points; "" when it is none. */
function nameOf(tokens: readonly Token[]): string {
  const first = tokens.findIndex(({ tag }) => tag !== "D");
  const words = first < 0 ? [] : tokens.slice(first);
  if (!words.some(({ tag }) => tag === "N") || words.length > 5) return "";
  if (!/^[NA]$/.test(words[0]?.tag ?? "") || words.some(({ tag }) => /^[QR]$/.test(tag))) return "";
  const name = words
    .filter(({ tag, lower }) => tag !== "D" && tag !== "X" && !(tag === "A" && PLAIN.test(lower)))
    .map(({ lower }) => lower)
    .join(" ");
  return singular(name.replace(/ of the (?=\p{L}+$)/u, " of "));
}
