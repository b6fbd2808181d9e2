import type { PlanScreen } from "~/domain/plan";
import { namedStates } from "../catalogue/screen-states";
import { capital, isUncounted, listName, listOf, plural, slug, withArticle } from "../text/words";
import {
  an,
  type Draft,
  type EntityDraft,
  goodsOf,
  heldBy,
  needsAccount,
  rolesOf,
  sharedInFull,
  sharedNoun,
  theRole,
} from "./draft";
import { setterOf } from "./further-rights";
import {
  columnsOf,
  emptyOf,
  enteredBy,
  errorOf,
  headsOf,
  MAKING,
  makerOf,
  rowOf,
  waitingOf,
} from "./list-states";
import { loginOf, mailboxesOf } from "./login";
import { PRIVATE } from "./permissions";
import { LEFT_OPEN } from "./sample-states";
import { CALLED } from "./samples";
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
    // What is reported is read on a screen of its own.
    .filter((entity) => !(entity.noun === "flag" && entity.origin === "implied"))
    // What only waits for later needs no screen yet.
    .filter(
      (entity) =>
        entity.noun === draft.main ||
        !stories.some((story) => story.noun === entity.noun) ||
        stories.some((story) => story.noun === entity.noun && story.priority === "must"),
    )
    .map((entity, index) => ({
      entity,
      score:
        stories.filter((story) => story.noun === entity.noun).length * 3 +
        (entity.noun === draft.main ? 4 : 0) +
        (entity.origin === "named" ? 1 : 0) -
        index / 20,
    }))
    .sort((a, b) => b.score - a.score);
  for (const { entity, score } of ranked) {
    // A list that nobody in the stories opens is not a screen, as long as there are enough others.
    if (score < 2 && screens.length >= 2) break;
    if (screens.length >= 6) break;
    // What is done in the admin area is done there.
    add(
      listScreen(
        draft,
        entity,
        stories.filter((story) => !story.want.includes("admin area")),
      ),
    );
  }
  const main = draft.entities.find((entity) => entity.noun === draft.main);
  if (main) add(detailScreen(draft, main, stories));
  const reports = reported(draft);
  if (reports) add(reports);
  if (draft.clarity === "unclear") return screens;
  const listed = screens.filter(({ name }) =>
    draft.entities.some(({ noun }) => name.toLowerCase() === listName(noun).toLowerCase()),
  );
  for (const [at, role] of draft.roles
    .filter(({ noun }) => !screens.some((screen) => screen.roles.includes(noun)))
    .entries())
    admit(draft, listed.length > 0 ? listed : screens.slice(0, 1), role.noun, at);
  for (const story of stories) if (/^(?:order|book)$/.test(story.class)) offer(draft, screens, story);
  if (screens.length < MOST) add(signIn(draft, screens));
  return screens;
}

/** Nobody is let in to find no screen of their own: who has none gets what belongs to them, else one list after the other. */
function admit(draft: Draft, lists: readonly PlanScreen[], role: string, at: number): void {
  const own = draft.entities.find((entity) => !entity.person && heldBy(entity, role));
  const named = (noun: string) =>
    lists.find((screen) => screen.name.toLowerCase() === listName(noun).toLowerCase());
  const main = named(draft.main);
  const order = [...(main ? [main] : []), ...lists.filter((screen) => screen !== main)];
  (named(own?.noun ?? "") ?? order[at % order.length])?.roles.push(role);
}

/** Who orders dishes has to see them, whoever keeps the list. */
function offer(draft: Draft, screens: PlanScreen[], { actor, noun }: StoryDraft): void {
  const goods = goodsOf(draft, noun) ?? "";
  const shown = [listName(goods), `${goods} page`].map(capital);
  for (const screen of screens) {
    const { name, roles, empty } = screen;
    if (!shown.includes(name) || roles.includes(actor)) continue;
    // The button is only for those who were here before.
    const [keeper] = roles;
    if (roles.length === 1 && keeper)
      screen.empty = empty.replace("; button “", `; for ${rolesOf(keeper, draft)} with “`);
    roles.push(actor);
  }
}

