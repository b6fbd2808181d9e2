import { all } from "~/base/enhance/dom";
import type { PasskeyUse } from "./passkey";

/** Makes passkey forms work. The code that talks to the device is loaded only when a passkey is asked for. */
export function offerPasskeys(): void {
  if (!window.PublicKeyCredential) return;
  for (const box of all("[data-passkey]")) {
    const form = box.querySelector("form");
    if (!form) continue;
    const { passkey: purpose, question: questionUrl, inFields } = box.dataset;
    const answer = async (more: Partial<PasskeyUse>) => {
      const { answerByPasskey } = await import("./passkey");
      await answerByPasskey(form, { purpose, questionUrl, ...more } as PasskeyUse);
    };
    form.addEventListener("submit", (event) => {
      if (new FormData(form).get("response") !== "") return;
      event.preventDefault();
      answer({});
    });
    if (inFields) document.addEventListener("focusin", () => answer({ inFields: true }), { once: true });
  }
}

/** Passes the email that is being typed on to links to other account forms. */
export function carryEmail(): void {
  const [field] = all<HTMLInputElement>("input[type=email]");
  const links = all<HTMLAnchorElement>("a[data-email]");
  field?.addEventListener("input", () => {
    for (const link of links) {
      const { pathname, searchParams } = new URL(link.href);
      searchParams.delete("email");
      if (field.value) searchParams.set("email", field.value);
      link.setAttribute("href", `${pathname}${searchParams.size > 0 ? "?" : ""}${searchParams}`);
    }
  });
}

/** Shows the print buttons, which do nothing without scripts. */
export function addPrintButtons(): void {
  for (const print of all("[data-print]")) {
    print.hidden = false;
    print.addEventListener("click", () => window.print());
  }
}

/** Opens the form that a link leads to in a dialog on this page, where that has room: with large text on a phone it has none. */
export function openDialogs(): void {
  for (const link of all<HTMLAnchorElement>("[data-dialog]")) {
    const dialog = document.getElementById(link.dataset.dialog ?? "") as HTMLDialogElement | null;
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog?.showModal) return;
      if (!window.matchMedia("(min-height: 30em)").matches) return;
      event.preventDefault();
      dialog.showModal();
    });
  }
}
