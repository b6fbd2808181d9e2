// `npm run admin -- <noun> <verb>`: the administrator's command line. In the container, where everything is built
// already, it is `node build/admin/admin.js`.
import { fail, isBuilt, isUpToDate, readSettings } from "./set-up.mjs";

readSettings();
// Never builds: a command must run with the same build as the site, and somebody else may be building.
if (!isBuilt()) fail("There is no build, or it is under way or broke off: wait, or npm run build");
if (!isUpToDate()) console.error("The sources are newer than the build, which runs: npm run build");
// npm changes to the package's folder, but file names on the command line are relative to where it was typed.
process.chdir(process.env.INIT_CWD ?? process.cwd());
process.env.NODE_ENV ??= "production";
await import("../build/admin/admin.js");
