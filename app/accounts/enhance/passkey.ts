import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import { TOO_MANY, tryAgain } from "~/base/text/wait-text";

export type PasskeyUse = {
  /** Sign in with a passkey, or create one. */
  purpose: "use" | "add";
  /** The URL that returns the server's WebAuthn options. */
  questionUrl: string;
  /** Offer passkeys in the autofill of the page's fields, and wait until one is picked. */
  inFields?: boolean;
};

let uses = 0;

/** Runs WebAuthn with the server's options, and posts the form with the result. */
export async function answerByPasskey(form: HTMLFormElement, use: PasskeyUse): Promise<void> {
  const { purpose, questionUrl, inFields = false } = use;
  const mine = ++uses;
  if (inFields && !(await browserSupportsWebAuthnAutofill())) return;
  const say = (text: string) => {
    const status = form.querySelector("[data-passkey-status]");
    if (status && !inFields) status.textContent = text;
  };
  say("");
  const asked = await fetch(questionUrl, { method: "POST", body: new URLSearchParams({ purpose }) }).catch(
    () => null,
  );
  // Another was begun meanwhile, like the press that gave the fields their focus. Browsers do one at a time: this would end it.
  if (mine !== uses) return;
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
  // A fresh proof is needed first. The server redirects there when it gets the form without a passkey.
  else (form.elements.namedItem("response") as HTMLInputElement).value = "none";
  form.requestSubmit(form.querySelector<HTMLButtonElement>("button[type=submit]"));
}
