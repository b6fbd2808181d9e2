import { existsSync } from "node:fs";
import path from "node:path";

// Started from any folder: the product's own files, and what DATA_DIR and CONTENT_DIR name, are found as the server finds
// them. Before anything else is loaded, for that reads the configuration.
const cameFrom = process.cwd();
process.chdir(productFolder(import.meta.dirname));

/** build/admin is in it, or a build among others. */
function productFolder(from: string): string {
  return existsSync(path.join(from, "package.json")) ? from : productFolder(path.dirname(from));
}

const { main } = await import("./program");
await main(cameFrom);
