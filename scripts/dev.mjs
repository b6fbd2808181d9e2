// `npm run dev`: the development server, with reload.
import path from "node:path";
import { checkPort, runUntilItEnds } from "./run-server.mjs";
import { prepare, ROOT, runMain } from "./set-up.mjs";

await runMain(async () => {
  const [port, host] = [process.env.PORT || "3000", "127.0.0.1"];
  await checkPort(port, host);
  await prepare({});
  const remix = path.join(ROOT, "node_modules/@remix-run/dev/dist/cli.js");
  const env = { ...process.env, NODE_ENV: "development", PORT: port, HOST: host };
  runUntilItEnds([remix, "vite:dev", "--host", host, "--port", port, "--strictPort"], env);
});
