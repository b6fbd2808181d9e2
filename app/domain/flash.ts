/** A message shown once, on the page after a redirect. */
export type Flash = {
  kind: "success" | "info" | "error";
  title: string;
  text?: string;
  /** How long it floats with scripts. */
  seconds: number;
};
