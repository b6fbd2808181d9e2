import { FEATURE_NOUNS, isFieldWord } from "../catalogue/nouns";
import { BUSINESSES, isPerson } from "../catalogue/people";
import { isKnownThing } from "../catalogue/things";
import { capital, listOf, plural, singular, withArticle } from "../text/words";
import { chunk, DAYS } from "./chunks";
import { readClause } from "./clause-reading";
import { type Parsed, parseClauses, spell } from "./clauses";
import { columnsIn } from "./columns";
import { readFragment } from "./fragments";
import type { SpeechTags } from "./model";
import { needsOf } from "./needs";
import { type Segment, segmentsOf } from "./normalise";
import { thirdPersonWords } from "./phrases";
import { emptyReading, mention, type Reading } from "./reading";
import { isConstraint, isOutLabel, refusedThing, splitRefusals } from "./scope";
import { keepFigures, nameAfter, noteShop, nounsOf, readQuestion, readStations } from "./set-sentences";
import { addAction, addRole, PRODUCT, readStatuses, type State, setProduct } from "./state";
import { toldOfToday } from "./today";
import { type Token, tokenise } from "./tokens";
import { bindingText, bindingWords, understood } from "./unread";
import { RECORDING } from "./wishes";

const GREETING =
  /^(?:(?:hi|hello|hey|hiya|dear (?:all|team|everyone|friends|sirs?|madam)|dear|greetings|yo|ok|okay|oh(?: and| also)?|so|well|um|uh|basically|long story(?: short)?|good (?:morning|evening)|thanks?|thank you|please|cheers|lol|haha|hola|buenas(?: tardes)?|buenos días|bonjour|salut|hallo|moin|servus|guten (?:tag|morgen)|olá|oi|bom dia|boa tarde|ciao)\b[\s,!.]*|(?:你好|您好|大家好|مرحبا|السلام عليكم)[\s,!.，。！،]*)+/i;

