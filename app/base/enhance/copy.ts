import { isAnswer } from "~/base/enhance/arrival";
import { COPIED_MS, selectText, writeClipboard } from "~/base/enhance/clipboard";
import { all, button, icon } from "~/base/enhance/dom";
import { showFlash } from "~/base/enhance/flash";
import { CHECK, COPY } from "~/base/enhance/icon-paths";

/** Replaces each hint to copy by hand with a copy button. */
export function addCopyButtons(): void {
  for (const place of all("[data-copy]")) {
    const { copy: target = "", label = "", what = "", note, atOnce } = place.dataset;
    const outcome = Object.assign(document.createElement("span"), { className: "copy-outcome" });
    outcome.ariaLive = "polite";
    const rest = icon(COPY) + label;
    let timer = 0;
    const copy = async (told: Element | null) => {
      clearTimeout(timer);
      const copied = await copyOrSelect(target, what, told);
      press.classList.toggle("is-done", copied);
      press.innerHTML = copied ? `${icon(CHECK)}Copied!` : rest;
      if (!copied) return;
      if (note) noteCopied(note);
      timer = window.setTimeout(() => {
        press.classList.remove("is-done");
        press.innerHTML = rest;
      }, COPIED_MS);
    };
    // Where a form stands below it, copying comes first.
    const look = place.closest(".plan-block:has(> form)") ? "btn btn-primary" : "btn";
    const press = button(look, rest, () => copy(outcome));
    if (atOnce && isAnswer()) copy(null);
    place.replaceChildren(press, outcome);
  }
}

/** Copies an element's text and says so, or selects it if the browser refuses. @returns whether it was copied */
export async function copyOrSelect(target: string, what: string, outcome: Element | null): Promise<boolean> {
  const place = document.getElementById(target);
  const lines = [...(place?.querySelectorAll("li") ?? [])].map((line) => line.textContent);
  const text = lines.length > 0 ? lines.join("\n") : (place?.textContent ?? "");
  const copied = await writeClipboard(text).then(
    () => true,
    () => false,
  );
  if (outcome)
    outcome.innerHTML = copied
      ? ""
      : `<span class="copy-failed">Failed to copy ${what}. The text is selected.</span>`;
  // The button says it too, so that on a phone the message need not cover the text.
  if (copied) showFlash(`${what} copied to clipboard`, 3).classList.add("is-said");
  else selectText(target);
  return copied;
}

let afterCopy = (_address: string) => {};

/** Calls back whenever a text of the plan was copied by any button, with the URL that records it. */
export function onCopied(call: (address: string) => void): void {
  afterCopy = call;
}

/** Tells the server that a text was copied. */
export function noteCopied(address: string): void {
  fetch(address, { redirect: "manual", keepalive: true }).catch(() => {});
  afterCopy(address);
}
