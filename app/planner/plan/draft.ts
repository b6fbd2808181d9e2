import type { PlanField } from "~/domain/plan";
import { ARCHETYPES, type Archetype } from "../catalogue/archetypes";
import { CAPABILITIES, type Capability } from "../catalogue/capabilities";
import { PLACE_ROLES } from "../catalogue/people";
import type { Reading } from "../read/reading";
import { capital, plural, withArticle } from "../text/words";

export type Origin = "named" | "implied";
export type RoleDraft = { noun: string; origin: Origin };
export type EntityDraft = {
  noun: string;
  origin: Origin;
  person: boolean;
  weight: number;
  fields: PlanField[];
  relations: string[];
  statuses: string[];
};

/** Everything the parts of a plan are built from. */
export type Draft = {
  reading: Reading;
  clarity: "clear" | "short" | "unclear";
  archetype: Archetype | null;
  capabilities: Capability[];
  roles: RoleDraft[];
  entities: EntityDraft[];
  /** Role of those who use the app most; "user" when the idea names nobody. */
  user: string;
  /** Role of whoever looks after the app; equals `user` when there is only one kind of person. */
  staff: string;
  /** Role of whoever wrote the idea; equals `user` when nothing else is known. */
  writer: string;
  /** Noun of the table the app turns around. */
  main: string;
};

/**
 * The kind of app; null when none fits. What the app is called decides; else its nouns and doings, which must
 * agree: one stray word ("I run a bakery") makes no training log. Ideas of a few words are taken at their word.
 */
export function findArchetype(reading: Reading): Archetype | null {
  const nouns = reading.mentions.filter((one) => one.weight >= 1).map((one) => plural(one.noun));
  const deeds = reading.actions.map((one) => one.phrase);
  const named = `${reading.product} . ${reading.business}`.toLowerCase();
  const brief = reading.actions.length < 2;
  const spoken = brief ? reading.text : [...nouns, ...deeds].join(" . ").toLowerCase();
  for (const [part, least] of [
    [named, 1],
    [spoken, brief ? 1 : 2],
  ] as const) {
    let best: Archetype | null = null;
    let bestScore = 0;
    for (const archetype of ARCHETYPES) {
      const found = part.match(new RegExp(archetype.trigger.source, "g"));
      if (!found || new Set(found.map((word) => word.replace(/s$/, ""))).size < least) continue;
      // Many words of one kind weigh more than one early word.
      const score = new Set(found).size * 100 - part.search(archetype.trigger) / 10;
      if (score > bestScore) {
        best = archetype;
        bestScore = score;
      }
    }
    if (best) return best;
  }
  return null;
}

/** The capabilities whose words the idea uses. */
export function findCapabilities(text: string): Capability[] {
  return CAPABILITIES.filter((one) => one.trigger.test(text) && !one.unless?.test(text));
}

/** Fills {role}, {staff} and {things} in a catalogue text. */
export function fill(text: string, draft: Draft): string {
  const role = draft.user;
  return text
    .replace(/\{a role\}/g, an(role))
    .replace(/\{roles\}/g, plural(role))
    .replace(/\{role\}/g, role)
    .replace(/\{staff\}/g, draft.staff === draft.user ? "whoever runs the app" : theRole(draft.staff))
    .replace(/\ba \{shared\}/g, an(sharedNoun(draft)))
    .replace(/\{shared\}/g, sharedNoun(draft))
    .replace(/\bA \{thing\}/g, capital(an(draft.main)))
    .replace(/\ba \{thing\}/g, an(draft.main))
    .replace(/\{things\}/g, plural(draft.main))
    .replace(/\{thing\}/g, draft.main);
}

/** What people put in front of each other: that is what can be reported. */
function sharedNoun(draft: Draft): string {
  const entity = draft.entities.find((one) =>
    /^(?:post|photo|listing|comment|video|offer|message)$/.test(one.noun),
  );
  return entity?.noun ?? draft.main;
}

/** Somebody other than this role, as an open point names them: whoever looks after the app, or another of them. */
export function otherThan(role: string, draft: Draft): string {
  if (draft.staff !== role) return theRole(draft.staff);
  return `another ${role}`;
}

/** "a customer", "kitchen staff" (no article), "the school". */
export function an(noun: string): string {
  if (isPlace(noun)) return `the ${noun}`;
  return articled(noun);
}

/** "the customer". */
export function theRole(noun: string): string {
  return `the ${noun}`;
}

function isPlace(noun: string): boolean {
  return Object.values(PLACE_ROLES).includes(noun) && noun in PLACE_ROLES;
}

function articled(noun: string): string {
  return / staff$/.test(noun) ? noun : withArticle(noun);
}
