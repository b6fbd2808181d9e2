import type { PlanStory } from "~/domain/plan";
import type { Capability } from "../catalogue/capability";
import { classOfVerb, type VerbClass } from "../catalogue/verbs";
import type { Action } from "../read/reading";
import { withArticle } from "../text/words";
import { DECLINES, isLoose, nounOf } from "./about";
import { accept, type Used } from "./acceptance";
import { storyActor } from "./actors";
import { type Draft, datedNoun, fill, ownerOf, sharedNoun, subscriberOf } from "./draft";
import { fillers } from "./fillers";
import { isLived } from "./lived";
import { takesPlace } from "./relations";
import { AWKWARD, typedColumns } from "./samples";
import { withAnother } from "./slots";
import { wantOf } from "./wants";

/** A story with what later steps need to know about it. */
export type StoryDraft = Omit<PlanStory, "id"> & {
  /** True when what is acted upon is no table of the plan: accepted in words of its own. */
  loose?: boolean;
  class: VerbClass;
  actor: string;
  noun: string;
  kind: "core" | "extra";
};

const EXTRA: ReadonlySet<VerbClass> = new Set<VerbClass>([
  "pay",
  "notify",
  "import",
  "export",
  "earn",
  "compare",
  "flag",
  "invite",
  "split",
]);
/** A nurse who checks a questionnaire decides something; whoever checks the calendar only looks. */
const LOOKS_INTO =
  /^check (?:the |each |every |their |all )?(?:\w+ )?(?:eligibility|identit(?:y|ies)|ids?|documents?|applications?|papers|certificates?|licen[cs]es?|quality|qualifications?|memberships?|homework|questionnaires?|consents?|forms?|answers)\b/;

/** Verbs of being, and such as lost what they are done to: nobody can build "users can suggest". The way in is no story. */
const IDLE =
  /^(?:care|remain|stay|come|go|eat|sleep|live|exist|suggest|dry|meet|earn|catch)$|^(?:sign|log) in(?:$| (?:with|to|on|by|via) )/;

/** Words that say more about a doing than its verb alone. */
const SAID: readonly [RegExp, VerbClass][] = [
  // Whoever hears a clip looks at it, with their ears.
  [/^(?:listen to|hear|watch)\b/, "view"],
  // A shift that one has taken is no longer free for others.
  [
    /^(?:take|claim|grab) (?:an?|one|the|their) (?:[\p{L}-]+ )?(?:shift|job|task|slot|turn|duty|ride|seat|place)\b/u,
    "join",
  ],
  // Things that are given, and words of advice, cost nobody money.
  [/^donate (?!money|\d|[€$£]|online|by|to|through|via|monthly|once|an? (?:sum|amount)|what)\p{L}/u, "add"],
  [/^leave (?!an? |the )[\p{L}-]+ tips?\b/u, "post"],
  // Who meets somebody at a place writes nothing.
  [/^meet (?:up )?(?:at|in|on|by)\b/, "act"],
  [/^follow (?:it |them |the [\p{L} ]+ )?(?:live|along)\b/u, "view"],
  [/^(?:write|answer|reply|text|message) back\b/, "message"],
  // A meter is read and a score told: nobody is blamed for either.
  [
    /^report (?:an? |the |their |its )?(?:[\p{L}-]+ )?(?:readings?|scores?|results?|hours|mileage|numbers?|levels?|progress|sightings?|finds?|temperatures?)\b/u,
    "add",
  ],
  [/^answer (?:[\p{L}-]+ )?(?:[\p{L}-]+ )?questions?\b/u, "answer"],
  // "Say who taught it to them": words beside a thing, and no choice between things.
  [
    /^(?:say|tell) (?:who|where|what|how|when|which|why)\b(?! (?:they|many people) (?:come|are coming))/,
    "message",
  ],
];

