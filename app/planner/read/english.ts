import { FEATURE_NOUNS, GENERAL_NOUNS, isFieldWord, SCREEN_WORDS } from "../catalogue/nouns";
import { isKnownThing } from "../catalogue/things";
import { BUSINESSES, isPerson, looksLikePerson, PLACE_ROLES } from "../catalogue/people";
import { CONTEXT_VERBS, classOfVerb, type VerbClass } from "../catalogue/verbs";
import { capital, isPlural, listOf, plural, singular, withArticle } from "../text/words";
import { type Clause, type NounPhrase, type Parsed, parseClauses, spell } from "./clauses";
import type { SpeechTags } from "./model";
import { normaliseEnglish, type Segment, segmentsOf } from "./normalise";
import { type Action, emptyReading, mention, type Reading } from "./reading";
import { isConstraint, isOutLabel, refusedThing, splitRefusals } from "./scope";
import { type Token, tokenise } from "./tokens";

export const PRODUCT =
  /\b(?:app|apps|application|website|web ?site|site|platform|tool|system|software|marketplace|portal|service|thing|program|bot|chatbot|extension|dashboard|directory|planner|tracker|manager|organi[sz]er|splitter|helper|assistant|finder|menu|shop|store|board|network|community|library|rota|forum|game|quiz|scheduler|generator|builder|calculator|calendar|diary|journal|log|logbook|register|database|hub|buddy|companion|club|something|way|solution|page|crm|mvp|saas|startup)\b/i;
