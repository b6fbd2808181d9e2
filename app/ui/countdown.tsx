import { COUNTDOWN_UNITS, type Countdown as CountdownData, countdownDigits } from "~/domain/countdown";

type CountdownProps = {
  left: CountdownData;
  /** The moment as an ISO time, and as it is read. */
  target: string;
  moment: string;
  over: string;
};

/** The time left when the page was made; a script counts on from there. Afterwards only what `over` says is left. */
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
