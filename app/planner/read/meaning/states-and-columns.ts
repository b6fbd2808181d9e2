import { GENERAL_NOUNS, isFieldWord, NOUN_OF_VERB } from "../../catalogue/nouns";
import { isPerson, NOT_PEOPLE } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { classOfVerb } from "../../catalogue/verbs";
import { capital, singular, uncapital, verbBases } from "../../text/words";
import { type Clause, type NounPhrase, type Parsed, spell } from "../clauses/clauses";
import { mention } from "../reading";
import {
  actorOf,
  addAction,
  addRole,
  mentionPhrase,
  noteRunning,
  PRODUCT,
  readAudience,
  type State,
  setProduct,
  WISH,
} from "../state";
import type { Token } from "../words/tokens";
import { columnName } from "./phrases";

/** A clause with "is", and its words. */
type Being = { clause: Clause; parsed: Parsed; state: State; sentence: string; text: string };

/** What a sentence with "is" says: what the app is, who the writer is, a rule, or who does what in the passive. */
export function readState(clause: Clause, parsed: Parsed, state: State, sentence: string): void {
  const text = spell(parsed.tokens.slice(clause.subject?.start ?? clause.verbAt, clause.end));
  const being = { clause, parsed, state, sentence, text };
  if ([thereIs, isTheApp, weAre, isLanguage, isCircumstance].some((reads) => reads(being))) return;
  if (clause.subject && !clause.subject.pronoun) mentionPhrase(clause.subject, 2, state);
  const done = passiveOf(being);
  if (done && !state.gloss) noteWithAndTo({ ...being, ...done });
  if (done && [isToldOrGiven, isDoneBy, canBeDone].some((reads) => reads({ ...being, ...done }))) return;
  if (!isWish(being)) isRule(being);
}

/** "There are about 2,100 graves in 14 sections": what there is, and where. */
function thereIs({ clause, parsed, state }: Being): boolean {
  if (clause.subject || parsed.tokens[clause.verbAt - 1]?.lower !== "there") return false;
  const kept =
    clause.objects.length > 0
      ? clause.objects
      : clause.prepositions
          .filter((p) => /^(?:about|around|over)$/.test(p.word))
          .flatMap((p) => p.phrases.slice(0, 1));
  const [first] = kept;
  if (!first || first.pronoun || clause.modal !== "" || clause.negated) return false;
  for (const np of kept) mentionPhrase(np, 2, state, !np.bare || np.plural);
  for (const p of clause.prepositions)
    for (const np of p.phrases) {
      if (!/^(?:in|on|at|across|of)$/.test(p.word) || np.pronoun || !np.plural) continue;
      mentionPhrase(np, 2, state, false);
      if (!isPerson(singular(np.last)) && !isPerson(singular(first.last)))
        state.reading.relations.push({ from: first.head, to: np.head });
    }
  const limit = /^(?:limit|maximum|minimum|fee|fine|deposit|rule|charge|discount|deadline)$/;
  if (limit.test(singular(first.last)) || clause.condition) {
    const words = `there ${spell(parsed.tokens.slice(clause.verbAt, clause.end))}`;
    state.reading.rules.push(capital(withCondition(words, clause.condition)));
  }
  return true;
}

/** "It is an app for …" */
function isTheApp({ clause, parsed, state }: Being): boolean {
  const [about] = clause.objects;
  const it = !clause.subject || /^(?:it|this|that|idea|app)$/.test(clause.subject.head);
  if (!about || !PRODUCT.test(about.last) || !it) return false;
  setProduct(state, spell(parsed.tokens.slice(about.start, clause.end)));
  readAudience(
    clause.prepositions.filter((p) => p.word === "for").flatMap((p) => p.phrases),
    state,
  );
  return true;
}

