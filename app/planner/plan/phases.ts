import type { PlanField, PlanPhase, PlanScreen, PlanStory } from "~/domain/plan";
import type { VerbClass } from "../catalogue/verbs";
import { flowOf } from "../text/states";
import { capital, clip, listOf, plural, withArticle, withoutTail } from "../text/words";
import { type Draft, needsAccount, ownerOf, rolesOf } from "./draft";
import { PRIVATE } from "./permissions";
import { CALLED, tellingColumns } from "./samples";
import { trespass } from "./screens";
import { TOGETHER, toldBy } from "./slots";
import type { StoryDraft } from "./stories";
import { buttonOf, shortest, statedOf } from "./wording";

/** Cuts the work into phases that each end in something a person can try by hand. */
export function planPhases(
  draft: Draft,
  drafts: readonly StoryDraft[],
  stories: readonly PlanStory[],
  screens: readonly PlanScreen[],
): PlanPhase[] {
  const phases: PlanPhase[] = [firstLook(draft, screens, drafts)];
  const idOf = (story: StoryDraft) => stories[drafts.indexOf(story)]?.id ?? "";
  const must = drafts.filter((story) => story.priority === "must");
  const core = must.filter((story) => story.kind === "core");
  const extra = must.filter((story) => story.kind === "extra");
  const later = drafts.filter((story) => story.priority === "later");
  const cut = core.length <= 4 ? core.length : Math.ceil(core.length / 2);
  const loops = core.length <= 4 ? [core] : [core.slice(0, cut), core.slice(cut)];
  const told = new Set<string>();
  for (const [index, loop] of loops.entries()) {
    if (loop.length === 0) continue;
    phases.push({
      name: capital(listOf(distinct(loop).slice(0, 2))),
      kind: "core",
      stories: loop.map(idOf),
      steps: stepsOf(draft, loop, index === 0, told),
      doneWhen: tryOut(draft, loop, screens),
    });
  }
  if (extra.length > 0)
    phases.push({
      name: capital(listOf(distinct(extra).slice(0, 2))),
      kind: "extra",
      stories: extra.map(idOf),
      steps: stepsOf(draft, extra, false, told),
      doneWhen: tryOut(draft, extra, screens),
    });
  phases.push(hardening(draft, screens, must, later, idOf));
  return phases;
}

/** Screens to look at before anything is stored, with the plan's own sample content. */
function firstLook(draft: Draft, screens: readonly PlanScreen[], drafts: readonly StoryDraft[]): PlanPhase {
  const things = plural(draft.main);
  const entries = draft.samples.rows.get(draft.main) ?? [];
  // "Sat 3 April, 9:30" between two others reads as two entries.
  const rows = entries.map((row) => row.short.replace(/, \d{1,2}:\d{2}$/, ""));
  const list = screens.find((screen) => screen.name.toLowerCase() === things.toLowerCase()) ?? screens[0];
  const page = screens.find((screen) => screen.route.includes(":"));
  const entity = draft.entities.find((one) => one.noun === draft.main);
  // What an entry is called by need not be said again.
  const columns = (entity ? tellingColumns(entity, draft.samples) : []).filter(
    (name) => !CALLED.test(name) && !entries.some((row) => row.short === row.values.get(name)),
  );
  const said = columns.length > 0 ? ` with ${listOf(columns)}` : "";
  const shown = screens.filter((screen) => screen !== page && screen.name !== "Sign in");
  const others = shown.filter((screen) => screen !== list).map((screen) => screen.name);
  const name = list?.name ?? capital(things);
  // What people come for stands there as a button that does nothing yet.
  const deed = drafts.find(
    (story) =>
      story.noun === draft.main &&
      story.priority === "must" &&
      !/^(?:view|find|notify|compare)$/.test(story.class),
  );
  const dead = deed ? `; ${buttonOf(deed.want)} does nothing yet` : "";
  return {
    name: clip(`Look around ${listOf([name, ...others].slice(0, 3))}`, 120),
    kind: "sample",
    stories: [],
    steps: [
      `Build ${listOf(shown.slice(0, 6).map((screen) => screen.name))} with the sample ${things}${rows[0] ? ` (${rows[0]} …)` : ""} in the code and without sign-in`,
      ...(page ? [`Show as well: ${page.empty}`] : []),
    ],
    doneWhen: clip(
      `on a phone, ${name} shows ${listOf(rows)}${said}${dead}${page ? `; tapping ${rows[0] ?? `the first ${draft.main}`} opens the ${page.name}` : ""}${others.length > 0 ? `, and ${listOf(others.slice(0, 4))} can be reached` : ""}`,
      390,
    ),
  };
}

