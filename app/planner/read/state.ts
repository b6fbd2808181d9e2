import { GENERAL_NOUNS, isFieldWord, SCREEN_WORDS } from "../catalogue/nouns";
import { BUSINESSES, FAMILIAR, HOMES, isPerson, looksLikePerson, PLACE_ROLES } from "../catalogue/people";
import { isKnownThing } from "../catalogue/things";
import { classOfVerb } from "../catalogue/verbs";
import { singular } from "../text/words";
import type { Clause, NounPhrase, Parsed } from "./clauses/clauses";
import { breaksOff } from "./meaning/breaking-off";
import { type Action, mention, type Reading } from "./reading";
import { DAYS } from "./words/noun-phrases";

/** What people call what they ask for, whatever it is to do; part of a regular expression. */
export const APP =
  "(?:apps?|application|website|web ?site|site|page|platform|tool|system|software|marketplace|portal|service|thing|program|bot|game|hub|saas|mvp|dashboard|tracker|planner|something|prototype)";

/** The same, and what an app for one purpose is called after it. */
export const PRODUCT = new RegExp(
  `\\b(?:${APP}|chatbot|extension|directory|manager|organi[sz]er|splitter|helper|assistant|finder|menu|shop|store|board|network|community|library|rota|forum|quiz|scheduler|generator|builder|calculator|calendar|diary|journal|log|logbook|register|database|buddy|companion|club|way|solution|crm|startup)\\b`,
  "i",
);

export const PRODUCT_HEADS = new Set(
  "app application website site platform tool system software portal thing program service bot something way solution it page web prototype mvp".split(
    " ",
  ),
);

export const WISH =
  /\b(?:maybe|perhaps|possibly|not sure|would be (?:nice|cool|great)|nice to have|might|eventually|optional(?:ly)?|if possible|ideally)\b/i;

/** What is being read now: shared by the helpers below while one idea is read. */
export type State = {
  reading: Reading;
  persons: string[];
  /** Those of them who were spoken of in the plural: whom "they" means first. */
  many: Set<string>;
  lastActor: string;
  /** The other subjects of the clause that is being read: "trainers" in "trainers and owners log walks". */
  beside: readonly string[];
  lastEntity: string;
  /** The thing that the last doing was about: what "sets repetitions" adds columns to. */
  lastThing: string;
  /** What was said to happen to things ("a broken piece"): what "note that" notes. */
  happened: string;
  first: boolean;
  gloss: boolean;
  /** Part of what was read last was no English: its author's words are quoted. */
  doubted: boolean;
};

/** A clause, the sentence that it stands in, and what is known so far. */
export type Told = {
  clause: Clause;
  parsed: Parsed;
  state: State;
  sentence: string;
  /** True when the writer speaks of themselves. */
  isWriter: boolean;
};

/** Who does it: a role, "me" (the writer), "app", or "" (whoever uses the app). */
export type Done = Told & { actor: string };

export function addRole(state: State, role: string): void {
  if (!role || role === "user") return;
  if (!state.reading.roles.includes(role)) state.reading.roles.push(role);
  mention(state.reading, role, 1, true);
}

const STATUS_LIST =
  /\bstatus(?:es)?\s*(?:is|are|of|:|=|\bcan be\b)?\s*((?:[\p{L}-]+(?:\s[\p{L}-]+)?\s*(?:\/|,|->|→|or|and)\s*){1,6}[\p{L}-]+)/iu;

export function readStatuses(text: string, state: State): void {
  const found = STATUS_LIST.exec(text);
  if (!found?.[1]) return;
  const values = found[1]
    .split(/\s*(?:\/|,|->|→|\bor\b|\band\b)\s*/i)
    .map((value) => value.trim().toLowerCase())
    .filter(Boolean);
  if (values.length >= 2) state.reading.statuses.push({ owner: state.lastEntity, values });
}

