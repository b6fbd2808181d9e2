// `npm run dev`: the development server, which reloads after edits.
import path from "node:path";
import { checkPort, isPort, runUntilItEnds } from "./run-server.mjs";
import { prepare, ROOT, readSettings, runMain, SetUpError } from "./set-up.mjs";

await runMain(async () => {
  readSettings();
  const [port, host] = [process.env.PORT || "3000", "127.0.0.1"];
  if (!isPort(port)) throw new SetUpError(`PORT must be a number from 1 to 65535; it is "${port}".`);
  await checkPort(port, host);
  await prepare({});
  const remix = path.join(ROOT, "node_modules/@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "development", PORT: port, HOST: host };
  runUntilItEnds([remix, "vite:dev", "--host", host, "--port", port, "--strictPort"], env);
});
