import { expect, it, test, vi } from "vitest";
import { afterAnswer, inEvenTime } from "~/base/kernel/after-answer";
import { log } from "~/base/kernel/log";
import { inContext, type RequestContext, runningRequest } from "~/base/kernel/request-context";

const context = (): RequestContext => ({
  id: "a-request",
  ip: "127.0.0.1",
  origin: null,
  referer: null,
  fetchSite: null,
  host: "",
  headerNames: [],
  afterAnswer: [],
});

it("waits for the answer, and then still belongs to its request", async () => {
  const request = context();
  const seen: (string | undefined)[] = [];
  inContext(request, () => afterAnswer(async () => seen.push(runningRequest()?.id)));
  expect(seen).toEqual([]);
  await Promise.all(request.afterAnswer?.map((begin) => begin()) ?? []);
  expect(seen).toEqual(["a-request"]);
});

it("work that fails is told in the log", async () => {
  const told = vi.spyOn(log, "error").mockReturnValue(undefined);
  const request = context();
  inContext(request, () => afterAnswer(() => Promise.reject(new Error("no room"))));
  await request.afterAnswer?.[0]?.();
  expect(told.mock.calls[0]?.[0]).toMatchObject({ error: expect.stringContaining("no room") });
  vi.restoreAllMocks();
});

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
