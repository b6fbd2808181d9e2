/** A message shown once, on the page after a redirect. */
export type Flash = {
  kind: "success" | "info" | "error";
  title: string;
  text?: string;
  /** How many seconds it stays on screen when scripts run. */
  seconds: number;
};

/** Returns a message that an action succeeded. */
export function success(title: string, text?: string): Flash {
  return { kind: "success", seconds: 5, title, text };
}