/** "Report a broken fence": somebody is to see to it; only what others have written or done is reported as unfit. */
function tellsOfFault(want: string, draft: Draft): boolean {
  return (
    /^report (?:an? |the |any )?(?:[\p{L}-]+ )*?(?:broken|leaking|damaged|missing|lost|blocked|faulty|defects?|damages?|faults?|problems?|leaks?|potholes?|breakdowns?|repairs?|hazards?|issues?)\b/u.test(
      want,
    ) && !draft.capabilities.some((one) => one.id === "moderation")
  );
}

/** What one person has and another cannot have at that hour. */
const TAKEN =
  /(?:^| )(?:booking|appointment|reservation|viewing|visit|slot|walk|ride|lesson|meeting|meet-?up|date)$/;

/** "Plan the menu for the week", "plan the relay race": entered, where no hour of it can be taken by somebody else. */
function plansEntries(want: string, noun: string, name: VerbClass | undefined, draft: Draft): boolean {
  return (
    name === "book" &&
    /^(?:plan|schedule) /.test(want) &&
    (!takesPlace(draft.entities.find((entity) => entity.noun === noun)) || !TAKEN.test(noun))
  );
}

/** Stories as they are told one after the other, and what keeps them apart. */
type Telling = {
  draft: Draft;
  stories: StoryDraft[];
  used: Used;
  /** Words and doer of every story: nothing is told twice. */
  wants: Set<string>;
};

/** What stories come from, in the order in which they are told while there is room. */
const SOURCES: readonly ((telling: Telling) => void)[] = [
  tellDoings,
  tellCapabilities,
  bringIn,
  tellWaysBack,
  tellFillers,
];

/** The stories of a plan: those of the idea first, then implied ones. */
export function writeStories(draft: Draft): StoryDraft[] {
  const telling: Telling = { draft, stories: [], used: new Map(), wants: new Set() };
  for (const source of SOURCES) source(telling);
  return telling.stories;
}

function tell(
  { draft, stories, used, wants }: Telling,
  actor: string,
  verb: string,
  words: string,
  noun: string,
  extra: Partial<StoryDraft>,
): void {
  const want = withAnother(words, actor, draft);
  const key = `${want}|${actor}`;
  if (wants.has(key) || stories.length >= 16) return;
  wants.add(key);
  const said = saidClass(draft, verb, words, noun, extra);
  const name = doneClass(draft, said);
  const atTheDoor = said === "pay" && name !== said;
  // A book is reserved for somebody, and not for an hour.
  const timeless =
    name === "book" && !TAKEN.test(noun) && !takesPlace(draft.entities.find((one) => one.noun === noun));
  const loosely = /^(?:view|find|compare)$/.test(name) ? "glance" : "loose";
  stories.push({
    ...accept(
      draft,
      atTheDoor ? "cash" : extra.loose ? loosely : timeless ? "reserve" : name,
      used,
      actor,
      want,
      noun,
    ),
    actor,
    noun,
    kind: EXTRA.has(said) && name !== "assign" ? "extra" : "core",
    priority: "must",
    origin: "named",
    role: actor,
    entity: noun,
    want,
    ...extra,
    class: name,
  });
}

/** The class of a doing as its words have it, where they say more than its verb. */
function saidClass(
  draft: Draft,
  verb: string,
  want: string,
  noun: string,
  extra: Partial<StoryDraft>,
): VerbClass {
  const own = extra.class ?? classOfVerb(verb);
  // Whoever gets paid ticks it off.
  if (/^(?:get|be) paid\b/.test(want)) return "mark";
  if (/^see /.test(want) && own !== "notify") return "view";
  // Who says yes or no decides; who says so for themselves answers.
  if (
    LOOKS_INTO.test(want) ||
    DECLINES.test(want.split(" ")[0] ?? "") ||
    /^say (?:yes or no|yes\/no)\b(?! for themselves)/.test(want)
  )
    return "approve";
  for (const [words, said] of SAID) if (words.test(want)) return said;
  if (tellsOfFault(want, draft)) return "request";
  if (plansEntries(want, noun, extra.class, draft)) return "add";
  return own ?? "act";
}