/** The role that a subject stands for; "app" for the app, "" for its ordinary user, null when it is no actor. */
export function actorOf(np: NounPhrase | null, state: State): string | null {
  if (!np) return state.lastActor === "app" ? "" : state.lastActor;
  if (np.pronoun) {
    if (/^(?:i|we|me|us)$/.test(np.pronoun)) return "me";
    if (/^(?:it|this|that)$/.test(np.pronoun)) return "app";
    if (/^(?:they|them)$/.test(np.pronoun)) {
      const last = [...state.persons].reverse().find((person) => state.many.has(person));
      if (last !== undefined) return last;
      return state.reading.everyone ? "" : (state.persons[state.persons.length - 1] ?? "");
    }
    if (/^(?:he|she|who)$/.test(np.pronoun)) return state.persons[state.persons.length - 1] ?? "";
    return "";
  }
  // "Stable hands feed the horses": said before to be among those who use it.
  if (state.reading.listed.includes(np.head)) return np.head;
  const last = singular(np.last);
  if (FAMILIAR.has(last)) return [...state.persons].reverse().find((person) => state.many.has(person)) ?? "";
  if (PRODUCT_HEADS.has(last)) return "app";
  const modifier = np.head.includes(" ") ? np.head.slice(0, np.head.indexOf(" ")) : "";
  if (HOMES.test(np.head)) return np.head;
  // "I give it to a company, the company must send a price": not the writer's own.
  if (
    np.head === "company" &&
    /\b(?:an?|each|every|other|which) company\b/.test(state.reading.text) &&
    !/\b(?:my|our) (?:\p{L}+ )?company\b/u.test(state.reading.text)
  )
    return "company";
  // The board of a cooperative decides; a board of an app only shows.
  if (
    np.head === "board" &&
    /\b(?:members?|cooperative|association|club|society|charity|trust|foundation|council|motions?|parish|residents|shareholders|company)\b/.test(
      state.reading.text,
    )
  )
    return "board member";
  if (SCREEN_WORDS.has(last)) {
    if (PLACE_ROLES[modifier]) return PLACE_ROLES[modifier] ?? "app";
    return isPerson(modifier) ? modifier : "app";
  }
  if (last === "person" || last === "user" || last === "anyone" || last === "other")
    return modifier && last === "user" && !isFieldWord(modifier) ? `${modifier} user` : "";
  if (last === "public") return "visitor";
  // "The head wants to know": who runs a school or a department.
  if (np.head === "head" && !np.bare && !np.plural) return "head";
  // "the programme team", "the wage office": a body of its own.
  if (
    modifier &&
    /^(?:team|committee|office|crew|department|desk)$/.test(last) &&
    !PLACE_ROLES[np.head] &&
    !/^(?:same|own|other|whole|small|front)$/.test(modifier)
  )
    return np.head;
  // "film companies request people": several of a kind, none of them the writer's own.
  if (modifier && np.plural && PLACE_ROLES[last] && BUSINESSES.has(last)) return np.head;
  const place = PLACE_ROLES[np.head] ?? PLACE_ROLES[np.last];
  if (place) return place;
  if (PLACE_ROLES[last] && !isPerson(last)) return PLACE_ROLES[last] ?? null;
  if (/\b(?:ai|gpt|bot|algorithm)$|^(?:(?:ai|virtual|voice|smart|digital) )assistant$/.test(np.head))
    return "app";
  if (looksLikePerson(last) || isPerson(np.head))
    return modifier && !/^(?:many|several|our|my|own)$/.test(modifier) ? np.head : last;
  return null;
}

/** What stands for something else, or answers. */
const NO_THING =
  /^(?:nobody|neither|none|nothing|something|anything|everything|ours?|mine|yours?|theirs|half|yes|no|yes-or-no|yes-no-other|ok|okay|other|both|fun)$/;

