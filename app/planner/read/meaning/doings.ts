import { isTouchable } from "../../catalogue/noun-classes";
import { GENERAL_NOUNS, isFieldWord, SCREEN_WORDS } from "../../catalogue/nouns";
import { BUSINESSES, isPerson } from "../../catalogue/people";
import { isKnownThing, shapeOf } from "../../catalogue/things";
import { classOfVerb, type VerbClass } from "../../catalogue/verbs";
import { singular } from "../../text/words";
import type { Clause, Parsed } from "../clauses/clauses";

/** Doings that need a mind: whoever does them is a role, however the noun looks ("regulars preorder bread"). */
const NEEDS_A_MIND =
  /^(?:add|post|upload|find|choose|book|order|pay|cancel|approve|edit|vote|message|sign|invite|assign|swap|request|learn|import|flag|lend|join|follow)$/;

/** The role that a subject is by what it does; null when a thing could do it as well. `persons`: who was named before. */
export function agentOf(clause: Clause, parsed: Parsed, persons: readonly string[]): string | null {
  const np = clause.subject;
  if (!np || np.pronoun || clause.negated) return null;
  const last = singular(np.last);
  const kind = classOfVerb(clause.verb) ?? "act";
  const sees = /^(?:see|check|read|watch|browse|look|say|tell|sign|send)$/.test(clause.verb);
  // "the feeders count the cats": several who are called after a doing measure as well.
  const measures = kind === "log" && np.plural && /(?:er|or|ist)s$/.test(np.last);
  const announces = kind === "notify" && np.plural;
  const plans = /^(?:planner|scheduler)$/.test(last);
  if (!(plans || NEEDS_A_MIND.test(kind) || sees || measures || announces)) return null;
  if (plans) return /^(?:approve|assign|edit|choose|act)$/.test(kind) ? last : null;
  if (BUSINESSES.has(last) && /^(?:my|our)$/.test(parsed.tokens[np.start]?.lower ?? "")) return "me"; // "our charity lends"
  // "groups book a trip", "markets announce what is left": several of a kind act through their people.
  if (
    np.plural &&
    (BUSINESSES.has(last) ||
      /^(?:family|household|class|couple|supermarket|village|office|neighbourhood|crew|party|organisation|organization)$/.test(
        last,
      )) &&
    (NEEDS_A_MIND.test(kind) || kind === "notify" || sees)
  )
    return np.head;
  if (BUSINESSES.has(last)) return null;
  if (isKnownThing(np.head) || isFieldWord(np.head) || SCREEN_WORDS.has(last) || GENERAL_NOUNS.has(last))
    return null;
  // "finders fill in": what is called after a doing may be whoever does it.
  if (isTouchable(last) && !/(?<!met)(?:er|or)$/.test(last)) {
    // "Collectors of clocks, barometers and sextants can show their pieces": those whose things they are.
    const owner = persons.at(-1) ?? "";
    const before = parsed.tokens.slice(0, np.start).map((token) => singular(token.lower));
    return owner && before.includes(owner.slice(owner.lastIndexOf(" ") + 1)) ? owner : null;
  }
  if (
    /^(?:sensor|camera|printer|machine|device|button|code|scanner|robot|server|script|algorithm|model|phone|computer|bank|provider|weather)$/.test(
      last,
    )
  )
    return null;
  return np.head;
}

/** "rate the pain from 0 to 10": what is rated is a state of one's own. */
export function isSelfRating(clause: Clause): boolean {
  const object = clause.objects[0];
  return (
    /^(?:rate|score|grade|rank)$/.test(clause.verb) &&
    !!object &&
    /^(?:pain|mood|energy|sleep|stress|fatigue|appetite|anxiety|effort|craving|itch|hunger|motivation|day|night|nausea|tiredness|soreness)$/.test(
      singular(object.last),
    )
  );
}

