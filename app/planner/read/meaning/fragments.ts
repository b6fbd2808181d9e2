import { FEATURE_NOUNS, SCREEN_WORDS } from "../../catalogue/nouns";
import { BUSINESSES, isPerson, looksLikePerson } from "../../catalogue/people";
import { classOfVerb } from "../../catalogue/verbs";
import {
  capital,
  isUncounted,
  listOf,
  plural,
  singular,
  uncapital,
  verbBases,
  withArticle,
} from "../../text/words";
import { type NounPhrase, type Parsed, spell } from "../clauses/clauses";
import { mention } from "../reading";
import {
  actorOf,
  addAction,
  addRole,
  mentionPhrase,
  noteOrganisation,
  PRODUCT,
  PRODUCT_HEADS,
  readAudience,
  type State,
  setProduct,
  WISH,
} from "../state";
import { DAYS } from "../words/noun-phrases";
import { isManner } from "./around-clauses";
import { columnName } from "./phrases";

const LANGUAGE_LIST =
  /^(?:in )?(?:(?:english|norwegian|spanish|french|german|portuguese|arabic|chinese|italian|dutch|swedish|danish|finnish|polish|turkish|hindi|japanese|korean|hebrew|ukrainian|russian|catalan|welsh)(?:, and | and |, )?)+$/i;

/** Where words without a verb stand, and the phrases among them. */
type Piece = Parsed["fragments"][number];

/** Words without a verb, the sentence that they stand in, and the things that they name. */
type Fragment = {
  start: number;
  end: number;
  phrases: NounPhrase[];
  first: NounPhrase;
  text: string;
  parsed: Parsed;
  state: State;
  sentence: string;
};

/** "choir app with rehearsals, sheet music, attendance": what is named without a verb. */
export function readFragment(piece: Piece, parsed: Parsed, state: State, sentence: string): void {
  const fragment = fragmentOf(piece, parsed, state, sentence);
  if (!fragment) return;
  const { phrases, first, text } = fragment;
  if ([isTheApp, goesOnFromTheApp, isPrice, isSender].some((reads) => reads(fragment))) return;
  if (/^(?:status|hi|hello|thank|thanks)\b/i.test(text) || first.pronoun) return;
  noteDoers(fragment);
  // "Mountain rescue team, 35 volunteers", "two branches, nine staff": who works there.
  const number = parsed.tokens[first.start];
  const counted =
    number?.tag === "Q" &&
    /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)$/.test(
      number.lower,
    );
  // "freiwillige Feuerwehr, 45 Leute": in another language people are members; "6 Mann" are as often hours of work.
  const anybody = state.gloss && /^(?:person|people)$/.test(first.head);
  const person = singular(first.last);
  const works = isPerson(person) && !(state.gloss && /^(?:man|woman)$/.test(person));
  if (counted && phrases.length === 1 && works && state.reading.actions.length === 0)
    noteWorker({ ...first, plural: true, head: anybody ? "member" : first.head }, state);
  if (isMadeBy(fragment)) return;
  const featured = readFeatures(fragment);
  if (isLanguages(fragment) || featured) return;
  if ([isViewOfRole, isRegular].some((reads) => reads(fragment))) return;
  readThings(fragment);
}

/**
 * One thing of a list of what an app holds ("weekly leaderboard", "rooms with photos and beds"): a feature, a view or
 * columns; without an action where it is only a thing that is kept.
 */
export function readNamedFeature(piece: Piece, parsed: Parsed, state: State, sentence: string): void {
  const fragment = fragmentOf(piece, parsed, state, sentence);
  if (!fragment || fragment.first.pronoun) return;
  if ([isTheApp, goesOnFromTheApp, isPrice].some((reads) => reads(fragment))) return;
  noteDoers(fragment);
  if (readFeatures(fragment) || isLanguages(fragment)) return;
  for (const reads of [isViewOfRole, isRegular]) if (reads(fragment)) return;
}

/** The words with what they name; null where they name nothing. */
function fragmentOf(
  { start, end, phrases }: Piece,
  parsed: Parsed,
  state: State,
  sentence: string,
): Fragment | null {
  const text = spell(parsed.tokens.slice(start, end));
  const [first] = phrases;
  return first && text !== "" ? { start, end, phrases, first, text, parsed, state, sentence } : null;
}

