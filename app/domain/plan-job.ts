import type { Platform } from "./platforms";

/** What a model server does on the way to a plan, in the order in which it is asked for them. */
export const STAGES = ["understanding", "roles", "data", "screens", "stories", "phases", "checks"] as const;
export type Stage = (typeof STAGES)[number];

/** How a finished stage is called on the waiting page. */
export const STAGE_TITLES: Record<Stage, string> = {
  understanding: "What the idea is about",
  roles: "Roles and what each may do",
  data: "Data",
  screens: "Screens",
  stories: "Stories and rules",
  phases: "Order of work",
  checks: "Checks",
};

/** Why no plan came of a job. */
export const FAILURES = [
  /** The answer held nothing. */
  "empty",
  /** The model, or a filter in front of it, does not want to. */
  "refused",
  /** What came cannot be read as a plan, asked twice. */
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
  /** So many plans have been written today that no more are paid for. */
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
  empty: "The plan writer sent nothing back.",
  refused: "The plan writer declined to write about this idea. Putting it in other words may help.",
  unusable: "What the plan writer sent back could not be used.",
  unreachable: "The plan writer could not be reached.",
  slow: "The plan writer did not answer in time.",
  busy: "The plan writer has too much to do right now.",
  rejected: "The plan writer did not take the request.",
  interrupted: "The server was restarted while your plan was being written.",
  limit: "Today's plans have all been written. There will be more tomorrow (UTC).",
  flagged: "This idea was not accepted. Please put it in other words.",
  cancelled: "You stopped this plan.",
  unexpected: "Something went wrong while your plan was being written.",
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

/** Whether the built-in planner is offered in the model's place: not for an idea that was flagged. */
export function offersBuiltIn(failure: Failure): boolean {
  return failure !== "flagged";
}

/** 'Section 3 of 7: Data', or that others are first. */
export function progressText(stage: Stage | null): string {
  if (!stage) return "Waiting for its turn";
  return `Section ${STAGES.indexOf(stage) + 1} of ${STAGES.length}: ${STAGE_TITLES[stage]}`;
}

/** Stored texts as stages. */
export function readStage(stored: string | null): Stage | null {
  return STAGES.find((stage) => stage === stored) ?? null;
}

/** What the page of a job shows while there is no plan, and when none came of it. */
export type JobView =
  | {
      state: "running";
      id: string;
      stage: Stage | null;
      finished: string[];
      mark: string;
      otherWaits: boolean;
    }
  | { state: "failed"; id: string; failure: Failure; title: string; text: string };

/** Changes whenever the page of a job would. */
export function jobMark(job: { status: string; stage: string | null; sections: string[] | null }): string {
  return [job.status, job.stage ?? "", job.sections?.length ?? 0].join(" ");
}
