const CONTROLS = "input:not([type=hidden]), textarea, select";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the form fields of the server's page. When React discards that page (a browser extension changed
 * it), `restore` copies what was typed into the new one.
 */
export function keepTyped(): { restore: () => void } {
  const before = [...document.querySelectorAll<Control>(CONTROLS)];
  return {
    restore() {
      for (const old of before) {
        const fresh = old.isConnected || !old.id ? null : document.getElementById(old.id);
        if (fresh && fresh.constructor === old.constructor) copyState(old, fresh as Control);
      }
    },
  };
}

function copyState(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && isChoice(from)) {
    // A click, so that React notices the change.
    if (to.checked !== from.checked) to.click();
    return;
  }
  if (to.value === from.value) return;
  to.value = from.value;
  to.dispatchEvent(new Event("input", { bubbles: true }));
}

const isChoice = (input: HTMLInputElement) => input.type === "checkbox" || input.type === "radio";
