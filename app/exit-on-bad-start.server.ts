// A side-effect import: must come before modules that read the configuration while they load.

import { config, listProblems } from "~/base/kernel/config";
import { reasonOf } from "~/base/kernel/file-access";
import { makeFolder } from "~/base/kernel/private-files";
import { exitOnProblems } from "~/base/kernel/refused";
import { handInRoutes } from "~/site/addresses";
import { mistakes } from "~/site/mistakes.server";
import { paths } from "./routes";

// Links and redirects are among what is checked, before the site is assembled.
handInRoutes(paths);
const problems = await mistakes();
if (problems.length === 0) {
  try {
    makeFolder(config().dataDir);
  } catch (error) {
    problems.push(`DATA_DIR cannot be made: ${reasonOf(error as Error)}`);
  }
}
if (problems.length > 0) exitOnProblems(listProblems(problems));