/** What must not go wrong: the wrong person, the wrong input, and what the stories say of failing. */
function hardening(
  draft: Draft,
  screens: readonly PlanScreen[],
  must: readonly StoryDraft[],
  later: readonly StoryDraft[],
  idOf: (story: StoryDraft) => string,
): PlanPhase {
  const main = draft.main;
  const [first, second] = draft.samples.people.get(draft.user) ?? ["", ""];
  const row = draft.samples.rows.get(main)?.[0]?.label ?? `the first ${main}`;
  const intruder = trespass(draft, screens);
  const risky = [...must]
    .filter((story) => story.otherwise !== "" && !/^(?:view|find)$/.test(story.class))
    .sort((a, b) => danger(a) - danger(b))
    .slice(0, 2);
  const fallible = risky.length > 0 ? risky : must.filter((story) => story.otherwise !== "").slice(0, 1);
  const entity = draft.entities.find((one) => one.noun === main);
  const checked = (entity?.fields ?? [])
    .filter((field) => field.name !== "status" && field.type !== "yes/no")
    .slice(0, 3);
  const screen = screens.find((one) => one.name.toLowerCase() === plural(main).toLowerCase()) ?? screens[0];
  // Who enters what the app turns around: that is whose work nobody else may change.
  const entered =
    must.find((story) => story.noun === main && /^(?:add|log|post|upload)$/.test(story.class))?.actor ??
    (must.some(
      (story) =>
        story.noun === main &&
        story.actor === draft.user &&
        !/^(?:view|find|choose|order|vote|notify)$/.test(story.class),
    )
      ? ""
      : ownerOf(draft, main));
  const refused = intruder
    ? `${intruder.who} types ${intruder.screen.route}${reserved(draft, intruder.screen, must)} and is refused`
    : PRIVATE.test(main) || (draft.roles.length < 2 && !draft.capabilities.some((one) => one.id === "groups"))
      ? `${second} types the address of ${row}, which belongs to ${first}, and is refused`
      : entered !== "" && entered !== draft.user
        ? `${first} (${draft.user}) opens ${row}, which ${draft.samples.people.get(entered)?.[0]} (${entered}) entered, and finds nothing to change it with`
        : `${second} opens ${row}, which ${first} entered, and finds nothing to change it with`;
  return {
    name: clip(`Hardening: ${[...new Set(fallible.map((story) => shorten(story.want)))].join(", ")}`, 120),
    kind: "hardening",
    stories: [],
    steps: [
      ...fallible.map((story) => clip(`${idOf(story)}: ${story.otherwise}`, 390)),
      `The server refuses ${withArticle(main)} with ${listOf(checked.map(impossible), "or")}`,
      ...(later.length > 0
        ? [
            `Decide about what waits: ${listOf(later.map((story) => shorten(story.want)))} (${later.map(idOf).join(", ")})`,
          ]
        : []),
    ],
    doneWhen: clip(
      `${refused}; with the network off, ${screen?.name ?? capital(plural(main))} says ${screen?.error ?? row}`,
      390,
    ),
  };
}

/** What others do on a screen that somebody is refused: ", where the owner can fire the kiln,". */
function reserved(draft: Draft, screen: PlanScreen, must: readonly StoryDraft[]): string {
  const story = must.find(
    (one) => screen.roles.includes(one.actor) && plural(one.noun).toLowerCase() === screen.name.toLowerCase(),
  );
  return story ? `, where ${rolesOf(story.actor, draft)} can ${shorten(story.want)},` : "";
}

