import { isPerson } from "../catalogue/people";
import { once } from "./foreign/senses";
import { BOUND_STEPS } from "./passages/bounds";
import { LABEL_STEPS } from "./passages/labels";
import { withoutLetter } from "./passages/letters";
import { settleRoles } from "./passages/listed-roles";
import { needsOf } from "./passages/needs";
import { type Segment, segmentsOf } from "./passages/normalise";
import { passageOf, type Reader } from "./passages/passages";
import { withoutNames } from "./passages/people-by-name";
import { withoutQuestions } from "./passages/questions-and-answers";
import { readSentence } from "./passages/sentences";
import { RULE_STEPS } from "./passages/set-rules";
import { withDoingsApart, withNumbersInLines } from "./passages/split-lists";
import { toldOfToday } from "./passages/today";
import { emptyReading, mention, type Reading } from "./reading";
import type { State } from "./state";
import type { SpeechTags } from "./words/model";
import { tokenise } from "./words/tokens";

/** What things are written on today, by hand. */
const WRITTEN_ON =
  /(?:^|\b(?:paper|big|old|little) )(?:book|notebook|binder|folder|whiteboard|sheet|ledger|calendar|diary|list|notepad|exercise book)$/;

/** Reads an English idea (or the English gloss of one) into actors, actions, things, limits and wishes. */
export function readEnglish(text: string, speech: SpeechTags): Reading {
  const said = withDoingsApart(withNumbersInLines(withoutNames(withoutQuestions(withoutLetter(text)))));
  const tokens = once((sentence) => tokenise(sentence, speech));
  return readWith(said, {
    plain: needsOf(said),
    tokens,
    part: tokens,
    gloss: null,
    reading: emptyReading("en"),
  });
}

/** Reads an idea whose sentences become tokens in the given way. */
export function readWith(text: string, reader: Reader): Reading {
  const { reading } = reader;
  const state: State = {
    reading,
    persons: [],
    many: new Set(),
    lastActor: "",
    beside: [],
    lastEntity: "",
    lastThing: "",
    happened: "",
    first: true,
    gloss: reader.gloss !== null,
    doubted: false,
  };
  const segments = segmentsOf(text);
  const today = toldOfToday(segments);
  for (const [at, segment] of segments.entries()) {
    const [done, ruled] = [reading.actions.length, reading.rules.length];
    const { product } = reading;
    const known = new Set(reading.mentions.map(({ noun }) => noun));
    const asked = reading.asked.length;
    readSegment(segment, state, reader);
    if (!today[at]) continue;
    reading.product = product;
    reading.asked.length = asked;
    // What it is about stays what the app is about.
    reading.mentions = reading.mentions.filter(({ noun }) => known.has(noun) || !WRITTEN_ON.test(noun));
    for (const { objects } of reading.actions.slice(done))
      for (const noun of objects) if (!WRITTEN_ON.test(noun)) mention(reading, noun, 4, isPerson(noun));
    reading.actions.length = Math.min(done, reading.actions.length);
    reading.rules.length = Math.min(ruled, reading.rules.length);
  }
  settleRoles(reading);
  reading.rules = withoutShorter(reading.rules);
  return reading;
}

/** A rule that is only a part of another says nothing more. */
function withoutShorter(rules: readonly string[]): string[] {
  const bare = (rule: string) => rule.toLowerCase().replace(/^\S+ /, "");
  return rules.filter(
    (rule) =>
      rule.split(" ").length < 4 ||
      !rules.some(
        (other) =>
          other !== rule &&
          bare(other).length > bare(rule).length &&
          other.toLowerCase().includes(bare(rule)),
      ),
  );
}

/** A sentence or list item: its label, what bounds the app, what holds in it, and then what is done in it. */
function readSegment(segment: Segment, state: State, reader: Reader): void {
  const passage = passageOf(segment, state, reader);
  const steps = [...LABEL_STEPS, ...BOUND_STEPS, ...RULE_STEPS];
  if (!steps.some((step) => step(passage))) readSentence(passage);
}
