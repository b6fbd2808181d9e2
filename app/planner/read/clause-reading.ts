import { FEATURE_NOUNS, GENERAL_NOUNS, isFieldWord, SCREEN_WORDS } from "../catalogue/nouns";
import { BUSINESSES, isPerson } from "../catalogue/people";
import { isKnownThing, shapeOf } from "../catalogue/things";
import { CONTEXT_VERBS, classOfVerb, type VerbClass } from "../catalogue/verbs";
import { capital, isPlural, plural, singular, withArticle } from "../text/words";
import { type Clause, type NounPhrase, type Parsed, spell } from "./clauses";
import { columnName, phraseOf, thirdPersonWords } from "./phrases";
import { mention } from "./reading";
import {
  actorOf,
  addAction,
  addRole,
  mentionPhrase,
  noteBusiness,
  noteRunning,
  PRODUCT,
  PRODUCT_HEADS,
  readAudience,
  type State,
  setProduct,
  WISH,
} from "./state";

/** Doings that make a trade, with its name. */
const TRADES: Record<string, string> = {
  teach: "teacher",
  tune: "tuner",
  drive: "driver",
  coach: "coach",
  train: "trainer",
  host: "host",
};

export function readClause(clause: Clause, parsed: Parsed, state: State, sentence: string): void {
  const { reading } = state;
  readBystanders(clause, parsed, state);
  for (const np of clause.nearby) if (!isPerson(singular(np.last))) mentionPhrase(np, 1.2, state, false);
  if (clause.opener) mentionPhrase(clause.opener, 2, state, false);
  const isWriter =
    clause.subject?.pronoun === "i" || clause.subject?.pronoun === "we" || clause.subject?.pronoun === "me";
  for (const np of [...clause.objects, ...clause.prepositions.flatMap((p) => p.phrases)])
    noteBusiness(np, parsed, state);
  if (clause.verb === "belong") {
    readBelongs(parsed, state);
    return;
  }
  if (clause.kind === "be") {
    readState(clause, parsed, state, sentence);
    return;
  }
  if (clause.kind === "have") {
    readHaving(clause, parsed, state);
    return;
  }
  const objectIsProduct =
    !clause.via &&
    clause.objects.some(
      (np) => PRODUCT_HEADS.has(singular(np.last)) || (PRODUCT.test(np.last) && !np.pronoun),
    );
  if (
    /^(?:want|need|build|create|make|design|develop|imagine|wish|love|like|look for|get|have)$/.test(
      clause.verb,
    ) &&
    (isWriter || !clause.subject) &&
    objectIsProduct
  ) {
    const np = clause.objects.find((one) => PRODUCT.test(one.last));
    if (np) setProduct(state, spell(parsed.tokens.slice(np.start, clause.end)));
    readAudience(
      clause.prepositions.filter((p) => p.word === "for").flatMap((p) => p.phrases),
      state,
    );
    return;
  }
  if (
    isWriter &&
    !clause.inherited &&
    CONTEXT_VERBS.has(clause.verb) &&
    clause.modal === "" &&
    !/\b(?:need|want|like)\b/.test(spell(parsed.tokens.slice(Math.max(0, clause.verbAt - 3), clause.verbAt)))
  ) {
    if (/^(?:run|own|manage|have|organi[sz]e|lead|start|help)$/.test(clause.verb))
      for (const np of clause.objects) noteRunning(np, state);
    // "I teach violin": what the writer does all day is who the writer is.
    const trade = TRADES[clause.verb];
    if (trade && !/^want|^would/.test(parsed.tokens[clause.verbAt - 2]?.lower ?? "")) {
      reading.writerRole ||= trade;
      addRole(state, trade);
      if (clause.verb !== "teach") for (const np of clause.objects) mentionPhrase(np, 2, state);
    }
    for (const np of clause.prepositions.flatMap((p) => p.phrases))
      if (isPerson(singular(np.last))) addRole(state, singular(np.last));
    return;
  }
  // "4 of us share a flat", "we open our lighthouse to visitors": how the writer lives, not what the app does.
  const home = clause.objects.find(
    (np) =>
      (clause.verb === "share" &&
        /^(?:flat|house|apartment|office|room|car|garden|kitchen)$/.test(singular(np.last))) ||
      (isWriter &&
        state.first &&
        clause.modal === "" &&
        !isKnownThing(np.head) &&
        /^(?:my|our)$/.test(parsed.tokens[np.start]?.lower ?? "")),
  );
  if (home && !clause.inherited) {
    if (clause.verb === "share" && /^(?:flat|house|apartment)$/.test(home.head)) {
      reading.writerRole ||= `${home.head.replace("apartment", "flat")}mate`;
      addRole(state, reading.writerRole);
      setProduct(state, `shared ${home.head}`);
    } else reading.business ||= home.head;
    return;
  }
  // "I fix bikes in my garage": what the writer does for a living.
  if (
    isWriter &&
    clause.modal === "" &&
    state.first &&
    clause.prepositions.some((p) =>
      p.phrases.some(
        (np) =>
          BUSINESSES.has(singular(np.last)) && /^(?:my|our)$/.test(parsed.tokens[np.start]?.lower ?? ""),
      ),
    )
  ) {
    for (const np of clause.objects) mentionPhrase(np, 2, state);
    return;
  }
  const keeps =
    clause.verb === "keep" &&
    clause.objects[0] &&
    !clause.objects[0].pronoun &&
    !/ing$/.test(clause.objects[0].last);
  if (
    !keeps &&
    /^(?:suck|hate|keep|love|want|need|wish|let|allow|enable|try|think|hope|cut|be|struggle|forget|lose|waste|steal|complain|argue|ruin|vanish|disappear)$/.test(
      clause.verb,
    )
  ) {
    if (/^(?:want|need)$/.test(clause.verb))
      for (const np of clause.objects)
        if (isWriter) wishFor(np, parsed, state, clause);
        else mentionPhrase(np, 1, state);
    if (/^(?:want|need)$/.test(clause.verb) && !isWriter)
      for (const np of clause.prepositions.flatMap((p) => p.phrases)) mentionPhrase(np, 1.5, state, false);
    return;
  }
  let actor = actorOf(clause.subject, state) ?? agentOf(clause);
  if (!clause.subject && classOfVerb(clause.verb) === "notify") actor = "app";
  if (!clause.subject && /^(?:help|let)s?$/.test(clause.verb)) actor = "app";
  if (actor === null) {
    // A thing that does something ("the freezer warms up") is a rule of the app, not a story of a person.
    const text = spell(parsed.tokens.slice(clause.subject?.start ?? clause.verbAt, clause.end));
    if (text.split(" ").length >= 3) reading.rules.push(capital(text));
    if (clause.subject) mentionPhrase(clause.subject, 2, state);
    for (const np of clause.objects) mentionPhrase(np, 2, state);
    if (clause.subject && /^(?:sit|live|lie|stand|hang|be)$/.test(clause.verb))
      for (const p of clause.prepositions)
        for (const np of p.phrases) {
          mentionPhrase(np, 2, state, false);
          reading.relations.push({ from: clause.subject.head, to: np.head });
        }
    readBelongs(parsed, state);
    return;
  }
  if (clause.negated) {
    // What must not be is said in the idea's own words; "my gran can't type" is about her, not about the app.
    const from = clause.subject?.start ?? clause.verbAt;
    const owned = /^(?:my|our)$/.test(parsed.tokens[from]?.lower ?? "");
    const words = spell(parsed.tokens.slice(from, clause.end));
    if (!owned || /^(?:must|should|may|shall)/.test(clause.modal))
      reading.rules.push(
        capital(
          withCondition(clause.subject ? words : `the app must not ${words}`, clause.condition)
            .replace(/^(?:i|we)\b/i, "the owner")
            .replace(/^(?:it|this)\b/i, "the app")
            .replace(/^they\b/i, plural(actor || "user")),
        ),
      );
    if (actor && actor !== "me" && actor !== "app") addRole(state, actor);
    return;
  }
  for (const other of clause.others) {
    const role = actorOf(other, state);
    if (role && role !== "app" && role !== "me") addRole(state, role);
  }
  if (actor && actor !== "app" && actor !== "me") {
    addRole(state, actor);
    if (!state.persons.includes(actor) || state.persons[state.persons.length - 1] !== actor)
      state.persons.push(actor);
  }
  if (clause.subject || clause.inherited) state.lastActor = actor;
  if (
    actor === "" &&
    /^(?:people|person|everyone|everybody|anyone|anybody|user|somebody|someone)$/.test(
      clause.subject?.head ?? "",
    )
  )
    reading.everyone = true;
  // "My sister uses it too": a role, and nothing that it does.
  if (clause.verb === "use" && clause.objects.every((np) => /^(?:it|this)$/.test(np.pronoun))) return;
  const meant = pronounMeans(clause, state);
  const denied = (np: NounPhrase) =>
    parsed.tokens.slice(clause.verbAt, np.start).some((token) => token.tag === "G");
  const objects = clause.objects.filter((np) => !np.pronoun && !denied(np)).map((np) => np.head);
  const around = [...clause.nearby, ...clause.prepositions.flatMap((p) => p.phrases)]
    .filter((np) => !np.pronoun)
    .map((np) => np.head);
  if (meant) objects.push(meant);
  if (clause.verb === "mark" && objects.length === 0 && state.lastEntity) objects.push(state.lastEntity);
  for (const p of clause.prepositions)
    for (const np of p.phrases)
      if (!(p.word === "in" && np.bare && np.head === "order"))
        mentionPhrase(np, p.word === "with" ? 0.5 : 1, state, false); // "stops in order"
  // "drills, ladders etc" are examples of a thing, not things of their own.
  const examples = parsed.tokens.slice(clause.verbAt, clause.end).some((token) => token.lower === "etc");
  for (const np of clause.objects)
    if (!denied(np)) mentionPhrase(np, examples && clause.objects.length > 1 ? 0.8 : 3, state, !examples);
  readColumns(clause, parsed, state, meant);
  const noted = clause.objects.filter((np) => !np.pronoun);
  if (
    clause.opener &&
    /^(?:note|record|write down|enter|log|track|measure|document|store|save|capture)$/.test(clause.verb) &&
    (noted.length > 1 || noted.every((np) => isFieldWord(np.head)))
  ) {
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
  const recipientPhrase = [
    ...clause.objects,
    ...clause.prepositions.filter((p) => /^(?:to|for)$/.test(p.word)).flatMap((p) => p.phrases),
  ].find((np) => np.pronoun || isPerson(singular(np.last)));
  const recipient = recipientPhrase ? (actorOf(recipientPhrase, state) ?? "") : "";
  const kind = classOf(clause, parsed);
  if (
    recipient &&
    recipient !== "me" &&
    recipient !== "app" &&
    (actor === "app" || /^(?:notify|message|share|assign|invite)$/.test(kind))
  )
    addRole(state, recipient);
  if (clause.via) mention(reading, clause.via, 1);
  addAction(state, {
    actor,
    verb: clause.verb,
    class: kind,
    phrase: meant
      ? phraseOf(clause, parsed, state.lastEntity).replace(
          /\b(?:them|it)\b/,
          `the ${isPlural(meant) || /\bthem\b/.test(phraseOf(clause, parsed)) ? plural(meant) : meant}`,
        )
      : phraseOf(clause, parsed, state.lastEntity, state.gloss) +
        (clause.via ? ` on ${withArticle(clause.via)}` : ""),
    objects,
    around,
    condition: thirdPersonWords(lowerFirst(clause.condition), actor === "app" ? recipient : actor),
    recipient,
    origin: WISH.test(sentence) ? "wish" : "clause",
  });
  if (clause.subject && WISH.test(sentence)) reading.wishes.push(phraseOf(clause, parsed));
}

/** Doings that need a mind: whoever does them is a role, however the noun looks ("regulars preorder bread"). */
const NEEDS_A_MIND =
  /^(?:add|post|upload|find|choose|book|order|pay|cancel|approve|edit|vote|message|sign|invite|assign|swap|request|learn|import|flag|lend|join|follow)$/;

function agentOf(clause: Clause): string | null {
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

/** "until the medic clears her", "if the keeper cancels a tour": people met only in a condition act in the app as well. */
function readBystanders(clause: Clause, parsed: Parsed, state: State): void {
  if (clause.question || clause.condition === "") return;
  for (const np of clause.nearby) {
    const verb = parsed.tokens[np.end];
    const role = singular(np.head);
    if (np.pronoun || !isPerson(role) || state.reading.roles.includes(role)) continue;
    if (verb?.tag !== "V" || verb.form === "ing" || verb.form === "ed") continue;
    const own = parsed.tokens.slice(np.start, np.end).some((token) => /^(?:my|our)$/.test(token.lower));
    const words =
      clause.condition.split(`${spell(parsed.tokens.slice(np.start, np.end))} ${verb.text}`)[1]?.trim() ?? "";
    if (own || words === "" || clause.subject?.head === np.head) continue;
    addRole(state, role);
    const things = clause.nearby
      .filter((other) => other.start > np.end && !other.pronoun)
      .map((other) => other.head);
    const about = clause.subject && !clause.subject.pronoun ? plural(clause.subject.head) : "them";
    addAction(state, {
      actor: role,
      verb: verb.base,
      phrase: thirdPersonWords(`${verb.base} ${words.replace(/^(?:her|him|them|it)\b/, about)}`, role),
      objects: things,
    });
  }
}

/** What kind of doing it is; some verbs depend on what follows them. */
function classOf(clause: Clause, parsed: Parsed): VerbClass {
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

/** What "them" or "it" after a verb that acts on things stands for; "" when it stands for people. */
function pronounMeans(clause: Clause, state: State): string {
  const pronoun = [...clause.objects, ...clause.prepositions.flatMap((p) => p.phrases)].find((np) =>
    /^(?:them|it)$/.test(np.pronoun),
  );
  if (!pronoun || !state.lastEntity || clause.question) return "";
  return /^(?:message|notify|invite|follow|flag|assign)$/.test(classOfVerb(clause.verb) ?? "act")
    ? ""
    : state.lastEntity;
}

/** "I need a panel for the agenda": a wanted thing is a feature of the writer's. */
function wishFor(np: NounPhrase, parsed: Parsed, state: State, clause: Clause): void {
  if (np.pronoun) return;
  const last = singular(np.last);
  const feature = FEATURE_NOUNS[last];
  const text = spell(parsed.tokens.slice(np.start, clause.end));
  mentionPhrase(np, 2, state);
  if (/^(?:list|table|way)$/.test(last) && text.split(" ").length > 2) {
    addAction(state, {
      actor: "me",
      verb: "view",
      phrase: last === "way" ? text.replace(/^.*?\bway to /, "") : `see ${text}`,
      objects: [np.head],
      origin: "clause",
    });
    return;
  }
  if (feature)
    addAction(state, {
      actor: "me",
      verb: feature.verb,
      phrase: feature.phrase.replace("{}", text).replace("{of}", text),
      objects: [np.head],
      origin: "clause",
    });
  else if (SCREEN_WORDS.has(last))
    addAction(state, {
      actor: "me",
      verb: "view",
      phrase: `see ${text}`,
      objects: [np.head],
      origin: "clause",
    });
}

function readState(clause: Clause, parsed: Parsed, state: State, sentence: string): void {
  const { reading } = state;
  const text = spell(parsed.tokens.slice(clause.subject?.start ?? clause.verbAt, clause.end));
  const about = clause.objects[0];
  if (
    about &&
    PRODUCT.test(about.last) &&
    (!clause.subject || /^(?:it|this|that|idea|app)$/.test(clause.subject.head))
  ) {
    setProduct(state, spell(parsed.tokens.slice(about.start, clause.end)));
    readAudience(
      clause.prepositions.filter((p) => p.word === "for").flatMap((p) => p.phrases),
      state,
    );
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
  const passive = parsed.tokens
    .slice(clause.verbAt + 1, clause.end)
    .find((token) => token.tag === "V" && token.form === "ed");
  if (
    passive &&
    clause.subject &&
    !clause.subject.pronoun &&
    /^(?:assign|notify)$/.test(classOfVerb(passive.base) ?? "")
  ) {
    const who = actorOf(clause.subject, state);
    const words = spell(parsed.tokens.slice(clause.subject.start, clause.subject.end));
    const rest = spell(parsed.tokens.slice(parsed.tokens.indexOf(passive) + 1, clause.end));
    if (who && who !== "app" && who !== "me") addRole(state, who);
    for (const np of [...clause.objects, ...clause.prepositions.flatMap((p) => p.phrases)])
      mentionPhrase(np, 2, state, false);
    const notice = classOfVerb(passive.base) === "notify";
    addAction(
      state,
      notice && who
        ? {
            actor: who,
            verb: passive.base,
            phrase: `be ${passive.text} ${rest}`.trim(),
            condition: clause.condition,
            objects: [],
            origin: "clause",
          }
        : {
            actor: "",
            verb: passive.base,
            phrase: `${passive.base} ${words} ${rest}`.trim(),
            objects: clause.prepositions.flatMap((p) => p.phrases).map((np) => np.head),
            origin: "clause",
          },
    );
    return;
  }
  // "results are entered by the players": the players enter results.
  const by = clause.prepositions.find((p) => p.word === "by")?.phrases[0];
  const doer = by && isPerson(singular(by.last)) ? actorOf(by, state) : null;
  if (passive && doer && doer !== "app" && clause.subject && !clause.subject.pronoun && !clause.negated) {
    addRole(state, doer);
    const what = spell(parsed.tokens.slice(clause.subject.start, clause.subject.end)).toLowerCase();
    mentionPhrase(clause.subject, 2, state);
    addAction(state, {
      actor: doer,
      verb: passive.base,
      phrase: `${passive.base} ${what}`,
      objects: [clause.subject.head],
      condition: lowerFirst(clause.condition),
    });
    return;
  }
  if (
    text.split(" ").length >= 3 &&
    !/^(?:that|it|this|there)\b/i.test(text) &&
    !/^(?:this|that|it) /i.test(sentence)
  )
    reading.rules.push(capital(withCondition(text, clause.condition)));
}

function withCondition(text: string, condition: string): string {
  return condition ? `${text} ${lowerFirst(condition)}` : text;
}

/** A condition that opened its sentence, put after the verb. */
function lowerFirst(text: string): string {
  return text.replace(
    /^(?:When|Whenever|If|Before|After|While|Once|Until|As|Since|Because|Unless)\b/,
    (word) => word.toLowerCase(),
  );
}

function readHaving(clause: Clause, parsed: Parsed, state: State): void {
  const { reading } = state;
  const actor = actorOf(clause.subject, state);
  if (actor === "me") {
    for (const np of clause.objects) {
      noteRunning(np, state);
      if (!BUSINESSES.has(singular(np.last))) mentionPhrase(np, 2, state);
      for (const p of clause.prepositions)
        for (const place of p.phrases)
          if (/^(?:in|on|at)$/.test(p.word) && !place.pronoun) {
            mentionPhrase(place, 2, state, false);
            reading.relations.push({ from: np.head, to: place.head });
          }
    }
    return;
  }
  // "My grandma has diabetes": the writer's life, not the app's.
  if (
    clause.subject &&
    parsed.tokens
      .slice(clause.subject.start, clause.subject.end)
      .some((token) => /^(?:my|our)$/.test(token.lower))
  ) {
    return;
  }
  readBelongs(parsed, state);
  const subject = clause.subject?.pronoun ? state.lastEntity : (clause.subject?.head ?? state.lastEntity);
  const owner = subject || "";
  if (!owner || clause.negated) return;
  mention(reading, owner, 2, actor !== null && actor !== "app" && actor !== "");
  const profile = clause.objects
    .slice(0, 1)
    .find((np) => /^(?:profile|page|record|card|list|set|form|log)$/.test(singular(np.last)));
  const named = profile
    ? clause.prepositions.flatMap((p) => p.phrases)
    : [
        ...clause.objects,
        ...clause.prepositions
          .filter((p) => p.word === "per" || p.word === "with")
          .flatMap((p) => (p.word === "per" ? p.phrases.slice(1) : p.phrases)),
      ];
  for (const np of named) {
    if (np.pronoun) continue;
    const name = columnName(np, parsed);
    if (isPerson(singular(np.last)) && !isFieldWord(np.head))
      reading.relations.push({ from: singular(np.head), to: owner });
    else reading.fields.push({ owner, name });
  }
  const text = spell(parsed.tokens.slice(clause.subject?.start ?? clause.verbAt, clause.end));
  if (clause.subject && !clause.subject.pronoun)
    reading.rules.push(
      capital(
        clause.inherited
          ? `${spell(parsed.tokens.slice(clause.subject.start, clause.subject.end))} ${spell(parsed.tokens.slice(clause.verbAt, clause.end))}`
          : text,
      ),
    );
}

/** "Projects belong to clients" is a relation. */
function readBelongs(parsed: Parsed, state: State): void {
  const found = /\b([\p{L}]+(?: [\p{L}]+)?) belongs? to (?:an? |the |one )?([\p{L}]+)/iu.exec(
    spell(parsed.tokens),
  );
  if (!found?.[1] || !found[2]) return;
  const from = singular(found[1].toLowerCase().replace(/^(?:each|every|all|the|an?)\s+/, ""));
  const to = singular(found[2].toLowerCase());
  if (!state.reading.relations.some((one) => one.from === from && one.to === to))
    state.reading.relations.push({ from, to });
  mention(state.reading, from, 2, isPerson(from));
  mention(state.reading, to, 2, isPerson(to));
}

/** "recipes with photos and steps", "dishes and prices": columns of the thing before. */
function readColumns(clause: Clause, parsed: Parsed, state: State, meant: string): void {
  const things = clause.objects.filter(
    (np) => !np.pronoun && !isFieldWord(np.head) && !isPerson(singular(np.last)),
  );
  const owner = things[0]?.head ?? meant;
  const photos = clause.objects.find((np) => isFieldWord(np.head));
  const owned = classOfVerb(clause.verb);
  for (const p of clause.prepositions) {
    if (p.word === "with" || p.word === "including") {
      if (
        /^(?:pay|message|act|generate|notify|join|share|swap|compare|learn)$/.test(owned ?? "act") &&
        !things.length
      )
        continue;
      for (const np of p.phrases) {
        if (
          np.pronoun ||
          isPerson(singular(np.last)) ||
          (GENERAL_NOUNS.has(np.last) && !/^(?:gps|map)$/.test(np.last) && !isFieldWord(np.last))
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
        isFieldWord(np.head) &&
        !np.pronoun &&
        !/^(?:photo|picture|video|day|week|month|year|time|hour|minute|date)$/.test(singular(np.last))
      )
        state.reading.fields.push({ owner, name: singular(np.head) });
}
