import type { Platform } from "~/site/idea/platforms";

/** Reasons why there is no first answer, as members and operators read them. */
export const REASONS = {
  empty: "The language model sent nothing back.",
  /** The model or a content filter declined. */
  refused: "The language model declined to answer this idea. Other words may help.",
  /** Nothing in the answer could be used, even at the second attempt. */
  unusable: "What the language model sent back could not be used.",
  /** No connection, or a server error. */
  unreachable: "The language model could not be reached.",
  /** The server was silent for too long, or the deadline passed. */
  slow: "The language model did not answer in time.",
  /** The server reports too many requests, or the quota is used up. */
  busy: "The language model is too busy right now.",
  /** The server rejected our request, because of the key, the model's name or the length. */
  rejected: "The language model rejected the request.",
  /** This site's process stopped or died. */
  interrupted: "The server was restarted before the model had finished.",
  /** The daily limit of first answers is reached. */
  limit: "The language model has no more answers for today. It will have more tomorrow (UTC).",
  /** Moderation flagged the idea. */
  flagged: "This idea was not accepted. Please put it in other words.",
  unexpected: "Something went wrong.",
};
export type Failure = keyof typeof REASONS;

/** Returns the title and text shown in place of the first answer. */
export function failureText(failure: Failure, platform: string): { title: string; text: string } {
  const isLovable = platform === ("lovable" satisfies Platform);
  return {
    title: isLovable ? "No content was generated" : "No context was generated",
    text: REASONS[failure],
  };
}

/** Reads a stored failure. Unknown ones count as unexpected. */
export function readFailure(stored: string | null): Failure {
  return stored !== null && Object.hasOwn(REASONS, stored) ? (stored as Failure) : "unexpected";
}
