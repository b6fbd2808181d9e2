import type { PlanStory } from "~/domain/plan";
import { NOUN_OF_VERB } from "../catalogue/nouns";
import { BUSINESSES } from "../catalogue/people";
import { classOfVerb, type VerbClass } from "../catalogue/verbs";
import type { Action } from "../read/reading";
import { clip, plural, singular, withArticle } from "../text/words";
import { accept, type Used } from "./acceptance";
import { storyActor } from "./actors";
import { canonical } from "./canonical";
import { type Draft, datedNoun, type EntityDraft, fill, ownerOf, sharedNoun } from "./draft";
import { fillers } from "./fillers";
import { takesPlace } from "./relations";
import { AWKWARD, typedColumns } from "./samples";

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
const NOTICE: Record<string, string> = {
  push: "a push notification",
  warn: "a warning",
  remind: "a reminder",
  notify: "a notification",
  alert: "an alert",
  alarm: "an alarm",
  inform: "a note",
  nudge: "a nudge",
  ping: "a notification",
  tell: "a notification",
  email: "an e-mail",
  text: "a text message",
};
/** Verbs that need company to make a sentence. */
const BARE: Record<string, string> = {
  answer: "answer the {things}",
  ask: "ask for what they need",
  agree: "agree to the {things}",
  reply: "reply to the {things}",
  book: "make a booking",
  reserve: "make a reservation",
  order: "place an order",
  chat: "chat with each other",
  message: "write messages to each other",
  talk: "talk to each other in the app",
  pay: "pay what is due",
  vote: "vote on the {things}",
  rate: "rate the {things}",
  review: "review the {things}",
  comment: "comment on the {things}",
  filter: "filter the {things}",
  search: "search the {things}",
  browse: "browse the {things}",
  scan: "scan the code",
  subscribe: "subscribe",
  join: "join in",
  donate: "make a donation",
  tip: "leave a tip",
  post: "post something new",
  share: "share the {things}",
  edit: "edit the {things}",
  look: "look at the {things}",
  listen: "listen to the {things}",
  view: "see the {things}",
  see: "see the {things}",
  approve: "approve the {things}",
  cancel: "cancel the {things}",
  swap: "swap the {things}",
  trade: "trade the {things}",
  borrow: "borrow the {things}",
  "cook along": "cook along, step by step",
  "settle up": "settle up with the others",
  "sign up": "sign up",
};

/** A nurse who checks a questionnaire decides something; whoever checks the calendar only looks. */
const LOOKS_INTO =
  /^check (?:the |each |every |their |all )?(?:\w+ )?(?:eligibility|identit(?:y|ies)|ids?|documents?|applications?|papers|certificates?|licen[cs]es?|quality|qualifications?|memberships?|homework|questionnaires?|consents?|forms?|answers)\b/;

/** "Report a broken fence": somebody is to see to it; only what others have written or done is reported as unfit. */
function tellsOfFault(want: string, draft: Draft): boolean {
  return (
    /^report (?:an? |the |any )?(?:[\p{L}-]+ )*?(?:broken|leaking|damaged|missing|lost|blocked|faulty|defects?|damages?|faults?|problems?|leaks?|potholes?|breakdowns?|repairs?|hazards?|issues?)\b/u.test(
      want,
    ) && !draft.capabilities.some((one) => one.id === "moderation")
  );
}

/** "Plan the menu for the week": entered, where no hour of it can be taken by somebody else. */
function plansEntries(want: string, noun: string, name: VerbClass | undefined, draft: Draft): boolean {
  return (
    name === "book" &&
    /^(?:plan|schedule) /.test(want) &&
    !takesPlace(draft.entities.find((entity) => entity.noun === noun))
  );
}

