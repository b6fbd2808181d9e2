import { GENERAL_NOUNS, isFieldWord, SCREEN_WORDS } from "../catalogue/nouns";
import { isPerson } from "../catalogue/people";
import { isKnownThing, shapeOf } from "../catalogue/things";
import { classOfVerb, type VerbClass } from "../catalogue/verbs";
import { singular } from "../text/words";
import type { Clause, Parsed } from "./clauses";

/** Doings that need a mind: whoever does them is a role, however the noun looks ("regulars preorder bread"). */
const NEEDS_A_MIND =
  /^(?:add|post|upload|find|choose|book|order|pay|cancel|approve|edit|vote|message|sign|invite|assign|swap|request|learn|import|flag|lend|join|follow)$/;

/** The role that a subject is by what it does; null when a thing could do it as well. */
export function agentOf(clause: Clause): string | null {
  const np = clause.subject;
  if (!np || np.pronoun || clause.negated) return null;
  const last = singular(np.last);
  const kind = classOfVerb(clause.verb) ?? "act";
  const sees = /^(?:see|check|read|watch|browse|look|say|tell|sign|send)$/.test(clause.verb);
  if (!(NEEDS_A_MIND.test(kind) || sees)) return null;
  if (last === "planner" || last === "scheduler")
    return /^(?:approve|assign|edit|choose)$/.test(kind) ? last : null;
  if (isKnownThing(np.head) || isFieldWord(np.head) || SCREEN_WORDS.has(last) || GENERAL_NOUNS.has(last))
    return null;
  if (
    /^(?:sensor|camera|printer|machine|device|button|code|scanner|robot|server|script|algorithm|model|phone|computer|bank|provider|weather)$/.test(
      last,
    )
  )
    return null;
  return np.head;
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
    return "lend";
  if (clause.verb === "keep") return "log";
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
  if (clause.verb === "say" || clause.verb === "tell") return clause.question ? "choose" : "message";
  if (clause.verb === "give" && !clause.objects.some((np) => np.pronoun || isPerson(singular(np.last))))
    return "add";
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