/** "I'm a teacher", "we are a choir of 60 people" */
function weAre({ clause, state }: Being): boolean {
  const me = clause.subject?.pronoun;
  if (me !== "i" && me !== "we") return false;
  for (const np of clause.objects) {
    // "I am caretaker of three houses": second-language English leaves the article out.
    // … and "we are locksmiths" never has one.
    const alone = (me === "i") !== np.plural && np === clause.objects[0];
    const planner = np.head.includes(" ") && np.last === "planner"; // "a wedding planner"
    if ((isPerson(singular(np.last)) || planner) && (!np.bare || state.gloss || alone)) {
      state.reading.writerRole ||= np.head;
      addRole(state, np.head);
    } else noteRunning(np, state);
  }
  // "I'm an electrician with 2 apprentices"
  for (const np of clause.prepositions.filter((p) => p.word === "with").flatMap((p) => p.phrases))
    if (!np.pronoun && isPerson(singular(np.last))) {
      addRole(state, np.head);
      state.persons.push(np.head);
      if (np.plural) state.many.add(np.head);
    }
  return true;
}

/** "my english is not so good": about the writer. */
function isLanguage({ clause }: Being): boolean {
  return /^(?:english|spelling|grammar|writing)$/.test(clause.subject?.head ?? "");
}

/**
 * "My vet was not amused", "our bank is medieval": what was, or how those are whom the writer lives with, binds nothing.
 * Of things that an app keeps it may well be a rule ("our courts are outdoors").
 */
function isCircumstance(being: Being): boolean {
  const { clause, parsed, state, text } = being;
  const { subject } = clause;
  if (state.gloss || !subject || clause.modal !== "" || clause.condition !== "") return false;
  const done = participleOf(clause, parsed) !== undefined;
  const was = /^(?:was|were)$/.test(parsed.tokens[clause.verbAt]?.lower ?? "");
  const own = /^(?:my|our)$/.test(parsed.tokens[subject.start]?.lower ?? "");
  if (was) return own || (!done && !subject.pronoun && parsed.clauses.length === 1);
  // "My receptionist is not techie": how somebody is with what they use.
  if (
    own &&
    isPerson(subject.head) &&
    /\b(?:tech\p{L}*|computers?|phones?|smartphones?|tablets?|apps?|screens?)\b/iu.test(text)
  ) {
    addRole(state, subject.head);
    mentionPhrase(subject, 2, state);
    return !/\b(?:so|must|should|whatever)\b/i.test(text);
  }
  const life = own && !subject.plural && !isKnownThing(subject.head);
  return life && !done && clause.objects.every((np) => !np.plural) && !CIRCUMSTANCE_BINDS.test(text);
}

/** Words with which it does bind: "my landlord is only reachable by letter". */
const CIRCUMSTANCE_BINDS =
  /\d|\b(?:only|never|always|allowed|able|responsible|in charge|an? (?:admin|administrator|user)|not? more|free|open|closed|who|whoever|the one)\b/i;

/** A clause in the passive: who or what it is done to, and what follows the verb. */
type Passive = Being & { passive: Token; subject: NounPhrase; what: string; rest: string };

function passiveOf({ clause, parsed }: Being): Omit<Passive, keyof Being> | null {
  const { subject } = clause;
  const passive = participleOf(clause, parsed);
  if (!passive || !subject || subject.pronoun) return null;
  return {
    passive,
    subject,
    what: spell(parsed.tokens.slice(subject.start, subject.end)),
    rest: spell(parsed.tokens.slice(parsed.tokens.indexOf(passive) + 1, clause.end)),
  };
}

function participleOf(clause: Clause, parsed: Parsed): Token | undefined {
  return parsed.tokens
    .slice(clause.verbAt + 1, clause.end)
    .find((token) => token.tag === "V" && token.form === "ed");
}

/** "the officer is informed", "plots are assigned to members" */
function isToldOrGiven({ clause, state, passive, subject, what, rest }: Passive): boolean {
  const kind = classOfVerb(passive.base);
  if (kind !== "assign" && kind !== "notify") return false;
  const who = actorOf(subject, state);
  if (who && who !== "app" && who !== "me") addRole(state, who);
  const after = clause.prepositions.flatMap((p) => p.phrases);
  for (const np of [...clause.objects, ...after]) mentionPhrase(np, 2, state, false);
  if (kind === "notify" && who)
    addAction(state, {
      actor: who,
      verb: passive.base,
      phrase: `be ${passive.text} ${rest}`.trim(),
      condition: clause.condition,
    });
  else
    addAction(state, {
      actor: "",
      verb: passive.base,
      phrase: `${passive.base} ${uncapital(what)} ${rest}`.trim(),
      objects: after.map((np) => np.head),
    });
  return true;
}

