import { COPIED_MS } from "~/base/enhance/clipboard";
import { copyOrSelect, noteCopied, onCopied } from "~/base/enhance/copy";
import { all, icon } from "~/base/enhance/dom";
import { CHECK, COPY } from "~/base/enhance/icon-paths";
import { GUIDED_TEXTS, guidedStates } from "~/braindumper/guided-steps";

/** Updates the numbered steps of a finished plan at once when clicked, and makes the copy steps copy. */
export function guide(): void {
  const lists = all(".guided").map(guideList);
  onCopied((address) => {
    for (const markCopied of lists) markCopied(address);
  });
}

/** @returns a function that marks the step with this URL as done, after its text was copied */
function guideList(list: HTMLElement): (address: string) => void {
  const steps = all<HTMLAnchorElement>("[data-guide]", list);
  const mark = (clicked: HTMLElement) => {
    clicked.dataset.guide = "done";
    const states = guidedStates(steps.map(({ dataset: { guide } }) => guide === "done"));
    for (const [at, step] of steps.entries()) draw(step, states[at] ?? "later");
  };
  for (const step of steps) {
    if (step.dataset.copies === undefined) step.addEventListener("click", () => mark(step));
    else offerCopy(step, () => mark(step));
  }
  return (address) => {
    const copied = steps.find(({ dataset: { note } }) => note === address);
    if (copied) mark(copied);
  };
}

function draw(step: HTMLElement, state: keyof typeof GUIDED_TEXTS) {
  step.dataset.guide = state;
  const number = step.querySelector("[data-guide-number]");
  if (number && state === "done") number.innerHTML = icon(CHECK);
  write(step, GUIDED_TEXTS[state]);
}

function write(step: HTMLElement, text: string) {
  const place = step.querySelector("[data-guide-text]");
  if (place) place.textContent = text;
}

/** Makes a link act as a button, but keeps the element, so that it keeps the focus. */
function offerCopy(step: HTMLAnchorElement, mark: () => void) {
  const { copies: target = "", what = "", note = "" } = step.dataset;
  const sign = step.querySelector("[data-guide-icon] .icon");
  if (sign) sign.outerHTML = icon(COPY);
  step.role = "button";
  const press = async (event: Event) => {
    event.preventDefault();
    if (!(await copyOrSelect(target, what, document.querySelector("[data-guide-outcome]")))) return;
    noteCopied(note);
    write(step, "Copied!");
    setTimeout(mark, COPIED_MS);
  };
  step.addEventListener("click", press);
  step.addEventListener("keydown", (event) => event.key === " " && press(event));
}
