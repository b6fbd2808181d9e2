import type { VerbClass } from "./verbs";

/**
 * What apps can do beyond keeping lists. A capability is found by its trigger in the (English, lower-case) text
 * of the idea and adds what people forget to say: rules, a story, a table, a question, a risk, a limit.
 * Slots in its texts: {role} {roles} the ordinary user · {staff} who looks after the app · {thing} {things} the main
 * table · {p} {q} people, "{thing one}" an entry of the samples (all of them at `fill` in plan/draft.ts): a sentence
 * with one of these cannot stand in another plan. Everything it adds is labelled as implied. To add one, append an object; order is order of importance.
 */
export type Capability = {
  id: string;
  trigger: RegExp;
  /** Not meant when this matches as well. */
  unless?: RegExp;
  /** Noun of a table that is needed (its columns come from things.ts). */
  entity?: string;
  story?: {
    /** Class of what is done, where it is accepted and fails like others of that class. */
    class?: VerbClass;
    want: string;
    given: string;
    when: string;
    then: string;
    otherwise?: string;
  };
  rules: string[];
  /** Takes the place of a rule about what takes place at a time, where nothing in the plan does. */
  undated?: string;
  assumption?: string;
  /** With what the answer takes for granted that somebody may do, as verb phrases. */
  question?: {
    question: string;
    assumed: string;
    rights?: readonly { of: "user" | "staff"; doing: string }[];
  };
  risk?: { topic: string; note: string };
  nonGoal?: string;
};