/** "results are entered by the players": the players enter results. */
function isDoneBy(done: Passive): boolean {
  const { clause, state, passive, subject, what } = done;
  const by = clause.prepositions.find((p) => p.word === "by")?.phrases[0];
  const doer = by && isSomebody(by, state) ? (actorOf(by, state) ?? by.head) : null;
  if (!doer || doer === "app" || clause.negated) return false;
  addRole(state, doer);
  mentionPhrase(subject, 2, state);
  addAction(state, {
    actor: doer,
    verb: passive.base,
    phrase: `${passive.base} ${what.toLowerCase()}`,
    objects: [subject.head],
    condition: lowerFirst(clause.condition),
  });
  alsoDoneBy(done);
  return true;
}

/** Who stands after "by": a word for people, one that ends like it, or somebody who is known to use the app. */
function isSomebody(by: NounPhrase, { reading }: State): boolean {
  const last = singular(by.last);
  // "by fixers": several who are called after a doing.
  const called =
    by.plural && /[a-z]{2}(?:er|or|ist)$/.test(last) && !NOT_PEOPLE.has(last) && !isKnownThing(last);
  return isPerson(last) || called || reading.listed.includes(by.head);
}

/** "… entered by the lecturer and released by the dean": the dean releases them. */
function alsoDoneBy({ clause, parsed, state, subject, what }: Passive): void {
  for (const p of clause.prepositions.filter(({ word }) => word === "by").slice(1)) {
    const by = p.phrases[0];
    const before = parsed.tokens.slice(0, Math.max(0, (by?.start ?? 0) - 1));
    // "… and handed out by the volunteer"
    const particle = /^(?:out|in|up|off|back|down|over)$/.test(before.at(-1)?.lower ?? "")
      ? before.pop()?.lower
      : "";
    const verb = verbBases(before.at(-1)?.lower ?? "").find(
      ({ base, form }) => form === "ed" && (particle !== "" || classOfVerb(base)),
    );
    const doer = by && isSomebody(by, state) ? (actorOf(by, state) ?? by.head) : null;
    if (!verb || !doer || doer === "app" || doer === "me") continue;
    addRole(state, doer);
    const phrase = `${verb.base} ${particle ? `${particle} ` : ""}${what.toLowerCase()}`;
    addAction(state, {
      actor: doer,
      verb: particle ? `${verb.base} ${particle}` : verb.base,
      phrase,
      objects: [subject.head],
    });
  }
}

/** "Damage is recorded with photo and grade", "is reported to the road manager": its columns, and who learns of it. */
function noteWithAndTo({ clause, parsed, state, passive, subject }: Passive): void {
  const kind = classOfVerb(passive.base) ?? "";
  const kept = /^(?:add|log|upload|import)$/.test(kind) && !isPerson(singular(subject.last));
  const columns = clause.prepositions.find((p) => p.word === "with")?.phrases ?? [];
  // "with its type, the principal, the date of execution, the shelf and the number": a list of columns, whoever is in it.
  if (kept && columns.filter((np) => isFieldWord(np.head)).length > 1) {
    const after = clause.prepositions.filter((p) => p.word === "of");
    const more = after.flatMap((p) => p.phrases.slice(1));
    for (const np of [...columns, ...more].filter((one) => !one.pronoun))
      state.reading.fields.push({ owner: subject.head, name: columnName(np, parsed) });
    return;
  }
  for (const p of clause.prepositions)
    for (const np of p.phrases.filter((one) => !one.pronoun)) {
      const person = isPerson(singular(np.last));
      if (p.word === "to" && person && /^(?:flag|notify|share|message|assign)$/.test(kind))
        addRole(state, np.head);
      if (p.word === "with" && !person && kept)
        state.reading.fields.push({ owner: subject.head, name: columnName(np, parsed) });
    }
}

/** "Experts can be followed": what those who use the app may do. */
function canBeDone({ clause, parsed, state, passive, subject, what, rest }: Passive): boolean {
  const may =
    /^(?:can|may)$/.test(clause.modal) && !clause.negated && clause.condition === "" && !state.gloss;
  const nothing =
    /^(?:nothing|nobody|none|one)$/.test(subject.head) || parsed.tokens[subject.start]?.lower === "no";
  if (!may || nothing || passive.lower === "used") return false;
  if (isPerson(singular(subject.last))) addRole(state, subject.head);
  mentionPhrase(subject, 2, state);
  addAction(state, {
    actor: "",
    verb: passive.base,
    phrase: `${passive.base} ${uncapital(what)} ${rest}`.trim(),
    objects: [subject.head],
  });
  return true;
}