/** The word right before a phrase. */
const jointOf = (np: NounPhrase, parsed: Parsed) => parsed.tokens[np.start - 1];

/** "a logbook for divers": the first words of an idea say what the app is. */
function isTheApp(fragment: Fragment): boolean {
  const { phrases, first, text, parsed, state, sentence } = fragment;
  if (!state.first || state.reading.product || !looksLikeApp(fragment) || WISH.test(sentence.slice(0, 12)))
    return false;
  setProduct(state, text);
  noteServed(fragment);
  noteSubject(first, state);
  noteThings(first, state);
  if (/^(?:menu|directory|register|logbook|journal|diary)$/.test(singular(first.last)))
    mention(state.reading, singular(first.last), 2);
  for (const np of phrases.slice(1)) {
    const joint = jointOf(np, parsed);
    const whose = joint?.lower === "for" || joint?.tag === "A" || joint?.tag === "D";
    if (whose && BUSINESSES.has(singular(np.last))) noteOrganisation(np, state);
  }
  for (const np of phrases) featureFrom(np, fragment, true);
  return true;
}

function looksLikeApp({ start, phrases, first, text, state }: Fragment): boolean {
  const opens = start === 0;
  return (
    PRODUCT.test(first.last) ||
    (opens && first.bare && !first.plural && /^(?:guide|coach|tutor|reader|trainer)$/.test(first.last)) ||
    (opens &&
      first.head.includes(" ") &&
      /^(?:rental|rentals|hire|booking|bookings|tracking|management|planning|delivery|exchange|swap|sharing|matching|club|cooperative|co-op|collective|association)$/.test(
        first.last,
      )) ||
    (phrases.length > 1 && /\bfor\b/.test(text) && state.first)
  );
}

/** "Digital stamp cards for coffee shops": things of which the app is full. */
function noteThings(first: NounPhrase, state: State): void {
  if (first.plural && !state.gloss && !PRODUCT.test(first.last) && !isPerson(singular(first.last)))
    mentionPhrase(first, 2, state);
}

/** The words that named the app already, before a colon. */
function goesOnFromTheApp(fragment: Fragment): boolean {
  const { phrases, first, text, state } = fragment;
  const { reading } = state;
  if (!state.first || !reading.product || text.toLowerCase() !== reading.product.toLowerCase()) return false;
  noteServed(fragment);
  const group = /^(?:club|group|team|choir|band|community|league|troop|association|parish)$/;
  if (BUSINESSES.has(first.last) && !group.test(first.last)) reading.business ||= first.head;
  for (const np of phrases) featureFrom(np, fragment, true);
  noteSubject(first, state);
  noteThings(first, state);
  return true;
}

/** Whom the app is for, and who works there. */
function noteServed({ phrases, parsed, state }: Fragment): void {
  readAudience(servedBy(phrases.slice(1), parsed), state);
  noteWorkers(phrases, state);
}

function noteWorkers(phrases: readonly NounPhrase[], state: State): void {
  for (const np of phrases.slice(1)) if (!np.pronoun && isPerson(singular(np.last))) noteWorker(np, state);
}

/** "free for 3 projects, then 5 euros a month": a rule. */
function isPrice({ phrases, text, state }: Fragment): boolean {
  const price =
    /\b(?:free(?! (?:\w+ )?(?:slots?|nights?|times?|dates?|places?|seats?|rooms?|spots?|days|hours))|per (?:day|month|week|year)|a (?:day|month|week|year)|[€$£]\d|\d+ ?(?:euros?|dollars?|pounds?|bucks)|subscription|premium|trial)\b/i;
  const sum =
    /^(?:\p{L}+ )?(?:deposit|fee|fine|price|rent|entry|ticket|membership)s? (?:of |is )?[€$£]?\d/iu.test(
      text,
    );
  if (!sum && (!price.test(text) || !/\d|free|premium/.test(text))) return false;
  state.reading.rules.push(capital(text));
  if (/(?:[€$£]|euros?|dollars?|pounds?).*\b(?:per|a|each|every) (?:month|year)\b/i.test(text))
    mention(state.reading, "subscription", 1);
  for (const np of phrases)
    if (!/^(?:day|month|week|year)$/.test(singular(np.last))) mention(state.reading, np.head, 1.5);
  return true;
}

