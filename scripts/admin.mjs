// `npm run admin -- <noun> <verb>`: the administrator's command line. In the container, where everything is built
// already, it is `node build/admin/admin.js`.
import { isBuilt, isUpToDate, readSettings, setUp } from "./set-up.mjs";

readSettings();
// Never builds anew: a command must run with the same build as the site. Messages go to standard error, because
// standard output is for the command's result.
if (!isBuilt()) await setUp({ build: true, say: console.error });
else if (!isUpToDate()) console.error("The sources are newer than the build, which runs: npm run build");
// npm changes to the package's folder, but file names on the command line are relative to where it was typed.
process.chdir(process.env.INIT_CWD ?? process.cwd());
process.env.NODE_ENV ??= "production";
await import("../build/admin/admin.js");
