import type { PlanScreen } from "~/domain/plan";
import { keptWhen, namedStates } from "../catalogue/screen-states";
import {
  capital,
  isUncounted,
  listOf,
  plural,
  singular,
  slug,
  withArticle,
  withoutTail,
} from "../text/words";
import {
  an,
  type Draft,
  type EntityDraft,
  goodsOf,
  heldBy,
  loginOf,
  needsAccount,
  ownerOf,
  rolesOf,
  theRole,
} from "./draft";
import { takesPlace } from "./relations";
import { AWKWARD, CALLED, tellingColumns, typedColumns } from "./samples";
import type { StoryDraft } from "./stories";
import { buttonOf, headingOf, spoken } from "./wording";

const MOST = 8;
const MAKING =
  /^(?:add|log|post|upload|book|order|request|join|share|pay|time|message|vote|lend|import|generate|answer)$/;

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
    add(listScreen(draft, entity, stories));
  }
  const main = draft.entities.find((entity) => entity.noun === draft.main);
  if (main) add(detailScreen(draft, main, stories));
  const reports = reported(draft, stories);
  if (reports) add(reports);
  if (draft.clarity === "unclear") return screens;
  for (const role of draft.roles) admit(draft, screens, role.noun);
  for (const story of stories) if (/^(?:order|book)$/.test(story.class)) offer(draft, screens, story);
  if (screens.length < MOST) add(signIn(draft, screens));
  return screens;
}

/** Nobody is let in to find no screen of their own: who has none gets the list of what belongs to them. */
function admit(draft: Draft, screens: PlanScreen[], role: string): void {
  if (screens.some((screen) => screen.roles.includes(role))) return;
  const own = draft.entities.find((entity) => !entity.person && heldBy(entity, role));
  const named = (noun: string) =>
    screens.find((screen) => screen.name.toLowerCase() === plural(noun).toLowerCase());
  (named(own?.noun ?? draft.main) ?? screens[0])?.roles.push(role);
}

/** Who orders dishes has to see them, whoever keeps the list. */
function offer(draft: Draft, screens: PlanScreen[], { actor, noun }: StoryDraft): void {
  const goods = goodsOf(draft, noun) ?? "";
  const shown = [plural(goods), `${goods} page`].map(capital);
  for (const { name, roles } of screens)
    if (shown.includes(name) && !roles.includes(actor)) roles.push(actor);
}

function signIn(draft: Draft, screens: readonly PlanScreen[]): PlanScreen {
  const roles = draft.roles.map((role) => role.noun).filter((role) => needsAccount(role, draft));
  const login = loginOf(draft);
  const ways = new Map<string, string[]>();
  for (const role of (roles.length > 0 ? roles : [draft.user]).slice(0, 5)) {
    const first = screens.find((screen) => screen.roles.includes(role) && !screen.route.includes(":"));
    const place = first?.name ?? capital(plural(draft.main));
    ways.set(place, [...(ways.get(place) ?? []), rolesOf(role, draft)]);
  }
  return {
    name: "Sign in",
    route: "/sign-in",
    roles: roles.length > 0 ? roles : [draft.user],
    purpose: `Leads ${listOf([...ways].map(([place, people]) => `${listOf(people)} to ${place}`))}`,
    empty: login.form,
    loading: login.waiting,
    error: login.failed,
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
      loading: `Grey bars: ${columns.join(", ")}`,
      error: put(error, story.noun),
    });
  }
  if (draft.reading.text.includes("admin area")) {
    const kept = draft.entities.filter((entity) => !entity.person).slice(0, 2);
    found.push({
      name: "Admin area",
      route: "/admin",
      roles: [draft.staff],
      purpose: `Where ${theRole(draft.staff)} keeps ${listOf(kept.map((entity) => plural(entity.noun)))} in order`,
      empty: `“No ${plural(draft.main)} yet” and the button “Add ${withArticle(draft.main)}”`,
      loading: `Grey rows: ${columnsOf(draft, draft.main).join(", ")}`,
      error: `${capital(plural(draft.user))} are refused; a failed save keeps what was typed`,
    });
  }
  return found.slice(0, 3);
}