/** "cooperative of 20 olive growers, we share one mill": who the idea comes from names it. */
function isSender({ start, phrases, first, text, parsed, state }: Fragment): boolean {
  const names =
    state.first &&
    !state.reading.product &&
    start === 0 &&
    BUSINESSES.has(singular(first.head)) &&
    parsed.tokens[first.end]?.lower === "of" &&
    text.split(" ").length <= 8;
  if (!names) return false;
  setProduct(state, text);
  noteWorkers(phrases, state);
  return true;
}

/** "paid out by the treasurer twice a year": whoever does it has a part in the app. */
function noteDoers({ phrases, parsed, state }: Fragment): void {
  for (const np of phrases)
    if (jointOf(np, parsed)?.lower === "by" && !np.bare && !np.pronoun && isPerson(singular(np.last)))
      addRole(state, np.head);
}

/** "shift plan made by head lifeguard": a sentence without its "is" tells a doing all the same. */
function isMadeBy({ phrases, parsed, state }: Fragment): boolean {
  const [made, by, more] = phrases;
  const participle = parsed.tokens[made?.end ?? -1]?.lower ?? "";
  const verb = verbBases(participle).find(({ form, base }) => form === "ed" && classOfVerb(base));
  if (!made || !by || more || !verb || by.start !== made.end + 2 || state.gloss) return false;
  if (jointOf(by, parsed)?.lower !== "by" || !isPerson(singular(by.last))) return false;
  addRole(state, by.head);
  mentionPhrase(made, 2, state);
  const what = spell(parsed.tokens.slice(made.start, made.end)).toLowerCase();
  const phrase = `${verb.base} ${made.bare && !made.plural ? `the ${what}` : what}`;
  addAction(state, { actor: by.head, verb: verb.base, phrase, objects: [made.head] });
  return true;
}

/** Columns, and nouns that stand for something to do; true when there was one of those. */
function readFeatures(fragment: Fragment): boolean {
  const { phrases, first, parsed, state } = fragment;
  const columns = columnsOf(fragment, parsed);
  if (columns.length > 0) mention(state.reading, first.head, 1);
  for (const column of columns)
    state.reading.fields.push({ owner: first.head, name: columnName(column, parsed) });
  let featured = false;
  for (const np of phrases)
    if (!columns.includes(np) || FEATURE_NOUNS[singular(np.last)]?.verb === "view")
      featured = featureFrom(np, fragment, false) || featured;
  return featured;
}

/** "English and Welsh" */
function isLanguages({ text, state, sentence }: Fragment): boolean {
  const whole = sentence.trim().replace(/[.!]+$/, "");
  const languages = LANGUAGE_LIST.test(whole) ? whole : text;
  if (!LANGUAGE_LIST.test(languages)) return false;
  const named = listOf(languages.replace(/^in /i, "").split(/,? and |, /));
  const rule = `Every text of the interface exists in ${named}`;
  if (!state.reading.rules.includes(rule)) state.reading.rules.push(rule);
  return true;
}

/** "Timekeeper view with bells": a part of the screen for one kind of person. */
function isViewOfRole({ phrases, first, text, state }: Fragment): boolean {
  const whose = singular(first.head.split(" ")[0] ?? "");
  if (!first.head.includes(" ") || !SCREEN_WORDS.has(singular(first.last)) || !looksLikePerson(whose))
    return false;
  addRole(state, whose);
  addAction(state, {
    actor: whose,
    verb: "view",
    phrase: `see ${withArticle(first.head).split(" ")[0]} ${uncapital(text)}`,
    around: phrases.slice(1).map((np) => np.head),
    origin: "fragment",
  });
  return true;
}

