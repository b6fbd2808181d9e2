// Imported for its effect, before anything that reads the configuration while it is loaded: everything that is wrong with
// configuration and content is shown as one list for people, and the start ends.
import { checkContent } from "./content.server";
import { listProblems, startProblems } from "./kernel/config";

const problems = startProblems();
try {
  checkContent();
} catch (error) {
  problems.push((error as Error).message);
}
if (problems.length > 0) {
  console.error(listProblems(problems));
  process.exit(1);
}
