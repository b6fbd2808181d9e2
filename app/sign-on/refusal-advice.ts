/** What to do about a refused sign-on, by a pattern of the engine's error. The first match counts. */
const ADVICE: [RegExp, string][] = [
  [
    /nor id_token_hint/,
    "Your site does not say who it is when it signs out: let it send client_id or id_token_hint too.",
  ],
  [
    /post_logout_redirect_uri/,
    "Write this address into the client's Logout urls, with ?* at its end if the rest differs each time.",
  ],
  [/code_challenge|code_verifier|PKCE/i, "Your site must use PKCE with S256: switch it on there."],
  [
    /refresh token|grant (is expired|not found)|used it at the same moment/,
    "What renews the sign-on was replaced, ended or is older than 30 days: the member signs on once more. If it comes again and again, your site keeps an old refresh token.",
  ],
  [
    /^invalid_grant/,
    "The code was used before, or is older than ten minutes: sign in once more. If it stays, your site asks twice.",
  ],
  [
    /redirect_uri/,
    "Write this address into the client's Redirect urls, letter by letter, or put the registered one into your site.",
  ],
  [/client is disabled/, "The client is disabled: press Enable on its page."],
  [
    /client not found|client is invalid/,
    "Your site sends an id that no client has: copy the client id again.",
  ],
  [
    /does not match the registered client auth/,
    "Your site sends a secret although the client is public, or none although it has one: mend that there.",
  ],
  [
    /invalid_client/,
    "The secret in your site is not the client's: press New secret, and put that one into your site.",
  ],
  [/response_mode/, "Your site must take the answer from the address: set its response mode to query."],
  [/'state'/, "Your site sends no state: switch state (or PKCE) on there."],
  [/id_token_hint/, "Your site remembers a sign-on of long ago: sign out and in again there."],
];

/** Returns advice for the operator, shown next to the reason; "" when there is none. */
export function adviceOn(reason: string): string {
  return ADVICE.find(([said]) => said.test(reason))?.[1] ?? "";
}
