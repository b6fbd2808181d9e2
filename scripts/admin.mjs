// `npm run admin -- <noun> <verb>`: the administrator's command line. In the container, where everything is built
// already, it is `node build/admin/admin.js`.
import { isBuilt, prepare, readSettings, refuseOtherNode, runMain } from "./set-up.mjs";

await runMain(async () => {
  readSettings();
  // Never rebuilds: a command must run with the same build as the site. Messages go to standard error, because
  // standard output is for the command's result.
  if (!isBuilt()) await prepare({ build: true, say: console.error });
  refuseOtherNode();
  // npm changes to the package's folder, but file names on the command line are relative to where it was typed.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  process.env.NODE_ENV ??= "production";
  await import("../build/admin/admin.js");
});
