import { BUSINESSES, isPerson, PLACE_ROLES, TRADES, tradeOfDoing } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { CONTEXT_VERBS, classOfVerb } from "../../catalogue/verbs";
import { singular } from "../../text/words";
import { type Clause, type NounPhrase, type Parsed, spell } from "../clauses/clauses";
import { addRole, mentionPhrase, noteRunning, type State, setProduct } from "../state";
import { ruleText } from "./states-and-columns";

/** A clause that may tell of the writer's life. */
type Life = {
  clause: Clause;
  parsed: Parsed;
  state: State;
  isWriter: boolean;
  /** True when the writer says what is so, not what may or should be. */
  says: boolean;
};

/**
 * Tells about the writer's life rather than about the app: "I run a shop", "4 of us share a flat", "we rescue
 * hedgehogs". Notes who the writer is and what there is; true when the clause said no more than that.
 */
export function readLife(clause: Clause, parsed: Parsed, state: State, isWriter: boolean): boolean {
  const life = { clause, parsed, state, isWriter, says: isWriter && clause.modal === "" };
  return READERS.some((reads) => reads(life));
}

const READERS: ((life: Life) => boolean)[] = [
  toldOfThePast,
  worksAt,
  runsOrTeaches,
  whoTheyAre,
  livesFrom,
  isAboutTexts,
  hasTrade,
  doesAllDay,
  isFondOf,
  helpsPeople,
  livesTogether,
  worksIn,
];

/** Those who work for somebody. */
const HANDS =
  /^(?:helper|assistant|employee|apprentice|worker|trainee|intern|staffer|driver|cleaner|technician|waiter|carer|hand)$/;

/**
 * "I took over the riding school from my aunt", "I have kept bees since 1998, which fills eleven notebooks": what was, or
 * has been until now, is no doing in the app. What it was about is kept, and whoever runs it now.
 */
function toldOfThePast(life: Life): boolean {
  const { clause, parsed, state } = life;
  const past = isPast(life) || goesOnFromPast(life);
  if (!past) return false;
  for (const np of clause.objects) {
    if (np.pronoun) continue;
    if (/^(?:take over|inherit|found|start|open|buy)$/.test(clause.verb) && state.first)
      noteRunning(np, state);
    if (!isPersonal(np, parsed)) mentionPhrase(np, np.plural || !np.bare ? 1 : 0.5, state, false);
  }
  return true;
}

