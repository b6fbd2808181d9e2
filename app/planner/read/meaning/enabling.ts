import { isPerson, looksLikePerson } from "../../catalogue/people";
import { classOfVerb } from "../../catalogue/verbs";
import { capital, singular, verbBases } from "../../text/words";
import { APP } from "../state";

/**
 * What the app is said to make possible is what its users do: "an app that helps runners log their runs and lets them
 * share one" → "an app where runners can log their runs. They can share one".
 */

const CAUSES = "(?:lets?|helps?|allows?|enables?)";

/** "an app for our club that helps", "a tool to help", "it lets", "…, and lets" */
const ENABLING = new RegExp(
  [
    `(?<relative>\\b${APP}(?: for (?:\\p{L}+ ){0,3}\\p{L}+)?),? (?:(?:that|which) (?:(?:would|will|can|could|should|also|really|just) )*${CAUSES}|to (?:help|let|allow|enable))`,
    `(?<again>(?:^|[.;,] ?(?:and |but )?|\\band )(?:(?:it|this|this ${APP}|the ${APP}) )?(?:(?:would|will|can|could|should|must|also|just) )*${CAUSES})`,
  ]
    .map((way) => `(?:${way})`)
    .join("|"),
  "giu",
);

const SUBJECTS: Record<string, string> = {
  me: "I",
  us: "we",
  them: "they",
  him: "he",
  her: "she",
  you: "users",
  everyone: "everyone",
  everybody: "everyone",
  anyone: "anyone",
  people: "people",
};

/** "an app that reminds my dad to take his pills and tells me if he forgets": what they get. */
const REMINDING = new RegExp(
  `(\\b${APP}(?: for (?:\\p{L}+ ){0,3}\\p{L}+)?) (?:that|which) (?:(?:will|should|can) )?(?:reminds?|notif(?:y|ies)|alerts?|warns?) (me|us|(?:my |our |the )?\\p{L}+) (?=(?:to|when|if|before|about|of|that)\\b)`,
  "giu",
);
const TELLING =
  /(?:,| and|, and) (?:reminds?|notif(?:y|ies)|alerts?|warns?|tells?) (me|us|them|(?:my |our |the )\p{L}+) (?=(?:when|if|before|about|of)\b)/giu;

function asTheirNews(sentence: string): string {
  const reminding = REMINDING.test(sentence);
  REMINDING.lastIndex = 0;
  const gets = (who: string, news: string) => {
    const named = SUBJECTS[who.toLowerCase()] ?? who;
    const many = /^(?:I|we|they|people|users)$/.test(named) || singular(named) !== named;
    return `${named} ${many ? "get" : "gets"} ${news} `;
  };
  if (!reminding && !/ can /.test(sentence)) return sentence;
  return sentence
    .replace(REMINDING, (_, app: string, who: string) => `${app} where ${gets(who, "a reminder")}`)
    .replace(TELLING, (_, who: string) => `. ${capital(gets(who, "a message"))}`);
}

/** The sentence with what the app lets, helps or allows somebody to do as that person's own doing. */
export function asTheirDoings(sentence: string): string {
  const found = [...sentence.matchAll(ENABLING)];
  let plain = sentence;
  for (const match of found.reverse()) {
    const rest = plain.slice(match.index + match[0].length);
    const doing = doingOf(rest);
    if (!doing) continue;
    const before = plain.slice(0, match.index);
    plain = match.groups?.relative
      ? `${before}${forWhom(match.groups.relative, doing)}`
      : `${before.replace(/[\s,;]+$/, "")}${before.trim() === "" || /[.;]\s*$/.test(before) ? "" : "."} ${capital(doing)}`.trim();
  }
  return asTheirNews(plain === sentence ? sentence : appsOwnDoings(plain));
}

/** "an app for runners where they can log": those whom it helps are whom it is for; of nobody named, what they do. */
function forWhom(app: string, doing: string): string {
  const [, who = "", what = ""] = /^(.+?) (can .*)$/s.exec(doing) ?? [];
  const named = singular(who) !== who && !/ for /.test(app) && !/^(?:people|users)\b/i.test(who);
  return named ? `${app} for ${who} where they ${what}` : `${app} where ${doing}`;
}

