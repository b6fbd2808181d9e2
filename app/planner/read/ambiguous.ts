import { FEATURE_NOUNS, isFieldWord } from "../catalogue/nouns";
import { BUSINESSES, isPerson, looksLikePerson, PLACE_ROLES } from "../catalogue/people";
import { classOfVerb, PHRASAL, verbStrength } from "../catalogue/verbs";
import { isPlural, singular, type VerbForm, verbBases } from "../text/words";
import {
  agreesWithSubject,
  doesNext,
  headBefore,
  insideList,
  isParticle,
  lastVerbTakesBare,
  onlyVerb,
  reducedRelative,
  subjectStart,
} from "./agreement";
import { SUBJECTS, type Token } from "./small-words";

const COMPOUND_SECOND = new Set(
  "history system systems page pages screen screens board boards room rooms list lists form forms button buttons link links number numbers code codes date dates time times type types status level levels plan plans feature features app apps website site platform tool tools tracker manager planner software service services portal dashboard management tracking record records sheet sheets card cards entry entries details info information data report reports summary summaries request requests reminder reminders notification notifications alert alerts session sessions rate rates price prices fee fees area areas desk counter order orders log logs schedule schedules result results score scores".split(
    " ",
  ),
);

/** One body of several people: its verb may stand in either number. */
const GROUPS = new Set(
  "staff team crew family committee board police people facilities sales hr finance accounting logistics operations reception".split(
    " ",
  ),
);

/** Makes the word a verb of this base, in this form. */
export function asVerb(token: Token, base: string, form: VerbForm): void {
  token.tag = "V";
  token.base = base;
  token.form = form;
}

/** True when a pronoun or "who" stands right before. */
export function isSubjectBefore(tokens: Token[], i: number): boolean {
  const before = tokens[i - 1];
  return before !== undefined && SUBJECTS.has(before.lower);
}

