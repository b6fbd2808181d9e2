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
  unexpected: "Something went wrong.",
};
export type Failure = keyof typeof REASONS;

/** Title and text that stand where the first answer would. */
export function failureText(failure: Failure, platform: string): { title: string; text: string } {
  const isLovable = platform === ("lovable" satisfies Platform);
  return {
    title: isLovable ? "No content was generated" : "No context was generated",
    text: REASONS[failure],
  };
}

/** A stored failure; unknown ones count as unexpected. */
export function readFailure(stored: string | null): Failure {
  return stored !== null && Object.hasOwn(REASONS, stored) ? (stored as Failure) : "unexpected";
}
