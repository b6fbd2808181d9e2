import { BUSINESSES, isPerson, looksLikePerson } from "../../catalogue/people";
import { isKnownThing } from "../../catalogue/things";
import { capital, isPlural, plural, singular } from "../../text/words";
import { APP, addRole } from "../state";
import { chunk } from "../words/chunks";
import type { Passage } from "./passages";

/**
 * Sentences that only say who uses the app ("there are three kinds of users: …", "you can log in as a host or as a
 * driver", "on one side are the growers, who list what they have"): who they are, and what each of them is said to do.
 */
type Users = { roles: string[]; many: string[]; me: string; rest: string };

const COUNT = "(?:two|three|four|five|six|seven|\\d|several|many|the following|these|different|main)";
const SORTS = "(?:kinds?|types?|sorts?|groups?|classes|categories|levels)";
const USERS =
  "(?:users?|people|persons|accounts?|members?|logins?|log-ins?|actors?|participants|visitors|roles?|access|profiles?)";
const KINDS = `(?:${COUNT} )+(?:(?:${SORTS} of (?:the )?${USERS}|(?:user|account|login) (?:${SORTS}|roles?)|roles?|actors?|personas?))`;
const IT = `(?:it|this|(?:the|this|our|my) (?:whole )?${APP})`;
const OPENS = "^(?:(?:and|so|also|then|well|basically),? )*";
const LIST = "(?<list>[^.;!?]{3,220})";

