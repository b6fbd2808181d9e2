import type { PlanScreen } from "~/domain/plan";
import type { VerbClass } from "../catalogue/verbs";
import { listName, plural } from "../text/words";
import { type Draft, goodsOf } from "./draft";
import { CALLED } from "./samples";
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
  message: "{other} reads it in {place}",
  pay: "{place} shows {row} as paid",
  export: "the file opens and holds what {place} shows",
  share: "{other} opens {row} in {place}",
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
  import: "{place} lists {row} after a reload, and once",
  invite: "the link in the message leads to {place}",
  act: "{place} names {first} with the hour after a reload",
};

/** What is looked at: nothing of it is entered. */
const LOOKS = /^(?:view|find|compare|follow)$/;

/** Words that leave no room for somebody of another role. */
const MUTUAL = /\b(?:each other|one another|together|between|friends)\b|\b(?:with|to) another\b/;

/** As much as a phase can say about how to try it. */
const ROOM = 390;

/** How often entries of a table were tried in the phases so far, by what was done: nobody enters the same one twice. */
export type Tried = Map<string, number>;

/**
 * A check by hand: for each story of the phase who does what, on which screen, and what is then to be seen. The first
 * two stand in the name of the phase and are always tried; the others as far as there is room.
 */
export function tryOut(
  draft: Draft,
  loop: readonly StoryDraft[],
  screens: readonly PlanScreen[],
  tried: Tried,
): string {
  const met = new Set<string>();
  let told = "";
  for (const [at, story] of loop.entries()) {
    const who = calledWith(draft, story.actor, met);
    const want = withName(story.want, story.actor, draft.samples.people.get(story.actor)?.[1] ?? "");
    const joint = story.class === "flag" && reportsOf(screens) ? "; " : ", ";
    const begins = `${who} can ${at < 2 && want.length <= 64 ? want : shortened(want)}`;
    const whole = `${begins}${joint}${seenOf(draft, story, screens, tried)}`;
    const link = told ? "; then " : "";
    // What would be cut off in mid-sentence is said in short, or not at all.
    const step = [whole, begins].find((text) => told.length + link.length + text.length <= ROOM);
    if (!step) break;
    told += link + step;
    met.add(story.actor);
  }
  return told;
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
  const pattern = story.loose ? SEEN.act : SEEN[story.class];
  if (pattern) return `and ${put(pattern)}`;
  // Of three sample entries the last one is entered by hand first.
  const last = rows[2 - Math.min(turnOf(tried, noun), 1)];
  // A sample that was called off is nobody's new entry.
  const over = /^(?:cancelled|called off|rejected|declined|refused)$/.test(last?.values.get("status") ?? "");
  const entered = over ? `the new ${noun}` : (last?.label ?? row);
  // Dishes are ordered: they are what the kitchen reads.
  const goods =
    story.class === "order" ? draft.samples.rows.get(goodsOf(draft, noun) ?? "")?.[0]?.label : undefined;
  if (!own) return `and ${entered} can be opened from ${place}`;
  return `and ${place} still shows ${entered}${goods ? ` with ${goods}` : ""} after a reload`;
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