/** "Uniform sizes would be nice too": wished for, not ruled. */
function isWish({ clause, parsed, state, sentence, text }: Being): boolean {
  const { subject } = clause;
  const nice = WISH.test(sentence) && /\b(?:nice|cool|great|good)\b/i.test(text);
  if (!subject || subject.pronoun || !nice) return false;
  state.reading.wishes.push(spell(parsed.tokens.slice(subject.start, subject.end)));
  return true;
}

function isRule({ clause, parsed, state, sentence, text }: Being): boolean {
  const complaint =
    /\b(?:a|such a|total|complete) (?:mess|chaos|nightmare|pain|disaster|joke)\b|\bchaos\b/i.test(text);
  // "mum is 78", "the waiting list is 3 years long", "Sarah is very clear about that": how somebody or something is.
  const fact =
    /^.{2,40} (?:is|are|was) (?:about |nearly |almost |over )?\d+(?: \p{L}+)?(?: (?:old|long|wide|big|tall|deep|away))?$/iu.test(
      text,
    ) ||
    /\b(?:is|are|was|were) (?:very |so |really |quite |too )?(?:(?<=very |really |quite )clear|clear about|keen|adamant|happy|sad|worried|cross|fed up|tired|annoyed|confused|nervous|excited|proud)\b/i.test(
      text,
    );
  if (fact && clause.modal === "") return false;
  const whole = clause.subject !== null || !/^(?:is|are|was|were|be)\b/i.test(text);
  const pointing = /^(?:that|it|this|there)\b/i.test(text) || /^(?:this|that|it) /i.test(sentence);
  if (text.split(" ").length < 3 || complaint || !whole || pointing) return false;
  state.reading.rules.push(ruleText(clause, parsed));
  // "hardship is only visible for the head": who sees it has a part.
  if (/\b(?:visible|shown|known|open) (?:only )?(?:for|to)\b/i.test(text) && !state.gloss)
    for (const np of clause.prepositions
      .filter((p) => /^(?:for|to)$/.test(p.word))
      .flatMap((p) => p.phrases)) {
      const who = np.pronoun ? "" : (actorOf(np, state) ?? "");
      if (who && who !== "app" && who !== "me") addRole(state, who);
    }
  // "A checklist is made from a template"
  const made = participleOf(clause, parsed)
    ? clause.prepositions.filter((p) => /^(?:from|of|with)$/.test(p.word))
    : [];
  for (const np of made.flatMap((p) => p.phrases))
    if (!np.bare && !np.plural) mentionPhrase(np, 1.2, state, false);
  return true;
}

/** What a clause says, in the idea's own words: with what its sentence opens with, and its condition. */
export function ruleText(
  clause: Clause,
  parsed: Parsed,
  from = clause.subject?.start ?? clause.verbAt,
): string {
  const text = spell(parsed.tokens.slice(from, clause.end));
  const opening =
    clause === parsed.clauses[0] && clause.opener && clause.opener.end > 0 && clause.opener.end <= from;
  const opener = opening ? spell(parsed.tokens.slice(0, clause.opener?.end ?? 0)) : "";
  return capital(withCondition(opener ? `${opener} ${lowerFirst(text)}` : text, clause.condition));
}

/** "managers register members with number and height", "students register with a licence number": columns of people. */
function registered(clause: Clause): string | undefined {
  const named = clause.prepositions.find((p) => p.word === "with")?.phrases ?? [];
  const columns = named.filter((np) => !np.pronoun && isFieldWord(np.head)).length;
  if (!/^(?:register|add|enter|create|save|import|list|record|sign up|enrol|enroll)$/.test(clause.verb))
    return;
  if (columns < 2 || columns * 2 < named.length) return;
  const who = clause.objects.length > 0 ? clause.objects[0] : clause.subject;
  // Whoever signs up is somebody, whatever they are called.
  const somebody = clause.objects.length === 0 || isPerson(singular(who?.last ?? ""));
  return who && !who.pronoun && somebody ? who.head : undefined;
}

