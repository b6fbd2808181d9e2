// A side-effect import: must come before modules that read the configuration while they load.
import { checkContent } from "./content/site.server";
import { config, listProblems, startProblems } from "./kernel/config";
import { exitOnProblems } from "./kernel/exit-on-problems";
import { makeFolder } from "./kernel/private-files";

const problems = await startProblems();
try {
  checkContent();
} catch (error) {
  problems.push((error as Error).message);
}
if (problems.length === 0) {
  const { dataDir } = config();
  try {
    makeFolder(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    problems.push(
      `DATA_DIR must be a folder that this account may write to: ${dataDir} cannot be made (${code})`,
    );
  }
}
if (problems.length > 0) exitOnProblems(listProblems(problems));
