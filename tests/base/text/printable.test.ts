import { expect, it } from "vitest";
import { printable } from "~/base/text/printable";

it("what a command prints holds no control characters but tabs and line breaks", () => {
  const text = "é\tone\ntwo\u001b[2J\u009b31m\u0007\r\u007f";
  expect(printable(text)).toBe("é\tone\ntwo?[2J?31m???");
});