/** "recipes with photos and steps", "dishes and prices": columns of the thing before. */
export function readColumns(clause: Clause, parsed: Parsed, state: State, meant: string): void {
  const things = clause.objects.filter(
    (np) => !np.pronoun && !isFieldWord(np.head) && !isPerson(singular(np.last)),
  );
  // "workers order with their badge number": a column of the order.
  // "a list of pens with brand and nib size": columns of the pen.
  const listed = /^(?:list|record|card|file|page|log|overview|collection|register|catalogue|inventory)$/.test(
    things[0]?.head ?? "",
  )
    ? clause.prepositions.find((p) => /^(?:of|for)$/.test(p.word))?.phrases.find((np) => !np.pronoun)?.head
    : undefined;
  // "record consent with date and version": what has columns is a record.
  const recorded =
    things.length === 0 &&
    clause.objects.length === 1 &&
    clause.objects[0] &&
    !clause.objects[0].pronoun &&
    isFieldWord(clause.objects[0].head) &&
    /^(?:record|log|note|enter|collect|document|register|store|keep|add)$/.test(clause.verb) &&
    (clause.prepositions.find((p) => p.word === "with")?.phrases.filter((np) => isFieldWord(np.head))
      .length ?? 0) > 1
      ? clause.objects[0].head
      : undefined;
  if (recorded) mention(state.reading, recorded, 3);
  const owner =
    (listed ?? recorded ?? things[0]?.head ?? registered(clause) ?? meant) ||
    (clause.objects.length === 0 ? (NOUN_OF_VERB[clause.verb] ?? "") : "");
  const photos = clause.objects.find((np) => isFieldWord(np.head));
  const owned = classOfVerb(clause.verb);
  for (const p of clause.prepositions) {
    if (p.word === "with" || p.word === "including") {
      if (
        /^(?:pay|message|act|generate|notify|join|share|swap|compare|learn)$/.test(owned ?? "act") &&
        !things.length &&
        !registered(clause)
      )
        continue;
      for (const np of p.phrases) {
        if (
          np.pronoun ||
          /^(?:phone|computer|laptop|tablet|camera|app|browser|finger|thumb|hand)s?$/.test(np.last) ||
          (parsed.tokens[np.start]?.tag === "Q" && !isFieldWord(np.head)) || // "with 2 taps": how, not what
          isPerson(singular(np.last)) ||
          (GENERAL_NOUNS.has(np.last) &&
            !/^(?:gps|map)$/.test(np.last) &&
            !isFieldWord(np.last) &&
            !(
              np.end > np.start + 1 &&
              /^(?:needs?|types?|kinds?|areas?|levels?|info|data|details?)$/.test(np.last)
            ))
        )
          continue;
        if (owner) state.reading.fields.push({ owner, name: columnName(np, parsed) });
      }
    } else if (p.word === "of" && photos) {
      const of = p.phrases[0];
      if (of && !of.pronoun && !isPerson(singular(of.last)) && !isFieldWord(of.head))
        state.reading.fields.push({ owner: of.head, name: singular(photos.head) });
    }
  }
  if (owner)
    for (const np of clause.objects)
      if (
        np.head !== owner &&
        isFieldWord(np.head) &&
        !np.pronoun &&
        !/^(?:their|his|her)$/.test(parsed.tokens[np.start]?.lower ?? "") && // "their name": the singer's own
        !/^(?:photo|picture|video|day|week|month|year|time|hour|minute|date)$/.test(singular(np.last))
      )
        state.reading.fields.push({ owner, name: singular(np.head) });
}

/** A rule with the condition it holds under. */
export function withCondition(text: string, condition: string): string {
  return condition ? `${text} ${lowerFirst(condition)}` : text;
}

/** A condition that opened its sentence, put after the verb. */
export function lowerFirst(text: string): string {
  return text.replace(
    /^(?:When|Whenever|If|Before|After|While|Once|Until|As|Since|Because|Unless|One|Two|Three|Four|Five|Six|Seven|Ten|Half|An?|The)\b/,
    (word) => word.toLowerCase(),
  );
}
