import type { PlanPhase, PlanScreen, PlanStory } from "~/domain/plan";
import { flowOf } from "../text/states";
import { capital, clip, listName, listOf, plural, withArticle } from "../text/words";
import { type Draft, goodsOf, needsAccount, rolesOf } from "./draft";
import { hardening } from "./hardening";
import { CALLED, tellingColumns } from "./samples";
import type { StoryDraft } from "./stories";
import { MADE, type Tried, tryOut } from "./trying";
import { buttonOf, shortened } from "./wording";

/** Cuts the work into phases that each end in something a person can try by hand. */
export function planPhases(
  draft: Draft,
  drafts: readonly StoryDraft[],
  stories: readonly PlanStory[],
  screens: readonly PlanScreen[],
): PlanPhase[] {
  const idOf = (story: StoryDraft) => stories[drafts.indexOf(story)]?.id ?? "";
  const must = drafts.filter((story) => story.priority === "must");
  const later = drafts.filter((story) => story.priority === "later");
  const loops = (["core", "extra"] as const).flatMap((kind) =>
    cutUp(
      inBuildOrder(
        draft,
        must.filter((story) => story.kind === kind),
      ),
    ).map((loop) => ({ kind, loop })),
  );
  // What a wish that waits would write to waits with it.
  const built: Built = { tables: new Set(later.map((story) => story.noun)), roles: new Set() };
  for (const story of must) built.tables.delete(story.noun);
  const tried: Tried = new Map();
  return [
    firstLook(draft, screens, drafts),
    ...loops.map(
      ({ kind, loop }, at): PlanPhase => ({
        name: nameOf(loop),
        kind,
        stories: loop.map(idOf),
        steps: stepsOf(draft, loop, built, at === loops.length - 1),
        doneWhen: tryOut(draft, loop, screens, tried),
      }),
    ),
    hardening(draft, screens, must, later, idOf),
  ];
}

/** So many stories are built and tried at once; so many phases there are of one kind at most. */
const AT_ONCE = 4;
const MOST = 3;

/** Stories in parts of nearly the same length. */
function cutUp(stories: readonly StoryDraft[]): StoryDraft[][] {
  const parts = Math.min(Math.ceil(stories.length / AT_ONCE), MOST);
  const found: StoryDraft[][] = [];
  let from = 0;
  for (let at = 0; at < parts; at++) {
    const size = Math.ceil((stories.length - from) / (parts - at));
    found.push(stories.slice(from, from + size));
    from += size;
  }
  return found;
}

/** Doings that bring entries into a table without those of another one. */
const BRINGS = /^(?:add|log|post|upload|import)$/;

/** Doings that leave an entry behind, for others to look at, decide on or change. */
const MAKES = /^(?:add|log|post|upload|import|order|book|request|generate|share|join|time|lend)$/;

/** The stories as they can be built: what brings a thing in comes right before what hangs on it; else as the idea has them. */
function inBuildOrder(draft: Draft, stories: readonly StoryDraft[]): StoryDraft[] {
  const found: StoryDraft[] = [];
  const asked = new Set<StoryDraft>();
  const build = (story: StoryDraft) => {
    if (asked.has(story)) return;
    asked.add(story);
    for (const other of stories) if (needs(draft, story, other)) build(other);
    found.push(story);
  };
  for (const story of stories) build(story);
  return found;
}

/** True when this story has nothing to work with before the other one is there. */
function needs(draft: Draft, story: StoryDraft, other: StoryDraft): boolean {
  if (story === other || other.loose) return false;
  const one = (noun: string) => draft.entities.find((entity) => entity.noun === noun);
  if (one(other.noun)?.person) return false;
  if (story.noun === other.noun)
    return (
      !MAKES.test(story.class) &&
      (BRINGS.test(other.class) || (MAKES.test(other.class) && MADE.test(other.noun)))
    );
  // Dishes before orders.
  if (story.class === "order" && goodsOf(draft, story.noun) === other.noun)
    return BRINGS.test(other.class) || other.class === "edit";
  if (!BRINGS.test(other.class)) return false;
  const relations = one(story.noun)?.relations ?? [];
  return (
    relations.includes(`belongs to one ${other.noun}`) ||
    // A photo refers to its dog, a time entry to the invoice that comes much later.
    (other.noun === draft.main && relations.includes(`refers to one ${other.noun}`))
  );
}

/** A phase is called after the first two things that can be done at its end. */
function nameOf(loop: readonly StoryDraft[]): string {
  const names = [...new Set(loop.map((story) => shortened(story.want)))].filter(Boolean);
  return capital(listOf(names.slice(0, 2)));
}

