import { useMemo } from "react";
import { buttonClass } from "./button";
import { Flash } from "./flash";
import { useHydrated } from "./hydrated";
import { Icon } from "./icons";
import { type CopyOutcome, useCopy } from "./use-copy";

export type Copied = "Prompt" | "PRD" | "Context" | "Codes";

type CopyButtonProps = {
  text: string;
  /** Like "Copy Context". */
  label: string;
  what: Copied;
  /** Id of the element that shows the text: it is selected when the clipboard refuses. */
  target?: string;
  variant?: "primary" | "secondary";
  onCopied?: () => void;
};

/** Copies a text. It comes with the script: without one it says how to do it by hand. */
export function CopyButton({ text, label, what, target, variant = "secondary", onCopied }: CopyButtonProps) {
  const hydrated = useHydrated();
  const { outcome, copy } = useCopy(text, target);
  if (!hydrated) return <p className="copy copy-by-hand">Select the text to copy it.</p>;
  const done = outcome === "copied";
  const press = async () => {
    if (await copy()) onCopied?.();
  };
  return (
    <div className="copy">
      <button type="button" className={buttonClass(variant, done ? "is-done" : undefined)} onClick={press}>
        <Icon name={done ? "check" : "copy"} />
        {done ? "Copied!" : label}
      </button>
      <CopyMessage outcome={outcome} what={what} />
    </div>
  );
}

/** The outcome in words (specification §2, step 5): a message that passes when it worked, one that stays when not. */
export function CopyMessage({ outcome, what }: { outcome: CopyOutcome; what: Copied }) {
  const copied = useMemo(
    () => ({ kind: "success" as const, title: `${what} copied to clipboard`, seconds: 3 }),
    [what],
  );
  return (
    <>
      <Flash flash={outcome === "copied" ? copied : null} />
      <span className="copy-outcome" aria-live="polite">
        {outcome === "failed" && (
          <span className="copy-failed">Failed to copy {what}. The text is selected.</span>
        )}
      </span>
    </>
  );
}
