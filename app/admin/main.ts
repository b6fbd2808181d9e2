import path from "node:path";
import { fileURLToPath } from "node:url";

// Started from any folder: the product's own files, and what DATA_DIR and CONTENT_DIR name, are found as the server finds
// them. Before anything else is loaded, for that reads the configuration.
const cameFrom = process.cwd();
process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../.."));

const { main } = await import("./program");
await main(cameFrom);
