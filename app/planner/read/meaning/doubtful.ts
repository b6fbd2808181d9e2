import { isPerson } from "../../catalogue/people";
import { isPlural, singular } from "../../text/words";
import { type Clause, type Parsed, spell } from "../clauses/clauses";
import { tagAt } from "../words/spots";
import type { Token } from "../words/tokens";
import { breaksOff } from "./breaking-off";
import { phraseOf } from "./phrases";

/**
 * A sentence in another language is read word by word; where a word is missing or means something else there, what comes
 * of it is no English. Such a story is worse than none: what it was to say is quoted in its author's words.
 */

/** True for the gloss of a clause that cannot be a sentence. */
export function isDoubtful(clause: Clause, parsed: Parsed, phrase: string): boolean {
  const tokens = parsed.tokens.slice(clause.verbAt, clause.end);
  while (/^[OKX]$/.test(tokens.at(-1)?.tag ?? "")) tokens.pop();
  return (
    isBroken(clause, parsed) ||
    saysNothing(clause, tokens, phrase) ||
    [tokens, conditionOf(clause, parsed)].some((words) =>
      words.some((_, at) => BREAKS.some((breaks) => breaks(words, at))),
    ) ||
    breaksOff(clause.condition)
  );
}

/** The words of the case in which it is done, which stand before the clause or behind it. */
function conditionOf({ condition }: Clause, { tokens }: Parsed): Token[] {
  if (condition === "") return [];
  for (let from = 0; from < tokens.length; from++) {
    if (!condition.toLowerCase().startsWith(tokens[from]?.lower ?? "-")) continue;
    for (let end = tokens.length; end > from; end--)
      if (spell(tokens.slice(from, end)).toLowerCase() === condition.toLowerCase())
        return tokens.slice(from, end);
  }
  return [];
}

/** "see what", "book … not are": it breaks off. */
function isBroken(clause: Clause, parsed: Parsed): boolean {
  const said = phraseOf(clause, parsed, "", true) + (clause.condition ? ` ${clause.condition}` : "");
  const broken =
    /(?:^see|^view|^know|^say) (?:this )?(?:what|who|which)$| (?:are|is|not|can|could|have|has|who|what|which)$/;
  const rest = parsed.tokens
    .slice(clause.verbAt + 1, clause.end)
    .map(({ text }) => text)
    .join(" ");
  return broken.test(said) || /\b(?:not|can|must|should|may)\b/.test(rest);
}

/** What somebody can do without its being said to what. */
const ALONE =
  /^(?:cancel|pay|vote|comment|register|sign-?up|sign-?in|log-?in|log-?out|chat|reply|answer|apply|search|book|order|join|enrol|subscribe|unsubscribe|confirm|accept|reject|approve|decline|donate|bid|rehearse|train|practise)$/;
/** What is always done to something. */
const TO_SOMETHING =
  /^(?:make|add|see|take|receive|mark|buy|bring|give|put|create|upload|choose|send|drop-off|deduct|get|have|keep|write|print|issue|set|collect|note|show)$/;
/** Motion and being: what an app has to do with none of it. */
const BARE =
  /^(?:go|come|be|become|stay|live|happen|exist|remain|fall|arrive|miss|lack|move|expire|begin|run|fit|hold|cost|mean|like|want|need|know|work|function|walk|ride|care)$/;

/** A verb with nothing that it is done to, or one that is no doing in an app. */
function saysNothing(
  { verb, objects, prepositions, question, inherited }: Clause,
  tokens: readonly Token[],
  phrase: string,
): boolean {
  if (BARE.test(verb) && !(verb === "know" && question)) return true;
  if (objects.length > 0 || question || tokens.some(({ tag }, at) => at > 0 && /^[NRW]$/.test(tag)))
    return TO_SOMETHING.test(verb) && objects.length === 0 && !question && tokens[1]?.tag === "P";
  // "They approve": what was spoken of just before is added to it.
  const alone = prepositions.length === 0 && tokens.length < 3;
  return (
    alone &&
    ((TO_SOMETHING.test(verb) && !(inherited && verb === "mark")) ||
      (phrase.replace(/ (?:only|also)$/, "").split(" ").length < 2 && !inherited && !ALONE.test(verb)))
  );
}

