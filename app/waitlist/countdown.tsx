import { COUNTDOWN_UNITS, type Countdown as CountdownData, countdownDigits } from "~/waitlist/time-left";

type CountdownProps = {
  left: CountdownData;
  /** The moment as ISO time, and as text. */
  target: string;
  moment: string;
  over: string;
};

/** The time left when the page was made, which a script counts down. Once it is over, shows only the text `over`. */
export function Countdown({ left, target, moment, over }: CountdownProps) {
  return (
    <div data-countdown={left.isOver ? undefined : target}>
      {!left.isOver && (
        <div className="stack" data-when>
          <dl className="countdown">
            {COUNTDOWN_UNITS.map((unit) => (
              <div key={unit}>
                <dt>{unit}</dt>
                <dd>{countdownDigits(left[unit])}</dd>
              </div>
            ))}
          </dl>
          <p>
            Counting down to <time dateTime={target}>{moment}</time>.
          </p>
        </div>
      )}
      <p data-when hidden={!left.isOver}>
        {over}
      </p>
    </div>
  );
}
