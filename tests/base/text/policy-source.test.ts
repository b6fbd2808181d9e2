import { expect, test } from "vitest";
import { parseUrl } from "~/base/text/parse-url";
import { policySource } from "~/base/text/policy-source";

test.each([
  ["https://pictures.example/a.png", "https://pictures.example"],
  ["https://PICTURES.example:8443/a", "https://pictures.example:8443"],
  ["https://user:word@a_b.example/", "https://a_b.example"],
  ["http://127.0.0.1:9/x", "http://127.0.0.1:9"],
  ["http://[::1]:9/x", "http://[::1]:9"],
  ["https://bücher.example/", "https://xn--bcher-kva.example"],
  ["https://a;script-src.example/", null],
  ["https://*/", null],
  ["https://*.example/", null],
  ["https://a,b.example/", null],
  ["https://a'self'.example/", null],
  ["data:image/png,x", null],
  ["app://host/back", null],
  ["/own.png", null],
  ["", null],
])("%s stands in a policy as %s", (url, source) => {
  expect(policySource(url)).toBe(source);
});

test("a url with letters of other alphabets is one however often it is asked", () => {
  for (let time = 0; time < 20_000; time++) expect(parseUrl("https://bücher.example/")).not.toBeNull();
});
