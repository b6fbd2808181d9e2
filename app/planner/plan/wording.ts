import { classOfVerb, verbStrength } from "../catalogue/verbs";
import { capital, plural, verbBases, withoutTail } from "../text/words";

/** Words that no button and no heading ends with. */
const LOOSE_END =
  /(?:,| (?:with|of|to|the|a|an|and|or|in|on|for|from|your|their|its|not|this|that|at|against|per|by|but|as|into|whether|if|how|when|where|what|which|who))+$/;

/** The story's words as a button or a message says them: short, and to the person in front of it. */
export function spoken(want: string): string {
  const core = withoutTail(want)
    .replace(/\btheir\b/g, "your")
    // "tell them about allergies": somebody else, not the one who taps.
    .replace(/(?<!^[a-z]+ )\bthem\b|\b(?:themselves|they)\b/g, "you")
    // "join in" and "check in" end as they should.
    .replace(/(?:,| (?:and|or|but|how|what|which|who|the|an?))+$/, "");
  if (core.split(" ").length <= 6 || core.length <= 44) return core;
  return shortest(core) ?? core.split(" ").slice(0, 5).join(" ").replace(LOOSE_END, "");
}

/**
 * A phrase cut where a part of it ends, so that half a list is no button: "keep sheets with level, hp and gold" →
 * "keep sheets". Null where no cut leaves a doing with its object.
 */
export function shortest(core: string): string | null {
  for (const word of [
    /,? (?:with|including|such as|as well as|namely)(?= )/g,
    / but(?= )/g,
    / (?:for|from|at|in|on|by|against|per|about|into|during|without|to|between)(?= )/g,
    /,| (?:and|or)(?= )/g,
  ]) {
    const cuts = [...core.matchAll(word)]
      .map((found) => core.slice(0, found.index))
      .filter((text) => text.split(" ").length >= 2 && text.split(" ").length <= 6 && text.length <= 44)
      .filter((text) => !/ (?:and|or|of|the|an?|your|how|who|what|which|it|only|step)$/.test(text));
    // Of a list nothing but its head is a whole phrase.
    const best = word.source.startsWith(",| (?:and") ? cuts[0] : cuts.at(-1);
    if (best) return best.replace(LOOSE_END, "");
  }
  return null;
}

/** The story's words as a heading names them: without what follows, and cut where a part of it ends. */
export function shortened(want: string): string {
  // Of "get told when something runs low" no shorter phrase says anything.
  if (/^(?:get|be|have) \w+$/.test(withoutTail(want)) && want.length <= 56) return want;
  const words = withoutTail(want)
    .replace(/, the (?:oldest|newest|most urgent) first$/, "")
    .split(" ");
  if (words.length > 1 && (words.length <= 7 || words.join(" ").length <= 56))
    return words.join(" ").replace(/(?:,| (?:and|or))+$/, "");
  const cut = shortest(words.join(" "));
  if (cut) return cut;
  return (words.length > 1 ? words : want.split(" ")).slice(0, 6).join(" ").replace(LOOSE_END, "");
}

/** "posts shoots with date": what the story says, done by one person; null when its verbs cannot all be told. */
export function doneBy(want: string): string | null {
  const words = want.split(" ");
  const [verb = "", link = "", other = ""] = words;
  if (!/^(?!.*ly$|not$|only$|never$|always$|to$)[a-z-]+$|^(?:reply|apply|supply|multiply)$/.test(verb))
    return null;
  const both = /^(?:or|and)$/.test(link) && /^(?!the$|an?$|their$)[a-z-]+$/.test(other);
  const rest = both ? words.slice(3).join(" ") : words.slice(1).join(" ");
  // A second doing further on would have to be conjugated as well, and may as well be a thing ("note", "order").
  if (
    /(?:,| and| or| then) (?!in |on |at |with |of |for |to |from |by |about )[a-z-]+ (?:the|an?|their|them|it|its) /.test(
      `${rest} `,
    )
  )
    return null;
  for (const { 1: word = "", index } of rest.matchAll(
    /(?:,| and| or| then) (?:also |then |not )?([a-z-]+)/g,
  )) {
    const listed = /(?:^| )(?:with|of|by|for|in|on|from|at|including) /.test(rest.slice(0, index));
    const last = index + rest.slice(index).indexOf(word) + word.length === rest.length;
    if (verbStrength(word) === "strong" || (verbStrength(word) && !listed && !last)) return null;
  }
  return [onePerson(verb), ...(both ? [link, onePerson(other)] : []), rest].filter(Boolean).join(" ");
}

