import { BUSINESSES, isPerson, looksLikePerson } from "../catalogue/people";
import { classOfVerb, PHRASAL, verbStrength } from "../catalogue/verbs";
import { isPlural, singular, type VerbForm, verbBases } from "../text/words";
import type { SpeechTags } from "./model";

/**
 * Words of one sentence with their part in it:
 * N noun · V verb · A adjective · D determiner · P preposition · C "and/or/but" · K comma · S "when/if/before" ·
 * W "where/who/that" · R pronoun · M "can/should" · T "to" · B "be" · H "have" · X adverb · G "not" · Q number ·
 * O other marks.
 */
export type Tag =
  | "N"
  | "V"
  | "A"
  | "D"
  | "P"
  | "C"
  | "K"
  | "S"
  | "W"
  | "R"
  | "M"
  | "T"
  | "B"
  | "H"
  | "X"
  | "G"
  | "Q"
  | "O";
export type Token = { text: string; lower: string; tag: Tag; base: string; form: VerbForm };

const set = (words: string) => new Set(words.split(" "));
const DETERMINERS = set(
  "a an the this these those my your his her its our their each every some any all no own another both either such other one's whose",
);
const PREPOSITIONS = set(
  "of in on at by for with from into onto over under about against between through during per via near around until like off up out without within across along among behind below beyond despite inside outside past since than towards toward upon as above down",
);
const MODALS = set(
  "can could should will would must may might shall can't couldn't shouldn't won't wouldn't cannot mustn't don't doesn't didn't do does did let's",
);
const SUBJECTS = set(
  "both all each i we you he she they it everyone everybody anyone anybody someone somebody nobody who people",
);
const PRONOUNS = set(
  "i we you he she they it me us him them everyone everybody anyone anybody someone somebody who whom myself themselves himself herself itself each-other mine theirs this that",
);
const SUBORDINATORS = set(
  "when whenever if before after while because until unless once although though since whether as-soon-as in-case",
);
const RELATIVES = set("where who that which so whose whom what how why");
const BE = set(
  "be is are am was were been being isn't aren't wasn't weren't 's 're 'm i'm they're it's we're you're",
);
const HAVE = set(
  "have has had having haven't hasn't contain contains include includes comprise comprises consist consists",
);
const ADVERBS = set(
  "also together nearby live manually automatically online offline always never only often sometimes again too very really quickly easily now then there here later soon today tomorrow yesterday once twice ahead directly please maybe perhaps instead already still even else well almost away back remotely weekly-ly safely together instantly daily-ly separately basically first finally afterwards anywhere everywhere super so-so etc day-before night-before evening-before hour-before week-before day-after day-ahead hour-ahead week-ahead",
);
const ADJECTIVES = set(
  "new old free open public private own next last weekly monthly daily yearly hourly automatic simple small big large good bad better best nice easy fast quick available upcoming past current existing visible anonymous shared personal social local nearby-by native mobile digital online-only optional required different same other several many few more most less least full empty late early recent long short favourite favorite custom special main whole various certain billable unbilled sold able ready lost missing overdue due safe secure clean modern cool cute pretty minimal basic advanced multiple single double live-only annual seasonal urgent active inactive pending busy happy sad hot cold warm dry wet fresh frozen raw used second-hand secondhand handmade homemade vegan vegetarian organic smart real fake true false low high important healthy sick broken gentle quiet loud young elderly blind deaf remote virtual physical medical legal financial cheap expensive wrong right dirty kosher halal international national regional rural urban big-ticket low-cost private-only rare common sold-out native left-over leftover spare friendly",
);
const COMPOUND_SECOND = set(
  "history system systems page pages screen screens board boards room rooms list lists form forms button buttons link links number numbers code codes date dates time times type types status level levels plan plans feature features app apps website site platform tool tools tracker manager planner software service services portal dashboard management tracking record records sheet sheets card cards entry entries details info information data report reports summary summaries request requests reminder reminders notification notifications alert alerts session sessions rate rates price prices fee fees area areas desk counter order orders log logs schedule schedules result results score scores",
);

