import { SECTION_TITLES, SECTIONS, type Section } from "./first-answer";
import type { Platform } from "./platforms";

/** Why no plan came of a job. */
export const FAILURES = [
  /** The answer held nothing. */
  "empty",
  /** The model, or a filter in front of it, does not want to. */
  "refused",
  /** Nothing of what came can be used, asked twice. */
  "unusable",
  /** No connection, or an error of the server. */
  "unreachable",
  /** It went silent, or took longer than it may. */
  "slow",
  /** Too many requests, or the paid quota is used up. */
  "busy",
  /** The server rejects what we send: key, model name, length. */
  "rejected",
  /** This server was stopped, or died, meanwhile. */
  "interrupted",
  /** So many answers have been drafted today that no more are paid for. */
  "limit",
  /** The moderation endpoint flagged the idea. */
  "flagged",
  "cancelled",
  "unexpected",
] as const;
export type Failure = (typeof FAILURES)[number];

/** Specification §8: nothing came back from the function of this platform. */
export function nothingGenerated(platform: string): string {
  return platform === ("lovable" satisfies Platform)
    ? "No content was generated"
    : "No context was generated";
}

const REASONS: Record<Failure, string> = {
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

/** What a failed job tells its owner: the specification's text where nothing was generated, and why. */
export function failureText(failure: Failure, platform: string): { title: string; text: string } {
  if (failure === "cancelled") return { title: "Cancelled", text: REASONS.cancelled };
  return { title: nothingGenerated(platform), text: REASONS[failure] };
}

/** Stored text as a failure; one of a later version counts as unexpected. */
export function readFailure(stored: string | null): Failure {
  return FAILURES.find((failure) => failure === stored) ?? "unexpected";
}

/** Whether the plan is offered without a draft: not for an idea that was flagged. */
export function offersBuiltIn(failure: Failure): boolean {
  return failure !== "flagged";
}

/** 'Section 3 of 6: Screens, and who opens them', or that others are first. */
export function progressText(stage: Section | null): string {
  if (!stage) return "Waiting for its turn";
  return `Section ${SECTIONS.indexOf(stage) + 1} of ${SECTIONS.length}: ${SECTION_TITLES[stage]}`;
}

/** Stored text as the section that is being drafted. */
export function readStage(stored: string | null): Section | null {
  return SECTIONS.find((section) => section === stored) ?? null;
}

/** What the page of a job shows while there is no plan, and when none came of it. */
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

/** Changes whenever the page of a job would. */
export function jobMark(job: { status: string; stage: string | null; sections: string[] | null }): string {
  return [job.status, job.stage ?? "", job.sections?.length ?? 0].join(" ");
}
