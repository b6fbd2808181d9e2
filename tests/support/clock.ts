import { beforeEach, onTestFinished } from "vitest";
import { fromNow, setClock } from "~/base/kernel/clock";

/** Sets the app's clock to this moment and stops it there for each test. */
export function withClock(start: string): void {
  beforeEach(() => turnClock(start));
}

/** Sets the app's clock to a moment, or lets it run again (undefined), as it does when the test is over: files share it. */
export function turnClock(time: string | Date | undefined): void {
  setClock(time === undefined ? undefined : new Date(time));
  onTestFinished(() => setClock(undefined));
}

/** Returns how long work keeps the processor, in milliseconds: that other programs keep it too adds nothing. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Moves the app's clock forward. */
export function passTime(milliseconds: number): void {
  turnClock(fromNow(milliseconds));
}
