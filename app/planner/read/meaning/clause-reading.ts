import { BUSINESSES, isPerson } from "../../catalogue/people";
import { classOfVerb } from "../../catalogue/verbs";
import { capital, plural, singular, uncapital } from "../../text/words";
import { type Clause, type NounPhrase, type Parsed, spell } from "../clauses/clauses";
import { mention } from "../reading";
import {
  actorOf,
  addRole,
  type Done,
  mentionPhrase,
  noteBusiness,
  noteRunning,
  PRODUCT,
  PRODUCT_HEADS,
  readAudience,
  type State,
  setProduct,
  type Told,
} from "../state";
import { chunk } from "../words/chunks";
import {
  fronted,
  isLimit,
  mentionNearby,
  openingOf,
  readAsked,
  readBystanders,
  servesThat,
} from "./around-clauses";
import { agentOf } from "./doings";
import { readBelongs, readHaving } from "./having";
import { readLife } from "./life";
import { thirdPersonWords } from "./phrases";
import { readNegated } from "./refusing";
import { readState, ruleText, withCondition } from "./states-and-columns";
import { readStory } from "./story-reading";
import { readThingDoing } from "./things-doing";
import { RECORDING, wishFor } from "./wishes";

/** Reads what the clause says when it is of its kind; true when nothing is left to read. */
type Reader<T extends Told = Told> = (told: T) => boolean;

export function readClause(clause: Clause, parsed: Parsed, state: State, sentence: string): void {
  const isWriter = /^(?:i|we|me)$/.test(clause.subject?.pronoun ?? "");
  const told: Told = { clause, parsed, state, sentence, isWriter };
  noteSurroundings(told);
  if (NO_DOINGS.some((reads) => reads(told))) return;
  const actor = doerOf(told);
  if (actor === null) readThingDoing(clause, parsed, state);
  else if (clause.negated) readNegated(clause, parsed, state, actor);
  else {
    noteDoers({ ...told, actor });
    if (NO_STORIES.some((reads) => reads({ ...told, actor }))) return;
    readStory({ ...told, actor: userOf({ ...told, actor }) });
  }
}

/** What stands around the clause: in its condition, before it, and where it happens. */
function noteSurroundings({ clause, parsed, state }: Told): void {
  readBystanders(clause, parsed, state);
  mentionNearby(clause, parsed, state);
  // "When a customer does not come, she pays first": who the condition speaks of.
  const met = clause.nearby.find(
    (np) => !np.pronoun && isPerson(singular(np.last)) && np.end <= clause.verbAt,
  );
  if (met && /^(?:he|she)$/.test(clause.subject?.pronoun ?? "") && !met.plural) state.persons.push(met.head);
  if (clause.opener) mentionPhrase(clause.opener, 2, state, false);
  // "Our band has 140 songs", "my whole business is in messages": what the writer has part in.
  if (clause.subject && !state.gloss) noteBusiness(clause.subject, parsed, state);
  const places = clause.prepositions.filter((p) => p.word !== "from" && p.word !== "to");
  for (const np of [...clause.objects, ...places.flatMap((p) => p.phrases)]) noteBusiness(np, parsed, state);
}

/** What is no doing of anybody, or none that the app has to do with. */
const NO_DOINGS: Reader[] = [
  belongs,
  isSomething,
  hasSomething,
  wantsTheApp,
  ({ clause, parsed, state, isWriter }) => readLife(clause, parsed, state, isWriter),
  wantsOrFeels,
  asksToSee,
  ({ clause, parsed, state }) => readAsked(clause, parsed, state),
  doesNothing,
  isDoneByNobody,
  servesSomebody,
];

function belongs({ clause, parsed, state }: Told): boolean {
  if (clause.verb !== "belong") return false;
  readBelongs(parsed, state);
  return true;
}

function isSomething({ clause, parsed, state, sentence }: Told): boolean {
  if (clause.kind !== "be") return false;
  readState(clause, parsed, state, sentence);
  return true;
}

function hasSomething({ clause, parsed, state }: Told): boolean {
  if (clause.kind !== "have") return false;
  readHaving(clause, parsed, state);
  return true;
}

