/** A message shown once, on the page after a redirect: the specification's "toast", as HTML first. */
export type Flash = {
  kind: "success" | "info" | "error";
  title: string;
  text?: string;
  /** How long it floats where scripts run, in seconds (specification §9: 5, 3, 2.5 or 6). */
  seconds: number;
};
