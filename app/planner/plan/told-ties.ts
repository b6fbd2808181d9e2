import { classOf } from "../catalogue/noun-classes";
import { BUSINESSES } from "../catalogue/people";
import { plural } from "../text/words";
import type { Draft, EntityDraft } from "./draft";

/**
 * How tables hang together as the sentences of an idea tell it: "a timer against a project and a task", "each dog has a
 * profile", "recipes are made of ingredients". Two tables that stand one after the other are tied by the words between.
 */
type Tie = { part: EntityDraft; whole: EntityDraft; how: "belongs to" | "refers to" };

/** A table where a sentence speaks of it. */
type Spoken = { entity: EntityDraft; many: boolean; start: number; end: number };

/** Words before a noun that tell nothing of how it hangs together with another. */
const BEFORE =
  /^(?:an?|the|each|every|their|its|his|her|this|that|one|my|our|your|which|what|any|other|another|some|all|several|many|multiple|own|new|such|exactly|only|two|three|four|five|more|different|specific|given|certain|\d+)$/;

const JOINTS: readonly (readonly [RegExp, "of" | "about" | "has" | "from"])[] = [
  [
    /^(?:of|inside|per|into|(?:is|are)? ?(?:part|made) of|belongs? to|belonging to|goes? (?:in|into)|lives? (?:in|on)|(?:is|are)? ?(?:kept|stored|held) (?:in|on)|(?:is|are)? ?grouped (?:in|into|by)|within)$/,
    "of",
  ],
  [
    /^(?:for|about|against|on|at|in|under|(?:is|are) (?:for|about|at|in|on)|takes? place (?:in|at|on)|happens? (?:in|at|on)|refers? to|(?:is|are)? ?(?:linked|attached|assigned|connected|tied|booked|meant) (?:to|for))$/,
    "about",
  ],
  [
    /^(?:with|including|contains?|includes?|holds?|consists? of|(?:is |are )?made (?:up )?of|(?:can |may |must |should )?(?:has|have)|comes? with|(?:is |are )?(?:split|divided|broken down) into|with (?:a )?(?:list|set) of)$/,
    "has",
  ],
  [/^from$/, "from"],
];
/** "recipe with ingredients" is read as what it is made of, "made of" alone would be part of it. */
const MADE_OF = /\bmade (?:up )?of$/;

/** A list goes on: "a project and a task". */
const AND = /^(?:,|and|or|, and|, or|&|\/)$/;

