/** A message shown once, on the page after a redirect. */
export type Flash = {
  kind: "success" | "info" | "error";
  title: string;
  text?: string;
  /** How many seconds it stays on screen when scripts run. */
  seconds: number;
};

const message =
  (kind: Flash["kind"]) =>
  (title: string, text?: string, seconds = 5): Flash => ({ kind, seconds, title, text });

/** Returns a message that an action succeeded. */
export const success = message("success");

/** Returns a message that something is as it should be, but not as one might expect. */
export const info = message("info");

/** Returns a message that an action failed. */
export const failure = message("error");
