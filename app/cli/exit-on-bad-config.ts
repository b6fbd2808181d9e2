// Imported for its side effect, before modules that read the configuration while they load.
import { config, listProblems } from "~/base/kernel/config";
import { exitOnProblems } from "~/base/kernel/refused";
import { mistakes } from "~/site/mistakes.server";

try {
  config();
} catch {
  exitOnProblems(listProblems(await mistakes()));
}
