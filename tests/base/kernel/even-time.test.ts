import { expect, test } from "vitest";
import { inEvenTime } from "~/base/kernel/even-time";

const passed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

test("work that is done at once is answered with its result, and not before its time", async () => {
  expect(await passed(async () => expect(await inEvenTime(async () => "kept")).toBe("kept"))).toBeGreaterThan(
    24,
  );
});

test("work that fails at once is refused with its own error, and not before its time", async () => {
  const fail = () => inEvenTime(() => Promise.reject(new Error("taken")));
  expect(await passed(() => expect(fail()).rejects.toThrow("taken"))).toBeGreaterThan(24);
});