/** "Monthly bill per family as pdf", "monthly CSV for the accountant" */
function isRegular({ start, phrases, first, text, parsed, state }: Fragment): boolean {
  if (!/^(?:daily|weekly|monthly|yearly|annual)$/.test(parsed.tokens[start]?.lower ?? "")) return false;
  mentionPhrase(first, 2, state);
  const reader = phrases.find(
    (np) => jointOf(np, parsed)?.lower === "for" && !np.pronoun && isPerson(singular(np.last)),
  );
  const who = reader ? (actorOf(reader, state) ?? "") : "";
  if (who && who !== "me" && who !== "app") addRole(state, who);
  const shown = reader && who ? spell(parsed.tokens.slice(start, reader.start - 1)) : text;
  addAction(state, {
    actor: who === "app" ? "" : who,
    verb: "view",
    phrase: `see ${first.plural ? "" : "a "}${uncapital(shown)}`,
    objects: [first.head],
    around: phrases.slice(1).map((np) => np.head),
    origin: "fragment",
  });
  return true;
}

/** "feeds, naps, diapers": things named alone, in the plural, are what is kept. */
function readThings(fragment: Fragment): void {
  const { phrases, text, parsed, state, sentence } = fragment;
  for (const np of phrases)
    if (!isManner(jointOf(np, parsed)?.lower ?? "", np, parsed))
      mentionPhrase(np, weightOf(np, fragment), state);
  if ((!state.first || parsed.clauses.length > 0) && readLoose(fragment)) return;
  const alone = parsed.clauses.length === 0 && parsed.fragments.length === 1;
  const said = alone ? sentence.trim().replace(/[.!]+$/, "") : text;
  if (/\b(?:must|should|always|only|visible|max)\b/i.test(said)) state.reading.rules.push(capital(said));
}

/** How much a thing that is only named is one that is kept. */
function weightOf(np: NounPhrase, { phrases, first, parsed }: Fragment): number {
  if (np === first && phrases.length < 4) return np.plural && np.bare && phrases.length === 1 ? 2 : 1.9;
  return jointOf(np, parsed)?.lower === "per" && !DAYS.test(np.last) ? 2 : 1;
}

/** "Rooms with photos, beds and a price": the columns of a thing that is named with them. */
function columnsOf(fragment: Parsed["fragments"][number], parsed: Parsed): NounPhrase[] {
  const first = fragment.phrases[0];
  if (!first || FEATURE_NOUNS[singular(first.last)] || SCREEN_WORDS.has(singular(first.last))) return [];
  const from = fragment.phrases.findIndex((np) =>
    /^(?:with|including)$/.test(parsed.tokens[np.start - 1]?.lower ?? ""),
  );
  if (from < 1) return [];
  const rest = fragment.phrases.slice(from);
  const end = rest.findIndex(
    (np, i) =>
      i > 0 &&
      parsed.tokens[np.start - 1]?.tag === "P" &&
      !/^(?:with|including)$/.test(parsed.tokens[np.start - 1]?.lower ?? ""),
  );
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .filter((np) => !np.pronoun && !isPerson(singular(np.last)));
}

/** "invoice by mail", "price by group type": what stands alone in a list is something to get, to fill in, or to keep. */
function readLoose({ phrases, first, text, state }: Fragment): boolean {
  const last = singular(first.last);
  const words = uncapital(text);
  const named =
    first.plural || !first.bare || isUncounted(last) || /^(?:an?|the) /.test(words)
      ? words
      : `${articleFor(words)} ${words}`;
  const around = phrases.slice(1).map((np) => np.head);
  const told = { actor: "", objects: [first.head], around, origin: "fragment" as const };
  const length = text.split(" ").length;
  if (/^(?:form|questionnaire|application)$/.test(last) && length <= 6) {
    addAction(state, { ...told, verb: "fill in", phrase: `fill in ${named}` });
    return true;
  }
  const handedOut =
    /^(?:invoice|receipt|certificate|ticket|confirmation|voucher|label|contract|quote|bill|badge|pass|newsletter|offer|minute)$/;
  if (handedOut.test(last) && length <= 7) {
    addAction(state, { ...told, verb: "get", phrase: `get ${named}` });
    mention(state.reading, first.head, 0.5);
    return true;
  }
  if (length < 3 || length > 12 || /^(?:in|at|on|from|with|for|of)\b/i.test(text)) return false;
  if (isOnlyThere(text)) return false;
  // "Setlists for each gig": one of them each.
  if (
    /^\p{L}+s (?:for|per) (?:each |every |a )?\p{L}+$/iu.test(text) &&
    first.plural &&
    !isPerson(singular(first.last))
  ) {
    addAction(state, { ...told, verb: "add", phrase: `add ${words}` });
    mention(state.reading, first.head, 2);
    return true;
  }
  // "the concert dates": something to be seen.
  if (!first.bare && first.plural && phrases.length === 1 && /^(?:the|our) /i.test(text) && length <= 4) {
    addAction(state, { ...told, verb: "view", phrase: `see ${words}` });
    return true;
  }
  state.reading.rules.push(capital(text));
  return false;
}

