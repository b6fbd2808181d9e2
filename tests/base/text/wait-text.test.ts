import { expect, test } from "vitest";
import { tryAgain } from "~/base/text/wait-text";

test.each([
  [0, "1 second"],
  [1, "1 second"],
  [15, "15 seconds"],
  [60, "60 seconds"],
  [61, "2 minutes"],
  [3600, "60 minutes"],
  [7200, "120 minutes"],
  [7201, "3 hours"],
  [86_400, "24 hours"],
])("a wait of %d seconds is told as %s: never too short", (seconds, text) => {
  expect(tryAgain(seconds)).toBe(`You can try again in ${text}.`);
});
