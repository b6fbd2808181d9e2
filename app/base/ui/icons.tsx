import { CHECK, COPY, DOT } from "~/base/enhance/icon-paths";

/** Paths on a 24 × 24 grid. To add an icon, add a line. */
const PATHS = {
  alert: "M12 3.5 22 20.5H2zM12 10v5m0 2.2v.3",
  "arrow-left": "M20 12H4m6.5-6.5L4 12l6.5 6.5",
  "arrow-right": "M4 12h16m-6.5-6.5L20 12l-6.5 6.5",
  check: CHECK,
  copy: COPY,
  dot: DOT,
  download: "M12 3.5v12m-5-5 5 5 5-5M4 20.5h16",
  external: "M14 4h6v6m0-6L10.5 13.5M18 14v6H4V6h6",
  info: "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0m9-1v6m0-9.500v.3",
  menu: "M3 6h18M3 12h18M3 18h18",
  mobile: "M7 2.500h10v19H7zM10.5 18.500h3",
  play: "M7 4v16l13-8z",
  web: "M2.5 4.500h19v15h-19zM2.5 9h19M5.5 6.800h.3m2.2 0h.3",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon, hidden from screen readers; the text beside it has the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
