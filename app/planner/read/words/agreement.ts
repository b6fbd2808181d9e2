import { isPerson } from "../../catalogue/people";
import { verbStrength } from "../../catalogue/verbs";
import { isPlural, verbBases } from "../../text/words";
import type { Token } from "./small-words";

/** What stands around a word that may be noun or verb, and what it must agree with. */

/** "the medic clears her": a noun and a word that agrees with it, before an article or pronoun, are subject and verb. */
export function agreesWithSubject(tokens: Token[], i: number, p: number): boolean {
  const word = tokens[i]?.lower ?? "";
  const before = tokens[p];
  const next = tokens[i + 1];
  const relative = before?.tag === "W" && /^(?:that|which|who)$/.test(before.lower);
  // "which meals make it go up": a verb of its own follows, so the word is what is asked about.
  // "horses that kick need a warning"
  if (
    relative &&
    !word.endsWith("s") &&
    !isPlural(word) &&
    isPlural(tokens[p - 1]?.lower ?? "") &&
    next &&
    (/^[MBH]$/.test(next.tag) || /^(?:need|get|want|go|come|stay)$/.test(next.lower))
  )
    return true;
  // "which days suit them": asked about, and what it does comes behind it.
  if (relative && before?.lower === "which" && /^(?:them|him|us|me)$/.test(tokens[i + 2]?.lower ?? ""))
    return false;
  if (relative)
    return (
      /[^s]s$/.test(word) &&
      isPlural(word) &&
      !(
        next &&
        (/^[MBH]$/.test(next.tag) ||
          verbBases(next.lower).some((one) => one.form === "base" && verbStrength(one.base) === "strong"))
      )
    );
  if (before?.tag !== "N" || !next || p !== i - 1) return false;
  const object = next.tag === "D" || /^(?:it|them|him|her|us|me)$/.test(next.lower);
  if (!object || next.lower === "'s" || !subjectStart(tokens, p)) return false;
  return isPlural(before.lower) ? !word.endsWith("s") : isPlural(word);
}

/** What things and people go through by themselves: "some pieces break", "kids struggle with fractions". */
const HAPPENING = new Set(
  "break crack fail struggle die arrive expire escape rot melt hatch wilt disappear vanish differ vary disagree crash overflow complain misbehave suffer leak rust fade burst snap collapse move".split(
    " ",
  ),
);

/** "once mom or dad approves": the last word of a condition that has no verb yet, after those who do it. */
function endsCondition(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if ((next && !/^[KOC]$/.test(next.tag)) || !isPerson(tokens[i - 1]?.lower ?? "")) return false;
  const strong = verbBases(tokens[i]?.lower ?? "").some(
    ({ base, form }) => form === "s" && verbStrength(base) === "strong",
  );
  let opens = i - 1;
  while (opens >= 0 && /^[NDAC]$/.test(tokens[opens]?.tag ?? "")) opens -= 1;
  return strong && tokens[opens]?.tag === "S";
}

/**
 * A word after a noun that can only be its verb: "some pieces break" (a compound would begin with "piece"), "a vet
 * answers" (no plural follows "a"), "the people who feed the cats tick …" (the subject's own verb after its clause).
 */
