import { passwordRules, passwordScore, strengthWord } from "~/base/text/password";
import { button, icon } from "./dom";
import { CHECK, DOT, EYE, EYE_OFF } from "./icon-paths";

/** Adds a show button to a password field (`box` holds the input), and ticks the rules beside it while typing. */
export function helpWithPassword(box: HTMLElement): void {
  const input = box.querySelector("input");
  if (!input) return;
  const show = (visible: boolean) => {
    input.type = visible ? "text" : "password";
    toggle.ariaLabel = visible ? "Hide password" : "Show password";
    toggle.innerHTML = icon(visible ? EYE_OFF : EYE);
  };
  const toggle = button("password-toggle", "", () => show(input.type === "password"));
  toggle.setAttribute("aria-controls", input.id);
  // Hidden again before sending, so that browsers do not save it as autocomplete text.
  input.form?.addEventListener("submit", () => show(false));
  show(false);
  box.append(toggle);
  box.classList.add("has-toggle");
  const strength = box.parentElement?.querySelector<HTMLElement>("[data-strength]");
  if (strength) watch(input, strength);
}

function watch(input: HTMLInputElement, strength: HTMLElement) {
  const [bar, word] = [strength.firstElementChild, strength.querySelector("output")];
  const meter = Object.assign(document.createElement("meter"), {
    max: 100,
    low: 55,
    high: 95,
    optimum: 100,
    ariaLabel: "Password strength",
  });
  bar?.append(meter);
  const rest = word?.textContent ?? "";
  const show = () => {
    meter.value = passwordScore(input.value);
    meter.textContent = `${meter.value} of 100`;
    if (word) word.textContent = input.value ? strengthWord(meter.value) : rest;
    for (const { id, label, met } of passwordRules(input.value)) {
      const line = strength.querySelector(`[data-rule=${id}]`);
      if (!line) continue;
      line.classList.toggle("is-met", met);
      line.innerHTML =
        icon(met ? CHECK : DOT) + label + (met ? '<span class="tw:sr-only"> (met)</span>' : "");
    }
  };
  input.addEventListener("input", show);
  // The field may have been filled before this script ran.
  show();
}
