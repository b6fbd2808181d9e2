// Imported for its effect, before anything that reads the configuration while it is loaded: mistakes in it are shown
// as a list for people, without a stack, and end the process.
import { config } from "./config";

try {
  config();
} catch (error) {
  const { message } = error as Error;
  console.error(process.argv.includes("--json") ? JSON.stringify({ error: message }) : message);
  process.exit(1);
}
