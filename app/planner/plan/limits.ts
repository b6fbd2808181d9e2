import type { Plan } from "~/domain/plan";
import { isNear, NEAR_MISSES } from "../catalogue/near-misses";
import { capital, clip, plural, singular, withArticle, withoutTail } from "../text/words";
import { type Draft, fill, needsAccount, theRole } from "./draft";
import { openPoints } from "./open-points";
import type { StoryDraft } from "./stories";
import { spoken } from "./wording";

type NonGoals = Plan["nonGoals"];

/** What is left out: the idea's own refusals first, then what it comes close to without asking for it. */
export function nonGoalsOf(draft: Draft, stories: readonly StoryDraft[]): NonGoals {
  const found = refused(draft);
  const most = found.length >= 3 ? found.length + 1 : 4;
  if (draft.clarity === "unclear") put(UNCLEAR, most, found);
  else {
    // Those were chosen with the idea's words at hand; ready-made ones are looked at once more.
    put(nearMisses(draft, stories), Math.min(most, found.length + 3), found);
    put(
      ready(draft, stories).filter((text) => !asked(text, draft) && !isKept(text, draft)),
      most,
      found,
    );
    if (draft.reading.business) put([`A second ${draft.reading.business} in the same app`], most, found);
    // A limit that nobody would ask about only fills the page: two are enough where the idea gives no cause for more.
    put(beyondMain(draft, stories), 2, found);
    put(leftOut(draft, stories), 2, found);
  }
  return found.slice(0, 12);
}

/** True for a limit that the plan's own states gainsay: a table that can be reserved is reserved. */
function isKept(text: string, { entities }: Draft): boolean {
  const state = /\b(reserv|book|cancel|subscri|refund)\w*$/.exec(text)?.[1];
  return (
    state !== undefined &&
    entities.some(
      ({ noun, statuses }) =>
        text.toLowerCase().startsWith(`${noun} `) && statuses.some((one) => one.startsWith(state)),
    )
  );
}

const UNCLEAR = [
  "Everything that is not in an answer to the questions",
  "A look and a name, before the purpose is clear",
];

/** What the idea itself refuses, in its words. */
function refused(draft: Draft): NonGoals {
  const found: NonGoals = [];
  for (const text of draft.reading.nonGoals) {
    const clean = capital(text.replace(/^(?:and|or|but)\s+/i, ""));
    if (clean.length > 2 && !found.some((one) => one.text === clean))
      found.push({ text: clip(clean, 200), origin: "named" });
  }
  return found;
}

/** Adds what is not there yet, up to so many. */
function put(texts: readonly string[], most: number, found: NonGoals): void {
  for (const text of texts) {
    if (found.length >= most) return;
    const says = text.toLowerCase();
    const known = found.some(
      (one) => says.startsWith(one.text.toLowerCase()) || one.text.toLowerCase().startsWith(says),
    );
    if (text !== "" && !known) found.push({ text, origin: "implied" });
  }
}

/** What the doings of the idea come near to, with the thing each is near to. */
function nearMisses(draft: Draft, stories: readonly StoryDraft[]): string[] {
  const own = stories.filter(
    (story) => story.priority === "must" && story.origin === "named" && !story.loose,
  );
  const said = `${draft.reading.text} ${draft.reading.nonGoals.join(" ").toLowerCase()}`;
  const found = NEAR_MISSES.flatMap((one) => {
    if (one.unless.test(said) || one.idea?.test(said) === false) return [];
    const story = own.find((told) =>
      isNear(one, told, draft.entities.find((entity) => entity.noun === told.noun)?.fields ?? []),
    );
    return story
      ? [
          one.text
            .replace(/\{a thing\}/g, withArticle(story.noun))
            .replace(/\{things\}/g, plural(story.noun))
            .replace(/\{thing\}/g, story.noun)
            .replace(/\{roles\}/g, plural(story.actor))
            .replace(/\{p\}/g, draft.samples.people.get(story.actor)?.[0] ?? theRole(story.actor)),
        ]
      : [];
  });
  return [...new Set(found)];
}

