import { expect, it } from "vitest";
import { adviceOn } from "~/sign-on/refusal-advice";

it.each([
  [
    "invalid_redirect_uri: redirect_uri did not match any of the client's registered redirect_uris",
    "Redirect urls",
  ],
  ["invalid_request: post_logout_redirect_uri not registered", "Logout urls"],
  ["invalid_client: client is invalid (client not found)", "client id"],
  ["invalid_client: client authentication failed (invalid secret provided)", "New secret"],
  [
    "invalid_client: client authentication failed (the provided authentication mechanism does not match the registered client authentication method)",
    "public",
  ],
  ["unsupported_response_mode: unsupported response_mode requested", "query"],
  ["invalid_request: missing required parameter(s) 'state'", "no state"],
  ["invalid_grant: grant request is invalid (PKCE verification failed)", "PKCE"],
  ["invalid_grant: grant request is invalid (refresh token already used)", "refresh token"],
  ["invalid_grant: grant request is invalid (grant is expired)", "30 days"],
  ["invalid_grant: grant request is invalid (authorization code not found)", "once more"],
])("says what to do about %s", (reason, advice) => {
  expect(adviceOn(reason)).toContain(advice);
});

it("says nothing of what it does not know", () => {
  expect(adviceOn("temporarily_unavailable")).toBe("");
});
