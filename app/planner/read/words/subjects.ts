import { BUSINESSES, isPerson, looksLikePerson, PLACE_ROLES } from "../../catalogue/people";
import { classOfVerb, verbStrength } from "../../catalogue/verbs";
import { isPlural, singular, type VerbForm, verbBases } from "../../text/words";
import type { Token } from "./small-words";

/** Who does what, where the doer does not stand right before the doing, or is itself spelt like a doing. */

/** One body of several people: its verb may stand in either number. */
export const GROUPS = new Set(
  "staff team crew family committee board police people facilities sales hr finance accounting logistics operations reception".split(
    " ",
  ),
);

type Found = { base: string; form: VerbForm };

/** True for people, and for places and bodies that act through people ("film companies", "the kitchen"). */
function acts(noun: string): boolean {
  const one = singular(noun);
  return (
    isPerson(one) ||
    looksLikePerson(one) ||
    BUSINESSES.has(one) ||
    PLACE_ROLES[one] !== undefined ||
    GROUPS.has(one)
  );
}

/** True for what may follow a verb as its object, its place or its question, and no second half of a compound. */
function followsVerb(tokens: readonly Token[], i: number, strong: boolean): boolean {
  const next = tokens[i];
  if (!next || /^[KCO]$/.test(next.tag)) return strong;
  if (/^[DRSWQ]$/.test(next.tag)) return true;
  if (/^[PTX]$/.test(next.tag)) return strong || next.tag === "X";
  if (next.tag === "A" || /ed$/.test(next.lower)) return tokens[i + 1]?.tag === "N";
  return next.tag === "N" && isPlural(next.lower);
}

/**
 * "Hunters of our district announce …", "parents of under-16s sign …", "the technician on duty accepts …": the noun
 * that opens the clause does it, not the one right before.
 */
export function doneByHead(tokens: readonly Token[], i: number): Found | null {
  let p = i - 1;
  while (p >= 0 && tokens[p]?.tag === "X") p -= 1;
  let from = p;
  while (from >= 0 && /^[NDQAPTR]$/.test(tokens[from]?.tag ?? "")) {
    if (tokens[from]?.tag === "R" && tokens[from - 1]?.tag !== "P") return null;
    from -= 1;
  }
  const edge = tokens[from];
  if (edge && !/^[KCSOW]$/.test(edge.tag)) return null;
  const start = from + 1;
  const joint = tokens.findIndex((token, at) => at > start && at < i && token.tag === "P");
  const head = tokens[joint - 1];
  if (joint < 0 || head?.tag !== "N" || /^[PT]$/.test(tokens[start]?.tag ?? "") || !acts(head.lower))
    return null;
  if (!/^[NQRX]$/.test(tokens[i - 1]?.tag ?? "")) return null;
  const verb = verbBases(tokens[i]?.lower ?? "").find(
    ({ base, form }) => (form === "base" || form === "s") && verbStrength(base) !== null,
  );
  if (!verb) return null;
  const many = isPlural(head.lower);
  const body = GROUPS.has(head.lower);
  if (!body && many !== (verb.form === "base")) return null;
  return followsVerb(tokens, i + 1, verbStrength(verb.base) === "strong") ? verb : null;
}

/** "At the end of the year students list their books": after what the sentence opens with, those who do it. */
export function doneAfterOpener(tokens: readonly Token[], i: number): Found | null {
  const subject = tokens[i - 1];
  if (tokens[0]?.tag !== "P" || subject?.tag !== "N" || !isPerson(singular(subject.lower))) return null;
  if (tokens.slice(0, i).some((token) => /^[VBHMRKCSW]$/.test(token.tag)) || tokens[i - 2]?.tag !== "N")
    return null;
  const form = isPlural(subject.lower) ? "base" : "s";
  const verb = verbBases(tokens[i]?.lower ?? "").find(
    (one) => one.form === form && verbStrength(one.base) !== null,
  );
  return verb && followsVerb(tokens, i + 1, false) ? verb : null;
}

/** True where a verb, or what helps one, stands here. */
function beginsDoing(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (!token) return false;
  if (/^[MBH]$/.test(token.tag)) return true;
  const verb = verbBases(token.lower).find(({ form }) => form === "base");
  return (
    verb !== undefined &&
    verbStrength(verb.base) !== null &&
    followsVerb(tokens, i + 1, verbStrength(verb.base) === "strong")
  );
}

