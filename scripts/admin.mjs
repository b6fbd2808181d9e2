// `npm run admin -- <noun> <verb>`: the administrator's command line. In the container, where everything is built
// already, it is `node build/admin/admin.js`.
import { prepare, runMain } from "./set-up.mjs";

await runMain(async () => {
  // Standard output belongs to the command's answer.
  await prepare({ build: true, say: console.error });
  // npm changes to the package's folder; names of files are meant from where it was typed.
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  process.env.NODE_ENV ??= "production";
  await import("../build/admin/admin.js");
});
