// Imported for its side effect, before modules that read the configuration while they load.
import { config } from "./config";
import { exitOnProblems } from "./exit-on-problems";

try {
  config();
} catch (error) {
  exitOnProblems((error as Error).message);
}
