import type { PlanScreen } from "~/domain/plan";
import type { VerbClass } from "../catalogue/verbs";
import { clip, listName, listOf, plural } from "../text/words";
import { type Draft, type EntityDraft, goodsOf } from "./draft";
import { AUTOMATIC, AWKWARD, CALLED, typedColumns } from "./samples";
import { toldBy, withName } from "./slots";
import type { StoryDraft } from "./stories";
import { shortened, statedOf } from "./wording";

/** What is to be seen when this class of doing has worked. What comes into a list is looked for there after a reload. */
const SEEN: Partial<Record<VerbClass, string>> = {
  scan: "{place} opens at {row}",
  choose: "the next step repeats the choice, which {place} still marks after a reload",
  edit: "{place} shows {row} changed after a reload",
  mark: "{place} shows {row} {marked} after a reload",
  approve: "{place} shows the decision on {row} after a reload",
  assign: "{place} shows the name beside {row} after a reload",
  message: "{other} reads in {place} what {first} wrote",
  pay: "{place} shows {row} as paid",
  export: "the file opens and holds what {place} shows",
  share: "in {place} {other} opens {shared}",
  flag: "{place} shows {row} flagged after a reload",
  swap: "{row} has left {place}",
  lend: "{place} shows {row} under the name {first} after a reload",
  join: "{place} shows {first} beside {row} after a reload",
  remove: "{row} has gone from {place}, also after a reload",
  cancel: "{place} shows {row} as called off after a reload",
  learn: "{place} goes on at the same step after a reload",
  time: "the clock in {place} goes on after a reload",
  earn: "{place} shows the new figure after a reload",
  vote: "{place} has counted it once after a reload",
  import: "{place} has each line of the file once, also when its {things} are imported again",
  answer: "{place} shows what {first} answered to {row} after a reload",
  sign: "{place} shows {row} signed by {first} after a reload",
  split: "{place} shows every share of {row} after a reload",
  invite: "the link in the message leads to {place}",
  act: "{place} names {first} with the hour after a reload",
};

/** What is looked at: nothing of it is entered. */
const LOOKS = /^(?:view|find|compare|follow)$/;

/** What comes of a doing with another thing: who books a room leaves a booking, and no room. */
export const MADE =
  /(?:^| )(?:order|booking|appointment|reservation|viewing|visit|request|application|inquiry|sign-?up|registration|loan|shift|time entry|invoice|photo|walk|ride)$/;

/** Words that leave no room for somebody of another role. */
const MUTUAL = /\b(?:each other|one another|together|between|friends)\b|\b(?:with|to) another\b/;

/** As much as a phase can say about how to try it. */
const ROOM = 690;

/** How often entries of a table were tried in the phases so far, by what was done: nobody enters the same one twice. */
export type Tried = Map<string, number>;

/**
 * A check by hand: for each story of the phase who does what, on which screen, and what is then to be seen. Every story
 * is tried; where there is no room for what is then seen, what is implied goes without it first, and what comes last.
 */
export function tryOut(
  draft: Draft,
  loop: readonly StoryDraft[],
  screens: readonly PlanScreen[],
  tried: Tried,
): string {
  const met = new Set<string>();
  const steps = loop.map((story, at) => {
    const who = calledWith(draft, story.actor, met);
    met.add(story.actor);
    const want = withName(story.want, story.actor, draft.samples.people.get(story.actor)?.[1] ?? "");
    const joint = story.class === "flag" && reportsOf(screens) ? "; " : ", ";
    const brief = `${who} can ${at < 2 && want.length <= 64 ? want : shortened(want)}`;
    return { story, brief, whole: `${brief}${joint}${seenOf(draft, story, screens, tried)}` };
  });
  const told = () => steps.map(({ whole }) => whole).join("; then ");
  const least = [...steps].reverse().sort((a, b) => worth(a.story) - worth(b.story));
  for (const step of least) if (told().length > ROOM) step.whole = step.brief;
  return clip(introducedOnce(told()), ROOM);
}

