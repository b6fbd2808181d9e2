import { FEATURE_NOUNS } from "../catalogue/nouns";
import { BUSINESSES, isPerson } from "../catalogue/people";
import { isKnownThing } from "../catalogue/things";
import { capital, listOf, plural, singular, withArticle } from "../text/words";
import { chunk } from "./chunks";
import { readClause } from "./clause-reading";
import { parseClauses } from "./clauses";
import { columnsIn } from "./columns";
import { readFragment } from "./fragments";
import { readRoles, settleRoles } from "./listed-roles";
import type { SpeechTags } from "./model";
import { needsOf } from "./needs";
import { type Segment, segmentsOf } from "./normalise";
import {
  hiddenFrom,
  hide,
  readColumnsOf,
  readFirstThing,
  readKeptList,
  readNeeded,
  readNote,
  takeParentheses,
} from "./notes";
import { thirdPersonWords } from "./phrases";
import { emptyReading, mention, type Reading } from "./reading";
import { isConstraint, isOutLabel, refusedThing, splitRefusals } from "./scope";
import {
  keepFigures,
  nameAfter,
  noteShop,
  nounsOf,
  readQuestion,
  readStations,
  setsLimit,
} from "./set-sentences";
import { addAction, addRole, PRODUCT, readStatuses, type State, setProduct } from "./state";
import { toldOfToday } from "./today";
import { type Token, tokenise } from "./tokens";
import { bindingWords, understood, unreadText } from "./unread";
import { RECORDING } from "./wishes";

const GREETING =
  /^(?:(?:hi|hello|hey|hiya|dear (?:all|team|everyone|friends|sirs?|madam)|dear|greetings|yo|ok|okay|oh(?: and| also)?|so|well|um|uh|basically|long story(?: short)?|good (?:morning|evening|day|afternoon)|thanks?|thank you|please|cheers|lol|haha|hola|buenas(?: tardes)?|buenos días|bonjour|salut|hallo|moin|servus|guten (?:tag|morgen)|olá|oi|bom dia|boa tarde|ciao)\b[\s,!.]*|(?:你好|您好|大家好|مرحبا|السلام عليكم)[\s,!.，。！،]*)+/i;

