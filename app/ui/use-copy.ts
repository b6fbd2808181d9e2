import { useEffect, useRef, useState } from "react";
import { COPIED_MS, selectText, writeClipboard } from "~/enhance/clipboard";

export type CopyOutcome = "copied" | "failed" | null;

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