const PRODUCT_HEADS = new Set("app application website site platform tool system software portal thing program service bot something way solution it page web prototype mvp".split(" "));
const GREETING = /^(?:(?:hi|hello|hey|hiya|dear|greetings|yo|ok|okay|so|well|um|uh|basically|long story(?: short)?|good (?:morning|evening)|thanks?|thank you|please|cheers|lol|haha)\b[\s,!.]*)+/i;
const ASIDE = /^(?:(?:ok(?:ay)?,? )?so (?:it's a )?long story|long story|here'?s the (?:thing|deal)|my idea is(?: this)?|bear with me|not sure (?:if|how|about|what)|i (?:don't|do not) know (?:how|much|anything|what)|sorry (?:for|about)|hope (?:this|that)|does that make sense|you know what i mean|any ideas|what do you think|let me (?:explain|know))\b/i;
const ROLE_LABEL = /^(?:(?:user )?roles?|users?|user types?|actors?|who|personas?|people)$/i;
const SUCCESS_LABEL = /^(?:success|goal|goals?|success (?:metric|criteria|measure)|kpi|done when|objective)$/i;
const WISH = /\b(?:maybe|perhaps|possibly|not sure|would be (?:nice|cool|great)|nice to have|might|eventually|optional(?:ly)?|if possible|ideally)\b/i;

const LANGUAGE_LIST = /^(?:in )?(?:(?:english|norwegian|spanish|french|german|portuguese|arabic|chinese|italian|dutch|swedish|danish|finnish|polish|turkish|hindi|japanese|korean|hebrew|ukrainian|russian|catalan|welsh)(?:, and | and |, )?)+$/i;

/** What is being read now: shared by the helpers below while one idea is read. */
type State = { reading: Reading; persons: string[]; lastActor: string; lastEntity: string; first: boolean; gloss: boolean };

/** Reads an English idea (or the English gloss of one) into actors, actions, things, limits and wishes. */
export function readEnglish(text: string, speech: SpeechTags): Reading {
  return readWith(text, { plain: normaliseEnglish, tokens: (sentence) => tokenise(sentence, speech), gloss: null, reading: emptyReading("en") });
}

/** How sentences become English tokens; ideas in other languages bring their own way. */
export type Reader = { plain: (text: string) => string; tokens: (sentence: string) => Token[]; gloss: ((sentence: string) => string) | null; reading: Reading };

/** Reads an idea whose sentences become tokens in the given way. */
export function readWith(text: string, reader: Reader): Reading {
  const { reading } = reader;
  const state: State = { reading, persons: [], lastActor: "", lastEntity: "", first: true, gloss: reader.gloss !== null };
  for (const segment of segmentsOf(text)) readSegment(segment, state, reader);
  settleRoles(reading);
  return reading;
}

function readSegment(segment: Segment, state: State, reader: Reader): void {
  const { reading } = state;
  const original = segment.text.trim();
  const plain = reader.plain(original).trim();
  let label = segment.label;
  if (label && !reading.product && PRODUCT.test(label) && !FEATURE_NOUNS[singular(label)]) {
    setProduct(state, label);
    label = "";
  }
  if (isOutLabel(label)) {
    const clean = plain.replace(/[.!]+$/, "");
    reading.nonGoals.push(...clean.split(/\s*[,;]\s*(?:and\s+)?/).filter((part) => part.length > 1));
    return;
  }
  const { kept, refused } = splitRefusals(plain);
  for (const part of refused) {
    const thing = refusedThing(part);
    const gloss = reader.gloss ? reader.tokens(thing).filter((token) => token.tag === "N").map((token) => token.text).join(" ") : "";
    if (/\p{L}{2}/u.test(thing)) reading.nonGoals.push(gloss && gloss.toLowerCase() !== thing.toLowerCase() ? `${thing} (${gloss})` : thing);
  }
  if (!/\p{L}{2}/u.test(kept)) return;
  const quote = refused.length === 0 ? original : kept;
  const labelled = label && !segment.bullet ? `${capital(label)}: ${quote}` : quote;
  if (SUCCESS_LABEL.test(label)) {
    reading.success = quote.replace(/[.!]+$/, "");
    reading.quotes.push(labelled);
    return;
  }
  if (isConstraint(kept, label)) {
    reading.constraints.push(refused.length === 0 ? original : kept);
    if (/^(?:\s*(?:it |the app )?must|\s*deploy|\s*host|\s*built)/i.test(kept) || label !== "" || kept.split(/\s+/).length <= 8) return;
  } else reading.quotes.push(labelled);
  reading.text += ` ${label === "features" ? "" : label} ${(reader.gloss ? reader.gloss(kept) : kept).toLowerCase()} .`;
  if (/\b(?:keep it simple|big buttons|easy to use|dark mode|accessible|large (?:text|type)|no training)\b/i.test(kept) && kept.length < 100) reading.rules.push(capital(kept.replace(/[.!]+$/, "")));
  const together = /\bwe \(([^()]{3,40})\)/i.exec(kept)?.[1];
  if (together) for (const word of together.split(/\s*(?:,|\band\b|\/)\s*/)) if (isPerson(singular(word.toLowerCase()))) {
    addRole(state, singular(word.toLowerCase()));
    reading.writerRole ||= singular(word.toLowerCase());
  }
  if (ASIDE.test(kept.replace(GREETING, ""))) return;
  const { bare, notes } = takeParentheses(kept.replace(GREETING, ""));
  const tokens = reader.tokens(bare.replace(/["]/g, ""));
  if (ROLE_LABEL.test(label)) {
    readRoles(tokens, state);
    for (const note of notes) reading.rules.push(capital(note));
    return;
  }
  readStatuses(bare, state);
  const parsed = parseClauses(tokens);
  if (label && FEATURE_NOUNS[singular(label)]) {
    // "Dashboard: utilisation, revenue": the label is the feature, the rest is what it shows.
    const shown = listOf(bare.replace(/[.;]+$/, "").split(/\s*,\s*(?:and\s+)?/).filter(Boolean));
    const feature = FEATURE_NOUNS[singular(label)];
    if (feature)
      addAction(state, { verb: feature.verb, phrase: `${feature.phrase.replace("{}", withArticle(singular(label))).replace("{of}", plural(label))} with ${shown}`, actor: "", objects: nounsOf(parsed), origin: "fragment" });
    return;
  }
  state.lastActor = "";
  // In the order of the sentence: "an app for owners where they …" names the owners first.
  const parts = [
    ...parsed.clauses.map((clause) => ({ at: clause.subject && !clause.inherited ? clause.subject.start : clause.verbAt, read: () => readClause(clause, parsed, state, kept) })),
    ...parsed.fragments.map((fragment) => ({ at: fragment.start, read: () => readFragment(fragment, parsed, state, kept) })),
  ].sort((a, b) => a.at - b.at);
  for (const part of parts) part.read();
  for (const note of notes) readNote(note, state);
  if (state.first && /\p{L}{3}/u.test(bare)) state.first = reading.product === "" && reading.actions.length === 0;
}

/** Takes "(…)" out of a sentence; what stood in it is read on its own. */
function takeParentheses(text: string): { bare: string; notes: string[] } {
  const notes: string[] = [];
  const bare = text.replace(/\(([^()]{0,200})\)/g, (_, note: string) => {
    notes.push(note.trim());
    return " ";
  });
  return { bare: bare.replace(/[()]/g, " ").replace(/\s+([,.;])/g, "$1"), notes };
}

function readNote(note: string, state: State): void {
  if (/\b(?:only|never|always|must|at most|at least|max|min)\b/i.test(note) && /\s/.test(note)) state.reading.rules.push(capital(note));
  readStatuses(note, state);
  if (!state.gloss) state.reading.text += ` ${note.toLowerCase()} .`;
}

function nounsOf(parsed: Parsed): string[] {
  return [...parsed.clauses.flatMap((c) => c.objects), ...parsed.fragments.flatMap((f) => f.phrases)].map((np) => np.head);
}

function readRoles(tokens: Token[], state: State): void {
  for (const part of spell(tokens).split(/\s*(?:,|;|\band\b|\bor\b|\/)\s*/)) {
    const name = singular(part.toLowerCase().replace(/^(?:an?|the)\s+/, "").trim());
    if (/^[\p{L} -]{3,30}$/u.test(name) && name.split(" ").length <= 3) addRole(state, name);
  }
}

function addRole(state: State, role: string): void {
  if (!role || role === "user") return;
  if (!state.reading.roles.includes(role)) state.reading.roles.push(role);
  mention(state.reading, role, 1, true);
}

const STATUS_LIST = /\bstatus(?:es)?\s*(?:is|are|of|:|=|\bcan be\b)?\s*((?:[\p{L}-]+(?:\s[\p{L}-]+)?\s*(?:\/|,|->|→|or|and)\s*){1,6}[\p{L}-]+)/iu;

function readStatuses(text: string, state: State): void {
  const found = STATUS_LIST.exec(text);
  if (!found?.[1]) return;
  const values = found[1].split(/\s*(?:\/|,|->|→|\bor\b|\band\b)\s*/i).map((value) => value.trim().toLowerCase()).filter(Boolean);
  if (values.length >= 2) state.reading.statuses.push({ owner: state.lastEntity, values });
}

/** The role that a subject stands for; "app" for the app, "" for its ordinary user, null when it is no actor. */
function actorOf(np: NounPhrase | null, state: State): string | null {
  if (!np) return state.lastActor === "app" ? "" : state.lastActor;
  if (np.pronoun) {
    if (/^(?:i|we|me|us)$/.test(np.pronoun)) return "me";
    if (/^(?:it|this|that)$/.test(np.pronoun)) return "app";
    if (/^(?:they|he|she|who|them)$/.test(np.pronoun)) return state.persons[state.persons.length - 1] ?? "";
    return "";
  }
  const last = singular(np.last);
  if (PRODUCT_HEADS.has(last)) return "app";
  const modifier = np.head.includes(" ") ? np.head.slice(0, np.head.indexOf(" ")) : "";
  if (SCREEN_WORDS.has(last)) {
    if (PLACE_ROLES[modifier]) return PLACE_ROLES[modifier] ?? "app";
    return isPerson(modifier) ? modifier : "app";
  }
  if (last === "person" || last === "user" || last === "anyone") return modifier && last === "user" && !isFieldWord(modifier) ? `${modifier} user` : "";
  if (PLACE_ROLES[np.head]) return PLACE_ROLES[np.head] ?? null;
  if (PLACE_ROLES[last] && !isPerson(last)) return PLACE_ROLES[last] ?? null;
  if (/\b(?:ai|gpt|bot|assistant|algorithm)$/.test(np.head)) return "app";
  if (looksLikePerson(last)) return modifier && !/^(?:many|several|our|my|own)$/.test(modifier) ? np.head : last;
  return null;
}

function readClause(clause: Clause, parsed: Parsed, state: State, sentence: string): void {
  const { reading } = state;
  for (const np of clause.nearby) if (!isPerson(singular(np.last))) mentionPhrase(np, 1.2, state, false);
  if (clause.opener) mentionPhrase(clause.opener, 2, state, false);
  const isWriter = clause.subject?.pronoun === "i" || clause.subject?.pronoun === "we" || clause.subject?.pronoun === "me";
  for (const np of [...clause.objects, ...clause.prepositions.flatMap((p) => p.phrases)]) noteBusiness(np, parsed, state);
  if (clause.verb === "belong") return readBelongs(parsed, state);
  if (clause.kind === "be") return readState(clause, parsed, state, sentence);
  if (clause.kind === "have") return readHaving(clause, parsed, state);
  const objectIsProduct = !clause.via && clause.objects.some((np) => PRODUCT_HEADS.has(singular(np.last)) || (PRODUCT.test(np.last) && !np.pronoun));
  if (/^(?:want|need|build|create|make|design|develop|imagine|wish|love|like|look for|get|have)$/.test(clause.verb) && (isWriter || !clause.subject) && objectIsProduct) {
    const np = clause.objects.find((one) => PRODUCT.test(one.last));
    if (np) setProduct(state, spell(parsed.tokens.slice(np.start, clause.end)));
    readAudience(clause.prepositions.filter((p) => p.word === "for").flatMap((p) => p.phrases), state);
    return;
  }
  if (isWriter && !clause.inherited && CONTEXT_VERBS.has(clause.verb) && clause.modal === "" && !/\b(?:need|want|like)\b/.test(spell(parsed.tokens.slice(Math.max(0, clause.verbAt - 3), clause.verbAt)))) {
    if (/^(?:run|own|manage|have|organi[sz]e|lead|start)$/.test(clause.verb)) for (const np of clause.objects) noteRunning(np, state);
    for (const np of clause.prepositions.flatMap((p) => p.phrases)) if (isPerson(singular(np.last))) addRole(state, singular(np.last));
    return;
  }
  const keeps = clause.verb === "keep" && clause.objects[0] && !clause.objects[0].pronoun && !/ing$/.test(clause.objects[0].last);
  if (!keeps && /^(?:suck|hate|keep|love|want|need|wish|let|allow|enable|try|think|hope|cut|be|struggle|forget|lose|waste)$/.test(clause.verb)) {
    if (/^(?:want|need)$/.test(clause.verb) && isWriter) {
      for (const np of clause.objects) wishFor(np, parsed, state, clause);
    }
    return;
  }
  let actor = actorOf(clause.subject, state);
  if (!clause.subject && classOfVerb(clause.verb) === "notify") actor = "app";
  if (!clause.subject && /^(?:help|let)s?$/.test(clause.verb)) actor = "app";
  if (actor === null) {
    // A thing that does something ("the freezer warms up") is a rule of the app, not a story of a person.
    const text = spell(parsed.tokens.slice(clause.subject?.start ?? clause.verbAt, clause.end));
    if (text.split(" ").length >= 3) reading.rules.push(capital(text));
    if (clause.subject) mentionPhrase(clause.subject, 2, state);
    for (const np of clause.objects) mentionPhrase(np, 2, state);
    if (clause.subject && /^(?:sit|live|lie|stand|hang|be)$/.test(clause.verb)) for (const p of clause.prepositions) for (const np of p.phrases) {
      mentionPhrase(np, 2, state, false);
      reading.relations.push({ from: clause.subject.head, to: np.head });
    }
    readBelongs(parsed, state);
    return;
  }
  if (clause.negated) {
    const subject = clause.subject ? spell(parsed.tokens.slice(clause.subject.start, clause.subject.end)) : "The app";
    reading.rules.push(`${capital(subject.replace(/^(?:i|we)$/i, "the owner").replace(/^they$/i, plural(actor || "user")))} ${clause.modal.replace("can't", "cannot") || "cannot"} ${phraseOf(clause, parsed)}`.replace(/\bnot not\b/, "not"));
    if (actor && actor !== "me" && actor !== "app") addRole(state, actor);
    return;
  }
  for (const other of clause.others) {
    const role = actorOf(other, state);
    if (role && role !== "app" && role !== "me") addRole(state, role);
  }
  if (actor && actor !== "app" && actor !== "me") {
    addRole(state, actor);
    if (!state.persons.includes(actor) || state.persons[state.persons.length - 1] !== actor) state.persons.push(actor);
  }
  if (clause.subject || clause.inherited) state.lastActor = actor;
  const meant = pronounMeans(clause, state);
  const denied = (np: NounPhrase) => parsed.tokens.slice(clause.verbAt, np.start).some((token) => token.tag === "G");
  const objects = clause.objects.filter((np) => !np.pronoun && !denied(np)).map((np) => np.head);
  const around = clause.prepositions.flatMap((p) => p.phrases).filter((np) => !np.pronoun).map((np) => np.head);
  if (meant) objects.push(meant);
  if (clause.verb === "mark" && objects.length === 0 && state.lastEntity) objects.push(state.lastEntity);
  for (const p of clause.prepositions) for (const np of p.phrases) mentionPhrase(np, p.word === "with" ? 0.5 : 1, state, false);
  // "drills, ladders etc" are examples of a thing, not things of their own.
  const examples = parsed.tokens.slice(clause.verbAt, clause.end).some((token) => token.lower === "etc");
  for (const np of clause.objects) if (!denied(np)) mentionPhrase(np, examples && clause.objects.length > 1 ? 0.8 : 3, state, !examples);
  readColumns(clause, parsed, state, meant);
  const noted = clause.objects.filter((np) => !np.pronoun);
  if (clause.opener && /^(?:note|record|write down|enter|log|track|measure|document|store|save|capture)$/.test(clause.verb) && (noted.length > 1 || noted.every((np) => isFieldWord(np.head)))) {
    // "At each inspection I note queen, temper and count": columns of the inspection.
    for (const np of noted) {
      reading.fields.push({ owner: clause.opener.head, name: columnName(np, parsed) });
      const known = reading.mentions.find((one) => one.noun === np.head);
      if (known) known.weight = Math.min(known.weight, 0.4);
    }
    objects.splice(0, objects.length, clause.opener.head);
  }
  const screenSubject = clause.subject && SCREEN_WORDS.has(singular(clause.subject.last)) && actor !== "app";
  if (screenSubject && /^(?:show|display|list|present)$/.test(clause.verb)) {
    clause.verb = "see";
  }
  const recipientPhrase = [...clause.objects, ...clause.prepositions.filter((p) => /^(?:to|for)$/.test(p.word)).flatMap((p) => p.phrases)].find((np) => np.pronoun || isPerson(singular(np.last)));
  const recipient = recipientPhrase ? (actorOf(recipientPhrase, state) ?? "") : "";
  const kind = classOf(clause, parsed);
  if (recipient && recipient !== "me" && recipient !== "app" && (actor === "app" || /^(?:notify|message|share|assign|invite)$/.test(kind))) addRole(state, recipient);
  if (clause.via) mention(reading, clause.via, 1);
  addAction(state, {
    actor,
    verb: clause.verb,
    class: kind,
    phrase: meant ? phraseOf(clause, parsed, state.lastEntity).replace(/\b(?:them|it)\b/, `the ${isPlural(meant) || /\bthem\b/.test(phraseOf(clause, parsed)) ? plural(meant) : meant}`) : phraseOf(clause, parsed, state.lastEntity, state.gloss) + (clause.via ? ` on ${withArticle(clause.via)}` : ""),
    objects,
    around,
    condition: thirdPersonWords(clause.condition, actor === "app" ? recipient : actor),
    recipient,
    origin: WISH.test(sentence) ? "wish" : "clause",
  });
  if (clause.subject && WISH.test(sentence)) reading.wishes.push(phraseOf(clause, parsed));
}

/** What kind of doing it is; some verbs depend on what follows them. */
function classOf(clause: Clause, parsed: Parsed): VerbClass {
  const next = parsed.tokens[clause.verbAt + 1]?.lower ?? "";
  if (clause.verb === "get" && /^(?:reminded|notified|alerted|warned|informed|told|pinged)$/.test(next)) return "notify";
  if (/^(?:get|receive)$/.test(clause.verb) && clause.objects.some((np) => /^(?:reminder|notification|alert|warning|notice|sms|email|newsletter|push)s?$/.test(np.last))) return "notify";
  if (clause.verb === "check" && parsed.tokens.slice(clause.verbAt, clause.end).some((token) => /^(?:out|in)$/.test(token.lower))) return "lend";
  if (clause.verb === "keep") return "log";
  return classOfVerb(clause.verb) ?? "act";
}

/** What "them" or "it" after a verb that acts on things stands for; "" when it stands for people. */
function pronounMeans(clause: Clause, state: State): string {
  const pronoun = [...clause.objects, ...clause.prepositions.flatMap((p) => p.phrases)].find((np) => /^(?:them|it)$/.test(np.pronoun));
  if (!pronoun || !state.lastEntity || clause.question) return "";
  return /^(?:message|notify|invite|follow|flag|assign)$/.test(classOfVerb(clause.verb) ?? "act") ? "" : state.lastEntity;
}

/** "I need a panel for the agenda": a wanted thing is a feature of the writer's. */
function wishFor(np: NounPhrase, parsed: Parsed, state: State, clause: Clause): void {
  if (np.pronoun) return;
  const last = singular(np.last);
  const feature = FEATURE_NOUNS[last];
  const text = spell(parsed.tokens.slice(np.start, clause.end));
  mentionPhrase(np, 2, state);
  if (/^(?:list|table|way)$/.test(last) && text.split(" ").length > 2) {
    addAction(state, { actor: "me", verb: "view", phrase: last === "way" ? text.replace(/^.*?\bway to /, "") : `see ${text}`, objects: [np.head], origin: "clause" });
    return;
  }
  if (feature) addAction(state, { actor: "me", verb: feature.verb, phrase: feature.phrase.replace("{}", text).replace("{of}", text), objects: [np.head], origin: "clause" });
  else if (SCREEN_WORDS.has(last)) addAction(state, { actor: "me", verb: "view", phrase: `see ${text}`, objects: [np.head], origin: "clause" });
}

function readState(clause: Clause, parsed: Parsed, state: State, sentence: string): void {
  const { reading } = state;
  const text = spell(parsed.tokens.slice(clause.subject?.start ?? clause.verbAt, clause.end));
  const about = clause.objects[0];
  if (about && PRODUCT.test(about.last) && (!clause.subject || /^(?:it|this|that|idea|app)$/.test(clause.subject.head))) {
    setProduct(state, spell(parsed.tokens.slice(about.start, clause.end)));
    readAudience(clause.prepositions.filter((p) => p.word === "for").flatMap((p) => p.phrases), state);
    return;
  }
  if (clause.subject?.pronoun === "i" || clause.subject?.pronoun === "we") {
    // "I'm a teacher", "we are a choir of 60 people".
    for (const np of clause.objects) {
      if (isPerson(singular(np.last)) && np.bare === false) {
        reading.writerRole ||= np.head;
        addRole(state, np.head);
      } else noteRunning(np, state);
    }
    return;
  }
  if (clause.subject && !clause.subject.pronoun) mentionPhrase(clause.subject, 2, state);
  const passive = parsed.tokens.slice(clause.verbAt + 1, clause.end).find((token) => token.tag === "V" && token.form === "ed");
  if (passive && clause.subject && !clause.subject.pronoun && /^(?:assign|notify)$/.test(classOfVerb(passive.base) ?? "")) {
    const who = actorOf(clause.subject, state);
    const words = spell(parsed.tokens.slice(clause.subject.start, clause.subject.end));
    const rest = spell(parsed.tokens.slice(parsed.tokens.indexOf(passive) + 1, clause.end));
    if (who && who !== "app" && who !== "me") addRole(state, who);
    for (const np of [...clause.objects, ...clause.prepositions.flatMap((p) => p.phrases)]) mentionPhrase(np, 2, state, false);
    const notice = classOfVerb(passive.base) === "notify";
    addAction(state, notice && who ? { actor: who, verb: passive.base, phrase: `be ${passive.text} ${rest}`.trim(), condition: clause.condition, objects: [], origin: "clause" } : { actor: "", verb: passive.base, phrase: `${passive.base} ${words} ${rest}`.trim(), objects: clause.prepositions.flatMap((p) => p.phrases).map((np) => np.head), origin: "clause" });
    return;
  }
  if (text.split(" ").length >= 3 && !/^(?:that|it|this|there)\b/i.test(text) && !/^(?:this|that|it) /i.test(sentence)) reading.rules.push(capital(withCondition(text, clause.condition)));
}

function withCondition(text: string, condition: string): string {
  return condition ? `${text} ${condition}` : text;
}

function readHaving(clause: Clause, parsed: Parsed, state: State): void {
  const { reading } = state;
  const actor = actorOf(clause.subject, state);
  if (actor === "me") {
    for (const np of clause.objects) {
      noteRunning(np, state);
      if (!BUSINESSES.has(singular(np.last))) mentionPhrase(np, 2, state);
      for (const p of clause.prepositions) for (const place of p.phrases) if (/^(?:in|on|at)$/.test(p.word) && !place.pronoun) {
        mentionPhrase(place, 2, state, false);
        reading.relations.push({ from: np.head, to: place.head });
      }
    }
    return;
  }
  // "My grandma has diabetes": the writer's life, not the app's.
  if (clause.subject && parsed.tokens.slice(clause.subject.start, clause.subject.end).some((token) => /^(?:my|our)$/.test(token.lower))) {
    return;
  }
  readBelongs(parsed, state);
  const subject = clause.subject?.pronoun ? state.lastEntity : (clause.subject?.head ?? state.lastEntity);
  const owner = subject || "";
  if (!owner || clause.negated) return;
  mention(reading, owner, 2, actor !== null && actor !== "app" && actor !== "");
  const profile = clause.objects.slice(0, 1).find((np) => /^(?:profile|page|record|card|list|set|form|log)$/.test(singular(np.last)));
  const named = profile ? clause.prepositions.flatMap((p) => p.phrases) : [...clause.objects, ...clause.prepositions.filter((p) => p.word === "per" || p.word === "with").flatMap((p) => (p.word === "per" ? p.phrases.slice(1) : p.phrases))];
  for (const np of named) {
    if (np.pronoun) continue;
    const name = columnName(np, parsed);
    if (isPerson(singular(np.last)) && !isFieldWord(np.head)) reading.relations.push({ from: singular(np.head), to: owner });
    else reading.fields.push({ owner, name });
  }
  const text = spell(parsed.tokens.slice(clause.subject?.start ?? clause.verbAt, clause.end));
  if (clause.subject && !clause.subject.pronoun) reading.rules.push(capital(clause.inherited ? `${spell(parsed.tokens.slice(clause.subject.start, clause.subject.end))} ${spell(parsed.tokens.slice(clause.verbAt, clause.end))}` : text));
}

function columnName(np: NounPhrase, parsed: Parsed): string {
  const words = parsed.tokens.slice(np.start, np.end).filter((token) => !/^[DQ]$/.test(token.tag) && !/^(?:optional|own|new|other|many|several|different|small|nice|required)$/.test(token.lower));
  const name = words.map((token) => token.lower).join(" ");
  return isFieldWord(name) && !/s$/.test(singular(name)) ? singular(name) : singular(name);
}

/** "Projects belong to clients" is a relation. */
function readBelongs(parsed: Parsed, state: State): void {
  const found = /\b([\p{L}]+(?: [\p{L}]+)?) belongs? to (?:an? |the |one )?([\p{L}]+)/iu.exec(spell(parsed.tokens));
  if (!found?.[1] || !found[2]) return;
  const from = singular(found[1].toLowerCase().replace(/^(?:each|every|all|the|an?)\s+/, ""));
  const to = singular(found[2].toLowerCase());
  if (!state.reading.relations.some((one) => one.from === from && one.to === to)) state.reading.relations.push({ from, to });
  mention(state.reading, from, 2, isPerson(from));
  mention(state.reading, to, 2, isPerson(to));
}

/** "recipes with photos and steps", "dishes and prices": columns of the thing before. */
function readColumns(clause: Clause, parsed: Parsed, state: State, meant: string): void {
  const things = clause.objects.filter((np) => !np.pronoun && !isFieldWord(np.head) && !isPerson(singular(np.last)));
  const owner = things[0]?.head ?? meant;
  const photos = clause.objects.find((np) => isFieldWord(np.head));
  const owned = classOfVerb(clause.verb);
  for (const p of clause.prepositions) {
    if (p.word === "with" || p.word === "including") {
      if (/^(?:pay|message|act|generate|notify|join|share|swap|compare|learn)$/.test(owned ?? "act") && !things.length) continue;
      for (const np of p.phrases) {
        if (np.pronoun || isPerson(singular(np.last)) || (GENERAL_NOUNS.has(np.last) && !/^(?:gps|map)$/.test(np.last) && !isFieldWord(np.last))) continue;
        if (owner) state.reading.fields.push({ owner, name: columnName(np, parsed) });
      }
    } else if (p.word === "of" && photos) {
      const of = p.phrases[0];
      if (of && !of.pronoun && !isPerson(singular(of.last)) && !isFieldWord(of.head)) state.reading.fields.push({ owner: of.head, name: singular(photos.head) });
    }
  }
  if (owner) for (const np of clause.objects) if (isFieldWord(np.head) && !np.pronoun && !/^(?:photo|picture|video|day|week|month|year|time|hour|minute|date)$/.test(singular(np.last))) state.reading.fields.push({ owner, name: singular(np.head) });
}

function mentionPhrase(np: NounPhrase, weight: number, state: State, remember = true): void {
  if (np.pronoun) return;
  const person = isPerson(singular(np.last));
  mention(state.reading, np.head, weight, person);
  const modifier = np.head.includes(" ") ? np.head.slice(0, np.head.lastIndexOf(" ")) : "";
  // "the rehearsal schedule" speaks of rehearsals.
  if (modifier && (SCREEN_WORDS.has(singular(np.last)) || /^(?:list|rota|roster|history|log|plan|trail)$/.test(singular(np.last)))) mention(state.reading, singular(modifier), Math.max(weight, 2), isPerson(modifier));
  if (person && isPerson(singular(np.last))) {
    if (!state.persons.includes(np.head)) state.persons.push(np.head);
  } else if (remember && !isFieldWord(np.head) && !SCREEN_WORDS.has(singular(np.last))) state.lastEntity = np.head;
}

function noteBusiness(np: NounPhrase, parsed: Parsed, state: State): void {
  const own = parsed.tokens.slice(np.start, np.end).some((token) => /^(?:my|our)$/.test(token.lower));
  if (own && BUSINESSES.has(singular(np.last))) noteRunning(np, state);
}

function noteRunning(np: NounPhrase, state: State): void {
  if (np.pronoun) return;
  if (BUSINESSES.has(singular(np.last)) && !state.reading.business) state.reading.business = np.head;
}

function setProduct(state: State, phrase: string): void {
  const name = phrase.replace(/^(?:an?|the|my|our|some|this)\s+/i, "").replace(/\s+(?:but|where|so that|that|which|who)\b.*$/i, "");
  if (!state.reading.product && !/^(?:thing|something|it|app|website|site|tool|system|platform)$/i.test(name)) state.reading.product = name;
}

function readAudience(phrases: NounPhrase[], state: State): void {
  for (const np of phrases) {
    if (np.pronoun) continue;
    const last = singular(np.last);
    if (isPerson(last) || looksLikePerson(last)) {
      const role = last === "person" ? "" : np.head;
      if (role && !state.reading.audience.includes(role)) state.reading.audience.push(role);
      addRole(state, role);
      if (role) state.persons.push(role);
      if (role) mention(state.reading, role, 2, true);
    } else if (BUSINESSES.has(last)) {
      state.reading.audience.push(np.head);
      mention(state.reading, last, 2.5);
      for (const word of np.head.split(" ")) if (isPerson(word)) addRole(state, word);
    } else mentionPhrase(np, 1.5, state);
  }
}

function readFragment(fragment: Parsed["fragments"][number], parsed: Parsed, state: State, sentence: string): void {
  const { reading } = state;
  const tokens = parsed.tokens.slice(fragment.start, fragment.end);
  const text = spell(tokens);
  const first = fragment.phrases[0];
  if (!first || text === "") return;
  const forWhom = fragment.phrases.slice(1).filter((np) => parsed.tokens[np.start - 1]?.lower === "for" || parsed.tokens[np.start - 1]?.tag === "A" || parsed.tokens[np.start - 1]?.tag === "D");
  const looksProduct = PRODUCT.test(first.last) || (fragment.phrases.length > 1 && /\bfor\b/.test(text) && state.first);
  if (state.first && !reading.product && looksProduct && !WISH.test(sentence.slice(0, 12))) {
    setProduct(state, text);
    readAudience(fragment.phrases.slice(1), state);
    if (first.head.includes(" ") && !PRODUCT_HEADS.has(first.head.split(" ")[0] ?? "")) {
      const subject = first.head.split(" ")[0] ?? "";
      if (!/^(?:social|mobile|web|ai|qr|online|buddy|estate|simple)$/.test(subject)) mention(reading, singular(subject), 1.5, isPerson(singular(subject)));
    }
    if (/^(?:menu|directory|register|logbook|journal|diary)$/.test(singular(first.last))) mention(reading, singular(first.last), 2);
    for (const np of forWhom) if (BUSINESSES.has(singular(np.last))) noteOrganisation(np, state);
    for (const np of fragment.phrases) featureFrom(np, fragment, parsed, state, sentence, true);
    return;
  }
  if (/\b(?:free|per (?:day|month|week|year)|a (?:day|month|week|year)|[€$£]\d|subscription|premium|trial)\b/i.test(text) && /\d|free|premium/.test(text)) {
    reading.rules.push(capital(text));
    for (const np of fragment.phrases) if (!/^(?:day|month|week|year)$/.test(singular(np.last))) mention(reading, np.head, 1.5);
    return;
  }
  if (/^(?:status|hi|hello|thank|thanks)\b/i.test(text) || first.pronoun) return;
  let featured = false;
  for (const np of fragment.phrases) featured = featureFrom(np, fragment, parsed, state, sentence, false) || featured;
  if (LANGUAGE_LIST.test(text)) {
    reading.rules.push(`Every text of the interface exists in ${listOf(fragment.phrases.length > 0 ? text.replace(/^in /i, "").split(/,? and |, /) : [text])}`);
    return;
  }
  if (!featured && fragment.phrases.length > 0) {
    for (const np of fragment.phrases) mentionPhrase(np, np === first ? 2 : 1, state);
    if (/\b(?:must|should|always|only|visible)\b/.test(text)) reading.rules.push(capital(text));
    for (let i = 0; i < fragment.phrases.length; i++) {
      const np = fragment.phrases[i] as NounPhrase;
      const joint = parsed.tokens[np.start - 1]?.lower ?? "";
      if ((joint === "with" || joint === "including") && i > 0) {
        for (const column of fragment.phrases.slice(i)) if (!isPerson(singular(column.last))) reading.fields.push({ owner: first.head, name: columnName(column, parsed) });
        break;
      }
    }
  }
}

function noteOrganisation(np: NounPhrase, state: State): void {
  mention(state.reading, singular(np.last), 1);
}

/** A noun that stands for an action: "weekly leaderboard", "timesheet approval by the manager". */
function featureFrom(np: NounPhrase, fragment: Parsed["fragments"][number], parsed: Parsed, state: State, sentence: string, product: boolean): boolean {
  const last = singular(np.last);
  const feature = FEATURE_NOUNS[last] ?? FEATURE_NOUNS[np.last];
  if (/\b(?:suck|hate)/.test(sentence) && np.head.includes("suck")) return false;
  if (!feature || (product && PRODUCT_HEADS.has(last))) return false;
  const joint = parsed.tokens[np.start - 1];
  if (joint && /^[P]$/.test(joint.tag) && np !== fragment.phrases[0]) return false;
  if (product && /^(?:calendar|map|feed|dashboard|chat)$/.test(last) === false && !/^(?:tracking|planning|invoicing|scheduling|booking|matching|messaging|management)$/.test(np.last)) return false;
  const by = fragment.phrases.find((other) => parsed.tokens[other.start - 1]?.lower === "by" || parsed.tokens[other.start - 2]?.lower === "by");
  const to = fragment.phrases.find((other) => /^(?:for|to)$/.test(parsed.tokens[other.start - 1]?.lower ?? "") && isPerson(singular(other.last)));
  const actor = by ? (actorOf(by, state) ?? "") : to && /^(?:remind|notify|alert|warn|read|view)$/.test(feature.verb) ? (actorOf(to, state) ?? "") : "";
  const stop = by ? by.start - 1 : fragment.phrases.length > 1 && np !== fragment.phrases[fragment.phrases.length - 1] && !joint ? fragment.end : fragment.end;
  const next = fragment.phrases[fragment.phrases.indexOf(np) + 1];
  const coordinated = next && /^[CK]$/.test(parsed.tokens[next.start - 1]?.tag ?? "");
  const words = parsed.tokens.slice(np.start, coordinated ? np.end : Math.max(np.end, parsed.tokens[stop - 1]?.lower === "the" ? stop - 2 : stop));
  while (words.length > 0 && /^[DCKPB]$/.test(words[words.length - 1]?.tag ?? "")) words.pop();
  if (np.start === 0 && words[0] && /^[A-Z][a-z]/.test(words[0].text)) words[0] = { ...words[0], text: words[0].lower };
  let name = spell(words).replace(/^(?:maybe|perhaps|and)\s+/i, "");
  const of = np.head.includes(" ") ? plural(np.head.slice(0, np.head.lastIndexOf(" "))) : /\b(?:of|for|on)\s+/.test(name) ? name.replace(/^.*?\b(?:of|for|on)\s+/, "") : plural(state.lastEntity || last);
  if (np.bare && !np.plural && !/^(?:messaging|chat|tracking|planning|invoicing|scheduling|voting|management|search|matching|delivery|checkout)$/.test(last)) name = withArticle(name);
  const heads = np.head.includes(" ") ? [np.head, singular(np.head.slice(0, np.head.lastIndexOf(" ")))] : [np.head];
  if (!product && !feature.phrase.includes("{of}")) mention(state.reading, np.head, 2);
  if (heads[1]) mention(state.reading, heads[1], 1, isPerson(heads[1]));
  if (actor && actor !== "me" && actor !== "app") addRole(state, actor);
  const after = fragment.phrases.filter((other) => other.start > np.start && other !== by).map((other) => other.head);
  addAction(state, { actor, verb: feature.verb, phrase: feature.phrase.replace("{}", name).replace("{of}", of), objects: heads, around: after, origin: WISH.test(sentence) && sentence.length < 120 ? "wish" : "fragment" });
  if (WISH.test(sentence) && sentence.length < 120) state.reading.wishes.push(name);
  return true;
}

function addAction(state: State, partial: Partial<Action> & { verb: string; phrase: string; actor: string }): void {
  const phrase = partial.phrase.replace(/\s+/g, " ").trim();
  if (phrase.length < 2 || state.reading.actions.some((other) => other.phrase === phrase && other.actor === partial.actor)) return;
  state.reading.actions.push({
    class: classOfVerb(partial.verb) ?? "act",
    objects: [],
    around: [],
    condition: "",
    origin: "clause",
    recipient: "",
    original: "",
    ...partial,
    phrase,
  });
}

/** The clause's verb phrase in base form, in the third person, with its lists made readable. */
function phraseOf(clause: Clause, parsed: Parsed, lastThing = "", gloss = false): string {
  const rest = parsed.tokens.slice(clause.verbAt + 1, clause.end);
  const words: string[] = [];
  for (let i = 0; i < rest.length; i++) {
    const token = rest[i] as Token;
    const np = clause.objects.find((one) => one.start === clause.verbAt + 1 + i);
    const countable = np?.bare && !np.plural && !np.pronoun && np.end === np.start + 1 && (isPerson(singular(np.last)) || (gloss && isKnownThing(np.head)));
    words.push(countable ? withArticle(token.text) : token.tag === "V" && token.form === "s" && /^[CKX]$/.test(rest[i - 1]?.tag ?? "") ? token.base : token.text);
  }
  let text = "";
  for (const word of words) text += /^[,;:.!?)]$/.test(word) || word === "'s" ? word : ` ${word}`;
  text = `${clause.verb}${text}`.replace(/\b(day|night|evening|hour|week)-(before|after|ahead)\b/g, "the $1 $2").replace(/ \/ /g, " or ").replace(/\s*[.,;:!?]+$/, "");
  // "pick a barber, service" lacks its last "and".
  if (/, /.test(text) && !/ (?:and|or|but|etc)\b/.test(text)) text = text.replace(/, ([^,]+)$/, " and $1");
  text = text.replace(/^vote (?=(?:the|a|an|their|each|all) )/, "vote on ").replace(/^mark ((?:as )?(?:sold-out|available|paid|done|free|complete|overdue|missing|lost|ready|broken))$/, (_, value: string) => `mark ${plural(lastThing || "item")} as ${value.replace(/^as /, "").replace("-", " ")}`);
  return thirdPersonWords(text, "").replace("sold-out", "sold out");
}

function thirdPersonWords(text: string, _actor: string): string {
  return text
    .replace(/\b(?:my|our|your|her|his)\b/gi, "their")
    .replace(/\b(?:me|us)\b/g, "them")
    .replace(/\b(?:I|we|you) am\b|\bI am\b/g, "they are")
    .replace(/\b(?:I|we|you)\b/g, "they")
    .trim();
}

/** Joins "manager" and "project manager": one role, under the longer name, unless two longer names exist. */
function settleRoles(reading: Reading): void {
  const full = (name: string) => reading.roles.filter((other) => other !== name && other.endsWith(` ${name}`));
  for (const short of [...reading.roles]) {
    const longer = full(short);
    if (longer.length !== 1 || !longer[0]) continue;
    const name = longer[0];
    reading.roles = reading.roles.filter((role) => role !== short);
    reading.audience = reading.audience.map((role) => (role === short ? name : role));
    for (const action of reading.actions) {
      if (action.actor === short) action.actor = name;
      if (action.recipient === short) action.recipient = name;
    }
    const from = reading.mentions.find((one) => one.noun === short);
    const to = reading.mentions.find((one) => one.noun === name);
    if (from && to) {
      to.weight += from.weight;
      to.person = true;
      reading.mentions = reading.mentions.filter((one) => one !== from);
    }
  }
}