const ASIDE =
  /^(?:(?:ok(?:ay)?,? )?so (?:it's a )?long story|long story|here'?s the (?:thing|deal)|my idea is(?: this)?|bear with me|not sure (?:if|how|about|what)|i (?:don't|do not) know (?:how|much|anything|what)|sorry (?:for|about)|hope (?:this|that)|does that make sense|you know what i mean|any ideas|what do you think|let me (?:explain|know))\b/i;

const ROLE_LABEL = /^(?:(?:user )?roles?|users?|user types?|actors?|who|personas?|people)$/i;

const SUCCESS_LABEL =
  /^(?:success|goal|goals?|success (?:metric|criteria|measure)|kpi|done when|objective)$/i;

/** What things are written on today, by hand. */
const WRITTEN_ON =
  /(?:^|\b(?:paper|big|old|little) )(?:book|notebook|binder|folder|whiteboard|sheet|ledger|calendar|diary|list|notepad|exercise book)$/;

/** "mais pas les soins", "pero no los precios": refused beside what is allowed. */
const NOT_ELSEWHERE =
  /,?\s+(?:mais pas|pero no|mas não|ma non|aber (?:nicht|keinen?|keine)|maar (?:niet|geen)|ولكن ليس|لكن ليس)\s+[^.;!?]+|[，,]?但(?:是)?(?:不能|看不到|不可以)[^。；]+/iu;

/** "who doesn't bring it back pays 80 euros": a rule for whomever it meets. */
const WHOEVER =
  /(?:^|,\s*)(who (?:doesn't|does not|don't|isn't|has no|hasn't|has not|is|comes|forgets|misses|cancels)\b[^,;.]*?\s(?:pays|gets|loses|must|has to|can ?not|can't|may not)\b[^,;.]*)/i;

/** How the app has to look for whoever uses it. */
const LOOK =
  /\b(?:keep it simple|big buttons|easy to use|(?:dark|night|red)(?: red)? mode|accessible|(?:big|large|huge) (?:letters?|text|type|font|print|writing)|no training)\b/i;

/** Reads an English idea (or the English gloss of one) into actors, actions, things, limits and wishes. */
export function readEnglish(text: string, speech: SpeechTags): Reading {
  return readWith(text, {
    plain: needsOf(text),
    tokens: (sentence) => tokenise(sentence, speech),
    gloss: null,
    reading: emptyReading("en"),
  });
}

/** How sentences become English tokens; ideas in other languages bring their own way. */
export type Reader = {
  plain: (text: string) => string;
  tokens: (sentence: string) => Token[];
  gloss: ((sentence: string) => string) | null;
  reading: Reading;
};

/** Reads an idea whose sentences become tokens in the given way. */
export function readWith(text: string, reader: Reader): Reading {
  const { reading } = reader;
  const state: State = {
    reading,
    persons: [],
    many: new Set(),
    lastActor: "",
    lastEntity: "",
    lastThing: "",
    happened: "",
    first: true,
    gloss: reader.gloss !== null,
  };
  const segments = segmentsOf(text);
  const today = toldOfToday(segments);
  for (const [at, segment] of segments.entries()) {
    const [done, ruled] = [reading.actions.length, reading.rules.length];
    const known = new Set(reading.mentions.map(({ noun }) => noun));
    readSegment(segment, state, reader);
    if (!today[at]) continue;
    // What it is about stays what the app is about.
    reading.mentions = reading.mentions.filter(({ noun }) => known.has(noun) || !WRITTEN_ON.test(noun));
    for (const { objects } of reading.actions.slice(done))
      for (const noun of objects) mention(reading, noun, 4, isPerson(noun));
    reading.actions.length = Math.min(done, reading.actions.length);
    reading.rules.length = Math.min(ruled, reading.rules.length);
  }
  settleRoles(reading);
  return reading;
}

function readSegment(segment: Segment, state: State, reader: Reader): void {
  const { reading } = state;
  const original = segment.text.trim();
  const plain = reader.plain(original).trim();
  let label = segment.label;
  let body = plain;
  if (
    /^(?:(?:and |so |ok |okay )?now,? )?(?:(?:the|my|our|here is the|here's my) (?:real |actual |app )?|(?:real|actual|true) )(?:app|idea|project|product|website|site|concept|request|task|thing)(?: is)?$/i.test(
      label,
    )
  )
    label = "";
  // "We walk dogs for others: owners post a walk": a sentence before a colon is no label.
  if (
    segment.inline &&
    label.split(" ").length > 3 &&
    !isOutLabel(label) &&
    !/\b(?:app|website|site|tracker|platform)$/.test(label) &&
    (/ for /.test(label) || reader.tokens(label).some((token) => /^[VBHM]$/.test(token.tag)))
  ) {
    body = `${reader.plain(label)}: ${plain}`;
    label = "";
  }
  // "Parents' evening at our school: …": the first words before a colon name the thing.
  if (
    segment.inline &&
    state.first &&
    !reading.product &&
    label.split(" ").length >= 2 &&
    !columnsIn(plain) &&
    !ROLE_LABEL.test(label) &&
    !isOutLabel(label) &&
    !isPerson(singular(label.slice(label.lastIndexOf(" ") + 1)))
  ) {
    setProduct(state, label);
    noteShop(label, state);
    if (
      /\b(?:log|logbook|register|inventory|catalogue|catalog|list|diary|tracker|archive|index)$/.test(
        label,
      ) &&
      readFirstThing(plain, state)
    ) {
      reading.quotes.push(original);
      reading.text += ` ${label} ${plain.toLowerCase()} .`;
      return;
    }
    label = "";
  }
  if (label && !reading.product && PRODUCT.test(label) && !FEATURE_NOUNS[singular(label)]) {
    setProduct(state, label);
    label = "";
  }
  if (
    label.split(" ").length >= 3 &&
    segment.inline &&
    !isOutLabel(label) &&
    !/^(?:for |per )?(?:each|every) /.test(label) &&
    columnsIn(plain)
  ) {
    body = `${label}: ${plain}`;
    label = "";
  }
  if (isOutLabel(label)) {
    const clean = plain.replace(/[.!]+$/, "");
    reading.nonGoals.push(...clean.split(/\s*[,;]\s*(?:and\s+)?/).filter((part) => part.length > 1));
    return;
  }
  if (SUCCESS_LABEL.test(label) && body === plain) {
    reading.success = original.replace(/[.!]+$/, "");
    reading.quotes.push(`${capital(label)}: ${original}`);
    return;
  }
  const split = splitRefusals(body);
  const { refused } = split;
  let { kept } = split;
  for (const part of refused) {
    const bare = refusedThing(part);
    // "No guardamos datos": a whole sentence stays whole.
    const verbal = reader.gloss !== null && /^[VR]$/.test(reader.tokens(bare)[0]?.tag ?? "");
    const thing = verbal ? capital(part.trim().replace(/[.!]+$/, "")) : bare;
    const gloss = reader.gloss
      ? reader
          .tokens(thing)
          .filter((token) => token.tag === "N")
          .map((token) => token.text)
          .join(" ")
      : "";
    if (/\p{L}{2}/u.test(thing))
      reading.nonGoals.push(
        gloss?.split(" ").some((word) => !thing.toLowerCase().includes(word.toLowerCase()))
          ? `${thing} (${gloss})`
          : thing,
      );
  }
  if (!/\p{L}{2}/u.test(kept)) return;
  const quote = refused.length === 0 ? original : kept;
  const labelled =
    segment.inline && (label || segment.label) ? `${capital(label || segment.label)}: ${quote}` : quote;
  if (SUCCESS_LABEL.test(label)) {
    reading.success = quote.replace(/[.!]+$/, "");
    reading.quotes.push(labelled);
    return;
  }
  // "…, must work without internet, …": a fixed condition among other things.
  const fixed =
    /(?:^|,)\s*((?:it |and )?must (?:also )?(?:work|run) (?:without|offline|on|in|with)\b[^,;.!?]*)/i.exec(
      kept,
    );
  if (fixed?.[1] && kept.length > fixed[0].length + 40) {
    reading.constraints.push(fixed[1].trim());
    kept = kept.replace(fixed[0], "");
  }
  if (isConstraint(kept, label) || (refused.length === 0 && isConstraint(original, label))) {
    const titled =
      segment.inline && segment.label && !isOutLabel(segment.label)
        ? `${/^(?:gdpr|hipaa|wcag|dsgvo|rgpd|lgpd|sso)$/.test(segment.label) ? segment.label.toUpperCase() : capital(segment.label)}: `
        : "";
    // "Hosted in our own network, no cloud": the refusal is part of the condition.
    const bound = refused.every((part) =>
      /\bno (?:clouds?|internet|saas|third[ -]part\w+|trackers?|tracking)\b/i.test(part),
    );
    const said = titled + (bound ? original : kept);
    // "Must run in Firefox; login through the SSO.": one sentence, quoted as one.
    const last = reading.constraints.length - 1;
    if (last >= 0 && /;$/.test(reading.constraints[last] ?? ""))
      reading.constraints[last] = `${reading.constraints[last]} ${said}`;
    else reading.constraints.push(said);
    if (
      /^(?:\s*(?:it |(?:the |this )?app )?must|\s*deploy|\s*host|\s*built)/i.test(kept) ||
      label !== "" ||
      kept.split(/\s+/).length <= 8
    )
      return;
  } else reading.quotes.push(labelled);
  reading.text += ` ${label === "features" ? "" : label} ${(reader.gloss ? reader.gloss(kept) : kept).toLowerCase()} .`;
  if (LOOK.test(kept) && kept.length < 100) {
    reading.rules.push(capital(kept.replace(/(?:,? please)?[.!\s]+$|,? please$/i, "")));
    if (kept.split(/\s+/).length <= 4) return;
  }
  if (readNeeded(label, kept, state) || (label === "" && readKeptList(kept, state))) return;
  const whoever = state.gloss ? null : WHOEVER.exec(kept);
  if (whoever?.[1]) {
    reading.rules.push(capital(whoever[1].replace(/^who/i, "whoever")));
    kept = kept.replace(whoever[0], "");
    if (!/\p{L}{3}/u.test(kept)) return;
  }
  const unseen = state.gloss ? null : hiddenFrom(kept);
  if (unseen) kept = unseen.kept;
  // "a kiosk run by us students"
  const ours = /\b(?:by|of|for|from) us (\p{L}+s)\b/iu.exec(kept)?.[1]?.toLowerCase() ?? "";
  if (ours && isPerson(singular(ours))) {
    addRole(state, singular(ours));
    reading.writerRole ||= singular(ours);
  }
  const together = /\bwe \(([^()]{3,40})\)/i.exec(kept)?.[1];
  if (together)
    for (const word of together.split(/\s*(?:,|\band\b|\/)\s*/))
      if (isPerson(singular(word.toLowerCase()))) {
        addRole(state, singular(word.toLowerCase()));
        reading.writerRole ||= singular(word.toLowerCase());
      }
  if (ASIDE.test(kept.replace(GREETING, ""))) return;
  // "Nobody but the deacon may read it", "Kids under 14 need a parent's account": a limit, whoever does what.
  if (!state.gloss && setsLimit(kept.trim())) {
    reading.rules.push(capital(kept.trim().replace(/[.!;\s]+$/, "")));
    return;
  }
  // "peut lire les remarques mais pas les soins": what is kept from whoever sees the rest.
  const kept0 = kept;
  if (state.gloss) kept = kept.replace(NOT_ELSEWHERE, "");
  const served = /,?\s*(?:on )?(?:a )?first[ -]come,?[ -]first[ -]serve(?:d)?(?: basis)?\b/i;
  if (served.test(kept)) {
    reading.rules.push("First come, first served");
    kept = kept.replace(served, "");
  }
  // "Interpreters get a message and the first who says yes has it": first come, first served is a rule.
  const first = /^(.*?)(?:,| and)\s+(the first (?:one |person )?(?:who|to) .+)$/i.exec(kept.trim());
  if (first?.[1] && first[2]) {
    reading.rules.push(capital(first[2].replace(/[.!]+$/, "")));
    kept = first[1];
  }
  // "Pilot plans a flight: site, date, drone": the list belongs to the last thing before the colon.
  const listed = /^(.{4,90}?):\s*([^:]{5,200})$/s.exec(kept.replace(GREETING, ""));
  const sentence =
    listed?.[1] &&
    listed[2] &&
    !/^for /i.test(listed[1]) &&
    columnsIn(listed[2]) &&
    !/[,;]\s*$/.test(listed[1])
      ? withColumns(listed[1], listed[2].replace(/[.!]+$/, "").replace(/[()]/g, " "))
      : kept.replace(GREETING, "");
  const taken = takeParentheses(
    // "a monthly report: nights used, average stay": what the report shows.
    sentence.replace(
      /\b(report|list|overview|dashboard|summary|table|statistics)((?: (?:for|of|to|by) (?:the |our |my )?[\p{L}]+)*):\s+(?=[^:]*,)/iu,
      "$1$2 with ",
    ),
  );
  const { notes } = taken;
  let { bare } = taken;
  let tokens = reader.tokens(bare.replace(/["]/g, ""));
  if (ROLE_LABEL.test(label)) {
    readRoles(tokens, state);
    for (const { note } of notes) readNote(note, state);
    return;
  }
  if (readStations(bare, state)) return;
  readStatuses(bare, state);
  // "who can come when, setlist with chords, …": the question ends at the comma, the list goes on.
  const [asked = "", ...others] = bare.split(/,\s+/);
  if (
    !state.gloss &&
    others.length > 0 &&
    /^(?:who|what|where|which) (?:can|is|are|has|owes|comes)\b/i.test(asked) &&
    readQuestion(asked, reader.tokens(asked), state)
  ) {
    bare = others.join(", ");
    tokens = reader.tokens(bare);
  }
  if (!state.gloss && readQuestion(bare, tokens, state)) return;
  const parsed = parseClauses(tokens);
  if (label && FEATURE_NOUNS[singular(label)]) {
    // "Dashboard: utilisation, revenue": the label is the feature, the rest is what it shows.
    const shown = listOf(
      bare
        .replace(/[.;]+$/, "")
        .split(/\s*,\s*(?:and\s+)?/)
        .filter(Boolean),
    );
    const feature = FEATURE_NOUNS[singular(label)];
    if (feature)
      addAction(state, {
        verb: feature.verb,
        phrase: `${feature.phrase.replace("{}", withArticle(singular(label))).replace("{of}", plural(label))} with ${shown}`,
        actor: "",
        objects: nounsOf(parsed),
        origin: "fragment",
      });
    return;
  }
  // "Volunteers: sign up for watering, …": the label is who does it.
  const doers = singular(label.slice(label.lastIndexOf(" ") + 1));
  const own = parsed.clauses[0]?.subject; // "Sick kids: parents cancel": the parents do
  const doer =
    isPerson(doers) && segment.inline && parsed.clauses.length > 0 && (!own || own.pronoun) ? doers : "";
  if (doer) addRole(state, doer);
  state.lastActor = doer;
  // "lambing: I note weight and problems": the label is what is recorded.
  const topic =
    !doer && !state.first && segment.inline && /^\p{L}+(?: \p{L}+)?$/u.test(label) ? singular(label) : "";
  if (topic && !isPerson(doers)) {
    state.lastThing = topic;
    mention(reading, topic, 1.5);
  }
  if (topic && parsed.clauses.some((clause) => RECORDING.test(clause.verb))) {
    mention(reading, topic, 3);
    for (const clause of parsed.clauses)
      clause.opener ??= {
        start: 0,
        end: 0,
        head: topic,
        last: topic,
        pronoun: "",
        plural: false,
        bare: true,
      };
  }
  // In the order of the sentence: "an app for owners where they …" names the owners first.
  const parts = [
    ...parsed.clauses.map((clause) => ({
      clause,
      at: clause.subject && !clause.inherited ? clause.subject.start : clause.verbAt,
      read: () => readClause(clause, parsed, state, kept),
    })),
    ...parsed.fragments.map((fragment) => ({
      clause: null,
      at: fragment.start,
      read: () => readFragment(fragment, parsed, state, kept),
    })),
  ].sort((a, b) => a.at - b.at);
  if (parsed.clauses.length === 0 && state.first && !reading.product && !state.gloss)
    nameAfter(tokens, bare, state);
  const whole = understood(reading);
  const done = reading.actions.length;
  const ruled = reading.rules.length;
  for (const part of parts) {
    const before = understood(reading);
    part.read();
    // What binds the app and led to nothing else is kept as a rule, in the idea's own words.
    if (understood(reading) === before && !state.gloss && part.clause) {
      const life = /^(?:i|we|my|our)$/.test(tokens[part.at]?.lower ?? "") && part.clause.modal === "";
      const rule = bindingWords(part.clause, parsed, life || part.clause.inherited);
      if (rule) reading.rules.push(thirdPersonWords(rule, ""));
    }
  }
  if (state.gloss) {
    // Rules of ideas in other languages stay in their author's words, never in a word-by-word gloss.
    const grew = reading.rules.length > ruled;
    reading.rules.length = ruled;
    const verbal = tokens.some((token) => /^[VBHMG]$/.test(token.tag));
    // "Wir sind ein Verein mit 80 Parzellen": who writes, not what holds.
    const life =
      /^(?:wir sind|ich bin|somos|soy|tenemos|nous sommes|je suis|on est|nós somos|sou|نحن|أنا|我们是|我是)(?!\p{L})/iu.test(
        kept.replace(GREETING, ""),
      );
    const rule = life
      ? ""
      : grew
        ? capital(kept.replace(GREETING, "").replace(/[.!;。；\s]+$/, ""))
        : understood(reading) === whole && verbal
          ? unreadText(kept.replace(GREETING, ""), state.first)
          : "";
    if (rule) reading.rules.push(rule);
    if (kept0 !== kept && !rule) {
      reading.rules.push(capital(kept0.replace(GREETING, "").replace(/[.!;。；\s]+$/, "")));
      const actor = reading.actions.at(-1)?.actor ?? "";
      const hidden = (NOT_ELSEWHERE.exec(kept0)?.[0] ?? "").replace(
        /^[,，\s]*(?:mais pas|pero no|mas não|ma non|aber (?:nicht|keinen?|keine)|maar (?:niet|geen))\s+/iu,
        "",
      );
      if (actor && actor !== "me" && actor !== "app" && /^\p{Script=Latin}/u.test(hidden) && reader.gloss)
        reading.denied.push({ role: actor, phrase: `see ${reader.gloss(hidden)}` });
    }
  }
  if (unseen) hide(unseen.hidden, reading, done);
  if (!state.first || ruled !== reading.rules.length) keepFigures(kept, reading);
  // "Joker: one round counts double": a rule keeps the word it is about.
  if (segment.inline && label && !doer && !/^(?:features?|must|rules?|also|note|idea)$/.test(label))
    for (let i = ruled; i < reading.rules.length; i++)
      reading.rules[i] = `${capital(label)}: ${reading.rules[i]}`;
  // "search \"Finland 1930\"": an example, no thing.
  for (const [, quoted = ""] of kept.matchAll(/"([^"]{2,40})"/g)) {
    const words = new Set(quoted.toLowerCase().split(/\s+/));
    reading.mentions = reading.mentions.filter(({ noun }) => !words.has(noun) || isKnownThing(noun));
  }
  if (understood(reading) > whole)
    reading.spoken.push(
      chunk(tokens).flatMap(({ np }) =>
        np && !np.pronoun && !/^\p{Lu}/u.test(tokens[np.end - 1]?.text ?? "") ? [np.head] : [],
      ),
    );
  // "sees status (received, milling, shipped)"
  for (const { note, after } of notes)
    if (/^(?:status|statuses|state|stage|step)s?$/.test(after) && note.includes(",") && state.lastEntity)
      reading.statuses.push({
        owner: state.lastEntity,
        values: note
          .toLowerCase()
          .split(/\s*(?:,|\/|->|\band\b)\s*/)
          .filter(Boolean),
      });
  for (const { note, after } of notes)
    if (!readColumnsOf(after, note, parsed, state)) readNote(note, state, after);
  if (state.first && /\p{L}{3}/u.test(bare))
    state.first = reading.product === "" && reading.actions.length === 0;
}

/** "Observing log for our club: date, object": the columns belong to the log, not to the club. */
function withColumns(name: string, columns: string): string {
  const head = /^([^,;]*?)( (?:for|of|from) .*)$/.exec(name);
  // "plan crews for work orders: address, permit number": here they belong to the order.
  const last = singular((head?.[2] ?? "").split(" ").pop() ?? "");
  if (head && isKnownThing(last) && !BUSINESSES.has(last) && !isPerson(last)) return `${name} (${columns})`;
  return head?.[1] && !/ (?:asks?|requests?|wants?|needs?) /.test(name)
    ? `${head[1]} (${columns})${head[2]}`
    : `${name} (${columns})`;
}