/** The stories of a plan: those of the idea first, then implied ones. */
export function writeStories(draft: Draft): StoryDraft[] {
  const stories: StoryDraft[] = [];
  const used: Used = new Map();
  const wants = new Set<string>();
  const tell = (actor: string, verb: string, want: string, noun: string, extra: Partial<StoryDraft>) => {
    const key = `${want}|${actor}`;
    if (wants.has(key) || stories.length >= 16) return;
    wants.add(key);
    // Whoever gets paid ticks it off.
    const paid = /^(?:get|be) paid\b/.test(want);
    const shown = /^see /.test(want) && (extra.class ?? classOfVerb(verb)) !== "notify";
    const said = paid
      ? "mark"
      : shown
        ? "view"
        : LOOKS_INTO.test(want)
          ? "approve"
          : tellsOfFault(want, draft)
            ? "request"
            : plansEntries(want, noun, extra.class, draft)
              ? "add"
              : (extra.class ?? classOfVerb(verb) ?? "act");
    // Money handed over at the door is ticked off, not charged.
    const can = (id: string) => draft.capabilities.some((one) => one.id === id);
    // A harvest that is split leaves nobody with a debt.
    const name =
      said === "pay" && can("cash") ? "mark" : said === "split" && !can("splitting") ? "assign" : said;
    const atTheDoor = said === "pay" && name !== said;
    const loosely = /^(?:view|find|compare)$/.test(name) ? "glance" : "loose";
    stories.push({
      ...accept(draft, atTheDoor ? "cash" : extra.loose ? loosely : name, used, actor, want, noun),
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
  };
  for (const action of draft.reading.actions) {
    const actor = storyActor(action, draft);
    const want = wantOf(action, draft);
    if (!want) continue;
    const received =
      /^(?:receive|get)$/.test(action.verb) &&
      (/^\w+ (?:an? )?(?:texts?|sms|messages?|calls?|letters?|notes?|pings?)\b/.test(action.phrase) ||
        /\b(?:the (?:day|night|evening|week) before|(?:hours?|days?|minutes) before|in advance|as soon as)\b/.test(
          `${action.phrase} ${action.condition}`,
        ) ||
        action.objects.some((object) =>
          /(?:reminder|notification|alert|alarm|warning|notice|sms|email|newsletter|text|message|push)$/.test(
            object,
          ),
        ));
    const noun = nounOf(action, draft);
    for (const doer of [...besideOf(action, actor, draft), actor])
      tell(doer, action.verb, want, noun, {
        ...(isLoose(action, noun, draft) ? { loose: true } : {}),
        class: received ? "notify" : action.class,
        ...(received ? { kind: "extra" as const } : {}),
        priority: action.origin === "wish" ? "later" : "must",
        ...(action.origin === "wish" ? { kind: "extra" } : {}),
      });
  }
  for (const capability of draft.capabilities) {
    if (!capability.story || stories.length >= 13) continue;
    const story = capability.story;
    // Children sign no contracts: what costs money is their parents' to decide.
    const adult =
      /\b(?:kid|child|pupil|teen|teenager)\b/.test(draft.user) && capability.id === "subscription"
        ? draft.roles.find((role) => role.noun !== draft.user)?.noun
        : undefined;
    const actor = story.by === "staff" ? draft.staff : (adult ?? draft.user);
    const slots = (text: string) => fill(text, draft);
    stories.push({
      role: actor,
      actor,
      noun: story.want.includes("{shared}")
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
    });
  }
  bringIn(draft, stories, tell);
  // What the idea does not speak of is guessed only as far as a plan of its length needs it.
  const length = draft.reading.quotes.join(" ").length;
  const least =
    draft.clarity === "unclear"
      ? 0
      : draft.clarity === "clear" && length > (draft.reading.dropped.length > 0 ? 75 : 135)
        ? 5
        : draft.clarity === "short" || length > 75
          ? 4
          : 3;
  if (stories.length < least)
    for (const filler of fillers(draft, [...stories])) {
      if (stories.length >= least) break;
      const family = (name: string) => (/^(?:add|log|post|upload)$/.test(name) ? "add" : name);
      if (
        stories.some(
          (story) =>
            family(story.class) === family(classOfVerb(filler.verb) ?? "act") &&
            (story.noun === filler.noun || /^(?:find|view)$/.test(story.class)),
        )
      )
        continue;
      tell(filler.actor, filler.verb, filler.want, filler.noun, { origin: "implied" });
    }
  return stories;
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
function bringIn(
  draft: Draft,
  stories: readonly StoryDraft[],
  tell: (actor: string, verb: string, want: string, noun: string, extra: Partial<StoryDraft>) => void,
): void {
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
          /^(?:find|view|choose|book|order|pay|notify|request|rate|vote|join|lend)$/.test(story.class),
        )));
  const actor = guest ? draft.staff : ownerOf(draft, draft.main);
  tell(actor, "add", `add ${withArticle(draft.main)} with ${columns.join(" and ")}`, draft.main, {
    origin: "implied",
    class: "add",
  });
}

function wantOf(action: Action, draft: Draft): string {
  let phrase = action.phrase;
  const single = phrase === action.verb;
  if (single) {
    if (action.verb === "cancel" && action.objects.length === 0)
      return withConditionOf(action, phrase, draft.writer);
    const near = answersNobody(action) ? nounOf(action, draft) : (action.objects[0] ?? draft.main);
    phrase = (
      BARE[action.verb] ??
      (/^(?:find|edit|view|approve|vote|mark|export|share|swap|compare|assign)$/.test(action.class)
        ? `${action.verb} the {things}`
        : phrase)
    ).replace("{things}", plural(near));
  }
  if (action.actor === "app") {
    if (action.class === "notify" || NOTICE[action.verb]) {
      const rest = phrase
        .split(" ")
        .slice(1)
        .join(" ")
        .replace(
          /^(?:them|(?:the |an? |their )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?=$| (?:at|if|when|before|after|about|of|on|in|that|once|by|daily|weekly|the day)\b)/u,
          "",
        )
        .trim();
      phrase = `get ${NOTICE[action.verb] ?? "a notification"}${rest ? ` ${rest}` : ""}`;
    } else if (/^(?:show|display|list) (?!(?:the |an? |them|it)?(?:to|for)\b)/.test(phrase))
      // What the app shows, somebody sees.
      phrase = phrase.replace(/^\S+/, "see");
    else if (!/^(?:get|receive) /.test(phrase)) phrase = `have the app ${phrase}`;
  }
  // What somebody wants to know, the app shows.
  phrase = phrase.replace(/^know(?= )/, "see");
  if (/^get (?:told|notified|informed)$/.test(phrase)) phrase += ` about ${withArticle(draft.main)}`;
  return withConditionOf(action, phrase, draft.writer);
}

