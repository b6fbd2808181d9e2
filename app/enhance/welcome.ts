import { showFlash } from "./flash";

/** Makes the invitation to the community modal. Both answers are sent in the background, and close it. */
export function invite(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-welcome]");
  const form = dialog?.querySelector("form");
  if (!dialog?.showModal || !form) return;
  dialog.close();
  dialog.showModal();
  const answer = (value: "join" | "later") => {
    const body = new URLSearchParams({ answer: value, to: new FormData(form).get("to") as string });
    // Sent even when the user leaves the page at once.
    fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
    dialog.close();
  };
  dialog.addEventListener("cancel", () => answer("later"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const pressed = event.submitter as HTMLButtonElement | null;
    if (pressed?.value === "later") return answer("later");
    // Without noopener, because only then a blocked window can be noticed. The page is our own.
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
