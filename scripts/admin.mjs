// `npm run admin -- <noun> <verb>`: the administrator's command line. In the container, where everything is built
// already, it is `node build/admin/admin.js`.
import { isBuilt, prepare, refuseOtherNode, runMain } from "./set-up.mjs";

await runMain(async () => {
  // The version that is built is the one that runs: a command changes nothing of it. Standard output is the answer's.
  if (!isBuilt()) await prepare({ build: true, say: console.error });
  refuseOtherNode();
  // npm changes to the package's folder; names of files are meant from where it was typed.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  process.env.NODE_ENV ??= "production";
  await import("../build/admin/admin.js");
});