/** What may follow a thing in a story's words and stays when an entry takes its place: "mark dishes as sold out". */
const GOES_ON =
  /^ (?:as|to|for|from|in|on|at|by|until|till|before|after|into|every|each|per|when|once|if|during|within|against|manually|online|again|now|live|entered)\b/;

/**
 * The story's words with an entry in the place of the thing: "add a dog with breed and age" → "add Rex", "mark dishes as
 * sold out" → "mark Margherita as sold out". "" where the words name the thing otherwise, or do more than one thing.
 */
export function withEntry(want: string, noun: string, entry: string): string {
  const thing = noun.replace(/[^\p{L}\d -]/gu, "");
  if (!want.includes(thing) && !want.includes(plural(thing))) return "";
  const found = new RegExp(
    `^([a-z]+(?: (?:up|back|out|off|down|in|away|over))?) ((?:the|an?) [\\p{L}]+(?: [\\p{L}]+)?? of )?((?:[\\p{L}\\d-]+ ){0,4}?)(?:${thing}|${plural(thing)})(?=$|[ ,])`,
    "u",
  ).exec(want);
  if (!found || NO_MODIFIER.test(found[3] ?? "")) return "";
  // "Change the due date of a task": a column of the entry.
  const column = /^(?:the|an?) (?:list|set|group|number|kind|type|pair|lot) of /.test(found[2] ?? "")
    ? ""
    : (found[2] ?? "");
  const rest = want.slice(found[0].length).replace(/(?<=\w) (?:with|including) .*/, "");
  // Half a list names one entry as well, as long as nothing else is done in it.
  if (/^(?:,| (?:and|or|of|with|without|including)\b)/.test(rest))
    return doneBy(want) && !/ (?:when|once|if|until|before|after)\b/.test(rest)
      ? `${found[1]} ${column}${entry}`
      : "";
  return rest === "" || GOES_ON.test(rest) ? `${found[1]} ${column}${entry}${rest}` : "";
}

/** Words between a verb and its thing that make the thing another one's, or something else. */
const NO_MODIFIER =
  /\b(?:for|to|of|in|on|at|with|from|by|and|or|into|against|per|how|what|which|who|whether|if|about|as|not|no|up|down|out|off|back|away|together|through|via|under|over|between|near|behind|than)\b/;

