import type { Plan } from "./plan";
import type { Platform } from "./platforms";

/** The example of the home page: what the planner made of an idea, as far as a reader takes it in at a glance. */
export type SamplePlan = {
  idea: string;
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
  return {
    idea,
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
    entities: plan.entities.slice(0, SHOWN_ENTITIES).map(({ name, fields }) => {
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

/** The beginning of a text, cut between words. */
function firstWords(text: string): string {
  if (text.length <= DUMP_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(" ", DUMP_LENGTH)).replace(/[,;:.]$/, "")} …`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function list(words: string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
