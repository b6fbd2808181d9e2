import { FEATURE_NOUNS, isFieldWord } from "../../catalogue/nouns";
import { BUSINESSES, isPerson, PLACE_ROLES } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { capital, listOf, plural, singular, withArticle } from "../../text/words";
import { type Parsed, parseClauses, spell } from "../clauses/clauses";
import { readMet } from "../meaning/around-clauses";
import { readClause } from "../meaning/clause-reading";
import { columnsIn } from "../meaning/columns";
import { readFragment } from "../meaning/fragments";
import { thirdPersonWords } from "../meaning/phrases";
import { RECORDING } from "../meaning/wishes";
import { mention, type Piece } from "../reading";
import { addAction, addRole, readStatuses } from "../state";
import { chunk } from "../words/chunks";
import type { Token } from "../words/tokens";
import { noteAsked } from "./asked";
import { noteAskedElsewhere } from "./asked-elsewhere";
import { keepCounted } from "./counted-elsewhere";
import { featuresBehind, readFeatureList } from "./feature-lists";
import { keepForeignWords, quoteUnread, withoutElsewhere } from "./foreign-sentences";
import { keepListed, withoutListedColumns } from "./listed-columns";
import { readRoles } from "./listed-roles";
import { withoutColumnsOfLog, withoutNoted } from "./noted";
import { hide, type Note, readColumnsOf, readNote, takeParentheses } from "./notes";
import { GREETING, type Passage } from "./passages";
import { keepPeople } from "./people-elsewhere";
import { ROLE_LABEL } from "./role-labels";
import { withoutFirstCome } from "./set-rules";
import { keepFigures, nameAfter, nounsOf, readQuestion, readStations } from "./set-sentences";
import { bindingWords, understood } from "./unread";

/** A passage of which only its sentence is left: the words to be parsed, and what stood in parentheses. */
type Sentence = { passage: Passage; bare: string; notes: Note[]; tokens: Token[] };

/** Reads what is left of a passage, clause by clause. */
export function readSentence(passage: Passage): void {
  const before = passage.state.reading.actions.length;
  readWords(passage);
  // "Office: who hasn't paid": what is listed behind a name is theirs, where nobody else is named.
  const doer = passage.segment.inline && !passage.state.gloss ? calledIn(passage.label) : "";
  const theirs = passage.state.reading.actions.slice(before).filter(({ actor }) => actor === "");
  if (!doer || theirs.length === 0) return;
  if (doer !== "me") addRole(passage.state, doer);
  for (const action of theirs) action.actor = doer;
}

/** Who a label names: "Office" stands for those who work there; "" for a thing. */
function calledIn(label: string): string {
  if (/^(?:for|as) (?:us|me)$/i.test(label)) return "me";
  const whom = label.replace(/^(?:for|as) (?:the |our |my |an? )?/i, "").toLowerCase();
  const role = singular(whom.slice(whom.lastIndexOf(" ") + 1));
  if (isPerson(role)) return role;
  const staff = PLACE_ROLES[whom] ?? "";
  return staff === whom ? "" : staff;
}

