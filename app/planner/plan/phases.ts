import type { PlanPhase, PlanScreen, PlanStory } from "~/domain/plan";
import { flowOf } from "../text/states";
import { capital, clip, listOf, plural } from "../text/words";
import { an, type Draft } from "./draft";
import type { StoryDraft } from "./stories";

/** Cuts the work into phases that each end in something a person can try by hand. */
export function planPhases(
  draft: Draft,
  drafts: readonly StoryDraft[],
  stories: readonly PlanStory[],
  screens: readonly PlanScreen[],
): PlanPhase[] {
  const main = draft.entities.find((entity) => entity.noun === draft.main) ?? draft.entities[0];
  const phases: PlanPhase[] = [];
  const things = plural(draft.main);
  const [f1 = "name", f2 = "date"] = (main?.fields ?? [])
    .filter((field) => field.name !== "status")
    .map((field) => field.name);
  const first = screens.find((screen) => screen.name.toLowerCase() === things.toLowerCase()) ?? screens[0];
  const mainScreen = first?.name ?? capital(things);
  phases.push({
    name: `Every screen with sample ${things}`,
    kind: "sample",
    stories: [],
    steps: [
      `Build ${listOf(screens.slice(0, 5).map((screen) => screen.name))} with sample data in the code, no sign-in yet`,
      `Show the empty, loading and failed state of each once, behind a switch`,
    ],
    doneWhen: `on a phone, ${mainScreen} shows four sample ${things} with ${f1} and ${f2}, and every screen of the table can be reached by tapping`,
  });
  const idOf = (story: StoryDraft) => stories[drafts.indexOf(story)]?.id ?? "";
  const must = drafts.filter((story) => story.priority === "must");
  const core = must.filter((story) => story.kind === "core");
  const extra = must.filter((story) => story.kind === "extra");
  const later = drafts.filter((story) => story.priority === "later");
  const cut = core.length <= 4 ? core.length : Math.ceil(core.length / 2);
  const loops = core.length <= 4 ? [core] : [core.slice(0, cut), core.slice(cut)];
  for (const [index, loop] of loops.entries()) {
    const key = loop[0];
    if (!key) continue;
    phases.push({
      name: index === 0 ? `The core: ${shorten(key.want)}` : `Everyday work: ${shorten(key.want)}`,
      kind: "core",
      stories: loop.map(idOf),
      steps: stepsOf(draft, loop, index === 0),
      doneWhen: tryOut(key, screens, loop[loop.length - 1]),
    });
  }
  if (extra.length > 0) {
    const key = extra[0] as StoryDraft;
    phases.push({
      name: `Extras: ${listOf(extra.slice(0, 2).map((story) => shorten(story.want)))}`,
      kind: "extra",
      stories: extra.map(idOf),
      steps: stepsOf(draft, extra, false),
      doneWhen: tryOut(key, screens, extra[extra.length - 1]),
    });
  }
  // Whoever looks after the app sees everything; the wrong person is one of the others, on a screen not theirs.
  const others = draft.roles.filter((role) => role.noun !== draft.staff);
  const denied = others.find((role) =>
    screens.some((screen) => !screen.roles.includes(role.noun) && screen.name !== "Sign in"),
  );
  const guarded =
    screens.find((screen) => denied && screen.name !== "Sign in" && !screen.roles.includes(denied.noun)) ??
    first;
  phases.push({
    name: `Hardening: wrong input, wrong person, bad connection`,
    kind: "hardening",
    stories: [],
    steps: [
      denied && guarded && denied.noun !== "user"
        ? `Refuse ${guarded.name} on the server to ${an(denied.noun)} who types its address`
        : `Refuse the ${things} of another ${draft.user} on the server, whatever the address`,
      `Check every field of ${capital(draft.main)} for missing, too long and impossible values`,
      ...(later.length > 0
        ? [
            `Decide about what is left for later: ${listOf(later.map((story) => shorten(story.want)))} (${later.map(idOf).join(", ")})`,
          ]
        : []),
    ],
    doneWhen: `with the network switched off, ${mainScreen} says so and keeps what was typed; ${denied && guarded && denied.noun !== "user" && !guarded.roles.includes(denied.noun) ? `${an(denied.noun)} who opens ${guarded.route} by hand is refused` : `opening the address of another person's ${draft.main} is refused`}`,
  });
  return phases;
}

function shorten(want: string): string {
  const words = (
    want.split(/ (?:when|if|until|unless|before|after|because|which|who|they|so that)\b/)[0] ?? want
  ).split(" ");
  if (words.length <= 7 && words.length > 1) return words.join(" ");
  return words
    .slice(0, 6)
    .join(" ")
    .replace(/(?:,| (?:with|of|to|the|a|an|and|or|in|on|for|from|their|at|but|against|per|by|not))+$/, "");
}

function stepsOf(draft: Draft, loop: readonly StoryDraft[], first: boolean): string[] {
  const nouns = [...new Set(loop.map((story) => story.noun))];
  const tables = nouns.map((noun) => capital(noun));
  const steps = [
    first
      ? `Store ${listOf(tables)} for good, with the accounts of ${listOf([...new Set(loop.map((story) => plural(story.actor)))])}`
      : `Add what is still missing for ${listOf(tables)}`,
  ];
  const withStates = draft.entities.find(
    (entity) => nouns.includes(entity.noun) && entity.statuses.length > 1,
  );
  if (
    withStates &&
    (first || !draft.entities.some((entity) => entity === withStates && entity.noun === draft.main))
  )
    steps.push(`Let ${withStates.noun} go through ${flowOf(withStates.statuses)}`);
  return steps;
}

/** A check by hand: who does what, on which screen, and what is then to be seen. */
function tryOut(story: StoryDraft, screens: readonly PlanScreen[], last: StoryDraft | undefined): string {
  const screen =
    screens.find((one) => one.name.toLowerCase() === plural(story.noun).toLowerCase()) ??
    screens.find((one) => one.roles.includes(story.actor) && one.name !== "Sign in") ??
    screens[0];
  const also = last && last !== story ? `; then ${an(last.actor)} can ${last.want}` : "";
  const place = screen?.name ?? capital(story.noun);
  const seen =
    story.class === "notify"
      ? `${an(story.actor)} gets one message to try (${story.want}), and tapping it opens ${place}`
      : /^(?:view|find|compare)$/.test(story.class)
        ? `signed in as ${an(story.actor)} one can ${story.want}, and what ${place} shows agrees with the entries behind it`
        : `signed in as ${an(story.actor)} one can ${story.want} and, after a reload, ${place} still shows it`;
  return clip(`${seen}${also}`, 390);
}