/** " dog walkers plan their route": who it is, up to the verb, which "can" makes plain; null when nobody is let. */
function doingOf(rest: string): string | null {
  const words = rest.trim().split(/\s+/);
  if (!/^\s/.test(rest) || words.length < 2) return null;
  const bare = (at: number) => (words[at] ?? "").toLowerCase();
  const pronoun = SUBJECTS[bare(0)];
  const length = pronoun && bare(0) !== "people" ? 1 : whoOf(words);
  if (length === 0) return null;
  let verbAt = length;
  if (bare(verbAt) === "to") verbAt += 1;
  const who = [pronoun ?? words[0], ...words.slice(1, length)].join(" ");
  const isVerb = /^[\p{L}-]{2,}$/u.test(words[verbAt] ?? "") && !NO_VERB.test(bare(verbAt));
  return isVerb ? `${who} can ${alsoOthers(words.slice(verbAt).join(" "))}` : null;
}

const NO_VERB =
  /^(?:and|or|with|of|in|on|at|from|by|for|without|near|who|that|which|when|if|is|are|was|were|has|have|can|to|a|an|the)$/;

/** How many words name who is let: "people with diabetes", "our small team"; 0 when the words name nobody. */
function whoOf(words: readonly string[]): number {
  for (let at = 0; at < Math.min(words.length - 1, 6); at += 1) {
    const word = (words[at] ?? "").toLowerCase();
    if (!/^[\p{L}'-]+$/u.test(word) || (at > 0 && NO_VERB.test(word))) return 0;
    const one = singular(word);
    const next = (words[at + 1] ?? "").toLowerCase();
    const named = isPerson(one) || looksLikePerson(one) || (one !== word && doesSomething(next));
    // "shop owners", "dog walkers": the last noun says who.
    if (!named || isPerson(singular(next)) || (looksLikePerson(singular(next)) && !classOfVerb(next)))
      continue;
    return NO_VERB.test(next) && !/^(?:to|and|or)$/.test(next)
      ? pastPhrase(words, at + 1)
      : pastOthers(words, at + 1);
  }
  return 0;
}

const doesSomething = (word: string) => word === "to" || classOfVerb(word) !== null;

/** "with diabetes", "in the village", "who live alone": up to the verb that the planner knows. */
function pastPhrase(words: readonly string[], from: number): number {
  for (let at = from + 2; at < Math.min(words.length, from + 6); at += 1) {
    const word = (words[at] ?? "").toLowerCase();
    if (/[,.;:]$/.test(words[at - 1] ?? "")) return 0;
    if (doesSomething(word) && !/^(?:the|an?|our|their|my|small|new|same)$/.test(words[at - 1] ?? ""))
      return at;
  }
  return 0;
}

/** "landlords and tenants agree": both are let. */
function pastOthers(words: readonly string[], from: number): number {
  const second = singular((words[from + 1] ?? "").toLowerCase());
  return /^(?:and|or)$/.test(words[from] ?? "") && (isPerson(second) || looksLikePerson(second))
    ? from + 2
    : from;
}

/** "offer lessons and pupils to book them": the others who are let in the same breath. */
function alsoOthers(doing: string): string {
  return doing.replace(
    /,? and ((?:(?:the|their|our|an?) )?(?:\p{L}+ )?(\p{L}+)) to (?=\p{L})/giu,
    (found: string, who: string, head: string) => {
      const one = singular(head.toLowerCase());
      const told = one !== head.toLowerCase() || /^(?:the|an?|our) /i.test(who);
      return told && (isPerson(one) || looksLikePerson(one)) ? `. ${capital(who)} can ` : found;
    },
  );
}

/** "…, shows trends and reminds them": what the app does, once others do what it lets them do. */
function appsOwnDoings(sentence: string): string {
  return sentence.replace(
    /(?:,|,? and)(?: (?:also|then|even))? (\p{L}{3,}s) (?=\p{L})/giu,
    (found: string, verb: string, at: number) => {
      const base = verbBases(verb.toLowerCase()).find(({ form }) => form === "s")?.base ?? "";
      if (!APPS_VERBS.test(base) || !/ can /.test(sentence.slice(0, at))) return found;
      return `. It ${verb} `;
    },
  );
}

/** What an app does by itself; "tracks" and "plans" may be things as well. */
const APPS_VERBS =
  /^(?:show|send|give|suggest|explain|recommend|generate|calculate|keep|make|find|match|sort|save|remember|turn|create|build|store|display|highlight)$/;
