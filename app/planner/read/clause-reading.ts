import { isFieldWord, SCREEN_WORDS } from "../catalogue/nouns";
import { BUSINESSES, isPerson } from "../catalogue/people";
import { classOfVerb } from "../catalogue/verbs";
import { capital, isPlural, plural, singular, withArticle } from "../text/words";
import {
  fronted,
  givenTo,
  isIdiom,
  isLimit,
  isManner,
  pronounMeans,
  readAsked,
  readBystanders,
  servesThat,
  withNames,
} from "./around-clauses";
import { chunk } from "./chunks";
import { type Clause, type NounPhrase, type Parsed, spell } from "./clauses";
import { agentOf, classOf, isSelfRating } from "./doings";
import { readLife } from "./life";
import { columnName, phraseOf, thirdPersonWords } from "./phrases";
import { mention } from "./reading";
import { readKept, readRecord } from "./records";
import { readNegated } from "./refusing";
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
import {
  lowerFirst,
  readBelongs,
  readColumns,
  readHaving,
  readState,
  ruleText,
  withCondition,
} from "./states-and-columns";
import { readThingDoing } from "./things-doing";
import { nameThose } from "./turns";
import { RECORDING, wishFor } from "./wishes";

export function readClause(clause: Clause, parsed: Parsed, state: State, sentence: string): void {
  const { reading } = state;
  readBystanders(clause, parsed, state);
  for (const np of clause.nearby)
    if (!isPerson(singular(np.last)))
      mentionPhrase(np, BUSINESSES.has(np.head) && !np.plural ? 0.5 : 1.2, state, false);
    else if (!np.pronoun && (!clause.question || !np.bare)) mention(reading, np.head, 0.6, true); // "if the customer signs"
  // "When a customer does not come, she pays first": who the condition speaks of.
  const met = clause.nearby.find(
    (np) => !np.pronoun && isPerson(singular(np.last)) && np.end <= clause.verbAt,
  );
  if (met && /^(?:he|she)$/.test(clause.subject?.pronoun ?? "") && !met.plural) state.persons.push(met.head);
  if (clause.opener) mentionPhrase(clause.opener, 2, state, false);
  const isWriter =
    clause.subject?.pronoun === "i" || clause.subject?.pronoun === "we" || clause.subject?.pronoun === "me";
  for (const np of [
    ...clause.objects,
    ...clause.prepositions.filter((p) => p.word !== "from" && p.word !== "to").flatMap((p) => p.phrases),
  ])
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
  // "Our sports club needs a page": who writes speaks of the club.
  const ours =
    clause.subject !== null &&
    /^(?:my|our)$/.test(parsed.tokens[clause.subject.start]?.lower ?? "") &&
    BUSINESSES.has(singular(clause.subject.last));
  if (ours && clause.subject && /^(?:want|need|look for)$/.test(clause.verb))
    noteRunning(clause.subject, state);
  const objectIsProduct =
    !clause.via &&
    clause.objects.some(
      (np) =>
        PRODUCT_HEADS.has(singular(np.last)) ||
        // Once the app is known, "we want a calendar" asks for a part of it.
        (PRODUCT.test(np.last) && !np.pronoun && state.reading.actions.length === 0),
    );
  if (
    /^(?:want|need|build|create|make|design|develop|imagine|wish|love|like|look for|get|have)$/.test(
      clause.verb,
    ) &&
    (isWriter || ours || !clause.subject) &&
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
  if (readLife(clause, parsed, state, isWriter)) return;
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
    const wanting = isWriter ? "me" : actorOf(clause.subject, state);
    if (/^(?:want|need)$/.test(clause.verb) && !clause.negated)
      for (const np of clause.objects.slice(0, 1))
        if (wanting && wanting !== "app") {
          if (!isWriter) {
            addRole(state, wanting);
            state.persons.push(wanting);
            state.lastActor = wanting;
          }
          wishFor(np, parsed, state, clause, wanting);
        } else {
          mentionPhrase(np, 1, state);
          // "Tools need a yearly inspection"
          if (wanting === null && !state.gloss && clause.subject && !clause.subject.pronoun) {
            mentionPhrase(clause.subject, 1, state);
            reading.rules.push(ruleText(clause, parsed));
          }
        }
    if (/^(?:want|need)$/.test(clause.verb))
      for (const np of clause.objects.slice(1)) mentionPhrase(np, 1, state);
    if (/^(?:want|need)$/.test(clause.verb) && !isWriter)
      for (const np of clause.prepositions.flatMap((p) => p.phrases)) mentionPhrase(np, 1.5, state, false);
    return;
  }
  // "show me a graph", "tell me which meals …": what the writer wants to see.
  if (
    !clause.subject &&
    /^(?:show|tell|give)$/.test(clause.verb) &&
    /^(?:me|us)$/.test(clause.objects[0]?.pronoun ?? "")
  ) {
    clause.verbAt = clause.objects[0]?.start ?? clause.verbAt;
    clause.objects.shift();
    clause.verb = "see";
    clause.subject = {
      start: clause.verbAt,
      end: clause.verbAt,
      head: "i",
      last: "i",
      pronoun: "i",
      plural: false,
      bare: false,
    };
  }
  // "Show boats with photo and price": what whoever comes sees.
  if (!clause.subject && clause.verb === "show" && clause.objects.some((np) => !np.pronoun))
    clause.verb = "see";
  if (readAsked(clause, parsed, state)) return;
  // "Auditors read everything but change nothing": what is refused to them.
  if (clause.objects[0]?.head === "nothing" && clause.end === clause.objects[0].end && !state.gloss) {
    const who = actorOf(clause.subject, state);
    if (who && who !== "app" && who !== "me") {
      addRole(state, who);
      reading.rules.push(capital(`${plural(who)} ${clause.verb} nothing`));
      reading.denied.push({ role: who, phrase: `${clause.verb} anything` });
      return;
    }
  }
  // "so nobody takes it to a party": a limit.
  if (/^(?:nobody|no one|none)$/.test(clause.subject?.head ?? "")) {
    reading.rules.push(ruleText(clause, parsed));
    return;
  }
  if (clause.subject && !clause.subject.pronoun && servesThat(clause, parsed)) {
    const served =
      actorOf(clause.subject, state) ?? (isPerson(singular(clause.subject.last)) ? clause.subject.head : "");
    if (served && served !== "app" && served !== "me") addRole(state, served);
    return;
  }
  // "the board decides": people, whatever else a board may be.
  if (
    clause.subject?.head === "board" &&
    /^(?:decide|approve|vote|answer|discuss|meet|agree|reject|elect|appoint)$/.test(clause.verb)
  )
    clause.subject = { ...clause.subject, head: "board member", last: "member" };
  const planner = /^(?:planner|scheduler)$/.test(clause.subject?.last ?? "")
    ? agentOf(clause, parsed, state.persons)
    : null;
  let actor = planner ?? actorOf(clause.subject, state) ?? agentOf(clause, parsed, state.persons);
  // "If pain is above 7, tell the therapist": an order to the app.
  if (
    !clause.subject &&
    (classOfVerb(clause.verb) === "notify" ||
      (fronted(clause, parsed) && /^(?:tell|email|text|message|call)$/.test(clause.verb)))
  )
    actor = "app";
  if (actor === "me" && clause.subject && !clause.subject.pronoun) noteRunning(clause.subject, state); // "our charity lends"
  if (!clause.subject && /^(?:help|let)s?$/.test(clause.verb)) actor = "app";
  if (actor === null) {
    readThingDoing(clause, parsed, state);
    return;
  }
  if (clause.negated) {
    readNegated(clause, parsed, state, actor);
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
    if (clause.subject?.plural && !clause.subject.pronoun) state.many.add(actor);
  }
  // "it must say so", "make it calm looking": what the app has to be, in the idea's own words.
  if (
    actor === "app" &&
    clause.subject &&
    !clause.question &&
    (!classOfVerb(clause.verb) ||
      (clause.end <= clause.verbAt + 2 && clause.objects.every((np) => np.pronoun)))
  ) {
    if (sentence.length < 160 && !state.gloss)
      reading.rules.push(
        parsed.clauses.length > 1 ? ruleText(clause, parsed) : capital(sentence.replace(/[.!\s]+$/, "")),
      );
    return;
  }
  // "After the visit the interpreter writes minutes": when it is done.
  if (
    clause.opener &&
    clause === parsed.clauses[0] &&
    clause.opener.end > 0 &&
    clause.condition === "" &&
    !clause.inherited &&
    !RECORDING.test(clause.verb)
  ) {
    const opening = spell(parsed.tokens.slice(0, clause.opener.end));
    if (opening.split(" ").length <= 5 && clause.opener.end <= (clause.subject?.start ?? 0))
      clause.condition = opening.charAt(0).toLowerCase() + opening.slice(1);
  }
  // "keep no logs longer than 7 days": what must not be is no story.
  if (/^no$/.test(parsed.tokens[clause.objects[0]?.start ?? -1]?.lower ?? "") && !clause.subject?.pronoun) {
    reading.rules.push(
      capital(withCondition(spell(parsed.tokens.slice(clause.verbAt, clause.end)), clause.condition)),
    );
    for (const np of clause.objects) mentionPhrase(np, 1, state);
    return;
  }
  if (isLimit(clause, parsed, isWriter || state.lastActor === "me")) {
    const from = clause.subject && !clause.inherited && !isWriter ? clause.subject.start : clause.verbAt;
    const words = thirdPersonWords(spell(parsed.tokens.slice(from, clause.end)), "");
    const named = actor && actor !== "me" && actor !== "app" ? `the ${actor}` : "";
    reading.rules.push(
      capital(withCondition(named ? words.replace(/^(?:she|he)\b/i, named) : words, clause.condition)),
    );
    for (const np of clause.objects) mentionPhrase(np, 2, state);
    return;
  }
  // "an app to track our game nights": what it is for is what its users do.
  if (actor === "app" && parsed.tokens[clause.verbAt - 1]?.tag === "T" && clause.modal === "") {
    actor = "";
    // "An app for book clubs to choose …": whom it is for stands between.
    const from = clause.subject?.end ?? clause.verbAt;
    if (state.first && clause.subject && parsed.tokens[from]?.lower === "for") {
      setProduct(state, spell(parsed.tokens.slice(clause.subject.start, clause.verbAt - 1)));
      readAudience(
        chunk(parsed.tokens.slice(from + 1, clause.verbAt - 1)).flatMap(({ np }) => (np ? [np] : [])),
        state,
      );
    }
  }
  const goesOn = clause.inherited && clause.subject && PRODUCT_HEADS.has(singular(clause.subject.last));
  if (actor === "app" && goesOn && state.lastActor === "" && reading.actions.length > 0) actor = "";
  // "only the fleet manager sees costs": a story, and a limit.
  if (clause.subject && parsed.tokens[clause.subject.start - 1]?.lower === "only")
    reading.rules.push(
      capital(
        `only ${clause.subject.pronoun === "they" && actor && actor !== "me" && actor !== "app" ? `${plural(actor)} ${spell(parsed.tokens.slice(clause.subject.end, clause.end))}` : spell(parsed.tokens.slice(clause.subject.start, clause.end))}`,
      ),
    );
  const before = state.lastActor;
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
  // "the owner picks one": one of those who were spoken of just before.
  const oneOf =
    classOfVerb(clause.verb) === "choose" &&
    clause.objects.length === 1 &&
    clause.objects[0]?.head === "one" &&
    /\S/.test(before) &&
    before !== actor &&
    before !== "me" &&
    before !== "app"
      ? ` of the ${plural(before)}`
      : "";
  const noting =
    state.happened !== "" &&
    /^(?:note|record|log|report|document|mark|write down|enter|photograph)$/.test(clause.verb) &&
    clause.objects.some((np) => /^(?:that|this|it)$/.test(np.pronoun));
  const meant = pronounMeans(clause, state);
  const denied = (np: NounPhrase) =>
    parsed.tokens.slice(clause.verbAt, np.start).some((token) => token.tag === "G");
  // "gets a pdf every 3 months": when, not what.
  const when = (np: NounPhrase) =>
    /^(?:days?|weeks?|months?|years?|minutes?)$/.test(np.last) &&
    /^(?:every|each|this|next|last)$/.test(parsed.tokens[np.start]?.lower ?? "");
  // "drag the order", "decide the order": a sequence, not a purchase.
  const sequence = (np: NounPhrase) =>
    np.head === "order" &&
    !np.plural &&
    /^(?:drag|decide|set|arrange|change|sort|choose|shuffle|rearrange|keep|know)$/.test(clause.verb);
  // "take old ones down": what was spoken of just before.
  const spoken = state.lastThing || state.lastEntity;
  const objects = clause.objects
    .filter((np) => !np.pronoun && !denied(np) && !when(np) && !sequence(np))
    .map((np) => (np.head === "one" && spoken ? spoken : np.head));
  const around = [
    ...clause.nearby,
    ...clause.prepositions.flatMap((p) => p.phrases.filter((np) => !isIdiom(p.word, np))),
  ]
    .filter((np) => !np.pronoun)
    .map((np) => np.head);
  if (meant) objects.push(meant);
  if (clause.verb === "mark" && objects.length === 0 && (state.lastThing || state.lastEntity))
    objects.push(state.lastThing || state.lastEntity);
  for (const p of clause.prepositions)
    for (const np of p.phrases)
      if (!isIdiom(p.word, np) && !isManner(p.word, np, parsed))
        // "at fixed sites", "from the producers": several of a kind are kept track of; "stops in order" are not.
        mentionPhrase(
          np,
          p.word === "with"
            ? 0.5
            : np.plural && /^(?:at|for|to|on|from)$/.test(p.word) && parsed.tokens[np.start]?.tag !== "Q"
              ? 2
              : 1,
          state,
          false,
        );
  // "drills, ladders etc" are examples of a thing, not things of their own.
  const examples = parsed.tokens.slice(clause.verbAt, clause.end).some((token) => token.lower === "etc");
  const given = givenTo(clause);
  if (given) objects.splice(objects.indexOf(given.head), 1);
  for (const np of clause.objects.filter((one) => one !== given))
    if (!denied(np) && !when(np) && !sequence(np) && np.head !== "one")
      mentionPhrase(np, examples && clause.objects.length > 1 ? 0.8 : 3, state, !examples);
  readKept(clause, state, objects);
  const recorded =
    RECORDING.test(clause.verb) &&
    clause.objects.length > (clause.opener ? 1 : 2) &&
    (clause.opener !== null || clause.objects.every((np) => np.bare));
  if (!recorded) readColumns(clause, parsed, state, meant);
  readRecord(clause, parsed, state, objects);
  const screenSubject = clause.subject && SCREEN_WORDS.has(singular(clause.subject.last)) && actor !== "app";
  if (screenSubject && /^(?:show|display|list|present)$/.test(clause.verb)) {
    clause.verb = "see";
  }
  const thing = clause.objects.find(
    (np) => !np.pronoun && np.head !== "one" && !isFieldWord(np.head) && !isPerson(singular(np.last)),
  );
  if (thing) state.lastThing = thing.head;
  // "give it a number and price": columns of the thing.
  if (clause.verb === "give" && meant && classOf(clause, parsed) === "edit")
    for (const np of clause.objects.filter((one) => !one.pronoun))
      reading.fields.push({ owner: meant, name: columnName(np, parsed) });
  const recipientPhrase = [
    ...clause.objects,
    ...clause.prepositions.filter((p) => /^(?:to|for)$/.test(p.word)).flatMap((p) => p.phrases),
  ].find((np) => np.pronoun || isPerson(singular(np.last)));
  const recipient = recipientPhrase ? (actorOf(recipientPhrase, state) ?? "") : "";
  // "see what", "book … not are": a gloss that broke off says less than the idea's own words.
  const broken =
    /(?:^see|^view|^know|^say) (?:this )?(?:what|who|which)$| (?:are|is|not|can|could|have|has|who|what|which)$/.test(
      phraseOf(clause, parsed, "", true) + (clause.condition ? ` ${clause.condition}` : ""),
    );
  // "wird erstellt": what is made stands before its verb in a way that a gloss does not tell.
  const bare =
    clause.objects.length === 0 &&
    clause.prepositions.length === 0 &&
    clause.end - clause.verbAt <= 2 &&
    /^(?:create|make|add|put|give|send|write|set|issue|print|register|log|collect|note|see|take|leave|bring|keep|choose|receive)$/.test(
      clause.verb,
    );
  // A gloss word by word that cannot be a sentence is kept as a rule, in the idea's own words.
  if (state.gloss && (bare || broken)) {
    reading.rules.push(sentence);
    return;
  }
  if (
    state.gloss &&
    /\b(?:not|can|must|should|may)\b/.test(spell(parsed.tokens.slice(clause.verbAt + 1, clause.end)))
  ) {
    reading.rules.push(sentence);
    return;
  }
  if (
    clause.question &&
    /\bwho (?:has |have |already )*paid\b/.test(spell(parsed.tokens.slice(clause.verbAt, clause.end)))
  )
    mention(reading, "payment", 2);
  const told = actor === "app" && /^(?:tell|email|text|message)$/.test(clause.verb);
  const kind = told ? "notify" : classOf(clause, parsed);
  // "treasurer ticks who paid", "gets a quote and approves": what was spoken of just before.
  const silent = clause.question ? kind === "mark" : clause.end <= clause.verbAt + 1 && clause.inherited;
  if (
    silent &&
    objects.length === 0 &&
    state.lastThing &&
    /^(?:mark|approve|edit|cancel|share|choose)$/.test(kind)
  )
    objects.push(state.lastThing);
  // "volunteers answer": what people wrote to them.
  const replies =
    /^(?:answer|reply|respond)$/.test(clause.verb) &&
    clause.end <= clause.verbAt + 1 &&
    objects.length === 0 &&
    /\b(?:chat|question|message|letter|write)/.test(`${reading.text} ${sentence}`.toLowerCase());
  const asked = reading.actions.at(-1)?.objects[0] ?? "";
  const decided =
    clause.verb === "decide" &&
    objects.length === 0 &&
    clause.end <= clause.verbAt + 1 &&
    asked &&
    !state.gloss
      ? ` on the ${asked}`
      : "";
  if (decided) objects.push(asked);
  if (isSelfRating(clause)) {
    const name = `${clause.objects[0]?.head ?? ""} rating`.trim();
    mention(reading, name, 3);
    objects.splice(0, objects.length, name);
  }
  if (
    recipient &&
    recipient !== "me" &&
    recipient !== "app" &&
    ((actor === "app" && kind !== "add") || /^(?:notify|message|share|assign|invite)$/.test(kind))
  )
    addRole(state, recipient);
  if (clause.via) mention(reading, clause.via, 1);
  addAction(state, {
    actor,
    verb: clause.verb,
    class: kind,
    phrase: withNames(
      nameThose(
        meant
          ? phraseOf(clause, parsed, state.lastThing || state.lastEntity, false, actor).replace(
              /\b(?:them|it|that)\b/,
              noting
                ? state.happened
                : `the ${isPlural(meant) || /\bthem\b/.test(phraseOf(clause, parsed)) ? plural(meant) : meant}`,
            )
          : phraseOf(clause, parsed, state.lastThing || state.lastEntity, state.gloss, actor) +
              oneOf +
              decided +
              (replies ? (/\bquestion/.test(reading.text) ? " questions" : " messages") : "") +
              (clause.via ? ` on ${withArticle(clause.via)}` : ""),
        state.lastThing || state.lastEntity,
      ),
      actor,
      recipient,
      state,
    ),
    objects,
    around,
    condition: thirdPersonWords(lowerFirst(clause.condition), actor === "app" ? recipient : actor),
    recipient,
    origin: WISH.test(sentence) ? "wish" : "clause",
  });
  if (clause.subject && WISH.test(sentence)) reading.wishes.push(phraseOf(clause, parsed));
}
