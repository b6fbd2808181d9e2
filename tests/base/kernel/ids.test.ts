import { expect, it } from "vitest";
import { hashSecret, newId, newSecret, sameSecret } from "~/base/kernel/ids";

it("ids have 128 random bits and secrets 256, URL-safe", () => {
  expect(newId()).toMatch(/^[\w-]{22}$/);
  expect(newSecret()).toMatch(/^[\w-]{43}$/);
  const many = Array.from({ length: 2000 }, newId);
  expect(new Set(many).size).toBe(2000);
  // Not sequential: their order says nothing.
  expect([...many].sort()).not.toEqual(many);
});

it("no id looks like an option to a command that it is typed for", () => {
  for (let each = 0; each < 2000; each++) expect(newId()).not.toMatch(/^-/);
});

it("hashSecret is SHA-256 and never the secret", () => {
  expect(hashSecret("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
});

it.each([
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "abcd", false],
  ["", "", true],
  ["é", "e\u0301", false],
])("sameSecret(%j, %j) -> %s", (one, other, same) => {
  expect(sameSecret(one, other)).toBe(same);
});