/** Decides between noun, verb, adjective and adverb for a word that can be several of them. */
export function openTag(tokens: Token[], i: number, opinion: string): void {
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
  // "drop-off address", "sign-up sheet"
  if (/-(?:off|up|in|out|you)$/.test(word) && next?.tag === "N") return;
  // "what ground, what colour": asked for, not done.
  if (
    /^(?:what|which)$/.test(before?.lower ?? "") &&
    p === i - 1 &&
    (!next || /^[KCO]$/.test(next.tag)) &&
    !word.endsWith("s")
  )
    return;
  const only = onlyVerb(tokens, i, p);
  if (only) {
    asVerb(token, only.base, only.form);
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
    if (agreesWithSubject(tokens, i, p)) {
      asVerb(token, word.endsWith("s") ? guess.base : word, word.endsWith("s") ? "s" : "base");
      return;
    }
    // "drags the order and skips no-shows": goes on in the same form.
    const third = tokens.slice(0, i).some((other) => other.tag === "V" && other.form === "s");
    if (
      before?.tag === "C" &&
      third &&
      guess.form === "s" &&
      isPlural(word) &&
      word.length > 4 &&
      (next?.tag === "D" || (next?.tag === "N" && isPlural(next.lower)))
    ) {
      asVerb(token, guess.base, "s");
      return;
    }
    // "church hall rental", "per flat as PDF": what nothing follows is no adjective.
    const alone =
      (!next || /^[KPO]$/.test(next.tag)) &&
      before !== undefined &&
      p === i - 1 &&
      /^[NP]$/.test(before.tag) &&
      !/(?:able|ible|ful|less|ous|ive|ish|ed|ing|ic|ent|ant|y)$/.test(word);
    if (opinion === "ADJ" && !alone && !(isPerson(word) && doesNext(next))) token.tag = "A";
    else if (opinion === "ADV" && !word.endsWith("s")) token.tag = "X";
    else if (opinion === "VERB" && guess.form === "ed") token.tag = "A";
    return;
  }
  const { base, form } = candidate;
  if (form === "ed") {
    if (before?.tag === "N" && insideList(tokens, i)) return; // "has a length and a year built"
    if (before && (before.tag === "B" || before.tag === "H")) asVerb(token, base, form);
    else if (before?.tag === "R" && SUBJECTS.has(before.lower) && !reducedRelative(tokens, i))
      asVerb(token, base, form);
    else token.tag = "A";
    return;
  }
  const previous = tokens[i - 1];
  // "I need see money per girl"
  if (
    previous?.tag === "V" &&
    /^(?:need|want)$/.test(previous.base) &&
    form === "base" &&
    known === "strong" &&
    next
  ) {
    asVerb(token, base, form);
    return;
  }
  if (previous?.tag === "T" || (before?.tag === "M" && p >= i - 3)) {
    // "to bookings" is a direction, "to book" an infinitive.
    if (
      form === "base" &&
      !(
        previous?.tag === "T" &&
        known === "weak" &&
        /^(?:go|come|send|belong)$/.test(tokens[i - 2]?.base ?? "")
      ) && // "go to auction"
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
    // "pace, meeting point": a bare singular after it would have an article if it were an object.
    const ends = tokens[i + 2] === undefined || /^[KO]$/.test(tokens[i + 2]?.tag ?? "");
    if (before?.tag === "K" && next?.tag === "N" && !isPlural(next.lower) && ends) return;
    if (before?.lower === "per") return; // "sales per screening"
    if (insideList(tokens, i)) return; // "has a grape variety, planting year and soil"
    if (before?.tag === "P" && (next?.tag === "R" || next?.tag === "K")) return; // "for spraying we keep …"
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
      !FEATURE_NOUNS[word] &&
      // "Purchasing places the order": a department at work.
      !(PLACE_ROLES[word] && tokens[i + 2]?.tag === "D") &&
      // "climbing wall where …": a name
      !(
        next.tag === "N" &&
        !isPlural(next.lower) &&
        (!tokens[i + 2] || /^[WKO]$/.test(tokens[i + 2]?.tag ?? "") || tokens[i + 2]?.lower === "for")
      ) &&
      !BUSINESSES.has(next.lower) && // "Driving school", "Observing log"
      !/^(?:log|book|app|tool|list|planner|diary|journal|tracker|group|plan|game|room)$/.test(next.lower) &&
      !/^[BHM]$/.test(tokens[i + 2]?.tag ?? "") &&
      (next.tag === "D" || next.tag === "N" || next.tag === "A" || next.tag === "P")
    )
      asVerb(token, base, form);
    return;
  }
  if (
    previous?.tag === "A" &&
    tokens[i - 2]?.tag === "B" &&
    /^(?:who|that|which)$/.test(tokens[i - 3]?.lower ?? "")
  ) {
    if (known === "strong") asVerb(token, base, form); // "sitters who are free answer"
    return;
  }
  if (
    previous?.tag === "A" &&
    form === "s" &&
    /^[DR]$/.test(next?.tag ?? "") &&
    reducedRelative(tokens, i - 1)
  ) {
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
    // "volunteers on the evening shift check guests in"
    if (
      !subject &&
      form === "base" &&
      (next?.tag === "D" || (next?.tag === "N" && isPlural(next.lower))) &&
      headBefore(tokens, p)
    )
      asVerb(token, base, form);
    if (!subject) return;
    const person =
      looksLikePerson(singular(before.lower)) ||
      isPerson(`${tokens[p - 1]?.lower ?? ""} ${singular(before.lower)}`); // "the department head"
    // "Customer choose the girl": second-language English leaves the ending out.
    if (
      form === "base" &&
      known === "strong" &&
      p === i - 1 &&
      isPerson(before.lower) &&
      /^[DXW]$/.test(next?.tag ?? "") &&
      !isPlural(before.lower)
    ) {
      asVerb(token, base, form);
      return;
    }
    let opening = p;
    while (opening >= 0 && /[NADQ]/.test(tokens[opening]?.tag ?? "")) opening -= 1;
    if (form === "s" && !isPlural(before.lower) && tokens[opening]?.tag === "S") {
      asVerb(token, base, form); // "when a freezer warms up"
      return;
    }
    const many =
      isPlural(before.lower) ||
      (person && tokens[opening]?.tag === "C" && tokens[opening - 1]?.tag === "N") ||
      GROUPS.has(before.lower);
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
    } else if (
      form === "s" &&
      many &&
      known &&
      (opensPhrase || /^[SC]$/.test(next?.tag ?? "")) &&
      GROUPS.has(before.lower)
    )
      asVerb(token, base, form); // "facilities blocks broken desks"
    else if (form === "s" && many && known === "strong" && opensPhrase && person) asVerb(token, base, form);
    return;
  }
  // "players who can't come propose a dep": after the relative clause the subject's own verb.
  if (
    previous?.tag === "V" &&
    form === "base" &&
    (known === "strong" ||
      (/^(?:an?|the|their|each|every)$/.test(next?.lower ?? "") && previous.form === "base")) &&
    opensPhrase &&
    tokens.slice(Math.max(0, i - 4), i).some((other) => /^(?:who|that|which)$/.test(other.lower))
  ) {
    asVerb(token, base, form);
    return;
  }
  const boundary =
    !before ||
    /[KCWSO]/.test(before.tag) ||
    (before.tag === "P" && isParticle(before.lower)) ||
    before.tag === "R";
  if (!boundary) return;
  if (form === "base") {
    // "host makes rounds"; a word nobody knows is a verb where an object follows ("host drags the order")
    if (
      isPerson(word) &&
      (doesNext(next) || (/[^s]s$/.test(next?.lower ?? "") && /^[DR]$/.test(tokens[i + 2]?.tag ?? "")))
    )
      return;
    // "a number and price": two columns.
    if (
      before?.tag === "C" &&
      known === "weak" &&
      nounHead &&
      isFieldWord(word) &&
      tokens[p - 2]?.tag === "D"
    )
      return;
    // "has an owner, length, track type": in a list of what something has, a compound is no doing.
    if (insideList(tokens, i) && (nounHead || (next?.tag === "N" && !isPlural(next.lower)))) return;
    if (known === "strong") {
      if (next && /^(?:of|is|are)$/.test(next.lower)) return;
      // "Purchase requests at our institute": what the idea is about, not what is done.
      if (
        before === undefined &&
        /^(?:purchase|repair|transfer|supply|exchange|return|travel|access|damage|defect|treatment)$/.test(
          word,
        ) &&
        COMPOUND_SECOND.has(next?.lower ?? "") &&
        tokens[i + 2]?.tag === "P"
      )
        return;
      // "enter launch type, start and landing time": the first half of a compound.
      if (before?.tag === "K" && next?.tag === "C" && /ing$/.test(tokens[i + 2]?.lower ?? "")) return;
      asVerb(token, base, form);
      return;
    }
    const compound =
      next?.tag === "N" &&
      (COMPOUND_SECOND.has(next.lower) ||
        (!isPlural(next.lower) && candidates.length > 0 && verbStrength(next.lower) !== null));
    const clauseHasVerb = tokens.slice(0, i).some((other) => other.tag === "V" && other.form === "base");
    const afterAnd = before?.tag === "C" || before?.tag === "W";
    // "Book club, 8 of us", "model railway club": the name of what the idea is for.
    const named = tokens.slice(i + 1, i + 4).findIndex((other) => other.tag !== "N");
    if (
      before === undefined &&
      tokens.slice(i + 1, named < 0 ? i + 4 : i + 1 + named).some((other) => BUSINESSES.has(other.lower))
    )
      return;
    // "Group leaders see …": two nouns before their verb.
    if (
      known === "weak" &&
      next?.tag === "N" &&
      isPlural(next.lower) &&
      isPerson(singular(next.lower)) &&
      verbStrength(tokens[i + 2]?.lower ?? "") !== null
    )
      return;
    // "log runs, vote songs, record practice": the list is one of commands.
    const commands =
      before?.tag === "K" &&
      next?.tag === "N" &&
      !COMPOUND_SECOND.has(next.lower) &&
      tokens.slice(0, i).some((other, at) => {
        const opening = tokens[at - 1];
        return other.tag === "V" && other.form === "base" && (!opening || /^[KO]$/.test(opening.tag));
      });
    if (commands && !isFieldWord(`${word} ${next?.lower}`)) {
      asVerb(token, base, form);
      return;
    }
    const manyThings =
      before?.tag === "K" &&
      next?.tag === "N" &&
      isPlural(next.lower) &&
      !isFieldWord(singular(next.lower)) &&
      !COMPOUND_SECOND.has(next.lower) &&
      !isFieldWord(word) &&
      /^(?:vote|rate|review|log|record|list|plan|book|order|schedule|pair|swap|trade|share)$/.test(word);
    if (manyThings) {
      asVerb(token, base, form);
      return;
    }
    if (compound || (known === "weak" && insideList(tokens, i))) return;
    if (isPerson(word) && next?.tag === "N" && looksLikePerson(singular(next.lower))) return; // "volunteer lawyers"
    if (opensPhrase && next?.lower !== "of" && (next?.tag !== "P" || clauseHasVerb)) {
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
  const particle = next !== undefined && PHRASAL[`${base} ${next.lower}`] !== undefined;
  if (form === "s" && inThird && opensPhrase && (particle || !(known === "weak" && next?.tag === "P")))
    asVerb(token, base, form);
  else if (form === "s" && inThird && known === "strong") asVerb(token, base, form);
}

function unknownVerbFits(
  tokens: Token[],
  i: number,
  before: Token | undefined,
  next: Token | undefined,
  form: VerbForm,
): boolean {
  if (form === "ed") return before?.tag === "B" || before?.tag === "H";
  if (form === "ing")
    return (before?.tag === "P" && next?.tag !== "R" && next?.tag !== "K") || before?.tag === "S";
  if (tokens[i - 1]?.tag === "T" || before?.tag === "M") return form === "base";
  if (before?.tag === "R" && SUBJECTS.has(before.lower)) return true;
  if (!before) return form === "base" && next?.tag === "D";
  if (before.tag === "N") {
    const head = singular(before.lower);
    const many = isPlural(before.lower);
    return looksLikePerson(head) && subjectStart(tokens, i - 1) && (many ? form === "base" : form === "s");
  }
  return (
    (before.tag === "C" || before.tag === "K") &&
    form === "base" &&
    (next?.tag === "D" || /^(?:what|whatever)$/.test(next?.lower ?? "")) // "and alter what does not fit"
  );
}
