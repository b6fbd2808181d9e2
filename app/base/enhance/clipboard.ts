/** How long a button says that it copied. */
export const COPIED_MS = 2000;

/** Copies a text. @throws the browser's reason for refusing */
export async function writeClipboard(text: string): Promise<void> {
  // The clipboard API is missing on plain http, where a self-hosted site may run.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const before = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "tw:sr-only";
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!copied) throw new Error("The browser refused to copy.");
}

export function selectText(id: string): void {
  const node = document.getElementById(id);
  if (node) window.getSelection()?.selectAllChildren(node);
}
