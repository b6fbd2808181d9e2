// `npm start`: makes the clone ready, then is stock remix-serve.
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { fail, ROOT, readSettings, setUp } from "./set-up.mjs";
import { answers, appUrlOf, localUrl, portProblem } from "./shared.mjs";

readSettings();
process.chdir(ROOT);
process.env.NODE_ENV = "production";
process.env.PORT ||= "3000";
process.env.HOST ||= "127.0.0.1";
const { PORT, HOST, DATA_DIR } = process.env;
// Before anything is built. Settings that are wrong the app lists, all at once.
const taken = await portProblem({ HOST, PORT });
if (taken?.startsWith("PORT")) fail(taken);
endWithNpm();
await setUp({ build: true });
const serve = path.resolve("node_modules/@remix-run/serve/dist/cli.js");
process.argv = [process.execPath, serve, "build/server/index.js"];
await import(pathToFileURL(serve).href);
// Where it cannot, as with a PORT that is no number, the app ends by itself.
while (!(await answers(localUrl({ HOST, PORT })))) await wait(50);
tellWhereThingsAre(appUrlOf(process.env));

/** npm runs this below a shell that passes no signals on: a signal to npm would leave the server running. */
function endWithNpm() {
  const { ppid, env, pid } = process;
  if (!env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    process.kill(pid, "SIGTERM");
  }, 200).unref();
}

function tellWhereThingsAre(url) {
  const isSet = (name) => process.env[name] || process.env[`${name}_FILE`];
  const dataDir = path.resolve(DATA_DIR || "./data");
  const sentBy = isSet("POSTMARK_SERVER_TOKEN") ? "Postmark" : isSet("SMTP_URL") ? "SMTP" : null;
  const outbox = `files in ${path.join(dataDir, "outbox")}; read them at ${new URL("/outbox", url)}`;
  // Not by console.log, whose lines the app writes into its log.
  process.stdout.write(`
  Loam runs at ${url}
  Data: ${dataDir}${isSet("DATABASE_URL") ? ", and the database in DATABASE_URL" : ""}
  Mail: ${sentBy ? `sent by ${sentBy}` : outbox}
  Desk: ${new URL("/admin", url)}, for operators: npm run admin -- user make-operator EMAIL
  Press Ctrl+C to stop.

`);
}
