import { BUSINESSES } from "../catalogue/people";
import { keptWhen } from "../catalogue/screen-states";
import {
  capital,
  clip,
  isUncounted,
  listName,
  plural,
  singular,
  withArticle,
  withoutTail,
} from "../text/words";
import { type Draft, type EntityDraft, ownerOf, rolesOf } from "./draft";
import { takesPlace } from "./relations";
import { AWKWARD, CALLED, tellingColumns, typedColumns } from "./samples";
import type { StoryDraft } from "./stories";
import { buttonOf, headingOf, spoken } from "./wording";

/** Doings that bring an entry into a list. */
export const MAKING =
  /^(?:add|log|post|upload|book|order|request|join|share|pay|time|message|vote|lend|import|generate|answer)$/;

/** What a grey row will hold: its columns, and what it hangs on ("photos: caption, date taken, dog"). */
export function rowOf(draft: Draft, noun: string, columns: readonly string[]): string {
  const people = new Set(draft.entities.filter((one) => one.person).map((one) => one.noun));
  const whole = (draft.entities.find((one) => one.noun === noun)?.relations ?? [])
    .map((text) => /^(?:belongs|refers) to one (.+)$/.exec(text)?.[1] ?? "")
    .find(
      (one) =>
        one !== "" &&
        !one.includes(" of ") &&
        !people.has(one) &&
        !columns.includes(one) &&
        // There is one restaurant, and every table stands in it.
        !BUSINESSES.has(one.slice(one.lastIndexOf(" ") + 1)),
    );
  return [...columns, ...(whole ? [whole] : [])].join(", ");
}

/** What a screen that the idea names shows while it loads: the figures of a dashboard, the entries of anything else. */
export function waitingOf(draft: Draft, story: StoryDraft, columns: readonly string[]): string {
  const figures = /\b(?:dashboard|panel)\b.*? (?:with|of|for) (.+)$/.exec(story.want)?.[1];
  if (figures) return `Grey bars: ${clip(figures, 90)}`;
  return `Grey ${listName(story.noun)}: ${rowOf(draft, story.noun, columns)}`;
}

/** The columns that tell entries of a table apart, where their names make a sentence. */
export function columnsOf(draft: Draft, noun: string): string[] {
  const entity = draft.entities.find((one) => one.noun === noun);
  const columns = entity ? tellingColumns(entity, draft.samples) : [];
  const plain = columns.filter((name) => !AWKWARD.test(name));
  const first = entity?.fields.find((field) => !AWKWARD.test(field.name) && field.name !== "status")?.name;
  return plain.length > 0 ? plain : first ? [first] : columns.length > 0 ? columns : ["name"];
}

/** Doings that fill a list only where it is the list of what they make: booking a bed makes a booking, and no bed. */
const FILLS: Partial<Record<StoryDraft["class"], RegExp>> = {
  message: /(?:^| )(?:message|chat|comment|question|conversation)$/,
  vote: /(?:^| )(?:vote|rating|review|poll)$/,
  answer: /(?:^| )(?:answer|reply|response|questionnaire)$/,
  lend: /(?:^| )loan$/,
  book: /(?:^| )(?:booking|appointment|reservation|viewing|visit)$/,
  order: /(?:^| )(?:order|purchase)$/,
  join: /(?:^| )(?:sign-?up|registration|application|attendance|membership|subscription|entry)$/,
  pay: /(?:^| )(?:payment|fee|deposit|tip|donation|contribution|order|invoice|subscription|settlement|expense)$/,
};

/** What comes of other entries by itself. */
const COUNTED =
  /(?:^| )(?:balance|streak|point|summary|statistic|total|ranking|leaderboard|report|standing)$/;

/** True when the doing brings an entry into the list. */
function fillsList(story: StoryDraft, entity: EntityDraft | undefined): boolean {
  // Money handed over at the door is ticked, and that tick is the payment.
  const ticked = story.class === "mark" && /^(?:pay|settle)\b/.test(story.want);
  if (!(MAKING.test(story.class) || ticked) || story.priority !== "must") return false;
  if (entity?.person) return story.class === "add" || story.class === "invite";
  const fills = FILLS[story.class];
  if (fills) return fills.test(story.noun) || (story.class === "book" && takesPlace(entity));
  if (/^(?:upload|share|import|time|request|scan|mark)$/.test(story.class)) return true;
  // "Announce a change" and "keep a log" bring no event and no bell.
  const last = story.noun.slice(story.noun.lastIndexOf(" ") + 1);
  return story.want
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .some((word) => singular(word) === last || word === last);
}

