import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fromNow, MINUTE_MS, SECOND_MS } from "~/base/kernel/clock";
import { log } from "~/base/kernel/log";
import { inContext, runningRequest } from "~/base/kernel/request-context";
import { startWorker, wake } from "~/base/kernel/worker";

const look = vi.fn<(isStopped: () => boolean) => Promise<Date | null>>();
let stop: () => Promise<void>;
const start = () => {
  stop = startWorker("mail", MINUTE_MS, look);
};

beforeEach(() => {
  vi.useFakeTimers();
  look.mockReset().mockResolvedValue(null);
});
afterEach(async () => {
  await stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets everything happen that is due in these milliseconds. @returns how often the worker has looked by then */
async function looksAfter(ms: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(ms);
  return look.mock.calls.length;
}

describe("when it looks", () => {
  it("at once, and then each minute", async () => {
    start();
    expect(await looksAfter(0)).toBe(1);
    expect(await looksAfter(MINUTE_MS - 1)).toBe(1);
    expect(await looksAfter(1)).toBe(2);
    expect(await looksAfter(MINUTE_MS)).toBe(3);
  });

  it.each([
    ["when the next is due", 20 * SECOND_MS, 20 * SECOND_MS],
    ["a second later, where that is now and held back", -SECOND_MS, SECOND_MS],
    ["a minute later, where that is far off", 10 * MINUTE_MS, MINUTE_MS],
  ])("%s", async (_, due, wait) => {
    look.mockImplementation(async () => fromNow(due));
    start();
    expect(await looksAfter(wait - 1)).toBe(1);
    expect(await looksAfter(1)).toBe(2);
  });

  it("again after a look that failed, which is logged", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    look.mockRejectedValueOnce(new Error("no database"));
    start();
    expect(await looksAfter(MINUTE_MS)).toBe(2);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it("once more after its look, however often it is woken in it", async () => {
    look.mockImplementationOnce(async () => {
      for (let n = 0; n < 3; n++) wake("mail");
      return null;
    });
    start();
    expect(await looksAfter(0)).toBe(2);
  });

  it.each(Array.from({ length: 12 }, (_, turns) => turns))(
    "when it is woken %i turns after its look, too",
    async (turns) => {
      look.mockImplementationOnce(async () => {
        void (async () => {
          for (let n = 0; n < turns; n++) await null;
          wake("mail");
        })();
        return null;
      });
      start();
      expect(await looksAfter(0)).toBe(2);
    },
  );
});

it("ends with the look it is at, which is told, and looks no more", async () => {
  let letGo = () => {};
  const told: boolean[] = [];
  look.mockImplementation(async (isStopped) => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    told.push(isStopped());
    return null;
  });
  start();
  wake("mail");
  let hasEnded = false;
  const ending = stop().then(() => {
    hasEnded = true;
  });
  expect([await looksAfter(MINUTE_MS), hasEnded]).toEqual([1, false]);
  letGo();
  await ending;
  wake("mail");
  expect([await looksAfter(MINUTE_MS), told]).toEqual([1, [true]]);
});

it("looks outside of the request that woke it", async () => {
  const seen: unknown[] = [];
  look.mockImplementation(async () => void seen.push(runningRequest()) as never);
  start();
  const request = {
    id: "a",
    ip: "",
    host: "",
    headerNames: [],
    origin: null,
    referer: null,
    fetchSite: null,
  };
  await looksAfter(0);
  inContext(request, () => wake("mail"));
  await looksAfter(0);
  expect(seen).toEqual([undefined, undefined]);
});
