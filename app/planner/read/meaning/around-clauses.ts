import { isFieldWord } from "../../catalogue/nouns";
import { BUSINESSES, isPerson, PLACE_ROLES } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { classOfVerb } from "../../catalogue/verbs";
import { plural, singular, withArticle } from "../../text/words";
import { type Clause, type NounPhrase, type Parsed, spell } from "../clauses/clauses";
import { mention } from "../reading";
import { addAction, addRole, mentionPhrase, type State } from "../state";
import { DAYS } from "../words/noun-phrases";
import { thirdPersonWords } from "./phrases";

/** "Stop same day orders after 11am", "guests get a ban": what holds in the app, not what somebody does in it. */
export function isLimit(clause: Clause, parsed: Parsed, byWriter: boolean): boolean {
  const object = clause.objects[0];
  // "moms get 50% when sold": a share of money.
  if (
    /^(?:get|receive|keep|earn)$/.test(clause.verb) &&
    // "get a warning at 80% of the budget"
    !/^(?:warning|alert|message|reminder|notification|e?-?mail|sms|text|call|report)$/.test(
      singular(object?.last ?? ""),
    ) &&
    /%|[€$£]|\bpercent\b/.test(spell(parsed.tokens.slice(clause.verbAt, clause.end)))
  )
    return true;
  if (!object || object.pronoun) return false;
  if (
    clause.verb === "stop" &&
    byWriter &&
    !/^(?:timer|clock|watch|stopwatch|recording|run)$/.test(object.head)
  )
    return true;
  if (/^(?:get|receive)$/.test(clause.verb))
    return /^(?:ban|fine|penalty|strike|suspension|discount|refund)$/.test(singular(object.last));
  // A telephone call happens outside the app.
  return (
    /^(?:call|phone|ring)$/.test(clause.verb) &&
    (isPerson(singular(object.last)) || PLACE_ROLES[object.head] !== undefined)
  );
}

/** "so that the mason can come": what it is good for; who comes has a part, and no story. */
export function servesThat(clause: Clause, parsed: Parsed): boolean {
  const before = parsed.tokens.slice(
    Math.max(0, (clause.subject?.start ?? 0) - 2),
    clause.subject?.start ?? 0,
  );
  return (
    before.some((token) => token.lower === "so") &&
    before.every((token) => /^(?:so|that|,)$/.test(token.lower) || before.indexOf(token) === 0) &&
    /^(?:come|go|know|react|help|plan|prepare|look|decide|act|start|work)$/.test(clause.verb)
  );
}

/** True when the clause's condition opens the sentence. */
export function fronted(clause: Clause, parsed: Parsed): boolean {
  return clause.condition !== "" && spell(parsed.tokens.slice(0, clause.verbAt)).includes(clause.condition);
}

/** "until the medic clears her", "if the keeper cancels a tour": people met only in a condition act in the app as well. */
export function readBystanders(clause: Clause, parsed: Parsed, state: State): void {
  if (clause.question || clause.condition === "") return;
  for (const np of clause.nearby) {
    const verb = parsed.tokens[np.end];
    const role = singular(np.head);
    if (np.pronoun || !isPerson(role) || state.reading.roles.includes(role)) continue;
    if (verb?.tag !== "V" || verb.form === "ing" || verb.form === "ed") continue;
    const own = parsed.tokens.slice(np.start, np.end).some((token) => /^(?:my|our)$/.test(token.lower));
    const words =
      clause.condition.split(`${spell(parsed.tokens.slice(np.start, np.end))} ${verb.text}`)[1]?.trim() ?? "";
    if (own || words === "" || clause.subject?.head === np.head) continue;
    addRole(state, role);
    const things = clause.nearby
      .filter((other) => other.start > np.end && !other.pronoun)
      .map((other) => other.head);
    const about = clause.subject && !clause.subject.pronoun ? plural(clause.subject.head) : "them";
    addAction(state, {
      actor: role,
      verb: verb.base,
      phrase: thirdPersonWords(`${verb.base} ${words.replace(/^(?:her|him|them|it)\b/, about)}`, role),
      objects: things,
    });
  }
}

