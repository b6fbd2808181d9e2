import { useEffect, useRef, useState } from "react";
import { buttonClass } from "./button";
import { useHydrated } from "./hydrated";
import { Icon } from "./icons";

const FEEDBACK_MS = 2000;

type CopyButtonProps = {
  text: string;
  /** Like "Copy Context". */
  label: string;
  what: "Prompt" | "PRD" | "Context";
  /** Id of the element that shows the text: it is selected when the clipboard refuses. */
  target?: string;
  variant?: "primary" | "secondary";
};

/** Copies a text. It comes with the script: without one the text is there to be selected. */
export function CopyButton({ text, label, what, target, variant = "secondary" }: CopyButtonProps) {
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!hydrated) return null;
  const copy = async () => {
    clearTimeout(timer.current);
    const copied = await writeClipboard(text);
    setOutcome(copied ? "copied" : "failed");
    if (copied) timer.current = setTimeout(() => setOutcome(null), FEEDBACK_MS);
    else if (target) selectText(target);
  };
  const done = outcome === "copied";
  return (
    <div className="copy">
      <button type="button" className={buttonClass(variant, done ? "is-done" : undefined)} onClick={copy}>
        <Icon name={done ? "check" : "copy"} />
        {done ? "Copied!" : label}
      </button>
      <span className="copy-outcome" aria-live="polite">
        {done && <span className="sr-only">{what} copied to clipboard</span>}
        {outcome === "failed" && (
          <span className="copy-failed">Failed to copy {what}. The text is selected.</span>
        )}
      </span>
    </div>
  );
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    // Absent on plain http, where a self-hosted site may well live: there the old way still works.
    if (!navigator.clipboard) return copyOldWay(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyOldWay(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "sr-only";
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

function selectText(id: string) {
  const node = document.getElementById(id);
  if (node instanceof HTMLTextAreaElement) node.select();
  else if (node) window.getSelection()?.selectAllChildren(node);
}
