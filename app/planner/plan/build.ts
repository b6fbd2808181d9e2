import { type Plan, type PlanStory, planSchema } from "~/domain/plan";
import { isTouchable } from "../catalogue/noun-classes";
import { GENERAL_NOUNS } from "../catalogue/nouns";
import { PLACE_ROLES } from "../catalogue/people";
import { interfaceLanguages, LANGUAGE_NAMES } from "../read/language";
import { emptyReading, type Reading } from "../read/reading";
import { capital, clip, isPlural, isUncounted, plural, withArticle } from "../text/words";
import { canonical } from "./canonical";
import { type Draft, findArchetype, findCapabilities } from "./draft";
import { draftEntities, mainNoun } from "./entities";
import { assumptionsOf, nonGoalsOf, questionsOf, summaryOf } from "./extras";
import { giveColumns } from "./given-columns";
import { describeRoles } from "./permissions";
import { planPhases } from "./phases";
import { relate } from "./relations";
import { risksOf } from "./risks";
import { castRoles } from "./roles";
import { rulesOf } from "./rules";
import { sampleBook, sampleLines } from "./samples";
import { designScreens } from "./screens";
import { type StoryDraft, writeStories } from "./stories";

const NEEDS_STAFF = new Set([
  "moderation",
  "booking",
  "ordering",
  "admin-area",
  "approval",
  "lending",
  "marketplace-trust",
]);

