import { FEATURE_NOUNS, SCREEN_WORDS } from "../catalogue/nouns";
import { BUSINESSES, isPerson, looksLikePerson } from "../catalogue/people";
import { capital, isUncounted, listOf, plural, singular, withArticle } from "../text/words";
import { isManner } from "./around-clauses";
import { DAYS } from "./chunks";
import { type NounPhrase, type Parsed, spell } from "./clauses";
import { columnName } from "./phrases";
import { mention } from "./reading";
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
} from "./state";

const LANGUAGE_LIST =
  /^(?:in )?(?:(?:english|norwegian|spanish|french|german|portuguese|arabic|chinese|italian|dutch|swedish|danish|finnish|polish|turkish|hindi|japanese|korean|hebrew|ukrainian|russian|catalan|welsh)(?:, and | and |, )?)+$/i;

export function readFragment(
  fragment: Parsed["fragments"][number],
  parsed: Parsed,
  state: State,
  sentence: string,
): void {
  const { reading } = state;
  const tokens = parsed.tokens.slice(fragment.start, fragment.end);
  const text = spell(tokens);
  const first = fragment.phrases[0];
  if (!first || text === "") return;
  const forWhom = fragment.phrases
    .slice(1)
    .filter(
      (np) =>
        parsed.tokens[np.start - 1]?.lower === "for" ||
        parsed.tokens[np.start - 1]?.tag === "A" ||
        parsed.tokens[np.start - 1]?.tag === "D",
    );
  const looksProduct =
    PRODUCT.test(first.last) ||
    (fragment.start === 0 &&
      first.bare &&
      !first.plural &&
      /^(?:guide|coach|tutor|reader|trainer)$/.test(first.last)) ||
    (fragment.start === 0 &&
      first.head.includes(" ") &&
      /^(?:rental|rentals|hire|booking|bookings|tracking|management|planning|delivery|exchange|swap|sharing|matching|club|cooperative|co-op|collective|association)$/.test(
        first.last,
      )) ||
    (fragment.phrases.length > 1 && /\bfor\b/.test(text) && state.first);
  if (state.first && !reading.product && looksProduct && !WISH.test(sentence.slice(0, 12))) {
    setProduct(state, text);
    readAudience(servedBy(fragment.phrases.slice(1), parsed), state);
    for (const np of fragment.phrases.slice(1))
      if (!np.pronoun && isPerson(singular(np.last))) noteWorker(np, state);
    noteSubject(first, state);
    if (/^(?:menu|directory|register|logbook|journal|diary)$/.test(singular(first.last)))
      mention(reading, singular(first.last), 2);
    for (const np of forWhom) if (BUSINESSES.has(singular(np.last))) noteOrganisation(np, state);
    for (const np of fragment.phrases) featureFrom(np, fragment, parsed, state, sentence, true);
    return;
  }
  if (state.first && reading.product && text.toLowerCase() === reading.product.toLowerCase()) {
    readAudience(servedBy(fragment.phrases.slice(1), parsed), state);
    for (const np of fragment.phrases.slice(1))
      if (!np.pronoun && isPerson(singular(np.last))) noteWorker(np, state);
    if (
      BUSINESSES.has(first.last) &&
      !/^(?:club|group|team|choir|band|community|league|troop|association|parish)$/.test(first.last)
    )
      reading.business ||= first.head;
    for (const np of fragment.phrases) featureFrom(np, fragment, parsed, state, sentence, true);
    noteSubject(first, state);
    return;
  }
  if (
    /\b(?:free(?! (?:\w+ )?(?:slots?|nights?|times?|dates?|places?|seats?|rooms?|spots?|days|hours))|per (?:day|month|week|year)|a (?:day|month|week|year)|[€$£]\d|subscription|premium|trial)\b/i.test(
      text,
    ) &&
    /\d|free|premium/.test(text)
  ) {
    reading.rules.push(capital(text));
    if (/(?:[€$£]|euros?|dollars?|pounds?).*\b(?:per|a|each|every) (?:month|year)\b/i.test(text))
      mention(reading, "subscription", 1);
    for (const np of fragment.phrases)
      if (!/^(?:day|month|week|year)$/.test(singular(np.last))) mention(reading, np.head, 1.5);
    return;
  }
  // "cooperative of 20 olive growers, we share one mill": who the idea comes from names it.
  if (
    state.first &&
    !reading.product &&
    fragment.start === 0 &&
    BUSINESSES.has(singular(first.head)) &&
    parsed.tokens[first.end]?.lower === "of" &&
    text.split(" ").length <= 8
  ) {
    setProduct(state, text);
    for (const np of fragment.phrases.slice(1))
      if (!np.pronoun && isPerson(singular(np.last))) noteWorker(np, state);
    return;
  }
  if (/^(?:status|hi|hello|thank|thanks)\b/i.test(text) || first.pronoun) return;
  // "paid out by the treasurer twice a year": whoever does it has a part in the app.
  for (const np of fragment.phrases)
    if (parsed.tokens[np.start - 1]?.lower === "by" && !np.bare && !np.pronoun && isPerson(singular(np.last)))
      addRole(state, np.head);
  const columns = columnsOf(fragment, parsed);
  if (columns.length > 0) mention(reading, first.head, 1);
  for (const column of columns) reading.fields.push({ owner: first.head, name: columnName(column, parsed) });
  let featured = false;
  for (const np of fragment.phrases.filter(
    (one) => !columns.includes(one) || FEATURE_NOUNS[singular(one.last)]?.verb === "view",
  ))
    featured = featureFrom(np, fragment, parsed, state, sentence, false) || featured;
  const languages = LANGUAGE_LIST.test(sentence.trim().replace(/[.!]+$/, ""))
    ? sentence.trim().replace(/[.!]+$/, "")
    : text;
  if (LANGUAGE_LIST.test(languages)) {
    const rule = `Every text of the interface exists in ${listOf(languages.replace(/^in /i, "").split(/,? and |, /))}`;
    if (!reading.rules.includes(rule)) reading.rules.push(rule);
    return;
  }
  // "Timekeeper view with bells": a part of the screen for one kind of person.
  const whose = singular(first.head.split(" ")[0] ?? "");
  if (
    !featured &&
    first.head.includes(" ") &&
    SCREEN_WORDS.has(singular(first.last)) &&
    looksLikePerson(whose)
  ) {
    addRole(state, whose);
    addAction(state, {
      actor: whose,
      verb: "view",
      phrase: `see ${withArticle(first.head).split(" ")[0]} ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
      objects: [],
      around: fragment.phrases.slice(1).map((np) => np.head),
      origin: "fragment",
    });
    return;
  }
  if (!featured && /^(?:daily|weekly|monthly|yearly|annual)$/i.test(tokens[0]?.text ?? "")) {
    // "Monthly bill per family as pdf", "monthly CSV for the accountant"
    mentionPhrase(first, 2, state);
    const reader = fragment.phrases.find(
      (np) => parsed.tokens[np.start - 1]?.lower === "for" && !np.pronoun && isPerson(singular(np.last)),
    );
    const who = reader ? (actorOf(reader, state) ?? "") : "";
    if (who && who !== "me" && who !== "app") addRole(state, who);
    const shown = reader && who ? spell(parsed.tokens.slice(fragment.start, reader.start - 1)) : text;
    addAction(state, {
      actor: who === "app" ? "" : who,
      verb: "view",
      phrase: `see ${first.plural ? "" : "a "}${shown.charAt(0).toLowerCase()}${shown.slice(1)}`,
      objects: [first.head],
      around: fragment.phrases.slice(1).map((np) => np.head),
      origin: "fragment",
    });
    return;
  }
  if (!featured && fragment.phrases.length > 0) {
    // "feeds, naps, diapers": things named alone, in the plural, are what is kept.
    for (const np of fragment.phrases.filter(
      (one) => !isManner(parsed.tokens[one.start - 1]?.lower ?? "", one, parsed),
    ))
      mentionPhrase(
        np,
        np === first && fragment.phrases.length < 4
          ? np.plural && np.bare && fragment.phrases.length === 1
            ? 2
            : 1.9
          : parsed.tokens[np.start - 1]?.lower === "per" && !DAYS.test(np.last)
            ? 2
            : 1,
        state,
      );
    if ((!state.first || parsed.clauses.length > 0) && readLoose(fragment, text, state)) return;
    const alone = parsed.clauses.length === 0 && parsed.fragments.length === 1;
    const said = alone ? sentence.trim().replace(/[.!]+$/, "") : text;
    if (/\b(?:must|should|always|only|visible|max)\b/i.test(said)) reading.rules.push(capital(said));
  }
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
function readLoose(fragment: Parsed["fragments"][number], text: string, state: State): boolean {
  const { reading } = state;
  const first = fragment.phrases[0] as NounPhrase;
  const last = singular(first.last);
  const words = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const named =
    first.plural || !first.bare || isUncounted(last) || /^(?:an?|the) /.test(words)
      ? words
      : `${articleFor(words)} ${words}`;
  const around = fragment.phrases.slice(1).map((np) => np.head);
  const told = { actor: "", objects: [first.head], around, origin: "fragment" as const };
  if (/^(?:form|questionnaire|application)$/.test(last) && text.split(" ").length <= 6) {
    addAction(state, { ...told, verb: "fill in", phrase: `fill in ${named}` });
    return true;
  }
  if (
    /^(?:invoice|receipt|certificate|ticket|confirmation|voucher|label|contract|quote|bill|badge|pass|newsletter|offer|minute)$/.test(
      last,
    ) &&
    text.split(" ").length <= 7
  ) {
    addAction(state, { ...told, verb: "get", phrase: `get ${named}` });
    mention(reading, first.head, 0.5);
    return true;
  }
  if (
    text.split(" ").length >= 3 &&
    text.split(" ").length <= 12 &&
    !/^(?:in|at|on|from|with|for|of)\b/i.test(text)
  )
    reading.rules.push(capital(text));
  return false;
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

/** A noun that stands for an action: "weekly leaderboard", "timesheet approval by the manager". */
function featureFrom(
  np: NounPhrase,
  fragment: Parsed["fragments"][number],
  parsed: Parsed,
  state: State,
  sentence: string,
  product: boolean,
): boolean {
  const last = singular(np.last);
  const feature = FEATURE_NOUNS[np.head] ?? FEATURE_NOUNS[last] ?? FEATURE_NOUNS[np.last];
  if (/\b(?:suck|hate)/.test(sentence) && np.head.includes("suck")) return false;
  if (!feature || (product && PRODUCT_HEADS.has(last))) return false;
  const joint = parsed.tokens[np.start - 1];
  if (joint && /^[P]$/.test(joint.tag) && np !== fragment.phrases[0]) return false;
  if (
    product &&
    /^(?:calendar|map|feed|dashboard|chat)$/.test(last) === false &&
    !/^(?:tracking|planning|invoicing|scheduling|booking|matching|messaging|management)$/.test(np.last)
  )
    return false;
  const by = fragment.phrases.find(
    (other) =>
      parsed.tokens[other.start - 1]?.lower === "by" || parsed.tokens[other.start - 2]?.lower === "by",
  );
  const to = fragment.phrases.find(
    (other) =>
      /^(?:for|to)$/.test(parsed.tokens[other.start - 1]?.lower ?? "") && isPerson(singular(other.last)),
  );
  const actor = by
    ? (actorOf(by, state) ?? "")
    : to && /^(?:remind|notify|alert|warn|read|view)$/.test(feature.verb)
      ? (actorOf(to, state) ?? "")
      : "";
  const stop = by
    ? by.start - 1
    : fragment.phrases.length > 1 && np !== fragment.phrases[fragment.phrases.length - 1] && !joint
      ? fragment.end
      : fragment.end;
  const next = fragment.phrases[fragment.phrases.indexOf(np) + 1];
  const coordinated = next && /^[CK]$/.test(parsed.tokens[next.start - 1]?.tag ?? "");
  const words = parsed.tokens.slice(
    np.start,
    coordinated ? np.end : Math.max(np.end, parsed.tokens[stop - 1]?.lower === "the" ? stop - 2 : stop),
  );
  while (words.length > 0 && /^[DCKPB]$/.test(words[words.length - 1]?.tag ?? "")) words.pop();
  if (np.start === 0 && words[0] && /^[A-Z][a-z]/.test(words[0].text))
    words[0] = { ...words[0], text: words[0].lower };
  let name = spell(words).replace(/^(?:maybe|perhaps|and)\s+/i, "");
  const of = np.head.includes(" ")
    ? plural(np.head.slice(0, np.head.lastIndexOf(" ")))
    : /\b(?:of|for|on)\s+/.test(name)
      ? name.replace(/^.*?\b(?:of|for|on)\s+/, "")
      : plural(state.lastEntity || last);
  if (
    np.bare &&
    !np.plural &&
    !/^(?:messaging|chat|tracking|planning|invoicing|scheduling|voting|management|search|matching|delivery|checkout)$/.test(
      last,
    )
  )
    name = /^(?:an?|the) /i.test(name) ? name : `${articleFor(name)} ${name}`;
  if (!product)
    for (const other of fragment.phrases)
      if (
        other.start > np.start &&
        parsed.tokens[other.start - 1]?.lower === "of" &&
        !isPerson(singular(other.last))
      )
        mention(state.reading, other.head, 1);
  const heads = np.head.includes(" ")
    ? [np.head, singular(np.head.slice(0, np.head.lastIndexOf(" ")))]
    : [np.head];
  if (!product && !feature.phrase.includes("{of}")) mention(state.reading, np.head, 2);
  if (heads[1]) mention(state.reading, heads[1], 1, isPerson(heads[1]));
  if (actor && actor !== "me" && actor !== "app") addRole(state, actor);
  const after = fragment.phrases
    .filter((other) => other.start > np.start && other !== by)
    .map((other) => other.head);
  addAction(state, {
    actor,
    verb: feature.verb,
    phrase: feature.phrase.replace("{}", name).replace("{of}", of),
    objects: heads,
    around: after,
    origin: WISH.test(sentence) && sentence.length < 120 ? "wish" : "fragment",
  });
  if (WISH.test(sentence) && sentence.length < 120) state.reading.wishes.push(name);
  return true;
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
