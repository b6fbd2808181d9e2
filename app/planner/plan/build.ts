import { type Plan, type PlanEntity, type PlanStory, planSchema } from "~/domain/plan";
import type { Archetype } from "../catalogue/archetypes/archetype";
import { PAYMENTS_NOTED } from "../catalogue/capabilities";
import type { Capability } from "../catalogue/capability";
import { deedOf } from "../catalogue/deeds";
import { PLACE_ROLES } from "../catalogue/people";
import { wordIn } from "../read/foreign/foreign";
import { interfaceLanguages, LANGUAGE_NAMES } from "../read/language";
import { emptyReading, type Reading } from "../read/reading";
import { capital, clip } from "../text/words";
import { clarityOf } from "./clarity";
import { type Draft, type EntityDraft, findCapabilities } from "./draft";
import { draftEntities, mainNoun } from "./entities";
import { assumptionsOf, summaryOf } from "./extras";
import { furtherRights } from "./further-rights";
import { giveColumns } from "./given-columns";
import { findArchetype } from "./kind-of-app";
import { nonGoalsOf } from "./limits";
import { addLines } from "./lines";
import { giveNeeded } from "./needed-columns";
import { describeRoles } from "./permissions";
import { planPhases } from "./phases";
import { questionsOf } from "./questions";
import { relate } from "./relations";
import { risksOf } from "./risks";
import { type Cast, castRoles } from "./roles";
import { rulesOf } from "./rules";
import { sampleLines } from "./sample-lines";
import { sampleBook } from "./samples";
import { designScreens } from "./screens";
import { spelled } from "./spelling";
import { type StoryDraft, writeStories } from "./stories";
import { titleOf } from "./title";

/** What people put before each other and somebody may have to take down. */
const JUDGED = /^(?:moderation|marketplace-trust)$/;
const NEEDS_STAFF = new Set([
  "moderation",
  "booking",
  "ordering",
  "admin-area",
  "approval",
  "lending",
  "marketplace-trust",
]);

/** Whom an app needs that nobody names: who judges what is reported, or sees to what is booked and lent; else "". */
function neededStaff(capabilities: readonly Capability[]): string {
  const ids = capabilities.map((one) => one.id).filter((id) => NEEDS_STAFF.has(id));
  if (ids.length === 0) return "";
  return ids.some((id) => JUDGED.test(id)) ? "moderator" : "administrator";
}

/** Builds the plan of a reading. */
export function buildPlan(reading: Reading): Plan {
  const draft = draftOf(reading);
  for (const prepare of PREPARATIONS) prepare(draft);
  const parsed = planSchema.safeParse(spelled(planOf(draft, toldStories(draft))));
  if (parsed.success) return parsed.data;
  // Nothing that anybody types may end in an error: what cannot be planned is answered with questions.
  if (reading.actions.length + reading.mentions.length + reading.roles.length > 0)
    return buildPlan({
      ...emptyReading(reading.language),
      text: " ",
      quotes: reading.quotes,
      dropped: reading.dropped,
    });
  throw parsed.error;
}

/** What the reading decides before there are tables: how clear it is, what kind of app, who uses it. */
function draftOf(whole: Reading): Draft {
  const unnamed = withDeeds(withoutItsName(whole));
  const found = findArchetype(unnamed);
  const archetype = found && isRefused(found, unnamed) ? null : found;
  const reading = archetype?.telling ? asTold(unnamed, archetype) : unnamed;
  // What one doing leaves open, a kind that is told by its very words answers.
  const clarity =
    archetype?.telling && reading.actions.length < 2 ? "short" : clarityOf(reading, archetype !== null);
  const capabilities = clarity === "unclear" ? [] : meantCapabilities(reading);
  const cast = calledAfter(
    archetype,
    castRoles(reading, archetype, clarity === "clear" ? neededStaff(capabilities) : ""),
  );
  return {
    reading: cast.peer ? { ...reading, writerRole: cast.writer } : reading,
    clarity,
    archetype: clarity === "unclear" ? null : archetype,
    capabilities,
    roles: cast.roles,
    entities: [],
    user: cast.user,
    staff: cast.staff,
    writer: cast.writer,
    usual: cast.usual,
    main: "",
    samples: { rows: new Map(), people: new Map() },
  };
}