/** What a row of the list shows: what an entry is called or says, then what tells it apart. */
export function headsOf(draft: Draft, entity: EntityDraft): string[] {
  const first =
    entity.fields.find((field) => CALLED.test(field.name)) ??
    entity.fields.find(
      (field) => field.type === "long text" && /^(?:text|description|reason)$/.test(field.name),
    );
  const others = columnsOf(draft, entity.noun).filter((name) => name !== first?.name && !AWKWARD.test(name));
  return [...(first ? [first.name] : []), ...others, ...columnsOf(draft, entity.noun)]
    .filter((name, at, all) => all.indexOf(name) === at)
    .slice(0, 2);
}

/** Lists that fill by themselves: nobody enters a line of the audit log. */
const NOTED = /(?:^| )(?:audit log|log|history|notification|alert|reminder|flag)$/;

/** Words of a story that looks after entries, and so also brings them in. */
const KEEPS = /^(?:edit|manage|keep|maintain|update|organi[sz]e|administer|set)\b/;

/** The story that brings entries into this list, be it told of the thing itself or of what it hangs on; if any. */
export function makerOf(draft: Draft, noun: string, stories: readonly StoryDraft[]): StoryDraft | undefined {
  const entity = draft.entities.find((one) => one.noun === noun);
  const own = stories.filter((story) => story.noun === noun && story.priority === "must");
  // "Vote on the recipes" is what fills the list of votes, "book a listing" that of bookings.
  const beside = (story: StoryDraft) => {
    const other = draft.entities.find((one) => one.noun === story.noun);
    return (
      story.priority === "must" &&
      story.noun !== noun &&
      FILLS[story.class]?.test(noun) === true &&
      (entity?.relations.some((text) => text.endsWith(` one ${story.noun}`)) ||
        other?.relations.some((text) => text.endsWith(` one ${noun}`)))
    );
  };
  return (
    own.find((story) => fillsList(story, entity)) ??
    own.find((story) => /^take out\b/.test(story.want)) ??
    (noun === draft.main && !entity?.person
      ? own.find((story) => !story.loose && /^(?:add|log|post|upload|import|generate)$/.test(story.class))
      : undefined) ??
    stories.find(beside)
  );
}

/** Who brings entries into a list that no story fills; "" where they come by themselves or from elsewhere. */
export function adderOf(draft: Draft, noun: string, stories: readonly StoryDraft[]): string {
  const entity = draft.entities.find((one) => one.noun === noun);
  if (!entity || entity.person || COUNTED.test(noun) || NOTED.test(noun)) return "";
  if (makerOf(draft, noun, stories)) return "";
  const own = stories.filter((story) => story.noun === noun);
  const keeper = own.find((story) => story.class === "edit" && KEEPS.test(story.want));
  if (keeper) return keeper.actor;
  return own.every((story) => /^(?:view|find|choose|compare|follow|scan)$/.test(story.class))
    ? ownerOf(draft, noun)
    : "";
}

/** Who brings entries into a list by its own button, because no story does; "" where they come in another way. */
export function enteredBy(draft: Draft, noun: string, stories: readonly StoryDraft[]): string {
  const entity = draft.entities.find((one) => one.noun === noun);
  if (!entity || (listName(noun) === noun && !isUncounted(noun))) return "";
  if (makerOf(draft, noun, stories) || (COUNTED.test(noun) && draft.main !== noun)) return "";
  if (stories.some((story) => story.noun === noun && story.class === "earn")) return "";
  if (entity.person) return draft.staff === "moderator" ? draft.user : draft.staff;
  const adder = adderOf(draft, noun, stories);
  return adder || (waitingFor(noun, stories) ? "" : ownerOf(draft, noun));
}