export function onlyVerb(
  tokens: Token[],
  i: number,
  p: number,
): { base: string; form: "base" | "s"; person: boolean } | null {
  const word = tokens[i]?.lower ?? "";
  const before = tokens[p];
  const next = tokens[i + 1];
  // "everyone in the class gets a ping", "anyone hungry takes it"
  let one = p;
  while (one > 0 && p - one < 4 && /^[NDPA]$/.test(tokens[one]?.tag ?? "")) one -= 1;
  const everyone = /^(?:everyone|everybody|anyone|anybody|someone|somebody|nobody)$/.test(
    tokens[one]?.lower ?? "",
  );
  const third = verbBases(word).find(({ base, form }) => form === "s" && verbStrength(base) !== null);
  if (
    everyone &&
    one < p &&
    third &&
    p === i - 1 &&
    !tokens.slice(one, i).some((token) => /^[VBHM]$/.test(token.tag))
  )
    return { base: third.base, form: "s", person: true };
  if (before?.tag !== "N" || p !== i - 1) return null;
  const bases = verbBases(word).filter(({ form }) => form === "base" || form === "s");
  const many = isPlural(before.lower);
  // "security desk hands it out"
  if (third && !many && /^(?:it|them|him|her|us|me)$/.test(next?.lower ?? "") && subjectStart(tokens, p))
    return { base: third.base, form: "s", person: false };
  if (third && !many && endsCondition(tokens, i)) return { base: third.base, form: "s", person: true };
  const happening = bases.find(
    ({ base, form }) => HAPPENING.has(base) && (many ? form === "base" : form === "s"),
  );
  const opens = subjectStart(tokens, p) || /^(?:rains|snows|freezes)$/.test(tokens[p - 1]?.lower ?? "");
  if (happening && opens && (many || next?.tag !== "N"))
    return { base: happening.base, form: many ? "base" : "s", person: false };
  const known = bases.find(({ base }) => verbStrength(base) !== null);
  if (!known) return null;
  const form = word.endsWith("s") && known.form === "s" ? ("s" as const) : ("base" as const);
  // "a vet answers"
  const article = tokens[p - 1]?.tag === "A" ? tokens[p - 2] : tokens[p - 1];
  if (
    form === "s" &&
    !many &&
    (/^(?:an?|each|every)$/.test(article?.lower ?? "") ||
      // "the board answers, everybody can read it"
      (article?.lower === "the" &&
        (isPerson(before.lower) || before.lower === "board" || before.lower === "committee") &&
        (!next || /^[KO]$/.test(next.tag)))) &&
    // "a choir plans rehearsals": nor does "a" go with what stands last.
    (next?.tag !== "N" || (isPlural(next.lower) && tokens[i + 2]?.tag !== "N")) &&
    opens
  )
    return { base: known.base, form, person: false };
  // "people who feed the cats tick each place off", "anyone who finds a cat posts a photo"
  let who = p;
  while (
    who > 0 &&
    !/^(?:who|that)$/.test(tokens[who]?.lower ?? "") &&
    !/^[CKO]$/.test(tokens[who]?.tag ?? "")
  )
    who -= 1;
  const antecedent = tokens[who - 1];
  if (!/^(?:who|that)$/.test(tokens[who]?.lower ?? "") || !antecedent || !/^[NR]$/.test(antecedent.tag))
    return null;
  const inner = tokens.slice(who + 1, p);
  const several = isPlural(antecedent.lower) || antecedent.lower === "people" || antecedent.lower === "those";
  const object = next !== undefined && /^[DQRAP]$/.test(next.tag);
  if (
    inner.filter((token) => token.tag === "V" || token.tag === "H").length === 1 &&
    !/^[BHVM]$/.test(tokens[p]?.tag ?? "") &&
    object &&
    (several ? form === "base" : form === "s") &&
    (antecedent.tag === "R" || subjectStart(tokens, who - 1))
  )
    return { base: known.base, form, person: true };
  return null;
}

/** "everyone booked gets an e-mail": the participle belongs to the pronoun, the verb comes after. */
export function reducedRelative(tokens: Token[], i: number): boolean {
  const next = tokens[i + 1]?.lower ?? "";
  return (
    /^(?:everyone|everybody|anyone|those|people)$/.test(tokens[i - 1]?.lower ?? "") &&
    (verbBases(next).some(({ base, form }) => form === "s" && verbStrength(base)) ||
      /^(?:is|are|can|must|should|will|has|have|gets)$/.test(next))
  );
}

/** "the chief sees": the word after a person is what the person does. */
export function doesNext(next: Token | undefined): boolean {
  return (
    next !== undefined && verbBases(next.lower).some(({ base, form }) => form === "s" && verbStrength(base))
  );
}

