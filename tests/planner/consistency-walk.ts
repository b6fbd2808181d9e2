import type { Plan, PlanEntity, PlanRole, PlanStory } from "~/domain/plan";
import { plural, singular } from "~/planner/text/words";

/** What the checks of a plan's consistency share: what they report, and how they read its sentences. */

export const KINDS = [
  "denied to its doer",
  "button without a right",
  "right without a place",
  "only who may not",
  "status nobody sets",
  "status not in the table",
  "yes/no beside status",
  "name without a role",
  "name in another role",
  "column not in the table",
  "loading without a column",
  "entry without a table",
  "theirs without an owner",
  "no tie between",
  "signs in without an address",
  "asked of nobody",
  "gone and shown again",
  "decided by nobody",
  "sample in another state",
  "screen not listed",
  "screen not theirs",
  "story without a screen",
  "tried before it is built",
  "relation to no table",
  "role not in the plan",
  "asked twice",
  "refused and built",
  "broken off",
  "slot free and booked",
  "shown though denied",
  "story nobody tries",
  "sample for the doing",
  "opened and not listed",
  "named and not looked at",
  "page of the web on a phone",
] as const;
export type Kind = (typeof KINDS)[number];
export type Mismatch = { kind: Kind; where: string; text: string };

export type Walk = {
  plan: Plan;
  say: (kind: Kind, where: string, text: string) => void;
  entities: ReadonlyMap<string, PlanEntity>;
  roles: ReadonlyMap<string, PlanRole>;
  people: ReadonlyMap<string, string>;
};

/** In English, where the plan is of an idea in another language. */
export const called = (one: { name: string; gloss: string }) => (one.gloss || one.name).toLowerCase();

/** "Ruth, Kai and Otto (barbers), Noah (customer)": the role of each name. */
export function peopleOf({ samples }: Plan): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, names = "", role = ""] of (samples[0] ?? "").matchAll(/([^()]+) \(([^)]+)\)/g))
    for (const name of names.split(/,| and /))
      if (name.trim() && !found.has(name.trim())) found.set(name.trim(), singular(role));
  return found;
}

/** Every sentence in which somebody does something, with where it stands. */
export function scenes({ stories, phases }: Plan): { where: string; text: string; story?: PlanStory }[] {
  return [
    ...stories.flatMap((story) =>
      [story, ...story.also].flatMap((scene, at) =>
        [scene.given, scene.when, scene.then, scene.otherwise].map((text, line) => ({
          where: `${story.id}.${at}.${line}`,
          text,
          story,
        })),
      ),
    ),
    ...phases.map((phase, at) => ({ where: `phase ${at + 1}`, text: phase.doneWhen })),
  ].filter(({ text }) => text !== "");
}

const STOP =
  /^(?:an?|the|their|its?|of|to|for|with|in|on|at|by|from|and|or|one|my|our|his|her|them|that|all|each|every|any|own|what|who|which|is|are|be)$/;
export const contentOf = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/\byour\b/g, "their")
      .replace(/\byou\b/g, "them")
      .match(/[\p{L}\p{N}-]+/gu) ?? []
  )
    .filter((word) => !STOP.test(word))
    .map((word) => singular(word));
export const within = (part: string, whole: string) => {
  const words = new Set(contentOf(whole));
  return contentOf(part).every((word) => words.has(word));
};
export const speaks = (text: string, noun: string) =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `.includes(` ${noun} `) ||
  ` ${text.toLowerCase().replace(/[^\p{L}\p{N}-]+/gu, " ")} `.includes(` ${plural(noun)} `);
