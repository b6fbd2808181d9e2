import { afterEach, beforeEach } from "vitest";
import { fromNow, setClock } from "~/kernel/clock";

/** Sets the app's clock to this moment and stops it there for each test. */
export function withClock(start: string): void {
  beforeEach(() => turnClock(start));
  afterEach(() => setClock(undefined));
}

/** Sets the app's clock to a moment, or lets it run again (undefined). */
export function turnClock(time: string | Date | undefined): void {
  setClock(time === undefined ? undefined : new Date(time));
}

/** Moves the app's clock forward. */
export function passTime(milliseconds: number): void {
  setClock(fromNow(milliseconds));
}