/** "with date, size and message": the items of a list after a preposition are nouns. */
export function insideList(tokens: Token[], i: number): boolean {
  let commas = 0;
  let q = i - 1;
  while (q >= 0 && /[NADQKCX]/.test(tokens[q]?.tag ?? "")) {
    if (tokens[q]?.tag === "K") commas += 1;
    // "with address, gauge and decoder, plan …": the list has had its "and".
    if (
      tokens[q]?.tag === "C" &&
      commas > 0 &&
      /^(?:and|or)$/.test(tokens[q]?.lower ?? "") &&
      tokens[q - 1]?.tag !== "K"
    )
      return false;
    q -= 1;
  }
  return (
    commas > 0 &&
    /^(?:with|including|like|of|has|have)$/.test(tokens[q]?.lower ?? "") &&
    tokens[i + 1]?.tag !== "D" &&
    // "with friends, badges, push me if …", "with one tap, note what I did"
    !/^(?:me|us|them|him|her|it|what|how|who|whether)$/.test(tokens[i + 1]?.lower ?? "")
  );
}

/** "see free slots and book": a bare countable noun would have an article, so the word is a verb. */
export function lastVerbTakesBare(tokens: Token[], i: number): boolean {
  const previous = tokens[i - 2];
  if (previous === undefined) return false;
  let start = i - 2;
  while (start > 0 && /[NA]/.test(tokens[start]?.tag ?? "")) start -= 1;
  return (
    isPlural(previous.lower) || previous.tag === "V" || previous.tag === "X" || tokens[start]?.tag === "D"
  );
}

export function isParticle(word: string): boolean {
  return word === "up" || word === "out" || word === "off" || word === "down";
}

/** "readings outside the limits alert the …": true when a plural with a preposition after it opens the clause. */
export function headBefore(tokens: Token[], p: number): boolean {
  let q = p;
  while (q >= 0 && /[NADQ]/.test(tokens[q]?.tag ?? "")) q -= 1;
  if (tokens[q]?.tag !== "P" || tokens[q - 1]?.tag !== "N" || !isPlural(tokens[q - 1]?.lower ?? ""))
    return false;
  return subjectStart(tokens, q - 1);
}

/** True when the noun ending at `p` opens its clause, and so may be a subject. */
export function subjectStart(tokens: Token[], p: number): boolean {
  let q = p;
  while (q >= 0 && /[NAQ]/.test(tokens[q]?.tag ?? "")) q -= 1;
  if (q >= 0 && tokens[q]?.tag === "D") {
    q -= 1;
    // "topics the kid struggles with", "if it is bad the keeper cancels", "when it arrives the desk ticks it off"
    if (/^[NAXQ]$/.test(tokens[q]?.tag ?? "")) return true;
    if (
      tokens[q]?.tag === "V" &&
      (HAPPENING.has(tokens[q]?.base ?? "") ||
        /^(?:come|go|end|ring)$/.test(tokens[q]?.base ?? "") ||
        // "if a bike is damaged the guide photographs it"
        (tokens[q]?.form === "ed" && tokens[q - 1]?.tag === "B"))
    )
      return true;
  }
  const edge = tokens[q];
  if (!edge) return true;
  if (edge.tag === "C" && /[NADQ]/.test(tokens[q - 1]?.tag ?? "")) return true;
  // "if the horse didn't eat owner gets a text"
  if (edge.tag === "V" && q === p - 1 && tokens[0]?.tag === "S" && isPerson(tokens[p]?.lower ?? ""))
    return true;
  return /[KCWSO]/.test(edge.tag) || edge.tag === "X";
}

/** "split among those who rang": the verb at `at` only says which people a preposition means. */
export function amongThose(tokens: readonly Token[], at: number): boolean {
  const [joint, those, who] = tokens.slice(Math.max(0, at - 3), at);
  return (
    joint?.tag === "P" &&
    /^(?:those|people|everyone|anyone|ones)$/.test(those?.lower ?? "") &&
    /^(?:who|that)$/.test(who?.lower ?? "")
  );
}