/** "Hairdresser here, not another booking app": what such an app does is what is not wanted. */
function isRefused({ trigger, stories }: Archetype, { nonGoals }: Reading): boolean {
  return nonGoals.some((text) => {
    const [, kind = ""] = /^not (?:just |yet )?another (\p{L}+)/iu.exec(text) ?? [];
    const root = kind.toLowerCase().replace(/ing$/, "");
    return (
      root !== "" && (trigger.test(kind.toLowerCase()) || stories.some(({ verb }) => verb.startsWith(root)))
    );
  });
}

/** "Grade each wheel", "fix the toasters", "show who wrote what": what is done is told by verb and object together. */
function withDeeds(reading: Reading): Reading {
  const actions = reading.actions.map((action) => {
    // What the app shows is told as seen in any case.
    const deed = action.actor === "app" ? null : deedOf(action.verb, action.phrase);
    return deed ? { ...action, ...deed } : action;
  });
  return { ...reading, actions };
}

/** "meeting room booking for our office", "a site to sell my paintings": what the app is or is for is no doing in it. */
function withoutItsName(reading: Reading): Reading {
  const name = reading.product.toLowerCase();
  const rest = reading.actions.filter(
    ({ origin, phrase, verb }) =>
      !(origin === "fragment" && name !== "" && phrase.toLowerCase().endsWith(name)) &&
      !(verb === "sell" && reading.actions.length === 1 && /\b(?:my|our)\b/.test(reading.text)),
  );
  return rest.length === 0 && reading.actions.length > 0 ? { ...reading, actions: [] } : reading;
}

/** Those who are cared for and use no app. */
const CARED_FOR = /(?:^| )(?:bab(?:y|ies)|infant|newborn|toddler)$/;
const CHILD = /(?:^| )(?:child|kid|son|daughter|pupil)$/;

/** What a short idea says, as a kind means it whose very words the idea uses. */
function asTold(reading: Reading, { user, staff, stories }: Archetype): Reading {
  const peers = user === staff;
  const roles = reading.roles.filter(
    (role) => !CARED_FOR.test(role) && !(user === "parent" && CHILD.test(role)),
  );
  const ofKind = reading.mentions.some(({ noun, person }) => person && noun === user);
  const actions = reading.actions
    .filter(
      ({ actor, verb, class: deed }) =>
        // "For people who kill every plant" says whom it is for; "to sell the tickets" what staff does in any case.
        !(actor === "person" && deed === "act") &&
        !(
          CARED_FOR.test(actor) ||
          (actor === "" && stories.some(({ by, phrase }) => by === "staff" && phrase.startsWith(`${verb} `)))
        ),
    )
    .map((action) => (action.actor === "" && peers && ofKind ? { ...action, actor: user } : action));
  return {
    ...reading,
    actions,
    roles: peers && ofKind && !roles.includes(user) ? [...roles, user] : roles,
    // Of equals none runs a business: "my birding group".
    business: peers ? "" : reading.business,
  };
}

/** Whom nobody names is called after what they do in an app of a kind that is plain: a parent, an angler. */
function calledAfter(kind: Archetype | null, cast: Cast): Cast {
  if (!kind?.telling || cast.roles.some(({ noun }) => noun === kind.user)) return cast;
  const name = (noun: string) => (noun === "user" ? kind.user : noun);
  return {
    ...cast,
    roles: cast.roles.map((role) => ({ ...role, noun: name(role.noun) })),
    user: name(cast.user),
    staff: name(cast.staff),
    writer: name(cast.writer),
  };
}

/** What is decided before the first story is told, each step with what those before it have found. */
const PREPARATIONS: readonly ((draft: Draft) => void)[] = [
  chooseTables,
  chooseMain,
  giveColumns,
  giveNeeded,
  addLines,
  relate,
  nameWriter,
  giveSamples,
];

function chooseTables(draft: Draft): void {
  draft.entities = draftEntities(draft);
  // Around an unclear idea nothing is invented.
  if (draft.clarity === "unclear") {
    draft.entities = [];
    draft.roles = [];
  }
}

/** The table that the app turns around stands first; a clear idea has one even where none was found. */
function chooseMain(draft: Draft): void {
  draft.main = mainNoun(draft);
  if (draft.entities.length === 0 && draft.clarity !== "unclear")
    draft.entities.push({
      noun: draft.main,
      origin: "implied",
      person: false,
      weight: 1,
      fields: [],
      relations: [],
      statuses: [],
    });
  draft.entities.sort((a, b) => Number(b.noun === draft.main) - Number(a.noun === draft.main));
}