/** "carry" → "carries", "have" → "has". */
function onePerson(base: string): string {
  const odd = { have: "has", be: "is" }[base];
  if (odd) return odd;
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** What stands on the button that does it: “Book a wheel for two hours”. */
export function buttonOf(want: string): string {
  return `“${capital(spoken(want))}”`;
}

/**
 * What something is once it is marked, as the story's words have it: "mark dishes as sold out" → "as sold out", "not
 * sold out yet", "no longer sold out". Where they name no state, it is marked by `by`, open before, and open again.
 */
export function statedOf(want: string, by = ""): { marked: string; undone: string; redone: string } {
  const core = withoutTail(want);
  const state =
    /^(?:mark|tick|set|flag)\b.* (?:as|off as) ((?:[\p{L}-]+ ?){1,3})$/u.exec(core)?.[1] ??
    (/^settle\b/.test(core) ? "settled" : undefined);
  return state
    ? { marked: `as ${state}`, undone: `not ${state} yet`, redone: `no longer ${state}` }
    : { marked: by && `as marked by ${by}`, undone: "still open", redone: "open again" };
}

/** What stands above the page where it is looked at: “Who is missing in your class”; "" when it is nothing to look at. */
export function headingOf(want: string): string {
  const seen =
    /^(?:see|view|read|check|watch|hear|listen to|browse|open|look at)(?: for)? (?!only )(.+)$/.exec(
      want,
    )?.[1];
  if (!seen) return "";
  // "A dashboard with utilisation per member and unbilled hours": what is seen there, not what it is seen on.
  const told = /^(?:a|an|the) (?:\w+ )?(?:dashboard|panel|overview) (?:with|of) (.+)$/.exec(seen)?.[1];
  if (told) return `“${capital(spoken(told.split(/, | and /)[0] ?? told).replace(LOOSE_END, ""))}”`;
  // A question is a heading as it stands: "Which flat is free when".
  const asked = /^(?:who|which|what|where|when|how|if|whether)\b/.test(seen) && seen.length <= 56;
  const words = asked
    ? seen.replace(/\btheir\b/g, "your").replace(/\bthey\b/g, "you")
    : // "Properties with photos" stand on the screen called Properties.
      spoken(seen)
        .replace(LOOSE_END, "")
        .replace(/^(\p{L}+s) with .*$/u, "$1");
  return `“${capital(words.replace(/^if /, "whether "))}”`;
}

/** What a story waits for, as a fact: what is so, and what is so as long as it has to wait. */
type Condition = {
  /** The story's words without it: "fire the kiln". */
  core: string;
  /** "the kiln is full". */
  holds: string;
  /** "the kiln is not full yet". */
  fails: string;
  /** With the word that opens it, as the story has it: "once it is full". */
  once: string;
};

const AUXILIARY = /^(?:is|are|was|were|has|have|can|could|will|must|should|does|do)$/;

/**
 * "fire the kiln when it is full" → the kiln is full, the kiln is not full yet. `it` and `they` are what these pronouns
 * stand for ("kiln", "Kai"). Null when the words wait for nothing, or for what cannot be said the other way round.
 */
export function conditionOf(want: string, it: string, they: string): Condition | null {
  const found = /^(.+?),? (when|once|if|as soon as|whenever) (.+)$/.exec(want);
  const core = found?.[1] ?? "";
  const clause = found?.[3] ?? "";
  if (
    !core.includes(" ") ||
    / (?:by|since|from|until|and|or)$/.test(core) ||
    /,|;| and | or /.test(clause) ||
    clause.split(" ").length > 10
  )
    return null;
  // "Say if they come", "see when the pool is closed": a question, not a condition.
  if (
    /^(?:say|tell|see|view|check|know|answer|read|ask|find out|choose|decide)(?: \w+)?$/.test(
      core.split(" ").slice(0, 2).join(" "),
    ) ||
    /^(?:say|tell|know|ask)\b/.test(core) ||
    /\b(?:not|never|no|n't)\b/.test(clause)
  )
    return null;
  const once = `once ${clause}`;
  const nobody = /^(?:nobody|no one|noone) (.+)$/.exec(clause)?.[1];
  if (nobody) return { core, holds: clause, fails: `somebody ${nobody}`, once };
  const words = clause.split(" ");
  const first = words[0] ?? "";
  const weather = first === "it" && /^(?:rains|snows|storms|freezes|thunders|hails)$/.test(words[1] ?? "");
  const subject = weather
    ? "it"
    : first === "it"
      ? `the ${it}`
      : first === "they"
        ? they
        : first === "their"
          ? ""
          : null;
  let verbAt = subject === null || first === "their" ? -1 : 1;
  if (verbAt < 0)
    verbAt = words.findIndex(
      (word, at) =>
        at > (/^(?:the|a|an|their|this|each|every|all|some|any)$/.test(first) ? 1 : 0) &&
        (AUXILIARY.test(word) ||
          verbBases(word).some(({ base, form }) => classOfVerb(base) && (form === "s" || form === "base"))),
    );
  if (verbAt < 1) return null;
  const own = words.slice(first === "their" ? 1 : 0, verbAt).join(" ");
  const who = subject || (first === "their" ? `the ${own} of ${they}` : own);
  if (/^(?:he|she|we|you|i)$/.test(who)) return null;
  const rest = words.slice(verbAt + 1).join(" ");
  const verb = words[verbAt] ?? "";
  // A name stands for "they": "they are" is "Kai is".
  const one = first === "they";
  if (AUXILIARY.test(verb)) {
    const said = one ? ({ are: "is", have: "has", were: "was", do: "does" }[verb] ?? verb) : verb;
    // "something is damaged" is not yet so while nothing is.
    const none = /^(?:something|anything|somebody|someone|anybody|anyone)$/.exec(who)?.[0];
    const nothing = none && (/thing$/.test(none) ? "nothing" : "nobody");
    if (nothing)
      return {
        core,
        holds: `${who} ${said} ${rest}`.trim(),
        fails: `${nothing} ${said} ${rest}`.trim(),
        once,
      };
    const yet =
      /^(?:is|are|has|have)$/.test(said) && !/\b(?:by|at|on|before|than|yet)\b/.test(rest) ? " yet" : "";
    return {
      core,
      holds: `${who} ${said} ${rest}`.trim(),
      fails: `${who} ${said} not ${rest}`.trim() + yet,
      once,
    };
  }
  const base = verbBases(verb).find((form) => classOfVerb(form.base))?.base ?? verb.replace(/s$/, "");
  const many = !one && !/s$/.test(verb);
  return {
    core,
    holds: `${who} ${one ? onePerson(verb) : verb} ${rest}`.trim(),
    fails: `${who} ${many ? "do" : "does"} not ${base} ${rest}`.trim(),
    once,
  };
}