/** An input of this column that must never be stored. */
function impossible(field: PlanField): string {
  switch (field.type) {
    case "money":
      return `${field.name} -5.00`;
    case "number":
      return `${field.name} -1`;
    case "date":
    case "date and time":
      return `${field.name} 31 February`;
    case "duration":
      return `${field.name} 0 min`;
    case "long text":
      return `${field.name} of 10,000 letters`;
    case "image":
    case "file":
      return `${withArticle(field.name)} of 50 MB`;
    case "email":
      return `${field.name} without an @`;
    default:
      return `no ${field.name}`;
  }
}

/** What costs money, time of others or trust goes first. */
function danger(story: StoryDraft): number {
  const order = ["pay", "book", "order", "approve", "notify", "import", "upload", "message", "share", "vote"];
  const at = order.indexOf(story.class);
  return at < 0 ? order.length : at;
}

function distinct(loop: readonly StoryDraft[]): string[] {
  return [...new Set(loop.map((story) => shorten(story.want)))].filter(Boolean);
}

function shorten(want: string): string {
  // Of "get told when something runs low" no shorter phrase says anything.
  if (/^(?:get|be|have) \w+$/.test(withoutTail(want)) && want.length <= 56) return want;
  const words = withoutTail(want)
    .replace(/, the (?:oldest|newest|most urgent) first$/, "")
    .split(" ");
  if (words.length > 1 && (words.length <= 7 || words.join(" ").length <= 56))
    return words.join(" ").replace(/(?:,| (?:and|or))+$/, "");
  const cut = shortest(words.join(" "));
  if (cut) return cut;
  return (words.length > 1 ? words : want.split(" "))
    .slice(0, 6)
    .join(" ")
    .replace(
      /(?:,| (?:with|of|to|the|a|an|and|or|in|on|for|from|their|its|this|that|which|when|at|but|against|per|by|not))+$/,
      "",
    );
}

function stepsOf(draft: Draft, loop: readonly StoryDraft[], first: boolean, told: Set<string>): string[] {
  const nouns = [...new Set(loop.map((story) => story.noun))];
  const actors = [...new Set(loop.map((story) => story.actor))].filter((role) => needsAccount(role, draft));
  const fresh = nouns.filter((noun) => !told.has(noun));
  for (const noun of nouns) told.add(noun);
  const steps: string[] = [];
  const fromNow = first ? nouns : fresh;
  if (fromNow.length > 0) {
    const who = listOf(actors.map((role) => rolesOf(role, draft)));
    const one = actors.length === 1 && who.startsWith("the ");
    steps.push(
      `${fromNow.length > 1 ? "Tables" : "Table"} ${listOf(fromNow.map(capital))} behind ${buttonsOf(loop, fromNow)}${first && actors.length > 0 ? `; ${who} ${one ? "signs" : "sign"} in` : ""}`,
    );
  }
  for (const entity of draft.entities) {
    if (!fresh.includes(entity.noun) || entity.statuses.length < 2 || steps.length > 2) continue;
    steps.push(`${capital(withArticle(entity.noun))} goes ${flowOf(entity.statuses)}`);
  }
  return steps;
}

/** "“Book a wheel for two hours” and “Put pieces on the shelf”": the buttons that write to these tables. */
function buttonsOf(loop: readonly StoryDraft[], nouns: readonly string[]): string {
  const buttons = loop.filter((story) => nouns.includes(story.noun)).map((story) => buttonOf(story.want));
  return listOf([...new Set(buttons)].slice(0, 2));
}