/**
 * "If a helmet is damaged", "when feed is bought": things met only in a condition are kept track of, or nobody would
 * know. "A helmet" is one of several; "the network" and "stock" are how things stand.
 */
export function readMet(parsed: Parsed, state: State): void {
  const fronts = parsed.tokens[0]?.tag === "S"; // "if a bike is damaged the guide photographs it"
  for (const np of parsed.met) {
    const one = /^(?:an?|each|every|any|one)$/.test(parsed.tokens[np.start]?.lower ?? "");
    if (one && !isPerson(singular(np.last)) && !DAYS.test(np.last)) mentionPhrase(np, 2, state, fronts);
  }
}

/** Nouns in the condition or the question of a clause. */
export function mentionNearby(clause: Clause, parsed: Parsed, state: State): void {
  let asked = false;
  for (const np of clause.nearby) {
    // "who has borrowed which mask and jacket": what is asked for is kept, or nobody could answer.
    const before = parsed.tokens[np.start - 1];
    asked =
      clause.question && (/^(?:which|whose)$/.test(before?.lower ?? "") || (asked && before?.tag === "C"));
    if (isPerson(singular(np.last))) {
      if (!np.pronoun && (!clause.question || !np.bare)) mention(state.reading, np.head, 0.6, true); // "if the customer signs"
    } else
      mentionPhrase(
        np,
        asked || isObjectOf(np, clause, parsed) ? 2 : BUSINESSES.has(np.head) && !np.plural ? 0.5 : 1.2,
        state,
        // "see which toys are free and reserve one": the first thing that is spoken of.
        clause.question && state.lastEntity === "",
      );
  }
}

/** "post what yarn they have left over": the yarn is what is posted. */
function isObjectOf(np: NounPhrase, clause: Clause, parsed: Parsed): boolean {
  return (
    clause.question &&
    clause.objects.length === 0 &&
    np.start === clause.verbAt + 2 &&
    parsed.tokens[clause.verbAt + 1]?.lower === "what" &&
    /^(?:post|share|swap|lend|add)$/.test(classOfVerb(clause.verb) ?? "")
  );
}

/** What a sentence opens with, up to its subject: "at the end of the year". */
export function openingOf(clause: Clause, parsed: Parsed): string {
  const end = clause.opener?.end ?? 0;
  const on = clause.subject?.start ?? end;
  return spell(parsed.tokens.slice(0, parsed.tokens[end]?.lower === "of" && on > end ? on : end));
}

/** "lecturers hand in the paper, an examiner approves it": the one thing that the clause before was about. */
function objectBefore(clause: Clause, parsed: Parsed): string {
  const before = parsed.clauses[parsed.clauses.indexOf(clause) - 1];
  const [thing, more] = before?.objects ?? [];
  const one = thing && !more && !thing.pronoun && !thing.plural && !isPerson(singular(thing.last));
  return one && before?.kind === "action" && !isFieldWord(thing.head) ? thing.head : "";
}

/** What "them", "it" or "that" after a verb that acts on things stands for; "" when it stands for people. */
export function pronounMeans(clause: Clause, parsed: Parsed, state: State): string {
  const pronoun = [...clause.objects, ...clause.prepositions.flatMap((p) => p.phrases)].find((np) =>
    /^(?:them|it|that)$/.test(np.pronoun),
  );
  // "send a photo of the leak, I look at it": the picture is what was sent, though it is no thing of its own.
  const last = state.reading.actions.at(-1)?.objects[0] ?? "";
  const before = last === "one" ? state.lastThing || state.lastEntity : last;
  const sent = /^(?:photo|video|picture|form|scan|recording|sketch)$/.test(before);
  const found = pronoun?.pronoun === "it" && !state.gloss ? objectBefore(clause, parsed) : "";
  const near = found === "one" ? before : found;
  // "When something comes back we check it": that, and not what was spoken of last.
  if (pronoun?.pronoun === "it" && /\b(?:something|anything)\b/i.test(clause.condition)) return "";
  const entity = near || (sent && pronoun?.pronoun !== "them" ? before : state.lastEntity || before);
  if (!pronoun || !entity || clause.question) return "";
  return /^(?:message|notify|invite|follow|flag|assign)$/.test(classOfVerb(clause.verb) ?? "act")
    ? ""
    : entity;
}