function readWords(passage: Passage): void {
  const { state, reader } = passage;
  const whole = passage.kept;
  if (state.gloss) passage.kept = withoutElsewhere(passage.kept);
  passage.kept = withoutFirstCome(passage);
  if (readFeatureList(passage)) return;
  const readBehind = featuresBehind(passage);
  if (!state.gloss) passage.kept = withoutColumnsOfLog(withoutNoted(passage.kept, state), state);
  const taken = takeParentheses(withReports(withListed(passage.kept)));
  const tokens = reader.tokens(taken.bare.replace(/["]/g, ""));
  const sentence: Sentence = { passage, ...taken, tokens };
  if (state.gloss) noteAskedElsewhere(passage.kept, reader, state.first);
  else noteAsked(tokens, state);
  if (readWithoutGrammar(sentence)) return;
  const told = understood(state.reading);
  if (state.gloss) {
    const { tokens: left, listed } = withoutListedColumns([...eachOf(passage), ...sentence.tokens]);
    keepListed(listed, state);
    sentence.tokens = left;
  }
  const parsed = parseClauses(sentence.tokens);
  if (!state.gloss) readMet(parsed, state);
  if (readFeatureLabel(sentence, parsed)) return;
  readParsed(sentence, parsed, whole, told);
  readNotes(sentence, parsed);
  readBehind?.();
  if (state.first && /\p{L}{3}/u.test(sentence.bare))
    state.first = state.reading.product === "" && state.reading.actions.length === 0;
}

/** "De cada vaca: número, raza y peso": what stands before the colon belongs to the list. */
function eachOf({ segment, label, reader }: Passage): Token[] {
  const words = segment.inline && label ? reader.tokens(label) : [];
  const each = words.some(({ lower }) => /^(?:each|every|per|for each|of each)$/.test(lower));
  return each ? [...words, { text: ":", lower: ":", tag: "O", base: ":", form: "base" }] : [];
}

/** "Pilot plans a flight: site, date, drone": the list belongs to the last thing before the colon. */
function withListed(kept: string): string {
  const words = kept.replace(GREETING, "");
  const [, name = "", columns = ""] = /^(.{4,90}?):\s*([^:]{5,200})$/s.exec(words) ?? [];
  // "every organ has a file in a cabinet: builder, year": what stands in the file is known of the organ.
  const onFile =
    /^(.{4,40}? (?:has|have)) (?:an? |its |their )?(?:own )?(?:file|card|folder|sheet|page|record|binder|entry)s?\b/i.exec(
      name,
    );
  if (onFile) return `${onFile[1]} ${columns}`;
  if (!name || /^for /i.test(name) || /[,;]\s*$/.test(name) || !columnsIn(columns)) return words;
  return withColumns(name, columns.replace(/[.!]+$/, "").replace(/[()]/g, " "));
}

/** "Observing log for our club: date, object": the columns belong to the log, not to the club. */
function withColumns(name: string, columns: string): string {
  const head = /^([^,;]*?)( (?:for|of|from) .*)$/.exec(name);
  // "plan crews for work orders: address, permit number": here they belong to the order.
  // "bring works on consignment: title, year": how they are brought owns nothing.
  const how =
    /^([^,;]*\p{L}s)( (?:on|in|by|at|under|as) (?!(?:the|an?|my|our|each|every)\b)[\p{L}-]+)$/iu.exec(name);
  if (how) return `${how[1]} (${columns})${how[2]}`;
  const last = singular((head?.[2] ?? "").split(" ").pop() ?? "");
  if (head && isKnownThing(last) && !BUSINESSES.has(last) && !isPerson(last)) return `${name} (${columns})`;
  return head?.[1] && !/ (?:asks?|requests?|wants?|needs?) /.test(name)
    ? `${head[1]} (${columns})${head[2]}`
    : `${name} (${columns})`;
}

/** "a monthly report: nights used, average stay": what the report shows. */
function withReports(sentence: string): string {
  return sentence.replace(
    /\b(report|list|overview|dashboard|summary|table|statistics)((?: (?:for|of|to|by) (?:the |our |my )?[\p{L}]+)*):\s+(?=[^:]*,)/iu,
    "$1$2 with ",
  );
}

/** Lists of roles, stations, statuses and questions; true when that was all. */
function readWithoutGrammar(sentence: Sentence): boolean {
  const { passage, bare, notes, tokens } = sentence;
  const { state, reader, label } = passage;
  if (ROLE_LABEL.test(label)) {
    readRoles(tokens, state);
    for (const { note } of notes) readNote(note, state);
    return true;
  }
  if (readStations(bare, state)) return true;
  readStatuses(bare, state);
  if (state.gloss) return false;
  // "generate invoices; status draft / sent / paid": told, and nothing that anybody generates.
  const told = bare.replace(
    /[,;]\s*(?:with )?(?:the |a )?status(?:es)?:? (?:\p{L}+ ?(?:\/|\bor\b|->|→) ?)+\p{L}+(?=[.;,]|$)/iu,
    "",
  );
  if (told !== bare) {
    if (!/\p{L}/u.test(told)) return true;
    sentence.bare = told;
    sentence.tokens = reader.tokens(told);
    return readWithoutGrammar(sentence);
  }
  // "who can come when, setlist with chords, …": the question ends at the comma, the list goes on.
  const parts = bare.split(/,\s+(?:and\s+(?=(?:who|what|where|which|whose|how|when)\b))?/);
  const first = parts.findIndex(
    (part) => !/^(?:who|whose|what|where|which|how many|how much)(?:'s)? \p{L}/iu.test(part),
  );
  const asked = parts.slice(0, Math.max(1, first)).join(", ");
  const others = first < 0 ? [] : parts.slice(Math.max(1, first));
  if (
    others.length > 0 &&
    (first > 1 || /^(?:who|what|where|which) (?:can|is|are|has|owes|comes)\b/i.test(asked)) &&
    readQuestion(asked, reader.tokens(asked), state)
  ) {
    sentence.bare = others.join(", ").replace(/^(?:and|but) /i, "");
    sentence.tokens = reader.tokens(sentence.bare);
  }
  return readQuestion(sentence.bare, sentence.tokens, state);
}

/** "Dashboard: utilisation, revenue": the label is the feature, the rest is what it shows. */
function readFeatureLabel({ passage, bare }: Sentence, parsed: Parsed): boolean {
  const { label, state } = passage;
  const feature = label ? FEATURE_NOUNS[singular(label)] : undefined;
  if (!feature) return false;
  const shown = listOf(
    bare
      .replace(/[.;]+$/, "")
      .split(/\s*,\s*(?:and\s+)?/)
      .filter(Boolean),
  );
  const phrase = feature.phrase.replace("{}", withArticle(singular(label))).replace("{of}", plural(label));
  addAction(state, {
    verb: feature.verb,
    phrase: `${phrase} with ${shown}`,
    actor: "",
    objects: nounsOf(parsed),
    origin: "fragment",
  });
  return true;
}

/**
 * Clauses and fragments, and what follows from the sentence as a whole. `whole` is all that was kept of the passage, `told`
 * how much was understood before it.
 */
function readParsed(sentence: Sentence, parsed: Parsed, whole: string, told: number): void {
  const { passage, bare, tokens } = sentence;
  const { segment, state, label, kept, hidden } = passage;
  const { reading } = state;
  const doer = doerInLabel(passage, parsed);
  noteTopic(passage, parsed, doer);
  if (parsed.clauses.length === 0 && state.first && !reading.product && !state.gloss)
    nameAfter(tokens, bare, state);
  const before = {
    understood: told,
    actions: reading.actions.length,
    rules: reading.rules.length,
  };
  const ruled = readParts(sentence, parsed);
  if (state.gloss) {
    keepPeople(parsed.tokens, state);
    keepCounted(parsed.tokens, reading);
  }
  // "see how many families were helped": what is counted is kept.
  if (!state.gloss)
    for (const [, many = ""] of bare.matchAll(
      /\bhow many (\p{L}+s) (?:were|was|are|have been|got|get|came|come) (?!left\b|free\b|there\b)\p{L}+(?:ed|en|ne|lt|ld|nt|me|ss)\b/giu,
    ))
      mention(reading, singular(many.toLowerCase()), 2, isPerson(singular(many.toLowerCase())));
  if (!state.gloss) readListed(sentence, parsed, before.actions);
  if (state.gloss) keepForeignWords(passage, tokens, whole, { ...before, ruled });
  // "If a parent cancels less than a day before they still pay.": a case that led to nothing is kept as it was written.
  const led = reading.actions.length + reading.rules.length > before.actions + before.rules;
  if (
    !state.gloss &&
    !led &&
    parsed.clauses.length === 0 &&
    /^(?:if|when|whenever|unless|once) .{15,160}$/i.test(kept.trim())
  )
    reading.rules.push(capital(thirdPersonWords(kept.trim().replace(/[.!]+$/, ""), "")));
  if (hidden) hide(hidden, reading, before.actions);
  if (!state.first || before.rules !== reading.rules.length) keepFigures(kept, reading);
  // "Joker: one round counts double": a rule keeps the word it is about.
  if (segment.inline && label && !doer && !/^(?:features?|must|rules?|also|note|idea)$/.test(label))
    for (let i = before.rules; i < reading.rules.length; i++)
      reading.rules[i] = `${capital(label)}: ${reading.rules[i]}`;
  // "search \"Finland 1930\"": an example, no thing.
  for (const [, quoted = ""] of kept.matchAll(/"([^"]{2,40})"/g)) {
    const words = new Set(quoted.toLowerCase().split(/\s+/));
    reading.mentions = reading.mentions.filter(({ noun }) => !words.has(noun) || isKnownThing(noun));
  }
  if (understood(reading) > before.understood) reading.spoken.push(spokenOf(tokens));
}

/** The things that a sentence speaks of; names in capitals are none. */
function spokenOf(tokens: Token[]): string[] {
  return chunk(tokens).flatMap(({ np }) =>
    np && !np.pronoun && !/^\p{Lu}/u.test(tokens[np.end - 1]?.text ?? "") ? [np.head] : [],
  );
}

/** "Volunteers: sign up for watering, …": the label is who does it; "" when it is not. */
function doerInLabel({ segment, state, label }: Passage, parsed: Parsed): string {
  const own = parsed.clauses[0]?.subject; // "Sick kids: parents cancel": the parents do
  const who = calledIn(label);
  const doer = who && segment.inline && parsed.clauses.length > 0 && (!own || own.pronoun) ? who : "";
  if (doer && doer !== "me") addRole(state, doer);
  state.lastActor = doer;
  return doer;
}

/** "lambing: I note weight and problems": the label is what is recorded. */
function noteTopic({ segment, state, label }: Passage, parsed: Parsed, doer: string): void {
  const short = segment.inline && /^\p{L}+(?: \p{L}+)?$/u.test(label);
  if (doer || state.first || !short) return;
  const topic = singular(label);
  if (!isPerson(singular(label.slice(label.lastIndexOf(" ") + 1)))) {
    state.lastThing = topic;
    mention(state.reading, topic, 1.5);
  }
  if (!parsed.clauses.some((clause) => RECORDING.test(clause.verb))) return;
  mention(state.reading, topic, 3);
  const opener = { start: 0, end: 0, head: topic, last: topic, pronoun: "", plural: false, bare: true };
  for (const clause of parsed.clauses) clause.opener ??= { ...opener };
}

/**
 * In the order of the sentence: "an app for owners where they …" names the owners first. Returned are the pieces of a
 * sentence in another language of which a part makes a rule; null where none does.
 */
function readParts({ passage, tokens }: Sentence, parsed: Parsed): ReadonlySet<Piece> | null {
  let quoted: Set<Piece> | null = null;
  const { state, kept } = passage;
  const { reading } = state;
  const parts = [
    ...parsed.clauses.map((clause) => ({
      clause,
      at: clause.subject && !clause.inherited ? clause.subject.start : clause.verbAt,
      end: clause.end,
      read: () => readClause(clause, parsed, state, kept),
    })),
    ...parsed.fragments.map((fragment) => ({
      clause: null,
      at: fragment.start,
      end: fragment.end,
      read: () => readFragment(fragment, parsed, state, kept),
    })),
  ].sort((a, b) => a.at - b.at);
  for (const part of parts) {
    const before = understood(reading);
    const ruled = reading.rules.length;
    state.beside = [];
    state.doubted = false;
    part.read();
    const unread = state.gloss
      ? quoteUnread(passage, tokens.slice(part.at, part.end), ruled, part.clause !== null)
      : null;
    if (unread) quoted = new Set([...(quoted ?? []), ...unread]);
    // What binds the app and led to nothing else is kept as a rule, in the idea's own words.
    if (understood(reading) !== before || state.gloss || !part.clause) continue;
    const life = /^(?:i|we|my|our)$/.test(tokens[part.at]?.lower ?? "") && part.clause.modal === "";
    const rule = bindingWords(part.clause, parsed, life || part.clause.inherited);
    if (rule) reading.rules.push(thirdPersonWords(rule, ""));
  }
  return quoted;
}

/** "inspections, feeding, swarm calls, jars per harvest": things that are only listed are what is written down. */
function readListed({ passage }: Sentence, parsed: Parsed, from: number): void {
  const { state, label } = passage;
  const { reading } = state;
  const things = parsed.fragments.filter(({ phrases: [first] }) => first?.bare && !first.pronoun);
  const told = reading.actions.slice(from);
  if (parsed.clauses.length > 0 || things.length < 3 || things.length < parsed.fragments.length) return;
  if (label !== "" || (state.first && reading.product === "") || told.some(({ origin }) => origin === "wish"))
    return;
  const heads = things.map(({ phrases: [first] }) => first?.head ?? "");
  const kept = heads.filter(
    (head) => !isFieldWord(head) && !FEATURE_NOUNS[singular(head)] && !isPerson(singular(head)),
  );
  if (kept.length < 3 || kept.length < heads.length - 1) return;
  const words = things
    .filter((_, at) => kept.includes(heads[at] ?? ""))
    .map(({ start, end }) => spell(parsed.tokens.slice(start, end)).toLowerCase());
  for (const head of kept) mention(reading, head, 1);
  addAction(state, {
    actor: "",
    verb: "record",
    phrase: `record ${listOf(words)}`,
    objects: kept,
    origin: "fragment",
  });
}

/** What stood in parentheses: statuses, columns, or something of its own. */
function readNotes({ passage, notes }: Sentence, parsed: Parsed): void {
  const { state, reader } = passage;
  // "sees status (received, milling, shipped)"
  for (const { note, after } of notes)
    if (/^(?:status|statuses|state|stage|step)s?$/.test(after) && note.includes(",") && state.lastEntity)
      state.reading.statuses.push({
        owner: state.lastEntity,
        values: note
          .toLowerCase()
          .split(/\s*(?:,|\/|->|\band\b)\s*/)
          .filter(Boolean),
      });
  for (const { note, after } of notes) {
    const known = (words: string) => (words && reader.gloss ? reader.gloss(words) : words);
    if (!readColumnsOf(known(after), known(note), parsed, state)) readNote(note, state, after);
  }
}