/** Builds the plan of a reading. */
export function buildPlan(reading: Reading): Plan {
  const text = reading.text;
  const archetype = findArchetype(reading);
  const clarity = clarityOf(reading, archetype !== null);
  const capabilities =
    clarity === "unclear"
      ? []
      : findCapabilities(text).filter(
          (one) =>
            (one.id !== "chat" || peopleTalk(reading)) &&
            (one.id !== "booking" || somethingIsBooked(reading)),
        );
  const cast = castRoles(
    reading,
    archetype,
    clarity === "clear" && capabilities.some((one) => NEEDS_STAFF.has(one.id)),
  );
  const draft: Draft = {
    reading: cast.peer ? { ...reading, writerRole: cast.writer } : reading,
    clarity,
    archetype: clarity === "unclear" ? null : archetype,
    capabilities,
    roles: cast.roles,
    entities: [],
    user: cast.user,
    staff: cast.staff,
    writer: cast.writer,
    main: "",
    samples: { rows: new Map(), people: new Map() },
  };
  draft.entities = draftEntities(draft);
  if (clarity === "unclear") {
    draft.entities = [];
    draft.roles = [];
  }
  draft.main = mainNoun(draft);
  if (draft.entities.length === 0 && clarity !== "unclear")
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
  giveColumns(draft);
  relate(draft);
  nameWriter(draft, cast.writer);
  draft.samples = sampleBook(draft);
  const drafts: StoryDraft[] = clarity === "unclear" ? [] : writeStories(draft);
  drafts.sort((a, b) => Number(a.priority === "later") - Number(b.priority === "later"));
  const shown = (noun: string) => capital(reading.originals.get(noun) ?? noun);
  // A word that no glossary has stands for itself: "Kajakwart (kajakwart)" would say nothing.
  const glossOf = (noun: string) => {
    const word = reading.originals.get(noun);
    return word === undefined || word.toLowerCase() === noun ? "" : noun;
  };
  const stories: PlanStory[] = drafts.map((story, index) => ({
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
  }));
  const raw = designScreens(draft, drafts);
  const screens = raw.map((screen) => ({ ...screen, roles: screen.roles.map(shown) }));
  const title = titleOf(draft);
  // A code is scanned in order to do something: that is the key action, the scan only leads to it.
  const made = (story: StoryDraft) =>
    story.priority === "must" &&
    story.origin === "named" &&
    /^(?:add|log|post|upload|book|order|request|share|lend|time|vote|join|message|swap)$/.test(story.class);
  const key = drafts.find(made) ?? drafts.find((story) => story.class === "scan") ?? drafts[0];
  const parsed = planSchema.safeParse(
    spelled({
      version: 1,
      title,
      summary: capital(summaryOf(draft, title, drafts)),
      idea: reading.quotes.map((quote) => clip(quote, 390)).slice(0, 60),
      clarity,
      language: {
        code: reading.language,
        name: LANGUAGE_NAMES[reading.language],
        direction: reading.language === "ar" ? "rtl" : "ltr",
        interface:
          reading.interface.length > 0
            ? reading.interface.slice(0, 8)
            : interfaceLanguages(text, reading.language),
      },
      keyAction: key ? `${shown(key.actor)}: ${key.want}` : "Not known before the questions are answered",
      success: clip(reading.success, 390),
      roles: describeRoles(draft, stories, shown).map((role, index) => ({
        ...role,
        gloss: glossOf(draft.roles[index]?.noun ?? ""),
      })),
      entities: draft.entities.map((entity) => ({
        name: shown(entity.noun),
        gloss: glossOf(entity.noun),
        origin: entity.origin,
        description: "",
        fields: entity.fields.map((field) => ({
          ...field,
          name: glossOf(field.name)
            ? `${reading.originals.get(field.name)} (${field.name})`
            : (reading.originals.get(field.name) ?? field.name),
        })),
        relations: entity.relations,
        statuses: entity.statuses.slice(0, 10),
      })),
      stories,
      rules: rulesOf(draft),
      screens: clarity === "unclear" ? [] : screens,
      phases: clarity === "unclear" ? [] : planPhases(draft, drafts, stories, raw),
      samples: sampleLines(draft, drafts),
      nonGoals: nonGoalsOf(draft, drafts),
      constraints: reading.constraints.map((text) => clip(text, 390)).slice(0, 12),
      assumptions: assumptionsOf(draft, drafts),
      questions: questionsOf(draft, drafts),
      risks: risksOf(draft, drafts),
      dropped: reading.dropped,
    }),
  );
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

/** True when something is booked: books that are asked for, lent and read are none. */
function somethingIsBooked({ actions, text }: Reading): boolean {
  return (
    actions.some((action) => action.class === "book") ||
    /\b(?:booked|bookings?|appointments?|reserv\w+|slots?|viewings?)\b/.test(text)
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

const SPELLINGS: [RegExp, string][] = [
  [/\bphd\b/gi, "PhD"],
  [/(?<![’'])\b(sms|gps|pdf|csv|rsvp|qr|ai|faq|gdpr)\b/gi, ""],
  [/\b(pdf|rsvp|faq)s\b/gi, "s"],
];

/** Abbreviations as people write them; quotations and addresses stay as they are. */
function spelled<T extends Record<string, unknown>>(plan: T): T {
  const walk = (value: unknown, key: string): unknown => {
    if (key === "idea" || key === "constraints" || key === "route" || key === "interface") return value;
    if (typeof value === "string")
      return SPELLINGS.reduce(
        (text, [pattern, word]) =>
          text.replace(pattern, (found: string) =>
            word === "PhD"
              ? word
              : word === "s"
                ? `${found.slice(0, -1).toUpperCase()}s`
                : found.toUpperCase(),
          ),
        value,
      );
    if (Array.isArray(value)) return value.map((one) => walk(one, key)).filter((one) => one !== "");
    if (value && typeof value === "object")
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]));
    return value;
  };
  return walk(plan, "") as T;
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
function nameWriter(draft: Draft, writer: string): void {
  const word = OWNERS[draft.reading.language];
  const { originals } = draft.reading;
  if (writer === "owner" && word && !originals.has("owner")) originals.set("owner", word);
  // Who stands for a body ("team member" for "los equipos") is called as the idea calls the body.
  if (!word) return;
  for (const { noun } of draft.roles) {
    if (originals.has(noun)) continue;
    const bodies = Object.keys(PLACE_ROLES).filter((place) => PLACE_ROLES[place] === noun);
    const body = [...originals.keys()].find((one) =>
      bodies.some((place) => one === place || one.endsWith(` ${place}`)),
    );
    if (body) originals.set(noun, originals.get(body) ?? noun);
  }
}

/** Clear ideas name somebody doing something; short ones only a kind of app; unclear ones neither. */
function clarityOf(reading: Reading, known: boolean): Draft["clarity"] {
  if (
    !known &&
    reading.roles.length === 0 &&
    /\b(?:idk|surprise me|whatever|i don't know|anything|something (?:cool|nice|fun|that))\b/.test(
      reading.text,
    ) &&
    reading.text.length < 120
  )
    return "unclear";
  // "something with plants maybe?"
  if (
    reading.actions.length === 0 &&
    /^(?:an? )?(?:something|some kind of|sth)\b/.test(reading.product || reading.text.trim()) &&
    /\b(?:maybe|perhaps|not sure|idk|whatever|somehow)\b/.test(reading.text)
  )
    return "unclear";
  const size = reading.quotes.join(" ").length;
  if (!known && reading.roles.length === 0 && size < 60 && keepsOneThing(reading)) return "short";
  // "people use it every day": nobody does anything with any thing.
  const deeds = reading.actions.filter(
    (action) =>
      (action.class !== "act" && action.objects.length === 0 && action.verb !== "know") ||
      (action.objects.length > 0 ? action.objects : action.around).some((noun) => !GENERAL_NOUNS.has(noun)),
  );
  if (!known && deeds.length === 0 && reading.roles.length === 0) return "unclear";
  if (reading.actions.length >= 2 || (reading.actions.length === 1 && (known || reading.roles.length > 0)))
    return size < 20 && !known ? "unclear" : size < 45 ? "short" : "clear";
  if (known) return "short";
  if (reading.roles.length > 0 && reading.mentions.filter((one) => one.weight >= 2).length >= 2)
    return "short";
  // "an app to keep my fossils": one doing with one thing that is known to be one.
  if (reading.actions.length === 1 && reading.actions[0]?.objects.some(isTouchable)) return "short";
  return reading.actions.length === 1 && size > 40 ? "short" : "unclear";
}

/** "something for my boat": nothing is said of what is done, but what is kept is plain, and can be touched. */
function keepsOneThing({ text, mentions }: Reading): boolean {
  const things = mentions.filter(({ noun, person }) => !person && !GENERAL_NOUNS.has(noun));
  const [thing] = things;
  if (!thing || things.length > 1 || !isTouchable(thing.noun)) return false;
  const named = `(?:${thing.noun}|${plural(thing.noun)})`;
  return new RegExp(`\\b(?:my|our|for|about|of)(?: (?:my|our|the|all|old))* ${named}\\b`).test(text);
}

/** "Addresses and windows": the first two things, where nobody says what the app is called or whom it is for. */
function titleOfThings(draft: Draft): string {
  const other = draft.entities.find(
    (one) => !one.person && one.origin === "named" && one.noun !== draft.main,
  );
  const main = plural(canonical(draft.main));
  if (other) return `${main} and ${plural(canonical(other.noun))}`;
  return draft.user === "user"
    ? `${main} of ${withArticle(draft.writer)}`
    : `${main} for ${plural(draft.user)}`;
}

function titleOf(draft: Draft): string {
  const { reading } = draft;
  let title = reading.product
    .replace(/\s+(?:where|that|which|who|so that|with)\b.*$/i, "")
    .replace(/[.!?,;:]+$/, "")
    .replace(/\s+(?:and|or)\s+\d+$/i, "")
    .replace(/^(?:an?|the|my|our)\s+/i, "")
    // "Dog walkers need an app": whom it is for.
    .replace(/\s+(?:needs?|wants?) (?:an? |some )?(?:app|website|site|tool|platform|system)$/i, "")
    // "Piano teacher here": who speaks, not where the app is.
    .replace(/\s+here$/i, "")
    .replace(/\b(?:my|our) ((?:\p{L}+ )*\p{L}+)$/giu, (_, rest: string) =>
      isPlural(rest) || isUncounted(rest) ? rest : `a ${rest}`,
    )
    .replace(/\ba (?=[aeio])/g, "an ")
    .trim();
  if (title.split(" ").length > 9)
    title = title
      .split(" ")
      .slice(0, 8)
      .join(" ")
      .replace(/ (?:for|and|of|the|to|in|with|a|an)$/i, "");
  if (title.length < 3) {
    if (
      reading.business &&
      draft.archetype &&
      (draft.archetype.name.includes(" ") || reading.business.endsWith(draft.archetype.name))
    )
      title = `${reading.business} organiser`;
    else if (reading.business)
      title = `${reading.business} ${draft.archetype && draft.archetype.id !== "club" ? draft.archetype.name : "organiser"}`;
    else if (draft.clarity === "unclear") title = "Unclear idea";
    else
      title =
        draft.archetype && draft.clarity === "short"
          ? draft.archetype.name
          : draft.user === "user"
            ? draft.writer === "user"
              ? `${canonical(draft.main)} app`
              : titleOfThings(draft)
            : titleOfThings(draft);
  }
  return clip(capital(title), 110);
}
