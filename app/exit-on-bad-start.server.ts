// Imported for its effect, before modules that read the configuration while they load.
import { checkContent } from "./content.server";
import { listProblems, startProblems } from "./kernel/config";
import { exitOnProblems } from "./kernel/exit-on-problems";

const problems = startProblems();
try {
  checkContent();
} catch (error) {
  problems.push((error as Error).message);
}
if (problems.length > 0) exitOnProblems(listProblems(problems));
