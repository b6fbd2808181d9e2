/** A message shown once, on the page after a redirect. */
export type Flash = {
  kind: "success" | "info" | "error";
  title: string;
  text?: string;
  /** How long it floats with scripts. */
  seconds: number;
};

/** Says that what was asked for is done. */
export function success(title: string, text?: string): Flash {
  return { kind: "success", seconds: 5, title, text };
}
