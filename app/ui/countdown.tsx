import { COUNTDOWN_UNITS, type Countdown as CountdownData, countdownDigits } from "~/domain/countdown";

type CountdownProps = {
  left: CountdownData;
  /** The moment as an ISO time, and as it is read. */
  target: string;
  moment: string;
  over: string;
};

/** The time left when the page was made; a script counts on from there. */
export function Countdown({ left, target, moment, over }: CountdownProps) {
  const time = <time dateTime={target}>{moment}</time>;
  return (
    <div className="stack">
      <dl
        className={left.isOver ? "countdown is-over" : "countdown"}
        data-countdown={left.isOver ? undefined : target}
      >
        {COUNTDOWN_UNITS.map((unit) => (
          <div key={unit}>
            <dt>{unit}</dt>
            <dd>{countdownDigits(left[unit])}</dd>
          </div>
        ))}
      </dl>
      {!left.isOver && <p data-when>Counting down to {time}.</p>}
      <p data-when hidden={!left.isOver}>
        The countdown ended on {time}. {over}
      </p>
    </div>
  );
}