/** What an empty list says to those who open it: what fills it, and who may. */
export function emptyOf(
  draft: Draft,
  noun: string,
  stories: readonly StoryDraft[],
  roles: readonly string[],
): string {
  const things = plural(noun);
  const entity = draft.entities.find((one) => one.noun === noun);
  const earned = stories.some((story) => story.noun === noun && story.class === "earn");
  const first = draft.samples.rows.get(noun)?.[0]?.label;
  if (earned && first && entity?.fields.some((field) => CALLED.test(field.name)))
    return `“No ${things} yet” and what ${first} takes`;
  if (listName(noun) === noun && !isUncounted(noun))
    return `“Nothing changed yet”; each change of ${withArticle(draft.main)} brings a line`;
  const maker = makerOf(draft, noun, stories);
  // A balance or a summary is reckoned, not entered.
  const source = draft.main;
  if (!maker && COUNTED.test(noun) && source !== noun)
    return `“No ${things} yet”; ${plural(source)} bring them`;
  if (!maker) {
    // People come by themselves, or because somebody asked them in.
    if (entity?.person) {
      const near = stories.some((story) => story.noun === noun && /\bnear(?:by)?\b/.test(story.want));
      return askedOf(
        draft,
        `${noun}${near ? " nearby" : ""}`,
        enteredBy(draft, noun, stories),
        roles,
        `“Invite ${withArticle(noun)}”`,
      );
    }
    const by = enteredBy(draft, noun, stories);
    if (by) return askedOf(draft, noun, by, roles, `“Add ${withArticle(noun)}”`);
    const waiting = waitingFor(noun, stories);
    return `“No ${things} yet”; ${waiting} comes with the first${isUncounted(noun) ? "" : ` ${noun}`}`;
  }
  const button = `“${capital(spoken(maker.want))}”`;
  if (roles.includes(maker.actor)) return askedOf(draft, noun, maker.actor, roles, button);
  return `“No ${things} yet”; they come once ${rolesOf(maker.actor, draft)} ${maker.want.startsWith("be ") ? "can " : ""}${clipped(maker.want, draft, maker.actor)}`;
}

/** An empty list with its button, which only those see who may use it. */
function askedOf(draft: Draft, noun: string, by: string, roles: readonly string[], button: string): string {
  const [, thing = noun, near = ""] = /^(.+?)( nearby)$/.exec(noun) ?? [];
  const none = `“No ${plural(thing)}${near} yet”`;
  if (!roles.includes(by)) {
    const who = rolesOf(by, draft);
    return `${none}; ${who} ${who.startsWith("the ") ? "adds" : "add"} them`;
  }
  return roles.length > 1 ? `${none}; for ${rolesOf(by, draft)} with ${button}` : `${none}; button ${button}`;
}

/** What cannot be done or seen before there is an entry, as its button or heading says it; "" when no story says. */
function waitingFor(noun: string, stories: readonly StoryDraft[]): string {
  const story = stories.find(
    (one) => one.noun === noun && one.priority === "must" && !/^(?:notify|generate|message)$/.test(one.class),
  );
  return story ? headingOf(story.want) || buttonOf(story.want) : "";
}

/** "members log finds", "the owner can edit prices". */
function clipped(want: string, draft: Draft, role: string): string {
  return rolesOf(role, draft).startsWith("the ") ? `can ${spokenOf(want)}` : spokenOf(want);
}

function spokenOf(want: string): string {
  return withoutTail(want);
}

/** What is written and rated is typed, and no vote that was given before. */
const REVIEWED =
  /^(?:write|leave|post|review|rate|give)\b.*\b(?:reviews?|ratings?|feedback|stars)\b|^(?:review|rate)\b/;

/** What a list says when its doing failed, or when it could not be loaded. */
export function errorOf(draft: Draft, noun: string, stories: readonly StoryDraft[]): string {
  const entity = draft.entities.find((one) => one.noun === noun);
  const deed = stories.find(
    // Nobody taps to earn a badge or to keep a streak: both are counted.
    (story) => story.noun === noun && story.class !== "earn" && keptWhen(story.class) !== "",
  );
  if (!deed) {
    const story = stories.find((one) => one.noun === noun);
    if (!story) return `“${capital(plural(noun))} not loaded”, Retry`;
    const head = headingOf(story.want);
    return head
      ? `${head.replace(/”$/, ", as of 9:30”")}, Retry`
      : `“${capital(plural(noun))} not loaded”, Retry`;
  }
  const typed = entity ? typedColumns(entity, draft.samples) : [];
  const [f1 = "name", f2 = f1] = typed;
  // A walk that two arrange has no times that somebody else may take.
  const loose =
    deed.class === "book" && !/(?:^| )(?:booking|appointment|reservation|slot|viewing|visit)$/.test(noun);
  const kept = keptWhen(
    (deed.class === "vote" && REVIEWED.test(deed.want)) || (loose && takesPlace(entity))
      ? "add"
      : loose
        ? "choose"
        : deed.class,
  )
    .replace("{f1} and {f2} stay", f1 === f2 ? `${f1} stays` : `${f1} and ${f2} stay`)
    .replace(/\{f1\}/g, f1)
    .replace(/\{f2\}/g, f2)
    .replace(/\{thing\}/g, noun);
  return `“Could not ${spoken(deed.want)}”, ${kept}`;
}