/** "in 3 words", "in simple steps": how it is done. */
export function isManner(preposition: string, np: NounPhrase, parsed: Parsed): boolean {
  return (
    preposition === "in" &&
    !np.pronoun &&
    (parsed.tokens[np.start]?.tag === "Q" ||
      (np.bare &&
        np.plural &&
        /^(?:words?|steps?|groups?|pairs?|points?|parts?|minutes?|seconds?|pieces?|letters?|colou?rs?)$/.test(
          np.last,
        )))
  );
}

/** "out of service", "on duty", "by post": how or when, not what. */
export function isIdiom(preposition: string, np: NounPhrase): boolean {
  // "in a good driving order": a sequence.
  if (preposition === "in" && np.last === "order" && !np.plural) return true;
  return (
    np.bare &&
    !np.plural &&
    /^(?:out|on|in|at|by|for|off|under|of)$/.test(preposition) &&
    /^(?:service|order|duty|call|time|charge|advance|stock|sale|site|use|person|hand|phone|mail|post|home|request|demand|board|hold|track|detail|total|public|private|cash|card|control|place|need|date)$/.test(
      np.head,
    )
  );
}

/** "who can come when": what somebody wants to see. True when the clause was such a question. */
export function readAsked(clause: Clause, parsed: Parsed, state: State): boolean {
  if (
    clause.subject?.pronoun === "who" &&
    !clause.inherited &&
    !/^[NR]$/.test(parsed.tokens[clause.subject.start - 1]?.tag ?? "") &&
    clause.modal !== ""
  ) {
    const asked = spell(parsed.tokens.slice(clause.subject.start, clause.end));
    for (const np of clause.objects) mentionPhrase(np, 2, state);
    addAction(state, {
      actor: "",
      verb: "see",
      phrase: `see ${thirdPersonWords(asked, "")}`,
      objects: clause.objects.map((np) => np.head),
    });
    return true;
  }
  return false;
}

/** How a thing is called after what happened to it. */
const PAST: Record<string, string> = {
  break: "broken",
  crack: "cracked",
  die: "dead",
  rot: "rotten",
  expire: "expired",
  fail: "failed",
  leak: "leaking",
  crash: "crashed",
  disappear: "lost",
  vanish: "lost",
  wilt: "wilted",
};

/**
 * "Some pieces break.": notes what happened to things. True when the clause says no more than that: it is no rule,
 * what is done about it comes next.
 */
export function noteHappening(clause: Clause, state: State): boolean {
  const past = PAST[clause.verb];
  if (!past || !clause.subject) return false;
  const { head, last } = clause.subject;
  state.happened = withArticle(`${past} ${head.replace(last, singular(last))}`);
  return clause.objects.length === 0 && clause.modal === "" && clause.condition === "" && !clause.negated;
}

/** "tell them roughly what it costs": those who were spoken of, by their name. */
export function withNames(phrase: string, actor: string | null, recipient: string, state: State): string {
  if (!recipient || recipient === "me" || recipient === "app" || recipient === actor || state.gloss)
    return phrase;
  return phrase.replace(
    /^(tell|ask|give|send|show|call|text|email|charge|remind|inform|pay|visit|phone|message|thank|answer) them\b/,
    `$1 the ${plural(recipient)}`,
  );
}

/** "send the council a list": who gets it, which is no thing; undefined when the first object is what is sent. */
export function givenTo(clause: Clause): NounPhrase | undefined {
  return /^(?:send|give|show|hand|tell|pay|offer|lend|bring|forward|mail|e-?mail|write)$/.test(clause.verb) &&
    clause.objects.length > 1 &&
    clause.objects[0]?.end === clause.objects[1]?.start &&
    !clause.objects[1]?.pronoun &&
    !isKnownThing(clause.objects[0]?.head ?? "") &&
    !isPerson(singular(clause.objects[0]?.last ?? ""))
    ? clause.objects[0]
    : undefined;
}