type Breaks = (tokens: readonly Token[], at: number) => boolean;

/** What may stand behind a word of each of these kinds; "" is the end of the clause. */
const NOMINATIVE = /^(?:they|we|i|he|she)$/;
const TIME =
  /^(?:minute|hour|day|night|evening|morning|week|weekend|month|quarter|season|year|time|term|semester|monday|tuesday|wednesday|thursday|friday|saturday|sunday|class|lesson|training)s?$/;

const BREAKS: readonly Breaks[] = [
  // "see the record the coach", "at the end of the year the winner": two things with nothing between them.
  (tokens, at) =>
    tagAt(tokens, at) === "N" &&
    at > 1 &&
    !isPerson(singular(tokens[at]?.lower ?? "")) &&
    !TIME.test(tokens[at]?.lower ?? "") &&
    tagAt(tokens, at + 1) === "D" &&
    tokens[at + 1]?.lower === "the" &&
    tagAt(tokens, at + 2) === "N",
  // "see it the coach": who does it stands behind its verb.
  (tokens, at) =>
    at === 1 &&
    /^(?:it|them)$/.test(tokens[at]?.lower ?? "") &&
    /^(?:see|view|read|use|check|edit|approve|confirm)$/.test(tokens[0]?.base ?? "") &&
    tagAt(tokens, 2) === "D" &&
    tagAt(tokens, 3) === "N",
  // "record an inspection add queen": a second doing with nobody who does it.
  (tokens, at) =>
    at > 1 &&
    tagAt(tokens, at) === "V" &&
    tokens[at]?.form === "base" &&
    tagAt(tokens, at - 1) === "N" &&
    tokens.slice(1, at).every(({ tag }) => /^[NDAQPX]$/.test(tag)),
  // "measure from new"
  (tokens, at) =>
    tagAt(tokens, at) === "P" &&
    tagAt(tokens, at + 1) === "A" &&
    !/^(?:first|last|next)$/.test(tokens[at + 1]?.lower ?? "") &&
    /^(?:|[KCP])$/.test(tagAt(tokens, at + 2)),
  // "the sugar at sugar"
  (tokens, at) =>
    tagAt(tokens, at) === "P" &&
    tagAt(tokens, at - 1) === "N" &&
    tokens[at - 1]?.lower === tokens[at + 1]?.lower &&
    !TIME.test(tokens[at + 1]?.lower ?? ""),
  // "mark no prices"
  (tokens, at) => at > 0 && tokens[at]?.lower === "no" && tagAt(tokens, at + 1) === "N",
  // "and each automatically"
  (tokens, at) =>
    /^(?:each|every)$/.test(tokens[at]?.lower ?? "") && /^[XPC]$/.test(tagAt(tokens, at + 1) || "C"),
  // "see commander"
  (tokens, at) => {
    const one = tokens[at]?.lower ?? "";
    return (
      at === 1 &&
      /^(?:see|view)$/.test(tokens[0]?.base ?? "") &&
      tagAt(tokens, at) === "N" &&
      tagAt(tokens, 2) === "" &&
      !isPlural(one) &&
      isPerson(one)
    );
  },
  // "armen the call-up": a word that no table has, where the verb should be.
  (tokens, at) => tokens[at]?.unknown === true && (tokens[at]?.tag === "V" || tagAt(tokens, at - 1) === "V"),
  // "from only from", "with who if", "a meal in"
  (tokens, at) =>
    tagAt(tokens, at) === "P" &&
    !/^(?:up|off|out|down)$/.test(tokens[at]?.lower ?? "") &&
    (/^(?:|[PCKSM])$/.test(tagAt(tokens, at + 1)) || NOMINATIVE.test(tokens[at + 1]?.lower ?? "")),
  // "the they", "a which", "the of"
  (tokens, at) =>
    tagAt(tokens, at) === "D" &&
    !/^(?:all|each|both|other|another|this|that|these|those|some|any)$/.test(tokens[at]?.lower ?? "") &&
    /^(?:|[PCKSWMR])$/.test(tagAt(tokens, at + 1)),
  // "and, in the morning", "log and in the corral", "earn how much and"
  (tokens, at) =>
    tagAt(tokens, at) === "C" &&
    (/^(?:|[KC])$/.test(tagAt(tokens, at + 1)) || (at === 1 && !/^[V]$/.test(tagAt(tokens, at + 1)))),
  // "9 boats and 12 in the harbour"
  (tokens, at) => tagAt(tokens, at - 1) === "C" && tagAt(tokens, at) === "Q" && tagAt(tokens, at + 1) === "P",
  // "a reminder they, also": who does something does it.
  (tokens, at) =>
    tagAt(tokens, at) === "R" &&
    NOMINATIVE.test(tokens[at]?.lower ?? "") &&
    !/^[VMBHXG]$/.test(tagAt(tokens, at + 1)),
  // "a reminder them with"
  (tokens, at) =>
    tagAt(tokens, at - 1) === "N" &&
    tagAt(tokens, at) === "R" &&
    /^(?:them|us|me|it)$/.test(tokens[at]?.lower ?? "") &&
    at > 1 &&
    tagAt(tokens, at + 1) !== "V" &&
    tagAt(tokens, at + 1) !== "B",
  // "clean siga", "play take": one doing, then another.
  (tokens, at) =>
    at > 0 &&
    tagAt(tokens, at) === "V" &&
    tokens[at]?.form === "base" &&
    tagAt(tokens, at - 1) === "V" &&
    !/^(?:help|let|make|want|need|try)$/.test(tokens[at - 1]?.base ?? ""),
  // "is make", "is owe"
  (tokens, at) =>
    tagAt(tokens, at) === "B" &&
    tagAt(tokens, at + 1) === "V" &&
    tokens[at + 1]?.form === "base" &&
    isPlain(tokens[at + 1]),
  // "who the varieties", "who on the list"
  (tokens, at) =>
    tagAt(tokens, at) === "W" &&
    tokens[at]?.lower === "who" &&
    /^(?:|[DPSKCNAQ])$/.test(tagAt(tokens, at + 1)),
  // "when PDF", "what the nurse": a question or a case has its verb.
  (tokens, at) => {
    if (
      !/^[WS]$/.test(tagAt(tokens, at)) ||
      /^(?:after|before|since|until|as|how|which)$/.test(tokens[at]?.lower ?? "")
    )
      return false;
    const rest = tokens.slice(at + 1);
    const end = rest.findIndex(({ tag }) => tag === "K");
    if (rest.length === 0 && /^(?:where|when)$/.test(tokens[at]?.lower ?? "")) return true;
    return (
      !(end < 0 ? rest : rest.slice(0, end)).some(({ tag }) => /^[VBHM]$/.test(tag)) &&
      !/^how (?:many|much)$/.test(tokens[at]?.lower ?? "")
    );
  },
  // "if miss some thing", "when can calve": nobody does it.
  (tokens, at) =>
    tagAt(tokens, at) === "S" &&
    !/^(?:before|after)$/.test(tokens[at]?.lower ?? "") &&
    /^[VMHPC]$/.test(tagAt(tokens, at + 1)) &&
    tokens[at + 1]?.form !== "ed" &&
    tokens[at + 1]?.form !== "ing",
  // "the ausgabestelle what arrive"
  (tokens, at) =>
    tagAt(tokens, at) === "N" &&
    /^(?:what|who)$/.test(tokens[at + 1]?.lower ?? "") &&
    tagAt(tokens, at + 1) === "W" &&
    at > 1 &&
    tokens[at + 1]?.lower === "what",
  // "a code each item": for or on each.
  (tokens, at) =>
    at > 1 &&
    tagAt(tokens, at - 1) === "N" &&
    /^(?:each|every)$/.test(tokens[at]?.lower ?? "") &&
    tagAt(tokens, at + 1) === "N" &&
    tokens.slice(0, at).every(({ tag }) => tag !== "W") &&
    !TIME.test(tokens[at + 1]?.lower ?? ""),
];

/** "is put" is no broken form. */
const isPlain = (token: Token | undefined) =>
  token !== undefined &&
  token.lower === token.base &&
  !/^(?:put|set|cut|read|cost|hit|shut|split|quit|let)$/.test(token.lower) &&
  !isPlural(token.lower);