/** What capabilities, the kind of app and open questions bring along, the most fitting first. */
function ready(draft: Draft, stories: readonly StoryDraft[]): string[] {
  const { archetype, capabilities, clarity } = draft;
  // A kind of app speaks for an idea that says little, or that keeps what such an app turns around.
  const fits =
    archetype &&
    (clarity === "short" ||
      draft.entities.some((entity) => entity.noun === archetype.things[0] && entity.origin === "named"));
  return [
    ...(fits ? archetype.nonGoals.map((text) => fill(text, draft)) : []),
    ...capabilities.flatMap((one) => (one.nonGoal ? [fill(one.nonGoal, draft)] : [])),
    ...openPoints(draft, stories).map((one) => one.nonGoal),
  ];
}

/** What people soon want to do with the entries of the main table, where the idea does not speak of it. */
function beyondMain(draft: Draft, stories: readonly StoryDraft[]): string[] {
  const entity = draft.entities.find((one) => one.noun === draft.main);
  const { text } = draft.reading;
  if (!entity || entity.person) return [];
  const things = plural(draft.main);
  const counts = entity.fields.some((field) => field.type === "number" && field.origin === "named");
  const kept = stories.some((story) => story.noun === draft.main && story.class === "log");
  return [
    ...((counts || kept) &&
    !/\b(?:charts?|graphs?|statistics|trends?|compar\w+|forecasts?|dashboards?)\b/.test(text)
      ? [`Charts and forecasts from the ${things}`]
      : []),
    ...(/(?:^| )(?:card|list|plan|rota|roster|sheet|checklist|report|log|recipe|menu|programme|label)$/.test(
      draft.main,
    ) && !/\bprint\w*|\bpdfs?\b|\bpaper\b/.test(text)
      ? [`Printing ${things}`]
      : []),
    ...(draft.roles.length > 1 && !/\b(?:public\w*|websites?|anyone|anybody|visitors?|internet)\b/.test(text)
      ? [`${capital(things)} on a public page that anybody can open`]
      : []),
    ...(draft.roles.length < 2 && !/\b(?:shar\w+|friends?|together|others|everyone)\b/.test(text)
      ? [`Showing the ${things} to somebody else`]
      : []),
  ];
}

/** What the first version does without, in the words of the idea's own doings. */
function leftOut(draft: Draft, stories: readonly StoryDraft[]): string[] {
  const deeds = stories.filter(
    (story) =>
      story.priority === "must" &&
      !/^(?:notify|message|sign|pay|view)$/.test(story.class) &&
      !/^(?:get|receive|have|be) /.test(story.want) &&
      withoutTail(story.want).split(" ").length > 1,
  );
  const taken = deeds.find((story) => /^(?:book|order|request|join|lend|vote)$/.test(story.class));
  const entered = deeds.find((story) => /^(?:add|log|post|upload)$/.test(story.class));
  const [first] = deeds;
  return [
    ...(taken ? [`“${capital(spoken(taken.want))}” for several people in one go`] : []),
    ...(entered ? [`Importing ${plural(entered.noun)} from elsewhere`] : []),
    ...(first && needsAccount(first.actor, draft)
      ? [`A way to ${clip(withoutTail(first.want), 80)} without an account`]
      : []),
    `Importing ${plural(draft.main)} from elsewhere`,
    `Statistics about ${plural(draft.main)}`,
  ];
}

/** True when the idea asks for (or has refused) what a ready-made limit would exclude. */
function asked(text: string, draft: Draft): boolean {
  const words = text.toLowerCase().match(/[a-z]{5,}/g) ?? [];
  // The plan's own things are in every such text: only what is said of them can have been asked for.
  const own = new Set(
    draft.entities.flatMap((entity) => entity.noun.split(" ")).concat(draft.roles.map((role) => role.noun)),
  );
  const content = words.filter(
    (word) =>
      !own.has(singular(word)) &&
      !/^(?:other|people|several|first|between|members?|online|public|within|group|about|their|video|beyond|outside|fixed)$/.test(
        word,
      ),
  );
  return content.some(
    (word) =>
      draft.reading.text.includes(singular(word)) ||
      draft.reading.nonGoals.join(" ").toLowerCase().includes(singular(word)),
  );
}