/** "I want an app for …" */
function wantsTheApp({ clause, parsed, state, isWriter }: Told): boolean {
  // "Our sports club needs a page": who writes speaks of the club.
  const ours =
    clause.subject !== null &&
    /^(?:my|our)$/.test(parsed.tokens[clause.subject.start]?.lower ?? "") &&
    BUSINESSES.has(singular(clause.subject.last));
  if (ours && clause.subject && /^(?:want|need|look for)$/.test(clause.verb))
    noteRunning(clause.subject, state);
  const wants =
    /^(?:want|need|build|create|make|design|develop|imagine|wish|love|like|look for|get|have)$/.test(
      clause.verb,
    );
  // "Petit musée cherche un jeu de piste": an idea begins with who it comes from.
  if (state.gloss && state.first && clause.subject && WANTING.test(clause.verb))
    noteRunning(clause.subject, state);
  const byWriter = isWriter || ours || !clause.subject;
  if (!wants || !byWriter || clause.via || !clause.objects.some((np) => isProduct(np, state))) return false;
  const np = clause.objects.find((one) => PRODUCT.test(one.last));
  if (np) setProduct(state, spell(parsed.tokens.slice(np.start, clause.end)));
  const audience = clause.prepositions.filter((p) => p.word === "for").flatMap((p) => p.phrases);
  readAudience(audience, state);
  return true;
}

/** Once the app is known, "we want a calendar" asks for a part of it. */
function isProduct(np: NounPhrase, state: State): boolean {
  return (
    PRODUCT_HEADS.has(singular(np.last)) ||
    (PRODUCT.test(np.last) && !np.pronoun && state.reading.actions.length === 0)
  );
}

const WANTING = /^(?:want|need)$/;

/** "customers want receipts", "I hate forgetting": a wish makes a story, a feeling none. */
function wantsOrFeels(told: Told): boolean {
  const { clause, state, isWriter } = told;
  const kept = clause.objects[0];
  if (clause.verb === "keep" && kept && !kept.pronoun && !/ing$/.test(kept.last)) return false;
  const feels =
    /^(?:suck|hate|keep|love|want|need|wish|let|allow|enable|try|think|hope|cut|be|struggle|forget|lose|waste|steal|complain|argue|ruin|vanish|disappear)$/;
  if (!feels.test(clause.verb)) return false;
  const [wanted, ...more] = clause.objects;
  const wanting = isWriter ? "me" : actorOf(clause.subject, state);
  if (!WANTING.test(clause.verb)) return true;
  if (wanted && !clause.negated) readWanted(told, wanted, wanting);
  // "Clients should not need a password": they use the app.
  if (clause.negated && clause.modal && wanting && wanting !== "me" && wanting !== "app") {
    addRole(state, wanting);
    if (wanted) readUnneeded(told, wanted, wanting);
  }
  for (const np of more) mentionPhrase(np, 1, state);
  if (!isWriter)
    for (const np of clause.prepositions.flatMap((p) => p.phrases)) mentionPhrase(np, 1.5, state, false);
  return true;
}

/** "she doesn't need the prices": kept from her. */
function readUnneeded({ clause, parsed, state }: Told, unneeded: NounPhrase, who: string): void {
  const tool =
    /^(?:account|password|login|app|phone|smartphone|computer|training|help|internet|e-?mail|licence|deposit|id)$/;
  if (clause.verb !== "need" || unneeded.pronoun || state.gloss || tool.test(singular(unneeded.last))) return;
  const what = thirdPersonWords(spell(parsed.tokens.slice(unneeded.start, clause.end)), who);
  state.reading.rules.push(capital(`${plural(who)} do not see ${what}`));
  state.reading.denied.push({ role: who, phrase: `see ${what}` });
}

function readWanted({ clause, parsed, state, isWriter }: Told, wanted: NounPhrase, by: string | null): void {
  if (by && by !== "app") {
    if (!isWriter) {
      addRole(state, by);
      state.persons.push(by);
      state.lastActor = by;
    }
    wishFor(wanted, parsed, state, clause, by);
    return;
  }
  mentionPhrase(wanted, 1, state);
  // "Tools need a yearly inspection"
  if (by === null && !state.gloss && clause.subject && !clause.subject.pronoun) {
    mentionPhrase(clause.subject, 1, state);
    state.reading.rules.push(ruleText(clause, parsed));
  }
}