function signIn(draft: Draft, screens: readonly PlanScreen[]): PlanScreen {
  const roles = draft.roles.map((role) => role.noun).filter((role) => needsAccount(role, draft));
  const login = loginOf(draft);
  const ways = new Map<string, string[]>();
  for (const role of (roles.length > 0 ? roles : [draft.user]).slice(0, 5)) {
    const first = screens.find((screen) => screen.roles.includes(role) && !screen.route.includes(":"));
    const place = first?.name ?? capital(listName(draft.main));
    ways.set(place, [...(ways.get(place) ?? []), rolesOf(role, draft)]);
  }
  const { accounts, children, setter } = mailboxesOf(roles);
  const called = (role: string) => rolesOf(role, draft);
  // Each is led to a screen of their own.
  const opened = [...ways].filter(([, people]) => accounts.some((role) => people.includes(called(role))));
  const places = opened.map(([place]) => place);
  // "Admin area" any app may have.
  if (places.length === 1 && /^(?:Admin area|Dashboard|Panel|Portal)$/.test(places[0] ?? ""))
    places[0] += ` for ${plural(draft.main)}`;
  const place = listOf(places.length > 0 ? places.slice(0, 3) : [capital(listName(draft.main))], "or");
  const coded =
    children.length > 0 ? `; for ${listOf(children.map(called))} a name and the code of ${an(setter)}` : "";
  const put = (text: string) => text.replace("{place}", place);
  // Where there are several, the form has named them.
  const said = (text: string) => put(places.length > 1 ? text.replace(/ (?:to|for) \{place\}/, "") : text);
  return {
    name: "Sign in",
    route: "/sign-in",
    roles: roles.length > 0 ? roles : [draft.user],
    purpose: `Leads ${listOf([...ways].map(([place, people]) => `${listOf(people)} to ${place}`))}`,
    empty: `${put(login.form)}${coded}`,
    loading: said(login.waiting),
    error: said(login.failed),
  };
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
  const put = (text: string, noun: string) =>
    text
      .replace(/\{things\}/g, plural(noun))
      .replace(/\{Things\}/g, capital(plural(noun)))
      .replace(/\{thing\}/g, noun)
      .replace("{next}", draft.samples.rows.get(noun)?.[1]?.label ?? `the first ${noun}`);
  for (const story of stories) {
    const word =
      /\b(dashboard|leaderboard|ranking|panel|agenda|calendar|gallery|portal)\b/.exec(story.want)?.[1] ??
      // "time to feed", "map the damage": only behind an article or in a compound is it something to look at.
      /\b(?:an?|the|their|on|in|news|photo|activity|live|interactive) (map|feed|timeline)\b/.exec(
        story.want,
      )?.[1] ??
      /\bsee the (day|week)\b/.exec(story.want)?.[1] ??
      (/ staff$/.test(story.actor) ? `${story.actor.replace(/ staff$/, "")} screen` : "");
    if (!word || found.some((screen) => screen.name.toLowerCase() === word)) continue;
    const name = word === "day" ? "Day view" : word === "week" ? "Week view" : capital(word);
    const [empty, error] = namedStates(word);
    const columns = columnsOf(draft, story.noun);
    found.push({
      name,
      route: `/${slug(name)}`,
      roles: [
        ...new Set([
          ...rolesFor(
            draft,
            stories,
            (other) => other === story || (other.class === story.class && other.want.includes(` ${word}`)),
          ),
          // A map or a gallery that somebody fills is there for those who come to look.
          ...(/^(?:map|gallery|feed|timeline)$/.test(word) && MAKING.test(story.class) ? [draft.user] : []),
        ]),
      ],
      purpose: capital(story.want),
      empty: put(empty, story.noun),
      loading: waitingOf(draft, story, columns),
      error: put(error, story.noun),
    });
  }
  if (draft.reading.text.includes("admin area")) {
    // "Manage listings and leads in an admin area": what it is for stands in the story.
    const told = stories.find((story) => story.want.includes("admin area"))?.want ?? "";
    const things = draft.entities.filter((entity) => !entity.person);
    const said = things.filter(({ noun }) => told.includes(plural(noun)));
    const kept = said.length > 0 ? said : things.slice(0, 2);
    found.push({
      name: "Admin area",
      route: "/admin",
      roles: [draft.staff],
      purpose: `Where ${theRole(draft.staff)} keeps ${listOf(kept.map((entity) => plural(entity.noun)))} in order`,
      empty: `“No ${plural(draft.main)} yet” and the button “Add ${withArticle(draft.main)}”`,
      loading: `Grey ${listName(draft.main)}: ${rowOf(draft, draft.main, columnsOf(draft, draft.main))}`,
      error: `${capital(plural(draft.user))} are refused; what ${rolesOf(draft.staff, draft)} typed of ${withArticle(draft.main)} stays`,
    });
  }
  return found.slice(0, 3);
}

