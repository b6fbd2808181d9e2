// `npm start`: makes the clone ready, then runs stock remix-serve until a signal ends it.
import path from "node:path";
import { checkPort, isPort, runUntilItEnds, SERVE_ARGS, untilItAnswers } from "./run-server.mjs";
import { prepare, ROOT, readSettings, runMain } from "./set-up.mjs";
import { appUrlOf, isHost } from "./shared.mjs";

await runMain(async () => {
  readSettings();
  const port = process.env.PORT || "3000";
  const host = process.env.HOST || "127.0.0.1";
  const url = appUrlOf(process.env);
  // Invalid settings are left to the app, which lists all mistakes at once and ends. A port in use is checked here.
  if (isPort(port) && isHost(host)) await checkPort(port, host);
  await prepare({ build: true });

  const env = { ...process.env, NODE_ENV: "production", PORT: port, HOST: host };
  runUntilItEnds(SERVE_ARGS, env);
  if (!isPort(port) || !isHost(host)) return;
  await untilItAnswers(port, host);
  tellWhereThingsAre(url);
});

function tellWhereThingsAre(url) {
  const { DATA_DIR } = process.env;
  const isSet = (name) => process.env[name] || process.env[`${name}_FILE`];
  const dataDir = path.resolve(ROOT, DATA_DIR || "./data");
  const sentBy = isSet("POSTMARK_SERVER_TOKEN") ? "Postmark" : isSet("SMTP_URL") ? "SMTP" : null;
  const outbox = `files in ${path.join(dataDir, "outbox")}; read them at ${new URL("/outbox", url)}`;
  console.log(`
  Loam runs at ${url}
  Data: ${dataDir}${isSet("DATABASE_URL") ? ", and the database in DATABASE_URL" : ""}
  Mail: ${sentBy ? `sent by ${sentBy}` : outbox}
  Desk: ${new URL("/admin", url)}, for operators: npm run admin -- user make-operator EMAIL
  Press Ctrl+C to stop.
`);
}