function giveSamples(draft: Draft): void {
  draft.samples = sampleBook(draft);
}

/** The stories in the order in which they are built: what may wait comes last. */
function toldStories(draft: Draft): StoryDraft[] {
  const drafts = draft.clarity === "unclear" ? [] : writeStories(draft);
  return drafts.sort((a, b) => Number(a.priority === "later") - Number(b.priority === "later"));
}

/** The plan as it is saved, before it is checked: every part of it from the draft and its stories. */
function planOf(draft: Draft, drafts: readonly StoryDraft[]): Plan {
  const { reading, clarity } = draft;
  const shown = (noun: string) => capital(reading.originals.get(noun) ?? noun);
  const stories = drafts.map((story, index) => savedStory(story, index, shown));
  const screens = designScreens(draft, drafts);
  const questions = questionsOf(draft, drafts);
  const further = furtherRights(draft, drafts, screens, questions);
  const phases = clarity === "unclear" ? [] : planPhases(draft, drafts, stories, screens);
  const scenes = [
    ...drafts
      .flatMap((story) => [story, ...story.also])
      .flatMap(({ given, when, then, otherwise }) => [given, when, then, otherwise]),
    ...phases.map((phase) => phase.doneWhen),
  ].join(" ");
  const title = titleOf(draft);
  const key = keyStory(drafts);
  const nonGoals = nonGoalsOf(draft, drafts);
  return {
    version: 1,
    title,
    summary: capital(summaryOf(draft, title, drafts)),
    idea: reading.quotes.map((quote) => clip(quote, 390)).slice(0, 60),
    clarity,
    language: languageOf(reading),
    keyAction: key ? `${shown(key.actor)}: ${key.want}` : "Not known before the questions are answered",
    success: clip(reading.success, 390),
    roles: describeRoles(draft, stories, shown, { screens, further }).map((role, index) => ({
      ...role,
      gloss: glossOf(draft.roles[index]?.noun ?? "", reading),
    })),
    entities: draft.entities.map((entity) => savedEntity(entity, reading, shown)),
    stories,
    rules: rulesOf(draft, drafts, nonGoals),
    screens:
      clarity === "unclear" ? [] : screens.map((screen) => ({ ...screen, roles: screen.roles.map(shown) })),
    phases,
    samples: sampleLines(draft, drafts, scenes),
    nonGoals,
    constraints: reading.constraints
      .filter(
        (text) => !reading.constraints.some((other) => other.length > text.length && other.includes(text)),
      )
      .map((text) => clip(text, 390))
      .slice(0, 12),
    assumptions: assumptionsOf(draft, drafts),
    questions,
    risks: risksOf(draft, drafts),
    dropped: reading.dropped,
  };
}

/** The doing that the first version is about. */
function keyStory(drafts: readonly StoryDraft[]): StoryDraft | undefined {
  const made = (story: StoryDraft) =>
    story.priority === "must" &&
    story.origin === "named" &&
    /^(?:add|log|post|upload|book|order|request|share|lend|time|vote|join|message|swap)$/.test(story.class);
  // A code is scanned in order to do something: that is the key action, the scan only leads to it.
  return drafts.find(made) ?? drafts.find((story) => story.class === "scan") ?? drafts[0];
}

function languageOf(reading: Reading): Plan["language"] {
  return {
    code: reading.language,
    name: LANGUAGE_NAMES[reading.language],
    direction: reading.language === "ar" ? "rtl" : "ltr",
    interface:
      reading.interface.length > 0
        ? reading.interface.slice(0, 8)
        : interfaceLanguages(reading.text, reading.language),
  };
}

function savedStory(story: StoryDraft, index: number, shown: (noun: string) => string): PlanStory {
  return {
    id: `S${index + 1}`,
    role: shown(story.actor),
    want: story.want,
    given: story.given,
    when: story.when,
    then: story.then,
    otherwise: story.otherwise,
    also: story.also,
    entity: capital(story.noun),
    origin: story.origin,
    priority: story.priority,
  };
}

