// Imported for its side effect, before modules that read the configuration while they load.
import { config, listProblems } from "~/base/kernel/config";
import { exitOnProblems } from "~/base/kernel/refused";
import { handInRoutes } from "~/site/addresses";
import { mistakes } from "~/site/mistakes.server";
import { paths } from "../routes";

try {
  config();
} catch {
  handInRoutes(paths);
  exitOnProblems(listProblems(await mistakes()));
}
