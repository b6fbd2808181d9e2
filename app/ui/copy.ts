import { useEffect, useRef, useState } from "react";

const FEEDBACK_MS = 2000;

export type CopyOutcome = "copied" | "failed" | null;

/**
 * Copies a text and says for two seconds that it did. When the clipboard refuses, the element with the id `target`,
 * which shows the text, is selected, so that the reader's own copy command works.
 */
export function useCopy(
  text: string,
  target?: string,
): { outcome: CopyOutcome; copy: () => Promise<boolean> } {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    const copied = await writeClipboard(text);
    setOutcome(copied ? "copied" : "failed");
    if (copied) timer.current = setTimeout(() => setOutcome(null), FEEDBACK_MS);
    else if (target) selectText(target);
    return copied;
  };
  return { outcome, copy };
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