const WORD =
  /[-−]?[€$£]?\d[\d.,:/–-]*(?:%|€|\$|£|[a-z]{1,3}\b)?|[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*|'s|[,;:!?()/"+]|\S/gu;

/** Verbs that carry other verbs; they have no class of their own, so the lexicon does not list them. */
const CARRYING: Record<string, string> = {
  want: "want",
  wants: "want",
  need: "need",
  needs: "need",
  wish: "wish",
  let: "let",
  lets: "let",
  allow: "allow",
  allows: "allow",
  enable: "enable",
  enables: "enable",
  keep: "keep",
  keeps: "keep",
  help: "help",
  helps: "help",
  try: "try",
  tries: "try",
  suck: "suck",
  sucks: "suck",
  hate: "hate",
  love: "love",
  loves: "love",
  belong: "belong",
  belongs: "belong",
  sit: "sit",
  sits: "sit",
  lives: "live",
  goes: "go",
  lie: "lie",
  lies: "lie",
  stands: "stand",
  hangs: "hang",
};

/** Tags every word of a sentence, with the language model's opinion for words the lexicon does not know. */
export function tokenise(sentence: string, speech: SpeechTags): Token[] {
  const raw = (sentence.match(WORD) ?? []).slice(0, 400).flatMap(splitClitic);
  const opinions = speech(
    raw.map((word, index) => (index === 0 && !/^[A-Z]{2}/.test(word) ? word.toLowerCase() : word)),
  );
  const tokens: Token[] = [];
  for (let i = 0; i < raw.length; i++) {
    const text = raw[i] ?? "";
    const lower = text.toLowerCase();
    const token: Token = { text, lower, tag: "N", base: lower, form: "base" };
    token.tag = fixedTag(lower) ?? "N";
    tokens.push(token);
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (
      i === 0 &&
      /^(?:both|all|each)$/.test(token.lower) &&
      verbStrength(tokens[1]?.lower ?? "") !== null &&
      /^[DRN]$/.test(tokens[2]?.tag ?? "")
    ) {
      token.tag = "R"; // "Both rate each other"
      continue;
    }
    if (
      CARRYING[token.lower] &&
      !/^[DAP]$/.test(tokens[i - 1]?.tag ?? "") &&
      !(
        tokens[i - 1]?.tag === "N" &&
        /^(?:wish|love|need|needs|help|try|tries|keeps)$/.test(token.lower) &&
        !looksLikePerson(singular(tokens[i - 1]?.lower ?? ""))
      )
    ) {
      asVerb(token, CARRYING[token.lower] ?? token.lower, token.lower.endsWith("s") ? "s" : "base");
      continue;
    }
    if (fixedTag(token.lower) !== null) {
      if (token.lower === "that" || token.lower === "this") token.tag = thatTag(tokens, i);
      if (token.lower === "like" && isSubjectBefore(tokens, i)) asVerb(token, "like", "base");
      continue;
    }
    openTag(tokens, i, opinions[i] ?? "");
  }
  return joinPhrasals(tokens);
}

function splitClitic(word: string): string[] {
  const match = /^(.+)('s)$/u.exec(word);
  if (match?.[1] && /^(?:that|there|what|here|who|where)$/i.test(match[1])) return [match[1], "is"];
  if (match?.[1] && !/^(?:it|let|he|she)$/i.test(match[1])) return [match[1], "'s"];
  const contracted = /^(i|we|you|they|he|she|it)'(m|re|ve|ll|d|s)$/i.exec(word);
  if (contracted?.[1]) {
    const ends: Record<string, string> = { m: "am", re: "are", ve: "have", ll: "will", d: "would", s: "is" };
    return [contracted[1], ends[contracted[2]?.toLowerCase() ?? ""] ?? "is"];
  }
  return [word];
}

function fixedTag(lower: string): Tag | null {
  if (/^[,;/]$/.test(lower)) return "K";
  if (!/[\p{L}\p{N}]/u.test(lower) && lower !== "'s") return "O";
  if (lower === "'s") return "D";
  if (/^[-−]?[€$£]?\d/.test(lower)) return "Q";
  if (lower === "to") return "T";
  if (lower === "not" || lower === "no-longer") return "G";
  if (
    lower === "and" ||
    lower === "or" ||
    lower === "but" ||
    lower === "plus" ||
    lower === "nor" ||
    lower === "+"
  )
    return "C";
  if (MODALS.has(lower)) return "M";
  if (BE.has(lower)) return "B";
  if (HAVE.has(lower)) return "H";
  if (DETERMINERS.has(lower)) return "D";
  if (PRONOUNS.has(lower)) return "R";
  if (SUBORDINATORS.has(lower)) return "S";
  if (RELATIVES.has(lower)) return "W";
  if (ADVERBS.has(lower)) return "X";
  if (PREPOSITIONS.has(lower)) return "P";
  if (ADJECTIVES.has(lower)) return "A";
  return null;
}

function thatTag(tokens: Token[], i: number): Tag {
  const next = tokens[i + 1];
  if (!next) return "R";
  const after = next.tag;
  if (tokens[i]?.lower === "this") return after === "N" || after === "A" ? "D" : "R";
  return after === "N" && i === 0 ? "D" : "W";
}

function asVerb(token: Token, base: string, form: VerbForm): void {
  token.tag = "V";
  token.base = base;
  token.form = form;
}

function isSubjectBefore(tokens: Token[], i: number): boolean {
  const before = tokens[i - 1];
  return before !== undefined && SUBJECTS.has(before.lower);
}

/** Decides between noun, verb, adjective and adverb for a word that can be several of them. */
function openTag(tokens: Token[], i: number, opinion: string): void {
  const token = tokens[i] as Token;
  const word = token.lower;
  const next = tokens[i + 1];
  let p = i - 1;
  while (p >= 0 && (tokens[p]?.tag === "X" || tokens[p]?.tag === "G")) p -= 1;
  const before = tokens[p];
  if (
    word.endsWith("ly") &&
    word.length > 4 &&
    !verbStrength(word) &&
    !/^(?:family|reply|supply|assembly|belly|jelly|fly|ally)$/.test(word)
  ) {
    token.tag = /^(?:week|month|dai|year|hour|night|friend)ly$/.test(word) ? "A" : "X";
    return;
  }
  const candidates = verbBases(word).filter(({ base }) => classOfVerb(base) !== null);
  // The form that changes least wins: "pass" is a base, not the third person of "pas".
  const candidate = candidates[0];
  const known = candidate ? verbStrength(candidate.base) : null;
  if (!candidate) {
    const guess = verbBases(word).find(({ form }) => form !== "base") ?? {
      base: word,
      form: "base" as const,
    };
    if (
      opinion === "VERB" &&
      !isPerson(singular(word)) &&
      unknownVerbFits(tokens, i, before, next, guess.form)
    ) {
      asVerb(token, guess.base, guess.form);
      return;
    }
    if (opinion === "ADJ" && !(isPerson(word) && doesNext(next))) token.tag = "A";
    else if (opinion === "ADV" && !word.endsWith("s")) token.tag = "X";
    else if (opinion === "VERB" && guess.form === "ed") token.tag = "A";
    return;
  }
  const { base, form } = candidate;
  if (form === "ed") {
    if (before && (before.tag === "B" || before.tag === "H")) asVerb(token, base, form);
    else if (before?.tag === "R" && SUBJECTS.has(before.lower)) asVerb(token, base, form);
    else token.tag = "A";
    return;
  }
  const previous = tokens[i - 1];
  if (previous?.tag === "T" || (before?.tag === "M" && p >= i - 3)) {
    // "to bookings" is a direction, "to book" an infinitive.
    if (
      form === "base" &&
      !(
        previous?.tag === "T" &&
        known === "weak" &&
        next?.tag === "N" &&
        /^(?:a|the)$/.test(tokens[i - 2]?.lower ?? "")
      )
    )
      asVerb(token, base, form);
    return;
  }
  if (form === "ing") {
    if (before?.lower === "turns") asVerb(token, base, form);
    else if (
      before &&
      (before.tag === "P" ||
        before.tag === "S" ||
        before.tag === "B" ||
        before.tag === "C" ||
        before.tag === "K")
    ) {
      if (
        !(next === undefined || next.tag === "C" || next.tag === "K") ||
        before.tag === "S" ||
        before.tag === "B"
      )
        asVerb(token, base, form);
    } else if (
      !before &&
      next &&
      (next.tag === "D" || next.tag === "N" || next.tag === "A" || next.tag === "P")
    )
      asVerb(token, base, form);
    return;
  }
  if (
    previous &&
    (previous.tag === "D" || previous.tag === "A" || previous.tag === "Q") &&
    !(previous.lower === "'s")
  )
    return;
  if (previous?.lower === "'s") return;
  if (before?.tag === "P" && !isParticle(before.lower)) return;
  if (
    isSubjectBefore(tokens, p + 1) ||
    before?.lower === "who" ||
    before?.lower === "that" ||
    before?.lower === "which"
  ) {
    asVerb(token, base, form);
    return;
  }
  const nounHead =
    !next ||
    next.tag === "K" ||
    next.tag === "C" ||
    next.tag === "O" ||
    next.tag === "B" ||
    next.tag === "H" ||
    next.tag === "M";
  const opensPhrase = next !== undefined && /[DNAQRPXTW]/.test(next.tag);
  if (before?.tag === "N" || before?.lower === "staff") {
    const subject = subjectStart(tokens, p);
    const fronted =
      tokens[0]?.tag === "P" &&
      !tokens.slice(0, i).some((other) => other.tag === "V" || other.tag === "R" || other.tag === "M");
    if (!subject && fronted && form === "base" && known === "strong" && opensPhrase)
      asVerb(token, base, form); // "At the end of the year compare …"
    if (!subject) return;
    const person = looksLikePerson(singular(before.lower));
    let opening = p;
    while (opening >= 0 && /[NADQ]/.test(tokens[opening]?.tag ?? "")) opening -= 1;
    if (form === "s" && !isPlural(before.lower) && tokens[opening]?.tag === "S") {
      asVerb(token, base, form); // "when a freezer warms up"
      return;
    }
    const many =
      isPlural(before.lower) ||
      (person && tokens[opening]?.tag === "C" && tokens[opening - 1]?.tag === "N") ||
      /^(?:staff|team|crew|family|committee|board|police|people)$/.test(before.lower);
    if (form === "base" && many && (known === "strong" || person || opensPhrase)) {
      if (!(known === "weak" && !person && nounHead)) asVerb(token, base, form);
    } else if (form === "s" && !many) {
      const follows =
        next !== undefined &&
        /[DAQRPXTWNS]/.test(next.tag) &&
        (known === "strong" || !COMPOUND_SECOND.has(next.lower));
      if (
        (known === "strong" && (follows || (person && nounHead))) ||
        (person && follows) ||
        (follows && next?.tag === "D")
      )
        asVerb(token, base, form);
      else if (
        follows &&
        known === "weak" &&
        next?.tag === "N" &&
        isPlural(next.lower) &&
        /screen|app|page|system|view/.test(before.lower)
      )
        asVerb(token, base, form);
    } else if (form === "s" && many && known === "strong" && opensPhrase && person) asVerb(token, base, form);
    return;
  }
  const boundary =
    !before ||
    /[KCWSO]/.test(before.tag) ||
    (before.tag === "P" && isParticle(before.lower)) ||
    before.tag === "R";
  if (!boundary) return;
  if (form === "base") {
    if (known === "strong") {
      if (next && /^(?:of|is|are)$/.test(next.lower)) return;
      asVerb(token, base, form);
      return;
    }
    const compound =
      next?.tag === "N" &&
      (COMPOUND_SECOND.has(next.lower) ||
        (!isPlural(next.lower) && candidates.length > 0 && verbStrength(next.lower) !== null));
    const clauseHasVerb = tokens.slice(0, i).some((other) => other.tag === "V" && other.form === "base");
    const afterAnd = before?.tag === "C" || before?.tag === "W";
    if (before === undefined && BUSINESSES.has(next?.lower ?? "")) return; // "Book club, 8 of us"
    if (compound || (known === "weak" && insideList(tokens, i))) return;
    if (isPerson(word) && next?.tag === "N" && looksLikePerson(singular(next.lower))) return; // "volunteer lawyers"
    if (opensPhrase && next?.lower !== "of" && (next?.tag !== "P" || clauseHasVerb || afterAnd)) {
      if (next?.tag === "N" && !isPlural(next.lower) && !clauseHasVerb && before !== undefined) return;
      asVerb(token, base, form);
    } else if (afterAnd && clauseHasVerb && before?.tag === "C" && lastVerbTakesBare(tokens, i))
      asVerb(token, base, form);
    return;
  }
  const inThird = tokens
    .slice(0, i)
    .some(
      (other) => (other.tag === "V" || other.tag === "H") && (other.form === "s" || other.lower === "has"),
    );
  if (form === "s" && inThird && opensPhrase && !(known === "weak" && next?.tag === "P"))
    asVerb(token, base, form);
  else if (form === "s" && inThird && known === "strong") asVerb(token, base, form);
}

/** "the chief sees": the word after a person is what the person does. */
function doesNext(next: Token | undefined): boolean {
  return (
    next !== undefined && verbBases(next.lower).some(({ base, form }) => form === "s" && verbStrength(base))
  );
}

/** "with date, size and message": the items of a list after a preposition are nouns. */
function insideList(tokens: Token[], i: number): boolean {
  let commas = 0;
  let q = i - 1;
  while (q >= 0 && /[NADQKCX]/.test(tokens[q]?.tag ?? "")) {
    if (tokens[q]?.tag === "K") commas += 1;
    q -= 1;
  }
  return (
    commas > 0 &&
    /^(?:with|including|like|of|has|have)$/.test(tokens[q]?.lower ?? "") &&
    tokens[i + 1]?.tag !== "D"
  );
}

/** "see free slots and book": a bare countable noun would have an article, so the word is a verb. */
function lastVerbTakesBare(tokens: Token[], i: number): boolean {
  const previous = tokens[i - 2];
  if (previous === undefined) return false;
  let start = i - 2;
  while (start > 0 && /[NA]/.test(tokens[start]?.tag ?? "")) start -= 1;
  return (
    isPlural(previous.lower) || previous.tag === "V" || previous.tag === "X" || tokens[start]?.tag === "D"
  );
}

function isParticle(word: string): boolean {
  return word === "up" || word === "out" || word === "off" || word === "down";
}

/** True when the noun ending at `p` opens its clause, and so may be a subject. */
function subjectStart(tokens: Token[], p: number): boolean {
  let q = p;
  while (q >= 0 && /[NAQ]/.test(tokens[q]?.tag ?? "")) q -= 1;
  if (q >= 0 && tokens[q]?.tag === "D") {
    q -= 1;
    if (tokens[q]?.tag === "N") return true; // "topics the kid struggles with"
  }
  const edge = tokens[q];
  if (!edge) return true;
  if (edge.tag === "C" && /[NADQ]/.test(tokens[q - 1]?.tag ?? "")) return true;
  return /[KCWSO]/.test(edge.tag) || edge.tag === "X";
}

function unknownVerbFits(
  tokens: Token[],
  i: number,
  before: Token | undefined,
  next: Token | undefined,
  form: VerbForm,
): boolean {
  if (form === "ed") return before?.tag === "B" || before?.tag === "H";
  if (form === "ing") return before?.tag === "P" || before?.tag === "S";
  if (tokens[i - 1]?.tag === "T" || before?.tag === "M") return form === "base";
  if (before?.tag === "R" && SUBJECTS.has(before.lower)) return true;
  if (!before) return form === "base" && next?.tag === "D";
  if (before.tag === "N") {
    const head = singular(before.lower);
    const many = isPlural(before.lower);
    return looksLikePerson(head) && subjectStart(tokens, i - 1) && (many ? form === "base" : form === "s");
  }
  return (before.tag === "C" || before.tag === "K") && form === "base" && next?.tag === "D";
}

function joinPhrasals(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    if (
      token.tag === "V" &&
      next &&
      PHRASAL[`${token.base} ${next.lower}`] &&
      (isParticle(next.lower) || next.tag === "X" || next.tag === "P")
    ) {
      joined.push({
        ...token,
        text: `${token.text} ${next.text}`,
        lower: `${token.lower} ${next.lower}`,
        base: `${token.base} ${next.lower}`,
      });
      i += 1;
    } else joined.push(token);
  }
  return joined;
}
