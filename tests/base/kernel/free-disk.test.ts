import { expect, it } from "vitest";
import { roomText } from "~/base/kernel/free-disk";

it("says too little room so that need and room never look alike", () => {
  expect(roomText(16, 15.99)).toBe("It needs at least 16 MiB, and 15.9 are free.");
  expect(roomText(0.001, 0)).toBe("It needs at least 1 MiB, and 0.0 are free.");
});
