// For the development server alone: spoils the site's scripts on their way, as the bar at the foot of each page asks
// (app/ui/dev-bar.tsx), so that anyone can feel each mode. What is spoiled is what a browser may really meet.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plugin } from "vite";
import {
  SCRIPT_MODE_COOKIE,
  SCRIPT_MODE_PATH,
  SCRIPT_MODES,
  type ScriptMode,
} from "../app/ui/dev-script-modes";

const LATE_MS = 5000;
const NO_SCRIPTS = "script-src 'none'";

/** What is done to a request in a mode; null: nothing. */
export function spoilingOf(mode: ScriptMode, path: string): "lost" | "late" | "throws" | null {
  const isOurs = /^\/(app|@id|@vite|@fs|node_modules)\//.test(path);
  if (mode === "blocked" && isOurs) return "lost";
  if (mode === "late" && isOurs) return "late";
  if (mode === "throwing" && isOurs) return "throws";
  return null;
}

/** The mode that a Cookie header asks for. */
export function modeOf(cookie = ""): ScriptMode {
  const value = new RegExp(`(?:^|;\\s*)${SCRIPT_MODE_COOKIE}=(\\w+)`).exec(cookie)?.[1];
  return SCRIPT_MODES.find((mode) => mode === value) ?? "on";
}

export function devScriptModes(): Plugin {
  return {
    name: "dev-script-modes",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
        if (pathname === SCRIPT_MODE_PATH) return choose(searchParams, request, response);
        const mode = modeOf(request.headers.cookie);
        const isScript = request.headers["sec-fetch-dest"] === "script";
        const spoiling = isScript ? spoilingOf(mode, pathname) : null;
        if (spoiling === "lost") return end(response, 404, "");
        if (spoiling === "throws")
          return end(response, 200, 'throw new Error("Thrown by the development bar");');
        if (mode === "off") forbidScripts(response);
        if (spoiling === "late") setTimeout(next, LATE_MS);
        else next();
      });
    },
  };
}

/** A GET, because it changes nothing but this browser's own cookie, on a developer's own machine. */
function choose(query: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
  const mode = SCRIPT_MODES.find((each) => each === query.get("mode")) ?? "on";
  response.setHeader("Set-Cookie", `${SCRIPT_MODE_COOKIE}=${mode}; Path=/; SameSite=Lax`);
  const from = URL.canParse(request.headers.referer ?? "") ? new URL(request.headers.referer ?? "") : null;
  response.setHeader("Location", from ? from.pathname + from.search : "/");
  end(response, 303, "");
}

function end(response: ServerResponse, status: number, script: string) {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/javascript");
  response.setHeader("Cache-Control", "no-store");
  response.end(script);
}

/** Off: the page's own policy forbids them, which is as near as a server comes to the browser's switch. */
function forbidScripts(response: ServerResponse) {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    name.toLowerCase() === "content-security-policy" ? set(name, NO_SCRIPTS) : set(name, value);
}
