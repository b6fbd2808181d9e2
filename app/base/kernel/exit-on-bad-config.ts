// Imported for its side effect, before modules that read the configuration while they load.
import { config } from "./config";
import { exitOnProblems } from "./refused";

try {
  config();
} catch (error) {
  exitOnProblems((error as Error).message);
}
