import { siteContent } from "~/content.server";
import { closeDatabase, openDatabase, transaction } from "~/data/database";
import { deleteOldDrafts } from "~/data/drafts";
import { deleteExpiredTokens } from "~/data/mailed-tokens";
import { deleteOldMail } from "~/data/outgoing-mail";
import { deleteExpiredSessions } from "~/data/sessions";
import { HOUR_MS } from "~/kernel/clock";
import { config } from "~/kernel/config";
import { log } from "~/kernel/log";
import { sessionSecrets } from "~/kernel/secrets";
import { startMailWorker } from "~/mail/deliver";

// In development the bundle is loaded again at each change: workers must not start twice.
const STARTED = Symbol.for("loam.started");

/** Checks the configuration and the content, opens and migrates the database, starts the workers. Runs once. */
export function boot(): Promise<void> {
  const holder = globalThis as { [STARTED]?: Promise<void> };
  holder[STARTED] ??= start();
  return config().isProduction ? holder[STARTED] : holder[STARTED].then(() => openDatabase()).then(() => {});
}

async function start(): Promise<void> {
  config();
  siteContent();
  sessionSecrets();
  await openDatabase();
  const stopMail = startMailWorker();
  const cleaning = setInterval(() => void clearAway(), HOUR_MS).unref();
  void clearAway();
  process.once("exit", () => void closeDatabase());
  process.once("SIGTERM", () => {
    stopMail();
    clearInterval(cleaning);
  });
}

/** Deletes what is past its time. */
async function clearAway(): Promise<void> {
  try {
    await transaction(async (tx) => {
      await deleteExpiredSessions(tx);
      await deleteExpiredTokens(tx);
      await deleteOldDrafts(tx);
      await deleteOldMail(tx);
    });
  } catch (error) {
    log.error({ error: (error as Error).message }, "clearing away");
  }
}