/** Where reports are decided, when people may report each other. */
function reported(draft: Draft): PlanScreen | null {
  if (draft.staff !== draft.user && draft.capabilities.some((one) => one.id === "moderation")) {
    const what = sharedNoun(draft);
    const full = sharedInFull(draft);
    return {
      name: `Reported ${plural(what)}`,
      route: "/reported",
      roles: [draft.staff],
      purpose: `Where ${theRole(draft.staff)} hides ${withArticle(full)} that ${plural(draft.user)} reported, or puts it back`,
      empty: `“No reported ${full} is waiting”`,
      loading: `Grey reports: ${full}, reason, ${draft.user} who reported it`,
      error: `“Not decided yet”; ${withArticle(full)} stays in view of all but the ${draft.user} who reported it`,
    };
  }
  return null;
}

/** Doings that hand something in, which somebody then has to look at. */
const HANDED_IN = /^(?:request|upload|book|order|join|answer|sign|pay|post)$/;

/** Who else opens a list: whose doings speak of its entries, and whoever looks after what others hand in. */
function beside(draft: Draft, entity: EntityDraft, stories: readonly StoryDraft[]): string[] {
  const said = new RegExp(`\\b(?:${entity.noun}|${plural(entity.noun)})\\b`);
  const found = stories
    .filter((story) => story.noun !== entity.noun && story.priority === "must" && said.test(story.want))
    .map((story) => story.actor);
  const handed = stories.some(
    (story) =>
      story.noun === entity.noun &&
      story.actor !== draft.staff &&
      HANDED_IN.test(story.class) &&
      !story.loose,
  );
  return handed && draft.staff !== "moderator" ? [...found, draft.staff] : found;
}

function listScreen(draft: Draft, entity: EntityDraft, stories: readonly StoryDraft[]): PlanScreen {
  const things = listName(entity.noun);
  const told = stories.some((story) => story.noun === entity.noun);
  const maker = told ? undefined : makerOf(draft, entity.noun, stories);
  const users = [
    ...new Set([
      ...(maker ? [maker.actor] : rolesFor(draft, stories, (story) => story.noun === entity.noun)),
      ...beside(draft, entity, stories),
    ]),
  ];
  // What customers only look at somebody has to enter, and does so here.
  const adder = enteredBy(draft, entity.noun, stories);
  const setter = setterOf(draft, entity, stories);
  const keepers = [adder, setter].filter((noun) => draft.roles.some((role) => role.noun === noun));
  // Who only asks sees no list of who else has asked.
  const onlyAsks =
    /^(?:lead|inquiry|enquiry)$/.test(entity.noun) &&
    draft.staff !== draft.user &&
    stories.every(
      (story) =>
        story.noun !== entity.noun ||
        story.actor !== draft.user ||
        /^(?:send|make|submit|leave|write|ask)\b/.test(story.want),
    );
  const lookers = onlyAsks ? users.filter((noun) => noun !== draft.user) : users;
  const roles = [...new Set([...lookers, ...keepers])];
  const deeds = stories.filter((story) => story.noun === entity.noun).map((story) => story.want);
  const columns = headsOf(draft, entity);
  return {
    name: capital(things),
    route: `/${slug(things) || "entries"}`,
    roles,
    purpose:
      deeds.length > 0 ? capital(listOf(deeds.slice(0, 2))) : `${capital(things)} with ${listOf(columns)}`,
    empty: emptyOf(draft, entity.noun, stories, roles),
    loading: `Grey ${isUncounted(entity.noun) || things === entity.noun ? "lines" : things}: ${rowOf(draft, entity.noun, columns)}`,
    error: errorOf(
      draft,
      entity.noun,
      stories.filter((story) => roles.includes(story.actor)),
    ),
  };
}