/** "Noah (agent)" said again is "Noah". */
function introducedOnce(told: string): string {
  const met = new Set<string>();
  return told.replace(/(\p{L}+) \([^)]+\)/gu, (whole, name: string) => {
    if (met.has(whole)) return name;
    met.add(whole);
    return whole;
  });
}

/** What the idea says itself is told in full before what it only implies. */
function worth({ origin }: StoryDraft): number {
  return origin === "named" ? 1 : 0;
}

/** "Hugo (dog owner)" where they come up for the first time, "Hugo" after that. */
function calledWith(draft: Draft, actor: string, met: ReadonlySet<string>): string {
  const [name = ""] = draft.samples.people.get(actor) ?? [];
  return met.has(actor) ? name : `${name} (${actor})`;
}

function reportsOf(screens: readonly PlanScreen[]): PlanScreen | undefined {
  return screens.find((one) => one.route === "/reported");
}

/**
 * The screen on which somebody sees what their doing led to: one that the idea names for looking at it, else the list,
 * always one that they may open.
 */
function placeOf(story: StoryDraft, screens: readonly PlanScreen[]): { place: string; own: boolean } {
  const mine = screens.filter(
    (one) => one.roles.includes(story.actor) && one.name !== "Sign in" && !one.route.includes(":"),
  );
  const list = listName(story.noun).toLowerCase();
  const named = mine.find((one) => one.purpose.toLowerCase() === story.want.toLowerCase());
  const found =
    (LOOKS.test(story.class) ? named : undefined) ??
    mine.find((one) => one.name.toLowerCase() === list) ??
    named;
  return { place: (found ?? mine[0] ?? screens[0])?.name ?? list, own: Boolean(found) };
}

/** What is to be seen after one story: ", and …", with its screen and its entry. */
function seenOf(draft: Draft, story: StoryDraft, screens: readonly PlanScreen[], tried: Tried): string {
  const { place, own } = placeOf(story, screens);
  const { actor, noun, want } = story;
  const rows = draft.samples.rows.get(noun) ?? [];
  const entity = draft.entities.find((one) => one.noun === noun);
  const [first = "", second = ""] = draft.samples.people.get(actor) ?? [];
  // What was removed or given away is not looked at afterwards.
  const gone = tried.has(`${noun} gone`) ? 1 : 0;
  if (/^(?:remove|swap)$/.test(story.class)) tried.set(`${noun} gone`, 1);
  const row =
    (entity?.person ? draft.samples.people.get(noun)?.[noun === actor ? 1 : 0] : undefined) ??
    rows[gone]?.label ??
    `the ${noun}`;
  const reported = reportsOf(screens);
  const put = (text: string) =>
    text
      .replace("{place}", place)
      .replace("{row}", row)
      .replace("{first}", first)
      .replace("{marked}", statedOf(want).marked || "marked")
      .replace("{things}", plural(noun))
      .replace(
        "{shared}",
        `the ${noun} ${want.startsWith("share ") ? `that ${first} shared` : `from ${first}`}`,
      )
      .replace("{other}", otherOf(draft, story));
  if (story.class === "flag" && reported)
    return `${put("{row} then has gone from {place} for {first} alone")} and waits in ${reported.name} for ${draft.samples.people.get(draft.staff)?.[0] ?? ""} (${draft.staff})`;
  if (story.class === "notify") return `once and not again, and a tap on it opens ${place}`;
  if (LOOKS.test(story.class)) {
    if (/\be-?mail\b/.test(want)) return `and a tap in it opens ${place}`;
    if (story.loose && !own) return `and one tap leads there from ${place}`;
    if (/\b(?:leaderboards?|rankings?|standings)\b/.test(want) && second)
      return `and ${place} has ${first} and ${second} in the order of their ${plural(draft.main)}`;
    if (/\b(?:dashboard|statistics|figures|totals?)\b/.test(want))
      return `and a tap on a figure in ${place} lists ${row}`;
    const at = turnOf(tried, `${noun} seen`);
    const shown = rows[Math.max(Math.min(at, 1), gone)];
    const told = toldBy(entity, shown);
    return told && shown
      ? `and ${place} shows ${shown.label} with ${told}`
      : `and ${place} lists ${entity?.person ? row : (shown?.label ?? row)}`;
  }
  if (story.class === "approve" && story.loose && /\baccounts?\b/.test(want))
    return `and ${place} opens for ${draft.samples.people.get(draft.user)?.[0] ?? "them"} from then on`;
  if (story.class === "earn" && entity?.fields.some((field) => CALLED.test(field.name)))
    return `and ${place} shows ${row} under the name ${first}`;
  // Who may not open this screen gets it where they are.
  const partner = partnerOf(story, draft);
  const theirs = screens.filter((one) => one.roles.includes(partner) && !one.route.includes(":"));
  if (/^(?:message|share)$/.test(story.class) && !story.loose && !theirs.some((one) => one.name === place))
    return put(`and {other} gets it once, with a way to ${theirs[0]?.name ?? place}`);
  // What the app does by itself, or in what state of the phone, is seen on an entry, and no name stands beside it.
  if (/\b(?:without (?:an? )?(?:signal|internet|connection|network|reception)|offline)\b/.test(want))
    return `and ${place} still opens ${row} with the network off`;
  if (story.loose && /^have the app\b/.test(want)) return `and ${place} shows it on ${row} after a reload`;
  // Who books a thing that stands there finds it under their name; a booking is new.
  const taken = story.class === "book" && entity && !entity.person && !MADE.test(noun);
  const pays = story.class === "pay" && !knows(entity, "paid");
  const known = story.loose ? SEEN.act : taken ? SEEN.lend : pays ? undefined : SEEN[story.class];
  // Who reports a broken machine adds none.
  const pattern = known ?? (BROKEN.test(want) && !MADE.test(noun) ? SEEN.flag : undefined);
  if (pattern) return `and ${put(pattern)}`;
  return `and ${arrivalOf(draft, story, own, screens, tried) ?? enteredOf(draft, story, { place, own, row }, tried)}`;
}