/** The class that it has in this app. */
function doneClass(draft: Draft, said: VerbClass): VerbClass {
  const can = (id: string) => draft.capabilities.some((one) => one.id === id);
  // Money handed over at the door is ticked off, not charged.
  if (said === "pay" && can("cash")) return "mark";
  // A harvest that is split leaves nobody with a debt.
  return said === "split" && !can("splitting") ? "assign" : said;
}

/** With so many doings in the app, what people do beside it makes no story. */
const ENOUGH = 2;

/** What the idea itself says that people do. */
function tellDoings(telling: Telling): void {
  const { draft } = telling;
  const actions = draft.reading.actions.filter(({ unread }) => !unread);
  const done = actions.filter((action) => !isLived(action, draft.reading.text));
  // Where the idea says little else, what people do is the best that is known of it.
  for (const action of done.length >= ENOUGH ? done : actions) {
    const actor = storyActor(action, draft);
    const want = wantOf(action, draft);
    if (!want || (IDLE.test(want) && actions.length > 3)) continue;
    const received = isReceived(action);
    const noun = nounOf(action, draft);
    for (const doer of [...besideOf(action, actor, draft), actor])
      tell(telling, doer, action.verb, want, noun, {
        ...(!received && isLoose(action, noun, draft) ? { loose: true } : {}),
        class: received ? "notify" : action.class,
        ...(received ? { kind: "extra" as const } : {}),
        priority: action.origin === "wish" ? "later" : "must",
        ...(action.origin === "wish" ? { kind: "extra" } : {}),
      });
  }
}

/** "Get a text the day before": what comes to people by itself. */
function isReceived(action: Action): boolean {
  return (
    /^(?:receive|get)$/.test(action.verb) &&
    (/^\w+ (?:an? )?(?:texts?|sms|messages?|calls?|letters?|notes?|pings?)\b/.test(action.phrase) ||
      /\b(?:the (?:day|night|evening|week) before|(?:hours?|days?|minutes) before|in advance|as soon as)\b/.test(
        `${action.phrase} ${action.condition}`,
      ) ||
      action.objects.some((object) =>
        /(?:reminder|notification|alert|alarm|warning|notice|sms|email|newsletter|text|message|push)$/.test(
          object,
        ),
      ))
  );
}

/** What its capabilities bring along. */
function tellCapabilities({ draft, stories }: Telling): void {
  for (const capability of draft.capabilities)
    if (capability.story && stories.length < 13)
      stories.push(capabilityStory(draft, capability, capability.story));
}

function capabilityStory(
  draft: Draft,
  capability: Capability,
  story: NonNullable<Capability["story"]>,
): StoryDraft {
  // Children sign no contracts: what costs money is their parents' to decide.
  const actor = capability.id === "subscription" ? subscriberOf(draft) : draft.user;
  const slots = (text: string) => fill(text, draft);
  return {
    role: actor,
    actor,
    noun: story.want.includes("{a shared in full}")
      ? sharedNoun(draft)
      : capability.entity && draft.entities.some((e) => e.noun === capability.entity)
        ? capability.entity
        : draft.main,
    entity: draft.main,
    class: story.class ?? "act",
    kind: "extra",
    origin: "implied",
    priority: "must",
    want: slots(story.want),
    given: slots(story.given),
    when: slots(story.when),
    then: slots(story.then),
    otherwise: slots(story.otherwise ?? ""),
    also: [],
  };
}

/** What somebody books and can be called off, somebody has to be able to call off. */
function tellWaysBack(telling: Telling): void {
  const { draft, stories } = telling;
  if (draft.clarity !== "clear" || stories.some((story) => story.class === "cancel")) return;
  const booked = stories.find(
    ({ class: name, noun, loose, priority }) =>
      name === "book" &&
      !loose &&
      priority === "must" &&
      draft.entities.some(
        (one) => one.noun === noun && one.statuses.some((text) => /^(?:cancelled|called off)$/.test(text)),
      ),
  );
  if (!booked || stories.length >= 12) return;
  // A class that one member calls off takes place all the same.
  const shared = /(?:^| )(?:class|course|workshop|event|tour|training|screening)$/.test(booked.noun);
  const want = `${shared ? "give up their place in" : "cancel"} ${withArticle(booked.noun)}`;
  tell(telling, booked.actor, "cancel", want, booked.noun, { origin: "implied", class: "cancel" });
}

