import diagnostics from "node:diagnostics_channel";
import { readdirSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  closeDatabase,
  databasePlace,
  migrateDatabase,
  openDatabase,
  transaction,
} from "~/base/data/database";
import { forOperators } from "~/base/data/errors";
import { schemaState } from "~/base/data/schema-state";
import { noteFirst } from "~/base/data/switches";
import { whenSchemaDiffers } from "~/base/kernel/busy";
import { HOUR_MS } from "~/base/kernel/clock";
import { config, isLoopbackHost, listProblems, startWarnings } from "~/base/kernel/config";
import { log, logConsole } from "~/base/kernel/log";
import { keepPrivate } from "~/base/kernel/private-files";
import { exitOnProblems } from "~/base/kernel/refused";
import { inBackground } from "~/base/kernel/request-context";
import { sessionSecrets } from "~/base/kernel/secrets";
import { listed } from "~/base/kernel/sentence";
import { atEnd, shutdownSignal, waitUntil } from "~/base/kernel/shutdown";
import { links } from "~/base/links";
import { allAreas } from "~/identity/area";
import { startMailWorker } from "~/mail/deliver";
import { outboxKey } from "~/mail/outbox-access";
import { isOutboxOnly, mailService } from "~/mail/transports";
import { startBackupWorker } from "~/operations/backup-worker";
import {
  addressProblem,
  compareSchema,
  lastVersion,
  noteAddress,
  noteSettings,
  noteVersion,
} from "~/operations/data/readiness";
import { startMetrics } from "~/operations/metrics";
import { requireSecret, rotateSecret } from "~/operations/sealed-with";
import { VERSION } from "~/operations/version";
import { readKeys } from "~/sign-on/provider/keys";
import { startLogoutWorker } from "~/sign-on/tell-logouts";
import { nameFrom } from "~/site/render/feeds";
import { noteDelivered, notedFiles } from "~/site/site.server";
import { fileWarnings } from "~/site/warnings.server";
import { portProblem } from "../scripts/shared.mjs";
import { assemble } from "./assemble";

// Development reloads the bundle at each change, but workers must start only once; so this is kept on `globalThis`.
const STARTED = Symbol.for("loam.started");

/** Opens and migrates the database, then starts the workers. Runs once. */
export function boot(): Promise<void> {
  const holder = globalThis as { [STARTED]?: Promise<void> };
  holder[STARTED] ??= inBackground(start).catch(endWithReason);
  return config().isProduction ? holder[STARTED] : holder[STARTED].then(() => openDatabase()).then(() => {});
}

async function start(): Promise<void> {
  assemble();
  const { isProduction, host, port } = config();
  const taken = isProduction && (await portProblem({ HOST: host, PORT: port }));
  if (taken) throw new Error(listProblems([taken]));
  for (const warning of [...startWarnings(), ...fileWarnings()]) log.warn(warning);
  const shared = await keepPrivate(config().dataDir);
  if (shared.length > 0)
    log.warn({ files: shared.length, first: shared[0] }, "other accounts may read files under DATA_DIR");
  const held = readdirSync(config().dataDir);
  const migrated = await migrateDatabase();
  if (migrated?.isNew) tellNew(held);
  const database = await openDatabase({ mayBeAhead: true });
  if ((await schemaState(database)) === "ahead")
    log.warn("a newer version has migrated the database; this one goes on with it");
  await requireSecret();
  nameFrom(await noteFirst("feeds", config().appOrigin));
  whenSchemaDiffers((error) => {
    log.error({ error }, "a table or column is missing");
    compareSchema().catch(() => {});
  });
  if (migrated && !migrated.isNew) {
    const { migrations, keptAs } = migrated;
    const from = (await lastVersion()) ?? "one before 0.2.0";
    log.info(
      { from, to: VERSION, migrations, ...(keptAs && { before: keptAs }) },
      "the database was migrated",
    );
  }
  await noteVersion(VERSION);
  const moved = await addressProblem();
  if (moved?.endsStart) throw new Error(listProblems([moved.text]));
  if (moved) log.warn(moved.text);
  await noteAddress(config().appOrigin);
  await noteSettings();
  if (!notedFiles()) noteDelivered();
  // Errors before this point are printed as plain text, for the person who starts the server.
  if (isProduction) logConsole();
  onceListening((heard) => {
    if (heard === port) log.info({ version: VERSION, mail: mailService() }, "started");
    else exitOnProblems(`PORT: ${port} is not what the server got: set PORT=${port}, or another`);
  });
  sessionSecrets();
  tellOutboxKey();
  await startMetrics();
  const stopMail = startMailWorker();
  const stopBackups = startBackupWorker();
  const stopLogouts = startLogoutWorker();
  const cleaning = setInterval(() => void clearAway(), HOUR_MS).unref();
  void clearAway();
  void rotateSecret().catch((error: Error) => log.error({ error }, "sealing again"));
  void readKeys().catch((error: Error) => log.error({ error }, "signing key"));
  onShutdown(async () => {
    clearInterval(cleaning);
    await Promise.all([stopMail(), stopBackups(), stopLogouts()]);
  });
}

/** Tells the port once the server listens; undefined when it cannot. remix-serve chooses a port itself, where PORT is not set. */
function onceListening(tell: (port: number | undefined) => void): void {
  for (const end of ["asyncEnd", "error"])
    diagnostics.subscribe(`tracing:net.server.listen:${end}`, (message) =>
      tell(((message as { server: Server }).server.address() as AddressInfo | null)?.port),
    );
}

/** Prints why the start failed; a stack trace only for unexpected errors. */
function endWithReason(error: Error): void {
  if (!config().isProduction) throw error;
  const { name, message, stack = message } = forOperators(error);
  exitOnProblems(name === "Error" ? message : stack);
}

/** Runs work at shutdown; the process waits for it. */
function onShutdown(work: () => Promise<void>): void {
  // The database closes last, because open requests still write.
  atEnd(closeDatabase);
  shutdownSignal.addEventListener("abort", () => waitUntil(work()));
}

/** Warns of a new, empty database and lists DATA_DIR: a wrong DATA_DIR would look the same. */
function tellNew(held: string[]): void {
  const { dataDir } = config();
  const holds = held.length > 0 ? `holds ${listed(held.sort(), 10)}` : "was empty";
  log.warn(`There was no database: a new, empty one was made, ${databasePlace()}. ${dataDir} ${holds}.`);
}

/** Prints the key for the outbox when the server can be reached from other machines. */
function tellOutboxKey(): void {
  const { host, appOrigin } = config();
  if (isOutboxOnly() && !isLoopbackHost(host)) {
    console.log(`Mail is kept in files. Read it at ${appOrigin}${links.outbox()}?key=${outboxKey()}`);
  }
}

/** Deletes everything that has expired or is too old. */
async function clearAway(): Promise<void> {
  try {
    await transaction(async (tx) => {
      for (const area of allAreas()) await area.clearAway?.(tx);
    });
  } catch (error) {
    log.error({ error }, "clearing away");
  }
}