/** `sure`: whoever is named there uses the app, unless it is a body; elsewhere all of them must be words for people. */
const FORMS: { told: RegExp; sure: boolean }[] = [
  // "There are three kinds of users: singers, section leaders and the conductor", "three sorts of people log in (…)"
  {
    told: new RegExp(
      `^(?!.*\\baccount)(?:[^.:;!?()]{0,60}? )??${KINDS}(?: (?:of|in|for|that|who|which|log|logs|use|uses|using|with|here|involved|work|need)[^.:;!?()]{0,40}?)?(?:: | - | \\(|, (?:namely |that is,? |i\\.?e\\.?,? )?)${LIST}`,
      "i",
    ),
    sure: true,
  },
  {
    told: new RegExp(
      `${OPENS}[^.:;!?()]{0,40}?\\b(?:${COUNT} )+(?:${SORTS} of )?(?:accounts?|logins?|log-ins?|profiles?)(?: types?)?(?: [a-z ]{0,30}?)?(?:: | - | \\(|, )${LIST}`,
      "i",
    ),
    sure: false,
  },
  // "Its users are the nurses and the porters", "those who use it are …"
  {
    told: new RegExp(
      `${OPENS}(?:(?:the |its |our |all |main )*(?:users|user roles|roles|actors|user groups)|(?:the )?(?:people|those|ones) who (?:will |would |should |are going to )?(?:use|need|work with|log in(?:to)?|sign in(?:to)?)(?: (?:to )?${IT})?) (?:are|will be|would be|include|should be)(?: (?:only|mainly|mostly))?:? ${LIST}`,
      "i",
    ),
    sure: true,
  },
  // "It will be used by nurses and porters"
  {
    told: new RegExp(
      `${OPENS}${IT}(?:'s| is| will be| should be| shall be| would be| is to be| is going to be| must be| can be| may be|'ll be|) (?:(?:only|mainly|mostly|both|shared|run) )*(?:used|operated|shared|opened) (?:only |mainly |mostly |both )?by ${LIST}`,
      "i",
    ),
    sure: true,
  },
  // "It's for mechanics and customers", "it connects growers and chefs"
  {
    told: new RegExp(
      `${OPENS}${IT}(?:(?:'s| is| will be| should be) (?:(?:only|mainly|mostly|both|meant|made|intended|built|there|just) )*for|(?: should| will| can)? (?:connects?|brings? together|links?|serves?|joins?|puts? together)) (?:both )?(?=.*(?:,|\\band\\b))${LIST}`,
      "i",
    ),
    sure: false,
  },
  // "The parties are the growers and the chefs", "we distinguish …", "those involved: …"
  {
    told: new RegExp(
      `${OPENS}(?:(?:the |those )?(?:parties|people involved|participants|stakeholders|ones involved|main users) (?:are|here are)|(?:we|i|it|the app) (?:distinguish(?:es)?|tell(?:s)? apart|separates?)(?: between)?|(?:a|each|every) (?:user|account|person|member) (?:is|can be|may be|must be)(?: either)?|(?:the|a) (?:user )?role (?:is|can be|may be)(?: either| one of)?:?) (?=.*(?:,|\\band\\b|\\bor\\b))${LIST}`,
      "i",
    ),
    sure: false,
  },
  // "You can log in as a lifeguard, as a swim teacher or as the manager", "you are either a host or a driver"
  {
    told: new RegExp(
      `${OPENS}(?:you|people|one|users|everyone|everybody|they|each user|a user|somebody|each person|every user|all of us) (?:(?:can|will|must|may|should|either) )*(?:(?:logs?|signs?) (?:in|on|up)|registers?|joins?|(?:is|are)(?= either\\b))(?: either)?(?: as)? ${LIST}`,
      "i",
    ),
    sure: false,
  },
  // "Accounts are for the tutors and the parents", "we need logins for …"
  {
    told: new RegExp(
      `${OPENS}(?:(?:we|i) (?:need|want|would like) |there (?:are|should be|must be) )?(?:accounts?|logins?|log-ins?|access|(?:own |separate )?(?:views|areas)) (?:is |are )?(?:needed |only )?for ${LIST}`,
      "i",
    ),
    sure: false,
  },
  // "Tutors and parents need an account", "nurses, porters and the matron will use it"
  {
    told: new RegExp(
      `${OPENS}(?<list>[^.:;!?]{3,120}?) (?:(?:will|would|can|should|may|must|shall|all|both|each|also) )*(?:(?:use|log in(?:to)?|sign in(?:to)?|work with)(?: (?:to )?${IT})?|(?:need|get|have|has|gets|needs) (?:an? |their own |its own |own |separate )*(?:accounts?|logins?|log-ins?|access)(?: (?:to ${IT}|each|too))*|need to (?:get|log|sign) in)[.!]?$`,
      "i",
    ),
    sure: false,
  },
  // "There's me (head gardener), six gardeners and a trainee", "involved are …"
  {
    told: new RegExp(
      `${OPENS}(?:there(?:'s| is| are| will be)|theres|involved are|it's just|we are|involved:|on the team:|the team is|the team:) (?=.*(?:,|\\band\\b))${LIST}`,
      "i",
    ),
    sure: false,
  },
  {
    told: new RegExp(
      `${OPENS}(?:we|i) have (?<list>[^.;!?]{3,160}?),? (?:and|who|where) (?:both|all|they|all of them|each|everyone)(?: of them)? (?:(?:will|would|can|should|must|have to|has to) )*(?:needs?|uses?|logs?|signs?|gets?|accesses)\\b[^.;!?]*`,
      "i",
    ),
    sure: false,
  },
  // "On one side are the growers, who …, and on the other side are the chefs, who …"
  {
    told: new RegExp(
      `${OPENS}on (?:the )?one (?:side|hand),? (?:there )?(?:are|is|we have|stand|you have) ${LIST}`,
      "i",
    ),
    sure: false,
  },
];

/** Between two of those who are named. */
const JOINT =
  /\s*(?:[,;/&+]|,?\s+(?:and|or|plus|as well as|but also|und)(?=\s))\s*(?:(?:and|or|then|finally|also|of course)\s+)*(?:on the other(?: side| hand)?,? (?:(?:there )?(?:are|is|stand|we have) )?)?/i;
