import { transaction } from "~/data/database";
import { findListedClient } from "~/data/sso-clients";
import { insertRefusal } from "~/data/sso-refusals";
import { cutText } from "~/domain/cut-text";
import { afterAnswer } from "~/kernel/after-answer";
import { now, SECOND_MS } from "~/kernel/clock";

/** Why the engine refused a request, as it says it to the log. */
export type Refused = {
  place: "authorize" | "token" | "sign-out";
  clientId: unknown;
  redirectUri: unknown;
  error: string;
  description?: string;
  /** What the engine does not tell the client: which part was wrong. */
  detail?: string;
};

/** Answers that belong to a sign-on that goes well: nobody is signed in, or the member said no. */
const USUAL = /^(login|consent|interaction|account_selection)_required$|^access_denied$/;

const ID_MAX = 100;
const REASON_MAX = 300;
const URL_MAX = 300;

let lastAt = 0;

/**
 * Keeps a refusal for the operators, after the answer is out. Strangers can cause as many as they like: one a second is
 * kept. A request that names no client tells nothing about one.
 */
export function noteRefusal({ place, clientId, redirectUri, error, description, detail }: Refused): void {
  if (USUAL.test(error) || typeof clientId !== "string" || clientId === "") return;
  const time = now().getTime();
  // Either way, because a clock can be set back.
  if (Math.abs(time - lastAt) < SECOND_MS) return;
  lastAt = time;
  const row = {
    place,
    clientId: short(withoutSecret(clientId), ID_MAX),
    redirectUri: typeof redirectUri === "string" ? short(withoutCodes(redirectUri), URL_MAX) : null,
  };
  afterAnswer(async () => {
    // The engine does not know it: to it a disabled client is none.
    const isDisabled = Boolean((await findListedClient(row.clientId))?.disabledAt);
    const why = isDisabled ? "client is disabled" : detail;
    const reason = [error, description && `: ${description}`, why && ` (${why})`].filter(Boolean).join("");
    await transaction((tx) => insertRefusal(tx, { ...row, reason: short(reason, REASON_MAX) }), {
      durable: false,
    });
  });
}

/** A client whose owner mixed up id and secret sends the secret as the id. */
function withoutSecret(clientId: string): string {
  return /^[\w-]{43}$/.test(clientId) ? "(a secret in the place of the client id)" : clientId;
}

function withoutCodes(url: string): string {
  return url
    .replace(/([?&#](?:code|state|[\w-]*(?:secret|token|password))=)[^&#]*/gi, "$1…")
    .replace(/^(\w+:\/\/)[^/@]*@/, "$1…@");
}

/** Postgres takes no NUL in a text. */
function short(text: string, max: number): string {
  const clean = text.replace(/\p{Cc}/gu, "");
  return cutText(clean, max) === clean ? clean : `${cutText(clean, max - 1)}…`;
}
