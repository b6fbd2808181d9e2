import { useEffect, useMemo, useRef, useState } from "react";
import { COPIED_MS, selectText, writeClipboard } from "~/enhance/clipboard";
import { classNames } from "./class-names";
import { Flash } from "./flash";
import { useHydrated } from "./hydrated";
import { Icon } from "./icons";

export type Copied = "Prompt" | "PRD" | "Context" | "Codes";

type CopyButtonProps = {
  text: string;
  label: string;
  what: Copied;
  /** Id of the element with the text, selected when the clipboard refuses. */
  target: string;
  onCopied?: () => void;
};

/** Copies a text. Without scripts it says how to do it by hand. */
export function CopyButton({ text, label, what, target, onCopied }: CopyButtonProps) {
  const hydrated = useHydrated();
  const { outcome, copy } = useCopy(text, target);
  if (!hydrated) return <p className="copy copy-by-hand fine">Select the text to copy it.</p>;
  const done = outcome === "copied";
  const press = async () => {
    if (await copy()) onCopied?.();
  };
  return (
    <div className="copy">
      <button type="button" className={classNames("btn", done && "is-done")} onClick={press}>
        <Icon name={done ? "check" : "copy"} />
        {done ? "Copied!" : label}
      </button>
      <CopyMessage outcome={outcome} what={what} />
    </div>
  );
}

/** The outcome in words: a passing message when it worked, a lasting one when not. */
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

type CopyOutcome = "copied" | "failed" | null;

/** Copies a text and says so for two seconds. When the browser refuses, selects the element with the id `target`. */
export function useCopy(
  text: string,
  target?: string,
): { outcome: CopyOutcome; copy: () => Promise<boolean> } {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    const copied = await writeClipboard(text).then(
      () => true,
      () => false,
    );
    setOutcome(copied ? "copied" : "failed");
    if (copied) timer.current = setTimeout(() => setOutcome(null), COPIED_MS);
    else if (target) selectText(target);
    return copied;
  };
  return { outcome, copy };
}