const DETERMINERS =
  /^(?:(?:the|an?|our|my|their|some|several|all|each|every|one|two|three|four|five|six|seven|eight|nine|ten|\d+|about|around|many|few|any|both|either|various|different|just|only|also|as|by|maybe|usually|mostly|normal|possibly|of course|sometimes|there's|is|are|for)\s+)+/i;
const AFTER =
  / (?:who|that|which|with|in|on|at|from|for|of|out|per|every|when|where|to|each|using|[a-z]+ing|sometimes|twice|once|during|under|behind|too|as well|only)\b.*$/i;

/** Who uses the app, where the sentence says no more than that and what each of them does; else null. */
function usersOf(sentence: string): Users | null {
  const words = sentence.trim().replace(/[.!?\s]+$/, "");
  for (const { told, sure } of FORMS) {
    const list = told.exec(words)?.groups?.list;
    const users = list === undefined ? null : usersIn(list, sure);
    if (users) return users;
  }
  return null;
}

function usersIn(list: string, sure: boolean): Users | null {
  const users: Users = { roles: [], many: [], me: "", rest: "" };
  const deeds: string[] = [];
  // "host and driver - and you choose one": what follows is a sentence of its own.
  const open = list.includes("(") ? list : list.replace(/\s*\)$/, "");
  const [, named = open, tail = ""] = /^([^()]*?)(?: -|\)),? ?(?:(?:and|but|so) )?(.*)$/.exec(open) ?? [];
  const who = withoutBrackets(named, users);
  if (who === null) return null;
  for (const part of who.split(JOINT)) {
    const piece = part.trim();
    if (piece === "") continue;
    const clause = /^(?:who|that|which) (.*)$/i.exec(piece)?.[1];
    const last = deeds.length - 1;
    if (clause !== undefined && users.roles.length > 0) {
      deeds.push(`${subjectOf(users)} ${clause}`);
      continue;
    }
    const name = nameOf(piece);
    const role = singular(name);
    const person =
      isPerson(role) || looksLikePerson(role) || (sure && /^(?:by|as) /i.test(piece) && !isBody(role));
    // "who feed and walk the dogs": the doing goes on.
    if (last >= 0 && (!person || !isNameOnly(piece, name))) {
      deeds[last] = `${deeds[last]} and ${piece}`;
      continue;
    }
    if (/^(?:me|i|us|we|myself)$/i.test(role)) continue;
    if (!/^[\p{L}][\p{L} '-]{2,28}$/u.test(role) || role.split(" ").length > 3) return null;
    if (!person && (!sure || isBody(role))) return null;
    users.roles.push(role);
    if (isPlural(name)) users.many.push(role);
    const does = / (?:who|that|which) (.*)$/i.exec(piece)?.[1];
    if (does) deeds.push(`${subjectOf(users)} ${does}`);
  }
  const found = users.roles.length + Number(users.me !== "");
  if (found < 2) return null;
  users.rest = [...deeds.map((deed) => `${deed}.`), capital(tail)].join(" ").trim();
  return users;
}

/** "me (head gardener)", "the treasurer (me)": who writes; what else stands in brackets says nothing of who it is. */
function withoutBrackets(list: string, users: Users): string | null {
  let whose = list.replace(
    /\b(?:me|myself|i)(?: \(|, | - | as )(?:(?:as |being )?(?:the|an?) )?([\p{L}-]+(?: [\p{L}-]+)?)\)?(?=,|;| and |$)/iu,
    (found: string, role: string) => {
      if (!isPerson(singular(role.toLowerCase()))) return found;
      users.me = role.toLowerCase();
      return role;
    },
  );
  whose = whose.replace(
    /([\p{L}-]+(?: [\p{L}-]+)?) \((?:that's |that is |which is |i\.e\. )?(?:me|myself|I)\)/iu,
    (_, role: string) => {
      users.me = role.toLowerCase().replace(/^(?:the|an?) /, "");
      return role;
    },
  );
  return whose.replace(/ ?\([^()]*\)/g, "");
}

/** "used by two schools": those who act for it are meant. */
const isBody = (name: string) => BUSINESSES.has(name.slice(name.lastIndexOf(" ") + 1)) || isKnownThing(name);

const subjectOf = ({ roles, many }: Users) => {
  const last = roles.at(-1) ?? "";
  return many.includes(last) ? capital(plural(last)) : `The ${last}`;
};

function nameOf(piece: string): string {
  return piece
    .toLowerCase()
    .replace(DETERMINERS, "")
    .replace(/\b(head|chair|director|friend|member|secretary) of (?:the )?/, "$1-of-")
    .replace(AFTER, "")
    .replace(/-of-/, " of ")
    .trim();
}

/** True when the words only name somebody, or go on with what these do. */
function isNameOnly(piece: string, name: string): boolean {
  const rest = piece.toLowerCase().replace(DETERMINERS, "").slice(name.length).trim();
  return rest === "" || /^(?:who|that|which|with|in|on|at|from|of)\b|^[a-z]+ing\b/.test(rest);
}

/** What speaks of using an app, whoever does. */
const CUE =
  /\b(?:use[sd]?|users?|log(?:s|ged)? in|sign(?:s|ed)? (?:in|up)|log-?ins?|accounts?|access|roles?|views? for|involved|main user|there (?:is|are)|besides|apart from|the first\b.*\bthe second)\b/i;
const USING =
  /^(?:be|is|are|am|was|have|has|use|used|log|sign|need|get|work|share|involve|exist|come|join|register|should|can|will|must|may)$/;
/** What else such a sentence may name. */
const BESIDE =
  /^(?:app|application|site|website|tool|system|platform|user|role|log-?in|account|access|view|screen|side|hand|home|office|own|person|people|everyone|everybody|all|each|both|one|other|rest|phone|computer|tablet|day|evening|time|first|second|third|place)$/;

/** "The mechanics use it at work, the customers at home": a sentence that names nothing but people, and how they use it. */
function namedAsUsers({ kept, reader, state }: Passage): string[] {
  const tokens = reader.tokens(kept.replace(/\([^()]*\)/g, ""));
  const bare = !state.first && !tokens.some(({ tag }) => /^[VBHM]$/.test(tag)) && /,/.test(kept);
  if (
    !(CUE.test(kept) || bare) ||
    /\b(?:no|not|never|without|only|if|when)\b|n't/i.test(kept) ||
    kept.length > 160
  )
    return [];
  if (tokens.some((token) => token.tag === "V" && !USING.test(token.base))) return [];
  const phrases = chunk(tokens).flatMap(({ np }) => (np && !np.pronoun ? [np] : []));
  const people = phrases.filter((np) => isPerson(singular(np.last)) && singular(np.last) !== "user");
  const others = phrases.filter(
    (np) => !people.includes(np) && !BESIDE.test(singular(np.last)) && !BUSINESSES.has(singular(np.last)),
  );
  const least = /\bis (?:the|a|another) (?:[a-z]+ )?user\b/i.test(kept) ? 1 : bare ? 3 : 2;
  if (others.length > 0 || people.length < least) return [];
  return people.some((np) => /^(?:my|his|her|their)$/.test(tokens[np.start]?.lower ?? ""))
    ? []
    : people.map((np) => np.head);
}

/** "An app to track repairs, used by mechanics and customers": those who are named behind what it is. */
const BEHIND = new RegExp(
  `^(?<before>.{10,}?),? (?:(?:that|which) (?:is|will be|can be) |and is )?(?:used|shared) by ${LIST}$`,
  "i",
);

/** Reads a sentence that says who uses the app; true when it says nothing more. */
export function readUsers(passage: Passage): boolean {
  const { state, kept } = passage;
  if (state.gloss || kept.length > 260) return false;
  const behind = BEHIND.exec(kept.trim().replace(/[.!]+$/, ""));
  const listed = behind?.groups?.list ? usersIn(behind.groups.list, false) : null;
  const users = listed
    ? { ...listed, rest: `${behind?.groups?.before}. ${listed.rest}`.trim() }
    : usersOf(kept);
  if (!users) {
    for (const role of namedAsUsers(passage)) addRole(state, role);
    return false;
  }
  const { reading } = state;
  for (const role of users.roles) {
    addRole(state, role);
    reading.listed.push(role);
    if (!state.persons.includes(role)) state.persons.push(role);
  }
  for (const role of users.many) state.many.add(role);
  if (users.me) reading.writerRole ||= users.me;
  passage.kept = users.rest;
  return !/\p{L}{2}/u.test(users.rest);
}
