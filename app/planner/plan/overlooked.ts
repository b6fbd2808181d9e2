import type { Plan } from "~/domain/plan";
import { GENERAL_NOUNS, isFieldWord } from "../catalogue/nouns";
import type { Piece } from "../read/reading";
import { clip, singular } from "../text/words";
import type { Draft } from "./draft";
import type { StoryDraft } from "./stories";
import { titleOf } from "./title";

/** Longer than this, a sentence is quoted by its overlooked pieces only. In words. */
const SHORT = 14;
const MOST = 6;

type Word = Piece["words"][number];

/** Words that say too little for a plan to miss them. */
const EMPTY =
  /^(?:app|apps|want|need|have|make|let|tell|ask|show|see|get|use|keep|like|know|help|send|put|take|give|come|work|happen|thing|stuff|easy|simple|nice|good|great|cool|new|small|big|different|own|same|next|last|first|able|available|possible|everyone|everything|something|anything|nothing|someone|please|thanks?|hello|lol|idk|ppl|cuz|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|company|business|idea|today|tomorrow|budget|version|mvp)$/;

/** Words for how a thing is that change what has to be built. */
const TELLING = /^(?:private|secret|hidden|anonymous|offline|confidential|encrypted)$/;

/** What the same word is in its other forms: "reminder" and "reminded". */
const root = (word: string) =>
  singular(word.toLowerCase())
    .replace(/(?:ing|ed|e|y)$/, "")
    .slice(0, 5);

const rootsOf = (...texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.match(/\p{L}[\p{L}'-]*/gu)?.map(root) ?? []));

/** What the idea asks for and nothing else in the plan says, in the idea's own words: nothing is lost on the way. */
export function overlooked(
  draft: Draft,
  stories: readonly StoryDraft[],
  rules: readonly string[],
  nonGoals: Plan["nonGoals"],
): string[] {
  const { reading, entities, roles } = draft;
  const kept = rootsOf(
    titleOf(draft),
    ...roles.map(({ noun }) => noun),
    ...entities.flatMap((one) => [one.noun, ...one.fields.map(({ name }) => name), ...one.statuses]),
  );
  const columns = rootsOf(...entities.flatMap((one) => one.fields.map(({ name }) => name)));
  const wanted = rootsOf(...stories.filter(({ origin }) => origin === "named").map(({ want }) => want));
  const told = rootsOf(
    ...stories.flatMap((one) => [one.want, one.when, one.then]),
    ...rules,
    ...nonGoals.map(({ text }) => text),
    ...reading.constraints,
    ...reading.denied.map(({ phrase }) => phrase),
  );
  const empty = ({ word }: Word) => EMPTY.test(word) || GENERAL_NOUNS.has(word);
  const lost = ({ sentence, words, text, of, unread }: Piece, at: number) => {
    if (of && rules.some((rule) => rule.toLowerCase().includes(text.toLowerCase()))) return false;
    if (unread) return true;
    // How the idea begins is its title.
    if (sentence === 0 && at === 0) return false;
    const full = words.filter((one) => !empty(one));
    if (full.length === 1 && isFieldWord(full[0]?.word ?? "")) return false;
    const isKept = ({ word }: Word) => kept.has(root(word));
    const isTold = ({ word }: Word) => (of ? wanted : told).has(root(word));
    const names = full.some((one) => (one.noun || TELLING.test(one.word)) && !isKept(one) && !isTold(one));
    // A doing or a thing with something said of it, of which no story speaks; a column's name needs none.
    const known = of ? ({ word }: Word) => columns.has(root(word)) : isKept;
    const untold =
      (sentence > 0 || (of && at > 0)) && full.length > 1 && !full.some(isTold) && !full.every(known);
    return names || Boolean(untold);
  };
  const found = sentencesOf(reading.asked).flatMap((pieces) => {
    const missed = pieces.filter(lost);
    if (missed.length === 0) return [];
    if (missed[0]?.of) return [inTheirWords(missed, pieces)];
    const whole = pieces.map(({ text }) => text).join(", ");
    const partly = pieces.some(({ text }) =>
      rules.some((rule) => rule.toLowerCase().includes(text.toLowerCase())),
    );
    if (whole.split(" ").length <= SHORT && !partly) return [whole];
    const first = pieces.indexOf(missed[0] as Piece);
    const last = pieces.indexOf(missed.at(-1) as Piece);
    return [
      pieces
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(", "),
    ];
  });
  return found.slice(0, MOST).map((text) => `Also asked for: “${clip(text, 240)}”`);
}

/** The pieces as they stand in their sentence, where that is in another language; " … " for what the plan says. */
function inTheirWords(missed: readonly Piece[], pieces: readonly Piece[]): string {
  let said = "";
  let [from, end] = [0, -1];
  for (const piece of missed) {
    const { of = "", text } = piece;
    const at = pieces.indexOf(piece);
    const next = of.indexOf(text, from);
    if (next < 0) continue;
    if (said === "") said = text;
    else said += end === at - 1 ? of.slice(from, next + text.length) : ` … ${text}`;
    [from, end] = [next + text.length, at];
  }
  return said;
}

function sentencesOf(pieces: readonly Piece[]): Piece[][] {
  const found: Piece[][] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && last[0]?.sentence === piece.sentence) last.push(piece);
    else found.push([piece]);
  }
  return found;
}