/** "About 600 costumes", "shoes and dentist", "taproom and 30 pubs": there is such a thing, and nothing is said of it. */
function isOnlyThere(text: string): boolean {
  const limits =
    /\b(?:max|min|only|at (?:most|least)|up to|until|no more|never|always|per|each|every|free|late|%)\b|[€$£=%]/i;
  if (limits.test(text)) return false;
  return (
    /^(?:(?:about|around|roughly|some|over|nearly|almost|ca) )?\d[\d,.]* (?:\p{L}+ ?){1,3}$/iu.test(text) ||
    /^(?:\d+ )?\p{L}+(?: and| or|,) (?:\d+ )?\p{L}+$/iu.test(text)
  );
}

/** "church hall rental": what the app is called speaks of halls. */
function noteSubject(first: NounPhrase, state: State): void {
  const subject = first.head.split(" ")[0] ?? "";
  if (
    first.head.includes(" ") &&
    !PRODUCT_HEADS.has(subject) &&
    !/^(?:social|mobile|web|ai|qr|online|buddy|estate|simple)$/.test(subject)
  )
    mention(state.reading, singular(subject), 1.5, isPerson(singular(subject)));
}

/** A noun that stands for an action: "weekly leaderboard", "timesheet approval by the manager"; false when it does not. */
function featureFrom(np: NounPhrase, fragment: Fragment, product: boolean): boolean {
  const { phrases, state, sentence } = fragment;
  const last = singular(np.last);
  const feature = FEATURE_NOUNS[np.head] ?? FEATURE_NOUNS[last] ?? FEATURE_NOUNS[np.last];
  if (!feature || !isFeature(np, fragment, product)) return false;
  const { by, actor } = doerOf(feature.verb, fragment);
  const name = nameOf(np, fragment, by ? by.start - 1 : fragment.end);
  const modifier = np.head.includes(" ") ? np.head.slice(0, np.head.lastIndexOf(" ")) : "";
  let of = plural(state.lastEntity || last);
  if (modifier) of = plural(modifier);
  else if (/\b(?:of|for|on)\s+/.test(name)) of = name.replace(/^.*?\b(?:of|for|on)\s+/, "");
  const heads = modifier ? [np.head, singular(modifier)] : [np.head];
  if (!product) mentionOwners(np, fragment);
  if (!product && !feature.phrase.includes("{of}")) mention(state.reading, np.head, 2);
  if (heads[1]) mention(state.reading, heads[1], 1, isPerson(heads[1]));
  if (actor && actor !== "me" && actor !== "app") addRole(state, actor);
  const wished = WISH.test(sentence) && sentence.length < 120;
  addAction(state, {
    actor,
    verb: feature.verb,
    phrase: feature.phrase.replace("{}", withArticleIfBare(name, np)).replace("{of}", of),
    objects: heads,
    around: phrases.filter((other) => other.start > np.start && other !== by).map((other) => other.head),
    origin: wished ? "wish" : "fragment",
  });
  if (wished) state.reading.wishes.push(withArticleIfBare(name, np));
  return true;
}

