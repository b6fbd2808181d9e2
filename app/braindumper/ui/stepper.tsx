import { classNames } from "~/base/ui/class-names";
import { needsAppType } from "~/braindumper/wizard";
import { type Platform, SWATCHES } from "~/site/idea/platforms";

const STEPS = ["Platform", "Describe", "App type", "Summary", "Your plan"] as const;

const DESCRIBE_STEP = 2;
const APP_TYPE_STEP = 3;

export type StepNumber = 1 | 2 | 3 | 4 | 5;

type StepperProps = { current: StepNumber; isDescribed?: boolean; platform: Platform | null };

/** The wizard's steps, marked as current, done or skipped. */
export function Stepper({ current, isDescribed, platform }: StepperProps) {
  const skipsType = platform ? !needsAppType(platform) : false;
  return (
    <ol className="steps" aria-label="Steps">
      {STEPS.map((label, index) => {
        const step = index + 1;
        const skipped = step === APP_TYPE_STEP && skipsType;
        const done = (step < current && !skipped) || (step === DESCRIBE_STEP && isDescribed);
        return (
          <li
            key={label}
            className={classNames(step === current && "is-here", done && "is-done", skipped && "is-skipped")}
            aria-current={step === current ? "step" : undefined}
          >
            <span
              className={classNames("step-bar", done && (platform ? SWATCHES[platform] : "sw-none"))}
              aria-hidden="true"
            />
            <span className="step-number">{step}</span>
            <span className="step-label">
              {label}
              {done && <span className="tw:sr-only"> (done)</span>}
              {skipped && <span className="step-note"> Not needed</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
