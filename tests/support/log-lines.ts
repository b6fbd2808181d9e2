import { afterEach, beforeEach, vi } from "vitest";
import { log } from "~/base/kernel/log";

type Stream = { write(line: string): void };

/** Captures the log of each test instead of printing it. @returns a function that returns its lines */
export function withLogLines(): () => Record<string, unknown>[] {
  const lines: string[] = [];
  const streams = log as unknown as { [key: symbol]: Stream };
  const key = Object.getOwnPropertySymbols(log).find(({ description }) => description === "pino.stream");
  beforeEach(() => {
    lines.length = 0;
    vi.spyOn(streams[key as symbol] as Stream, "write").mockImplementation((line) => void lines.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  return () => lines.map((line) => JSON.parse(line));
}

/** Silences the log during a file's tests. */
export function withSilentLog(): void {
  const { level } = log;
  beforeEach(() => {
    log.level = "silent";
  });
  afterEach(() => {
    log.level = level;
  });
}