/** Words of what stands there already and is said to be in a bad state. */
const BROKEN =
  /^report (?:an? |the )?(?:broken|faulty|damaged|defective|missing|lost|bad|wrong|empty|full|dirty)\b/;

/** True when entries of this table carry that state. */
function knows(entity: EntityDraft | undefined, state: string): boolean {
  return Boolean(entity?.statuses.includes(state) || entity?.fields.some((field) => field.name === state));
}

/** What is handed to somebody under another name than the table has that it comes into. */
const HANDED_IN =
  /\b(?:inquir(?:y|ies)|enquir(?:y|ies)|contact (?:form|request)s?|messages?|questions?|requests?)\b/;
const INBOX = /^(?:lead|inquiry|enquiry|contact request|request|prospect)$/;

/** Where somebody else finds what was handed in: "Noah (agent) finds the new lead with phone in Admin area"; null elsewhere. */
function arrivalOf(
  draft: Draft,
  story: StoryDraft,
  own: boolean,
  screens: readonly PlanScreen[],
  tried: Tried,
): string | null {
  // Who requests a viewing finds a viewing.
  const inbox =
    HANDED_IN.test(story.want) && !names(story.want, story.noun)
      ? draft.entities.find((one) => INBOX.test(one.noun))?.noun
      : undefined;
  const noun = inbox ?? story.noun;
  // What is handed in is looked for where it arrives, whoever else has a list of it.
  if (!inbox && own) return null;
  for (const { noun: role } of draft.roles) {
    const mine = screens.filter((one) => one.roles.includes(role) && speaksOf(one, noun));
    const screen = mine.find((one) => one.name.toLowerCase() === listName(noun).toLowerCase()) ?? mine[0];
    if (screen && role !== story.actor)
      return `${draft.samples.people.get(role)?.[0]} (${role}) finds ${newEntry(draft, noun, story.want, tried)} in ${screen.name}`;
  }
  return null;
}

/** A screen of this table, or one that is there for it among others. */
function speaksOf(screen: PlanScreen, noun: string): boolean {
  const said = ` ${screen.purpose.toLowerCase()} `;
  return (
    screen.name.toLowerCase() === listName(noun).toLowerCase() ||
    (!screen.route.includes(":") && (said.includes(` ${plural(noun)} `) || said.includes(` ${noun} `)))
  );
}

