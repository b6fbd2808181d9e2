import { links } from "~/base/links";
import { classNames } from "~/base/ui/button";
import { SubmitButton } from "~/base/ui/form";
import { allowanceText } from "~/braindumper/allowance";
import { needsAppType } from "~/braindumper/wizard";
import { openingWords } from "~/site/idea/description";
import { type Platform, SWATCHES } from "~/site/idea/platforms";

type WizardHeaderProps = {
  step: StepNumber;
  /** The idea was already told, before step 2. */
  isDescribed?: boolean;
  platform: Platform | null;
  generationsLeft: number | null;
  title: string;
  /** The idea so far, shown because it may be days old and somebody may want to start another. */
  description?: string;
};

/** The header of every step: name, allowance (members only), steps, heading. */
export function WizardHeader(props: WizardHeaderProps) {
  const { step, isDescribed, platform, generationsLeft, title, description } = props;
  return (
    <header>
      <div className="wizard-bar flow">
        <div>
          <p className="wizard-name">Braindumper</p>
          <p className="fine">Turn a rough idea into a structured plan that your AI builder can follow.</p>
        </div>
        {generationsLeft !== null && (
          <p className={classNames("wizard-allowance", generationsLeft === 0 && "is-out")}>
            {allowanceText(generationsLeft)}
          </p>
        )}
      </div>
      <Stepper current={step} isDescribed={isDescribed} platform={platform} />
      <h1>{title}</h1>
      {description && <AtHand idea={description} />}
    </header>
  );
}

/** Shows which idea this is and offers to start another, on a page that replaces a visitor's only one when they say so. */
export function AtHand({ idea }: { idea?: string }) {
  return (
    <div className="at-hand flow">
      {idea && <p dir="auto">“{openingWords(idea)}”</p>}
      <a href={links.wizardIdea()}>Start another</a>
    </div>
  );
}

/** Back submits the form, so that it saves. It comes after Next in the page, so that Enter presses Next. */
export function BackButton() {
  return (
    <SubmitButton name="go" value="back" variant="secondary">
      Back
    </SubmitButton>
  );
}

const STEPS = ["Platform", "Describe", "App type", "Summary", "Your plan"] as const;

const DESCRIBE_STEP = 2;
const APP_TYPE_STEP = 3;

type StepNumber = 1 | 2 | 3 | 4 | 5;

type StepperProps = { current: StepNumber; isDescribed?: boolean; platform: Platform | null };

/** The wizard's steps, marked as current, done or skipped. */
function Stepper({ current, isDescribed, platform }: StepperProps) {
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
