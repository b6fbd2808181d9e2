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