function savedEntity(entity: EntityDraft, reading: Reading, shown: (noun: string) => string): PlanEntity {
  const { originals } = reading;
  return {
    name: shown(entity.noun),
    gloss: glossOf(entity.noun, reading),
    origin: entity.origin,
    description: "",
    fields: entity.fields.map((field) => ({
      ...field,
      name: glossOf(field.name, reading)
        ? `${originals.get(field.name)} (${field.name})`
        : (originals.get(field.name) ?? field.name),
    })),
    relations: entity.relations,
    statuses: entity.statuses.slice(0, 10),
  };
}

/** English of a word of the idea. A word that no glossary has stands for itself: "Kajakwart (kajakwart)" would say nothing. */
function glossOf(noun: string, { originals }: Reading): string {
  const word = originals.get(noun);
  return word === undefined || word.toLowerCase() === noun ? "" : noun;
}

/** The capabilities that the idea's words call for and its doings do not gainsay. */
function meantCapabilities(reading: Reading): Draft["capabilities"] {
  const found = findCapabilities(reading.text).filter(
    (one) =>
      (one.id !== "chat" || peopleTalk(reading)) &&
      (one.id !== "booking" || somethingIsBooked(reading)) &&
      (one.id !== "payments" || !moneyIsRefused(reading)),
  );
  const kept = found.some(({ id }) => /^(?:deposit|subscription)$/.test(id)) || isPaidInside(reading);
  const cash = found.some(({ id }) => id === "cash");
  return kept
    ? found
    : found.flatMap((one) => (one.id !== "payments" ? [one] : cash ? [] : [PAYMENTS_NOTED]));
}

/** True when somebody pays in the app: fees that are only spoken of ("who has paid the fee") are noted as paid. */
function isPaidInside({ actions, text }: Reading): boolean {
  return (
    actions.some(
      ({ class: name, verb, condition }) =>
        name === "pay" &&
        !/^(?:log|note|record|tick|mark|track|collect|owe|get|see)$/.test(verb) &&
        condition === "",
    ) ||
    /\b(?:online|by card|cards?|stripe|paypal|checkout|in[- ]app|apple pay|google pay|twint|mollie|ideal|bizum|pix|alipay|wechat pay|buy|purchase|sell|shop)\b/.test(
      text,
    )
  );
}

/** True when something is booked: books that are asked for, lent and read are none. */
function somethingIsBooked({ actions, text }: Reading): boolean {
  return (
    actions.some((action) => action.class === "book") ||
    /\b(?:booked|bookings?|appointments?|reserv\w+|slots?|viewings?)\b/.test(text)
  );
}

/** "No money ever" beside "care tips": the tips are no money. */
function moneyIsRefused({ actions, nonGoals }: Reading): boolean {
  return (
    nonGoals.some((text) =>
      /^(?:no |real |any )*(?:money|payments?)\b(?! by| via| with| from| plan| method| provider| reminder)/i.test(
        text.trim(),
      ),
    ) && !actions.some((action) => action.class === "pay")
  );
}

/** True when people write to each other: a message that the app sends makes no chat. */
function peopleTalk(reading: Reading): boolean {
  return (
    reading.actions.some((action) => action.class === "message" && action.actor !== "app") ||
    /\b(?:chats?|talks?|conversations?|dms?|inbox|reply|replies|messaging|messenger|write to|message (?:each|one|the|their|an?) )\b/.test(
      reading.text,
    )
  );
}

const OWNERS: Record<string, string> = {
  es: "propietario",
  fr: "gérant",
  de: "Inhaber",
  pt: "dono",
  ar: "المالك",
  zh: "店主",
  it: "titolare",
  nl: "eigenaar",
};

/** The writer of an idea in another language gets a name in that language. */
function nameWriter(draft: Draft): void {
  const word = OWNERS[draft.reading.language];
  const { originals } = draft.reading;
  if (draft.writer === "owner" && word && !originals.has("owner")) originals.set("owner", word);
  // Who stands for a body ("team member" for "los equipos") is called as the idea calls the body.
  if (!word) return;
  for (const { noun, origin } of draft.roles) {
    if (originals.has(noun)) continue;
    if (origin === "named" && noun === "member")
      originals.set(noun, wordIn(draft.reading.language, noun) || noun);
    const bodies = Object.keys(PLACE_ROLES).filter((place) => PLACE_ROLES[place] === noun);
    const body = [...originals.keys()].find((one) =>
      bodies.some((place) => one === place || one.endsWith(` ${place}`)),
    );
    if (body) originals.set(noun, originals.get(body) ?? noun);
  }
}
