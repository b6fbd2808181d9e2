import { all } from "~/base/enhance/dom";
import { textLength, tidyText } from "~/site/idea/description";

/** Characters are counted once this share of the maximum is used. */
const NEAR = 0.8;

/** Makes answers' text areas grow with their text, and counts characters when few are left. */
export function countAnswers(): void {
  for (const area of all<HTMLTextAreaElement>("textarea[data-max]")) {
    const max = Number(area.dataset.max);
    const count = document.createElement("p");
    const look = () => {
      const length = textLength(tidyText(area.value));
      count.className = length > max ? "field-error" : "field-hint";
      count.textContent = `${length} of ${max} characters`;
      if (length > NEAR * max) area.after(count);
      else count.remove();
      grow(area);
    };
    area.addEventListener("input", look);
    look();
  }
}

/** Ctrl+Enter or Cmd+Enter in a text area presses its form's first button. */
export function sendWithEnter(): void {
  document.addEventListener("keydown", ({ key, ctrlKey, metaKey, isComposing, target }) => {
    if (key !== "Enter" || isComposing || !(ctrlKey || metaKey)) return;
    if (target instanceof HTMLTextAreaElement)
      target.form?.querySelector<HTMLElement>("[type=submit]")?.click();
  });
}

/** A fallback for browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement) {
  if (CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