function withConditionOf(action: Action, want: string, writer: string): string {
  const phrase =
    action.condition.includes(" ") &&
    action.condition.split(" ").length <= 12 &&
    !want.includes(action.condition)
      ? `${want} ${action.condition}`
      : want;
  return clip(
    phrase
      .replace(/\s+/g, " ")
      .replace(/\bNOT\b/g, "not")
      .replace(/\{writer\}/g, `the ${writer}`),
    160,
  );
}

/** "Work 2 half days", "swap one thing": the object is no table, so nothing of the main table is claimed about it. */
function isLoose(action: Action, noun: string, draft: Draft): boolean {
  if (
    !/^(?:act|add|log|choose|swap|mark|share|edit|book|order|request|lend|assign|sign|learn|post|approve|view|find|remove|cancel)$/.test(
      action.class,
    )
  )
    return false;
  return (
    noun === draft.main &&
    ownerOfColumn(action, draft) === "" &&
    action.objects.length > 0 &&
    ![...action.objects, ...action.around].some((object) =>
      canonical(object)
        .split(" ")
        .some((word) => noun.split(" ").includes(word)),
    )
  );
}

/** The thing whose column an action is about, as the idea says it; "" when it is about none. */
function ownerOfColumn(action: Action, draft: Draft): string {
  return draft.reading.fields.find((field) => action.objects.includes(singular(field.name)))?.owner ?? "";
}

/** "Sitters answer": what is answered is what was posted or asked for. */
function answersNobody(action: Action): boolean {
  return /^(?:answer|reply|respond)$/.test(action.verb) && action.phrase === action.verb;
}

function nounOf(action: Action, draft: Draft): string {
  const has = (noun: string): EntityDraft | undefined =>
    draft.entities.find(
      (entity) =>
        entity.noun === canonical(noun) ||
        canonical(noun).endsWith(` ${entity.noun}`) ||
        (entity.person && entity.noun.endsWith(` ${canonical(noun)}`)),
    );
  if (action.class === "order" && has("order")) return "order";
  // "See who owes me": it is about what is owed, not about what it is owed for.
  const owed = /\bowes?\b/.test(action.phrase) ? (has("charge") ?? has("balance")) : undefined;
  if (owed) return owed.noun;
  // "Say if they come": to what takes place.
  if (
    /\b(?:if|whether) (?:they|he|she) (?:can )?(?:come|attend|join|make it)\b/.test(
      `${action.phrase} ${action.condition}`,
    )
  )
    return datedNoun(draft);
  // "See the agenda of the day": it is about what takes place, whatever else is on it.
  if (
    action.class === "view" &&
    /^\S+ (?:at )?(?:the |my |their |today's )?(?:agenda|day|week|calendar|schedule|rota|timetable)\b/.test(
      action.phrase,
    )
  )
    return datedNoun(draft);
  if (answersNobody(action)) return (has("post") ?? has("request"))?.noun ?? draft.main;
  // "Assign a driver": what gets the driver is what is assigned.
  const somebody = action.class === "assign" && has(action.objects[0] ?? "")?.person;
  if (somebody && action.objects.length === 1 && action.around.length === 0) return draft.main;
  for (const object of action.objects) {
    const entity = has(object);
    if (entity && !entity.person) return entity.noun;
  }
  const made = NOUN_OF_VERB[action.verb];
  // Nobody votes on votes: what is voted on is what they are given to.
  const voted = action.class === "vote" ? (has(ownerOfColumn(action, draft)) ?? has(draft.main)) : undefined;
  if (voted && voted.noun !== made && !voted.person) return voted.noun;
  if (made && has(made)) return has(made)?.noun ?? made;
  // "Confirms the species": a column stands for the thing it belongs to.
  const owner = ownerOfColumn(action, draft);
  if (owner && has(owner)) return has(owner)?.noun ?? owner;
  for (const noun of action.around) {
    const entity = has(noun);
    if (entity && !entity.person && !BUSINESSES.has(entity.noun)) return entity.noun;
  }
  // The day, the week and what is told the day before are about what has a time.
  const timed = /\b(?:day|today|tomorrow|week|agenda|calendar|schedule|rota|hours? before|night before)\b/;
  if (timed.test(action.phrase) || action.class === "notify") return datedNoun(draft);
  const first = has(action.objects[0] ?? "");
  return first?.noun ?? draft.main;
}
