import { now, SECOND_MS } from "./clock";
import { log } from "./log";

/** Tells the log each time that something cannot be used, and once that it can be again, with the seconds since the first. */
export function outage(gone: string, back: string) {
  let since: Date | null = null;
  return {
    note(error: string) {
      since ??= now();
      log.error({ alert: true, error }, gone);
    },
    end() {
      if (!since) return;
      log.info({ seconds: Math.round((now().getTime() - since.getTime()) / SECOND_MS) }, back);
      since = null;
    },
  };
}