/** What the idea does not speak of is guessed only as far as a plan of its length needs it. */
function tellFillers(telling: Telling): void {
  const { draft, stories } = telling;
  const least = leastStories(draft);
  if (stories.length >= least && !draft.usual) return;
  const family = (name: string) => (/^(?:add|log|post|upload)$/.test(name) ? "add" : name);
  for (const filler of fillers(draft, [...stories])) {
    if (stories.length >= least && !filler.usual) break;
    const known =
      !filler.usual &&
      stories.some(
        (story) =>
          family(story.class) === family(classOfVerb(filler.verb) ?? "act") &&
          (story.noun === filler.noun || /^(?:find|view)$/.test(story.class)),
      );
    if (!known) tell(telling, filler.actor, filler.verb, filler.want, filler.noun, { origin: "implied" });
  }
}

/** How many stories a plan of such an idea has at least. */
function leastStories({ reading, clarity }: Draft): number {
  const { quotes, constraints, nonGoals } = reading;
  const length = [...quotes, ...constraints, ...nonGoals].join(" ").length;
  if (length > (clarity === "clear" && reading.dropped.length > 0 ? 75 : 135)) return 5;
  return clarity === "short" || length > 75 ? 4 : 3;
}

/** "Trainers and owners log walks": the other roles that do the same, while the plan has room for a story of each. */
function besideOf(action: Action, actor: string, draft: Draft): string[] {
  if (draft.reading.actions.length > 9 || !draft.roles.some((role) => role.noun === actor)) return [];
  return action.beside
    .filter((role) => role !== actor && draft.roles.some((one) => one.noun === role))
    .reverse()
    .slice(0, 2);
}

/** The app turns around its main table: when no story brings entries into it, one is implied. */
function bringIn(telling: Telling): void {
  const { draft, stories } = telling;
  const entity = draft.entities.find((one) => one.noun === draft.main);
  if (draft.clarity !== "clear" || stories.length === 0 || stories.length >= 12 || !entity || entity.person)
    return;
  const comes =
    /^(?:add|log|post|upload|share|book|order|request|edit|generate|import|pay|time|message|lend|vote|scan|join|sign|answer|swap|learn)$/;
  if (stories.some((story) => story.noun === draft.main && (comes.test(story.class) || story.loose))) return;
  // What is ordered or asked for comes by that, and what is counted comes of itself.
  if (
    (datedNoun(draft) === draft.main &&
      stories.some((story) => /^(?:order|book|request)$/.test(story.class))) ||
    /(?:^| )(?:delivery|payment|balance|streak|badge|attendance|message|reading|report|summary)$/.test(
      draft.main,
    )
  )
    return;
  const columns = typedColumns(entity, draft.samples).filter((column) => !AWKWARD.test(column));
  if (columns.length === 0) return;
  // Who only looks, chooses and reserves finds what others have put there.
  const takes = stories.filter((story) => story.actor === draft.user && story.priority === "must");
  // Whoever chooses or orders it finds it there.
  const chosen = takes.some(
    (story) => story.noun === draft.main && /^(?:choose|order|book|lend)$/.test(story.class),
  );
  const guest =
    draft.staff !== draft.user &&
    (chosen ||
      (takes.some((story) => /^(?:find|view|choose)$/.test(story.class)) &&
        takes.every((story) =>
          /^(?:find|view|choose|book|order|pay|notify|request|rate|vote|join|lend|mark)$/.test(story.class),
        )));
  const actor = guest ? draft.staff : ownerOf(draft, draft.main);
  tell(telling, actor, "add", `add ${withArticle(draft.main)} with ${columns.join(" and ")}`, draft.main, {
    origin: "implied",
    class: "add",
  });
}
