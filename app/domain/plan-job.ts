import { SECTION_TITLES, SECTIONS, type Section } from "./first-answer";
import type { Platform } from "./platforms";

export const FAILURES = [
  /** The answer was empty. */
  "empty",
  /** The model or a filter declined. */
  "refused",
  /** Nothing in the answer can be used, even when asked twice. */
  "unusable",
  /** No connection, or a server error. */
  "unreachable",
  /** Silence, or the deadline passed. */
  "slow",
  /** Too many requests, or the quota is used up. */
  "busy",
  /** The server rejects our request: key, model name, length. */
  "rejected",
  /** This server stopped or died. */
  "interrupted",
  /** The daily limit of drafts is reached. */
  "limit",
  /** Moderation flagged the idea. */
  "flagged",
  "cancelled",
  "unexpected",
] as const;
export type Failure = (typeof FAILURES)[number];

function nothingGenerated(platform: string): string {
  return platform === ("lovable" satisfies Platform)
    ? "No content was generated"
    : "No context was generated";
}

/** Said to the member, and on the operators' desk. */
export const REASONS: Record<Failure, string> = {
  empty: "The language model sent nothing back.",
  refused: "The language model declined to answer to this idea. Putting it in other words may help.",
  unusable: "What the language model sent back could not be used.",
  unreachable: "The language model could not be reached.",
  slow: "The language model did not answer in time.",
  busy: "The language model has too much to do right now.",
  rejected: "The language model did not take the request.",
  interrupted: "The server was restarted meanwhile.",
  limit: "The language model has no more answers for today. It will have more tomorrow (UTC).",
  flagged: "This idea was not accepted. Please put it in other words.",
  cancelled: "You stopped this plan.",
  unexpected: "Something went wrong meanwhile.",
};

/** Title and text that a failed job shows its owner. */
export function failureText(failure: Failure, platform: string): { title: string; text: string } {
  if (failure === "cancelled") return { title: "Cancelled", text: REASONS.cancelled };
  return { title: nothingGenerated(platform), text: REASONS[failure] };
}

/** A stored failure; unknown ones count as unexpected. */
export function readFailure(stored: string | null): Failure {
  return FAILURES.find((failure) => failure === stored) ?? "unexpected";
}

/** Whether the plan is offered without a draft; not for a flagged idea. */
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
