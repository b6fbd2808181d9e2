import { afterEach, beforeEach } from "vitest";
import { fromNow, setClock } from "~/kernel/clock";

/** Stops the application's clock at this moment before each test, and lets it run again after. */
export function withClock(start: string): void {
  beforeEach(() => turnClock(start));
  afterEach(() => setClock(undefined));
}

/** Turns the clock to a moment, or lets it run again. */
export function turnClock(time: string | Date | undefined): void {
  setClock(time === undefined ? undefined : new Date(time));
}

/** Turns the clock on. */
export function passTime(milliseconds: number): void {
  setClock(fromNow(milliseconds));
}
