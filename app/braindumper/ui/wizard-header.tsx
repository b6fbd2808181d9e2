import { links } from "~/base/links";
import { classNames } from "~/base/ui/class-names";
import { allowanceText } from "~/braindumper/allowance";
import { openingWords } from "~/site/idea/description";
import type { Platform } from "~/site/idea/platforms";
import { PostForm, SubmitButton } from "~/site/ui/form";
import { type StepNumber, Stepper } from "./stepper";

type WizardHeaderProps = {
  step: StepNumber;
  /** The idea was already told, before step 2. */
  isDescribed?: boolean;
  platform: Platform | null;
  generationsLeft: number | null;
  title: string;
  /** The idea so far, shown because it may be days old and somebody may want to start another. */
  idea?: string;
};

/** The header of every step: name, allowance (members only), steps, heading. */
export function WizardHeader(props: WizardHeaderProps) {
  const { step, isDescribed, platform, generationsLeft, title, idea } = props;
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
      {idea && <AtHand idea={idea} isKept={generationsLeft !== null} />}
    </header>
  );
}

/** Shows which idea this is and offers to start another. Without an account only one is kept. */
function AtHand({ idea, isKept }: { idea: string; isKept: boolean }) {
  return (
    <PostForm action={links.wizardUnfinished()} className="at-hand">
      <p dir="auto">“{openingWords(idea)}”</p>
      <button type="submit" name="draft" value="">
        {isKept ? "Start another" : "Drop it, start another"}
      </button>
    </PostForm>
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