const WORDS = /[\p{L}\d][\p{L}\d'’-]*|[^\s\p{L}\d]/gu;

/** What happens or is written about something, and does not hold it. */
const HAPPENS =
  /(?:^| )(?:booking|reservation|appointment|order|loan|rental|reading|walk|ride|trip|message|payment|deposit|review|rating|vote|slot|shift|task|viewing|visit|inspection|treatment|report|damage|entry|timesheet|request|offer|swap|match|session|lesson|rehearsal|log|note|comment|stop|pickup|delivery|sale|donation|sign-up|registration|result|check|round|sample|lead|inquiry|question|answer|point|settlement|balance|consent|signature|application|star|stamp|badge|coin|credit|chore)$/;
const HAPPENING_CLASS =
  /^(?:deed|work|incident|illness|message|payment|lesson|journey|contest|event|game|right|mark|award|document)$/;
const HOLDING_CLASS = /^(?:building|place|group|room|container|workplace)$/;

/** The further up, the more others are about it or in it: a place, a thing, what happens to it. */
export function rankOf({ noun }: EntityDraft): 0 | 1 | 2 {
  if (HAPPENS.test(noun)) return 2;
  const kind = classOf(noun);
  if (HOLDING_CLASS.test(kind)) return 0;
  return HAPPENING_CLASS.test(kind) ? 2 : 1;
}

/** All that the sentences tell, in their order. Only English says it in this order of words. */
export function toldTies(draft: Draft): Tie[] {
  if (draft.reading.language !== "en") return [];
  const forms = formsOf(draft.entities);
  return draft.reading.quotes.flatMap((quote) => {
    const words = quote.toLowerCase().match(WORDS) ?? [];
    return tiesIn(words, spokenIn(words, forms));
  });
}

type Forms = ReadonlyMap<string, { entity: EntityDraft; many: boolean }>;

/** The words by which a sentence may call a table: its noun, and the last word of it where no other table has that. */
function formsOf(entities: readonly EntityDraft[]): Forms {
  const forms = new Map<string, { entity: EntityDraft; many: boolean }>();
  const put = (noun: string, entity: EntityDraft) => {
    if (!forms.has(plural(noun))) forms.set(plural(noun), { entity, many: true });
    if (!forms.has(noun)) forms.set(noun, { entity, many: false });
  };
  for (const entity of entities) put(entity.noun, entity);
  for (const entity of entities) {
    const last = entity.noun.slice(entity.noun.lastIndexOf(" ") + 1);
    if (last !== entity.noun && entities.filter(({ noun }) => noun.endsWith(last)).length === 1)
      put(last, entity);
  }
  return forms;
}

/** The tables that are spoken of, the longest name first. */
function spokenIn(words: readonly string[], forms: Forms): Spoken[] {
  const found: Spoken[] = [];
  for (let start = 0; start < words.length; start += 1)
    for (const length of [3, 2, 1]) {
      const known = forms.get(words.slice(start, start + length).join(" "));
      if (!known) continue;
      found.push({ ...known, start, end: start + length });
      start += length - 1;
      break;
    }
  return found;
}

function tiesIn(words: readonly string[], spoken: readonly Spoken[]): Tie[] {
  const ties: Tie[] = [];
  let open: { one: Spoken; joint: Joint } | null = null;
  for (const [at, one] of spoken.entries()) {
    const next = spoken[at + 1];
    if (!next) break;
    const between = words.slice(one.end, next.start);
    const joint = jointOf(between);
    if (joint) open = { one, joint };
    else if (!AND.test(withoutBefore(between).join(" "))) open = null;
    const tie: Tie | null =
      open && open.one.entity !== next.entity ? tieOf(open.one, next, open.joint) : null;
    if (tie) ties.push(tie);
  }
  return ties;
}

type Joint = "of" | "about" | "has" | "from" | "made of";

function jointOf(between: readonly string[]): Joint | null {
  if (between.length === 0 || between.length > 7) return null;
  const read = (words: readonly string[]): Joint | null => {
    const text = words.join(" ");
    if (MADE_OF.test(text)) return "made of";
    return JOINTS.find(([joint]) => joint.test(text))?.[1] ?? null;
  };
  const bare = withoutBefore(between);
  // "for a small group": one word may stand before the noun that says of which kind it is.
  return read(bare) ?? (bare.length > 1 ? read(withoutBefore(bare.slice(0, -1))) : null);
}

/** "against a" → "against" */
function withoutBefore(words: readonly string[]): string[] {
  let end = words.length;
  while (end > 0 && BEFORE.test(words[end - 1] ?? "")) end -= 1;
  return words.slice(0, end);
}

/** "bookings of interpreters" are about them, and not theirs. */
const HIRED = /(?:^| )(?:booking|reservation|hire|rental|assignment|review|rating)$/;

/** Which of the two is of the other; null where the words say nothing that is kept. */
function tieOf(one: Spoken, other: Spoken, joint: Joint): Tie | null {
  const [a, b] = [one.entity, other.entity];
  if (joint === "has" || joint === "made of") return hadBy(a, other);
  if (a.person && (b.person || !/^(?:group|lesson|class|team|course)$/.test(classOf(b.noun)))) return null;
  if (BUSINESSES.has(b.noun) && joint !== "of") return null;
  // "invoices from approved entries", "a list of the plants": made of them.
  if (joint === "from")
    return b.person || rankOf(b) === 0 || BUSINESSES.has(b.noun)
      ? { part: a, whole: b, how: "refers to" }
      : { part: b, whole: a, how: "refers to" };
  if (b.person) {
    if (joint === "of") return { part: a, whole: b, how: HIRED.test(a.noun) ? "refers to" : "belongs to" };
    return other.many ? null : { part: a, whole: b, how: "refers to" };
  }
  // "rooms for meetings": a meeting takes place in a room, not the other way round.
  if (rankOf(a) < rankOf(b)) return joint === "of" ? null : { part: b, whole: a, how: "refers to" };
  return { part: a, whole: b, how: joint === "of" ? "belongs to" : "refers to" };
}

/** "each dog has a profile", "a lesson with a teacher": of people only who has something is the whole. */
function hadBy(a: EntityDraft, { entity: b }: Spoken): Tie | null {
  if (b.person) return a.person || rankOf(a) < 2 ? null : { part: a, whole: b, how: "refers to" };
  return { part: b, whole: a, how: "belongs to" };
}

/** True when the one is about the other, and not the other way round: a booking about a room, a packet in a freezer. */
export function isAbout(one: EntityDraft, other: EntityDraft): boolean {
  return rankOf(one) > rankOf(other);
}

/** The table that stands closest to this one in a sentence, people left out; undefined where none does. */
export function tableNear(entity: EntityDraft, draft: Draft): EntityDraft | undefined {
  if (draft.reading.language !== "en") return undefined;
  const forms = formsOf(draft.entities);
  let best: { entity: EntityDraft; away: number } | undefined;
  for (const quote of draft.reading.quotes) {
    const spoken = spokenIn(quote.toLowerCase().match(WORDS) ?? [], forms);
    for (const own of spoken)
      for (const other of spoken) {
        if (own.entity !== entity || other.entity === entity || other.entity.person) continue;
        const apart = Math.abs(other.start - own.start);
        // What the app turns around is meant before others.
        const away = other.entity.noun === draft.main ? apart / 2 : apart;
        if (away < (best?.away ?? CLOSE) && rankOf(other.entity) !== rankOf(entity))
          best = { entity: other.entity, away };
      }
  }
  return best?.entity;
}

/** As many words apart two nouns of a sentence still speak of each other. */
const CLOSE = 13;
