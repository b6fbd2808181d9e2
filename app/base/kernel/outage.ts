import { now, SECOND_MS } from "./clock";
import { log } from "./log";

/** Logs each failure of a service, and once its recovery, with the seconds since the first failure. */
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
