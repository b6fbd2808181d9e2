import type { PlanScreen } from "~/domain/plan";
import { SCREEN_WORDS } from "../catalogue/nouns";
import { capital, isUncounted, listOf, plural, slug, withArticle } from "../text/words";
import { an, type Draft, type EntityDraft } from "./draft";
import type { StoryDraft } from "./stories";

const MOST = 8;

/** The screens of the app, each with its address, who may see it, and what it shows when things are not ideal. */
export function designScreens(draft: Draft, stories: readonly StoryDraft[]): PlanScreen[] {
  const screens: PlanScreen[] = [];
  const add = (screen: PlanScreen) => {
    if (
      screens.length < MOST &&
      !screens.some((one) => one.route === screen.route || one.name === screen.name)
    )
      screens.push(screen);
  };
  for (const screen of namedScreens(draft, stories)) add(screen);
  const ranked = draft.entities
    .filter((entity) => !entity.person || stories.some((story) => story.noun === entity.noun))
    .map((entity, index) => ({
      entity,
      score:
        stories.filter((story) => story.noun === entity.noun).length * 3 +
        (entity.noun === draft.main ? 4 : 0) +
        (entity.origin === "named" ? 1 : 0) -
        index / 20,
    }))
    .sort((a, b) => b.score - a.score);
  let turn = 0;
  for (const { entity, score } of ranked) {
    if (score < 1 && screens.length >= 3) break;
    if (screens.length >= 6) break;
    add(listScreen(draft, entity, stories, turn));
    turn += 1;
  }
  const main = draft.entities.find((entity) => entity.noun === draft.main);
  if (main) add(detailScreen(draft, main, stories));
  if (draft.clarity !== "unclear" && screens.length < MOST) {
    add({
      name: "Sign in",
      route: "/sign-in",
      roles: draft.roles.map((role) => role.noun),
      purpose: `Lets ${listOf(draft.roles.slice(0, 4).map((role) => plural(role.noun)))} in and leads each to their first screen`,
      empty: "Only the e-mail field and one button",
      loading: "The button says that the letter is on its way",
      error: "Wrong or old link: says so and offers a new one; the address typed stays",
    });
  }
  return screens;
}

function rolesFor(
  draft: Draft,
  stories: readonly StoryDraft[],
  nouns: (story: StoryDraft) => boolean,
): string[] {
  const found = [...new Set(stories.filter(nouns).map((story) => story.actor))];
  return found.length > 0 ? found : [draft.user];
}

/** Screens the idea itself speaks of: a dashboard, a kitchen screen, a leaderboard, the day. */
function namedScreens(draft: Draft, stories: readonly StoryDraft[]): PlanScreen[] {
  const found: PlanScreen[] = [];
  const main = plural(draft.main);
  for (const story of stories) {
    const word =
      /\b(dashboard|leaderboard|ranking|panel|agenda|calendar|map|admin area|gallery|feed|timeline|portal)\b/.exec(
        story.want,
      )?.[1] ??
      /\bsee the (day|week)\b/.exec(story.want)?.[1] ??
      (/ staff$/.test(story.actor) ? `${story.actor.replace(/ staff$/, "")} screen` : "");
    if (!word || found.some((screen) => screen.name.toLowerCase() === word)) continue;
    const name = word === "day" ? "Day view" : word === "week" ? "Week view" : capital(word);
    found.push({
      name,
      route: `/${slug(name)}`,
      roles: rolesFor(draft, stories, (other) => other.want.includes(word) || other === story),
      purpose: capital(story.want),
      empty: `${name} without entries: a sentence says which ${plural(story.noun)} will appear here and who adds them`,
      loading: `The frame of the ${name.toLowerCase()} stands, its figures follow as grey bars`,
      error: `Old contents of the ${name.toLowerCase()} stay with the time they were read, beside Try again`,
    });
  }
  if (draft.reading.text.includes("admin area") && !found.some((screen) => screen.name === "Admin area"))
    found.push({
      name: "Admin area",
      route: "/admin",
      roles: [draft.staff],
      purpose: `Where ${an(draft.staff)} looks after the ${main}`,
      empty: `No ${main} to look after: Add the first`,
      loading: `Grey rows, one for each of the last ten ${main}`,
      error: "Refused without the role; otherwise Try again with the filter kept",
    });
  return found.slice(0, 3);
}

