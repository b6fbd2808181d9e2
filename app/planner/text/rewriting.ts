/**
 * Lists of patterns that put words another way. Most of a list says nothing about most sentences, and to compile a
 * pattern takes longer than to ask it: so each is asked only where the words stand without which it cannot match.
 */

/** A form of words and what is put in its place. */
export type Rewriting = readonly [RegExp, string | ((...found: string[]) => string)];

/** The text with each form that occurs in it put as its rewriting says, one after the other. */
export function rewritten(text: string, rewritings: readonly Rewriting[]): string {
  let plain = text;
  for (const [pattern, put] of rewritings)
    if (mayMatch(pattern, plain))
      plain = typeof put === "string" ? plain.replace(pattern, put) : plain.replace(pattern, put);
  return plain;
}

/** Whether the text matches; as the pattern's own `test`, but cheaper where it does not. */
export function matches(pattern: RegExp, text: string): boolean {
  return mayMatch(pattern, text) && pattern.test(text);
}

const needed = new WeakMap<RegExp, readonly string[] | null>();
let last = { text: "", small: "" };

/** False where the pattern cannot match this text. */
export function mayMatch(pattern: RegExp, text: string): boolean {
  let words = needed.get(pattern);
  if (words === undefined) {
    words = neededBy(pattern.source);
    needed.set(pattern, words);
  }
  if (words === null) return true;
  if (last.text !== text) last = { text, small: text.toLowerCase() };
  const { small } = last;
  return words.some((word) => small.includes(word));
}

/** `all` is everything that a part can stand for, where that is a short list; `one` what every match has one of. */
type Part = { all: string[] | null; one: string[] | null };

const NOTHING: Part = { all: [""], one: null };
const ANYTHING: Part = { all: null, one: null };
/** Longer lists of all that a part can stand for are not made. */
const MOST = 16;
/** Longer lists of words take too long to look for. */
const MOST_NEEDED = 250;

const asNeeded = ({ all, one }: Part) => one ?? (all?.includes("") ? null : all);

/** Long words are rare ones. */
const shortest = (words: readonly string[]) =>
  words.reduce((least, word) => Math.min(least, word.length), Number.POSITIVE_INFINITY);

function better(one: string[] | null, other: string[] | null): string[] | null {
  if (!one || !other) return one ?? other;
  return shortest(other) > shortest(one) ? other : one;
}

/** Letters and the like, but for one that is repeated. */
const PLAIN = /^[^\\()[\]|?*+{.^$]+(?![?*+{])/;
/** Of a longer group that may be absent, it is not asked what it can stand for. */
const LONG = 40;

/** The place behind the bracket that closes a group. */
function endOfGroup(source: string, start: number): number {
  let open = 1;
  let at = start;
  for (; open > 0 && at < source.length; at += 1) {
    const sign = source[at];
    if (sign === "\\") at += 1;
    else if (sign === "[") while (source[at] !== "]") at += source[at] === "\\" ? 2 : 1;
    else if (sign === "(") open += 1;
    else if (sign === ")") open -= 1;
  }
  return at;
}

/** Words, in small letters, one of which stands in whatever matches; null where the pattern does not tell. */
function neededBy(source: string): string[] | null {
  let at = 0;

  function alternatives(): Part {
    const parts = [sequence()];
    while (source[at] === "|") {
      at += 1;
      parts.push(sequence());
    }
    if (parts.length === 1) return parts[0] ?? ANYTHING;
    const all = parts.every((part) => part.all) ? parts.flatMap((part) => part.all ?? []) : null;
    const needs = parts.map(asNeeded);
    const one = needs.every((words) => words) ? [...new Set(needs.flatMap((words) => words ?? []))] : null;
    return {
      all: all && all.length <= MOST ? all : null,
      one: one && one.length <= MOST_NEEDED ? one : null,
    };
  }

  function sequence(): Part {
    let whole = true;
    let run = [""];
    let best: string[] | null = null;
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      const { all, one } = repeated(piece());
      best = better(best, one);
      if (all && all.length * run.length <= MOST) {
        run = run.flatMap((before) => all.map((word) => before + word));
        continue;
      }
      whole = false;
      best = better(best, asNeeded({ all: run, one: null }));
      run = all ?? [""];
    }
    return { all: whole ? run : null, one: better(best, asNeeded({ all: run, one: null })) };
  }

  /** What a quantifier makes of the part before it. */
  function repeated(part: Part): Part {
    if (!"?*+{".includes(source[at] ?? "(")) return part;
    const [sign = "", least] = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at, at + 12)) ?? [];
    at += sign.length;
    if (sign.startsWith("?")) return part.all ? { all: [...part.all, ""], one: null } : ANYTHING;
    return sign.startsWith("*") || least === "0" ? ANYTHING : { all: null, one: asNeeded(part) };
  }

  function piece(): Part {
    const plain = PLAIN.exec(source.slice(at, at + 40))?.[0] ?? "";
    if (plain !== "") {
      at += plain.length;
      return { all: [plain.toLowerCase()], one: null };
    }
    const sign = source[at] ?? "";
    at += 1;
    if (sign === "(") return group();
    if (sign === "[") return ofClass();
    if (sign === "\\") return escaped();
    if (sign === "^" || sign === "$") return NOTHING;
    return sign === "." ? ANYTHING : { all: [sign.toLowerCase()], one: null };
  }

  /** What only stands around a match, and what need not be there, is passed over. */
  function group(): Part {
    const kind = /^\?(?:[:=!]|<[=!]|<[^>]+>)/.exec(source.slice(at, at + 20))?.[0] ?? "";
    const end = endOfGroup(source, at);
    const around = /[=!]$/.test(kind);
    if (around || source[end] === "*" || (source[end] === "?" && end - at > LONG)) {
      at = end;
      return around ? NOTHING : ANYTHING;
    }
    at += kind.length;
    const inside = alternatives();
    at += 1;
    return inside;
  }

  function ofClass(): Part {
    const start = at;
    while (source[at] !== "]") at += source[at] === "\\" ? 2 : 1;
    const signs = source.slice(start, at);
    at += 1;
    return /^[a-z' ]{1,4}$/i.test(signs) ? { all: [...signs.toLowerCase()], one: null } : ANYTHING;
  }

  function escaped(): Part {
    const sign = source[at] ?? "";
    at += 1;
    if (/[bB]/.test(sign)) return NOTHING;
    if (!/[a-z\d]/i.test(sign)) return { all: [sign], one: null };
    at += /^(?:\{[^}]*\}|<[^>]*>|[\da-f]{2,4})/i.exec(source.slice(at, at + 40))?.[0].length ?? 0;
    return ANYTHING;
  }

  return asNeeded(alternatives());
}
