import { allowanceText } from "~/domain/allowance";
import type { Platform } from "~/domain/platforms";
import { classNames } from "./class-names";
import { SubmitButton } from "./form";
import { type StepNumber, Stepper } from "./stepper";

type WizardHeaderProps = {
  step: StepNumber;
  /** The idea is there already, before step 2. */
  isDescribed?: boolean;
  platform: Platform | null;
  generationsLeft: number | null;
  title: string;
};

/** The head of every step: name, allowance (members only), steps, heading. */
export function WizardHeader({ step, isDescribed, platform, generationsLeft, title }: WizardHeaderProps) {
  return (
    <header>
      <div className="wizard-bar">
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
    </header>
  );
}

/** Back is a submit button, so it saves. It comes after Next, so that Enter means Next. */
export function BackButton() {
  return (
    <SubmitButton name="go" value="back" variant="secondary">
      Back
    </SubmitButton>
  );
}