/** "I lost", "we have kept", "my grandfather wrote": told by whoever writes, of themselves or of somebody close to them. */
function isPast({ clause, parsed, state, isWriter, says }: Life): boolean {
  const { tokens } = parsed;
  if (state.gloss || clause.modal !== "" || clause.negated || clause.question || clause.condition !== "")
    return false;
  const close =
    isWriter ||
    /^(?:he|she)$/.test(clause.subject?.pronoun ?? "") ||
    (clause.subject !== null && isPersonal(clause.subject, parsed));
  if (!close) return false;
  const done = tokens[clause.verbAt]?.form === "ed";
  const before = tokens.slice(Math.max(0, clause.verbAt - 3), clause.verbAt);
  const has = before.some(({ lower }) => /^(?:have|has|'ve|had)$/.test(lower));
  if (has) return !/^(?:got|to)$/.test(tokens[clause.verbAt]?.lower ?? "") && (done || says);
  if (clause.inherited) return false;
  // "I want what I cut written down": who wants has said so.
  return (
    done &&
    !before.some(({ lower }) =>
      /^(?:want|need|like|what|which|who|that|how|is|are|be|was|were|get|gets|got)$/.test(lower),
    )
  );
}

/** "…, which makes 31 notebooks", "… and forgot to call": it goes on with what was told before it. */
function goesOnFromPast(life: Life): boolean {
  const { clause, parsed } = life;
  const before = parsed.clauses[parsed.clauses.indexOf(clause) - 1];
  if (!clause.inherited || !before || life.state.gloss || clause.modal !== "") return false;
  const which = parsed.tokens[clause.verbAt - 1]?.lower === "which";
  return (
    (which || parsed.tokens[clause.verbAt]?.form === "ed") &&
    isPast({
      ...life,
      clause: before,
      isWriter: /^(?:i|we)$/.test(before.subject?.pronoun ?? ""),
      says: before.modal === "",
    })
  );
}

const isPersonal = (np: NounPhrase, parsed: Parsed) =>
  /^(?:my|our)$/.test(parsed.tokens[np.start]?.lower ?? "");

/** "I run a shop", "I teach violin" */
function runsOrTeaches(life: Life): boolean {
  const { clause, parsed, state } = life;
  const { reading } = state;
  if (!life.says || clause.inherited || !isContext(life)) return false;
  if (/^(?:run|own|manage|have|organi[sz]e|lead|start|help)$/.test(clause.verb))
    for (const np of clause.objects) noteRunning(np, state);
  // What the writer does all day is who the writer is.
  if (clause.verb === "own" && clause.subject?.pronoun === "i") reading.writerRole ||= "owner";
  const trade = TRADES[clause.verb];
  if (trade && !/^want|^would/.test(parsed.tokens[clause.verbAt - 2]?.lower ?? "")) {
    reading.writerRole ||= trade;
    addRole(state, trade);
    if (clause.verb !== "teach") for (const np of clause.objects) mentionPhrase(np, 2, state);
  }
  if (clause.verb === "help" && clause.objects.some((np) => singular(np.last) === "person"))
    reading.everyone = true;
  for (const { word, phrases } of clause.prepositions)
    for (const np of phrases) {
      if (!isPerson(singular(np.last))) continue;
      addRole(state, singular(np.last));
      // "I look after 60 gardens with two helpers": they work for whoever writes.
      if (word === "with" && HANDS.test(singular(np.last))) reading.writerRole ||= "owner";
    }
  return true;
}

function isContext({ clause, parsed, state }: Life): boolean {
  // "I say a price the same evening": what is told is done in the app.
  if (clause.verb === "say" && clause.objects.some((np) => !np.pronoun)) return false;
  const runs = /^(?:manage|organi[sz]e|look after|care for|coordinate|maintain)$/.test(clause.verb);
  if (!CONTEXT_VERBS.has(clause.verb) && !(runs && state.first)) return false;
  const before = spell(parsed.tokens.slice(Math.max(0, clause.verbAt - 3), clause.verbAt));
  return !/\b(?:need|want|like)\b/.test(before);
}

/** "makers who work from home" */
function whoTheyAre({ clause, parsed, state }: Life): boolean {
  const lives =
    state.first &&
    /^(?:work|live|study|travel|struggle|suffer|care|love|like|enjoy|want|need)$/.test(clause.verb) &&
    /^(?:who|that)$/.test(parsed.tokens[clause.verbAt - 1]?.lower ?? "");
  if (!lives) return false;
  if (clause.subject && !clause.subject.pronoun && isPerson(singular(clause.subject.last)))
    addRole(state, clause.subject.head);
  return true;
}

/** "We drill wells, family business" */
function livesFrom({ clause, parsed, state, isWriter }: Life): boolean {
  const works = isWriter || (!clause.subject && parsed.tokens[clause.verbAt]?.form === "ing");
  const opens = state.first && clause.modal === "" && clause === parsed.clauses[0];
  const business =
    /\b(?:family business|small business|since \d{4}|since \d+ years|for (?:\d+|ten|twenty|thirty) years)\b/i;
  if (!works || !opens || !business.test(spell(parsed.tokens))) return false;
  for (const np of clause.objects.slice(0, 1)) mentionPhrase(np, 5, state);
  state.reading.writerRole ||= "owner";
  return true;
}

/** "Workers speak Romanian" */
function isAboutTexts({ clause, parsed, state }: Life): boolean {
  if (!/^(?:speak|stay|cost|happen)$/.test(clause.verb)) return false;
  state.reading.rules.push(ruleText(clause, parsed));
  return true;
}

/**
 * "I bake custom cakes from home", "I translate for eight agencies": who opens with what they do is called after it.
 * Goes on to read what it says of the app.
 */
function hasTrade({ clause, parsed, state, says }: Life): boolean {
  const opens = state.first && clause === parsed.clauses[0] && clause.subject?.pronoun === "i";
  const trade = says && opens && !clause.negated && !state.gloss ? tradeOfDoing(clause.verb) : "";
  if (!trade || !clause.objects.concat(clause.prepositions.flatMap((p) => p.phrases)).length) return false;
  state.reading.writerRole ||= trade;
  addRole(state, trade);
  const alone = parsed.clauses.length === 1 && parsed.fragments.length === 0 && parsed.tokens.length <= 12;
  if (!alone) return false;
  for (const np of clause.objects) mentionPhrase(np, 4, state);
  for (const np of clause.prepositions.flatMap((p) => p.phrases))
    if (np.plural && !np.pronoun) mentionPhrase(np, 2, state, false);
  return true;
}

/** What people do with their hands and no app does, whatever class it has: "I sell candles", "we deliver coffee". */
const WITH_HANDS =
  /^(?:sell|deliver|repair|service|collect|produce|make|offer|teach|run|hold|rent|let|supply|ship|serve|treat|train|install|maintain|clean|breed|grow|raise)$/;

/**
 * "We rescue hedgehogs.", "We roast coffee and sell it to around 90 cafes.": a first sentence in which whoever writes
 * only does things with their hands tells what they live by.
 */
function doesAllDay({ clause, parsed, state, says }: Life): boolean {
  if (!says || !state.first || state.gloss) return false;
  const all = parsed.clauses.every(
    (one) =>
      one.modal === "" &&
      !one.negated &&
      (one.inherited || /^(?:i|we)$/.test(one.subject?.pronoun ?? "")) &&
      (/^(?:act|swap)$/.test(classOfVerb(one.verb) ?? "act") || WITH_HANDS.test(one.verb)) &&
      !/^(?:take|use|visit|share|want|need|try|keep|play|make|offer|help)$/.test(one.verb),
  );
  const does = clause.objects.some((np) => !np.pronoun) || parsed.clauses.length > 1;
  if (!all || !does || BY_DEVICE.test(spell(parsed.tokens))) return false;
  for (const np of clause.objects) if (!np.pronoun) mentionPhrase(np, 5, state);
  // "at six stations", "to 90 cafes": several are kept track of.
  for (const np of clause.prepositions.flatMap((p) => p.phrases))
    if (np.plural && !np.pronoun) mentionPhrase(np, 2, state, false);
  return true;
}

/** With what an app is used: who does something with it does it in the app. */
const BY_DEVICE = /\b(?:phones?|tablets?|apps?|online|websites?|scan|code|ai|screens?|laptops?)\b/i;

/** "I like plants" */
function isFondOf({ clause, state, says }: Life): boolean {
  if (!says || !/^(?:like|enjoy|prefer)$/.test(clause.verb)) return false;
  for (const np of clause.objects) mentionPhrase(np, 1, state);
  return true;
}

/** "I want to help people with debts": those people are who uses it. */
function helpsPeople({ clause, state, isWriter }: Life): boolean {
  const helps = isWriter && state.first && clause.verb === "help";
  if (!helps || !clause.objects.some((np) => singular(np.last) === "person")) return false;
  state.reading.everyone = true;
  return true;
}

/** "4 of us share a flat", "we open our lighthouse to visitors": how the writer lives, not what the app does. */
function livesTogether({ clause, parsed, state, says, isWriter }: Life): boolean {
  const { reading } = state;
  // "instructors share four cars" is what they do; "4 of us share a flat" is how we live.
  const us = isWriter || /\b(?:of us|flatmates?|housemates?|roommates?|my|our)\b/i.test(spell(parsed.tokens));
  const shares = clause.verb === "share" && (us || !isPerson(singular(clause.subject?.last ?? "")));
  // "I want to track my sneakers": wished, and so done in the app.
  const wished = parsed.tokens[clause.verbAt - 1]?.tag === "T";
  const home = clause.objects.find(
    (np) =>
      (shares && /^(?:flat|house|apartment|office|room|car|garden|kitchen)$/.test(singular(np.last))) ||
      (says && !wished && state.first && !isKnownThing(np.head) && isPersonal(np, parsed)),
  );
  if (!home || clause.inherited) return false;
  if (shares && /^(?:flat|house|apartment)$/.test(home.head)) {
    reading.writerRole ||= `${home.head.replace("apartment", "flat")}mate`;
    addRole(state, reading.writerRole);
    setProduct(state, `shared ${home.head}`);
  } else reading.business ||= home.head;
  return true;
}

/** "I work at the front desk of a dental practice", "I work in a library": who works there. */
function worksAt({ clause, parsed, state, says }: Life): boolean {
  if (!says || clause.subject?.pronoun !== "i" || clause.verb !== "work") return false;
  const places = clause.prepositions.filter((p) => /^(?:at|in|on|for|behind)$/.test(p.word));
  for (const np of places.flatMap((p) => p.phrases)) {
    const spelt = spell(parsed.tokens.slice(np.start, np.end)).toLowerCase();
    const role =
      PLACE_ROLES[spelt.replace(/^(?:an?|the|my|our) /, "")] ??
      PLACE_ROLES[np.head] ??
      PLACE_ROLES[singular(np.last)] ??
      "";
    if (role === "" || role === np.head || role === singular(np.last)) continue;
    state.reading.writerRole ||= role;
    addRole(state, role);
  }
  return state.reading.writerRole !== "";
}

/** "I fix bikes in my garage": what the writer does for a living. */
function worksIn({ clause, parsed, state, says }: Life): boolean {
  const places = clause.prepositions.flatMap((p) => p.phrases);
  const own = places.some((np) => BUSINESSES.has(singular(np.last)) && isPersonal(np, parsed));
  if (!says || !state.first || !own) return false;
  for (const np of clause.objects) mentionPhrase(np, 2, state);
  return true;
}
