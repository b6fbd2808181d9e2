import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { TOO_MANY, tryAgain } from "~/domain/wait-text";

export type PasskeyUse = {
  /** Use a passkey, or make one. */
  purpose: "use" | "add";
  /** Where the server asks its question. */
  questionUrl: string;
  /** The browser offers passkeys in the fields of the page, and waits until one is picked. */
  inFields?: boolean;
};

/** Lets the browser answer the server's question by a passkey, and posts the form with the answer. */
export async function answerByPasskey(form: HTMLFormElement, use: PasskeyUse): Promise<void> {
  const { purpose, questionUrl, inFields = false } = use;
  if (inFields && !(await browserSupportsWebAuthnAutofill())) return;
  const say = (text: string) => {
    const status = form.querySelector("[data-passkey-status]");
    if (status && !inFields) status.textContent = text;
  };
  say("");
  const asked = await fetch(questionUrl, { method: "POST", body: new URLSearchParams({ purpose }) }).catch(
    () => null,
  );
  if (!asked) return say("The site could not be reached. Please try again.");
  if (asked.ok) {
    const optionsJSON = await asked.json();
    const answer = purpose === "add" ? startRegistration : startAuthentication;
    try {
      const answered = await answer({ optionsJSON, useBrowserAutofill: inFields } as never);
      (form.elements.namedItem("response") as HTMLInputElement).value = JSON.stringify(answered);
    } catch (error) {
      return say(
        (error as Error).name === "InvalidStateError"
          ? "This device already has a passkey for this account."
          : "No passkey was used. Try again, or choose another way.",
      );
    }
  } else if (asked.status === 429) {
    return say(`${TOO_MANY} ${tryAgain(Number(asked.headers.get("Retry-After")))}`);
  } else if (inFields || asked.status !== 403) {
    return say("The site could not answer. Please try again.");
  }
  // The member has to give a fresh proof first: the server leads there when it gets the form without a passkey.
  else (form.elements.namedItem("response") as HTMLInputElement).value = "none";
  form.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
}