export function mentionPhrase(np: NounPhrase, weight: number, state: State, remember = true): void {
  if (np.pronoun || FAMILIAR.has(singular(np.last)) || NO_THING.test(np.head)) return;
  const person = isPerson(np.head);
  // "see a diary of the bed": what is kept in it are entries.
  if (/^(?:diary|journal|guestbook|logbook)$/.test(np.head) && !state.first)
    mention(state.reading, `${np.head} entry`, Math.max(1, weight));
  mention(state.reading, np.head, weight, person);
  const modifier = np.head.includes(" ") ? np.head.slice(0, np.head.lastIndexOf(" ")) : "";
  // "the rehearsal schedule" speaks of rehearsals.
  if (
    modifier &&
    !HOMES.test(np.head) &&
    !(
      singular(np.last) === "log" &&
      (!isKnownThing(singular(modifier)) || /^(?:practice|training)$/.test(modifier))
    ) &&
    (SCREEN_WORDS.has(singular(np.last)) ||
      /^(?:list|rota|roster|history|log|plan|trail)$/.test(singular(np.last)))
  )
    mention(state.reading, singular(modifier), Math.max(weight, 2), isPerson(modifier));
  if (person && np.plural) state.many.add(np.head);
  if (person) {
    if (!state.persons.includes(np.head)) state.persons.push(np.head);
  } else if (
    remember &&
    !GENERAL_NOUNS.has(np.last) &&
    !isFieldWord(np.head) &&
    !SCREEN_WORDS.has(singular(np.last)) &&
    !DAYS.test(np.last)
  )
    state.lastEntity = np.head;
}

export function noteBusiness(np: NounPhrase, parsed: Parsed, state: State): void {
  const own = parsed.tokens.slice(np.start, np.end).some((token) => /^(?:my|our)$/.test(token.lower));
  // "our trucks" are what is had, not what is run.
  if (own && !np.plural) noteRunning(np, state);
}

export function noteRunning(np: NounPhrase, state: State): void {
  if (np.pronoun) return;
  const known = BUSINESSES.has(singular(np.last)) || BUSINESSES.has(np.head.replace(" ", "-"));
  const runs = known || (np.head.includes(" ") && np.last in PLACE_ROLES);
  if (runs && !state.reading.business) state.reading.business = np.head;
}

export function setProduct(state: State, phrase: string): void {
  const name = phrase
    .replace(/^(?:it(?:'s| is)|this is)\s+(?=an?\b|my\b|our\b|the\b)/i, "")
    .replace(/^(?:an?|the|my|our|some|this)\s+/i, "")
    .replace(/^(?:something|thing|stuff)\s+(?=for\b)/i, "app ")
    .replace(/\s+(?:but|where|so that|that|which|who)\b.*$/i, "");
  if (
    !state.reading.product &&
    !/^(?:for|with|to) /i.test(name) &&
    !/^(?:thing|something|it|app|website|site|tool|internal tool|system|platform|board|list|calendar|page|dashboard|panel|overview|map)$/i.test(
      name,
    )
  )
    state.reading.product = name;
}

export function readAudience(phrases: NounPhrase[], state: State): void {
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
    } else {
      mentionPhrase(np, 1.5, state);
      // "for allotment kids groups": the kids use it.
      for (const word of np.head.split(" ").slice(0, -1)) {
        const role = singular(word);
        if (!isPerson(role) || role === "person") continue;
        addRole(state, role);
        if (!state.persons.includes(role)) state.persons.push(role);
        state.many.add(role);
      }
    }
  }
}

export function noteOrganisation(np: NounPhrase, state: State): void {
  mention(state.reading, singular(np.last), 1);
}

export function addAction(
  state: State,
  partial: Partial<Action> & { verb: string; phrase: string; actor: string },
): void {
  const phrase = partial.phrase
    .replace(/\s+/g, " ")
    .replace(/^keep a track of /, "keep track of ")
    .trim();
  const unread = partial.unread === true || (state.gloss && breaksOff(phrase));
  state.doubted ||= unread;
  if (
    phrase.length < 2 ||
    state.reading.actions.some((other) => other.phrase === phrase && other.actor === partial.actor)
  )
    return;
  state.reading.actions.push({
    class: classOfVerb(partial.verb) ?? "act",
    objects: [],
    around: [],
    condition: "",
    origin: "clause",
    recipient: "",
    original: "",
    beside: state.beside.filter((role) => role !== partial.actor && partial.actor !== "app"),
    ...partial,
    phrase,
    unread,
  });
}