/** What kind of doing it is; some verbs depend on what follows them. */
export function classOf(clause: Clause, parsed: Parsed): VerbClass {
  const next = parsed.tokens[clause.verbAt + 1]?.lower ?? "";
  if (clause.verb === "get" && /^(?:reminded|notified|alerted|warned|informed|told|pinged)$/.test(next))
    return "notify";
  if (
    /^(?:get|receive)$/.test(clause.verb) &&
    clause.objects.some((np) =>
      /^(?:reminder|notification|alert|alarm|warning|notice|sms|email|newsletter|push)s?$/.test(np.last),
    )
  )
    return "notify";
  if (
    clause.verb === "check" &&
    parsed.tokens.slice(clause.verbAt, clause.end).some((token) => /^(?:out|in)$/.test(token.lower))
  )
    return clause.objects.some((np) => isPerson(singular(np.last))) ? "mark" : "lend";
  // A question of a quiz or a form is answered in its own place, a letter to somebody.
  if (/^(?:answer|respond)$/.test(clause.verb) && !clause.objects.some((np) => isPerson(singular(np.last))))
    return asks(parsed, clause) ? "answer" : "message";
  if (clause.verb === "keep") return "log";
  if (clause.verb === "announce" && clause.objects.some((np) => isPerson(singular(np.last)))) return "add";
  const acted = clause.objects[0];
  // Only what is measured starts and stops; only what people write or are can be moderated.
  if (
    acted &&
    !acted.pronoun &&
    /^(?:start|stop|pause|resume)$/.test(clause.verb) &&
    !/(?:timer|clock|stopwatch|time|hour|shift|work|session|recording|run|entry|watch|task|break|day)$/.test(
      singular(acted.last),
    )
  )
    return "edit";
  if (
    acted &&
    !acted.pronoun &&
    /^(?:block|ban)$/.test(clause.verb) &&
    !isPerson(singular(acted.last)) &&
    !/^(?:account|post|message|photo|comment|profile|listing|video)$/.test(singular(acted.last))
  )
    return "mark";
  // "rate the pain from 0 to 10": a reading of oneself, not a vote.
  if (isSelfRating(clause)) return "log";
  // A person who transcribes or explains is at work; only the app "generates".
  if (
    clause.subject &&
    !/^(?:it|this|that|app|ai|system)$/.test(clause.subject.head) &&
    /^(?:transcribe|translate|identify|classify|diagnose|solve|estimate|propose|explain|recommend|suggest|simplify|rewrite|summari[sz]e|extract)$/.test(
      clause.verb,
    )
  )
    return "add";
  const object = clause.objects[0];
  if (clause.verb === "confirm" && clause.question) return "answer"; // "confirm if they come"
  if (clause.verb === "say" || clause.verb === "tell") return clause.question ? "choose" : "message";
  if (
    clause.verb === "give" &&
    !clause.objects.some((np) => (np.pronoun && np.pronoun !== "it") || isPerson(singular(np.last)))
  )
    return clause.objects[0]?.pronoun === "it" && clause.objects.length > 1 ? "edit" : "add"; // "give it a number"
  if (clause.verb === "take" && !/^(?:photo|picture|pic|video|image|scan|selfie)s?$/.test(object?.last ?? ""))
    return "act";
  if (
    clause.verb === "share" &&
    object &&
    /\b(?:free|lent|out)\b/.test(shapeOf(object.head)?.statuses.join(" ") ?? "")
  )
    return "lend"; // a shared drill is lent, a shared photo is sent
  return classOfVerb(clause.verb) ?? "act";
}

/** True when what is answered is a question put by the app. */
function asks(parsed: Parsed, clause: Clause): boolean {
  return (
    clause.objects.some((np) =>
      /^(?:question|quiz|survey|poll|form|test|exam|riddle)$/.test(singular(np.last)),
    ) ||
    (clause.objects.length === 0 &&
      parsed.tokens.some((token) => /^(?:questions?|quiz|timer|rounds?|survey|test)$/.test(token.lower)))
  );
}