const STATES: [(t: Words) => string, (t: Words) => string, (t: Words) => string][] = [
  [
    (t) => `"No ${t.many} yet", one sentence on what ${t.a} is, and the button "${t.act}"`,
    (t) => `Five grey rows shaped like ${t.a} with ${t.f1} and ${t.f2}`,
    (t) => `"${t.Many} could not be loaded", Try again; filter and typed text stay`,
  ],
  [
    (t) => `An example ${t.one} marked as such, with "${t.act}" beside it`,
    (t) => `${t.Many} of the last visit stay visible but pale until the new ones are in`,
    (t) => `The reason in one line above the ${t.many} seen last, with Try again`,
  ],
  [
    (t) => `A drawing, "Nothing here so far" and who can add ${t.many}`,
    (t) => `Grey blocks where ${t.f1} and ${t.f2} of the ${t.many} will stand`,
    (t) => `Only the part that failed says so; the other ${t.many} stay usable`,
  ],
  [
    (t) => `Says that ${t.many} appear here after the first "${t.act}"`,
    (t) => `A thin bar on top; the number of ${t.many} comes first, rows after it`,
    (t) => `No connection: "${t.Many} as of" with the time, in reading mode`,
  ],
  [
    (t) => `One line in place of the ${t.many}, and a link to where ${t.a} begins`,
    (t) => `Placeholders for three ${t.many}, no spinner over the page`,
    (t) => `Names what failed with the ${t.many} and what to do, without codes`,
  ],
];

type Words = { one: string; a: string; many: string; Many: string; act: string; f1: string; f2: string };

function wordsFor(entity: EntityDraft, stories: readonly StoryDraft[]): Words {
  const columns = entity.fields.filter((field) => field.name !== "status").map((field) => field.name);
  const first = stories.find(
    (story) =>
      story.noun === entity.noun &&
      /^(?:add|log|post|upload|book|order|request|join|share|pay|time|message|vote|lend)$/.test(story.class),
  );
  const act = first
    ? capital(
        first.want.split(" ").length > 6
          ? first.want
              .split(" ")
              .slice(0, 4)
              .join(" ")
              .replace(/ (?:with|of|to|the|a|an|and|in|on|for|from|against)$/, "")
          : first.want,
      )
    : `Add ${withArticle(entity.noun)}`;
  return {
    one: entity.noun,
    a: withArticle(entity.noun),
    many: plural(entity.noun),
    Many: capital(plural(entity.noun)),
    act,
    f1: columns[0] ?? "name",
    f2: columns[1] ?? "date",
  };
}

function listScreen(
  draft: Draft,
  entity: EntityDraft,
  stories: readonly StoryDraft[],
  turn: number,
): PlanScreen {
  const t = wordsFor(entity, stories);
  const state = STATES[turn % STATES.length] ?? STATES[0];
  const deeds = stories.filter((story) => story.noun === entity.noun).map((story) => story.want);
  return {
    name: t.Many,
    route: `/${slug(t.many) || "entries"}`,
    roles: rolesFor(draft, stories, (story) => story.noun === entity.noun),
    purpose:
      deeds.length > 0
        ? capital(listOf(deeds.slice(0, 2)))
        : `All ${t.many} by ${t.f1}${isUncounted(entity.noun) ? "" : ", newest first"}`,
    empty: state?.[0](t) ?? "",
    loading: state?.[1](t) ?? "",
    error: state?.[2](t) ?? "",
  };
}

function detailScreen(draft: Draft, entity: EntityDraft, stories: readonly StoryDraft[]): PlanScreen {
  const t = wordsFor(entity, stories);
  const near = draft.entities
    .filter((other) => !other.person && other.relations.some((text) => text.endsWith(`one ${entity.noun}`)))
    .map((other) => plural(other.noun));
  return {
    name: `${capital(entity.noun)} page`,
    route: `/${slug(t.many) || "entries"}/:id`,
    roles: rolesFor(draft, stories, (story) => story.noun === entity.noun),
    purpose: `One ${t.one} with ${listOf([...entity.fields.slice(0, 4).map((field) => field.name), ...near.slice(0, 2)])}`,
    empty:
      near.length > 0
        ? `Without ${near[0]}: a line that says how the first one comes`
        : `Fields never filled in show "not given", not a gap`,
    loading: `Heading first, then ${t.f2}; nothing jumps when it arrives`,
    error: `Gone or not theirs: "This ${t.one} is not here" and the way back to ${t.many}`,
  };
}

/** True when the word names a part of the interface. */
export function isScreenWord(word: string): boolean {
  return SCREEN_WORDS.has(word);
}
