import { transaction } from "~/base/data/database";
import { afterAnswer } from "~/base/kernel/after-answer";
import { now, SECOND_MS } from "~/base/kernel/clock";
import { cutText } from "~/base/text/cut-text";
import { findListedClient } from "~/sign-on/data/clients";
import { insertRefusal } from "~/sign-on/data/refusals";

/** Why oidc-provider refused a request, as reported by its events. */
export type Refused = {
  place: "authorize" | "token" | "sign-out";
  clientId: unknown;
  redirectUri: unknown;
  error: string;
  description?: string;
  /** What the client is not told: which part was wrong. */
  detail?: string;
};

/** Errors that are part of normal operation: nobody is signed in, or the member declined. */
const USUAL = /^(login|consent|interaction|account_selection)_required$|^access_denied$/;

const ID_MAX = 100;
const REASON_MAX = 300;
const URL_MAX = 300;

let lastAt = 0;

/**
 * Stores a refusal for operators, after the response is sent. At most one a second, because strangers can cause any
 * number. A request without a client id is ignored, because it tells nothing about a client.
 */
export function noteRefusal({ place, clientId, redirectUri, error, description, detail }: Refused): void {
  if (USUAL.test(error) || typeof clientId !== "string" || clientId === "") return;
  const time = now().getTime();
  // Math.abs, because the clock may have been set back.
  if (Math.abs(time - lastAt) < SECOND_MS) return;
  lastAt = time;
  const row = {
    place,
    clientId: short(withoutSecret(clientId), ID_MAX),
    redirectUri: typeof redirectUri === "string" ? short(withoutCodes(redirectUri), URL_MAX) : null,
  };
  afterAnswer(async () => {
    // oidc-provider cannot tell this, because to it a disabled client does not exist.
    const isDisabled = Boolean((await findListedClient(row.clientId))?.disabledAt);
    const why = isDisabled ? "client is disabled" : detail;
    const reason = [error, description && `: ${description}`, why && ` (${why})`].filter(Boolean).join("");
    await transaction((tx) => insertRefusal(tx, { ...row, reason: short(reason, REASON_MAX) }), {
      durable: false,
    });
  });
}

/** Hides a client id that looks like a secret: operators sometimes mix up the two. */
function withoutSecret(clientId: string): string {
  return /^[\w-]{43}$/.test(clientId) ? "(a secret in the place of the client id)" : clientId;
}

function withoutCodes(url: string): string {
  return url
    .replace(/([?&#](?:code|state|[\w-]*(?:secret|token|password))=)[^&#]*/gi, "$1…")
    .replace(/^(\w+:\/\/)[^/@]*@/, "$1…@");
}

/** Shortens a text, and removes control characters, of which Postgres cannot store NUL. */
function short(text: string, max: number): string {
  const clean = text.replace(/\p{Cc}/gu, "");
  return cutText(clean, max) === clean ? clean : `${cutText(clean, max - 1)}…`;
}
