import { isFieldWord } from "../../catalogue/nouns";
import { isPerson } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { capital, singular } from "../../text/words";
import { columnsIn } from "../meaning/columns";
import { mention } from "../reading";
import type { State } from "../state";
import { readNeeded } from "./notes";

/** "note the inspection: saw the queen or not, mites counted", "write for each cow: ear tag, when inseminated" */
const NOTED =
  /\b(?:notes?|writes?(?: down)?|logs?|records?|enters?|saves?|stores?|keeps?|adds?|fills? in|tracks?)\b(?: [\p{L}'-]+){0,2}? (?:for )?(?:the|an?|each|every|per|my|our|their) (?:[\p{L}-]+ )?([\p{L}-]+)$/iu;

/** Gives a thing the columns that a list behind a colon says of it, and leaves the sentence without the list. */
export function withoutNoted(kept: string, state: State): string {
  const [, name = "", list = ""] = /^(.{4,160}?):\s*([^:]{5,200})$/s.exec(kept) ?? [];
  const thing = singular((NOTED.exec(name)?.[1] ?? "").toLowerCase());
  const columns = thing !== "" && isKnownThing(thing) && !columnsIn(list) ? notedOf(list) : null;
  if (!columns) return kept;
  mention(state.reading, thing, 1);
  for (const column of columns) state.reading.fields.push({ owner: thing, name: column });
  state.reading.text += ` ${list.toLowerCase()} .`;
  return name;
}

/** What is noted of each, as the names of columns; null where an item is longer than one. */
function notedOf(list: string): string[] | null {
  const items = list
    .replace(/[.!]+$/, "")
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((item) =>
      item
        .replace(/^(?:when|if|whether|where|what|which|how (?:many|much)) (?=\p{L})/iu, "")
        .replace(/^(?:(?:i|we|she|he|it|they) )?(?:saw|seen|had|has|was|were|is|got|gets?|did) /i, "")
        .replace(/^(?:i|we|she|he|it|they) (?=\p{L}+$)/iu, "")
        .replace(/ (?:i|we|she|he|it|they) \p{L}+$/iu, "")
        .replace(/ or not$|\?$/i, "")
        .replace(/^(?:the|an?|their|its|his|her|my|our) /i, "")
        .trim(),
    );
  const short = items.every((item) => /^[\p{L}'/ -]{3,30}$/u.test(item) && item.split(" ").length <= 3);
  return short && items.length > 2 ? items.map((item) => singular(item.toLowerCase())) : null;
}

/** "One tap when it starts, pain 1-10, what I took": what is put down of each, piece by piece, however it is said. */
function readsAsEntry(kept: string, entry: string, state: State): boolean {
  const list = kept.replace(/\s*\([^()]*\)/g, "").replace(/[.!\s]+$/, "");
  const items = list.split(/\s*,\s*(?:and\s+)?/);
  const piece =
    /^(?:(?:what|when|where|which|how|who|if|whether)\b|(?:an? |one )?(?:tap|click|button|press) (?:when|if)\b|.* \d+ ?(?:-|to) ?\d+$)/i;
  const pieces = items.filter(
    (item) => piece.test(item.trim()) || isFieldWord(singular(item.trim().toLowerCase())),
  );
  const put = items.some((item) => piece.test(item.trim()));
  const short = items.every((item) => /^[^.:;!?]{3,50}$/.test(item) && item.split(" ").length <= 7);
  if (
    items.length < 3 ||
    !short ||
    !put ||
    pieces.length * 2 < items.length ||
    /\b(?:can|must|should|want|need|sees?)\b/i.test(list)
  )
    return false;
  if (!readNeeded(`each ${entry}`, list, state)) return false;
  // "possible triggers (wine, sleep)": what may stand there.
  for (const [, what = "", some = ""] of kept.matchAll(/([\p{L} -]{3,40}?) ?\(([^()]*,[^()]*)\)/gu))
    state.reading.rules.push(`${capital(what.trim())}: ${some}`);
  return true;
}

/** What is called after the entries that it holds: "catch log", "hive diary". */
const LOG =
  /^(?:(?:an?|my|our|the|simple|small|little) )*(?:\p{L}+ )?(\p{L}+) (?:log|log ?book|diary|journal|tracker|register|database|archive|record book)\b/iu;

/** "Catch log for me and the boys. Species, weight, photo, what bait": a list that comes next says what an entry has. */
export function withoutColumnsOfLog(kept: string, state: State): string {
  const { reading } = state;
  const entry = singular((LOG.exec(reading.product)?.[1] ?? "").toLowerCase());
  if (entry === "" || isPerson(entry) || reading.actions.length + reading.fields.length > 0) return kept;
  const [list = "", ...rest] = kept.split(/\s+but\s+|[.!]\s/i);
  const columns = columnsIn(list);
  if (!columns && readsAsEntry(kept, entry, state)) return "";
  if (!columns || columns.length < 3 || list.split(",").length < 3) return kept;
  mention(reading, entry, 4);
  for (const column of columns) reading.fields.push({ owner: entry, name: column });
  reading.text += ` ${list.toLowerCase()} .`;
  return rest.join(". ");
}