/** Puts "show me a graph", "show boats with photo and price" as "I see …", "see …"; goes on to read it. */
function asksToSee({ clause }: Told): boolean {
  const [whom] = clause.objects;
  // "It should tell me which ones I haven't seen": to be seen by whoever is told.
  const app = clause.subject?.pronoun === "it" || PRODUCT_HEADS.has(clause.subject?.head ?? "");
  if (
    app &&
    clause.question &&
    !clause.condition &&
    /^(?:tell|show)$/.test(clause.verb) &&
    /^(?:me|us)$/.test(whom?.pronoun ?? "")
  )
    clause.subject = null;
  if (clause.subject) return false;
  // "tell me which meals …": what the writer wants to see.
  if (/^(?:show|tell|give)$/.test(clause.verb) && /^(?:me|us)$/.test(whom?.pronoun ?? "")) {
    const at = whom?.start ?? clause.verbAt;
    clause.verbAt = at;
    clause.objects.shift();
    clause.verb = "see";
    clause.subject = { start: at, end: at, head: "i", last: "i", pronoun: "i", plural: false, bare: false };
  } else if (clause.verb === "show" && clause.objects.some((np) => !np.pronoun)) clause.verb = "see";
  return false;
}

/** "Auditors read everything but change nothing": what is refused to them. */
function doesNothing({ clause, state }: Told): boolean {
  const [nothing] = clause.objects;
  if (nothing?.head !== "nothing" || clause.end !== nothing.end || state.gloss) return false;
  const who = actorOf(clause.subject, state);
  if (!who || who === "app" || who === "me") return false;
  addRole(state, who);
  state.reading.rules.push(capital(`${plural(who)} ${clause.verb} nothing`));
  state.reading.denied.push({ role: who, phrase: `${clause.verb} anything` });
  return true;
}

/** "so nobody takes it to a party": a limit. */
function isDoneByNobody({ clause, parsed, state }: Told): boolean {
  if (!/^(?:nobody|no one|none)$/.test(clause.subject?.head ?? "")) return false;
  state.reading.rules.push(ruleText(clause, parsed));
  return true;
}

/** "so that the caretaker knows": who is served has a part, and no story. */
function servesSomebody({ clause, parsed, state }: Told): boolean {
  const { subject } = clause;
  if (!subject || subject.pronoun || !servesThat(clause, parsed)) return false;
  const served = actorOf(subject, state) ?? (isPerson(singular(subject.last)) ? subject.head : "");
  if (served && served !== "app" && served !== "me") addRole(state, served);
  return true;
}

/** Who does what the clause says; null when it is a thing that does it. */
function doerOf({ clause, parsed, state }: Told): string | null {
  // "the board decides": people, whatever else a board may be.
  if (
    clause.subject?.head === "board" &&
    /^(?:decide|approve|vote|answer|discuss|meet|agree|reject|elect|appoint)$/.test(clause.verb)
  )
    clause.subject = { ...clause.subject, head: "board member", last: "member" };
  const planner = /^(?:planner|scheduler)$/.test(clause.subject?.last ?? "")
    ? agentOf(clause, parsed, state.persons)
    : null;
  const actor =
    planner ??
    actorOf(clause.subject, state) ??
    agentOf(clause, parsed, state.persons) ??
    otherBody(clause, state);
  if (actor === "me" && clause.subject && !clause.subject.pronoun && !isOrder(clause, parsed))
    noteRunning(clause.subject, state); // "our charity lends"
  return isOrder(clause, parsed) ? "app" : actor;
}

/** "the parish gets the invoice and can say yes": a body that the writer is not of acts through its people. */
function otherBody({ subject, verb }: Clause, { reading }: State): string | null {
  if (!subject || subject.pronoun || subject.plural || !BUSINESSES.has(singular(subject.last))) return null;
  if (!/^(?:get|receive|pay|approve|accept|sign|confirm|order|reject|say)$/.test(verb)) return null;
  const own =
    reading.business.endsWith(subject.last) ||
    reading.product.toLowerCase().includes(subject.last) ||
    new RegExp(`\\b(?:my|our|(?:are|run|own|have|am) an?)\\b[^.,;]{0,24}\\b${subject.last}\\b`).test(
      reading.text,
    );
  return own ? null : subject.head;
}

/** "If pain is above 7, tell the therapist", "let users filter": an order to the app. */
function isOrder(clause: Clause, parsed: Parsed): boolean {
  if (clause.subject) return false;
  const tells = /^(?:tell|email|text|message|call)$/.test(clause.verb);
  return (
    classOfVerb(clause.verb) === "notify" ||
    (tells && fronted(clause, parsed)) ||
    /^(?:help|let)s?$/.test(clause.verb)
  );
}

function noteDoers({ clause, state, actor }: Done): void {
  const named = clause.others.map((other) => actorOf(other, state) ?? "");
  state.beside = named.filter((role) => role !== "" && role !== "app" && role !== "me");
  for (const role of state.beside) addRole(state, role);
  if (!actor || actor === "app" || actor === "me") return;
  addRole(state, actor);
  if (state.persons[state.persons.length - 1] !== actor) state.persons.push(actor);
  if (clause.subject?.plural && !clause.subject.pronoun) state.many.add(actor);
}