/** "No walks"; of what may hurt somebody "none" is no harmless answer as long as nobody has looked. */
const unknown = (things = "") => (HARMS.test(things) ? `${capital(things)} not entered` : `No ${things}`);
const HARMS =
  /(?:allerg\w+|side effects?|intolerances?|symptoms?|medications?|contraindications?|risks?|hazards?)$/;

function detailScreen(draft: Draft, entity: EntityDraft, stories: readonly StoryDraft[]): PlanScreen {
  const things = plural(entity.noun);
  const near = draft.entities
    .filter((other) => !other.person && other.relations.some((text) => text.endsWith(`one ${entity.noun}`)))
    // Whoever looks at a service does not read there who booked it.
    .filter((other) => PRIVATE.test(entity.noun) || !PRIVATE.test(other.noun))
    .map((other) => plural(other.noun));
  const row = draft.samples.rows.get(entity.noun)?.[0]?.label ?? `this ${entity.noun}`;
  // What can be missing, unless the entry is called by it.
  const rest = entity.fields.filter(
    (field) =>
      field.name !== "status" &&
      field.type !== "yes/no" &&
      !LEFT_OPEN.test(field.name) &&
      !CALLED.test(field.name) &&
      !row.includes(draft.samples.rows.get(entity.noun)?.[0]?.values.get(field.name) ?? "\0"),
  );
  const spare = (rest.find((field) => /^(?:long text|image|file)$/.test(field.type)) ?? rest.at(-1))?.name;
  return {
    name: `${capital(entity.noun)} page`,
    route: `/${slug(things) || "entries"}/:id`,
    roles: rolesFor(draft, stories, (story) => story.noun === entity.noun),
    purpose: `One ${entity.noun}: ${listOf(inFull(entity, near))}${near.length > 0 ? `; below, its ${listOf(near.slice(0, 2))}` : ""}`,
    empty:
      near.length > 0
        ? `${capital(row)} without ${near[0]}: “${unknown(near[0])} yet”`
        : `${capital(row)} without ${spare ?? "a note"}: line left out`,
    loading: `${capital(row)} first, then ${columnsOf(draft, entity.noun)[0]}`,
    error: `“${capital(row.replace(/[“”]/g, ""))}: no longer listed”; back to ${capital(listName(entity.noun))}`,
  };
}

/** The columns that the page of one entry begins with: what it is called, then the others; its own photos stand below. */
function inFull(entity: EntityDraft, near: readonly string[]): string[] {
  const shown = entity.fields.filter(
    (field) => !near.includes(plural(field.name)) && field.name !== "status" && !LEFT_OPEN.test(field.name),
  );
  const called = shown.filter((field) => CALLED.test(field.name));
  return [...called, ...shown.filter((field) => !called.includes(field))]
    .slice(0, 4)
    .map((field) => field.name);
}

/** "a customer who opens /kitchen-screen": somebody on a screen that is not theirs; null when all see all. */
export function trespass(
  draft: Draft,
  screens: readonly PlanScreen[],
): { role: string; who: string; screen: PlanScreen } | null {
  for (const { noun } of draft.roles.filter((role) => role.noun !== draft.staff)) {
    const screen = screens.find(
      (one) => one.name !== "Sign in" && !one.route.includes(":") && !one.roles.includes(noun),
    );
    if (screen)
      return { role: noun, who: `${draft.samples.people.get(noun)?.[0] ?? an(noun)} (${noun})`, screen };
  }
  return null;
}
