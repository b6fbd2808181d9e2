import { SECTION_TITLES, SECTIONS, type Section } from "./first-answer";
import type { Platform } from "./platforms";

/** Why there is no first answer, as the member is told and the operators' desk shows. */
export const REASONS = {
  empty: "The language model sent nothing back.",
  /** The model or a filter declined. */
  refused: "The language model declined to answer this idea. Other words may help.",
  /** Nothing in the answer can be used, even when asked twice. */
  unusable: "What the language model sent back could not be used.",
  /** No connection, or a server error. */
  unreachable: "The language model could not be reached.",
  /** Silence, or the deadline passed. */
  slow: "The language model did not answer in time.",
  /** Too many requests, or the quota is used up. */
  busy: "The language model is too busy right now.",
  /** The server rejects our request: key, model name, length. */
  rejected: "The language model rejected the request.",
  /** This server stopped or died. */
  interrupted: "The server was restarted before the model had finished.",
  /** The daily limit of first answers is reached. */
  limit: "The language model has no more answers for today. It will have more tomorrow (UTC).",
  /** Moderation flagged the idea. */
  flagged: "This idea was not accepted. Please put it in other words.",
  cancelled: "You stopped this plan.",
  unexpected: "Something went wrong.",
};
export type Failure = keyof typeof REASONS;

function nothingGenerated(platform: string): string {
  return platform === ("lovable" satisfies Platform)
    ? "No content was generated"
    : "No context was generated";
}

/** Title and text that a failed job shows its owner. */
export function failureText(failure: Failure, platform: string): { title: string; text: string } {
  if (failure === "cancelled") return { title: "Cancelled", text: REASONS.cancelled };
  return { title: nothingGenerated(platform), text: REASONS[failure] };
}

/** A stored failure; unknown ones count as unexpected. */
export function readFailure(stored: string | null): Failure {
  return stored !== null && Object.hasOwn(REASONS, stored) ? (stored as Failure) : "unexpected";
}

/** Whether the plan is offered without a first answer; not for a flagged idea. */
export function offersBuiltIn(failure: Failure): boolean {
  return failure !== "flagged";
}

export function progressText(stage: Section | null): string {
  if (!stage) return "Waiting for its turn";
  return `Section ${SECTIONS.indexOf(stage) + 1} of ${SECTIONS.length}: ${SECTION_TITLES[stage]}`;
}

export function readStage(stored: string | null): Section | null {
  return SECTIONS.find((section) => section === stored) ?? null;
}

/** What the page of a job shows while there is no plan. */
export type JobView =
  | {
      state: "running";
      id: string;
      stage: Section | null;
      /** Headings of the sections that are finished. */
      finished: string[];
      mark: string;
      otherWaits: boolean;
    }
  | { state: "failed"; id: string; failure: Failure; title: string; text: string };

/** Changes whenever the job's page would. */
export function jobMark(job: { status: string; stage: string | null; sections: string[] | null }): string {
  return [job.status, job.stage ?? "", job.sections?.length ?? 0].join(" ");
}
