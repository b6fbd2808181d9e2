import type { Plan } from "./plan";
import type { Platform } from "./platforms";

/** The layers of a plan that words of the idea go into, by their place in the hero's drawing. */
export type IdeaLayer = 1 | 2 | 3;

/** The example of the home page: what the planner made of an idea, as far as a reader takes it in at a glance. */
export type SamplePlan = {
  idea: string;
  /** The idea in pieces; those that a shown line of the plan was made from name its layer. */
  ideaParts: { text: string; layer?: IdeaLayer }[];
  platform: Platform;
  title: string;
  /** From the idea down to the prompt: five, as the hero draws them. */
  layers: { title: string; text: string }[];
  roles: string[];
  entities: string[];
  story: { name: string; given: string; when: string; outcome: string; otherwise: string } | null;
  phase: { name: string; doneWhen: string } | null;
};

const SHOWN_ROLES = 2;
const SHOWN_ENTITIES = 3;
const SHOWN_FIELDS = 4;
const SHOWN_WANTS = 3;

/** Picks the lines that are shown; `story` counts from 1, and the first is shown when there is no such one. */
export function sampleOf(plan: Plan, { idea, platform, story }: SampleWish): SamplePlan {
  const shown = plan.stories[story - 1] ?? plan.stories[0];
  const [phase] = plan.phases;
  const names = plan.entities.map(({ name }) => name.toLowerCase());
  const [keyRole = "", keyWant = ""] = plan.keyAction.split(/: (.*)/s);
  const entities = plan.entities.slice(0, SHOWN_ENTITIES);
  return {
    idea,
    ideaParts: partsOf(idea, [
      ...[shown?.want, keyWant].map((words) => ({ words, layer: 2 as const })),
      ...[keyRole, ...plan.roles.map(({ name }) => name)].map((words) => ({ words, layer: 1 as const })),
      ...entities
        .flatMap(({ name, fields }) => [...fields.slice(0, SHOWN_FIELDS).map((field) => field.name), name])
        .map((words) => ({ words, layer: 3 as const })),
    ]),
    platform,
    title: plan.title,
    layers: [
      { title: "The dump", text: `“${firstWords(idea)}”` },
      { title: "Who it is for", text: capital(list(plan.roles.map(({ name }) => name.toLowerCase()))) },
      { title: "What they do", text: capital(plan.keyAction) },
      { title: "What is kept", text: capital(list(names.slice(0, SHOWN_ENTITIES + 1))) },
      {
        title: "How it is built",
        text: `${plan.screens.length} screens, ${plan.stories.length} stories, ${plan.phases.length} phases`,
      },
    ],
    roles: plan.roles.slice(0, SHOWN_ROLES).map(({ name, origin, allowed }) => {
      const wants = allowed.slice(0, SHOWN_WANTS).map((want) => want[0]?.toLowerCase() + want.slice(1));
      return `${name}${origin === "implied" ? " (implied)" : ""}: ${wants.join(", ")}`;
    }),
    entities: entities.map(({ name, fields }) => {
      const shownFields = fields.slice(0, SHOWN_FIELDS).map((field) => field.name);
      return `${name}: ${shownFields.join(", ")}`;
    }),
    story: shown
      ? {
          name: `${shown.id} ${shown.role}: ${shown.want}`,
          given: shown.given,
          when: shown.when,
          outcome: shown.then,
          otherwise: shown.otherwise,
        }
      : null,
    phase: phase ? { name: phase.name, doneWhen: phase.doneWhen } : null,
  };
}

type SampleWish = { idea: string; platform: Platform; story: number };

const DUMP_LENGTH = 46;
/** Words that promise another one: no text ends with them. */
const OPEN_END =
  /(?:[,;:.]|\s+(?:a|an|and|are|at|can|for|from|in|is|of|on|or|that|the|their|they|to|where|which|who|with))+$/i;

/** The beginning of a text, cut between words. */
function firstWords(text: string): string {
  if (text.length <= DUMP_LENGTH) return text;
  const cut = text.slice(0, text.lastIndexOf(" ", DUMP_LENGTH));
  return `${cut.replace(OPEN_END, "") || cut} …`;
}

/** Cuts the idea where words of the plan stand in it, in one or many; what was found first is not cut again. */
function partsOf(idea: string, wanted: { words: string | undefined; layer: IdeaLayer }[]) {
  const found: { from: number; to: number; layer: IdeaLayer }[] = [];
  for (const { words, layer } of wanted) {
    if (!words) continue;
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}s?(?![\\p{L}\\p{N}])`,
      "giu",
    );
    const free = [...idea.matchAll(pattern)]
      .map((match) => ({ from: match.index, to: match.index + match[0].length, layer }))
      .find(({ from, to }) => found.every((other) => to <= other.from || from >= other.to));
    if (free) found.push(free);
  }
  const parts: { text: string; layer?: IdeaLayer }[] = [];
  let at = 0;
  for (const { from, to, layer } of found.sort((a, b) => a.from - b.from)) {
    if (from > at) parts.push({ text: idea.slice(at, from) });
    parts.push({ text: idea.slice(from, to), layer });
    at = to;
  }
  return at < idea.length ? [...parts, { text: idea.slice(at) }] : parts;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function list(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