/** What the app is called is no feature, but for what is seen in it; nor is what stands after a preposition. */
function isFeature(np: NounPhrase, { phrases, parsed }: Fragment, product: boolean): boolean {
  const last = singular(np.last);
  if (product && PRODUCT_HEADS.has(last)) return false;
  if (jointOf(np, parsed)?.tag === "P" && np !== phrases[0]) return false;
  // "Rota please": all that the app is said to be.
  const alone = phrases.length === 1 && np.end === np.start + 1;
  return (
    !product ||
    (alone && /^(?:rota|roster|schedule|waiting-?list|leaderboard|timesheet)$/.test(last)) ||
    /^(?:calendar|map|feed|dashboard|chat)$/.test(last) ||
    /^(?:tracking|planning|invoicing|scheduling|booking|matching|messaging|management)$/.test(np.last)
  );
}

/** "approval by the manager", "reminders for parents": who does it, or sees it. */
function doerOf(verb: string, { phrases, parsed, state }: Fragment): { by?: NounPhrase; actor: string } {
  const by = phrases.find(
    (other) => jointOf(other, parsed)?.lower === "by" || parsed.tokens[other.start - 2]?.lower === "by",
  );
  if (by) return { by, actor: actorOf(by, state) ?? "" };
  const to = phrases.find(
    (other) => /^(?:for|to)$/.test(jointOf(other, parsed)?.lower ?? "") && isPerson(singular(other.last)),
  );
  const reaches = to && /^(?:remind|notify|alert|warn|read|view)$/.test(verb);
  return { actor: reaches ? (actorOf(to, state) ?? "") : "" };
}

/** The feature in the words of the idea, up to `stop` or to what is named beside it. */
function nameOf(np: NounPhrase, { phrases, parsed }: Fragment, stop: number): string {
  const next = phrases[phrases.indexOf(np) + 1];
  const coordinated = next && /^[CK]$/.test(jointOf(next, parsed)?.tag ?? "");
  const end = parsed.tokens[stop - 1]?.lower === "the" ? stop - 2 : stop;
  const words = parsed.tokens.slice(np.start, coordinated ? np.end : Math.max(np.end, end));
  while (words.length > 0 && /^[DCKPB]$/.test(words[words.length - 1]?.tag ?? "")) words.pop();
  if (np.start === 0 && words[0] && /^[A-Z][a-z]/.test(words[0].text))
    words[0] = { ...words[0], text: words[0].lower };
  return spell(words).replace(/^(?:maybe|perhaps|and)\s+/i, "");
}

/** "a weekly leaderboard", but "chat" */
function withArticleIfBare(name: string, np: NounPhrase): string {
  const uncounted =
    /^(?:messaging|chat|tracking|planning|invoicing|scheduling|voting|management|search|matching|delivery|checkout)$/;
  if (!np.bare || np.plural || uncounted.test(singular(np.last)) || /^(?:an?|the) /i.test(name)) return name;
  return `${articleFor(name)} ${name}`;
}

/** "a map of sightings" speaks of sightings. */
function mentionOwners(np: NounPhrase, { phrases, parsed, state }: Fragment): void {
  for (const other of phrases)
    if (other.start > np.start && jointOf(other, parsed)?.lower === "of" && !isPerson(singular(other.last)))
      mention(state.reading, other.head, 1);
}

/** "a" or "an" by the first word, whatever number the last one has: "a map of sightings", "a monthly email". */
function articleFor(words: string): string {
  return withArticle(`${words.split(" ")[0] ?? ""} thing`).split(" ")[0] ?? "a";
}

/** "for" opens the list of those whom the app is for; who stands after "with" only works there. */
function servedBy(phrases: readonly NounPhrase[], parsed: Parsed): NounPhrase[] {
  let serves = true;
  return phrases.filter((np) => {
    const joint = parsed.tokens[np.start - 1];
    if (joint && (joint.tag === "P" || joint.lower === "including")) serves = joint.lower !== "with";
    return serves;
  });
}

/** "Driving school with 6 instructors": a role, spoken of in the plural. */
function noteWorker(np: NounPhrase, state: State): void {
  addRole(state, np.head);
  if (!state.persons.includes(np.head)) state.persons.push(np.head);
  if (np.plural) state.many.add(np.head);
}
