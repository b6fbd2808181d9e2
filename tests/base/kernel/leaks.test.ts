import { expect, it } from "vitest";
import { findLeak } from "../../support/leaks";

// Every test that starts the built server asks this of its log as it ends (support/server.ts).
it.each([
  ['{"path":"/auth","email":"ann@example.test"}', /^a mail address: /],
  ["GET /auth/verify?token_hash=abc", /^a mailed token: /],
  ["Strata-layers-9", /^a password: /],
  ['{"headers":{"Cookie":"x"}}', /^a cookie/],
  ["/callback?state=1&code=xyz", /^a code/],
  ['{"code":"eyJhbGciOiJIUzI1NiJ9.e30.x"}', /^a code/],
  ['{"access_token":"x"}', /^a token/],
  ["fine\nA choir plans rehearsals; singers say whether they come.", /^an idea: A choir/],
])("%j is found", (line, expected) => {
  expect(findLeak(line)).toMatch(expected);
});

it("what a log does say is let through", () => {
  const line = {
    level: "info",
    request: "4f1d",
    method: "POST",
    path: "/auth/sign-up",
    status: 303,
    ms: 4,
    msg: "request",
  };
  expect(findLeak(`[remix-serve] http://localhost:3000\n${JSON.stringify(line)}\n`)).toBeNull();
  expect(findLeak('{"failure":"rejected","status":401,"code":"invalid_api_key"}')).toBeNull();
  expect(findLeak("Mail is kept in files. Read it at http://127.0.0.1:3000/outbox?key=abc")).toBeNull();
});
