import { textLength, tidyText } from "~/domain/description";
import { all } from "./dom";

/** The page counts characters once this share of an answer is used. */
const NEAR = 0.8;

/** Lets the areas of answers grow with their text, and counts characters when few are left. */
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

/** Ctrl or Cmd with Enter presses the first button of a longer text's form. */
export function sendWithEnter(): void {
  document.addEventListener("keydown", ({ key, ctrlKey, metaKey, isComposing, target }) => {
    if (key !== "Enter" || isComposing || !(ctrlKey || metaKey)) return;
    if (target instanceof HTMLTextAreaElement)
      target.form?.querySelector<HTMLElement>("[type=submit]")?.click();
  });
}

/** For browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement) {
  if (CSS.supports("field-sizing", "content")) return;
  area.style.height = "auto";
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