/** What is done, but is a rule of the app and no story of a user. */
const NO_STORIES: Reader<Done>[] = [saysHowTheAppIs, notesWhen, mustNotBe, limits];

/** "it must say so", "make it calm looking": what the app has to be, in the idea's own words. */
function saysHowTheAppIs({ clause, parsed, state, sentence, actor }: Done): boolean {
  if (actor !== "app" || !clause.subject || clause.question) return false;
  const bare = clause.end <= clause.verbAt + 2 && clause.objects.every((np) => np.pronoun);
  if (classOfVerb(clause.verb) && !bare) return false;
  // "it lands on my shopping list"
  for (const { word, phrases } of clause.prepositions)
    if (/^(?:on|in|into|onto|to)$/.test(word)) for (const np of phrases) mentionPhrase(np, 2, state, false);
  if (sentence.length < 160 && !state.gloss)
    state.reading.rules.push(
      parsed.clauses.length > 1 ? ruleText(clause, parsed) : capital(sentence.replace(/[.!\s]+$/, "")),
    );
  return true;
}

/** "After the visit the interpreter writes minutes": when it is done; goes on to read what. */
function notesWhen({ clause, parsed }: Done): boolean {
  const { opener } = clause;
  const opens = opener && clause === parsed.clauses[0] && opener.end > 0;
  if (!opens || clause.condition !== "" || clause.inherited || RECORDING.test(clause.verb)) return false;
  const opening = openingOf(clause, parsed);
  if (opening.split(" ").length <= 7 && opener.end <= (clause.subject?.start ?? 0))
    clause.condition = uncapital(opening);
  return false;
}

/** "keep no logs longer than 7 days": what must not be is no story. */
function mustNotBe({ clause, parsed, state }: Done): boolean {
  const no = parsed.tokens[clause.objects[0]?.start ?? -1]?.lower === "no";
  if (!no || clause.subject?.pronoun) return false;
  const words = spell(parsed.tokens.slice(clause.verbAt, clause.end));
  state.reading.rules.push(capital(withCondition(words, clause.condition)));
  for (const np of clause.objects) mentionPhrase(np, 1, state);
  return true;
}

/** "Stop same day orders after 11am" */
function limits({ clause, parsed, state, actor, isWriter }: Done): boolean {
  if (!isLimit(clause, parsed, isWriter || state.lastActor === "me")) return false;
  // "My mum rings people who live alone": how it is; the calls are what the app is about.
  const own = /^(?:my|our)$/.test(parsed.tokens[clause.subject?.start ?? -1]?.lower ?? "");
  if (own && clause.modal === "" && clause.condition === "" && /^(?:call|phone|ring)$/.test(clause.verb)) {
    mention(state.reading, "call", 2);
    for (const np of clause.objects) mentionPhrase(np, 2, state);
    return true;
  }
  const from = clause.subject && !clause.inherited && !isWriter ? clause.subject.start : clause.verbAt;
  const words = thirdPersonWords(spell(parsed.tokens.slice(from, clause.end)), "");
  const named = actor && actor !== "me" && actor !== "app" ? `the ${actor}` : "";
  const whole = named ? words.replace(/^(?:she|he)\b/i, named) : words;
  state.reading.rules.push(capital(withCondition(whole, clause.condition)));
  for (const np of clause.objects) mentionPhrase(np, 2, state);
  return true;
}

/** "an app to track our game nights": what the app is for is what its users do. */
function userOf({ clause, parsed, state, actor }: Done): string {
  if (actor !== "app") return actor;
  if (parsed.tokens[clause.verbAt - 1]?.tag === "T" && clause.modal === "") {
    // "An app for book clubs to choose …": whom it is for stands between.
    const from = clause.subject?.end ?? clause.verbAt;
    if (state.first && clause.subject && parsed.tokens[from]?.lower === "for") {
      setProduct(state, spell(parsed.tokens.slice(clause.subject.start, clause.verbAt - 1)));
      readAudience(
        chunk(parsed.tokens.slice(from + 1, clause.verbAt - 1)).flatMap(({ np }) => (np ? [np] : [])),
        state,
      );
    }
    return "";
  }
  const goesOn = clause.inherited && clause.subject && PRODUCT_HEADS.has(singular(clause.subject.last));
  return goesOn && state.lastActor === "" && state.reading.actions.length > 0 ? "" : "app";
}
