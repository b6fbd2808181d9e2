import { all } from "./dom";

/** Opens the form that a link leads to in a dialog on this page. */
export function openDialogs(): void {
  for (const link of all<HTMLAnchorElement>("[data-dialog]")) {
    const dialog = document.getElementById(link.dataset.dialog ?? "") as HTMLDialogElement | null;
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog?.showModal) return;
      event.preventDefault();
      dialog.showModal();
    });
  }
}
