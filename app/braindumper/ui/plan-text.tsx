import type { ReactNode } from "react";
import { type Copied, CopyButton } from "~/base/ui/copy-button";

type PlanTextProps = {
  id: string;
  /** Names the text for screen readers. */
  label: string;
  text: string;
  /** Shows only the first 16rem, with "Show more". */
  fold?: boolean;
};

/** A plan's text: spaces and line breaks are kept, long lines wrap. */
function PlanText({ id, label, text, fold = false }: PlanTextProps) {
  const body = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place for a text
    <pre className="plan-text" id={id} dir="auto" role="group" aria-label={label}>
      {text}
    </pre>
  );
  if (!fold) return body;
  return (
    <div className="fold">
      <details>
        <summary className="btn btn-small">
          <span className="fold-more">Show more</span>
          <span className="fold-less">Show less</span>
        </summary>
      </details>
      {body}
    </div>
  );
}

type PlanBlockProps = PlanTextProps & {
  what: Copied;
  copyLabel: string;
  heading?: string;
  hint?: ReactNode;
  note?: string;
};

/** A plan's text, below a row with a hint and a copy button. */
export function PlanBlock({ what, copyLabel, heading, hint, note, ...text }: PlanBlockProps) {
  return (
    <div>
      <div className="plan-tools">
        {heading && <h2>{heading}</h2>}
        {hint && <p className="plan-hint">{hint}</p>}
        <CopyButton
          label={copyLabel}
          what={what}
          target={text.id}
          note={note}
          byHand="Click the text, or hold it on a phone: all of it is selected. Then copy it."
        />
      </div>
      <PlanText {...text} />
    </div>
  );
}
