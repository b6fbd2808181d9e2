import { COPIED_MS, writeClipboard } from "~/base/enhance/clipboard";
import { all, button, icon } from "~/base/enhance/dom";
import { CHECK, COPY } from "~/base/enhance/icon-paths";

/** A long page may still be loading, so it looks for code blocks up to five times: after 300 ms, then every 500 ms. */
const FIRST_MS = 300;
const AGAIN_MS = 500;
const ATTEMPTS = 5;

/** Adds a copy button to every code block, and one for the coding rules at the top of their page. */
export function addCodeButtons(): void {
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    const blocks = all(".code");
    for (const block of blocks) addButton(block.firstElementChild, block, "Copy");
    for (const place of all("[data-copy-rules]")) {
      addButton(place, document.getElementById("rules-block"), "Copy the rules");
    }
    if (blocks.length === 0 && attempts < ATTEMPTS) setTimeout(attempt, AGAIN_MS);
  };
  setTimeout(attempt, FIRST_MS);
}

function addButton(place: Element | null, block: HTMLElement | null, label: string) {
  const rest = icon(COPY) + label;
  const copy = button("btn btn-small copy", rest, async () => {
    try {
      await writeClipboard(block?.querySelector("code")?.textContent ?? "");
    } catch (error) {
      // The button does not change, so that it does not claim success.
      console.error("Failed to copy", error);
      return;
    }
    copy.innerHTML = `${icon(CHECK)}Copied`;
    copy.classList.add("is-done");
    setTimeout(() => {
      copy.innerHTML = rest;
      copy.classList.remove("is-done");
    }, COPIED_MS);
  });
  copy.ariaLive = "polite";
  place?.append(copy);
}