/** What is to be seen when this class of doing has worked. What comes into a list is looked for there after a reload. */
const SEEN: Partial<Record<VerbClass, string>> = {
  scan: "the page of {row} opens from {place}",
  choose: "the next step repeats the choice, which {place} still marks after a reload",
  edit: "{place} shows {row} changed after a reload",
  mark: "{place} shows {row} {marked} after a reload",
  approve: "{place} shows the decision on {row} after a reload",
  assign: "{place} shows the name beside {row} after a reload",
  message: "{other} reads it in {place}",
  pay: "{place} shows {row} as paid",
  export: "the file opens and holds what {place} shows",
  share: "{other} opens {row} in {place}",
  flag: "{row} has gone from {place} for {first} alone",
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

/** What somebody sees who looks: the entry with what it is told apart by. */
function lookedAt(draft: Draft, story: StoryDraft, place: string, row: string): string {
  if (story.loose) return `one tap leads there from ${place}`;
  const entity = draft.entities.find((one) => one.noun === story.noun);
  const told = toldBy(entity, draft.samples.rows.get(story.noun)?.[0]);
  return told ? `${place} shows ${row} with ${told}` : `${place} begins with ${row}`;
}

/** A check by hand: who does what, on which screen, and what is then to be seen. */
function tryOut(draft: Draft, loop: readonly StoryDraft[], screens: readonly PlanScreen[]): string {
  const key = loop[0];
  if (!key) return "";
  const screen =
    screens.find((one) => one.name.toLowerCase() === plural(key.noun).toLowerCase()) ??
    screens.find((one) => one.roles.includes(key.actor) && one.name !== "Sign in") ??
    screens[0];
  const place = screen?.name ?? capital(key.noun);
  const nameOf = (role: string) => draft.samples.people.get(role)?.[0] ?? "";
  const who = (role: string, want = "") => {
    const second = draft.samples.people.get(role)?.[1] ?? "";
    return TOGETHER.test(want)
      ? `${nameOf(role)} and ${second} (${plural(role)})`
      : `${nameOf(role)} (${role})`;
  };
  const rows = draft.samples.rows.get(key.noun) ?? [];
  const row = rows[0]?.label ?? `the ${key.noun}`;
  // Of three sample entries the last one is the one that is entered by hand.
  const entered = rows[2]?.label ?? row;
  const other = draft.samples.people.get(partnerOf(key, draft))?.[
    partnerOf(key, draft) === key.actor ? 1 : 0
  ];
  const reported = screens.find((one) => one.route === "/reported");
  const pattern = key.loose ? SEEN.act : SEEN[key.class];
  const put = (text: string) =>
    text
      .replace("{place}", place)
      .replace("{row}", row)
      .replace("{first}", nameOf(key.actor))
      .replace("{marked}", statedOf(key.want).marked || "marked")
      .replace("{other}", other ?? "");
  const seen =
    key.class === "flag" && reported
      ? `${put("{row} then has gone from {place} for {first} alone")} and waits in ${reported.name} for ${nameOf(draft.staff)} (${draft.staff})`
      : key.class === "notify"
        ? `once and not again, and a tap on it opens ${place}`
        : /^(?:view|find|compare)$/.test(key.class)
          ? `and ${lookedAt(draft, key, place, row)}`
          : pattern
            ? `and ${put(pattern)}`
            : `and ${place} still shows ${entered} after a reload`;
  const begins = `${who(key.actor, key.class === "flag" ? "" : key.want)} can ${key.want}`;
  // One story of each other role, so that the loop is tried from end to end.
  const rest: StoryDraft[] = [];
  for (const story of loop.slice(1).reverse())
    if (story.actor !== key.actor && !rest.some((one) => one.actor === story.actor)) rest.unshift(story);
  const last = loop[loop.length - 1];
  if (rest.length === 0 && last && last !== key) rest.push(last);
  const also = rest.slice(0, 2).map((story) => {
    if (story.actor !== key.actor) return `${who(story.actor, story.want)} can ${story.want}`;
    const second = TOGETHER.test(story.want)
      ? ` and ${draft.samples.people.get(story.actor)?.[1] ?? ""}`
      : "";
    return `${nameOf(story.actor)}${second} can ${story.want}`;
  });
  const joint = key.class === "flag" && reported ? "; " : ", ";
  return clip([`${begins}${joint}${seen}`, ...also].join("; then "), 390);
}

/** Words that leave no room for somebody of another role. */
const MUTUAL = /\b(?:each other|one another|together|between|friends)\b/;

/** The role at the other end: another one that the idea knows, else a second person of the same. */
function partnerOf(story: StoryDraft, draft: Draft): string {
  if (MUTUAL.test(story.want)) return story.actor;
  if (story.actor !== draft.user) return draft.user;
  // Photos are shared with those who came for them, not with a moderator whom the idea does not name.
  const staff = draft.roles.find((role) => role.noun === draft.staff);
  return staff?.origin === "named" ? draft.staff : story.actor;
}
