import { showFlash } from "~/base/enhance/flash";

/** Makes the invitation to the community a modal dialog. Either answer is sent in the background and closes it. */
export function invite(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-welcome]");
  const form = dialog?.querySelector("form");
  if (!dialog?.showModal || !form) return;
  dialog.close();
  dialog.showModal();
  const answer = (value: "join" | "later") => {
    const body = new URLSearchParams({ answer: value, to: new FormData(form).get("to") as string });
    // `keepalive`: sent even when the member leaves the page at once.
    fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
    dialog.close();
  };
  dialog.addEventListener("cancel", () => answer("later"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const pressed = event.submitter as HTMLButtonElement | null;
    if (pressed?.value === "later") return answer("later");
    // Without noopener, which would hide whether the window was blocked. The opener is cleared below.
    const opened = window.open(dialog.dataset.welcome, "_blank");
    if (!opened) return sayBlocked(dialog, pressed);
    opened.opener = null;
    answer("join");
    showFlash("Welcome to the community!", 5, "It opened in a new tab.");
  });
}

function sayBlocked(dialog: HTMLDialogElement, pressed: HTMLButtonElement | null) {
  if (pressed) pressed.textContent = "Try again";
  const text = dialog.querySelector<HTMLElement>("[data-blocked]");
  if (text) text.hidden = false;
}