const ASIDE =
  /^(?:(?:ok(?:ay)?,? )?so (?:it's a )?long story|long story|here'?s the (?:thing|deal)|my idea is(?: this)?|bear with me|not sure (?:if|how|about|what)|i (?:don't|do not) know (?:how|much|anything|what)|sorry (?:for|about)|hope (?:this|that)|does that make sense|you know what i mean|any ideas|what do you think|let me (?:explain|know))\b/i;

const ROLE_LABEL = /^(?:(?:user )?roles?|users?|user types?|actors?|who|personas?|people)$/i;

const SUCCESS_LABEL =
  /^(?:success|goal|goals?|success (?:metric|criteria|measure)|kpi|done when|objective)$/i;

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
    readSegment(segment, state, reader);
    if (!today[at]) continue;
    // What it is about stays what the app is about.
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
    label = "";
  }
  if (label && !reading.product && PRODUCT.test(label) && !FEATURE_NOUNS[singular(label)]) {
    setProduct(state, label);
    label = "";
  }
  if (label.split(" ").length >= 3 && segment.inline && !isOutLabel(label) && columnsIn(plain)) {
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
  if (
    /\b(?:keep it simple|big buttons|easy to use|(?:dark|night|red)(?: red)? mode|accessible|large (?:text|type)|no training)\b/i.test(
      kept,
    ) &&
    kept.length < 100
  )
    reading.rules.push(capital(kept.replace(/[.!]+$/, "")));
  const together = /\bwe \(([^()]{3,40})\)/i.exec(kept)?.[1];
  if (together)
    for (const word of together.split(/\s*(?:,|\band\b|\/)\s*/))
      if (isPerson(singular(word.toLowerCase()))) {
        addRole(state, singular(word.toLowerCase()));
        reading.writerRole ||= singular(word.toLowerCase());
      }
  if (ASIDE.test(kept.replace(GREETING, ""))) return;
  // "Nobody but the deacon may read it": a limit, whoever does what.
  if (
    !state.gloss &&
    /^(?:nobody|no one|noone) (?:but|except|other than|apart from|besides)\b/i.test(kept.trim())
  ) {
    reading.rules.push(capital(kept.trim().replace(/[.!;\s]+$/, "")));
    return;
  }
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
          ? bindingText(kept.replace(GREETING, ""))
          : "";
    if (rule) reading.rules.push(rule);
  }
  if (!state.first || ruled !== reading.rules.length) keepFigures(kept, reading);
  // "Joker: one round counts double": a rule keeps the word it is about.
  if (segment.inline && label && !doer && !/^(?:features?|must|rules?|also|note|idea)$/.test(label))
    for (let i = ruled; i < reading.rules.length; i++)
      reading.rules[i] = `${capital(label)}: ${reading.rules[i]}`;
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
  for (const { note, after } of notes) if (!readColumnsOf(after, note, parsed, state)) readNote(note, state);
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

type Note = { note: string; after: string };

/** Takes "(…)" out of a sentence; what stood in it is read on its own. */
function takeParentheses(text: string): { bare: string; notes: Note[] } {
  const notes: Note[] = [];
  const bare = text.replace(/\(([^()]{0,200})\)/g, (_, note: string, at: number) => {
    const after = /([\p{L}-]+)\s*$/u.exec(text.slice(0, at))?.[1] ?? "";
    notes.push({ note: note.trim(), after: after.toLowerCase() });
    return " ";
  });
  return {
    bare: bare
      .replace(/[()]/g, " ")
      .replace(/\s+([,.;])/g, "$1")
      .replace(/ {2,}/g, " "),
    notes,
  };
}

/** "log finds (species, photo, habitat)": the columns of a find. */
function readColumnsOf(after: string, note: string, parsed: Parsed, state: State): boolean {
  const columns = columnsIn(note);
  const phrases = [
    ...parsed.clauses.flatMap((c) => [...c.objects, ...c.prepositions.flatMap((p) => p.phrases)]),
    ...parsed.fragments.flatMap((f) => f.phrases),
  ];
  const last = phrases.find((np) => np.last === after)?.head;
  // "a plan for the week (exercises, sets)": columns of the plan.
  const named = last && DAYS.test(last) ? parsed.clauses[0]?.objects.find((np) => !np.pronoun)?.head : last;
  // "asks for an interpreter: language, date": columns of the request.
  const asked = parsed.clauses.some((c) => /^(?:ask for|request|apply for)$/.test(c.verb));
  const owner = named && asked && isPerson(named) ? "request" : named;
  if (!columns || !owner || isFieldWord(owner)) return false;
  mention(state.reading, owner, owner === "request" ? 3 : 1, isPerson(owner));
  for (const name of columns) state.reading.fields.push({ owner, name });
  if (!state.gloss) state.reading.text += ` ${note.toLowerCase()} .`;
  return true;
}

function readNote(note: string, state: State): void {
  if (/\b(?:only|never|always|must|at most|at least|max|min)\b/i.test(note) && /\s/.test(note))
    state.reading.rules.push(capital(note));
  const own =
    /^([\p{L} ]{3,30}?) (?:can )?only (?:sees?|reads?|has access to) (?:(?:their|his|her|its) )?own ([\p{L} ]{3,30})$/iu.exec(
      note,
    );
  if (own?.[1] && own[2])
    addAction(state, {
      actor: singular(own[1].toLowerCase()),
      verb: "see",
      phrase: `see only their own ${own[2].toLowerCase()}`,
      objects: [singular(own[2].toLowerCase())],
    });
  readStatuses(note, state);
  if (!state.gloss) state.reading.text += ` ${note.toLowerCase()} .`;
}

function readRoles(tokens: Token[], state: State): void {
  for (const part of spell(tokens).split(/\s*(?:,|;|\band\b|\bor\b|\/)\s*/)) {
    const name = singular(
      part
        .toLowerCase()
        .replace(/^(?:an?|the)\s+/, "")
        .trim(),
    );
    if (/^[\p{L} -]{3,30}$/u.test(name) && name.split(" ").length <= 3) {
      addRole(state, name);
      state.reading.listed.push(name);
    }
  }
}

/** Joins "manager" and "project manager": one role, under the longer name, unless two longer names exist. */
function settleRoles(reading: Reading): void {
  const full = (name: string) =>
    reading.roles.filter((other) => other !== name && other.endsWith(` ${name}`));
  for (const short of [...reading.roles]) {
    const longer = full(short);
    if (longer.length !== 1 || !longer[0] || short === "staff") continue; // "facilities staff" are not all staff
    // "a staff member explains, members get 10 % off": those are other members.
    if (short === "member" && /^(?:staff|crew|board|committee) member$/.test(longer[0])) continue;
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
