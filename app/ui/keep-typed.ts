const CONTROLS = "input:not([type=hidden]), textarea, select";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the controls of the server's page. When React cannot take the page over (a browser extension has changed
 * it) it throws the page away and draws it anew: `restore` then brings back what was typed meanwhile.
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
    // A click, so that the page's own script hears of it.
    if (to.checked !== from.checked) to.click();
    return;
  }
  if (to.value === from.value) return;
  to.value = from.value;
  to.dispatchEvent(new Event("input", { bubbles: true }));
}

const isChoice = (input: HTMLInputElement) => input.type === "checkbox" || input.type === "radio";
