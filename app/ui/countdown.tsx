import type { Countdown as CountdownData } from "~/domain/site-pages";

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/** What was left when the page was made. All zero once it is over. */
export function Countdown({ left }: { left: CountdownData }) {
  return (
    <dl className={left.isOver ? "countdown is-over" : "countdown"}>
      {UNITS.map((unit) => (
        <div key={unit}>
          <dt>{unit}</dt>
          <dd>{String(left[unit]).padStart(2, "0")}</dd>
        </div>
      ))}
    </dl>
  );
}