/** Where reports are decided, when people may report each other. */
function reported(draft: Draft, stories: readonly StoryDraft[]): PlanScreen | null {
  if (draft.staff !== draft.user && draft.capabilities.some((one) => one.id === "moderation")) {
    const report = stories.find((story) => /^report /.test(story.want));
    const what = /^report an? ([\p{L} ]+?) or /u.exec(report?.want ?? "")?.[1] ?? draft.main;
    return {
      name: `Reported ${plural(what)}`,
      route: "/reported",
      roles: [draft.staff],
      purpose: `Where ${theRole(draft.staff)} hides ${withArticle(what)} that ${plural(draft.user)} reported, or puts it back`,
      empty: `“No ${what} that ${withArticle(draft.user)} reported is waiting”`,
      loading: `Grey rows: ${what}, reason, ${draft.user} who reported it`,
      error: `The ${what} stays hidden from ${plural(draft.user)} until the decision is stored`,
    };
  }
  return null;
}

function columnsOf(draft: Draft, noun: string): string[] {
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
function headsOf(draft: Draft, entity: EntityDraft): string[] {
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
function makerOf(draft: Draft, noun: string, stories: readonly StoryDraft[]): StoryDraft | undefined {
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
function adderOf(draft: Draft, noun: string, stories: readonly StoryDraft[]): string {
  const entity = draft.entities.find((one) => one.noun === noun);
  if (!entity || entity.person || COUNTED.test(noun) || NOTED.test(noun)) return "";
  if (makerOf(draft, noun, stories)) return "";
  const own = stories.filter((story) => story.noun === noun);
  const keeper = own.find((story) => story.class === "edit" && KEEPS.test(story.want));
  if (keeper) return keeper.actor;
  return own.every((story) => /^(?:view|find|choose|compare|follow)$/.test(story.class))
    ? ownerOf(draft, noun)
    : "";
}

function emptyOf(
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
  const maker = makerOf(draft, noun, stories);
  // A balance or a summary is reckoned, not entered.
  const source = draft.main;
  if (!maker && COUNTED.test(noun) && source !== noun)
    return `“No ${things} yet”; ${plural(source)} bring them`;
  if (!maker) {
    // People come by themselves, or because somebody asked them in.
    if (entity?.person) {
      const near = stories.some((story) => story.noun === noun && /\bnear(?:by)?\b/.test(story.want));
      return `“No ${things} ${near ? "nearby " : ""}yet”; “Invite ${withArticle(noun)}”`;
    }
    const adder = adderOf(draft, noun, stories);
    if (adder) return askedOf(draft, noun, adder, roles, `“Add ${withArticle(noun)}”`);
    const waiting = waitingFor(noun, stories);
    if (waiting)
      return `“No ${things} yet”; ${waiting} comes with the first${isUncounted(noun) ? "" : ` ${noun}`}`;
    return askedOf(draft, noun, ownerOf(draft, noun), roles, `“Add ${withArticle(noun)}”`);
  }
  const button = `“${capital(spoken(maker.want))}”`;
  if (roles.includes(maker.actor)) return askedOf(draft, noun, maker.actor, roles, button);
  return `“No ${things} yet”; they come once ${rolesOf(maker.actor, draft)} ${maker.want.startsWith("be ") ? "can " : ""}${clipped(maker.want, draft, maker.actor)}`;
}

/** An empty list with its button, which only those see who may use it. */
function askedOf(draft: Draft, noun: string, by: string, roles: readonly string[], button: string): string {
  const none = `“No ${plural(noun)} yet”`;
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

function errorOf(draft: Draft, noun: string, stories: readonly StoryDraft[]): string {
  const entity = draft.entities.find((one) => one.noun === noun);
  const deed = stories.find((story) => story.noun === noun && keptWhen(story.class) !== "");
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
  const timeless =
    deed.class === "book" &&
    !takesPlace(entity) &&
    !/(?:^| )(?:booking|appointment|reservation|slot)$/.test(noun);
  const kept = keptWhen(
    deed.class === "vote" && REVIEWED.test(deed.want) ? "add" : timeless ? "choose" : deed.class,
  )
    .replace("{f1} and {f2} stay", f1 === f2 ? `${f1} stays` : `${f1} and ${f2} stay`)
    .replace(/\{f1\}/g, f1)
    .replace(/\{f2\}/g, f2)
    .replace(/\{thing\}/g, noun);
  return `“Could not ${spoken(deed.want)}”, ${kept}`;
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
  const things = plural(entity.noun);
  const told = stories.some((story) => story.noun === entity.noun);
  const maker = told ? undefined : makerOf(draft, entity.noun, stories);
  const users = [
    ...new Set([
      ...(maker ? [maker.actor] : rolesFor(draft, stories, (story) => story.noun === entity.noun)),
      ...beside(draft, entity, stories),
    ]),
  ];
  // What customers only look at somebody has to enter, and does so here.
  const adder = adderOf(draft, entity.noun, stories);
  const known = draft.roles.some((role) => role.noun === adder);
  const roles = known && !users.includes(adder) ? [...users, adder] : users;
  const deeds = stories.filter((story) => story.noun === entity.noun).map((story) => story.want);
  const columns = headsOf(draft, entity);
  return {
    name: capital(things),
    route: `/${slug(things) || "entries"}`,
    roles,
    purpose:
      deeds.length > 0 ? capital(listOf(deeds.slice(0, 2))) : `${capital(things)} with ${listOf(columns)}`,
    empty: emptyOf(draft, entity.noun, stories, roles),
    loading: `Grey rows: ${columns.join(", ")}`,
    error: errorOf(draft, entity.noun, stories),
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
    .map((other) => plural(other.noun));
  const row = draft.samples.rows.get(entity.noun)?.[0]?.label ?? `this ${entity.noun}`;
  // What can be missing, unless the entry is called by it.
  const rest = entity.fields.filter(
    (field) =>
      field.name !== "status" &&
      field.type !== "yes/no" &&
      !CALLED.test(field.name) &&
      !row.includes(draft.samples.rows.get(entity.noun)?.[0]?.values.get(field.name) ?? "\0"),
  );
  const spare = (rest.find((field) => /^(?:long text|image|file)$/.test(field.type)) ?? rest.at(-1))?.name;
  const shown = inFull(entity, near).filter((name) => name !== spare);
  const before = shown.at(-1) ?? "the heading";
  return {
    name: `${capital(entity.noun)} page`,
    route: `/${slug(things) || "entries"}/:id`,
    roles: rolesFor(draft, stories, (story) => story.noun === entity.noun),
    purpose: `One ${entity.noun}: ${listOf(inFull(entity, near))}${near.length > 0 ? `; below, its ${listOf(near.slice(0, 2))}` : ""}`,
    empty:
      near.length > 0
        ? `${capital(row)} without ${near[0]}: “${unknown(near[0])} yet”`
        : `${capital(row)} without ${spare ?? "a note"} ends after ${before}`,
    loading: `${capital(row)} first, then ${columnsOf(draft, entity.noun)[0]}`,
    error: `“${capital(row.replace(/[“”]/g, ""))} is gone”, then ${capital(things)}`,
  };
}

/** The columns that the page of one entry begins with: what it is called, then the others; its own photos stand below. */
function inFull(entity: EntityDraft, near: readonly string[]): string[] {
  const shown = entity.fields.filter(
    (field) => !near.includes(plural(field.name)) && field.name !== "status",
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
    const screen = screens.find((one) => one.name !== "Sign in" && !one.roles.includes(noun));
    if (screen)
      return { role: noun, who: `${draft.samples.people.get(noun)?.[0] ?? an(noun)} (${noun})`, screen };
  }
  return null;
}
