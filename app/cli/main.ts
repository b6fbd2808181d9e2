import { existsSync } from "node:fs";
import path from "node:path";

// Change to the product's folder before anything else is loaded, because loading reads the configuration: from any
// folder, files
// must be found as the server finds them.
const cameFrom = process.cwd();
process.chdir(productFolder(import.meta.dirname));

/** Walks up to the folder with package.json: build/admin is somewhere inside. */
function productFolder(from: string): string {
  return existsSync(path.join(from, "package.json")) ? from : productFolder(path.dirname(from));
}

const { main } = await import("./program");
await main(cameFrom);