/** Screens to look at before anything is stored, with the plan's own sample content. */
function firstLook(draft: Draft, screens: readonly PlanScreen[], drafts: readonly StoryDraft[]): PlanPhase {
  const things = listName(draft.main);
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
      690,
    ),
  };
}

/** What stands already when a phase begins: tables, and roles that sign in. */
type Built = { tables: Set<string>; roles: Set<string> };

/** What a phase builds below its buttons; the last one also what no button writes to. */
function stepsOf(draft: Draft, loop: readonly StoryDraft[], built: Built, last: boolean): string[] {
  const actors = [...new Set(loop.map((story) => story.actor))].filter(
    (role) => needsAccount(role, draft) && !built.roles.has(role),
  );
  for (const role of actors) built.roles.add(role);
  const { written, filled, spare } = tablesOf(draft, loop, built, last);
  for (const noun of [...written, ...filled, ...spare]) built.tables.add(noun);
  const who = listOf(actors.map((role) => rolesOf(role, draft)));
  const comeIn = `${who} ${actors.length === 1 && who.startsWith("the ") ? "signs" : "sign"} in`;
  const steps: string[] = [];
  const tables = (nouns: readonly string[]) =>
    `${nouns.length > 1 ? "Tables" : "Table"} ${listOf(nouns.map(capital))}`;
  if (filled.length > 0)
    steps.push(
      `${tables(filled)}${written[0] ? ` before ${capital(written[0])}` : ""}, filled by hand from the sample content`,
    );
  if (written.length > 0)
    steps.push(
      `${tables(written)} behind ${buttonsOf(loop, written)}${actors.length > 0 ? `; ${comeIn}` : ""}`,
    );
  else if (actors.length > 0) steps.push(capital(comeIn));
  if (spare.length > 0) steps.push(`${tables(spare)} as well, filled by hand from the sample content`);
  for (const entity of draft.entities) {
    if (!written.includes(entity.noun) || entity.statuses.length < 2 || steps.length > 3) continue;
    steps.push(`${capital(withArticle(entity.noun))} goes ${flowOf(entity.statuses)}`);
  }
  return steps;
}

/**
 * Tables that a phase needs and that do not stand yet: `written` by its stories, `filled` by hand because they speak of
 * them, or hang on them, while no story brings anything in (time is tracked against projects that belong to clients),
 * and with the last phase whatever is left, to `spare`.
 */
function tablesOf(
  draft: Draft,
  loop: readonly StoryDraft[],
  { tables, roles }: Built,
  last: boolean,
): Record<"written" | "filled" | "spare", string[]> {
  const signsIn = (noun: string) =>
    draft.roles.some((role) => role.noun === noun) && (roles.has(noun) || !needsAccount(noun, draft));
  const open = draft.entities.filter(({ noun }) => !tables.has(noun) && !signsIn(noun));
  const hangsOn = (noun: string) =>
    (draft.entities.find((one) => one.noun === noun)?.relations ?? []).flatMap(
      (text) => /^belongs to one (.+)$/.exec(text)?.[1] ?? [],
    );
  const own = new Set(loop.map((story) => story.noun));
  const told = loop.map((story) => ` ${story.want} `).join("");
  const written = new Set([...own].filter((noun) => !tables.has(noun)));
  const filled = new Set<string>();
  const spare: string[] = [];
  for (const { noun, person } of open) {
    if (own.has(noun) || (person && draft.roles.some((role) => role.noun === noun))) continue;
    const said = told.includes(` ${noun} `) || told.includes(` ${plural(noun)} `);
    // "Expenses with a receipt": what hangs on what is entered comes with it.
    if (hangsOn(noun).some((whole) => own.has(whole)) && (said || last)) written.add(noun);
    else if (said) filled.add(noun);
    else if (last) spare.push(noun);
  }
  for (const noun of [...own, ...filled])
    for (const whole of hangsOn(noun))
      if (open.some((one) => one.noun === whole) && !written.has(whole)) filled.add(whole);
  return {
    written: [...written],
    filled: [...filled],
    spare: spare.filter((noun) => !filled.has(noun)),
  };
}

/** "“Book a wheel for two hours” and “Put pieces on the shelf”": the buttons that write to these tables. */
function buttonsOf(loop: readonly StoryDraft[], nouns: readonly string[]): string {
  const about = loop.filter((story) => nouns.includes(story.noun));
  const writing = about.filter((story) => !/^(?:view|find|compare|notify)$/.test(story.class));
  const told = [writing, about, loop].find((some) => some.length > 0) ?? [];
  return listOf([...new Set(told.map((story) => buttonOf(story.want)))].slice(0, 2));
}
