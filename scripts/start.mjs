// `npm start`: makes the clone ready, then runs stock remix-serve until a signal ends it.
import path from "node:path";
import { checkPort, PRELOAD_ARGS, runUntilItEnds, untilItAnswers } from "./run-server.mjs";
import { checkNodeVersion, prepare, ROOT, runMain, SetUpError } from "./set-up.mjs";

await runMain(async () => {
  checkNodeVersion();
  const port = process.env.PORT || "3000";
  const host = process.env.HOST || "127.0.0.1";
  const address = process.env.APP_URL || `http://127.0.0.1:${port}`;
  await checkPort(port, host);
  if (!/^https?:/.test(address) || !URL.canParse(address)) {
    throw new SetUpError(`APP_URL must be an http or https address; it is "${address}".`);
  }
  await prepare({ build: true });

  const serve = path.join(ROOT, "node_modules/@remix-run/serve/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "production", PORT: port, HOST: host };
  runUntilItEnds([...PRELOAD_ARGS, serve, "build/server/index.js"], env);
  await untilItAnswers(port, host);
  tellWhereThingsAre(address);
});

function tellWhereThingsAre(address) {
  const { DATA_DIR, DATABASE_URL, POSTMARK_SERVER_TOKEN, SMTP_URL } = process.env;
  const dataDir = path.resolve(ROOT, DATA_DIR || "./data");
  const outbox = `${path.join(dataDir, "outbox")}, to be read at ${new URL("/outbox", address)}`;
  console.log(`
  Loam runs at ${address}
  Data: ${dataDir}${DATABASE_URL ? ", and the database that DATABASE_URL names" : ""}
  Mail: ${POSTMARK_SERVER_TOKEN || SMTP_URL ? "sent by the provider that is set up" : outbox}
  Ctrl+C stops it.
`);
}
