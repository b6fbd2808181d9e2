// Takes from the browser's list of routes those that no script asks for: reading pages, files, and the operators' desk. Every
// application page loads that list. A redirect to a page that is not in it loads a document (app/ui/native-fallback.ts).
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const START = "window.__remixManifest=";

const [, name] =
  /"url": "\/assets\/(manifest-\w+\.js)"/.exec(readFileSync("build/server/index.js", "utf8")) ?? [];
if (!name) throw new Error("The server's build names no manifest.");
const file = path.join("build/client/assets", name);
const manifest = JSON.parse(readFileSync(file, "utf8").slice(START.length).replace(/;\s*$/, ""));

/** Whether a script of an application page loads this route or sends a form to it. */
function isAsked({ id, hasAction }) {
  if (id === "root") return true;
  const source = path.join("app", `${id}.tsx`);
  if (id.startsWith("routes/desk/") || !existsSync(source)) return false;
  return hasAction || readFileSync(source, "utf8").includes("hydrate: true");
}

manifest.routes = Object.fromEntries(Object.entries(manifest.routes).filter(([, route]) => isAsked(route)));
writeFileSync(file, `${START}${JSON.stringify(manifest)};`);