/** What was just entered, where it is looked for: no sample, for those stood there in the first phase. */
function enteredOf(
  draft: Draft,
  story: StoryDraft,
  { place, own, row }: { place: string; own: boolean; row: string },
  tried: Tried,
): string {
  const { noun, want } = story;
  if (want.startsWith("have the app "))
    return `${place} still shows each ${noun} that came of it after a reload`;
  // "Note a call": what is noted stands with the entry that it is about.
  const makes = MADE.test(noun) || /^(?:order|book|request|generate)$/.test(story.class);
  if (!makes && own && !names(want, noun) && !/^\S+ (?:each|it|them|one|some)\b/.test(want))
    return `${place} shows beside ${row} what ${draft.samples.people.get(story.actor)?.[0]} entered, also after a reload`;
  // Dishes are ordered: they are what the kitchen reads.
  const goods =
    story.class === "order" ? draft.samples.rows.get(goodsOf(draft, noun) ?? "")?.[0]?.label : undefined;
  const entered = goods ? `the new ${noun} with ${goods}` : newEntry(draft, noun, want, tried);
  return own ? `${place} still shows ${entered} after a reload` : `${entered} can be opened from ${place}`;
}

/** "the new dog with breed and age", and once there is one "the second new dog with breed and age". */
function newEntry(draft: Draft, noun: string, want: string, tried: Tried): string {
  const order = ["", "second ", "third ", "fourth ", "fifth "][turnOf(tried, `${noun} new`)] ?? "next ";
  const entity = draft.entities.find((one) => one.noun === noun);
  const columns = entity ? enteredColumns(draft, entity, want) : [];
  return `the ${order}new ${noun.replace(/^new /, "")}${columns.length > 0 ? ` with ${listOf(columns)}` : ""}`;
}

/** A story's words with a blank around each. */
function saysOf(want: string): string {
  return ` ${want.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `;
}

/** True when the words speak of that thing, by its whole name or by the word that tells it. */
function names(want: string, noun: string): boolean {
  const said = saysOf(want);
  return [noun, noun.split(" ").at(-1) ?? noun].some(
    (word) => said.includes(` ${word} `) || said.includes(` ${plural(word)} `),
  );
}

/** Types of columns that show on a list what was entered. */
const PLAIN = /^(?:text|number|money|date|date and time|duration|place|phone|email)$/;

/** The columns that the story's words name, else the first two that somebody types. */
function enteredColumns(draft: Draft, entity: EntityDraft, want: string): string[] {
  const said = saysOf(want);
  const names = entity.fields
    .map((field) => field.name)
    .filter((name) => name !== entity.noun && name !== "status");
  const named = names.filter((name) => said.includes(` ${name} `) || said.includes(` ${plural(name)} `));
  const plain = entity.fields
    .filter(({ name, type }) => PLAIN.test(type) && !AUTOMATIC.test(name) && !AWKWARD.test(name))
    .map((field) => field.name);
  const found = [named, plain, typedColumns(entity, draft.samples)].find((some) => some.length > 0) ?? [];
  return found.slice(0, 2);
}

/** How often this was asked before. */
function turnOf(tried: Tried, key: string): number {
  const turn = tried.get(key) ?? 0;
  tried.set(key, turn + 1);
  return turn;
}

/** Somebody at the other end: of another role that the idea knows, else a second person of the same. */
function otherOf(draft: Draft, story: StoryDraft): string {
  const role = partnerOf(story, draft);
  return draft.samples.people.get(role)?.[role === story.actor ? 1 : 0] ?? "";
}

function partnerOf(story: StoryDraft, draft: Draft): string {
  if (MUTUAL.test(story.want)) return story.actor;
  if (story.actor !== draft.user) return draft.user;
  // Photos are shared with those who came for them, not with a moderator whom the idea does not name.
  const staff = draft.roles.find((role) => role.noun === draft.staff);
  return staff?.origin === "named" ? draft.staff : story.actor;
}