/** "bake sale app", "swim club register for parents": a first word that belongs to what the app is called. */
function namesApp(tokens: readonly Token[]): boolean {
  // "Dispatch software for small companies"
  const [made, product, whom] = tokens;
  if (
    /^(?:software|system|program|platform)$/.test(product?.lower ?? "") &&
    (!whom || /^(?:[KO])$/.test(whom.tag) || /^(?:for|of|to)$/.test(whom.lower)) &&
    !/^(?:build|make|create|design|develop|need|want|use|see|get|find|buy|code|program|write)$/.test(
      made?.lower ?? "",
    )
  )
    return true;
  const head = tokens.findIndex((token) =>
    /^(?:app|website|site|platform|tracker|tool|portal|registry|register|bank|club|exchange|planner|diary|log)$/.test(
      token.lower,
    ),
  );
  if (
    head < 2 ||
    head > 3 ||
    /^(?:build|make|create|design|develop|need|want|use|see|get)$/.test(tokens[0]?.lower ?? "")
  )
    return false;
  const after = tokens[head + 1];
  return (
    tokens.slice(1, head).every((token) => token.tag === "N" && !isPlural(token.lower)) &&
    (!after || /^[KO]$/.test(after.tag) || /^(?:for|of|where|with)$/.test(after.lower))
  );
}

/**
 * "Film companies request people", "Building managers report …", "coach may only see …": a word that opens its clause
 * and is spelt like a doing names those who do what comes after it.
 */
export function namesDoer(tokens: readonly Token[], i: number): boolean {
  const [edge, word, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!edge && namesApp(tokens)) return true;
  if (!word || !next || (edge && !/^[KCOS]$/.test(edge.tag))) return false;
  if (/^[MBH]$/.test(next.tag)) return isPerson(word.lower) && !/n't$/.test(next.lower);
  if (next.tag === "Q" && /^[MBH]$/.test(tokens[i + 2]?.tag ?? "")) return true; // "grade 4 must be reported"
  // "a roast that got below 80"
  if (next.lower === "that" && verbStrength(word.lower) === "weak")
    return (
      verbBases(tokens[i + 2]?.lower ?? "").some(({ form }) => form === "s" || form === "ed") ||
      /^[BHM]$/.test(tokens[i + 2]?.tag ?? "")
    );
  if (/^(?:notify|message|invite|share)$/.test(classOfVerb(word.lower) ?? "")) return false;
  // "Market stall holders apply"
  const third = tokens[i + 2];
  const three =
    next.tag === "N" && third?.tag === "N" && isPlural(third.lower) && isPerson(singular(third.lower));
  if (three && verbStrength(tokens[i + 3]?.lower ?? "") !== null) return true;
  return next.tag === "N" && isPlural(next.lower) && acts(next.lower) && beginsDoing(tokens, i + 2);
}

/** "accepts or rejects", "confirms or declines": two doings of one person, of which each could be several things. */
export function pairOfDoings(tokens: readonly Token[], i: number): Found | null {
  const third = (at: number) =>
    verbBases(tokens[at]?.lower ?? "").find(
      ({ base, form }) => form === "s" && verbStrength(base) === "strong",
    );
  const own = third(i);
  if (!own || tokens[i + 1]?.tag !== "C" || !third(i + 2)) return null;
  const [article, subject] = [tokens[i - 2], tokens[i - 1]];
  if (subject?.tag !== "N" || isPlural(subject.lower)) return null;
  return article === undefined || article.tag === "D" || /^[KCSO]$/.test(article.tag) ? own : null;
}

/** "The planner bundles repairs": the only word that can be the verb of its sentence, though no list has it. */
export function onlyDoing(tokens: readonly Token[], i: number): Found | null {
  const [edge, article, subject, word, next] =
    tokens.slice(Math.max(0, i - 3), i + 2).length === 5 || i === 2
      ? [tokens[i - 3], tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]]
      : [];
  if (!word || article?.tag !== "D" || subject?.tag !== "N" || (edge && !/^[KCOS]$/.test(edge.tag)))
    return null;
  const person = isPerson(subject.lower) || /^(?:planner|scheduler)$/.test(subject.lower);
  if (!person || isPlural(subject.lower) || !/[^s]s$/.test(word.lower) || !isPlural(next?.lower ?? ""))
    return null;
  const rest = tokens.slice(i + 1);
  const end = rest.findIndex((token) => /^[KO]$/.test(token.tag));
  if (rest.slice(0, end < 0 ? rest.length : end).some((token) => /^[BHM]$/.test(token.tag))) return null;
  return verbBases(word.lower).find(({ form }) => form === "s") ?? null;
}

/** "farrier and vet visits": two who would visit, so the word is what they make. */
export function ofBoth(tokens: readonly Token[], i: number): boolean {
  const [edge, first, joint, second] = [tokens[i - 4], tokens[i - 3], tokens[i - 2], tokens[i - 1]];
  return (
    /[^s]s$/.test(tokens[i]?.lower ?? "") &&
    joint?.lower === "and" &&
    first?.tag === "N" &&
    second?.tag === "N" &&
    !isPlural(second.lower) &&
    (!edge || /^[KCO]$/.test(edge.tag))
  );
}
