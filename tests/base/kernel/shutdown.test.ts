import { expect, it, vi } from "vitest";
import { atEnd, endAtSignals, requestClosed, requestOpened, waitUntil } from "~/base/kernel/shutdown";

it("ends once, after the last request, the work that was under way, and what comes last, whatever is asked meanwhile", async () => {
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const listening = vi.spyOn(process, "on").mockReturnValue(process);
  endAtSignals();
  const [, shutDown = () => {}] = listening.mock.calls.find(([name]) => name === "SIGTERM") ?? [];
  let [workIsDone, lastIsDone] = [() => {}, () => {}];
  const ending = vi.fn(() => new Promise<void>((resolve) => (lastIsDone = resolve)));
  atEnd(ending);
  waitUntil(new Promise<void>((resolve) => (workIsDone = resolve)));
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  shutDown();
  // On a connection that was there before.
  requestOpened();
  workIsDone();
  await turn();
  expect(ending).not.toHaveBeenCalled();
  requestClosed([]);
  await turn();
  expect(ending).toHaveBeenCalledOnce();
  requestOpened();
  requestClosed([]);
  await turn();
  expect(exit).not.toHaveBeenCalled();
  lastIsDone();
  await turn();
  expect(ending).toHaveBeenCalledOnce();
  expect(exit).toHaveBeenCalled();
});
